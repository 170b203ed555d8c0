// The rest of a turn, exactly: what so many dice are good for on these cards, if each of them is put where it does
// most good. A throw is good for its best die, and the dice are independent; so the mean of the best one follows
// from the sorted values of the sixteen faces, and no throw has to be listed.

import { type CardNumber, plainDice } from '../components.ts';
import type { Mine } from '../types.ts';

/** A free card, and what a die on it is good for. */
export interface Target {
  readonly mine: Mine;
  readonly card: CardNumber;
  /** GR-T4: a lower die may lie there as well. It is good for nothing. */
  readonly takesLower: boolean;
  /** Dollars on the account of the turn, by an equal or a higher die. */
  readonly dollars: number;
  /** What it is good for besides. */
  readonly equal: number;
  readonly higher: number;
}

/** More cards than this are not looked at: five dice hardly need them. */
export const mostTargets = 10;

/** More dollars than this no turn brings: five dice, five dollars each. */
export const mostDollars = 25;

const sides = 8;
/** The highest face of a dynamite die, and where the faces of such dice begin in a list of both kinds. */
const bang = 9;
const kindOffset = bang + 1;
const dynamiteCounts = 3;
const accounts = 32;
const states = 1 << 19; // of one table, rounded up: 12 counts of dice, 32 accounts, all sets of ten cards

/** The chance that each of e dice shows one of k faces: at 4k + e. */
const allWithin = new Float64Array((sides + 1) * 4);
for (let faces = 0; faces <= sides; faces++) {
  let chance = 1;
  for (let dice = 0; dice < 4; dice++, chance *= faces / sides) allWithin[4 * faces + dice] = chance;
}

/** What was reckoned, of all tables together. A place is taken over by what comes later: `knownAs` tells whose it is. */
const knownBits = 17;
const known = new Float64Array(1 << knownBits);
const knownAs = new Float64Array(1 << knownBits);

/** By the number of dice: what the best use of each face is good for. Fewer dice are reckoned in between. */
const frames = Array.from({ length: plainDice + dynamiteCounts }, () => new Float64Array(2 * kindOffset));

/** Cards, and what so many dollars in all are good for. */
interface Table {
  readonly number: number;
  readonly targets: readonly Target[];
  /** By target, in bits: equal cards before it. */
  readonly twins: readonly number[];
  readonly account: ArrayLike<number>;
  /** In bits: the cards that every die fits on. */
  readonly always: number;
}

let tables = 0;
let table: Table;

/** What so many dice are good for on the cards that are free (bit i: target i), with so many dollars made. */
export type Throws = (plain: number, dynamite: number, free: number, dollars: number) => number;

/** `account`: what so many dollars in all are good for. */
export function throwsOn(targets: readonly Target[], account: ArrayLike<number>): Throws {
  let always = 0;
  for (let index = 0; index < targets.length; index++) if (targets[index]!.takesLower) always |= 1 << index;
  const own: Table = { number: ++tables, targets, twins: twinsOf(targets), account, always };
  return (plain, dynamite, free, dollars) => {
    table = own;
    return worth(plain, dynamite, free, dollars);
  };
}

/** By target, in bits: equal cards before it. Of equal free cards the first stands for all. */
export function twinsOf(targets: readonly Target[]): number[] {
  return targets.map(({ mine, card }, index) => {
    let twins = 0;
    for (let before = 0; before < index; before++) {
      if (targets[before]!.mine === mine && targets[before]!.card === card) twins |= 1 << before;
    }
    return twins;
  });
}

function worth(plain: number, dynamite: number, free: number, dollars: number): number {
  if (plain + dynamite === 0 || free === 0) return table.account[dollars]!;
  const state = (((plain * dynamiteCounts + dynamite) * accounts + dollars) << mostTargets) | free;
  const name = table.number * states + state;
  const place = Math.imul(state + Math.imul(table.number, 0x9e3779b1), 0x85ebca6b) >>> (32 - knownBits);
  if (knownAs[place] === name) return known[place]!;
  const result = meanOfBest(plain, dynamite, free, dollars);
  knownAs[place] = name;
  known[place] = result;
  return result;
}

const none = -1e9;

function meanOfBest(plain: number, dynamite: number, free: number, dollars: number): number {
  const { targets, twins, always } = table;
  const best = frames[plain + dynamite]!;
  for (let face = 0; face < best.length; face++) best[face] = none;
  for (let index = 0; index < targets.length; index++) {
    if ((free & (1 << index)) === 0 || (free & twins[index]!) !== 0) continue;
    const rest = free & ~(1 << index);
    if (plain > 0) lay(best, 0, targets[index]!, plain - 1, dynamite, rest, dollars);
    if (dynamite > 0) lay(best, kindOffset, targets[index]!, plain, dynamite - 1, rest, dollars);
  }
  const fits = (free & always) !== 0 ? 1 : lowestOf(targets, free);
  if (plain > 0 && fits === 1) return meanOf(best, plain, dynamite);
  const aside = Math.max(
    plain > 0 ? worth(plain - 1, dynamite, free, dollars) : none,
    dynamite > 0 ? worth(plain, dynamite - 1, free, dollars) : none,
  );
  return meanOf(best, plain, dynamite) + gainByAside(best[kindOffset + bang]!, aside, plain, dynamite, fits);
}

function lay(
  best: Float64Array,
  offset: number,
  target: Target,
  plain: number,
  dynamite: number,
  rest: number,
  dollars: number,
): void {
  const { card } = target;
  const mined = worth(plain, dynamite, rest, dollars + target.dollars);
  if (target.takesLower && card > 1) {
    const lower = target.dollars === 0 ? mined : worth(plain, dynamite, rest, dollars);
    for (let face = offset + card - 1; face > offset; face--) if (lower > best[face]!) best[face] = lower;
  }
  const equal = mined + target.equal;
  if (equal > best[offset + card]!) best[offset + card] = equal;
  const higher = mined + target.higher;
  for (let face = offset + bang; face > offset + card; face--) if (higher > best[face]!) best[face] = higher;
}

function lowestOf(targets: readonly Target[], free: number): number {
  let lowest = bang;
  for (let index = 0; index < targets.length; index++) {
    if ((free & (1 << index)) !== 0 && targets[index]!.card < lowest) lowest = targets[index]!.card;
  }
  return lowest;
}

/** GR-T6: in a throw without a number that fits (from `fits` on they do) a die may be set aside. */
function gainByAside(onBang: number, aside: number, plain: number, dynamite: number, fits: number): number {
  const lowFaces = fits > 1 ? fits - 2 : 0;
  const noPlain = allWithin[4 * (fits - 1) + plain]!;
  const nothing = noPlain * allWithin[4 * lowFaces + dynamite]!;
  const onlyBangs = noPlain * allWithin[4 * (lowFaces + 1) + dynamite]! - nothing;
  const better = onlyBangs > 0 && aside > onBang ? aside - onBang : 0;
  return nothing * aside + onlyBangs * better;
}

const order = new Int32Array(2 * sides);

/** The mean of the best die of a throw; throws without a die that fits count nothing. */
function meanOf(best: Float64Array, plain: number, dynamite: number): number {
  if (plain + dynamite === 1) return meanOfOne(best, plain === 1 ? 1 : kindOffset + 2);
  let plainLeft = sides;
  let dynamiteLeft = sides;
  let count = 0;
  // From the highest face down, which leaves little to sort.
  for (let face = bang; face >= 1; face--) {
    if (dynamite > 0 && face > 1) count = sortIn(best, kindOffset + face, count);
    if (plain > 0 && face < bang) count = sortIn(best, face, count);
  }
  let sum = 0;
  let within = 1;
  for (let place = 0; place < count; place++) {
    const face = order[place]!;
    if (best[face]! <= none) break;
    if (face < kindOffset) plainLeft--;
    else dynamiteLeft--;
    const after = allWithin[4 * plainLeft + plain]! * allWithin[4 * dynamiteLeft + dynamite]!;
    sum += (within - after) * best[face]!;
    within = after;
  }
  return sum;
}

function meanOfOne(best: Float64Array, from: number): number {
  let sum = 0;
  for (let face = from; face < from + sides; face++) if (best[face]! > none) sum += best[face]!;
  return sum / sides;
}

function sortIn(best: Float64Array, face: number, count: number): number {
  const value = best[face]!;
  let place = count;
  for (; place > 0 && best[order[place - 1]!]! < value; place--) order[place] = order[place - 1]!;
  order[place] = face;
  return count + 1;
}
