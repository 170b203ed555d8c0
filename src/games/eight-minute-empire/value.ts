// How good a position is, in points: what stands now, and what it may become while turns are left.

import type { Seat } from '../../kernel/game.ts';
import { boards } from './boards.ts';
import { cardsEach, goodPoints, goods } from './components.ts';
import { goodsPoints, resultOf, stockOf } from './scoring.ts';
import { none, ownersOf, turnsLeft } from './state.ts';
import type { State } from './types.ts';

/** By lead in pieces from -2 to 3: the part of a region's point that it is worth in the middle of a game. */
const regionHopes = [0.05, 0.15, 0.35, 0.8, 0.95, 1];
/** By lead in regions, likewise for a continent. */
const continentHopes = [0.05, 0.2, 0.4, 0.75, 0.9, 1];
const certainties = [0, 0, 0, 1, 1, 1];

/** By seats and turns left: hopes in the first half of a game, then more and more certainty. */
const regionWorth = cardsEach.map((each, seats) => worthByTurnsLeft(seats * each, regionHopes));
const continentWorth = cardsEach.map((each, seats) => worthByTurnsLeft(seats * each, continentHopes));

function worthByTurnsLeft(turns: number, hopes: readonly number[]): number[][] {
  return Array.from({ length: turns + 1 }, (_, left) => {
    const doubt = Math.min(1, (2 * left) / turns);
    return hopes.map((hope, index) => certainties[index]! + doubt * (hope - certainties[index]!));
  });
}

const tokenWorth = 0.7;
const armyHope = 0.1;
const cityHope = 0.25;
/** By the number of players: a coin lasts longer in a game of more turns. */
const coinWorth = [0, 0, 0.85, 0.6, 0.5, 0.5];
/** What a coin is worth when nothing is left to buy: it breaks ties (EE-P4). */
const lastCoinWorth = 0.01;
/** How likely one more symbol of a good comes in before the end. */
const symbolHope = 0.45;

export function evaluate(state: State, seat: Seat): number {
  return state.step === 'gameOver'
    ? lead(finalValues(state), seat)
    : valueWith(state, seat, tableValues(state));
}

/** The same in two parts: a turn's units change the board only, so the table may be valued once. */
export function valueWith(state: State, seat: Seat, table: readonly number[]): number {
  const values = table.slice();
  addBoard(state, values);
  return lead(values, seat);
}

function finalValues(state: State): number[] {
  const earlier = earlierValues(state);
  return resultOf(state).points.map(
    (points, seat) => points + lastCoinWorth * state.coins[seat]! + earlier[seat]!,
  );
}

/** Against the others: half against their mean, half against the best of them. */
function lead(values: readonly number[], seat: Seat): number {
  let sum = 0;
  let best = Number.NEGATIVE_INFINITY;
  for (let other = 0; other < values.length; other++) {
    if (other === seat) continue;
    sum += values[other]!;
    if (values[other]! > best) best = values[other]!;
  }
  return values[seat]! - (sum / (values.length - 1) + best) / 2;
}

/** EE-V1 */
function earlierValues(state: State): number[] {
  return state.coins.map((_, seat) => state.results.reduce((sum, { points }) => sum + points[seat]!, 0));
}

/** 1 at the beginning, 0 when all turns are over. */
function timeLeft(state: State): number {
  return turnsLeft(state) / (state.seats * cardsEach[state.seats]!);
}

/** By seat: what lies before them on the table, goods and coins. */
export function tableValues(state: State): number[] {
  const time = timeLeft(state);
  const coinNow = lastCoinWorth + coinWorth[state.seats]! * Math.min(1, 4 * time);
  const earlier = earlierValues(state);
  return state.coins.map((coins, seat) => coins * coinNow + goodsValue(state, seat, time) + earlier[seat]!);
}

function goodsValue(state: State, seat: Seat, time: number): number {
  const stock = stockOf(state, seat, []);
  const hope = Math.min(1, 2 * time);
  let value = goodsPoints(stock);
  for (let good = 0; good < goods.length; good++) value += hope * goodHope(good, stock.cards[good]!);
  return value;
}

/** The best that some more symbols would bring, less the less likely they are. */
function goodHope(good: number, symbols: number): number {
  const table = goodPoints[good]!;
  const now = table[Math.min(symbols, table.length - 1)]!;
  let best = 0;
  let chance = symbolHope;
  for (let more = symbols + 1; more < table.length; more++) {
    best = Math.max(best, chance * (table[more]! - now));
    chance *= symbolHope;
  }
  return best;
}

/** Regions, continents, tokens, and armies that may still go somewhere. */
function addBoard(state: State, values: number[]): void {
  const left = turnsLeft(state);
  const time = timeLeft(state);
  for (let seat = 0; seat < state.seats; seat++) {
    values[seat]! -= time * (armyHope * state.supply[seat]! + cityHope * state.citiesLeft[seat]!);
  }
  for (const { regions } of boards[state.side].continents) {
    const held = [0, 0, 0, 0, 0, 0];
    for (const region of regions) addRegion(state, region, regionWorth[state.seats]![left]!, values, held);
    addContinent(held, continentWorth[state.seats]![left]!, values);
  }
}

/** Adds the region to the values of those who stand there, and counts it for who controls it. */
function addRegion(
  state: State,
  region: number,
  worth: readonly number[],
  values: number[],
  held: number[],
): void {
  const { armies, cities } = state;
  const owners = ownersOf(state);
  const base = region * owners;
  let first = 0;
  let second = 0;
  let leader = none;
  for (let owner = 0; owner < owners; owner++) {
    const pieces = armies[base + owner]! + cities[base + owner]!;
    if (pieces > first) {
      second = first;
      first = pieces;
      leader = owner;
    } else if (pieces > second) second = pieces;
  }
  if (first === 0) return;
  if (first > second) held[leader]!++;
  const price = state.tokens[region] === none ? 1 : 1 + tokenWorth;
  for (let owner = 0; owner < values.length; owner++) {
    const pieces = armies[base + owner]! + cities[base + owner]!;
    if (pieces > 0) values[owner]! += price * worthOf(worth, pieces - (owner === leader ? second : first));
  }
}

function addContinent(held: readonly number[], worth: readonly number[], values: number[]): void {
  for (let owner = 0; owner < values.length; owner++) {
    if (held[owner] === 0) continue;
    let best = 0;
    for (let other = 0; other < held.length; other++) {
      if (other !== owner && held[other]! > best) best = held[other]!;
    }
    values[owner]! += worthOf(worth, held[owner]! - best);
  }
}

function worthOf(worth: readonly number[], margin: number): number {
  return margin < -2 ? 0 : worth[Math.min(margin, 3) + 2]!;
}
