// Where a character may go (BB-T2 … BB-T6), whatever it costs.

import type { Seat } from '../../kernel/game.ts';
import { type Cell, cellById } from './board.ts';
import { type Token, tokenIndex, tokens } from './components.ts';
import type { CellId, TokenId } from './types.ts';

/** What of a state (or of a view) walking depends on. */
export interface Table {
  readonly tokens: readonly (TokenId | null)[];
  readonly cells: readonly (CellId | null)[];
}

export function cellOf(table: Table, seat: Seat): Cell {
  return cellById.get(table.cells[seat]!)!;
}

/** The token that lies on a cell. */
export function tokenOn(table: Table, cell: Cell): Token | undefined {
  if (cell.square < 0) return undefined;
  const token = table.tokens[cell.square];
  return token == null ? undefined : tokens[tokenIndex.get(token)!];
}

/** Free neighbours, and free cells beyond occupied ones (BB-T6), each once. An untaken token is an end:
 *  nobody stands on it, so no way leads over it. */
export function destinations(table: Table, from: Cell): Cell[] {
  const free: Cell[] = [];
  const jumped: Cell[] = [];
  let at = from;
  for (let next = 0; ; next++) {
    for (const cell of at.neighbours) {
      if (cell === from) continue;
      const found = table.cells.includes(cell.id) ? jumped : free;
      if (!found.includes(cell)) found.push(cell);
    }
    if (next === jumped.length) return free;
    at = jumped[next]!;
  }
}

const nothing: readonly CellId[] = Object.freeze([]);

/** The occupied cells on a shortest way from one cell to another; undefined if there is none. */
export function jumpedOnTheWay(table: Table, from: Cell, to: Cell): readonly CellId[] | undefined {
  if (from.neighbours.includes(to)) return nothing;
  const ways: { at: Cell; over: readonly CellId[] }[] = [{ at: from, over: [] }];
  const seen = new Set([from]);
  for (const way of ways) {
    if (way.at.neighbours.includes(to)) return way.over;
    for (const cell of way.at.neighbours) {
      if (seen.has(cell) || !table.cells.includes(cell.id)) continue;
      seen.add(cell);
      ways.push({ at: cell, over: [...way.over, cell.id] });
    }
  }
  return undefined;
}
