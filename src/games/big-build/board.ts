// The board (BB-C1, BB-C4): reconstructed, our own. One fifth is written down; the other four are
// the same, turned around the house, with the next symbol each. Fifths go clockwise: A, B, C, D, E.

import { type CellId, type SymbolId, symbols } from './types.ts';

interface Row {
  readonly id: CellId;
  readonly kind: 'round' | 'square';
  /** Units of the drawing: the house is in the middle at 0, 0; x goes right and y down. */
  readonly x: number;
  readonly y: number;
  readonly symbol?: SymbolId;
  readonly mark?: 'start' | 'arrow';
  /** Each path is written down once. */
  readonly paths: readonly CellId[];
}

/** The fifth above the house. */
const fifthA: readonly Row[] = [
  { id: 'A1', kind: 'round', x: -13, y: -40, symbol: 'hammer', paths: ['A2', 'A3', '3A'] },
  { id: 'A2', kind: 'round', x: 13, y: -40, symbol: 'nails', paths: ['B1', 'A5', '4A', '5A'] },
  { id: 'A3', kind: 'round', x: -31, y: -85, symbol: 'brick', paths: ['A4', '3A'] },
  { id: 'A4', kind: 'round', x: 0, y: -94, symbol: 'saw', mark: 'start', paths: ['A5'] },
  { id: 'A5', kind: 'round', x: 31, y: -85, symbol: 'brush', paths: ['A6', '4A'] },
  { id: 'A6', kind: 'round', x: 53, y: -73, symbol: 'brick', mark: 'arrow', paths: ['B3', '5A'] },
  { id: '3A', kind: 'square', x: -10, y: -66, paths: [] },
  { id: '4A', kind: 'square', x: 10, y: -66, paths: [] },
  { id: '5A', kind: 'square', x: 37, y: -51, paths: ['B1'] },
];

export const fifths = ['A', 'B', 'C', 'D', 'E'] as const;

/** Cosine and sine of 0°, 72°, 144°, 216°, 288° as numbers: engines may differ in computing them. */
const turns: readonly (readonly [cos: number, sin: number])[] = [
  [1, 0],
  [0.30901699437494745, 0.9510565162951535],
  [-0.8090169943749475, 0.5877852522924731],
  [-0.8090169943749475, -0.5877852522924731],
  [0.30901699437494745, -0.9510565162951535],
];

export interface Cell {
  readonly id: CellId;
  /** The place in `cells`. */
  readonly index: number;
  readonly kind: 'round' | 'square';
  readonly mark: 'start' | 'arrow' | null;
  /** Of a round cell. */
  readonly symbol: SymbolId | null;
  /** Its place in `symbols`; -1 of a square. */
  readonly symbolIndex: number;
  /** Of a square: the number of the tokens that lie here in the beginning. */
  readonly number: number;
  /** The place in `squares`; -1 of a round cell. */
  readonly square: number;
  readonly x: number;
  readonly y: number;
  /** Where a path leads, arrow links included (BB-T3). */
  readonly neighbours: readonly Cell[];
}

/** Fifth by fifth. */
export const cells: readonly Cell[] = fifths.flatMap((_, turn) => fifthA.map((row) => turnedCell(row, turn)));
export const squares: readonly Cell[] = cells.filter((cell) => cell.kind === 'square');
export const starts: readonly Cell[] = cells.filter((cell) => cell.mark === 'start');
export const arrows: readonly Cell[] = cells.filter((cell) => cell.mark === 'arrow');
export const cellById: ReadonlyMap<CellId, Cell> = new Map(cells.map((cell) => [cell.id, cell]));

/** The paths as they are drawn, each once, arrow links left out. */
export const paths: readonly (readonly [Cell, Cell])[] = fifths.flatMap((_, turn) =>
  fifthA.flatMap((row) =>
    row.paths.map(
      (to) => [cellById.get(turnedId(row.id, turn))!, cellById.get(turnedId(to, turn))!] as const,
    ),
  ),
);

linkAll();

function turnedCell(row: Row, turn: number): Cell {
  const [cos, sin] = turns[turn]!;
  const symbolIndex = row.symbol === undefined ? -1 : (symbols.indexOf(row.symbol) + turn) % symbols.length;
  const squaresBefore = fifthA.filter((other) => other.kind === 'square');
  const square = squaresBefore.indexOf(row);
  return {
    id: turnedId(row.id, turn),
    index: turn * fifthA.length + fifthA.indexOf(row),
    kind: row.kind,
    mark: row.mark ?? null,
    symbol: symbols[symbolIndex] ?? null,
    symbolIndex,
    number: row.kind === 'square' ? Number(row.id[0]) : 0,
    square: square < 0 ? -1 : turn * squaresBefore.length + square,
    x: row.x * cos - row.y * sin,
    y: row.x * sin + row.y * cos,
    neighbours: [],
  };
}

/** 'A1' → 'B1', '3E' → '3A'. */
function turnedId(id: CellId, turn: number): CellId {
  return id.replace(/[A-E]/, (letter) => fifths[(fifths.indexOf(letter as 'A') + turn) % fifths.length]!);
}

function linkAll(): void {
  for (const [one, other] of paths) link(one, other);
  for (const [i, arrow] of arrows.entries()) for (const other of arrows.slice(i + 1)) link(arrow, other);
}

function link(one: Cell, other: Cell): void {
  (one.neighbours as Cell[]).push(other);
  (other.neighbours as Cell[]).push(one);
}
