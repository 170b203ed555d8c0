import type { GameTypes, Seat } from '../../kernel/game.ts';
import type { Rng } from '../../kernel/random.ts';

export const levels = ['easy', 'normal'] as const;
export type Level = (typeof levels)[number];

/** Loads the game before it is needed. */
export interface Preparation {
  readonly prepare: string;
}

/** A bot gets what its seat may see, and chance of its own. */
export interface Question {
  readonly id: number;
  readonly game: string;
  readonly level: Level;
  readonly seat: Seat;
  readonly view: GameTypes['view'];
  readonly rng: Rng;
}

export type Answer =
  | { readonly id: number; readonly key: string }
  | { readonly id: number; readonly problem: string };
