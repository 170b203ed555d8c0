// Where cards lie, and how they leave.

import { type Card, type CardNumber, numberOf, numbers } from './components.ts';
import type { Mine, Spot, State } from './types.ts';

export function mineOf(state: State, mine: Mine): Spot[] {
  return mine === 'common' ? state.common : state.mines[mine]!;
}

/** Neither a die nor a guard stands on it. */
export function isFree(spot: Spot): boolean {
  return spot.die === null && !spot.guarded;
}

export function hasFree(mine: readonly Spot[]): boolean {
  for (const spot of mine) if (isFree(spot)) return true;
  return false;
}

export function hasFreeAnywhere(state: State): boolean {
  if (hasFree(state.common)) return true;
  for (const mine of state.mines) if (hasFree(mine)) return true;
  return false;
}

/** The numbers of the free cards, ascending, up to the given one. */
export function freeNumbers(mine: readonly Spot[], upTo = 8): readonly CardNumber[] {
  let bits = 0;
  for (let index = 0; index < mine.length; index++) {
    const spot = mine[index]!;
    if (isFree(spot)) bits |= 1 << numberOf(spot.card);
  }
  return numbersOfBits[bits & ((2 << upTo) - 1)]!;
}

/** Bit n stands for number n: lists made once, because they are asked for at every placing of a die. */
const numbersOfBits: readonly (readonly CardNumber[])[] = Array.from({ length: 512 }, (_, bits) =>
  Object.freeze(numbers.filter((number) => (bits & (1 << number)) !== 0)),
);

/** Equal cards are interchangeable: nobody has seen their backs. */
export function freeSpot(mine: readonly Spot[], number: CardNumber): Spot {
  for (const spot of mine) if (isFree(spot) && numberOf(spot.card) === number) return spot;
  throw new Error(`No free card ${number} lies there.`);
}

export function takeOut(mine: Spot[], spot: Spot): Card {
  mine.splice(mine.indexOf(spot), 1);
  return spot.card;
}
