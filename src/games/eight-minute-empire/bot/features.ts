// What a position is judged by: for every seat a list of numbers, which weights.ts makes chances of.

import type { Seat } from '../../../kernel/game.ts';
import { boards } from '../boards.ts';
import { armiesEach, cardsEach } from '../components.ts';
import { none, ownersOf } from '../state.ts';
import type { State } from '../types.ts';
import { hopeOf, pointsOf, symbolsTaken } from './stock.ts';

/** The places of the features in a list. Regions and continents are counted by the lead in them: regions from
 *  -2 to 4 and more, continents from -1 to 3 and more. */
export const region = 0;
export const continent = 7;
export const coin = 12;
export const usefulCoin = 13;
export const army = 14;
export const city = 15;
export const goodPoint = 16;
export const goodHope = 17;
export const ownTurn = 18;
export const ampleCoin = 19;
export const featureCount = 20;

/** The feature of a region where a seat with pieces in it leads by so many (or trails), or none. */
export function regionFeature(lead: number): number {
  return lead < -2 ? none : region + 2 + (lead > 4 ? 4 : lead);
}

export function continentFeature(lead: number): number {
  return lead < -1 ? none : continent + 1 + (lead > 3 ? 3 : lead);
}

/** So many cards a seat will still take. */
export function ownTurnsLeft(state: State, seat: Seat): number {
  const { seats, taken } = state;
  if (state.first === none) return cardsEach[seats]!;
  const before = (seat - state.first + seats) % seats;
  const had = taken.length <= before ? 0 : Math.floor((taken.length - before - 1) / seats) + 1;
  return cardsEach[seats]! - had;
}

/** Coins that come to use: one a turn on average. */
export function usefulCoins(coins: number, turns: number): number {
  return coins < turns ? coins : turns;
}

/** Two a turn are plenty: more than these are kept for nothing but ties. */
export function ampleCoins(coins: number, turns: number): number {
  return coins < 2 * turns ? coins : 2 * turns;
}

/** What one more symbol is worth on the board (EE-V2), in regions. */
export const tokenWorth = 0.7;

/** By seat. */
export function featuresOf(state: State): Float64Array[] {
  const lists = state.coins.map((_, seat) => seatFeatures(state, seat));
  for (const { regions } of boards[state.side].continents) addContinent(state, regions, lists);
  return lists;
}

function seatFeatures(state: State, seat: Seat): Float64Array {
  const list = new Float64Array(featureCount);
  const symbols = symbolsTaken(state, seat);
  const turns = ownTurnsLeft(state, seat);
  list[coin] = state.coins[seat]!;
  list[usefulCoin] = usefulCoins(state.coins[seat]!, turns);
  list[ampleCoin] = ampleCoins(state.coins[seat]!, turns);
  list[army] = armiesEach - state.supply[seat]!;
  list[city] = citiesAbroad(state, seat);
  list[goodPoint] = pointsOf(symbols);
  list[goodHope] = hopeOf(symbols);
  list[ownTurn] = turns;
  return list;
}

/** Cities where armies could not come to anyway. */
function citiesAbroad(state: State, seat: Seat): number {
  const owners = ownersOf(state);
  const { start } = boards[state.side];
  let count = 0;
  for (let at = seat, place = 0; at < state.cities.length; at += owners, place++) {
    if (place !== start && state.cities[at]! > 0) count++;
  }
  return count;
}

const held = [0, 0, 0, 0, 0, 0];

function addContinent(state: State, regions: readonly number[], lists: readonly Float64Array[]): void {
  const owners = ownersOf(state);
  held.fill(0);
  for (let i = 0; i < regions.length; i++) addRegion(state, regions[i]!, owners, lists);
  for (let seat = 0; seat < lists.length; seat++) {
    if (held[seat] === 0) continue;
    let most = 0;
    for (let other = 0; other < owners; other++)
      if (other !== seat && held[other]! > most) most = held[other]!;
    const feature = continentFeature(held[seat]! - most);
    if (feature !== none) lists[seat]![feature]! += 1;
  }
}

function addRegion(state: State, place: number, owners: number, lists: readonly Float64Array[]): void {
  const { armies, cities } = state;
  const base = place * owners;
  let most = 0;
  let second = 0;
  let leader = none;
  for (let owner = 0; owner < owners; owner++) {
    const pieces = armies[base + owner]! + cities[base + owner]!;
    if (pieces > most) {
      second = most;
      most = pieces;
      leader = owner;
    } else if (pieces > second) second = pieces;
  }
  if (most === 0) return;
  if (most > second) held[leader]!++;
  const price = state.tokens[place] === none ? 1 : 1 + tokenWorth;
  for (let seat = 0; seat < lists.length; seat++) {
    const pieces = armies[base + seat]! + cities[base + seat]!;
    if (pieces === 0) continue;
    const feature = regionFeature(pieces - (seat === leader ? second : most));
    if (feature !== none) lists[seat]![feature]! += price;
  }
}
