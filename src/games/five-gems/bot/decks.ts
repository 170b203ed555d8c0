// FG-K2: which deck to draw from.

import type { Seat } from '../../../kernel/game.ts';
import { type Deck, deckNames } from '../components.ts';
import type { State } from '../types.ts';
import { type Standing, standingOf } from './value.ts';
import { progressAt, unseen } from './worth.ts';

/** What a card of each deck adds to the odds. */
export function newCards({ goal, complex, simple }: Standing): Record<Deck, number> {
  const now = progressAt(goal, complex, simple);
  return {
    simple: (progressAt(goal, complex, simple + 1) - now) * unseen.simple,
    complex: (progressAt(goal, complex + 1, simple) - now) * unseen.complex,
  };
}

export function bestDeck(state: State, seat: Seat): Deck {
  const worth = newCards(standingOf(state, seat));
  const wanted: Deck = worth.complex >= worth.simple ? 'complex' : 'simple';
  return state.decks[wanted].length > 0 ? wanted : deckNames.find((deck) => deck !== wanted)!;
}
