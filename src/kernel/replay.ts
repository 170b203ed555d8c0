// A game as its beginning and its moves: enough to have every state again.

import type { Game, GameTypes, Seat } from './game.ts';
import { hashOf } from './json.ts';
import { applyTo, play } from './play.ts';
import { rngFromKey } from './random.ts';

export interface Beginning<T extends GameTypes> {
  readonly seats: number;
  readonly options: T['options'];
  readonly key: readonly number[];
}

export interface LoggedMove {
  readonly seat: Seat;
  readonly key: string;
  /** The move that `onTimeout` gave; it is not among the legal ones. */
  readonly timeout?: boolean;
  /** `hashOf` the state after the move. */
  readonly hash?: string;
}

export type Replayed<T extends GameTypes> =
  | { readonly ok: true; readonly state: T['state']; readonly hashes: readonly string[] }
  /** The first move that does not fit, and why. */
  | { readonly ok: false; readonly index: number; readonly problem: 'refused' | 'otherState' };

export function begin<T extends GameTypes>(game: Game<T>, beginning: Beginning<T>): T['state'] {
  return game.setup(beginning.seats, beginning.options, rngFromKey(beginning.key));
}

export function replay<T extends GameTypes>(
  game: Game<T>,
  beginning: Beginning<T>,
  moves: readonly LoggedMove[],
): Replayed<T> {
  let state = begin(game, beginning);
  const hashes: string[] = [];
  for (const [index, logged] of moves.entries()) {
    const next = step(game, state, logged);
    if (next === undefined) return { ok: false, index, problem: 'refused' };
    state = next;
    const hash = hashOf(state);
    if (logged.hash !== undefined && logged.hash !== hash) return { ok: false, index, problem: 'otherState' };
    hashes.push(hash);
  }
  return { ok: true, state, hashes };
}

function step<T extends GameTypes>(
  game: Game<T>,
  state: T['state'],
  logged: LoggedMove,
): T['state'] | undefined {
  if (logged.timeout !== true) {
    const played = play(game, state, logged.seat, logged.key, []);
    return played.ok ? played.state : undefined;
  }
  const move = game.onTimeout?.(state, logged.seat);
  if (move === undefined || game.moveKey(move) !== logged.key) return undefined;
  return applyTo(game, state, logged.seat, move, []).state;
}
