// Cells have names for people: a letter for the column, a number for the row. They stay what they are for the
// whole game, though the coordinates that the rules count in begin anew wherever the field has wandered.

import type { Cell } from './types.ts';

/** The square of FG-S1 is j9 to k10. */
const firstColumn = 9;
const firstRow = 9;
const letters = 'abcdefghijklmnopqrstuvwxyz';

/** Left of a come Z, Y, … and right of z aa, ab, …: farther no field ever gets. */
export function columnName(column: number): string {
  const index = firstColumn + column;
  if (index < 0) return letters.at(index)!.toUpperCase();
  return index < letters.length ? letters[index]! : `a${letters[index - letters.length]}`;
}

/** Above 1 come 0, -1, … */
export function rowName(row: number): number {
  return firstRow + row;
}

/** Of a cell of the field as it lies now. */
export function cellName(origin: Cell, { x, y }: Cell): string {
  return `${columnName(origin.x + x)}${rowName(origin.y + y)}`;
}

/** From the free cell before the first to the one after the last. */
export function namesAlong<Name>(start: number, length: number, name: (index: number) => Name): Name[] {
  return Array.from({ length: length + 2 }, (_, i) => name(start + i - 1));
}
