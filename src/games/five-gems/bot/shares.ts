// How likely each seat is to win, from what everybody has fulfilled and how near the (imagined) hands are.

import type { Seat } from '../../../kernel/game.ts';
import { logistic, sharesOf } from '../../../kernel/shares.ts';
import type { State } from '../types.ts';
import { lookAt } from './sight.ts';
import { type Standing, standingOf, valueAfter } from './value.ts';
import { deckOf, onTurn, progressAt, usual, waiting } from './worth.ts';

export function shares(state: State): readonly number[] {
  lookAt(state);
  if (state.hands.length === 1) return [soloShare(state, valueAfter(standingOf(state, 0, onTurn), -1, -1))];
  return sharesOf(valuesOf(state), 1);
}

function valuesOf(state: State): number[] {
  return state.hands.map((_, seat) => {
    const standing = standingOf(state, seat, seat === state.turn ? onTurn : waiting);
    return valueAfter(standing, -1, -1);
  });
}

/** A seat's share by what its own tasks and hand are worth, and what the next player's are. */
export type Share = (value: number, offer: number) => number;

/** The hands of the others are not known. */
export function shareWith(state: State, seat: Seat): Share {
  if (state.hands.length === 1) return (value) => soloShare(state, value);
  const values = state.hands.map((_, other) => openValue(standingOf(state, other)));
  const next = (seat + 1) % values.length;
  return (value, offer) => {
    values[seat] = value;
    values[next] = offer;
    return sharesOf(values, 1)[seat]!;
  };
}

/** A hand that nobody has seen is worth what such cards are on the average. */
function openValue({ goal, complex, simple, hand }: Standing): number {
  const now = progressAt(goal, complex, simple);
  let value = now;
  for (const id of hand) {
    const isComplex = deckOf(id) === 'complex';
    const next = isComplex ? progressAt(goal, complex + 1, simple) : progressAt(goal, complex, simple + 1);
    value += (next - now) * usual[deckOf(id)];
  }
  return value;
}

/** FG-V3: the own way to the goal against the game's. */
function soloShare(state: State, value: number): number {
  const left = state.gameGoal - state.gamePile.length;
  return logistic(value - progressAt(state.goal, state.goal, 0) + 0.9 * left - 1);
}
