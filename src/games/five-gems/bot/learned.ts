// What a seat's position is worth among four and more players, in the logarithm of the odds of winning: learned from
// games of `quick` and `greedy` (scripts/balance/five-gems-net.ts). Among fewer it wins no more than the tables alone.

import type { Seat } from '../../../kernel/game.ts';
import { type NetFile, netOf } from '../../../kernel/net.ts';
import type { State } from '../types.ts';
import { featureCount, mostFeatures, writeFeatures } from './features.ts';
import file from './net.json' with { type: 'json' };

const features = new Uint16Array(mostFeatures);

/** Features are there or not, so their weights are added up and nothing else. */
function asker(net: NetFile): (there: Uint16Array, count: number) => number {
  const { sizes } = net;
  const [first, last] = netOf(net);
  const hidden = sizes[1]!;
  if (!first || !last || sizes.length !== 3 || sizes[0] !== featureCount) {
    throw new RangeError('The net was learned from other features.');
  }
  const sums = new Float64Array(hidden);
  return (there, count) => {
    for (let sum = 0; sum < hidden; sum++) sums[sum] = first.weights[featureCount * hidden + sum]!;
    for (let i = 0; i < count; i++) {
      const row = there[i]! * hidden;
      for (let sum = 0; sum < hidden; sum++) sums[sum]! += first.weights[row + sum]!;
    }
    let value = last.weights[hidden]!;
    for (let sum = 0; sum < hidden; sum++) if (sums[sum]! > 0) value += sums[sum]! * last.weights[sum]!;
    return value;
  };
}

let ask: ReturnType<typeof asker> | undefined;

/** The field must be looked at. */
export function learnedValue(state: State, seat: Seat): number {
  ask ??= asker(file);
  return ask(features, writeFeatures(state, seat, features, 0));
}
