// The table in numbers, as a bot sees it when it thinks about its turn. Sets of squares, places of the house and
// cards of the hand are bits.

import type { Seat } from '../../../kernel/game.ts';
import { type Cell, cellById, cells } from '../board.ts';
import { cards, placeNeighbours, tokenIndex } from '../components.ts';
import { rankOf } from '../hand.ts';
import type { State } from '../types.ts';

export interface Table {
  readonly seat: Seat;
  readonly seats: number;
  readonly firstSeat: Seat;
  readonly points: readonly number[];
  /** By seat: the place in `cells`; -1 before it is chosen. */
  readonly at: readonly number[];
  /** Of the seat that thinks: the ranks of its cards. */
  readonly hand: readonly number[];
  /** By square: the place in the house of the token that lies there; -1 if none does. */
  readonly placeOn: readonly number[];
  readonly lying: number;
  readonly built: number;
}

export function tableOf(state: State, seat: Seat): Table {
  const placeOn: number[] = [];
  let lying = 0;
  for (let square = 0; square < state.tokens.length; square++) {
    const token = state.tokens[square]!;
    placeOn.push(token === null ? -1 : tokenIndex.get(token)!);
    if (token !== null) lying |= 1 << square;
  }
  let built = 0;
  for (let place = 0; place < state.house.length; place++)
    if (state.house[place] !== null) built |= 1 << place;
  return {
    seat,
    seats: state.points.length,
    firstSeat: state.firstSeat,
    points: state.points,
    at: state.cells.map((cell) => (cell === null ? -1 : cellById.get(cell)!.index)),
    hand: state.hands[seat]!.map(rankOf),
    placeOn,
    lying,
    built,
  };
}

/** By place: the places beside it. */
export const beside: readonly number[] = placeNeighbours.map((places) =>
  places.reduce((mask, place) => mask | (1 << place), 0),
);

/** By rank of the card: the symbols it shows. */
export const shown: readonly number[] = cards.map(({ counts }) =>
  counts.reduce((mask, count, symbol) => (count > 0 ? mask | (1 << symbol) : mask), 0),
);

export function bits(mask: number): number {
  let count = 0;
  for (let rest = mask; rest > 0; rest &= rest - 1) count++;
  return count;
}

/** BB-P1 */
export function pointsAt(place: number, built: number): number {
  return 1 + bits(beside[place]! & built);
}

/** BB-T6, as `destinations` of the rules has it. */
export function reachableFrom(from: number, at: readonly number[], seat: Seat): readonly Cell[] {
  const start = cells[from]!;
  let isFree = true;
  for (let other = 0; other < at.length; other++) {
    if (other !== seat && at[other]! >= 0 && nextTo[from * cells.length + at[other]!]) isFree = false;
  }
  if (isFree) return start.neighbours;
  const free: Cell[] = [];
  const jumped: Cell[] = [];
  let now = start;
  for (let next = 0; ; next++) {
    for (const cell of now.neighbours) {
      if (cell === start) continue;
      const found = isTaken(cell, at, seat) ? jumped : free;
      if (!found.includes(cell)) found.push(cell);
    }
    if (next === jumped.length) return free;
    now = jumped[next]!;
  }
}

function isTaken(cell: Cell, at: readonly number[], seat: Seat): boolean {
  for (let other = 0; other < at.length; other++) if (other !== seat && at[other] === cell.index) return true;
  return false;
}

const nextTo = new Uint8Array(cells.length * cells.length);
for (const cell of cells)
  for (const other of cell.neighbours) nextTo[cell.index * cells.length + other.index] = 1;
