// How far it is to a token, in cards: a way with many choices or over empty squares is shorter than it looks.

import { type Cell, cells, squares } from '../board.ts';

/** By how many different symbols would do: the chance that a card shows one of them (BB-C4). */
const cover: readonly number[] = [0, 17 / 45, 30 / 45, 39 / 45, 44 / 45, 1];
/** How finely ways are told apart: so many parts to a step of the tables. */
export const partsPerStep = 4;
/** So many steps of the tables to a card that is drawn for the way. */
const stepsPerCard = 0.45;
/** Ways longer than this are all the same. */
export const farthest = 8 * partsPerStep;
/** A step that saves less than so many cards is none worth keeping a card for. */
const worthKeeping = 0.5;
const everySymbol = 31;
const cacheSize = 6000;

/** For the tokens that lie now; by `square * cells.length + cell`. */
export interface Ways {
  /** To a cell beside the square, in parts of a step. */
  readonly far: Uint8Array;
  /** The symbols that pay for a step on the way, a bit each. */
  readonly helping: Uint8Array;
}

const known = new Map<number, Ways>();

/** `lying`: the squares that still hold a token, a bit each. Nothing else shapes the ways. */
export function waysAmong(lying: number): Ways {
  let ways = known.get(lying);
  if (!ways) {
    if (known.size >= cacheSize) known.clear();
    ways = compute(lying);
    known.set(lying, ways);
  }
  return ways;
}

function compute(lying: number): Ways {
  const far = new Uint8Array(squares.length * cells.length).fill(farthest);
  const helping = new Uint8Array(squares.length * cells.length);
  for (const square of squares) {
    if (!((lying >> square.square) & 1)) continue;
    const expected = cardsTo(square, lying);
    const first = square.square * cells.length;
    for (const cell of cells) {
      const away = expected[cell.index]!;
      const parts = Math.round(away * stepsPerCard * partsPerStep);
      if (parts < farthest) far[first + cell.index] = parts;
      helping[first + cell.index] = helpingFrom(cell, expected, away);
    }
  }
  return { far, helping };
}

function helpingFrom(cell: Cell, expected: Float64Array, away: number): number {
  let symbols = 0;
  for (const next of cell.neighbours) {
    if (expected[next.index]! > away - worthKeeping) continue;
    symbols |= next.symbolIndex < 0 ? everySymbol : 1 << next.symbolIndex;
  }
  return symbols;
}

const sure = new Float64Array(cells.length);
const weighted = new Float64Array(cells.length);
const covered = new Uint8Array(cells.length);
const settled = new Uint8Array(cells.length);

/** By cell: how many cards will be drawn on the way to a neighbour of the square, each one used if it brings
 *  us nearer. Cells are settled from the nearest on; each adds its symbol to what helps its neighbours. */
function cardsTo(square: Cell, lying: number): Float64Array {
  const expected = new Float64Array(cells.length).fill(Number.POSITIVE_INFINITY);
  sure.fill(0);
  weighted.fill(0);
  covered.fill(0);
  settled.fill(0);
  for (const cell of square.neighbours) if (isOpen(cell, lying)) expected[cell.index] = 0;
  for (;;) {
    const nearest = nearestUnsettled(expected);
    if (nearest < 0) return expected;
    settled[nearest] = 1;
    const cell = cells[nearest]!;
    for (const { index } of cell.neighbours) {
      if (settled[index] || !isOpen(cells[index]!, lying)) continue;
      if (expected[index] === 0) continue;
      const more = newlyPaid(cell, index);
      sure[index]! += more;
      weighted[index]! += more * expected[nearest]!;
      if (sure[index]! > 0) expected[index] = (1 + weighted[index]!) / sure[index]!;
    }
  }
}

function isOpen(cell: Cell, lying: number): boolean {
  return cell.square < 0 || !((lying >> cell.square) & 1);
}

function nearestUnsettled(expected: Float64Array): number {
  let nearest = -1;
  let least = Number.POSITIVE_INFINITY;
  for (let index = 0; index < expected.length; index++) {
    if (!settled[index] && expected[index]! < least) {
      least = expected[index]!;
      nearest = index;
    }
  }
  return nearest;
}

/** The chance that a card pays for the step to this cell and for none that is better. */
function newlyPaid(to: Cell, from: number): number {
  const before = covered[from]!;
  const after = to.symbolIndex < 0 ? everySymbol : before | (1 << to.symbolIndex);
  covered[from] = after;
  return cover[bits(after)]! - cover[bits(before)]!;
}

function bits(mask: number): number {
  let count = 0;
  for (let rest = mask; rest > 0; rest &= rest - 1) count++;
  return count;
}
