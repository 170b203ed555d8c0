// All ways of pointing at something: single moves, and gestures for several of them.

import type { AnyGame, GameTypes, Viewer } from '../../kernel/game.ts';
import type { Board, Tell } from '../../ui-kit/board.ts';
import { gestureOffers } from '../../ui-kit/gestures.ts';
import type { Offer } from '../../ui-kit/offers.ts';

type Move = GameTypes['move'];

interface Asked {
  readonly game: AnyGame;
  readonly board: Board<GameTypes>;
  readonly tell: Tell;
  readonly view: GameTypes['view'];
  readonly viewer: Viewer;
}

/** `seat` is who moves, whatever the view or the move calls so. */
export function wordsOfMove({ tell, view, viewer }: Asked, move: Move): string {
  return tell(`move.${move.type}`, { ...view, ...move, seat: viewer });
}

/** The gestures first. */
export function waysFor(asked: Asked, offers: readonly Offer<Move>[]): readonly Offer<Move>[] {
  const { game, board, tell, view } = asked;
  if (!board.gestures || offers.length === 0) return offers;
  const gestures = board.gestures(
    view,
    offers.map((offer) => offer.move),
  );
  const words = {
    moveOf: (key: string) => game.parseMove(key),
    wordsOf: (move: Move) => wordsOfMove(asked, move),
    get back() {
      return tell('table.takeBack');
    },
  };
  return [...gestureOffers(gestures, offers, words), ...offers];
}
