// All ways to play the rest of a turn, up to what makes no difference later.

import { type Card, none, type SymbolSet, symbolsOf } from './components.ts';
import { type Cell, canStandOn, cellCount, reachableCells } from './grid.ts';
import { bothRows, canStart, rowOf, symbolsIn } from './rows.ts';
import type { End, Row, Table } from './types.ts';

/** A way to lay cards. One and the same object is shown again and again: keep nothing of it. */
export interface Way {
  /** Where the emperor stands. */
  emperor: Cell;
  /** The row that is discarded first (EG-T6), or null. */
  dropped: Row | null;
  row: Row;
  /** The row as it will be. */
  length: number;
  set: SymbolSet;
  /** The cells whose cards are taken, as bits; none, if the turn already has its card. */
  taken: number;
  /** The first of these cards, where `taken` is not empty. */
  cell: Cell;
  end: End;
}

export type Visit = (way: Way) => void;

/** What the enumeration carries along, so that the recursion allocates nothing. */
interface Walk {
  readonly table: Table;
  readonly grid: Card[];
  readonly visit: Visit;
  readonly way: Way;
  /** Within reach. */
  cells: readonly Cell[];
  /** What fits the ends of the row as it was. */
  left: SymbolSet;
  right: SymbolSet;
  wasContinued: boolean;
}

/** From any step before a claim. Cards in another order are one way, unless the row's ends differ. */
export function forEachWay(table: Table, visit: Visit): void {
  const way: Way = { emperor: 0, dropped: null, row: 0, length: 0, set: 0, taken: 0, cell: 0, end: 'right' };
  const walk: Walk = {
    table,
    grid: table.grid.slice(),
    visit,
    way,
    cells: [],
    left: 0,
    right: 0,
    wasContinued: false,
  };
  const { grid, emperor } = table;
  if (table.step !== 'moveEmperor') {
    fromEmperor(walk, emperor);
    return;
  }
  for (let cell = 0; cell < cellCount; cell++) {
    if (!canStandOn(grid, emperor, cell)) continue;
    walk.grid[emperor] = grid[cell]!;
    walk.grid[cell] = none;
    fromEmperor(walk, cell);
    walk.grid[emperor] = none;
    walk.grid[cell] = grid[cell]!;
  }
}

function fromEmperor(walk: Walk, emperor: Cell): void {
  const { table, way } = walk;
  way.emperor = emperor;
  way.dropped = null;
  walk.cells = reachableCells(walk.grid, emperor);
  if (table.row !== null) fromRow(walk, table.row, rowOf(table, table.row));
  else fromAnyRow(walk);
}

/** EG-T5, EG-T6 */
function fromAnyRow(walk: Walk): void {
  const { table, way } = walk;
  walk.wasContinued = false;
  for (const row of bothRows) {
    const cards = rowOf(table, row);
    if (cards.length > 0) fromRow(walk, row, cards);
  }
  const free = bothRows.find((row) => canStart(table, row));
  if (free !== undefined) {
    fromRow(walk, free, []);
  } else if (!walk.wasContinued) {
    for (const row of bothRows) {
      way.dropped = row;
      fromRow(walk, row, []);
    }
  }
}

/** By the cards taken and those at the ends: the last run in which this was seen. */
const seen = new Int32Array(256 * 81);
let run = 0;

/** Anything fits an empty row, and in the children's game any row (EG-V1). */
const anything: SymbolSet = 0b11_1111_1111;

function fromRow(walk: Walk, row: Row, cards: readonly Card[]): void {
  const { way, table } = walk;
  const isOpen = cards.length === 0 || table.children;
  run = (run + 1) | 0;
  walk.left = isOpen ? anything : symbolsOf[cards[0]!]!;
  walk.right = isOpen ? anything : symbolsOf[cards.at(-1)!]!;
  way.row = row;
  way.length = cards.length;
  way.set = symbolsIn(cards);
  way.taken = 0;
  extend(walk, 0, 0, 0);
}

/** `used` are the cards taken, as bits by their place in `cells`. `left` and `right` are the cards at
 *  the ends by that place and one more; 0 is the end as it was. */
function extend(walk: Walk, used: number, left: number, right: number): void {
  const { table, way, cells } = walk;
  const mark = (used * 9 + left) * 9 + right;
  if (seen[mark] === run) return;
  seen[mark] = run;
  if (used !== 0 || table.row !== null) walk.visit(way);
  const leftFits = left === 0 ? walk.left : symbolsAt(walk, left - 1);
  const rightFits = right === 0 ? walk.right : symbolsAt(walk, right - 1);
  for (let i = 0; i < cells.length; i++) {
    if ((used & (1 << i)) !== 0) continue;
    const card = symbolsAt(walk, i);
    if ((card & rightFits) !== 0) {
      const newLeft = table.twoSided && way.length === 0 ? i + 1 : left;
      lay(walk, i, 'right', used, newLeft, table.children ? 0 : i + 1);
    }
    if (table.twoSided && way.length > 0 && (card & leftFits) !== 0) {
      lay(walk, i, 'left', used, i + 1, right);
    }
  }
}

function lay(walk: Walk, i: number, end: End, used: number, left: number, right: number): void {
  const { way } = walk;
  const { taken, length, set } = way;
  const cell = walk.cells[i]!;
  if (used === 0) {
    way.cell = cell;
    way.end = end;
  }
  way.taken = taken | (1 << cell);
  way.length = length + 1;
  way.set = set | symbolsAt(walk, i);
  walk.wasContinued = true;
  extend(walk, used | (1 << i), left, right);
  way.taken = taken;
  way.length = length;
  way.set = set;
}

function symbolsAt(walk: Walk, i: number): SymbolSet {
  return symbolsOf[walk.grid[walk.cells[i]!]!]!;
}
