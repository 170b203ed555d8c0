// Symbols of a seat, and what they are worth: the points they bring now, and what more of them would bring.

import type { Seat } from '../../../kernel/game.ts';
import { cards, goodPoints, goods } from '../components.ts';
import type { State } from '../types.ts';

export const wild = goods.length;

/** By card: the number of its good, or `wild`. */
export const goodOf = cards.map(({ good }) => (good === 'wild' ? wild : goods.indexOf(good)));
export const symbolsOf = cards.map(({ symbols }) => symbols);

/** More symbols than any player can have. */
const mostSymbols = 24;

/** By good, then by the number of symbols. */
export const pointsFor: readonly (readonly number[])[] = goodPoints.map((table) =>
  Array.from({ length: mostSymbols }, (_, symbols) => table[Math.min(symbols, table.length - 1)]!),
);

/** How likely one more symbol of a good comes in while there is time. */
const symbolHope = 0.45;

/** The best that some more symbols would bring, less the less likely they are; by good and symbols. */
export const hopeFor: readonly (readonly number[])[] = pointsFor.map((points) =>
  points.map((now, symbols) => {
    let best = 0;
    let chance = symbolHope;
    for (let more = symbols + 1; more < points.length; more++) {
      best = Math.max(best, chance * (points[more]! - now));
      chance *= symbolHope;
    }
    return best;
  }),
);

/** By good, and after them the wild ones. */
export function symbolsTaken(state: State, seat: Seat): number[] {
  const { taken, seats } = state;
  const symbols = [0, 0, 0, 0, 0, 0];
  for (let i = (seat - state.first + seats) % seats; i < taken.length; i += seats) {
    const card = taken[i]!;
    symbols[goodOf[card]!]! += symbolsOf[card]!;
  }
  return symbols;
}

/** EE-P3, every wild symbol where it brings most. */
export function pointsOf(symbols: readonly number[]): number {
  return mostFrom(symbols, 0, symbols[wild]!);
}

function mostFrom(symbols: readonly number[], good: number, wilds: number): number {
  if (wilds === 0) {
    let sum = 0;
    for (let rest = good; rest < wild; rest++) sum += pointsFor[rest]![symbols[rest]!]!;
    return sum;
  }
  if (good === wild) return 0;
  let most = 0;
  for (let here = 0; here <= wilds; here++) {
    const points = pointsFor[good]![symbols[good]! + here]! + mostFrom(symbols, good + 1, wilds - here);
    if (points > most) most = points;
  }
  return most;
}

export function hopeOf(symbols: readonly number[]): number {
  let sum = 0;
  for (let good = 0; good < wild; good++) sum += hopeFor[good]![symbols[good]!]!;
  return sum;
}
