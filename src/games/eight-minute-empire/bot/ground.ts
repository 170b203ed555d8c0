// The board as one seat can change it in its turn: what others have stays, so a region is worth what the number of
// own pieces there makes of it. All is in logarithms of odds for that seat.

import type { Seat } from '../../../kernel/game.ts';
import { sharesOf } from '../../../kernel/shares.ts';
import { boards } from '../boards.ts';
import { none, ownersOf } from '../state.ts';
import type { State } from '../types.ts';
import { baseOf, type Duel, duelOf, span } from './duel.ts';
import { continentFeature, regionFeature, tokenWorth } from './features.ts';
import { scaleOf, valuesOf } from './value.ts';
import { networks } from './ways.ts';
import { weightsOf } from './weights.ts';

export interface Ground {
  readonly state: State;
  readonly seat: Seat;
  readonly owners: number;
  readonly regions: number;
  /** As they count right after this turn. */
  readonly weights: Float64Array;
  /** By owner: what it is to the seat when that one gains. */
  readonly rates: readonly number[];
  readonly continentOf: readonly number[];
  /** By region: where it begins in the next two. */
  readonly bases: readonly number[];
  /** By own pieces there, once known: worth, and who controls the region. */
  readonly worths: Float64Array;
  readonly controllers: Int8Array;
  /** Between two players, all is known. */
  readonly duel: Duel | undefined;
  /** No two grounds have the same. */
  readonly number: number;
}

const unknown = 1e9;
let grounds = 0;

/** `left`: the turns that are left at the table when this one is over. */
export function groundOf(state: State, seat: Seat, left: number): Ground {
  return groundLike(state, seat, weightsOf(state, left), ratesOf(state, seat));
}

/** Of another position, by the same measures. */
export function groundLike(
  state: State,
  seat: Seat,
  weights: Ground['weights'],
  rates: Ground['rates'],
): Ground {
  const regions = boards[state.side].regions.length;
  const owners = ownersOf(state);
  grounds = (grounds + 1) | 0;
  const duel = owners === 2 ? duelOf(weights, seat) : undefined;
  return {
    state,
    seat,
    owners,
    regions,
    weights,
    rates,
    continentOf: networks[state.side].continents,
    bases: duel ? duelBases(state, 1 - seat) : ownBases,
    worths: duel ? duel.worths : new Float64Array(regions * span).fill(unknown),
    controllers: duel ? duel.controllers : new Int8Array(regions * span),
    duel,
    number: grounds,
  };
}

const ownBases = Array.from({ length: 32 }, (_, region) => region * span);

function duelBases({ armies, cities, tokens }: State, other: Seat): number[] {
  const bases: number[] = [];
  for (let at = other, region = 0; at < armies.length; at += 2, region++) {
    bases.push(baseOf(armies[at]! + cities[at]!, tokens[region] !== none));
  }
  return bases;
}

/** A small gain of another costs in proportion to their part in the others' chances. */
function ratesOf(state: State, seat: Seat): number[] {
  if (state.seats === 2) return seat === 0 ? [1, -1, 0] : [-1, 1, 0];
  const chances = sharesOf(valuesOf(state), scaleOf(state));
  const others = 1.000001 - chances[seat]!;
  const rates = chances.map((chance, other) => (other === seat ? 1 : -chance / others));
  return [...rates, 0];
}

/** The worth of a region where the seat has so many pieces. */
export function worthIn(ground: Ground, region: number, pieces: number): number {
  const known = ground.worths[ground.bases[region]! + pieces]!;
  return known !== unknown ? known : learn(ground, region, pieces);
}

/** Who controls a region when the seat has so many pieces in it. */
export function controllerIn(ground: Ground, region: number, pieces: number): number {
  const at = ground.bases[region]! + pieces;
  if (ground.worths[at] === unknown) learn(ground, region, pieces);
  return ground.controllers[at]!;
}

const counts = [0, 0, 0, 0, 0, 0];
/** Who controls the region that was counted last. */
let controller = none;

function learn(ground: Ground, region: number, pieces: number): number {
  const at = ground.bases[region]! + pieces;
  const worth = worthWithout(ground, region, pieces, none);
  ground.worths[at] = worth;
  ground.controllers[at] = controller;
  return worth;
}

/** The worth when the victim, if there is one, has an army less there. */
function worthWithout(ground: Ground, region: number, own: number, victim: number): number {
  const { state, seat, owners, weights, rates } = ground;
  const base = region * owners;
  let most = 0;
  let second = 0;
  controller = none;
  for (let owner = 0; owner < owners; owner++) {
    let pieces = owner === seat ? own : state.armies[base + owner]! + state.cities[base + owner]!;
    if (owner === victim) pieces--;
    counts[owner] = pieces;
    if (pieces > most) {
      second = most;
      most = pieces;
      controller = owner;
    } else if (pieces > second) second = pieces;
  }
  let worth = 0;
  for (let owner = 0; owner < state.seats; owner++) {
    if (counts[owner] === 0) continue;
    const feature = regionFeature(counts[owner]! - (owner === controller ? second : most));
    if (feature !== none) worth += rates[owner]! * weights[feature]!;
  }
  if (most === second) controller = none;
  return state.tokens[region] === none ? worth : worth * (1 + tokenWorth);
}

/** What it brings to take an army of another off the board. */
export function routGain(
  ground: Ground,
  pieces: readonly number[],
  held: readonly number[],
  region: number,
  victim: number,
): number {
  const own = pieces[region]!;
  const was = controllerIn(ground, region, own);
  const gain = worthWithout(ground, region, own, victim) - worthIn(ground, region, own);
  return was === controller
    ? gain
    : gain + changeOf(ground, held[ground.continentOf[region]!]!, was, controller);
}

/** How many regions of a continent every owner holds, all in one number. */
export function shifted(held: number, from: number, to: number): number {
  return held - (from === none ? 0 : 1 << (4 * from)) + (to === none ? 0 : 1 << (4 * to));
}

/** What it means for a continent that one of its regions changes hands. */
export function changeOf(ground: Ground, held: number, was: number, is: number): number {
  return continentWorth(ground, shifted(held, was, is)) - continentWorth(ground, held);
}

/** Continents of the grounds of late, by a hash. */
const slots = 1 << 10;
const knownHeld = new Int32Array(slots);
const knownFor = new Int32Array(slots);
const knownWorth = new Float64Array(slots);

function continentWorth(ground: Ground, held: number): number {
  if (ground.duel) return ground.duel.continents[held]!;
  const slot = (Math.imul(held, 0x9e3779b1) >>> 22) ^ (ground.number & 63);
  if (knownHeld[slot] !== held || knownFor[slot] !== ground.number) {
    knownHeld[slot] = held;
    knownFor[slot] = ground.number;
    knownWorth[slot] = worthOfHeld(ground, held);
  }
  return knownWorth[slot]!;
}

function worthOfHeld({ owners, weights, rates, state }: Ground, held: number): number {
  let worth = 0;
  for (let owner = 0; owner < state.seats; owner++) {
    const own = (held >> (4 * owner)) & 15;
    if (own === 0) continue;
    let most = 0;
    for (let other = 0; other < owners; other++) {
      const theirs = (held >> (4 * other)) & 15;
      if (other !== owner && theirs > most) most = theirs;
    }
    const feature = continentFeature(own - most);
    if (feature !== none) worth += rates[owner]! * weights[feature]!;
  }
  return worth;
}
