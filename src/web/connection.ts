// What the table on the screen needs from whoever runs the match: this device itself, or a server far away.
// All that is seen is one record, replaced as a whole; what happens is told besides, so that it can be shown as motion.

import type { ReadonlySignal } from '@preact/signals';
import type { AnyGame, GameTypes, Seat, Viewer } from '../kernel/game.ts';
import type { Term } from '../kernel/hints.ts';
import type { Shown } from '../kernel/play.ts';
import type { FinalOutcome } from '../match/standing.ts';
import type { Entry, Problem, Sitter } from '../match/types.ts';
import type { Player } from '../ui-kit/board.ts';
import type { Advised, Reviewed } from './bots/messages.ts';

type View = GameTypes['view'];

/** An event as a viewer may know it. */
export interface Told {
  /** The entry that brought it, and who did that. */
  readonly seq: number;
  readonly seat: Seat | undefined;
  readonly event: GameTypes['event'];
  /** What the viewer saw right after it; unknown of what happened while the line was cut. */
  readonly view?: View;
}

/** Points by seat after the entry. */
export interface ScoreAt {
  readonly seq: number;
  readonly totals: readonly number[];
}

/** Milliseconds. */
export interface ClockSeen {
  /** When it does not run. */
  readonly left: number;
  /** It runs, until this moment of this device's own clock. */
  readonly endsAt?: number;
}

/** `open`: what is seen is how it is. `lost`: it is being tried again, and what is seen may be old. `outdated`: this page
 *  is older than the table, and has to be loaded anew. `closed`: there is no place here any more. */
export type Line = 'open' | 'lost' | 'outdated' | 'closed';

export interface Seen {
  /** The last entry that this knows of. */
  readonly seq: number;
  /** The seats that people at this device play. */
  readonly here: readonly Seat[];
  /** By seat, as they sit now. */
  readonly players: readonly Player[];
  /** Of the seats here, and the spectator's, which is always to be had. The same object as long as it is the same view. */
  readonly views: ReadonlyMap<Viewer, View>;
  /** What these viewers were told and was not taken back, the oldest first. */
  readonly told: ReadonlyMap<Viewer, readonly Told[]>;
  readonly scores: readonly ScoreAt[];
  /** By seat: so many of its latest moves can be taken back. */
  readonly takeable: readonly number[];
  /** By seat; undefined where there are no clocks. */
  readonly clocks: readonly ClockSeen[] | undefined;
  /** By seat: the entry of a bot's last move, where it can say why it was made. */
  readonly reasoned: readonly (number | undefined)[];
  /** Once the game is over: whoever resigned comes last. */
  readonly outcome: FinalOutcome | undefined;
  readonly line: Line;
  /** What was asked for and is not answered yet, the oldest first. */
  readonly pending: readonly Submission[];
}

/** What happened, `seen` having changed already. */
export interface News {
  readonly seq: number;
  /** `table`: what is seen is new as a whole, after a line that was cut; nothing of it is shown as motion. */
  readonly kind: Entry['type'] | 'table';
  /** Who did it. */
  readonly seat: Seat | undefined;
  /** What the viewers here are shown of it, where there is something new to see. */
  readonly shown: ReadonlyMap<Viewer, Shown<GameTypes>>;
}

/** What a person here wants done. */
export type Submission = {
  readonly seat: Seat;
  /** The entry after which it was meant: no key is played whose meaning has changed since. */
  readonly after: number;
  /** Different for every one: whoever hears it twice does it once. */
  readonly id: string;
} & (
  | { readonly do: 'move'; readonly key: string }
  | { readonly do: 'takeBack'; readonly steps: number }
  | { readonly do: 'resign' }
  | { readonly do: 'handOver'; readonly to: Sitter }
);

/** Why it was not done. `stale`: something else had happened by then. `offline`: nobody hears it. */
export type Unmade = Problem | { readonly code: 'stale' | 'offline' };

/** What the bots tell people. */
export interface Counsel {
  /** From what the seat may know. Undefined: it had better let be. */
  advise(seat: Seat): Promise<Advised | undefined>;
  /** What spoke for a bot's last move, secrets among it. */
  explain(seat: Seat): Promise<readonly Term[]>;
  /** Of a match that is over. `progress` is told how far it is, 0 … 1. */
  review(progress: (share: number) => void): { readonly reviewed: Promise<Reviewed>; stop(): void };
}

export interface Connection {
  readonly id: string;
  readonly game: AnyGame;
  readonly seen: ReadonlySignal<Seen>;
  readonly counsel: Counsel;
  /** Undefined: done, and seen already. It may take as long as the line is cut. */
  submit(wish: Submission): Promise<Unmade | undefined>;
  /** Told of everything that happens, own submissions included. Returns what ends it. */
  subscribe(listener: (news: News) => void): () => void;
  close(): void;
}
