// Action cards: who may play which, and what they do (GR-X1, GR-A1 … GR-A8).

import type { Emit, Seat } from '../../kernel/game.ts';
import {
  type Action,
  type CardNumber,
  caveInDollars,
  type Die,
  type Figure,
  figureLimit,
  numberOfAction,
  plainDice,
  tollDollars,
  veinDollars,
} from './components.ts';
import { addDynamiteDie } from './dice.ts';
import { freeNumbers, freeSpot, hasFree, hasFreeAnywhere, mineOf, takeOut } from './mines.ts';
import { payBank, payPlayer, takeFromBank } from './money.ts';
import { allDice, claim, fuse, hireGuard, hireProspector, pass, turnsOf, use } from './moves.ts';
import type { Choice, Event, Mine, Move, State } from './types.ts';

/** GR-X1: a card that would have no effect on its subject can be neither used nor passed. */
export function hasEffect(state: State, action: Action, subject: Seat): boolean {
  switch (action) {
    case 'richVein':
      return state.bank > 0;
    case 'toll':
      return state.money.some((dollars, seat) => seat !== subject && dollars > 0);
    case 'horseshoe': // dice about to be rolled again are not worth turning
      return subject === state.turn && state.step === 'place';
    case 'hire':
      return state.prospectors[subject]! < figureLimit || state.guards[subject]! < figureLimit;
    case 'claim':
      return hasFree(state.common);
    case 'fuse':
      return hasFreeAnywhere(state);
    case 'lameMule':
      return slowsPresentTurn(state, subject) ? state.waitingPlain > 0 : state.mules[subject]! < plainDice;
    case 'caveIn':
      return state.money[subject]! > 0;
  }
}

function slowsPresentTurn(state: State, subject: Seat): boolean {
  return subject === state.turn && !state.hasRolled;
}

/** GR-X1: not between the receiver's first roll and the end of that turn. */
export function isOpenToPass(state: State, to: Seat): boolean {
  return to !== state.turn || !state.hasRolled;
}

export function canPass(state: State, action: Action, from: Seat, to: Seat): boolean {
  return to !== from && isOpenToPass(state, to) && hasEffect(state, action, to);
}

/** Is there a card that this seat may use or pass, if nobody owes a choice? */
export function canPlayCards(state: State, seat: Seat): boolean {
  for (const action of state.held[seat]!) {
    if (hasEffect(state, action, seat)) return true;
    for (let to = 0; to < state.money.length; to++) if (canPass(state, action, seat, to)) return true;
  }
  return false;
}

export function cardMoves(state: State, seat: Seat, moves: Move[]): void {
  const held = state.held[seat]!;
  for (let index = 0; index < held.length; index++) {
    const action = held[index]!;
    if (held.indexOf(action) < index) continue;
    if (hasEffect(state, action, seat)) moves.push(use(action));
    for (let to = 0; to < state.money.length; to++) {
      if (canPass(state, action, seat, to)) moves.push(pass(action, to));
    }
  }
}

/** GR-X1: the card goes out of play, its back known to all, and works at once. */
export function playCard(state: State, holder: Seat, action: Action, subject: Seat, emit: Emit<Event>): void {
  const held = state.held[holder]!;
  held.splice(held.indexOf(action), 1);
  state.seen.push(numberOfAction(action) + 10);
  if (holder === subject) emit({ type: 'actionUsed', seat: holder, action });
  else emit({ type: 'actionPassed', seat: holder, to: subject, action });
  takeEffect(state, action, subject, emit);
}

function takeEffect(state: State, action: Action, subject: Seat, emit: Emit<Event>): void {
  switch (action) {
    case 'richVein':
      emit({ type: 'veinFound', seat: subject, dollars: takeFromBank(state, subject, veinDollars) });
      break;
    case 'toll':
      collectToll(state, subject, emit);
      break;
    case 'horseshoe':
    case 'hire':
    case 'claim':
    case 'fuse':
      state.owing = subject;
      state.choice = action;
      break;
    case 'lameMule':
      if (slowsPresentTurn(state, subject)) {
        state.waitingPlain--;
        state.lame++;
      } else state.mules[subject]!++;
      emit({ type: 'muleCame', seat: subject });
      break;
    case 'caveIn':
      emit({ type: 'caveInPaid', seat: subject, dollars: payBank(state, subject, caveInDollars) });
      break;
  }
}

function collectToll(state: State, subject: Seat, emit: Emit<Event>): void {
  const seats = state.money.length;
  for (let next = 1; next < seats; next++) {
    const seat = (subject + next) % seats;
    const dollars = payPlayer(state, seat, subject, tollDollars);
    if (dollars > 0) emit({ type: 'tollPaid', seat, to: subject, dollars });
  }
}

/** What the subject of the card that waits may choose; never nothing, or it could not have been played. */
export function choiceMoves(state: State, choice: Choice, subject: Seat): Move[] {
  switch (choice) {
    case 'horseshoe':
      return allDice.filter((die) => state.rolled.includes(die)).flatMap(turnsOf);
    case 'hire': {
      const moves: Move[] = [];
      if (state.prospectors[subject]! < figureLimit) moves.push(hireProspector);
      if (state.guards[subject]! < figureLimit) moves.push(hireGuard);
      return moves;
    }
    case 'claim':
      return freeNumbers(state.common).map(claim);
    case 'fuse':
      return [
        ...freeNumbers(state.common).map((card) => fuse('common', card)),
        ...state.mines.flatMap((mine, owner) => freeNumbers(mine).map((card) => fuse(owner, card))),
      ];
  }
}

/** GR-A3 */
export function turnDie(state: State, seat: Seat, die: Die, to: Die, emit: Emit<Event>): void {
  state.rolled[state.rolled.indexOf(die)] = to;
  payChoice(state);
  emit({ type: 'dieTurned', seat, die, to });
}

/** GR-A4 */
export function hireFigure(state: State, seat: Seat, figure: Figure, emit: Emit<Event>): void {
  addFigure(state, seat, figure);
  payChoice(state);
  emit({ type: 'figureHired', seat, figure });
}

export function addFigure(state: State, seat: Seat, figure: Figure): void {
  if (figure === 'guard') state.guards[seat]!++;
  else {
    state.prospectors[seat]!++;
    addDynamiteDie(state, seat);
  }
}

/** GR-A5 */
export function claimCard(state: State, seat: Seat, card: CardNumber, emit: Emit<Event>): void {
  const spot = freeSpot(state.common, card);
  takeOut(state.common, spot);
  state.mines[seat]!.push(spot);
  payChoice(state);
  emit({ type: 'cardClaimed', seat, card });
}

/** GR-A6 */
export function blowUp(state: State, seat: Seat, mine: Mine, card: CardNumber, emit: Emit<Event>): void {
  const cards = mineOf(state, mine);
  state.unseen.push(takeOut(cards, freeSpot(cards, card)));
  payChoice(state);
  emit({ type: 'cardBlownUp', seat, mine, card });
}

function payChoice(state: State): void {
  state.owing = null;
  state.choice = null;
}
