// When a sensible player plays an action card, and what they choose.

import type { Seat } from '../../kernel/game.ts';
import { canPass, hasEffect } from './actions.ts';
import { bestOf, lookAt } from './botDice.ts';
import {
  type Action,
  type CardNumber,
  caveInDollars,
  facesOf,
  tollDollars,
  veinDollars,
  worth,
} from './components.ts';
import { freeNumbers } from './mines.ts';
import { claim, fuse, hireGuard, hireProspector, pass, use } from './moves.ts';
import type { Choice, Mine, Move, State } from './types.ts';

/** Dollars in the bank for each player below which the game is as good as over: cards are played off. */
const lateBank = 8;

/** Dollars in the bank for each player from which a new prospector pays. */
const hiringBank = 14;

/** A horseshoe waits for an improvement of so many dollars. */
const horseshoeGain = 2;

export function isBurden(action: Action): boolean {
  return action === 'lameMule' || action === 'caveIn';
}

function isLate(state: State): boolean {
  return state.bank < lateBank * state.money.length;
}

export function isHiringTime(state: State): boolean {
  return state.bank >= hiringBank * state.money.length;
}

/** The card that this seat would play now, if any. */
export function wishedCard(state: State, seat: Seat): Move | undefined {
  for (const action of state.held[seat]!) {
    const move = wishOf(state, seat, action);
    if (move) return move;
  }
  return undefined;
}

function wishOf(state: State, seat: Seat, action: Action): Move | undefined {
  switch (action) {
    case 'richVein': // not if it ends the game for another's good
      return state.bank > veinDollars || wouldLead(state, seat) ? use(action) : undefined;
    case 'toll':
      return hasEffect(state, action, seat) && (isLate(state) || isFullToll(state, seat))
        ? use(action)
        : undefined;
    case 'horseshoe':
      return hasEffect(state, action, seat) && horseshoe(state).gain >= horseshoeGain
        ? use(action)
        : undefined;
    case 'hire':
      return wantsHire(state, seat) ? use(action) : undefined;
    case 'claim':
      return isClaimingTime(state, seat) && hasEffect(state, action, seat) ? use(action) : undefined;
    case 'fuse':
      return wantsFuse(state, seat) ? use(action) : undefined;
    case 'lameMule':
      return passToRichest(state, seat, action, 0);
    case 'caveIn':
      return passToRichest(state, seat, action, isLate(state) ? 1 : caveInDollars);
  }
}

function wouldLead(state: State, seat: Seat): boolean {
  const own = state.money[seat]! + state.bank;
  return state.money.every((dollars, other) => other === seat || dollars <= own);
}

function isFullToll(state: State, seat: Seat): boolean {
  return state.money.every((dollars, other) => other === seat || dollars >= tollDollars);
}

/** In the own turn and after its upkeep, so that the figure works at once and costs nothing yet. */
function wantsHire(state: State, seat: Seat): boolean {
  if (seat !== state.turn || state.step === 'answer' || state.step === 'upkeep') return false;
  if (state.prospectors[seat]! < 2) return isHiringTime(state);
  return state.step === 'finish' && state.guards[seat]! < 2 && freeNumbers(state.mines[seat]!).length > 0;
}

/** Just before the common mine is refilled for the own turn: then the card is one more, and nobody comes between. */
function isClaimingTime(state: State, seat: Seat): boolean {
  if (seat === state.turn) return isBeforeRefill(state, seat);
  const isNext = (state.turn + 1) % state.money.length === seat;
  const pausesForUpkeep = state.prospectors[seat]! + state.guards[seat]! > 0;
  return isNext && state.asked === seat && !pausesForUpkeep;
}

/** Before the richest other player rolls, a good card of theirs; before the own refill, a poor common one. */
function wantsFuse(state: State, seat: Seat): boolean {
  if (isBeforeRefill(state, seat)) return hasPoorCommon(state);
  if (state.asked !== seat || (state.turn !== richestOther(state, seat) && !isLate(state))) return false;
  return freeNumbers(state.mines[state.turn]!).some((card) => worth[card]! >= 3);
}

function isBeforeRefill(state: State, seat: Seat): boolean {
  return seat === state.turn && state.step === 'upkeep';
}

function hasPoorCommon(state: State): boolean {
  const [lowest] = freeNumbers(state.common);
  return lowest !== undefined && worth[lowest] === 1;
}

function richestOther(state: State, seat: Seat): Seat {
  let richest = -1;
  for (let other = 0; other < state.money.length; other++) {
    if (other !== seat && (richest < 0 || state.money[other]! > state.money[richest]!)) richest = other;
  }
  return richest;
}

function passToRichest(state: State, seat: Seat, action: Action, dollars: number): Move | undefined {
  const to = richestOther(state, seat);
  return canPass(state, action, seat, to) && state.money[to]! >= dollars ? pass(action, to) : undefined;
}

/** The best die to turn, and what it gains over playing the roll as it is. */
function horseshoe(state: State): { move: Move; gain: number } {
  lookAt(state);
  const now = bestOf(state.rolled).value;
  const rolled = state.rolled.slice();
  let best: { move: Move; gain: number } | undefined;
  for (const [index, die] of state.rolled.entries()) {
    for (const to of facesOf(die)) {
      if (to === die) continue;
      rolled[index] = to;
      const gain = bestOf(rolled).value - now;
      if (!best || gain > best.gain) best = { move: { type: 'turnDie', die, to }, gain };
    }
    rolled[index] = die;
  }
  return best!;
}

/** What the subject of a card chooses, gladly or not. */
export function chosen(state: State, choice: Choice, seat: Seat): Move {
  switch (choice) {
    case 'horseshoe':
      return horseshoe(state).move;
    case 'hire':
      return state.prospectors[seat]! < 2 ? hireProspector : hireGuard;
    case 'claim':
      return claim(highest(freeNumbers(state.common)));
    case 'fuse':
      return blownUp(state, seat);
  }
}

function highest(cards: readonly CardNumber[]): CardNumber {
  return cards[cards.length - 1]!;
}

/** Of the richest other player if they have anything, else of any other, the common mine, and last the own one. */
function blownUp(state: State, seat: Seat): Move {
  if (isBeforeRefill(state, seat) && hasPoorCommon(state))
    return fuse('common', freeNumbers(state.common)[0]!);
  const others = [...state.mines.keys()].filter((other) => other !== seat);
  const order: readonly Mine[] = [richestOther(state, seat), ...others, 'common'];
  for (const mine of order) {
    const cards = freeNumbers(mine === 'common' ? state.common : state.mines[mine]!);
    if (cards.length > 0) return fuse(mine, highest(cards));
  }
  return fuse(seat, freeNumbers(state.mines[seat]!)[0]!);
}
