// What a game tells the bots. It gets imagined states only (`determinize`), so it cannot peek.

import type { GameTypes, Params, Seat } from './game.ts';
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

  /** What a learned value may look at (`larets train`). */
  readonly features?: Features<T>;

  /** What makes a search strong in this game. What is left out follows from the two above. */
  readonly search?: Search<T>;
}

/** Taken from a method, so that a game's own policy passes for one of any game, as its other functions do. */
export type Policy<T extends GameTypes> = {
  policy(state: T['state'], seat: Seat, rng: Rng): T['move'];
}['policy'];

export interface Search<T extends GameTypes> {
  /** Ways to go on for a seat that may act, no two of which come to the same; at most `most`. The first is what
   *  the seat would do if it thought no further; the others follow from the most promising on. None: let be.
   *  Only the last move of a plan may draw chance or bring hidden things to light. */
  plans?(state: T['state'], seat: Seat, most: number, rng: Rng): readonly Plan<T>[];

  /** By seat: how likely it is to win, as a static estimate. The sum is 1 (partners share theirs). Asked of
   *  positions that are not over. */
  shares?(state: T['state']): readonly number[];

  /** Without `shares`: a lead of so much in `evaluate` makes e : 1 of the odds. */
  readonly scale?: number;

  /** A world for the search, as `determinize` makes one, where what others did tells of what they hold. */
  imagine?(view: T['view'], rng: Rng): T['state'];

  /** The policy of everybody in imagined futures; `policy` unless something faster or better is known. */
  readonly quick?: Policy<T>;

  /** The policy of the seat that thinks, for the rest of the turn it thinks about; `quick` unless it would play that
   *  turn better. */
  readonly finish?: Policy<T>;

  /** Changes whenever a turn is over: by default, the seat that the table waits for. */
  turn?(state: T['state']): number;

  /** So many turns after the own one are imagined before the position is judged. */
  readonly horizon?: number | Horizon<T>;

  /** The first plan is left only for a gain of so many standard errors. */
  readonly guard?: number;

  /** Shares of the win that an inaccuracy, a mistake and a blunder cost between two players, where the game has
   *  its own measure. */
  readonly losses?: readonly [number, number, number];

  /** How the levels think here, where it differs from what is usual. */
  readonly levels?: Readonly<Partial<Record<LevelName, Partial<Thinking>>>>;

  /** What a player of this level does not see, or is too kind to do. It knows the seat's view and no more. */
  overlooks?(level: LevelName, state: T['state'], seat: Seat, plan: Plan<T>): boolean;

  /** What speaks for a plan, the weightiest first, in parts of the evaluation: for hints and explanations. */
  terms?(state: T['state'], seat: Seat, plan: Plan<T>): readonly Term[];
}

/** By the position from which the search begins: with more players a round is longer. */
export type Horizon<T extends GameTypes> = {
  horizon(state: T['state']): number;
}['horizon'];

export interface Features<T extends GameTypes> {
  readonly count: number;
  /** Of a running game as the seat sees it: numbers of about 0 … 1, all written anew. */
  write(state: T['state'], seat: Seat, into: Float32Array): void;
}

export interface Plan<T extends GameTypes> {
  readonly moves: readonly T['move'][];
  /** The seat's likely share of the win after it, as a static estimate. */
  readonly share: number;
}

export const levelNames = ['child', 'easy', 'normal', 'hard', 'expert'] as const;
export type LevelName = (typeof levelNames)[number];

export interface Thinking {
  /** At most so many plans are looked at. */
  readonly width: number;
  /** Imagined futures in all; 0: the static estimates decide. A list is by number of seats, from one on; its last
   *  number is for all larger tables. */
  readonly simulations: number | readonly number[];
  /** The part of the plans that catch its eye, 0 … 1. */
  readonly attention: number;
  /** A plan that loses more than this share of the win against the best one is not made: so much anybody sees. */
  readonly cap: number;
}

/** A reason, told by `matters.<key>` (what to look at), `where.<key>` and `why.<key>` (with its numbers). */
export interface Term {
  readonly key: string;
  /** In shares of the win, or in whatever the terms of this game have in common. */
  readonly worth: number;
  readonly params?: Params;
  /** It tells of what only the seat can see: others hear of it when the game is over. */
  readonly isSecret?: boolean;
}

export type AnyHints = Hints<GameTypes>;
