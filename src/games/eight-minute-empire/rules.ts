// Who may do what. What it does is in apply.ts.

import type { Seat } from '../../kernel/game.ts';
import { boards } from './boards.ts';
import { type ActionType, prices } from './components.ts';
import { bidsUpTo, boardMoves, done, endTurn, nextGame, takesUpTo } from './moves.ts';
import { cardInHand, ownersOf } from './state.ts';
import type { Move, State } from './types.ts';

const nobody: readonly Seat[] = Object.freeze([]);
const alone: readonly (readonly Seat[])[] = [0, 1, 2, 3, 4].map((seat) => Object.freeze([seat]));

/** Nobody acts out of turn, so these are also the seats that are awaited. */
export function activeSeats(state: State): readonly Seat[] {
  switch (state.step) {
    case 'bid': // EE-S4: all at once
      return withoutBid(state);
    case 'gameOver':
      return nobody;
    case 'placeNeutral':
    case 'chooseCard':
    case 'act':
    case 'endTurn':
    case 'nextGame':
      return alone[state.turn]!;
  }
}

function withoutBid({ bids }: State): Seat[] {
  const seats: Seat[] = [];
  for (let seat = 0; seat < bids.length; seat++) if (bids[seat] === null) seats.push(seat);
  return seats;
}

const noMoves: readonly Move[] = Object.freeze([]);
const onlyEndTurn: readonly Move[] = Object.freeze([endTurn]);
const onlyNextGame: readonly Move[] = Object.freeze([nextGame]);

export function legalMoves(state: State, seat: Seat): readonly Move[] {
  if (seat !== state.turn && state.step !== 'bid') return noMoves;
  switch (state.step) {
    case 'bid':
      return state.bids[seat] === null ? bidsUpTo[state.coins[seat]!]! : noMoves;
    case 'placeNeutral':
      return boardMoves[state.side].neutral;
    case 'chooseCard':
      return takesUpTo[affordable(state, seat)]!;
    case 'act':
      return actMoves(state, seat);
    case 'endTurn':
      return onlyEndTurn;
    case 'nextGame':
      return onlyNextGame;
    case 'gameOver':
      return noMoves;
  }
}

/** EE-T1: prices rise to the right, so these are so many cards from the left. */
function affordable(state: State, seat: Seat): number {
  let count = state.row.length;
  while (count > 0 && prices[count - 1]! > state.coins[seat]!) count--;
  return count;
}

/** EE-T2, EE-T8: a unit of any action that is still open, or enough of it. */
function actMoves(state: State, seat: Seat): readonly Move[] {
  const { actions } = cardInHand(state);
  const moves: Move[] = [];
  for (let i = 0; i < actions.length; i++) {
    if (state.left[i]! > 0) addUnits(state, seat, actions[i]!.type, moves);
  }
  moves.push(done);
  return moves;
}

function addUnits(state: State, seat: Seat, action: ActionType, moves: Move[]): void {
  const table = boardMoves[state.side];
  switch (action) {
    case 'place':
      addPlacements(state, seat, table.place, moves);
      break;
    case 'march':
      addSteps(state, seat, table.march, moves);
      break;
    case 'sail':
      addSteps(state, seat, table.sail, moves);
      break;
    case 'city':
      addCities(state, seat, table.city, moves);
      break;
    case 'destroy':
      addVictims(state, table.destroy, moves);
      break;
  }
}

/** EE-T3 */
function addPlacements(state: State, seat: Seat, table: readonly Move[], moves: Move[]): void {
  if (state.supply[seat] === 0) return;
  const owners = ownersOf(state);
  const { start } = boards[state.side];
  for (let region = 0; region < table.length; region++) {
    if (region === start || state.cities[region * owners + seat]! > 0) moves.push(table[region]!);
  }
}

/** EE-T4, EE-T5 */
function addSteps(state: State, seat: Seat, table: readonly (readonly Move[])[], moves: Move[]): void {
  const owners = ownersOf(state);
  for (let region = 0; region < table.length; region++) {
    if (state.armies[region * owners + seat] === 0) continue;
    const steps = table[region]!;
    for (let i = 0; i < steps.length; i++) moves.push(steps[i]!);
  }
}

/** EE-T6 */
function addCities(state: State, seat: Seat, table: readonly Move[], moves: Move[]): void {
  if (state.citiesLeft[seat] === 0) return;
  const owners = ownersOf(state);
  for (let region = 0; region < table.length; region++) {
    if (state.armies[region * owners + seat]! > 0) moves.push(table[region]!);
  }
}

/** EE-T7 */
function addVictims(state: State, table: readonly (readonly Move[])[], moves: Move[]): void {
  const owners = ownersOf(state);
  for (let region = 0; region < table.length; region++) {
    const victims = table[region]!;
    for (let owner = 0; owner < owners; owner++) {
      if (state.armies[region * owners + owner] === 0) continue;
      moves.push(owner < state.seats ? victims[owner]! : victims[victims.length - 1]!);
    }
  }
}
