// Which arrangements stand. All colours of a card differ, so a gem of the field can be only one gem of
// the card, and an arrangement through it is known by its turn alone.

import { type Card, type CardId, cards } from './components.ts';
import { columnOf, grid, indexAt, load, offsetOf, rowOf } from './grid.ts';
import type { Cell, Change, State } from './types.ts';

/** A card as it lies around each of its gems. */
interface Shape {
  /** By gem: its letter's code. */
  readonly codes: readonly number[];
  /** By gem: for each turn, then for each other gem, where it lies from here and its letter's code. */
  readonly around: readonly Int16Array[];
}

const rotations = 4;

/** FG-C3: four turns of the card, then four of its mirror image. */
export function turnsOf(mirror: boolean): number {
  return mirror ? 2 * rotations : rotations;
}

function turned(card: Card, turn: number): readonly Cell[] {
  let cells = card.gems.map(({ x, y }) => ({ x: turn < rotations ? x : -x, y }));
  for (let quarter = 0; quarter < turn % rotations; quarter++) {
    cells = cells.map(({ x, y }) => ({ x: -y, y: x }));
  }
  return cells;
}

function shapeOf(card: Card): Shape {
  const codes = card.gems.map((gem) => gem.colour.charCodeAt(0));
  const allTurns = Array.from({ length: 2 * rotations }, (_, turn) => turned(card, turn));
  const around = codes.map((_, pivot) =>
    Int16Array.from(
      allTurns.flatMap((cells) =>
        cells.flatMap((cell, gem) =>
          gem === pivot ? [] : [offsetOf(cell.x - cells[pivot]!.x, cell.y - cells[pivot]!.y), codes[gem]!],
        ),
      ),
    ),
  );
  return { codes, around };
}

export const shapes: ReadonlyMap<CardId, Shape> = new Map(cards.map((card) => [card.id, shapeOf(card)]));

/** In which turn the card's arrangement stands through this cell of the grid; -1 if in none. */
export function turnThrough(id: CardId, at: number, turns: number): number {
  const { codes, around } = shapes.get(id)!;
  const gem = codes.indexOf(grid[at]!);
  if (gem < 0) return -1;
  const others = around[gem]!;
  const length = 2 * (codes.length - 1);
  for (let turn = 0; turn < turns; turn++) {
    const end = (turn + 1) * length;
    let i = end - length;
    while (i < end && grid[at + others[i]!] === others[i + 1]) i += 2;
    if (i === end) return turn;
  }
  return -1;
}

/** FG-K1: whether the last action made an arrangement of the card. The field must be loaded. */
export function isNew(id: CardId, change: Change, turns: number): boolean {
  if (turnThrough(id, indexAt(change.toX, change.toY), turns) >= 0) return true;
  return change.action === 'swap' && turnThrough(id, indexAt(change.x, change.y), turns) >= 0;
}

/** The cells of a new arrangement. */
export function newArrangement(
  state: Readonly<Pick<State, 'mirror' | 'change'>> & { readonly field: readonly string[] },
  id: CardId,
): readonly Cell[] {
  load(state.field);
  const { x, y, toX, toY, action } = state.change!;
  const turns = turnsOf(state.mirror);
  const first = indexAt(toX, toY);
  const at = action !== 'swap' || turnThrough(id, first, turns) >= 0 ? first : indexAt(x, y);
  return cellsOf(id, at, turnThrough(id, at, turns));
}

function cellsOf(id: CardId, at: number, turn: number): readonly Cell[] {
  const { codes, around } = shapes.get(id)!;
  const gem = codes.indexOf(grid[at]!);
  const indices = codes
    .slice(1)
    .map((_, other) => at + around[gem]![2 * (turn * (codes.length - 1) + other)]!);
  indices.push(at);
  return indices.sort((a, b) => a - b).map((index) => ({ x: columnOf(index), y: rowOf(index) }));
}

/** Whether an arrangement of the card stands anywhere, new or not. */
export function stands(state: State, id: CardId): boolean {
  load(state.field);
  const turns = turnsOf(state.mirror);
  return state.field.some((row, y) => [...row].some((_, x) => turnThrough(id, indexAt(x, y), turns) >= 0));
}

/** FG-K3: what is wrong with pointing at these gems for this card; undefined if nothing. */
export function mistakeIn(
  state: State,
  id: CardId,
  cells: readonly Cell[],
): 'otherGems' | 'stoodBefore' | undefined {
  load(state.field);
  const indices = cells.map(({ x, y }) => indexAt(x, y)).sort((a, b) => a - b);
  if (!isArrangement(id, indices, turnsOf(state.mirror))) return 'otherGems';
  const { x, y, toX, toY, action } = state.change!;
  const changed = action === 'swap' ? [indexAt(x, y), indexAt(toX, toY)] : [indexAt(toX, toY)];
  return changed.some((at) => indices.includes(at)) ? undefined : 'stoodBefore';
}

function isArrangement(id: CardId, indices: readonly number[], turns: number): boolean {
  const { codes, around } = shapes.get(id)!;
  const at = indices[0]!;
  const gem = codes.indexOf(grid[at]!);
  if (gem < 0 || indices.length !== codes.length) return false;
  const length = 2 * (codes.length - 1);
  for (let turn = 0; turn < turns; turn++) {
    let fits = true;
    for (let i = turn * length; i < (turn + 1) * length; i += 2) {
      const other = at + around[gem]![i]!;
      fits &&= grid[other] === around[gem]![i + 1] && indices.includes(other);
    }
    if (fits) return true;
  }
  return false;
}
