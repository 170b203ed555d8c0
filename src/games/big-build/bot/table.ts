// The table in numbers, as a bot sees it when it thinks about its turn. Sets of squares, places of the house and
// cards of the hand are bits.

import type { Seat } from '../../../kernel/game.ts';
import { cellById } from '../board.ts';
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

/** A number for where the others stand. */
export function crowdOf({ at, seat }: Table): number {
  let crowd = 0;
  for (let other = 0; other < at.length; other++) if (other !== seat) crowd = crowd * 64 + at[other]! + 1;
  return crowd;
}

/** The tokens on the squares as they were seen last, and how many such layouts there were. */
let layout: readonly number[] = [];
let layouts = 0;

/** A number for what lies, or lay, on the squares: with the squares that are not empty yet it tells all tokens. */
export function layoutOf({ placeOn }: Table): number {
  for (let square = 0; square < placeOn.length; square++) {
    const place = placeOn[square]!;
    if (place < 0 || place === layout[square]) continue;
    layout = placeOn;
    layouts++;
    break;
  }
  return layouts;
}
