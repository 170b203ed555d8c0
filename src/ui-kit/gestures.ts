// Several moves in one gesture, offered beside the single ones. Pure.

import type { Gesture } from './board.ts';
import type { Offer } from './offers.ts';

export interface GestureWords<Move> {
  /** The move behind a key, legal or not yet. */
  moveOf(key: string): Move | undefined;
  wordsOf(move: Move): string;
  /** What a gesture is called that only takes back. */
  readonly back: string;
}

/** `moves`: what is legal now. A gesture whose first move is not is no gesture, unless it takes back first. */
export function gestureOffers<Move>(
  gestures: readonly Gesture[],
  moves: readonly Offer<Move>[],
  words: GestureWords<Move>,
): readonly Offer<Move>[] {
  return gestures.flatMap((gesture) => {
    const { at, keys } = gesture;
    const back = gesture.back ?? 0;
    const first = moves.find((offer) => offer.key === keys[0]);
    if (back === 0 && !first) return [];
    const last = keys.length > 0 ? words.moveOf(keys.at(-1)!) : undefined;
    const nearest = first?.move ?? last ?? moves[0]?.move;
    if (nearest === undefined) return [];
    return [
      {
        key: `gesture:${back}:${keys.join('+')}:${at.join('>')}`,
        move: nearest,
        get words() {
          return last === undefined ? words.back : words.wordsOf(last);
        },
        placing: { at },
        series: { back, keys },
      },
    ];
  });
}
