// Imagined worlds in which the hands of the others explain what they did.

import type { Seat } from '../../../kernel/game.ts';
import { pickOne, type Rng } from '../../../kernel/random.ts';
import { deckNames } from '../components.ts';
import type { State, View } from '../types.ts';
import { determinize } from '../view.ts';
import { likelyHands } from './hands.ts';
import { deckOf } from './worth.ts';

export function imagine(view: View, rng: Rng): State {
  const state = determinize(view, rng);
  if (state.deeds.length > 0) dealAgain(state, view.viewer as Seat, rng);
  return state;
}

/** All cards of the others go back to their decks, and likely ones are taken. */
function dealAgain(state: State, viewer: Seat, rng: Rng): void {
  const { hands, decks } = state;
  const likely = pickOne(rng, likelyHands(state, viewer));
  const taken = new Set(likely.flat());
  for (const [seat, hand] of hands.entries()) {
    if (seat === viewer) continue;
    for (const id of hand) decks[deckOf(id)].push(id);
    hands[seat] = likely[seat]!.slice();
  }
  for (const deck of deckNames) decks[deck] = decks[deck].filter((id) => !taken.has(id));
}
