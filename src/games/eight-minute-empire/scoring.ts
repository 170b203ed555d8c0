// Points, and who is ahead (EE-P1 … EE-P4).

import type { Outcome, ScorePart, Seat } from '../../kernel/game.ts';
import { fixedRng } from '../../kernel/play.ts';
import { boards } from './boards.ts';
import { armiesEach, cards, goodPoints, goods } from './components.ts';
import { none, ownersOf } from './state.ts';
import type { Result, State, View } from './types.ts';
import { determinize } from './view.ts';

/** EE-P1, by region: who has more pieces there than anybody else, the neutral colour included; or none. */
export function regionOwners(state: State): number[] {
  const { armies, cities } = state;
  const owners = ownersOf(state);
  const list: number[] = [];
  for (let base = 0; base < armies.length; base += owners) {
    let most = 0;
    let leader = none;
    for (let owner = 0; owner < owners; owner++) {
      const pieces = armies[base + owner]! + cities[base + owner]!;
      if (pieces > most) {
        most = pieces;
        leader = owner;
      } else if (pieces === most) leader = none;
    }
    list.push(leader);
  }
  return list;
}

/** EE-P2, by continent. */
export function continentOwners(state: State, regions: readonly number[]): number[] {
  return boards[state.side].continents.map((continent) => {
    const counts = [0, 0, 0, 0, 0, 0];
    for (const region of continent.regions) if (regions[region] !== none) counts[regions[region]!]!++;
    const most = Math.max(...counts);
    const leader = counts.indexOf(most);
    return most > 0 && leader === counts.lastIndexOf(most) ? leader : none;
  });
}

/** What a seat has, by good in the order of `goods`. */
export interface Stock {
  /** On cards, and after them the wild ones. */
  readonly cards: readonly number[];
  /** In regions that the seat controls (EE-V2). */
  readonly tokens: readonly number[];
}

const wild = goods.length;
const goodNumbers = cards.map(({ good }) => (good === 'wild' ? wild : goods.indexOf(good)));

export function stockOf(state: State, seat: Seat, regions: readonly number[]): Stock {
  const onCards = [0, 0, 0, 0, 0, 0];
  const tokens = [0, 0, 0, 0, 0];
  for (let i = 0; i < state.taken.length; i++) {
    const card = state.taken[i]!;
    if ((state.first + i) % state.seats === seat) onCards[goodNumbers[card]!]! += cards[card]!.symbols;
  }
  for (const region of boards[state.side].triangles) {
    const good = state.tokens[region]!;
    if (good !== none && regions[region] === seat) tokens[good]!++;
  }
  return { cards: onCards, tokens };
}

/** EE-P3: the points of all goods, every wild symbol where it brings most. */
export function goodsPoints(stock: Stock): number {
  return mostFrom(stock, 0, stock.cards[wild]!);
}

/** The most that the goods from this one on can bring, with so many wild symbols to add. */
function mostFrom(stock: Stock, good: number, wilds: number): number {
  if (good === goods.length) return 0;
  const own = stock.cards[good]! + stock.tokens[good]!;
  let most = 0;
  for (let here = 0; here <= wilds; here++) {
    most = Math.max(most, pointsFor(good, own + here) + mostFrom(stock, good + 1, wilds - here));
  }
  return most;
}

/** The wild symbols as `goodsPoints` adds them, by good; those that help nowhere are left out. */
function wildsOf(stock: Stock): number[] {
  let wilds = stock.cards[wild]!;
  return goods.map((_, good) => {
    const own = stock.cards[good]! + stock.tokens[good]!;
    const most = mostFrom(stock, good, wilds);
    let here = 0;
    while (pointsFor(good, own + here) + mostFrom(stock, good + 1, wilds - here) < most) here++;
    wilds -= here;
    return here;
  });
}

function pointsFor(good: number, symbols: number): number {
  const table = goodPoints[good]!;
  return table[Math.min(symbols, table.length - 1)]!;
}

/** How this one game stands. */
export function resultOf(state: State): Result {
  const regions = regionOwners(state);
  const continents = continentOwners(state, regions);
  const points: number[] = [];
  const armies: number[] = [];
  const held: number[] = [];
  for (let seat = 0; seat < state.seats; seat++) {
    held.push(count(regions, seat));
    points.push(held[seat]! + count(continents, seat) + goodsPoints(stockOf(state, seat, regions)));
    armies.push(armiesEach - state.supply[seat]!);
  }
  return { points, coins: state.coins.slice(), armies, regions: held };
}

function count(owners: readonly number[], seat: Seat): number {
  let sum = 0;
  for (const owner of owners) if (owner === seat) sum++;
  return sum;
}

export function outcome(state: State): Outcome | undefined {
  if (state.step !== 'gameOver') return undefined;
  const games = [...state.results, resultOf(state)];
  // EE-P4 in this order, and over the sums of a series (EE-V1).
  const sums = (['points', 'coins', 'armies', 'regions'] as const).map((field) =>
    Array.from({ length: state.seats }, (_, seat) =>
      games.reduce((sum, game) => sum + game[field][seat]!, 0),
    ),
  );
  const isAhead = (one: Seat, other: Seat) => {
    const decisive = sums.find((sum) => sum[one] !== sum[other]);
    return decisive !== undefined && decisive[one]! > decisive[other]!;
  };
  const places = sums[0]!.map((_, seat) => 1 + sums[0]!.filter((_, other) => isAhead(other, seat)).length);
  return { places, scores: sums[0]!, reason: state.longGame ? 'threeGames' : 'lastCard' };
}

export function scoreParts(view: View): readonly (readonly ScorePart[])[] {
  const state = determinize(view, fixedRng());
  const regions = regionOwners(state);
  const continents = continentOwners(state, regions);
  return view.coins.map((_, seat) => {
    const held = boards[view.side].continents.flatMap(({ id }, index) =>
      continents[index] === seat ? [id] : [],
    );
    const controlled = count(regions, seat);
    return [
      { key: 'regions', points: controlled, params: { count: controlled } },
      { key: 'continents', points: held.length, params: { count: held.length, continents: held } },
      ...goodsParts(stockOf(state, seat, regions)),
      ...earlierParts(view, seat),
    ];
  });
}

function goodsParts(stock: Stock): ScorePart[] {
  const spread = wildsOf(stock);
  return goods.map((key, good) => {
    const wilds = spread[good]!;
    const tokens = stock.tokens[good]!;
    const symbols = stock.cards[good]! + tokens + wilds;
    return { key, points: pointsFor(good, symbols), params: { symbols, wilds, tokens } };
  });
}

/** EE-V1 */
function earlierParts(view: View, seat: Seat): ScorePart[] {
  if (!view.longGame) return [];
  const points = view.results.reduce((sum, result) => sum + result.points[seat]!, 0);
  return [{ key: 'earlier', points, params: { games: view.results.length } }];
}
