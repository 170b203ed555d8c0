// What a seat's hand and tasks are worth, on the loaded grid.

import type { Seat } from '../../../kernel/game.ts';
import type { CardId, Deck } from '../components.ts';
import { turnsOf, turnThrough } from '../match.ts';
import type { State } from '../types.ts';
import { type Action, make, takeBack } from './action.ts';
import { classOf } from './sight.ts';
import { deckOf, hasWon, type Nearness, nearnessAfter, progressAt, unseen } from './worth.ts';

/** One seat in one position. */
export interface Standing {
  readonly hand: readonly CardId[];
  readonly complex: number;
  readonly simple: number;
  readonly turns: number;
  /** FG-V3: of the solo game, 0 of any other. */
  readonly goal: number;
  readonly near: Nearness;
}

export const victory = 100;

/** `before`: how many others act before the seat's next turn; all of them, if its turn is over. */
export function standingOf(state: State, seat: Seat, before = Math.max(1, state.hands.length - 1)): Standing {
  const tasks = state.fulfilled[seat]!;
  let complex = 0;
  for (const id of tasks) if (deckOf(id) === 'complex') complex++;
  const isClaiming = state.claiming !== null && state.turn === seat;
  return {
    hand: isClaiming ? [...state.hands[seat]!, state.claiming!] : state.hands[seat]!,
    complex,
    simple: tasks.length - complex,
    turns: turnsOf(state.mirror),
    goal: state.hands.length === 1 ? state.goal : 0,
    near: nearnessAfter(before),
  };
}

/** What was found by `valueAfter`. */
export const found = { complex: 0, simple: 0 };

/** After an action that changed these cells; -1 stands for no cell. What it fulfils is claimed. */
export function valueAfter(standing: Standing, at: number, other: number): number {
  const { hand, turns, near, goal } = standing;
  let { complex, simple } = standing;
  let made = 0;
  for (let i = 0; i < hand.length; i++) {
    const id = hand[i]!;
    if (!isMade(id, at, other, turns)) continue;
    made |= 1 << i;
    if (deckOf(id) === 'complex') complex++;
    else simple++;
  }
  found.complex = complex - standing.complex;
  found.simple = simple - standing.simple;
  if (hasWon(goal, complex, simple)) return victory;
  const now = progressAt(goal, complex, simple);
  const worthOf = {
    simple: progressAt(goal, complex, simple + 1) - now,
    complex: progressAt(goal, complex + 1, simple) - now,
  };
  let value = now;
  for (let i = 0; i < hand.length; i++) {
    const id = hand[i]!;
    const deck = deckOf(id);
    value += (made & (1 << i)) === 0 ? worthOf[deck] * near[deck][classOf(id, turns)]! : newCard(worthOf);
  }
  return value;
}

export function newCard(worthOf: Readonly<Record<Deck, number>>): number {
  return Math.max(worthOf.simple * unseen.simple, worthOf.complex * unseen.complex);
}

function isMade(id: CardId, at: number, other: number, turns: number): boolean {
  return (at >= 0 && turnThrough(id, at, turns) >= 0) || (other >= 0 && turnThrough(id, other, turns) >= 0);
}

export function worthAfter(standing: Standing, action: Action): number {
  make(action);
  const value = valueAfter(standing, action.to, action.kind === 'swap' ? action.from : -1);
  takeBack(action);
  return value;
}
