// Answers that a person has given once for all: given for them until they no longer hold.

import { computed, type ReadonlySignal, signal } from '@preact/signals';
import type { GameTypes, Seat } from '../../kernel/game.ts';
import { legalMovesOf } from '../../kernel/play.ts';
import type { Board } from '../../ui-kit/board.ts';
import { randomHex } from '../chance.ts';
import type { Connection, News } from '../connection.ts';
import type { Showing } from './showing.ts';

export interface Answering {
  /** Who looks may give it now, or has given it. */
  readonly canStand: ReadonlySignal<boolean>;
  readonly isStanding: ReadonlySignal<boolean>;
  /** Gives the answer now and from now on, or takes that back. */
  toggle(): void;
  stop(): void;
}

interface Answerable {
  readonly connection: Connection;
  readonly board: Pick<Board<GameTypes>, 'standing'>;
  readonly showing: Pick<Showing, 'viewer' | 'view' | 'legal' | 'curtain' | 'isPlaying'>;
}

export function startAnswering({ connection, board, showing }: Answerable): Answering {
  const { standing } = board;
  const seats = signal<readonly Seat[]>([]);
  const { viewer, view, legal, curtain, isPlaying } = showing;
  const isStanding = computed(() => seats.value.some((seat) => seat === viewer.value));
  const canStand = computed(() => {
    if (!standing || curtain.value !== undefined) return false;
    if (isStanding.value) return true;
    return (
      !isPlaying.value && legal.value.length > 0 && standing.answer(view.value, legal.value) !== undefined
    );
  });
  const release = (seat: Seat): void => {
    seats.value = seats.value.filter((one) => one !== seat);
  };
  const answer = (seat: Seat): void => {
    const seen = connection.seen.value.views.get(seat);
    if (!standing || !seen || !seats.value.includes(seat)) return;
    if (standing.isOver(seen)) {
      release(seat);
      return;
    }
    const moves = legalMovesOf(connection.game, seen);
    const move = moves.length > 0 ? standing.answer(seen, moves) : undefined;
    if (move !== undefined) play(connection, seat, move);
  };
  const hear = (news: News): void => {
    // Whoever takes a move back wants to be asked.
    if (news.kind === 'takeBack' && news.seat !== undefined) release(news.seat);
    // When everybody has heard of it: an answer is news of its own.
    queueMicrotask(() => {
      for (const seat of seats.value) answer(seat);
    });
  };
  const unsubscribe = standing ? connection.subscribe(hear) : () => {};
  return {
    canStand,
    isStanding,
    toggle() {
      const seat = viewer.value;
      if (seat === 'spectator') return;
      if (isStanding.value) release(seat);
      else {
        seats.value = [...seats.value, seat];
        answer(seat);
      }
    },
    stop: unsubscribe,
  };
}

function play(connection: Connection, seat: Seat, move: GameTypes['move']): void {
  const key = connection.game.moveKey(move);
  const after = connection.seen.value.seq;
  void connection.submit({ do: 'move', key, seat, after, id: randomHex(16) });
}
