// The static estimate: the chances of winning, by seat.

import { sharesOf } from '../../../kernel/shares.ts';
import { gamesInSeries } from '../components.ts';
import { turnsLeft } from '../state.ts';
import type { State } from '../types.ts';
import { featureCount, featuresOf } from './features.ts';
import { weightsOf } from './weights.ts';

/** EE-V1: a point of an earlier game, and how much less a lead says with so many games to come. */
const earlierPoint = 0.35;
const doubtPerGame = 0.6;

export function shares(state: State): readonly number[] {
  return sharesOf(valuesOf(state), scaleOf(state));
}

/** In logarithms of odds, by seat. */
export function valuesOf(state: State): number[] {
  const weights = weightsOf(state, turnsLeft(state));
  return featuresOf(state).map((list, seat) => {
    let value = 0;
    for (let feature = 0; feature < featureCount; feature++) value += list[feature]! * weights[feature]!;
    for (const { points } of state.results) value += earlierPoint * points[seat]!;
    return value;
  });
}

export function scaleOf(state: State): number {
  return state.longGame ? 1 + doubtPerGame * (gamesInSeries - 1 - state.results.length) : 1;
}
