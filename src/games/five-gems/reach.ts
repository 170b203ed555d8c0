// How near a task is to being fulfilled: the actions that its best arrangement still asks for, counted
// on the loaded grid. An estimate for the bots; what the rules go by is in `match.ts`.

import type { CardId } from './components.ts';
import { grid, sides } from './grid.ts';
import { shapes } from './match.ts';

/** Costs are in tenths of an action. */
export const oneAction = 10;
/** A free cell whose gem does not lie open: a blind draw or the next refill may bring it. */
const later = 16;
/** A wrong gem, with the right one two steps away, or further. */
const near = 20;
const far = 27;
/** An arrangement that stands already is undone and made again (FG-K1). */
const redo = 20;
/** Each gem of an arrangement of which too little is there. */
const unbuilt = 15;
const tooMuch = 99;

/** What is measured against: where the gems lie on the grid, and which letters lie open (by code, 1 or 0). */
export const gemsAt: number[] = [];
export const isOpen = new Uint8Array(128);

/** The answer of `measure`: tenths of an action to the best arrangement, and how many are one action away. */
export const reach = { cost: 0, ways: 0 };

export function measure(id: CardId, turns: number): void {
  const { codes, around } = shapes.get(id)!;
  const others = codes.length - 1;
  let best = others * unbuilt;
  let ways = 0;
  for (let i = 0; i < gemsAt.length; i++) {
    const at = gemsAt[i]!;
    const gem = codes.indexOf(grid[at]!);
    if (gem < 0) continue;
    for (let turn = 0; turn < turns; turn++) {
      const cost = costOf(around[gem]!, 2 * others * turn, 2 * others, at, best);
      if (cost === oneAction) ways++;
      if (cost < best) best = cost;
    }
  }
  reach.cost = best;
  reach.ways = ways;
}

/** Of the arrangement around one gem in one turn: pairs of offset and letter in a part of the table. */
function costOf(table: Int16Array, start: number, length: number, at: number, best: number): number {
  let first = -1;
  let second = -1;
  for (let i = start; i < start + length; i += 2) {
    if (grid[at + table[i]!] === table[i + 1]) continue;
    if (first < 0) first = i;
    else if (second < 0) second = i;
    else return tooMuch;
  }
  if (first < 0) return redo;
  const cell = at + table[first]!;
  const code = table[first + 1]!;
  if (second < 0) return costAt(cell, code);
  const otherCell = at + table[second]!;
  const otherCode = table[second + 1]!;
  if (grid[cell] === otherCode && grid[otherCell] === code && isBeside(cell, otherCell)) return oneAction;
  return best <= 2 * oneAction ? tooMuch : costAt(cell, code) + costAt(otherCell, otherCode);
}

function isBeside(cell: number, other: number): boolean {
  return sides.some((side) => cell + side === other);
}

/** To have this letter in this cell. */
function costAt(cell: number, code: number): number {
  if (hasBeside(cell, code)) return oneAction;
  if (grid[cell] === 0) return isOpen[code] === 1 ? oneAction : later;
  for (let i = 0; i < sides.length; i++) if (hasBeside(cell + sides[i]!, code)) return near;
  return far;
}

function hasBeside(cell: number, code: number): boolean {
  return (
    grid[cell + sides[0]] === code ||
    grid[cell + sides[1]] === code ||
    grid[cell + sides[2]] === code ||
    grid[cell + sides[3]] === code
  );
}
