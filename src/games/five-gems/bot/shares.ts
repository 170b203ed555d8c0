// How likely each seat is to win, from what everybody has fulfilled and how near the (imagined) hands are.

import type { Seat } from '../../../kernel/game.ts';
import { logistic, sharesOf } from '../../../kernel/shares.ts';
import type { State } from '../types.ts';
import { learnedValue } from './learned.ts';
import { lookAt } from './sight.ts';
import { standingOf, valueAfter } from './value.ts';
import { progressAt } from './worth.ts';

/** From so many players on. */
const learnedFrom = 4;

export function shares(state: State): readonly number[] {
  lookAt(state);
  const { hands } = state;
  if (hands.length === 1) return [soloShare(state, valueAfter(standingOf(state, 0, 0), -1, -1))];
  const judge = hands.length < learnedFrom ? valueByTables : valueByBoth;
  return sharesOf(
    hands.map((_, seat) => judge(state, seat)),
    1,
  );
}

/** The field must be looked at. */
export function valueByTables(state: State, seat: Seat): number {
  const { hands, turn } = state;
  const before = (seat - turn + hands.length) % hands.length;
  return valueAfter(standingOf(state, seat, before), -1, -1);
}

/** What was learned alone wins against who looks at the own tasks only, and loses against who looks at others'. */
function valueByBoth(state: State, seat: Seat): number {
  return (valueByTables(state, seat) + learnedValue(state, seat)) / 2;
}

/** A seat's share by what its own tasks and hand are worth, and what those of the others are, by seat. */
export type Share = (value: number, offers: readonly number[]) => number;

export function shareWith(state: State, seat: Seat): Share {
  if (state.hands.length === 1) return (value) => soloShare(state, value);
  return (value, offers) => sharesOf(offers.with(seat, value), 1)[seat]!;
}

/** FG-V3: the own way to the goal against the game's. */
function soloShare(state: State, value: number): number {
  const left = state.gameGoal - state.gamePile.length;
  return logistic(value - progressAt(state.goal, state.goal, 0) + 0.9 * left - 1);
}
