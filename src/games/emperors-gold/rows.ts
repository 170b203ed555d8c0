// Rows: whose they are, and what may be laid where.

import type { Seat } from '../../kernel/game.ts';
import { type Card, type SymbolSet, symbolsOf, type Task, tasks } from './components.ts';
import { reachableCells } from './grid.ts';
import type { End, Row, Table } from './types.ts';

export const bothRows = [0, 1] as const;
const rightOnly = ['right'] as const;
const bothEnds = ['left', 'right'] as const;

/** EG-V4: partners sit opposite each other and are one side. */
export function sideOf(table: Pick<Table, 'teams'>, seat: Seat): number {
  return table.teams ? seat & 1 : seat;
}

export function sideCount(table: Pick<Table, 'teams' | 'seats'>): number {
  return table.teams ? 2 : table.seats;
}

/** A row of the side whose turn it is. */
export function rowOf(table: Table, row: Row): Card[] {
  return table.rows[2 * sideOf(table, table.turn) + row]!;
}

/** EG-T3, EG-V2 */
export function endsOf(table: Table): readonly End[] {
  return table.twoSided ? bothEnds : rightOnly;
}

/** EG-T4, EG-V1: the card may lie at this end of the row, which has cards. */
export function canFollow(table: Table, cards: readonly Card[], card: Card, end: End): boolean {
  if (table.children) return true;
  const neighbour = end === 'right' ? cards[cards.length - 1]! : cards[0]!;
  return (symbolsOf[card]! & symbolsOf[neighbour]!) !== 0;
}

/** EG-T5: an empty place. A player fills the first one first, for the two are alike; in teams they
 *  are not the same player's, and either may be filled (EG-V4). */
export function canStart(table: Table, row: Row): boolean {
  if (rowOf(table, row).length > 0) return false;
  return row === 0 || table.teams || rowOf(table, 0).length > 0;
}

/** EG-T3 … EG-T5, of a reachable card and an end that is open. */
export function canAdd(table: Table, card: Card, row: Row, end: End): boolean {
  if (table.row !== null && table.row !== row) return false;
  const cards = rowOf(table, row);
  if (cards.length === 0) return end === 'right' && canStart(table, row);
  return canFollow(table, cards, card, end);
}

/** EG-T6: the first of the side's rows that a reachable card can continue. */
export function continuableRow(table: Table): Row | undefined {
  const cells = reachableCells(table.grid, table.emperor);
  for (const row of bothRows) {
    const cards = rowOf(table, row);
    if (cards.length === 0) continue;
    for (const end of endsOf(table)) {
      if (cells.some((cell) => canFollow(table, cards, table.grid[cell]!, end))) return row;
    }
  }
  return undefined;
}

/** EG-T6: both places are full, and nothing within reach fits. Asked before any card was taken. */
export function mustDiscard(table: Table): boolean {
  return rowOf(table, 0).length > 0 && rowOf(table, 1).length > 0 && continuableRow(table) === undefined;
}

export function symbolsIn(cards: readonly Card[]): SymbolSet {
  let set = 0;
  for (const card of cards) set |= symbolsOf[card]!;
  return set;
}

/** EG-K1 */
export function fulfils(cards: readonly Card[], task: Task): boolean {
  const { wanted, length } = tasks[task]!;
  return cards.length >= length && (symbolsIn(cards) & wanted) === wanted;
}
