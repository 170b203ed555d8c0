import type { Emit, Seat } from '../../kernel/game.ts';
import {
  addFigure,
  blowUp,
  canPlayCards,
  cardMoves,
  choiceMoves,
  claimCard,
  hireFigure,
  playCard,
  turnDie,
} from './actions.ts';
import { type Figure, figureLimit, figurePrice, figureUpkeep } from './components.ts';
import { placeDie, placingMoves, rollDice, setDieAside } from './dice.ts';
import { freeNumbers, freeSpot } from './mines.ts';
import { payBank } from './money.ts';
import { buyGuard, buyProspector, endTurn as endTurnMove, guard, keep, letBe, roll } from './moves.ts';
import { askNext, endTurn, keepFigures, settle } from './turn.ts';
import type { Event, Move, State } from './types.ts';

/** GR-X1, GR-X2: who owes a choice, else who is asked, else whose turn it is. */
export function awaitedSeat(state: State): Seat {
  return state.owing ?? state.asked ?? state.turn;
}

export function awaitedSeats(state: State): readonly Seat[] {
  return state.step === 'gameOver' ? [] : [awaitedSeat(state)];
}

/** GR-X1: cards may be played out of turn, but not while a choice is owed. */
export function activeSeats(state: State): readonly Seat[] {
  if (state.step === 'gameOver') return [];
  const awaited = awaitedSeat(state);
  const seats: Seat[] = [];
  for (let seat = 0; seat < state.held.length; seat++) {
    if (seat === awaited || (state.owing === null && canPlayCards(state, seat))) seats.push(seat);
  }
  return seats;
}

export function legalMoves(state: State, seat: Seat): readonly Move[] {
  if (state.step === 'gameOver') return [];
  if (state.owing !== null) return seat === state.owing ? choiceMoves(state, state.choice!, seat) : [];
  const moves: Move[] = [];
  if (seat === state.asked) moves.push(letBe); // GR-X2
  if (seat === state.turn) turnMoves(state, moves);
  if (state.held[seat]!.length > 0) cardMoves(state, seat, moves);
  return moves;
}

function turnMoves(state: State, moves: Move[]): void {
  switch (state.step) {
    case 'upkeep':
      upkeepMoves(state, moves);
      return;
    case 'roll':
      moves.push(roll);
      break;
    case 'place':
      placingMoves(state, moves);
      break;
    case 'finish':
      moves.push(endTurnMove); // GR-T9
      break;
    case 'answer':
    case 'gameOver':
      return;
  }
  if (canBuy(state, 'prospector')) moves.push(buyProspector);
  if (canBuy(state, 'guard')) moves.push(buyGuard);
  guardMoves(state, moves);
}

/** GR-T1 */
function upkeepMoves(state: State, moves: Move[]): void {
  const money = state.money[state.turn]!;
  for (let prospectors = state.dueProspectors; prospectors >= 0; prospectors--) {
    for (let guards = state.dueGuards; guards >= 0; guards--) {
      if (figureUpkeep * (prospectors + guards) <= money) moves.push(keep(prospectors, guards));
    }
  }
}

/** GR-T7 */
function canBuy(state: State, figure: Figure): boolean {
  const owned = figure === 'guard' ? state.guards : state.prospectors;
  return state.money[state.turn]! >= figurePrice && owned[state.turn]! < figureLimit;
}

/** GR-T8: guards who do not stand on a card. */
export function idleGuards(state: State): number {
  let idle = state.guards[state.turn]!;
  if (idle > 0) for (const spot of state.mines[state.turn]!) if (spot.guarded) idle--;
  return idle;
}

/** GR-T8 */
function guardMoves(state: State, moves: Move[]): void {
  if (!state.hasRolled || idleGuards(state) === 0) return;
  for (const card of freeNumbers(state.mines[state.turn]!)) moves.push(guard(card));
}

export function apply(state: State, seat: Seat, move: Move, emit: Emit<Event>): void {
  switch (move.type) {
    case 'letBe':
      emit({ type: 'stoodBy', seat });
      askNext(state, seat, emit);
      break;
    case 'keep':
      keepFigures(state, move.prospectors, move.guards, emit);
      break;
    case 'roll':
      rollDice(state, emit);
      return;
    case 'place':
      placeDie(state, move.die, move.mine, move.card, emit);
      break;
    case 'setAside':
      setDieAside(state, move.kind, emit);
      break;
    case 'buy':
      payBank(state, seat, figurePrice);
      addFigure(state, seat, move.figure);
      emit({ type: 'figureBought', seat, figure: move.figure });
      break;
    case 'guard':
      freeSpot(state.mines[seat]!, move.card).guarded = true;
      emit({ type: 'guardSet', seat, card: move.card });
      break;
    case 'endTurn':
      endTurn(state, emit);
      break;
    case 'use':
      playCard(state, seat, move.action, seat, emit);
      break;
    case 'pass':
      playCard(state, seat, move.action, move.to, emit);
      break;
    case 'turnDie':
      turnDie(state, seat, move.die, move.to, emit);
      break;
    case 'hire':
      hireFigure(state, seat, move.figure, emit);
      break;
    case 'claim':
      claimCard(state, seat, move.card, emit);
      break;
    case 'fuse':
      blowUp(state, seat, move.mine, move.card, emit);
      break;
  }
  settle(state, emit);
}
