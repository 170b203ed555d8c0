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

/** Tens, fives and ones that make up so many dollars. */
export function purseOf(dollars: number): readonly Nugget['worth'][] {
  return [
    ...Array<10>(Math.floor(dollars / 10)).fill(10),
    ...Array<5>(Math.floor((dollars % 10) / 5)).fill(5),
    ...Array<1>(dollars % 5).fill(1),
  ];
}
