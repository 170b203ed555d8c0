// Between two players a region is worth what the numbers of their pieces make of it, wherever it lies: so there are
// tables for all of it, made once.

import type { Seat } from '../../../kernel/game.ts';
import { none } from '../state.ts';
import { continentFeature, regionFeature, tokenWorth } from './features.ts';

/** Pieces in one region, at most 14 armies and three cities, and one more. */
export const span = 20;
/** More regions than a continent has. */
const most = 16;

/** For one seat. */
export interface Duel {
  /** By token (EE-V2), then by the other's pieces, then by the own ones. */
  readonly worths: Float64Array;
  /** Likewise: who controls the region. */
  readonly controllers: Int8Array;
  /** By regions that seat 1 holds, then by those of seat 0. */
  readonly continents: Float64Array;
}

const known = new WeakMap<Float64Array, readonly [Duel, Duel]>();

export function duelOf(weights: Float64Array, seat: Seat): Duel {
  let both = known.get(weights);
  if (!both) {
    both = [tablesFor(weights, 0), tablesFor(weights, 1)];
    known.set(weights, both);
  }
  return both[seat]!;
}

/** Where the tables speak of a region. */
export function baseOf(other: number, hasToken: boolean): number {
  return (hasToken ? span * span : 0) + other * span;
}

function tablesFor(weights: Float64Array, seat: Seat): Duel {
  const worths = new Float64Array(2 * span * span);
  const controllers = new Int8Array(2 * span * span);
  for (let other = 0; other < span; other++) {
    for (let own = 0; own < span; own++) {
      const worth = leadWorth(weights, own, other, regionFeature);
      const controller = own === other ? none : own > other ? seat : 1 - seat;
      for (const hasToken of [false, true]) {
        worths[baseOf(other, hasToken) + own] = hasToken ? worth * (1 + tokenWorth) : worth;
        controllers[baseOf(other, hasToken) + own] = controller;
      }
    }
  }
  const continents = new Float64Array(most * most);
  for (let first = 0; first < most; first++) {
    for (let second = 0; second < most; second++) {
      const worth = leadWorth(weights, first, second, continentFeature);
      continents[second * most + first] = seat === 0 ? worth : -worth;
    }
  }
  return { worths, controllers, continents };
}

function leadWorth(
  weights: Float64Array,
  own: number,
  other: number,
  feature: (lead: number) => number,
): number {
  const ours = own > 0 ? feature(own - other) : none;
  const theirs = other > 0 ? feature(other - own) : none;
  return (ours === none ? 0 : weights[ours]!) - (theirs === none ? 0 : weights[theirs]!);
}
