// What a die on a card is worth, and what the dice still in hand may bring. One-ply: the rest of the turn is
// estimated roll by roll, each roll for the card that gains most by it. Every throw of every imagined future asks
// this, so what is found about a turn lies in tables that are made once, and is valid until it is found anew.

import type { Seat } from '../../kernel/game.ts';
import { type CardNumber, type Die, faceOf, isPlain, mostSeats, numbers, worth } from './components.ts';
import { freeNumbers } from './mines.ts';
import { place, setAside } from './moves.ts';
import type { Mine, Move, Spot, State } from './types.ts';

/** Dollars that a card in the own mine is good for later, as a part of its worth. */
const ownShare = 0.2;

/** Dollars by number that an action card is good for, about as docs/balance/gold-rush.md finds. */
export const actionWorth: readonly number[] = [0, 5, 5, 2, 3, 1.5, 1, 2, 2.5];

/** Four backs in seven carry an action (GR-C1). */
const actionChance = 4 / 7;

const places = ['common', 'own', 'other'] as const;
type Place = (typeof places)[number];

/** Dollars for a die equal to the card, and for a higher one. */
function gains(where: Place, number: CardNumber): readonly [equal: number, higher: number] {
  const dollars = worth[number]!;
  const later = ownShare * dollars;
  switch (where) {
    case 'common':
      return [dollars + later, dollars];
    case 'own':
      return [dollars + actionChance * actionWorth[number]!, dollars];
    case 'other': // the owner gets a dollar and loses the card
      return [dollars - 1 + later, dollars - 1];
  }
}

interface Prospect {
  readonly number: CardNumber;
  readonly equal: number;
  readonly higher: number;
  /** The expected gain of the best of p plain and d dynamite dice: at index 3p + d. */
  readonly best: readonly number[];
}

function prospectOf(where: Place, number: CardNumber): Prospect {
  const [equal, higher] = gains(where, number);
  const best: number[] = [];
  for (let plain = 0; plain <= 3; plain++) {
    for (let dynamite = 0; dynamite <= 2; dynamite++) {
      let noEqual = 1;
      let neither = 1;
      for (let die = 0; die < plain + dynamite; die++) {
        const hitsEqual = die >= plain && number === 1 ? 0 : 1 / 8;
        const beats = die < plain ? (8 - number) / 8 : (9 - number) / 8;
        noEqual *= 1 - hitsEqual;
        neither *= 1 - hitsEqual - beats;
      }
      best.push(equal * (1 - noEqual) + higher * (noEqual - neither));
    }
  }
  return { number, equal, higher, best };
}

/** Eight for each place, by number. */
const prospects = places.flatMap((where) => numbers.map((number) => prospectOf(where, number)));
const [common, own, other] = places.map((_, index) => index * numbers.length) as [number, number, number];

const faces = 10;
const notThere = Number.NEGATIVE_INFINITY;
/** By face, then by prospect: dollars for a die that shows it, if it may lie there at all (GR-T4). */
const gainOn = Float64Array.from({ length: faces * prospects.length }, (_, at) => {
  const { number, equal, higher } = prospects[at % prospects.length]!;
  const face = Math.floor(at / prospects.length);
  if (face < number) return at % prospects.length < other ? 0 : notThere;
  return face === number ? equal : higher;
});
/** By dice (3p + d), then by prospect. */
const onBest = Float64Array.from(
  { length: prospects.length * prospects[0]!.best.length },
  (_, at) => prospects[at % prospects.length]!.best[Math.floor(at / prospects.length)]!,
);

// The free cards of the turn: their prospects, what they show, and where they lie; and the lowest face that fits.
let count = 0;
let lowest = faces;
const mostTargets = numbers.length * (1 + mostSeats);
const targets = new Uint8Array(mostTargets);
const cards = new Uint8Array(mostTargets);
const mines = Array<Mine>(mostTargets).fill('common');

function findTargets(state: State): void {
  count = 0;
  lowest = faces;
  addTargets(state.common, common, 'common');
  for (let owner: Seat = 0; owner < state.mines.length; owner++) {
    addTargets(state.mines[owner]!, owner === state.turn ? own : other, owner);
  }
}

function addTargets(spots: readonly Spot[], place: number, mine: Mine): void {
  if (spots.length === 0) return;
  const free = freeNumbers(spots);
  for (let index = 0; index < free.length; index++) {
    const card = free[index]!;
    targets[count] = place + card - 1;
    cards[count] = card;
    mines[count++] = mine;
  }
  if (free.length > 0) lowest = Math.min(lowest, place < other ? 1 : free[0]!);
}

/** What the waiting dice may bring. */
export function promiseOf(state: State): number {
  findTargets(state);
  return promise(state.waitingPlain, state.waitingDynamite, -1);
}

/** The targets that `promise` counted on, in bits. */
let counted = 0;

/** What so many dice may bring on the targets, one of which is taken. */
function promise(plain: number, dynamite: number, taken: number): number {
  let sum = 0;
  let used = taken < 0 ? 0 : 1 << taken;
  while (plain + dynamite > 0) {
    const from = (3 * plain + dynamite) * prospects.length;
    let best = 0;
    let chosen = -1;
    for (let index = 0; index < count; index++) {
      if ((used & (1 << index)) !== 0) continue;
      const gain = onBest[from + targets[index]!]!;
      if (gain > best) {
        best = gain;
        chosen = index;
      }
    }
    if (chosen < 0) break;
    sum += best;
    used |= 1 << chosen;
    if (plain > 0) plain--;
    else dynamite--;
  }
  counted = used;
  return sum;
}

/** What the other dice may bring when one of a kind is placed. Which face is used makes no difference to that. */
interface Rest {
  plain: number;
  dynamite: number;
  /** With no card taken: with a card less they never bring more. */
  most: number;
  counted: number;
  /** By target that is taken, as far as it was asked for. */
  readonly values: Float64Array;
}

const bang = 9;
const unknown = -1;
const [restOfPlain, restOfDynamite] = ['plain', 'dynamite'].map(
  (): Rest => ({ plain: 0, dynamite: 0, most: 0, counted: 0, values: new Float64Array(mostTargets) }),
) as [Rest, Rest];

function beginRest(rest: Rest, plain: number, dynamite: number): void {
  rest.plain = plain;
  rest.dynamite = dynamite;
  rest.most = plain < 0 || dynamite < 0 ? 0 : promise(plain, dynamite, -1);
  rest.counted = counted;
  for (let index = 0; index < count; index++) rest.values[index] = unknown;
}

function restWithout(rest: Rest, index: number): number {
  if ((rest.counted & (1 << index)) === 0) return rest.most;
  if (rest.values[index] === unknown) rest.values[index] = promise(rest.plain, rest.dynamite, index);
  return rest.values[index]!;
}

export interface Placing {
  readonly move: Move;
  readonly value: number;
}

/** The best use of one die of this roll. */
export function bestPlacing(state: State): Placing {
  lookAt(state);
  return bestOf(state.rolled);
}

/** Before `bestOf`. */
export function lookAt(state: State): void {
  const { rolled, waitingPlain, waitingDynamite } = state;
  let plain = waitingPlain;
  for (const die of rolled) if (isPlain(die)) plain++;
  const dynamite = waitingDynamite + rolled.length - (plain - waitingPlain);
  findTargets(state);
  beginRest(restOfPlain, plain - 1, dynamite);
  beginRest(restOfDynamite, plain, dynamite - 1);
}

/** The best use of one die of a roll that is as the present one but for its faces. A dynamite need not be placed
 *  (GR-T6). */
export function bestOf(rolled: readonly Die[]): Placing {
  let best = -1;
  let bestAt = -1;
  let most = notThere;
  let canPlaceNumber = false;
  for (let at = 0; at < rolled.length; at++) {
    const face = faceOf(rolled[at]!);
    const rest = isPlain(rolled[at]!) ? restOfPlain : restOfDynamite;
    const mostRest = rest.most;
    const from = face * prospects.length;
    if (face !== bang && face >= lowest) canPlaceNumber = true;
    for (let index = 0; index < count; index++) {
      const gain = gainOn[from + targets[index]!]!;
      if (gain + mostRest <= most) continue;
      const value = gain + restWithout(rest, index);
      if (value <= most) continue;
      best = index;
      bestAt = at;
      most = value;
    }
  }
  if (!canPlaceNumber) {
    const kind = rolled.some(isPlain) ? 'plain' : 'dynamite';
    const value = kind === 'plain' ? restOfPlain.most : restOfDynamite.most;
    if (best < 0 || most < value) return { move: setAside(kind), value };
  }
  return { move: place(rolled[bestAt]!, mines[best]!, cards[best] as CardNumber), value: most };
}
