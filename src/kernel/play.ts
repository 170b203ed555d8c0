// Playing a move as everyone but a search does it: states are values, and a key is all that comes in.

import {
  type Game,
  type GameTypes,
  ignore,
  type Outcome,
  type Refusal,
  type Seat,
  type Viewer,
} from './game.ts';
import { type Rng, rngFromKey } from './random.ts';

/** An event, and what the viewer saw right after it. */
export interface Frame<T extends GameTypes> {
  readonly event: T['event'];
  readonly view: T['view'];
}

/** What one viewer is shown of a move: the events they may know of, and how it looks in the end. */
export interface Shown<T extends GameTypes> {
  readonly frames: readonly Frame<T>[];
  readonly view: T['view'];
}

export interface Played<T extends GameTypes> {
  readonly ok: true;
  readonly state: T['state'];
  readonly move: T['move'];
  readonly frames: ReadonlyMap<Viewer, Shown<T>>;
  /** Chance was drawn or something hidden was shown: nobody takes this move back (ALL-4). */
  readonly final: boolean;
}

export type PlayResult<T extends GameTypes> = Played<T> | { readonly ok: false; readonly refusal: Refusal };

/** The state after the move; the given one stays as it is. Legal is what `legalMoves` holds, nothing else. */
export function play<T extends GameTypes>(
  game: Game<T>,
  state: T['state'],
  seat: Seat,
  key: string,
  viewers: readonly Viewer[],
): PlayResult<T> {
  const move = game.legalMoves(state, seat).find((legal) => game.moveKey(legal) === key);
  if (move === undefined) return { ok: false, refusal: refusalOf(game, game.view(state, seat), seat, key) };
  return applyTo(game, state, seat, move, viewers);
}

/** As `play`, of a move that is known to be possible: a legal one, or that of `onTimeout`. */
export function applyTo<T extends GameTypes>(
  game: Game<T>,
  state: T['state'],
  seat: Seat,
  move: T['move'],
  viewers: readonly Viewer[],
): Played<T> {
  const next = game.clone(state);
  const told = new Map<Viewer, Frame<T>[]>(viewers.map((viewer) => [viewer, []]));
  let revealed = false;
  try {
    game.apply(next, seat, move, (event, flags) => {
      revealed ||= flags?.reveals === true;
      for (const viewer of viewers) {
        const seen = game.viewEvent(event, viewer);
        if (seen !== undefined) told.get(viewer)!.push({ event: seen, view: game.view(next, viewer) });
      }
    });
  } catch (cause) {
    throw new Error(`${game.id}: the rules broke at seat ${seat}, move ${game.moveKey(move)}`, { cause });
  }
  const frames = new Map<Viewer, Shown<T>>();
  for (const viewer of viewers) {
    frames.set(viewer, { frames: told.get(viewer)!, view: game.view(next, viewer) });
  }
  return { ok: true, state: next, move, frames, final: revealed || next.rng.drawn !== state.rng.drawn };
}

/** Why a key that is not legal is not: always answers, and knows no more than the view. */
export function refusalOf<T extends GameTypes>(
  game: Game<T>,
  view: T['view'],
  seat: Seat,
  key: string,
): Refusal {
  const move = game.parseMove(key);
  if (move === undefined) return { code: 'badKey' };
  const world = imagine(game, view);
  if (game.outcome(world) !== undefined) return { code: 'gameOver' };
  if (!game.activeSeats(world).includes(seat)) return { code: 'notYourSeat' };
  const refusal = game.whyNot(view, seat, move);
  if (refusal === undefined) throw new Error(`${game.id}: no paragraph forbids ${key}, and it is not legal`);
  return refusal;
}

/** The moves of the view's own seat, for those who have nothing but the view. Exact, by law. */
export function legalMovesOf<T extends GameTypes>(game: Game<T>, view: T['view']): readonly T['move'][] {
  return view.viewer === 'spectator' ? [] : game.legalMoves(imagine(game, view), view.viewer);
}

/** What follows from any view of the table. */
export function standingOf<T extends GameTypes>(
  game: Game<T>,
  view: T['view'],
): { active: readonly Seat[]; awaited: readonly Seat[]; outcome: Outcome | undefined } {
  const world = imagine(game, view);
  return { active: game.activeSeats(world), awaited: game.awaitedSeats(world), outcome: game.outcome(world) };
}

/** One and the same imagined world every time: for what is equal in all of them. */
export function imagine<T extends GameTypes>(game: Game<T>, view: T['view']): T['state'] {
  return game.determinize(view, fixedRng());
}

/** The chance that the one imagined world is made with. */
export function fixedRng(): Rng {
  return rngFromKey([0, 0, 0, 0, 0, 0, 0, 0]);
}

/** Plays a move in place, unseen. For search, simulation and tests. */
export function applyUnseen<T extends GameTypes>(
  game: Game<T>,
  state: T['state'],
  seat: Seat,
  move: T['move'],
): void {
  game.apply(state, seat, move, ignore);
}
