// What a table that counts knows of hidden hands (ALL-3, BB-T8): everything played lies open, so at a
// reshuffle the cards in the hands of others are known; whom they belong to is not.

import type { Seat } from '../../kernel/game.ts';
import { removeOne } from './hand.ts';
import type { CardId, State } from './types.ts';

/** The discards have just become the deck: what is not in it is in the hands. */
export function rememberHands(state: State): void {
  const { memory, hands } = state;
  for (const [seat, hand] of hands.entries()) memory.held[seat] = hand.length;
  for (let viewer = 0; viewer < memory.known.length; viewer++) {
    const others: CardId[] = [];
    for (const [seat, hand] of hands.entries()) if (seat !== viewer) others.push(...hand);
    memory.known[viewer] = others;
  }
}

/** A card left the seat's hand before all eyes. Be it an old or a new one: nobody else can be sure any more
 *  that another of its kind is held. */
export function rememberPlayed(state: State, seat: Seat, card: CardId): void {
  const { held, known } = state.memory;
  if (held[seat]! > state.hands[seat]!.length) held[seat] = state.hands[seat]!.length;
  for (let viewer = 0; viewer < known.length; viewer++) {
    if (viewer !== seat && known[viewer]!.length > 0) removeOne(known[viewer]!, card);
  }
}
