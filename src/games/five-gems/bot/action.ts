// The three actions as numbers, tried on the loaded grid and taken back.

import { type Colour, colours } from '../components.ts';
import { canPlaceAt, canSwap, columnOf, grid, indexAt, rowOf, sides } from '../grid.ts';
import { place, step, swap, take } from '../moves.ts';
import type { Change, Move } from '../types.ts';
import { codeOf, freeCells, gemsAt, openCount } from './sight.ts';

export type Kind = 'place' | 'swap' | 'move';

/** A gem of this letter comes to `to`, from `from` if it lay on the field; a swap brings another one back. */
export interface Action {
  readonly kind: Kind;
  readonly from: number;
  readonly to: number;
  readonly code: number;
}

export const colourOf: ReadonlyMap<number, Colour> = new Map(
  colours.map((colour) => [codeOf(colour), colour]),
);

export function placing(to: number, code: number): Action {
  return { kind: 'place', from: -1, to, code };
}

/** The gem at `from` goes to a cell beside it, and what lies there comes back. */
export function shifting(from: number, to: number): Action {
  const code = grid[from]!;
  if (grid[to] === 0) return { kind: 'move', from, to, code };
  return from < to ? { kind: 'swap', from, to, code } : { kind: 'swap', from: to, to: from, code: grid[to]! };
}

/** On the loaded grid, after it was made. */
export function actionOf({ action, x, y, toX, toY }: Change): Action {
  const to = indexAt(toX, toY);
  const from = action === 'place' ? -1 : indexAt(x, y);
  return { kind: action, from, to, code: grid[to]! };
}

export function isSame(a: Action, b: Action): boolean {
  return a.to === b.to && a.from === b.from && a.code === b.code;
}

export function make(action: Action): void {
  const { kind, from, to, code } = action;
  if (kind === 'place') {
    grid[to] = code;
    gemsAt.push(to);
    openCount[code]!--;
    return;
  }
  grid[from] = grid[to]!;
  grid[to] = code;
  if (kind === 'move') gemsAt[gemsAt.indexOf(from)] = to;
}

export function takeBack(action: Action): void {
  const { kind, from, to, code } = action;
  if (kind === 'place') {
    grid[to] = 0;
    if (gemsAt.at(-1) === to) gemsAt.pop();
    else gemsAt.splice(gemsAt.indexOf(to), 1);
    openCount[code]!++;
    return;
  }
  grid[to] = grid[from]!;
  grid[from] = code;
  if (kind === 'move') gemsAt[gemsAt.indexOf(to)] = from;
}

/** Two players who undo each other's changes get nowhere (ALL-5). */
export function isUndoing({ kind, from, to }: Action, change: Change | null): boolean {
  if (kind === 'place' || change?.action !== kind) return false;
  const was = indexAt(change.x, change.y);
  const is = indexAt(change.toX, change.toY);
  return kind === 'swap' ? was === from && is === to : was === to && is === from;
}

export function movesOf(action: Action, isHeld: boolean): readonly Move[] {
  const { kind, from, to, code } = action;
  const x = columnOf(to);
  const y = rowOf(to);
  switch (kind) {
    case 'place':
      return isHeld ? [place(x, y)] : [take(colourOf.get(code)!), place(x, y)];
    case 'swap':
      return [swap(columnOf(from), rowOf(from), x, y)];
    case 'move':
      return [step(columnOf(from), rowOf(from), directionOf(to - from))];
  }
}

function directionOf(offset: number): number {
  return sides.indexOf(offset as (typeof sides)[number]);
}

/** Each colour on each free cell. */
export function placements(codes: readonly number[]): Action[] {
  const cells = freeCells();
  return codes.flatMap((code) => cells.map((cell) => placing(cell, code)));
}

export function openCodes(): readonly number[] {
  return [...colourOf.keys()].filter((code) => openCount[code]! > 0);
}

/** FG-T2, FG-T3 */
export function shifts(): Action[] {
  const actions: Action[] = [];
  for (const at of gemsAt) {
    if (canSwap(at, at + sides[2])) actions.push(shifting(at, at + sides[2]));
    if (canSwap(at, at + sides[3])) actions.push(shifting(at, at + sides[3]));
    for (const side of sides) if (canStep(at, at + side)) actions.push(shifting(at, at + side));
  }
  return actions;
}

/** Lifted, a gem must touch another one where it comes down. */
export function canStep(from: number, to: number): boolean {
  if (grid[to] !== 0) return false;
  const gem = grid[from]!;
  grid[from] = 0;
  const can = canPlaceAt(to);
  grid[from] = gem;
  return can;
}
