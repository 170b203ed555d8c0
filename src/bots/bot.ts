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
