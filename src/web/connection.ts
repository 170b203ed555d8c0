// What the table on the screen needs from whoever runs the match: this device itself, or a server far away.

import type { GameModule } from '../games/index.ts';
import type { GameTypes, Refusal, Seat, Viewer } from '../kernel/game.ts';
import type { Term } from '../kernel/hints.ts';
import type { Shown } from '../kernel/play.ts';
import type { Player } from '../ui-kit/board.ts';
import type { Advised, Reviewed } from './bots/messages.ts';

/** An event as a viewer may know it, with the number of the entry that brought it. */
export interface Told {
  readonly seq: number;
  readonly event: GameTypes['event'];
}

/** Points by seat after the entry. */
export interface ScoreAt {
  readonly seq: number;
  readonly totals: readonly number[];
}

export interface News {
  readonly kind: 'move' | 'takeBack' | 'timeout';
  /** Who did it. */
  readonly seat: Seat;
  /** What a viewer is shown of it; undefined for viewers that this device has nothing to show to. */
  shown(viewer: Viewer): Shown<GameTypes> | undefined;
}

/** What the bots tell people. */
export interface Counsel {
  /** From what the seat may know. Undefined: it had better let be. */
  advise(seat: Seat): Promise<Advised | undefined>;
  /** The entry of a bot's last move, where it can say why it was made. */
  reasoned(seat: Seat): number | undefined;
  /** What spoke for it, secrets among it. */
  explain(seat: Seat): Promise<readonly Term[]>;
  /** Of a match that is over. `progress` is told how far it is, 0 … 1. */
  review(progress: (share: number) => void): { readonly reviewed: Promise<Reviewed>; stop(): void };
}

export interface Connection {
  readonly id: string;
  readonly module: GameModule;
  /** By seat. */
  readonly players: readonly Player[];
  /** The seats that people at this device play; the spectator's view is always to be had. */
  readonly here: readonly Seat[];
  view(viewer: Viewer): GameTypes['view'];
  /** What happened and was not taken back, the oldest first. */
  history(viewer: Viewer): readonly Told[];
  scores(): readonly ScoreAt[];
  canTakeBack(seat: Seat): boolean;
  /** Milliseconds left, where the seat's clock runs. */
  timeLeft(seat: Seat): number | undefined;
  readonly counsel: Counsel;
  /** Undefined: done. */
  play(seat: Seat, key: string): Promise<Refusal | undefined>;
  takeBack(seat: Seat): Promise<void>;
  /** Told of everything that happens, own moves included. Returns what ends it. */
  subscribe(listener: (news: News) => void): () => void;
  close(): void;
}
