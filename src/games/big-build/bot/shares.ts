// How likely each seat is to win: points, promises and whose turn it is; the closer to the end, the surer. The
// numbers are fitted to games of `quick` against itself.

import { sharesOf } from '../../../kernel/shares.ts';
import { rankOf } from '../hand.ts';
import type { State } from '../types.ts';
import { isWon } from './judge.ts';
import { chanceOf, type Prospect, promiseOf, prospectOn } from './prospect.ts';
import { pointsAt, type Table, tableOf } from './table.ts';
import { waysAmong } from './ways.ts';

/** What a promise is worth in points. */
const promiseWeight = 2.24;
/** What it is worth to be the next to move and not the last. */
const tempo = 0.81;
/** Of equal points the last in turn order wins (BB-E1). For two there are no ties: 37 points are in the house. */
const tie = 0.3;
/** All points of the house (BB-P1). */
const allPoints = 37;
/** How much the better chance, and the earlier turn, decide who takes the last token. */
const lastChance = 6;
const lastTempo = 0.4;

export function shares(state: State): readonly number[] {
  const table = tableOf(state, state.turn);
  const hands = state.hands.map((hand) => hand.map(rankOf));
  const isLone = (table.lying & (table.lying - 1)) === 0;
  return isLone ? lastShares(table, hands) : sharesOf(standings(table, hands), scaleOf(table));
}

/** A lead of so much makes e : 1 of the odds. */
export function scaleOf({ points }: Table): number {
  let left = allPoints + 2;
  for (const scored of points) left -= scored;
  return (0.68 - 0.06 * (points.length - 2)) * Math.sqrt(left);
}

/** By seat, in points: what it has and may hope for with these cards, when it is the turn of `table.seat`. */
export function standings(table: Table, hands: readonly (readonly number[])[]): number[] {
  const { seats, points, at, firstSeat } = table;
  const ways = waysAmong(table.lying);
  const prospects = prospectsOn(table);
  const values: number[] = [];
  for (let seat = 0; seat < seats; seat++) {
    const order = (seat - firstSeat + seats) % seats;
    const promise = at[seat]! < 0 ? 0 : promiseOf(prospects, ways, at[seat]!, hands[seat]!);
    const inTies = seats === 2 ? 0 : (tie * order) / (seats - 1);
    values.push(points[seat]! + promiseWeight * promise + tempo * sooner(table, seat) + inTies);
  }
  return values;
}

function prospectsOn(table: Table): Prospect[] {
  const prospects: Prospect[] = [];
  for (let square = 0; square < table.placeOn.length; square++) {
    if ((table.lying >> square) & 1) prospects.push(prospectOn(table, square, table.built));
  }
  return prospects;
}

/** 1 for who moves next, 0 for who moves last. */
function sooner({ seat: turn, seats }: Table, seat: number): number {
  return (seats - 1 - ((seat - turn + seats) % seats)) / (seats - 1);
}

/** Whoever takes the only token that is left, it is known who wins then. */
function lastShares(table: Table, hands: readonly (readonly number[])[]): number[] {
  const ways = waysAmong(table.lying);
  const [prospect] = prospectsOn(table);
  const scored = pointsAt(table.placeOn[prospect!.square]!, table.built);
  const values = hands.map((hand, seat) => {
    const chance = chanceOf(prospect!, ways, table.at[seat]!, hand);
    return lastChance * chance + lastTempo * sooner(table, seat);
  });
  const found = hands.map(() => 0);
  for (const [taker, chance] of sharesOf(values, 1).entries()) {
    const points = table.points.map((had, seat) => (seat === taker ? had + scored : had));
    const winner = hands.findIndex((_, seat) => isWon({ ...table, points, seat }, 0));
    found[winner]! += chance;
  }
  return found;
}
