// The beginning and the end of a turn (GR-T0 … GR-T2, GR-T9, GR-E1).

import type { Emit, Seat } from '../../kernel/game.ts';
import { drawFrom } from '../../kernel/random.ts';
import { canPlayCards } from './actions.ts';
import {
  type Card,
  type CardNumber,
  commonSize,
  figureUpkeep,
  idleRoundLimit,
  numberOf,
  plainDice,
} from './components.ts';
import { collectDice, settleDice } from './dice.ts';
import { resolveIncome } from './income.ts';
import { payBank } from './money.ts';
import { spotOf } from './setup.ts';
import type { Event, State } from './types.ts';

/** GR-T9 */
export function endTurn(state: State, emit: Emit<Event>): void {
  resolveIncome(state, emit);
  state.lame = 0;
  collectDice(state, plainDice, state.prospectors[state.turn]!);
  state.idleTurns = state.hasProgress ? 0 : state.idleTurns + 1;
  if (state.bank === 0) return;
  if (state.idleTurns >= idleRoundLimit * state.money.length)
    endGame(state, 'noProgress', emit); // ALL-5
  else beginTurn(state, (state.turn + 1) % state.money.length, emit);
}

function endGame(state: State, reason: 'bankEmpty' | 'noProgress', emit: Emit<Event>): void {
  state.step = 'gameOver';
  state.asked = null;
  state.owing = null;
  state.choice = null;
  emit({ type: 'gameEnded', reason });
}

function beginTurn(state: State, seat: Seat, emit: Emit<Event>): void {
  state.turn = seat;
  state.step = 'upkeep';
  state.hasProgress = false;
  state.hasRolled = false;
  state.dueProspectors = state.prospectors[seat]!;
  state.dueGuards = state.guards[seat]!;
  state.lame = state.mules[seat]!; // GR-A7
  state.mules[seat] = 0;
  collectDice(state, plainDice - state.lame, state.prospectors[seat]!);
  emit({ type: 'turnBegan', seat });
  askNext(state, seat, emit);
}

/** GR-X2: the others in turn order, of whom those without a card to play are not asked. */
export function askNext(state: State, after: Seat, emit: Emit<Event>): void {
  const seats = state.money.length;
  for (let seat = (after + 1) % seats; seat !== state.turn; seat = (seat + 1) % seats) {
    if (!canPlayCards(state, seat)) continue;
    state.step = 'answer';
    state.asked = seat;
    return;
  }
  state.asked = null;
  beginUpkeep(state, emit);
}

/** GR-T1 */
function beginUpkeep(state: State, emit: Emit<Event>): void {
  for (const spot of state.mines[state.turn]!) spot.guarded = false;
  state.step = 'upkeep';
  if (state.dueProspectors + state.dueGuards === 0) refill(state, emit);
}

/** GR-T1: so many figures are kept and paid for, the others go back. */
export function keepFigures(state: State, prospectors: number, guards: number, emit: Emit<Event>): void {
  const seat = state.turn;
  const freedProspectors = state.dueProspectors - prospectors;
  const freedGuards = state.dueGuards - guards;
  payBank(state, seat, figureUpkeep * (prospectors + guards));
  state.prospectors[seat]! -= freedProspectors;
  state.waitingDynamite -= freedProspectors;
  state.guards[seat]! -= freedGuards;
  state.dueProspectors = 0;
  state.dueGuards = 0;
  if (prospectors + guards > 0) emit({ type: 'upkeepPaid', seat, prospectors, guards });
  if (freedProspectors + freedGuards > 0) {
    emit({ type: 'figuresReturned', seat, prospectors: freedProspectors, guards: freedGuards });
  }
  refill(state, emit);
}

/** GR-T2 */
function refill(state: State, emit: Emit<Event>): void {
  state.step = 'roll';
  while (state.common.length < commonSize) {
    if (state.top === null && !shuffleNewDeck(state, emit)) return;
    const card = state.top!;
    turnUpTop(state);
    state.common.push(spotOf(card));
    emit({ type: 'cardDealt', seat: state.turn, card: numberOf(card), top: topNumber(state) });
  }
}

/** Backs that were seen are unknown again (GR-I5). */
function shuffleNewDeck(state: State, emit: Emit<Event>): boolean {
  const cards: Card[] = state.unseen.concat(state.seen);
  if (cards.length === 0) return false;
  state.bag = cards;
  state.unseen = [];
  state.seen = [];
  turnUpTop(state);
  emit({ type: 'deckShuffled', seat: state.turn, cards: cards.length + 1, top: topNumber(state) });
  return true;
}

function turnUpTop(state: State): void {
  state.top = state.bag.length > 0 ? drawFrom(state.rng, state.bag) : null;
}

function topNumber({ top }: State): CardNumber | null {
  return top === null ? null : numberOf(top);
}

/** What follows from a move by itself. */
export function settle(state: State, emit: Emit<Event>): void {
  if (state.bank === 0) endGame(state, 'bankEmpty', emit); // GR-E1
  if (state.step === 'gameOver' || state.owing !== null) return;
  if (state.step === 'answer' && !canPlayCards(state, state.asked!)) askNext(state, state.asked!, emit);
  if (state.step !== 'answer' && state.step !== 'upkeep') settleDice(state, emit);
}
