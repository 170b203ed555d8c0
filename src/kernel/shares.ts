// Chances of winning, by arithmetic that gives the same bits everywhere: no `exp`, whose last digit is the engine's.

import type { Outcome } from './game.ts';

/** About e to the x; exact enough for chances, and the same on every machine. */
export function growth(x: number): number {
  const bounded = x < -40 ? -40 : x > 40 ? 40 : x;
  let power = 1 + bounded / 1024;
  for (let doubling = 0; doubling < 10; doubling++) power *= power;
  return power;
}

/** 0 … 1; a half at 0. */
export function logistic(x: number): number {
  return 1 / (1 + growth(-x));
}

/** By seat: the shares of a win that belong to these values, e : 1 for a lead of `scale`. */
export function sharesOf(values: readonly number[], scale: number): number[] {
  let most = Number.NEGATIVE_INFINITY;
  for (const value of values) if (value > most) most = value;
  const odds = values.map((value) => growth((value - most) / scale));
  let sum = 0;
  for (const one of odds) sum += one;
  return odds.map((one) => one / sum);
}

/** By seat, of a game that is over: who is first has it all, and equals share it. Alone: won or lost. */
export function sharesAtEnd({ places }: Outcome): number[] {
  let winners = 0;
  for (const place of places) if (place === 1) winners++;
  return places.map((place) => (place === 1 ? 1 / winners : 0));
}
