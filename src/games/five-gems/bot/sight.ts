// How near each task is, counted on the loaded grid: every arrangement that is begun is looked at once.

import { type CardId, type Colour, cards } from '../components.ts';
import { canPlaceAt, grid, indexAt, load, sides } from '../grid.ts';
import { shapes } from '../match.ts';

/** What is looked at: where the gems lie on the grid, and which letters lie open (by code, how many). */
export const gemsAt: number[] = [];
export const openCount = new Uint8Array(128);

/** A card as it lies around each of its gems; the same for every turn of the card. */
interface Form {
  readonly gems: number;
  /** By letter's code: which gem of the card it is, or -1. */
  readonly gemOf: Int8Array;
  /** By gem: for each turn, then for each other gem, where it lies from here and its letter's code. */
  readonly around: readonly Int16Array[];
}

const forms: ReadonlyMap<CardId, Form> = new Map(
  cards.map(({ id }) => {
    const { codes, around } = shapes.get(id)!;
    const gemOf = new Int8Array(128).fill(-1);
    for (const [gem, code] of codes.entries()) gemOf[code] = gem;
    return [id, { gems: codes.length, gemOf, around }];
  }),
);

/** The answer of `look`, in actions: how many arrangements are one away; whether one waits only for a gem that does
 *  not lie open; how many are two away; and how many are begun beyond that. */
export const seen = { one: 0, waiting: 0, two: 0, three: 0 };

/** The arrangements that `look` found one or two actions away: the cell and the letter that it misses, and the
 *  second cell and letter or -1. */
export const begun = { length: 0, cells: new Int32Array(4 * 1024) };

/** What lies on the table. */
interface Lying {
  readonly field: readonly string[];
  readonly open: readonly (Colour | null)[];
  readonly held: Colour | null;
}

export function lookAt({ field, open, held }: Lying): void {
  load(field);
  gemsAt.length = 0;
  for (let y = 0; y < field.length; y++) {
    const row = field[y]!.length;
    for (let x = 0, at = indexAt(0, y); x < row; x++, at++) if (grid[at] !== 0) gemsAt.push(at);
  }
  openCount.fill(0);
  for (const colour of open) if (colour) openCount[codeOf(colour)]!++;
  if (held) openCount[codeOf(held)]!++;
}

export function codeOf(colour: Colour): number {
  return colour.charCodeAt(0);
}

/** The cells beside the field's gems that are free (FG-T1). */
export function freeCells(): readonly number[] {
  const cells: number[] = [];
  for (const at of gemsAt) {
    for (const side of sides) {
      const cell = at + side;
      if (canPlaceAt(cell) && !cells.includes(cell)) cells.push(cell);
    }
  }
  return cells;
}

export function classOf(id: CardId, turns: number): number {
  look(id, turns);
  const { one, waiting, two, three } = seen;
  if (one > 0) return one > 2 ? 0 : one === 2 ? 1 : two > 1 ? 2 : 3;
  if (waiting > 0) return 4;
  if (two > 0) return two > 3 ? 5 : two > 1 ? 6 : 7;
  return three > 0 ? 8 : 9;
}

export function isOneAway(near: number): boolean {
  return near <= 3;
}

function look(id: CardId, turns: number): void {
  const { gems, gemOf, around } = forms.get(id)!;
  const length = 2 * (gems - 1);
  begun.length = 0;
  seen.one = 0;
  seen.waiting = 0;
  seen.two = 0;
  seen.three = 0;
  for (let i = 0; i < gemsAt.length; i++) {
    const at = gemsAt[i]!;
    const gem = gemOf[grid[at]!]!;
    if (gem < 0 || gem > 2) continue;
    const table = around[gem]!;
    const end = turns * length;
    for (let start = 0; start < end; start += length) count(table, start, length, gem, at);
  }
}

/** One arrangement, through the first of its gems that lies where it should. */
function count(table: Int16Array, start: number, length: number, gem: number, at: number): void {
  let first = -1;
  let second = -1;
  const own = start + 2 * gem;
  for (let i = start; i < start + length; i += 2) {
    if (grid[at + table[i]!] === table[i + 1]) {
      if (i < own) return;
    } else if (first < 0) first = i;
    else if (second < 0) second = i;
    else return;
  }
  if (first < 0) {
    seen.two++; // It stands, and has to be undone and made again (FG-K1).
    return;
  }
  const cell = at + table[first]!;
  const code = table[first + 1]!;
  if (second < 0) {
    countLast(cell, code);
    return;
  }
  const otherCell = at + table[second]!;
  const otherCode = table[second + 1]!;
  if (grid[cell] === otherCode && grid[otherCell] === code && areBeside(cell, otherCell)) seen.one++;
  else if (isAtHand(cell, code) && isAtHand(otherCell, otherCode)) seen.two++;
  else {
    seen.three++;
    return;
  }
  note(cell, code, otherCell, otherCode);
}

/** Of an arrangement that misses one gem. */
function countLast(cell: number, code: number): void {
  if (isAtHand(cell, code)) seen.one++;
  else if (grid[cell] === 0) seen.waiting++;
  else if (isNear(cell, code)) seen.two++;
  else {
    seen.three++;
    return;
  }
  note(cell, code, -1, -1);
}

function note(cell: number, code: number, otherCell: number, otherCode: number): void {
  const { length, cells } = begun;
  if (length + 4 > cells.length) return;
  cells[length] = cell;
  cells[length + 1] = code;
  cells[length + 2] = otherCell;
  cells[length + 3] = otherCode;
  begun.length = length + 4;
}

export function areBeside(cell: number, other: number): boolean {
  const offset = cell - other;
  return offset === 1 || offset === -1 || offset === sides[0] || offset === sides[3];
}

/** Whether one action brings this letter here. */
function isAtHand(cell: number, code: number): boolean {
  return (grid[cell] === 0 && openCount[code]! > 0) || hasBeside(cell, code);
}

function isNear(cell: number, code: number): boolean {
  for (let i = 0; i < 4; i++) if (hasBeside(cell + sides[i]!, code)) return true;
  return false;
}

function hasBeside(cell: number, code: number): boolean {
  return (
    grid[cell - 1] === code ||
    grid[cell + 1] === code ||
    grid[cell + sides[0]] === code ||
    grid[cell + sides[3]] === code
  );
}
