// What a game tells the bots. It gets imagined states only (`determinize`), so it cannot peek.

import type { GameTypes, Seat } from './game.ts';
import type { Rng } from './random.ts';

export interface Hints<T extends GameTypes> {
  /** How good a position is for a seat: more is better, on one scale for all seats of the game.
   *  It may read the whole imagined state, changes nothing and draws nothing. */
  evaluate(state: T['state'], seat: Seat): number;

  /** The move that a sensible player makes at once: legal, by one-ply reasoning, fast.
   *  Chance (ties) comes from `rng`, which is not the game's. The state stays as it is. */
  policy: Policy<T>;

  /** Opponents to measure others by: never edited once a table names them; a better one gets a new name.
   *  `greedy` is the honest one-ply player; where it is missing, `policy` is that. */
  readonly references?: Readonly<Record<string, Policy<T>>>;
}

/** Taken from a method, so that a game's own policy passes for one of any game, as its other functions do. */
export type Policy<T extends GameTypes> = {
  policy(state: T['state'], seat: Seat, rng: Rng): T['move'];
}['policy'];

export type AnyHints = Hints<GameTypes>;
