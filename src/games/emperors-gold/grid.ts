// The 5×5 grid and what the emperor reaches on it.

import { type Card, cardValue, none } from './components.ts';

/** 0 … 24 in reading order. */
export type Cell = number;

const size = 5;
export const cellCount = size * size;
/** EG-S1 */
export const centre: Cell = 12;

/** 'a1' is the upper left corner, 'a5' the upper right one. */
export const cellNames: readonly string[] = Array.from(
  { length: cellCount },
  (_, cell) => `${'abcde'[Math.floor(cell / size)]}${(cell % size) + 1}`,
);

/** How far apart two cells of one row or column are; undefined for others. */
export function distance(a: Cell, b: Cell): number | undefined {
  const down = Math.abs(Math.floor(a / size) - Math.floor(b / size));
  const across = Math.abs((a % size) - (b % size));
  return down === 0 || across === 0 ? down + across : undefined;
}

const longestReach = 3;

/** By cell: the cells on its lines which a value can reach, each as 4 · cell + distance,
 *  because this is the innermost loop of all play-outs. */
const lines: readonly (readonly number[])[] = Array.from({ length: cellCount }, (_, from) => {
  const line: number[] = [];
  for (let cell = 0; cell < cellCount; cell++) {
    const steps = distance(from, cell) ?? 0;
    if (steps >= 1 && steps <= longestReach) line.push(4 * cell + steps);
  }
  return line;
});

/** EG-T2: cells whose card the emperor reaches, in reading order. */
export function reachableCells(grid: readonly Card[], emperor: Cell): Cell[] {
  const cells: Cell[] = [];
  for (const entry of lines[emperor]!) {
    if (cardValue(grid[entry >> 2]!) === (entry & 3)) cells.push(entry >> 2);
  }
  return cells;
}

/** EG-T1, EG-T7: a card lies there to swap with, and with the emperor in its place a card is reachable.
 *
 *  That is enough for a whole turn. A reachable card starts a new row where a place is empty (EG-T5);
 *  where both are full it continues a row, or no reachable card does, and then a row is discarded
 *  (EG-T6) and the card starts a new one. */
export function canStandOn(grid: readonly Card[], emperor: Cell, target: Cell): boolean {
  const swapped = grid[target]!;
  if (swapped === none) return false;
  for (const entry of lines[target]!) {
    const cell = entry >> 2;
    const card = cell === emperor ? swapped : grid[cell]!;
    if (cardValue(card) === (entry & 3)) return true;
  }
  return false;
}

/** EG-T7. Always true of a full grid: there, whatever the cards are, at most two of the 24 (in the centre,
 *  and one whose only cell at the distance of its value is the emperor's own) can be reached from nowhere. */
export function canStandAnywhere(grid: readonly Card[], emperor: Cell): boolean {
  for (let cell = 0; cell < cellCount; cell++) if (canStandOn(grid, emperor, cell)) return true;
  return false;
}
