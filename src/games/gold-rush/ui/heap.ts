// The heap of the bank and other scattered things: by a dice of their own, so that they lie the same every time. Pure.

import { treasure } from '../components.ts';

export interface Nugget {
  readonly x: number;
  readonly y: number;
  /** GR-C3: dollars by colour. */
  readonly worth: 1 | 5 | 10;
  readonly turn: number;
}

/** Numbers from 0 to 1 that look like chance. */
export function scatter(seed: number): () => number {
  let a = seed >>> 0;
  return () => {
    a = (a + 0x6d2b79f5) | 0;
    let mixed = Math.imul(a ^ (a >>> 15), 1 | a);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4294967296;
  };
}

const rows = 7;
/** From the bottom up: the last are the first to go. */
const heap: readonly Nugget[] = (() => {
  const chance = scatter(7);
  const nuggets: Nugget[] = [];
  for (let row = 0; row < rows; row++) {
    const half = 50 - row * 7.2;
    const count = Math.round((half * 2) / 12.5);
    for (let index = 0; index < count; index++) {
      const x = 80 - half + ((index + 0.5) * half * 2) / count + (chance() - 0.5) * 4;
      const y = 66 - row * 8.5 + (chance() - 0.5) * 3;
      const kind = chance();
      nuggets.push({
        x: Math.round(x * 10) / 10,
        y: Math.round(y * 10) / 10,
        worth: kind > 0.93 ? 10 : kind > 0.7 ? 5 : 1,
        turn: index + row,
      });
    }
  }
  return nuggets;
})();

/** While there is a dollar there is a nugget; those behind are drawn first. */
export function heapOf(bank: number): readonly Nugget[] {
  const count = bank === 0 ? 0 : Math.max(1, Math.round((heap.length * bank) / treasure));
  return heap.slice(0, count).toReversed();
}

/** The carts of the end, the winners in the middle and the others to both sides; the last places come first. */
export function rollingIn(
  places: readonly number[],
): readonly { readonly seat: number; readonly delay: number }[] {
  const best = [...places.keys()].sort((one, other) => places[one]! - places[other]!);
  const row: { readonly seat: number; readonly delay: number }[] = [];
  for (const [index, seat] of best.entries()) {
    const cart = { seat, delay: best.length - 1 - index };
    if (index % 2 === 0) row.push(cart);
    else row.unshift(cart);
  }
  return row;
}
