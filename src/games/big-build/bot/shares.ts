// How likely each seat is to win: points, promises and whose turn it is; the closer to the end, the surer. The
// numbers are fitted to games of `quick` against itself; those for three and more by
// scripts/balance/big-build-shares.ts, 6,000 games each.

import { sharesOf } from '../../../kernel/shares.ts';
import { squares } from '../board.ts';
import { rankOf } from '../hand.ts';
import type { State } from '../types.ts';
import { isWon } from './judge.ts';
import { bestThree, chanceOf, type Prospect, prospectOn } from './prospect.ts';
import { pointsAt, type Table, tableOf } from './table.ts';
import { waysAmong } from './ways.ts';

/** What counts besides points, in points. */
interface Counting {
  /** A promise. */
  readonly promise: number;
  /** To be the next to move and not the last. */
  readonly tempo: number;
  /** To be the last in turn order, who wins of equal points (BB-E1). For two there are no ties: 37 points are in the
   *  house. */
  readonly tie: number;
  /** A lead of so much, times the root of the points that are left, makes e : 1 of the odds. */
  readonly scale: number;
}

const betweenTwo: Counting = { promise: 2.24, tempo: 0.81, tie: 0, scale: 0.68 };
/** For three, four and five. */
const amongMany: readonly Counting[] = [
  { promise: 1.92, tempo: 0.52, tie: 0.78, scale: 0.58 },
  { promise: 2.29, tempo: 0.62, tie: 0.57, scale: 0.51 },
  { promise: 2.6, tempo: 0.68, tie: 0.59, scale: 0.46 },
];
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

function countingFor(seats: number): Counting {
  return seats === 2 ? betweenTwo : amongMany[seats - 3]!;
}

/** A lead of so much makes e : 1 of the odds. */
export function scaleOf({ points }: Table): number {
  let left = allPoints + 2;
  for (const scored of points) left -= scored;
  return countingFor(points.length).scale * Math.sqrt(left);
}

/** By seat, in points: what it has and may hope for with these cards, when it is the turn of `table.seat`. */
export function standings(table: Table, hands: readonly (readonly number[])[]): number[] {
  const { seats, points, firstSeat } = table;
  const { promise, tempo, tie } = countingFor(seats);
  return promisesTo(table, hands).map((promised, seat) => {
    const order = (seat - firstSeat + seats) % seats;
    return points[seat]! + promise * promised + tempo * sooner(table, seat) + (tie * order) / (seats - 1);
  });
}

/** By seat. Among many, a token is hardly promised to who is further away than others. */
export function promisesTo(table: Table, hands: readonly (readonly number[])[]): number[] {
  const { seats, at } = table;
  const ways = waysAmong(table.lying);
  const prospects = prospectsOn(table);
  for (const [token, prospect] of prospects.entries()) {
    let all = 0;
    for (let seat = 0; seat < seats; seat++) {
      const chance = at[seat]! < 0 ? 0 : chanceOf(prospect, ways, at[seat]!, hands[seat]!);
      chances[seat * squares.length + token] = chance;
      all += chance * chance;
    }
    together[token] = all;
  }
  const isRace = seats > 2;
  return hands.map((_, seat) =>
    bestThree(prospects, (token) => {
      const own = chances[seat * squares.length + token]!;
      return own * (isRace ? advantage(own, together[token]!) : 1);
    }),
  );
}

/** By seat and token; and by token the sum of their squares. */
const chances = new Float64Array(5 * squares.length);
const together = new Float64Array(squares.length);

/** 1 for who alone can get there, less the better the chances of others are. */
function advantage(own: number, all: number): number {
  return all > 0 ? (own * own) / all : 0;
}

function prospectsOn(table: Table): Prospect[] {
  const prospects: Prospect[] = [];
  for (let square = 0; square < table.placeOn.length; square++) {
    if ((table.lying >> square) & 1) prospects.push(prospectOn(table.placeOn[square]!, square, table.built));
  }
  return prospects;
}

/** 1 for who moves next, 0 for who moves last. */
export function sooner({ seat: turn, seats }: Table, seat: number): number {
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
