// Where the own pieces stand after some units of a turn, and what that is worth.

import { boards } from '../boards.ts';
import { none } from '../state.ts';
import type { Move } from '../types.ts';
import { changeOf, controllerIn, type Ground, shifted, worthIn } from './ground.ts';
import { stepsFrom, type Ways } from './ways.ts';

export interface Stand {
  /** By region: own armies, and all own pieces. */
  readonly armies: readonly number[];
  readonly pieces: readonly number[];
  /** By continent: regions held. */
  readonly held: readonly number[];
  readonly supply: number;
  /** The gain since the turn began. */
  readonly value: number;
  /** Equal for equal armies. */
  readonly mark: number;
  readonly before: Stand | undefined;
  /** What led here from `before`: a unit, or an army's way. */
  readonly step: Move | Transfer | undefined;
}

interface Transfer {
  readonly type: 'transfer';
  readonly ways: Ways;
  readonly from: number;
  readonly to: number;
}

export function standOf(ground: Ground): Stand {
  const { state, seat, owners, regions } = ground;
  const armies: number[] = [];
  const pieces: number[] = [];
  const held = boards[state.side].continents.map(() => 0);
  for (let region = 0; region < regions; region++) {
    const own = state.armies[region * owners + seat]!;
    const all = own + state.cities[region * owners + seat]!;
    armies.push(own);
    pieces.push(all);
    const continent = ground.continentOf[region]!;
    held[continent] = shifted(held[continent]!, none, controllerIn(ground, region, all));
  }
  const supply = state.supply[seat]!;
  return { armies, pieces, held, supply, value: 0, mark: 0, before: undefined, step: undefined };
}

/** What it brings to have a piece more (or less) in a region. */
export function gainIn(ground: Ground, stand: Stand, region: number, more: 1 | -1): number {
  return gainWith(ground, stand, region, more, stand.held[ground.continentOf[region]!]!);
}

function gainWith(ground: Ground, { pieces }: Stand, region: number, more: 1 | -1, held: number): number {
  const own = pieces[region]!;
  const gain = worthIn(ground, region, own + more) - worthIn(ground, region, own);
  const at = ground.bases[region]! + own;
  const was = ground.controllers[at]!;
  const is = ground.controllers[at + more]!;
  return was === is ? gain : gain + changeOf(ground, held, was, is);
}

/** The gain of a piece less, its continent left aside. */
export function worthChange(ground: Ground, { pieces }: Stand, region: number): number {
  return worthIn(ground, region, pieces[region]! - 1) - worthIn(ground, region, pieces[region]!);
}

/** Whether that lets the region change hands; asked after the gain. */
export function isDecisive(
  { bases, controllers }: Ground,
  { pieces }: Stand,
  region: number,
  more: 1 | -1,
): boolean {
  const at = bases[region]! + pieces[region]!;
  return controllers[at] !== controllers[at + more];
}

/** What it brings to go where both regions are of one continent and change hands. */
export function gainOfBoth(ground: Ground, stand: Stand, from: number, to: number): number {
  const held = stand.held[ground.continentOf[from]!]!;
  const own = stand.pieces[from]!;
  const later = shifted(held, controllerIn(ground, from, own), controllerIn(ground, from, own - 1));
  return gainWith(ground, stand, from, -1, held) + gainWith(ground, stand, to, 1, later);
}

/** Numbers without a pattern, small enough for exact sums: equal sums mean equal armies. */
const marks = Array.from(
  { length: 32 },
  (_, region) => scrambled(2 * region + 1) * 0x800 + (scrambled(2 * region + 2) % 0x800),
);

function scrambled(seed: number): number {
  let bits = Math.imul(seed, 0x9e3779b1);
  bits = Math.imul(bits ^ (bits >>> 15), 0x85ebca6b);
  bits = Math.imul(bits ^ (bits >>> 13), 0xc2b2ae35);
  return (bits ^ (bits >>> 16)) >>> 0;
}

export const markOf = (region: number): number => marks[region]!;

/** The stand after an army came to a region, from the supply or from another region. */
export function standAfter(
  ground: Ground,
  before: Stand,
  from: number,
  to: number,
  value: number,
  mark: number,
  step: Stand['step'],
): Stand {
  const armies = before.armies.slice();
  const pieces = before.pieces.slice();
  const held = before.held.slice();
  if (from !== none) shiftPiece(ground, armies, pieces, held, from, -1);
  shiftPiece(ground, armies, pieces, held, to, 1);
  const supply = from === none ? before.supply - 1 : before.supply;
  return { armies, pieces, held, supply, value, mark, before, step };
}

function shiftPiece(
  ground: Ground,
  armies: number[],
  pieces: number[],
  held: number[],
  region: number,
  more: 1 | -1,
): void {
  const was = controllerIn(ground, region, pieces[region]!);
  armies[region]! += more;
  pieces[region]! += more;
  const is = controllerIn(ground, region, pieces[region]!);
  const continent = ground.continentOf[region]!;
  held[continent] = shifted(held[continent]!, was, is);
}

/** All units of the turn so far, in order. */
export function movesTo(ground: Ground, stand: Stand): Move[] {
  const parts: Move[][] = [];
  for (let at: Stand | undefined = stand; at; at = at.before) {
    if (at.step?.type === 'transfer') {
      parts.push(stepsFrom(ground.state.side, at.step.ways, at.step.from, at.step.to));
    } else if (at.step) parts.push([at.step]);
  }
  return parts.reverse().flat();
}
