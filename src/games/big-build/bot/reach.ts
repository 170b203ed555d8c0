// Where one gets from a cell when others stand around (BB-T6), as `destinations` of the rules has it. Cells are told
// by their places in `cells`.

import { cells } from '../board.ts';
import type { Table } from './table.ts';

/** By cell: the square, or for a round cell a number that is none. */
export const squareOf = Uint8Array.from(cells, ({ square }) => (square < 0 ? 31 : square));
/** By cell: what pays for a step to it, 0 any card, else 1 + the symbol. */
export const kindOf = Uint8Array.from(cells, ({ symbolIndex }) => symbolIndex + 1);

const neighboursOf = cells.map(({ neighbours }) => neighbours.map(({ index }) => index));
const areNeighbours = new Uint8Array(cells.length * cells.length);
for (const [cell, neighbours] of neighboursOf.entries())
  for (const other of neighbours) areNeighbours[cell * cells.length + other] = 1;

/** By the cell and those in the way. */
const known = new Map<number, readonly number[]>();
const mostKnown = 20_000;

export function reachableFrom(from: number, { at, seat }: Table): readonly number[] {
  if (isFree(from, at, seat)) return neighboursOf[from]!;
  const inTheWay = standingAround(from, at, seat);
  let key = from + 1;
  for (let other = 0; other < at.length; other++) if ((inTheWay >> other) & 1) key = key * 64 + at[other]!;
  let reachable = known.get(key);
  if (!reachable) {
    if (known.size >= mostKnown) known.clear();
    reachable = beyond(
      from,
      at.filter((_, other) => (inTheWay >> other) & 1),
    );
    known.set(key, reachable);
  }
  return reachable;
}

function isFree(from: number, at: readonly number[], seat: number): boolean {
  for (let other = 0; other < at.length; other++) {
    if (other !== seat && at[other]! >= 0 && areNeighbours[from * cells.length + at[other]!]) return false;
  }
  return true;
}

/** The others that stand beside the cell, or beside one of these, and so on: a bit each. */
function standingAround(from: number, at: readonly number[], seat: number): number {
  let found = 0;
  for (let other = 0; other < at.length; other++) {
    if (other === seat || (found >> other) & 1 || !isBeside(at[other]!, from, at, found)) continue;
    found |= 1 << other;
    other = -1;
  }
  return found;
}

function isBeside(cell: number, from: number, at: readonly number[], found: number): boolean {
  if (cell < 0) return false;
  if (areNeighbours[from * cells.length + cell]) return true;
  for (let other = 0; found >> other !== 0; other++) {
    if ((found >> other) & 1 && areNeighbours[at[other]! * cells.length + cell]) return true;
  }
  return false;
}

function beyond(from: number, taken: readonly number[]): readonly number[] {
  const free: number[] = [];
  const jumped: number[] = [];
  let now = from;
  for (let next = 0; ; next++) {
    for (const cell of neighboursOf[now]!) {
      if (cell === from) continue;
      const found = taken.includes(cell) ? jumped : free;
      if (!found.includes(cell)) found.push(cell);
    }
    if (next === jumped.length) return free;
    now = jumped[next]!;
  }
}
