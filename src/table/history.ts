// What each viewer has been told, and the points over time: a fold over the entries of a table.

import type { AnyGame, GameTypes, Seat, Viewer } from '../kernel/game.ts';
import type { Entry } from '../match/types.ts';
import type { AllShown } from './table.ts';

/** An event as a viewer may know it. */
export interface Told {
  /** The entry that brought it, and who did that. */
  readonly seq: number;
  readonly seat: Seat | undefined;
  readonly event: GameTypes['event'];
  /** What the viewer saw right after it; unknown of what happened while a line was cut. */
  readonly view?: GameTypes['view'];
}

/** Points by seat after the entry. */
export interface ScoreAt {
  readonly seq: number;
  readonly totals: readonly number[];
}

export interface History {
  /** Not taken back, the oldest first. The same list as long as nothing new was told. */
  readonly told: ReadonlyMap<Viewer, readonly Told[]>;
  readonly scores: readonly ScoreAt[];
}

export function noHistory(viewers: readonly Viewer[]): History {
  return { told: new Map(viewers.map((viewer) => [viewer, []])), scores: [] };
}

/** With what one more entry showed; what was taken back is told no longer. */
export function noted(game: AnyGame, history: History, entry: Entry, shown: AllShown): History {
  const from = entry.type === 'takeBack' ? entry.to : Number.POSITIVE_INFINITY;
  const by = { seq: entry.seq, seat: 'seat' in entry ? entry.seat : undefined };
  const told = new Map<Viewer, readonly Told[]>();
  for (const [viewer, before] of history.told) {
    const news = shown.get(viewer)?.frames.map(({ event, view }) => ({ ...by, event, view })) ?? [];
    const kept = before.filter((one) => one.seq < from);
    const isSame = news.length === 0 && kept.length === before.length;
    told.set(viewer, isSame ? before : [...kept, ...news]);
  }
  const scores = history.scores.filter((one) => one.seq < from);
  const view = shown.get('spectator')?.view;
  return {
    told,
    scores:
      view && entry.type !== 'takeBack'
        ? [...scores, { seq: entry.seq, totals: totalsOf(game, view) }]
        : scores,
  };
}

export function totalsOf(game: AnyGame, view: GameTypes['view']): readonly number[] {
  return game.scoreParts(view).map((parts) => parts.reduce((sum, part) => sum + part.points, 0));
}
