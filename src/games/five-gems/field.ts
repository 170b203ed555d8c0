// The field as rows of text, and its three changes. After each the rim is trimmed, so that equal fields
// are equal texts wherever they have wandered.

import type { Colour } from './components.ts';
import type { Cell } from './types.ts';

/** By how much all coordinates grew. */
export interface Shift {
  readonly shiftX: number;
  readonly shiftY: number;
}

export function gemAt(field: readonly string[], x: number, y: number): Colour | undefined {
  const letter = field[y]?.[x];
  return letter === '.' ? undefined : (letter as Colour | undefined);
}

export function gemCells(field: readonly string[]): Cell[] {
  return field.flatMap((row, y) => [...row].flatMap((letter, x) => (letter === '.' ? [] : [{ x, y }])));
}

/** The cell may lie one step outside. */
export function placeGem(field: string[], x: number, y: number, colour: Colour): Shift {
  const width = field[0]!.length;
  if (y < 0) field.unshift('.'.repeat(width));
  else if (y >= field.length) field.push('.'.repeat(width));
  if (x < 0) for (let row = 0; row < field.length; row++) field[row] = `.${field[row]}`;
  else if (x >= width) for (let row = 0; row < field.length; row++) field[row] = `${field[row]}.`;
  const shiftX = x < 0 ? 1 : 0;
  const shiftY = y < 0 ? 1 : 0;
  setLetter(field, x + shiftX, y + shiftY, colour);
  return { shiftX, shiftY };
}

export function swapGems(field: string[], x: number, y: number, toX: number, toY: number): void {
  const letter = field[y]![x]!;
  setLetter(field, x, y, field[toY]![toX]!);
  setLetter(field, toX, toY, letter);
}

export function moveGem(field: string[], x: number, y: number, toX: number, toY: number): Shift {
  setLetter(field, toX, toY, field[y]![x]!);
  setLetter(field, x, y, '.');
  return trim(field);
}

function setLetter(field: string[], x: number, y: number, letter: string): void {
  const row = field[y]!;
  field[y] = row.slice(0, x) + letter + row.slice(x + 1);
}

/** A gem that moves away can leave one row or column at the rim empty. */
function trim(field: string[]): Shift {
  let shiftX = 0;
  let shiftY = 0;
  if (isEmpty(field[0]!)) {
    field.shift();
    shiftY = -1;
  } else if (isEmpty(field[field.length - 1]!)) field.pop();
  const last = field[0]!.length - 1;
  if (isColumnEmpty(field, 0)) {
    for (let y = 0; y < field.length; y++) field[y] = field[y]!.slice(1);
    shiftX = -1;
  } else if (isColumnEmpty(field, last)) {
    for (let y = 0; y < field.length; y++) field[y] = field[y]!.slice(0, last);
  }
  return { shiftX, shiftY };
}

function isEmpty(row: string): boolean {
  for (let x = 0; x < row.length; x++) if (row[x] !== '.') return false;
  return true;
}

function isColumnEmpty(field: readonly string[], x: number): boolean {
  for (const row of field) if (row[x] !== '.') return false;
  return true;
}
