// What each viewer here has been told, and the score over time: a fold over the match's log.

import type { AnyGame, GameTypes, Viewer } from '../kernel/game.ts';
import type { Shown } from '../kernel/play.ts';
import { open } from '../match/open.ts';
import type { Entry, Match, MatchFile } from '../match/types.ts';
import type { ScoreAt, Told } from './connection.ts';

export interface History {
  readonly told: ReadonlyMap<Viewer, readonly Told[]>;
  readonly scores: readonly ScoreAt[];
}

type AllShown = ReadonlyMap<Viewer, Shown<GameTypes>>;

/** The match as its file says, played again. Throws where it cannot have been played like this. */
export function replayed(
  game: AnyGame,
  file: MatchFile,
  secret: string | undefined,
  viewers: readonly Viewer[],
): { readonly match: Match<GameTypes>; readonly history: History } {
  let history: History = { told: new Map(viewers.map((viewer) => [viewer, []])), scores: [] };
  const opened = open(game, file, secret, viewers, (entry, shown) => {
    history = noted(game, history, entry, shown);
  });
  if (!opened.ok) throw new Error(`${opened.misfit.code} (${opened.misfit.seq})`);
  return { match: opened.match, history };
}

/** With what one more entry showed; what was taken back is told no longer. */
export function noted(game: AnyGame, history: History, entry: Entry, shown: AllShown): History {
  const from = entry.type === 'takeBack' ? entry.to : Number.POSITIVE_INFINITY;
  const told = new Map<Viewer, readonly Told[]>();
  for (const [viewer, before] of history.told) {
    const by = { seq: entry.seq, seat: 'seat' in entry ? entry.seat : undefined };
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
