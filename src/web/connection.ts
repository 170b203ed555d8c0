// What the table on the screen needs from whoever runs the match: this device itself, or a server far away.
// All that is seen is one record, replaced as a whole; what happens is told besides, so that it can be shown as motion.

import type { ReadonlySignal } from '@preact/signals';
import type { AnyGame, GameTypes, Seat, Viewer } from '../kernel/game.ts';
import type { Term } from '../kernel/hints.ts';
import type { Entry } from '../match/types.ts';
import type { History } from '../table/history.ts';
import type { Advised, Reviewed } from '../table/questions.ts';
import type { Sight } from '../table/sight.ts';
import type { Submission, Unmade } from '../table/submission.ts';
import type { AllShown } from '../table/table.ts';
import type { Player } from '../ui-kit/board.ts';

/** `open`: what is seen is how it is. `lost`: it is being tried again, and what is seen may be old. `outdated`: this page
 *  is older than the table, and has to be loaded anew. `closed`: there is no place here any more. */
export type Line = 'open' | 'lost' | 'outdated' | 'closed';

/** What is seen of a table: what all may know of it (clocks by this device's own time), and what the viewers here may. */
export interface Seen extends Omit<Sight, 'holders'>, History {
  /** The seats that people at this device play. */
  readonly here: readonly Seat[];
  /** By seat, as they sit now. */
  readonly players: readonly Player[];
  /** Of the seats here, and the spectator's, which is always to be had. The same object as long as it is the same view. */
  readonly views: ReadonlyMap<Viewer, GameTypes['view']>;
  readonly line: Line;
  /** What was asked for and is not answered yet, the oldest first. */
  readonly pending: readonly Submission[];
}

/** What happened; `seen` has changed with it, in one batch. */
export interface News {
  readonly seq: number;
  /** `table`: what is seen is new as a whole, after a line that was cut; nothing of it is shown as motion. */
  readonly kind: Entry['type'] | 'table';
  /** Who did it. */
  readonly seat: Seat | undefined;
  /** What the viewers here are shown of it, where there is something new to see. */
  readonly shown: AllShown;
}

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
  /** The match as a file, ended as it stands, where this device has all of it. */
  file?(): Promise<string>;
  close(): void;
}
