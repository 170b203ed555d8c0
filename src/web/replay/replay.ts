// A film as a table: the same screen shows it, and nobody can do anything but look.

import { batch, type ReadonlySignal, type Signal, signal } from '@preact/signals';
import type { Viewer } from '../../kernel/game.ts';
import type { Player } from '../../ui-kit/board.ts';
import type { Connection, Counsel, News, Seen } from '../connection.ts';
import { type Film, turnAfter, turnBefore } from './film.ts';

export interface Replay extends Connection {
  readonly film: Film;
  /** So many moves have been made. */
  readonly at: ReadonlySignal<number>;
  /** Through whose eyes. */
  readonly eyes: ReadonlySignal<Viewer>;
  /** One move on, as it happened. */
  forward(): void;
  jump(to: number): void;
  /** To the beginning of this turn, or of the one before; to the end of this one. */
  turnBack(): void;
  turnOn(): void;
  lookAs(viewer: Viewer): void;
}

interface Reels {
  readonly film: Film;
  readonly players: readonly Player[];
  readonly at: Signal<number>;
  readonly eyes: Signal<Viewer>;
}

export function startReplay(
  film: Film,
  players: readonly Player[],
  { eyes, counsel, at = film.moves.length }: { eyes: Viewer; counsel: Counsel; at?: number },
): Replay {
  const reels: Reels = { film, players, at: signal(at), eyes: signal(eyes) };
  const seen = signal(seenOf(reels));
  const listeners = new Set<(news: News) => void>();
  const tell = (kind: 'move' | 'table', shown: News['shown']): void => {
    batch(() => {
      seen.value = seenOf(reels);
      const seq = reels.at.value;
      for (const listener of listeners) listener({ seq, kind, seat: film.moves[seq - 1]?.seat, shown });
    });
  };
  const jump = (to: number): void => {
    reels.at.value = Math.max(0, Math.min(film.moves.length, to));
    tell('table', new Map());
  };
  return {
    id: 'replay',
    game: film.game,
    seen,
    counsel,
    film,
    at: reels.at,
    eyes: reels.eyes,
    submit: async () => ({ code: 'ended' }),
    subscribe(listener) {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    close: () => listeners.clear(),
    forward() {
      if (reels.at.value >= film.moves.length) return;
      const seq = ++reels.at.value;
      const { told, views } = film.reels.get(reels.eyes.value)!;
      const frames = told.flatMap((one) =>
        one.seq === seq && one.view ? [{ event: one.event, view: one.view }] : [],
      );
      tell('move', new Map([['spectator', { frames, view: views[seq]! }]]));
    },
    jump,
    turnBack: () => jump(turnBefore(film, reels.at.value)),
    turnOn: () => jump(turnAfter(film, reels.at.value)),
    lookAs(viewer) {
      if (!film.reels.has(viewer)) return;
      reels.eyes.value = viewer;
      tell('table', new Map());
    },
  };
}

/** Everybody who looks again is a spectator, whosever eyes they borrow. */
function seenOf({ film, players, at, eyes }: Reels): Seen {
  const seq = at.value;
  const { views, told } = film.reels.get(eyes.value)!;
  return {
    seq,
    here: [],
    players,
    views: new Map([['spectator', views[seq]!]]),
    told: new Map([['spectator', told.filter((one) => one.seq <= seq)]]),
    scores: film.scores.filter((score) => score.seq <= seq),
    takeable: players.map(() => 0),
    clocks: undefined,
    reasoned: players.map(() => undefined),
    outcome: seq === film.moves.length ? film.outcome : undefined,
    line: 'open',
    pending: [],
  };
}
