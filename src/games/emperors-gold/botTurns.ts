// All ways to play the rest of a turn, up to what makes no difference later.

import { type Card, none, type SymbolSet, symbolsOf } from './components.ts';
import { type Cell, cellCount, distance } from './grid.ts';
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
  /** These cards as they are laid, `steps` of them, each as 2 · cell, and one more at the right end. */
  readonly path: number[];
  steps: number;
}

export type Visit = (way: Way) => void;

/** Whether a row that can become at most this one is worth a look. */
export type Hope = (row: Row, length: number, set: SymbolSet) => boolean;

/** A row to be extended, as it is before the turn goes on. */
interface Start {
  readonly row: Row;
  readonly length: number;
  readonly set: SymbolSet;
  /** What fits its ends. */
  readonly left: SymbolSet;
  readonly right: SymbolSet;
}

/** What the enumeration carries along, so that the recursion allocates nothing. */
interface Walk {
  readonly table: Table;
  readonly grid: Card[];
  readonly visit: Visit;
  readonly hope: Hope | undefined;
  readonly way: Way;
  /** The rows that can be continued if a card fits, and a new one if there is a place for it. */
  readonly rows: readonly Start[];
  readonly fresh: Start | undefined;
  /** Within reach, `count` of them, and what they show. */
  readonly cells: Cell[];
  readonly shown: SymbolSet[];
  /** By card within reach: those that fit to it, as bits by their place in `cells`. */
  readonly fitting: number[];
  count: number;
  /** All that these show. */
  union: SymbolSet;
  /** What fits the ends of the row as it was, likewise. */
  left: number;
  right: number;
}

/** From any step before a claim. Cards in another order are one way, unless the row's ends differ. */
export function forEachWay(table: Table, visit: Visit, hope?: Hope): void {
  const { grid, emperor } = table;
  const walk = newWalk(table, visit, hope);
  if (table.step !== 'moveEmperor') {
    fromEmperor(walk, emperor);
    return;
  }
  for (let cell = 0; cell < cellCount; cell++) {
    const swapped = grid[cell]!;
    if (swapped === none) continue;
    walk.grid[emperor] = swapped;
    walk.grid[cell] = none;
    fromEmperor(walk, cell);
    walk.grid[emperor] = none;
    walk.grid[cell] = swapped;
  }
}

/** A cell has at most eight others on its lines; one enumeration at a time uses these. */
const path = [0, 0, 0, 0, 0, 0, 0, 0];
const cells = [0, 0, 0, 0, 0, 0, 0, 0];
const shown = [0, 0, 0, 0, 0, 0, 0, 0];
const fitting = [0, 0, 0, 0, 0, 0, 0, 0];

function newWalk(table: Table, visit: Visit, hope: Hope | undefined): Walk {
  const way: Way = {
    emperor: 0,
    dropped: null,
    row: 0,
    length: 0,
    set: 0,
    taken: 0,
    cell: 0,
    end: 'right',
    path,
    steps: 0,
  };
  return {
    table,
    grid: table.grid.slice(),
    visit,
    hope,
    way,
    ...startsOf(table),
    cells,
    shown,
    fitting,
    count: 0,
    union: 0,
    left: 0,
    right: 0,
  };
}

/** EG-T5: of the two places, one that is free holds a new row. */
function startsOf(table: Table): Pick<Walk, 'rows' | 'fresh'> {
  if (table.row !== null) return { rows: [startOf(table, table.row)], fresh: undefined };
  const rows: Start[] = [];
  for (const row of bothRows) if (rowOf(table, row).length > 0) rows.push(startOf(table, row));
  const free = canStart(table, 0) ? 0 : canStart(table, 1) ? 1 : undefined;
  return { rows, fresh: free === undefined ? undefined : newRow(free) };
}

/** Anything fits an empty row, and in the children's game any row (EG-V1). */
const anything: SymbolSet = 0b11_1111_1111;

function startOf(table: Table, row: Row): Start {
  const cards = rowOf(table, row);
  const { length } = cards;
  const left = table.children ? anything : symbolsOf[cards[0]!]!;
  const right = table.children ? anything : symbolsOf[cards[length - 1]!]!;
  return { row, length, set: symbolsIn(cards), left, right };
}

function newRow(row: Row): Start {
  return { row, length: 0, set: 0, left: anything, right: anything };
}

/** By cell: the cells on its lines that a value reaches, each as 4 · cell + that value (EG-T2). At the distance
 *  of 4, which no value has, nothing is left of it. */
const lines: readonly (readonly number[])[] = Array.from({ length: cellCount }, (_, from) =>
  Array.from({ length: cellCount }, (__, to) => 4 * to + (distance(from, to) ?? 0)).filter(
    (entry) => (entry & 3) !== 0,
  ),
);

/** By card and one more, for `none` is −1. */
const values: readonly number[] = [0, ...symbolsOf.map((_, card) => (card % 3) + 1)];

function fromEmperor(walk: Walk, emperor: Cell): void {
  const { table, way, rows, fresh } = walk;
  way.emperor = emperor;
  way.dropped = null;
  findReachable(walk, emperor);
  if (walk.count === 0 && table.row === null) return;
  let canContinue = false;
  for (let i = 0; i < rows.length; i++) if (fromRow(walk, rows[i]!)) canContinue = true;
  if (fresh) fromRow(walk, fresh);
  else if (!canContinue && table.row === null) afterDiscard(walk);
}

/** EG-T6 */
function afterDiscard(walk: Walk): void {
  for (const row of bothRows) {
    walk.way.dropped = row;
    fromRow(walk, newRow(row));
  }
}

function findReachable(walk: Walk, emperor: Cell): void {
  const { grid, cells, shown, fitting, table } = walk;
  const line = lines[emperor]!;
  let count = 0;
  let union = 0;
  for (let i = 0; i < line.length; i++) {
    const entry = line[i]!;
    const card = grid[entry >> 2]!;
    if (values[card + 1] !== (entry & 3)) continue;
    const own = symbolsOf[card]!;
    let fits = 0;
    for (let other = 0; other < count; other++) {
      if (!table.children && (shown[other]! & own) === 0) continue;
      fits |= 1 << other;
      fitting[other]! |= 1 << count;
    }
    union |= own;
    cells[count] = entry >> 2;
    shown[count] = own;
    fitting[count++] = fits;
  }
  walk.count = count;
  walk.union = union;
}

/** By the cards taken and those at the ends: the last run in which this was seen. */
const seen = new Int32Array(256 * 81);
let run = 0;

/** Whether a card fits the row. */
function fromRow(walk: Walk, { row, length, set, left, right }: Start): boolean {
  const { way } = walk;
  walk.left = fittingTo(walk, left);
  walk.right = fittingTo(walk, right);
  const canContinue = walk.right !== 0 || (walk.table.twoSided && walk.left !== 0);
  if (!canContinue && walk.table.row === null) return false;
  if (walk.hope && !walk.hope(row, length + walk.count, set | walk.union)) return canContinue;
  run = (run + 1) | 0;
  way.row = row;
  way.length = length;
  way.set = set;
  way.taken = 0;
  way.steps = 0;
  extend(walk, 0, 0, 0);
  return canContinue;
}

function fittingTo({ shown, count }: Walk, symbols: SymbolSet): number {
  let fits = 0;
  for (let i = 0; i < count; i++) if ((shown[i]! & symbols) !== 0) fits |= 1 << i;
  return fits;
}

/** `used` are the cards taken, as bits by their place in `cells`. `left` and `right` are the cards at
 *  the ends by that place and one more; 0 is the end as it was. */
function extend(walk: Walk, used: number, left: number, right: number): void {
  const { table, way, fitting } = walk;
  const mark = (used * 9 + left) * 9 + right;
  if (seen[mark] === run) return;
  seen[mark] = run;
  if (used !== 0 || table.row !== null) walk.visit(way);
  const rightFits = right === 0 ? walk.right : fitting[right - 1]!;
  const leftFits = !table.twoSided || way.length === 0 ? 0 : left === 0 ? walk.left : fitting[left - 1]!;
  for (let rest = (rightFits | leftFits) & ~used; rest !== 0; rest &= rest - 1) {
    const i = 31 - Math.clz32(rest & -rest);
    if ((rightFits & (1 << i)) !== 0) {
      const newLeft = table.twoSided && way.length === 0 ? i + 1 : left;
      lay(walk, i, 'right', used, newLeft, table.children ? 0 : i + 1);
    }
    if ((leftFits & (1 << i)) !== 0) lay(walk, i, 'left', used, i + 1, right);
  }
}

function lay(walk: Walk, i: number, end: End, used: number, left: number, right: number): void {
  const { way } = walk;
  const { taken, length, set, steps } = way;
  const cell = walk.cells[i]!;
  if (used === 0) {
    way.cell = cell;
    way.end = end;
  }
  way.path[steps] = 2 * cell + (end === 'right' ? 1 : 0);
  way.steps = steps + 1;
  way.taken = taken | (1 << cell);
  way.length = length + 1;
  way.set = set | walk.shown[i]!;
  extend(walk, used | (1 << i), left, right);
  way.steps = steps;
  way.taken = taken;
  way.length = length;
  way.set = set;
}
