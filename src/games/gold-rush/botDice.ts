// What a die on a card is worth, and what the dice still in hand may bring. One-ply: the rest of the turn is
// estimated roll by roll, each roll for the card that gains most by it.

import type { Seat } from '../../kernel/game.ts';
import { type CardNumber, type Die, faceOf, isPlain, mostSeats, numbers, worth } from './components.ts';
import { freeNumbers } from './mines.ts';
import { place, setAside } from './moves.ts';
import type { Mine, Move, State } from './types.ts';

/** Dollars that a card in the own mine is good for later, as a part of its worth. */
const ownShare = 0.2;

/** Dollars by number that an action card is good for, about as docs/balance/gold-rush.md finds. */
export const actionWorth: readonly number[] = [0, 5, 5, 2, 3, 1.5, 1, 2, 2.5];

/** Four backs in seven carry an action (GR-C1). */
const actionChance = 4 / 7;

type Place = 'common' | 'own' | 'other';

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
  return { equal, higher, best };
}

const prospects: Readonly<Record<Place, readonly Prospect[]>> = {
  common: [1 as CardNumber, ...numbers].map((number) => prospectOf('common', number)),
  own: [1 as CardNumber, ...numbers].map((number) => prospectOf('own', number)),
  other: [1 as CardNumber, ...numbers].map((number) => prospectOf('other', number)),
};

interface Target extends Prospect {
  readonly mine: Mine;
  readonly card: CardNumber;
}

/** Made once, by number: they are asked for at every throw. */
function targetsIn(mine: Mine, where: Place): readonly Target[] {
  return prospects[where].map((prospect, card) => ({ mine, card: card as CardNumber, ...prospect }));
}

const commonTargets = targetsIn('common', 'common');
const seats: readonly Seat[] = Array.from({ length: mostSeats }, (_, seat) => seat);
const ownTargets = seats.map((seat) => targetsIn(seat, 'own'));
const otherTargets = seats.map((seat) => targetsIn(seat, 'other'));

export function targetsOf(state: State): Target[] {
  const targets: Target[] = [];
  for (const card of freeNumbers(state.common)) targets.push(commonTargets[card]!);
  for (let owner: Seat = 0; owner < state.mines.length; owner++) {
    const mine = state.mines[owner]!;
    if (mine.length === 0) continue;
    const there = owner === state.turn ? ownTargets[owner]! : otherTargets[owner]!;
    for (const card of freeNumbers(mine)) targets.push(there[card]!);
  }
  return targets;
}

/** What so many dice may still bring on these targets, one of which is taken. */
export function promise(plain: number, dynamite: number, targets: readonly Target[], taken: number): number {
  let sum = 0;
  let used = taken < 0 ? 0 : 1 << taken;
  while (plain + dynamite > 0) {
    let best = 0;
    let chosen = -1;
    for (let index = 0; index < targets.length; index++) {
      if ((used & (1 << index)) !== 0) continue;
      const gain = targets[index]!.best[3 * plain + dynamite]!;
      if (gain > best) {
        best = gain;
        chosen = index;
      }
    }
    if (chosen < 0) return sum;
    sum += best;
    used |= 1 << chosen;
    if (plain > 0) plain--;
    else dynamite--;
  }
  return sum;
}

export interface Placing {
  readonly move: Move;
  readonly value: number;
}

/** The best use of one die of this roll. A dynamite need not be placed (GR-T6). */
export function bestPlacing(state: State, rolled: readonly Die[]): Placing {
  const targets = targetsOf(state);
  let plain = state.waitingPlain;
  for (const die of rolled) if (isPlain(die)) plain++;
  const dynamite = state.waitingDynamite + rolled.length - (plain - state.waitingPlain);
  // Which face is used makes no difference to what the other dice may bring.
  const restsOfPlain: number[] = [];
  const restsOfDynamite: number[] = [];
  // With a card less they never bring more: most uses need not be thought through.
  const mostOfPlain = plain > 0 ? promise(plain - 1, dynamite, targets, -1) : 0;
  const mostOfDynamite = dynamite > 0 ? promise(plain, dynamite - 1, targets, -1) : 0;
  let best: Target | undefined;
  let bestDie: Die | undefined;
  let most = 0;
  let canPlaceNumber = false;
  for (let at = 0; at < rolled.length; at++) {
    const die = rolled[at]!;
    if (rolled.indexOf(die) < at) continue;
    const face = faceOf(die);
    const rests = isPlain(die) ? restsOfPlain : restsOfDynamite;
    for (let index = 0; index < targets.length; index++) {
      const target = targets[index]!;
      const { mine, card } = target;
      if (face < card && mine !== 'common' && mine !== state.turn) continue;
      if (face !== 9) canPlaceNumber = true;
      const gain = face < card ? 0 : face === card ? target.equal : target.higher;
      if (best && gain + (rests === restsOfPlain ? mostOfPlain : mostOfDynamite) <= most) continue;
      rests[index] ??=
        rests === restsOfPlain
          ? promise(plain - 1, dynamite, targets, index)
          : promise(plain, dynamite - 1, targets, index);
      const value = gain + rests[index]!;
      if (!best || value > most) [best, bestDie, most] = [target, die, value];
    }
  }
  if (canPlaceNumber && best) return { move: place(bestDie!, best.mine, best.card), value: most };
  const kind = rolled.some(isPlain) ? 'plain' : 'dynamite';
  const rest = kind === 'plain' ? mostOfPlain : mostOfDynamite;
  return best && most >= rest
    ? { move: place(bestDie!, best.mine, best.card), value: most }
    : { move: setAside(kind), value: rest };
}
