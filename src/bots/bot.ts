// Whoever decides for a seat without being a person.

import type { GameTypes } from '../kernel/game.ts';
import type { Rng } from '../kernel/random.ts';

/** Decides from what the view's own seat may know, with chance of its own, and from nothing else: the same view
 *  and the same chance give the same decision, on every machine. */
export interface Bot<T extends GameTypes> {
  decide(view: T['view'], rng: Rng): Decision<T>;
}

export interface Decision<T extends GameTypes> {
  /** To be made one after another, as long as nobody else acts and nothing new comes to light. Empty: the seat
   *  lets be what it need not do. */
  readonly plan: readonly T['move'][];
}

/** A bot at one seat of one table, which goes through with what it has planned. */
export interface Player<T extends GameTypes> {
  /** The next move, or undefined to let be. `change` counts the changes of the table: a plan holds only while
   *  every change is a step of it. */
  next(view: T['view'], rng: Rng, change: number): T['move'] | undefined;
}

export function playerOf<T extends GameTypes>(bot: Bot<T>): Player<T> {
  let rest: readonly T['move'][] = [];
  let expected = -1;
  return {
    next(view, rng, change) {
      if (rest.length === 0 || change !== expected) rest = bot.decide(view, rng).plan;
      const [move, ...later] = rest;
      rest = later;
      expected = change + 1;
      return move;
    },
  };
}
