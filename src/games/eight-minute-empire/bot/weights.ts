// What the features are worth, in logarithms of odds, by the part of the game that is left.

import type { Side } from '../boards.ts';
import { cardsEach } from '../components.ts';
import type { State } from '../types.ts';
import { army, coin, continentFeature, featureCount, goodPoint, regionFeature } from './features.ts';
import table from './weights.json' with { type: 'json' };

/** The parts of a game at which weights are known; between them they run straight. */
export const knots = [0, 0.12, 0.35, 0.7, 1];

/** When all turns are over, points decide, then coins, then armies (EE-P4). */
const atTheEnd = new Float64Array(featureCount);
for (let lead = 1; lead <= 4; lead++) atTheEnd[regionFeature(lead)] = 6;
for (let lead = 1; lead <= 3; lead++) atTheEnd[continentFeature(lead)] = 6;
atTheEnd[goodPoint] = 6;
atTheEnd[coin] = 0.4;
atTheEnd[army] = 0.02;

type Weights = readonly (readonly Float64Array[])[];

/** By side and seats, then by turns left at the table: the weight of every feature. */
const weights: Readonly<Record<Side, Weights>> = { A: weightsOn('A'), B: weightsOn('B') };

function weightsOn(side: Side): Weights {
  return cardsEach.map((each, seats) =>
    Array.from({ length: seats * each + 1 }, (_, left) => weightsFor(side, seats, left / (seats * each))),
  );
}

/** With so many turns left at the table. */
export function weightsOf({ side, seats }: State, left: number): Float64Array {
  return weights[side][seats]![left]!;
}

/** Where a part of the game lies: how near the knots are, 0 … 1. */
export function nearness(time: number): number[] {
  return knots.map((knot, index) => {
    const before = knots[index - 1];
    const behind = knots[index + 1];
    if (time === knot) return 1;
    if (time < knot) return before === undefined || time <= before ? 0 : (time - before) / (knot - before);
    return behind === undefined || time >= behind ? 0 : (behind - time) / (behind - knot);
  });
}

/** By knot, then by feature. */
export function knownWeights(side: Side, seats: number): readonly (readonly number[])[] {
  return table.weights[`${side}${Math.max(2, seats)}` as keyof typeof table.weights];
}

function weightsFor(side: Side, seats: number, time: number): Float64Array {
  if (time === 0) return atTheEnd;
  const known = knownWeights(side, seats);
  const list = new Float64Array(featureCount);
  for (const [knot, near] of nearness(time).entries()) {
    for (let feature = 0; feature < featureCount; feature++) list[feature]! += near * known[knot]![feature]!;
  }
  return list;
}
