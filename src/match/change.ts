// What the parts of `record` share.

import type { Game, GameTypes, Seat, Viewer } from '../kernel/game.ts';
import type { Shown } from '../kernel/play.ts';
import type { Action, Entry, Match, MatchFile, Problem, ProblemCode } from './types.ts';

type Unnumbered<E> = E extends unknown ? Omit<E, 'seq' | 'at'> : never;

export type Act<Type extends Action['type']> = Extract<Action, { readonly type: Type }>;

/** What an action comes to: its entry, and what is new in the match. */
export interface Change<T extends GameTypes> {
  readonly entry: Unnumbered<Entry>;
  readonly next: Partial<Match<T>>;
  readonly shown?: ReadonlyMap<Viewer, Shown<T>>;
  /** See clock.ts. */
  readonly begunAnew?: Seat;
}

export interface Context<T extends GameTypes> {
  readonly game: Game<T>;
  readonly match: Match<T>;
  /** Of the entry to be. */
  readonly seq: number;
  readonly at: number | undefined;
  readonly viewers: readonly Viewer[];
}

/** Of the last entry that has one. */
export function lastTime({ log }: MatchFile): number {
  return log.findLast((entry) => entry.at !== undefined)?.at ?? 0;
}

export const nothingTakeable = { seat: 0, steps: [] };

export function problem(code: ProblemCode): Problem {
  return { code };
}

/** Views with no motion before them. */
export function stillViews<T extends GameTypes>(
  { game, viewers }: Context<T>,
  state: T['state'],
): ReadonlyMap<Viewer, Shown<T>> {
  return new Map(viewers.map((viewer) => [viewer, { frames: [], view: game.view(state, viewer) }]));
}
