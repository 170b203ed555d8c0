// A game as it can be looked at again: for everybody at the table what they saw after every move, and what led there.

import type { AnyGame, GameTypes, Seat, Viewer } from '../../kernel/game.ts';
import { applyTo } from '../../kernel/play.ts';
import { begin, type LoggedMove } from '../../kernel/replay.ts';
import { type FinalOutcome, placesAfter } from '../../match/standing.ts';
import type { Tale } from '../../match/tale.ts';
import { type ScoreAt, type Told, totalsOf } from '../../table/history.ts';

type View = GameTypes['view'];

/** What one viewer saw: `views[n]` after the first n moves, and what they were told on the way. */
interface Reel {
  readonly views: readonly View[];
  readonly told: readonly Told[];
}

export interface Film {
  readonly game: AnyGame;
  /** By move. */
  readonly moves: readonly LoggedMove[];
  readonly reels: ReadonlyMap<Viewer, Reel>;
  readonly scores: readonly ScoreAt[];
  /** Undefined: it was not played to its end. */
  readonly outcome: FinalOutcome | undefined;
}

/** `viewers`: through whose eyes it may be seen. */
export function filmOf(game: AnyGame, tale: Tale, viewers: readonly Viewer[]): Film {
  let state = begin(game, { seats: tale.sitters.length, options: tale.options, key: tale.key });
  const views = new Map(viewers.map((viewer) => [viewer, [game.view(state, viewer)]]));
  const told = new Map(viewers.map((viewer) => [viewer, [] as Told[]]));
  const scores: ScoreAt[] = [];
  for (const [index, { seat, key, timeout }] of tale.moves.entries()) {
    const seq = index + 1;
    const move = timeout ? game.onTimeout?.(state, seat) : game.parseMove(key);
    if (move === undefined) throw new Error(`${game.id}: ${key} is no move`);
    const played = applyTo(game, state, seat, move, viewers);
    for (const [viewer, { frames, view }] of played.frames) {
      views.get(viewer)!.push(view);
      told.get(viewer)!.push(...frames.map((frame) => ({ seq, seat, ...frame })));
    }
    state = played.state;
    scores.push({ seq, totals: totalsOf(game, game.view(state, 'spectator')) });
  }
  const outcome = game.outcome(state);
  const { resigned } = tale;
  return {
    game,
    moves: tale.moves,
    reels: new Map(viewers.map((viewer) => [viewer, { views: views.get(viewer)!, told: told.get(viewer)! }])),
    scores,
    outcome: outcome && { ...outcome, places: placesAfter(outcome.places, resigned), resigned },
  };
}

/** Where a turn is over: after so many moves, the end among them. */
export function turnEnds({ moves }: Pick<Film, 'moves'>): readonly number[] {
  return moves.flatMap(({ seat }, index) => (moves[index + 1]?.seat === seat ? [] : [index + 1]));
}

/** The end of the turn before the one in which `at` lies, or its beginning; and the end of the one after it. */
export function turnBefore(film: Pick<Film, 'moves'>, at: number): number {
  return turnEnds(film).findLast((end) => end < at) ?? 0;
}

export function turnAfter(film: Pick<Film, 'moves'>, at: number): number {
  return turnEnds(film).find((end) => end > at) ?? film.moves.length;
}

/** Whose move comes next, or came last. */
export function moverAt({ moves }: Pick<Film, 'moves'>, at: number): Seat | undefined {
  return (moves[at] ?? moves.at(-1))?.seat;
}
