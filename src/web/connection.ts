// What the table on the screen needs from whoever runs the match: this device itself, or a server far away.

import type { GameModule } from '../games/index.ts';
import type { GameTypes, Refusal, Seat, Viewer } from '../kernel/game.ts';
import type { Shown } from '../kernel/play.ts';
import type { Player } from '../ui-kit/board.ts';

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
  /** Undefined: done. */
  play(seat: Seat, key: string): Promise<Refusal | undefined>;
  takeBack(seat: Seat): Promise<void>;
  /** Told of everything that happens, own moves included. Returns what ends it. */
  subscribe(listener: (news: News) => void): () => void;
  close(): void;
}
