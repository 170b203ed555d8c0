// Imagined worlds in which the hands of the others explain what they did.

import type { Seat } from '../../../kernel/game.ts';
import { nextUint32, type Rng } from '../../../kernel/random.ts';
import type { CardId } from '../components.ts';
import type { State, View } from '../types.ts';
import { determinize } from '../view.ts';
import { type Likely, likelihoods } from './evidence.ts';
import { deckOf } from './worth.ts';

/** Many worlds are imagined from one view, whose evidence is always the same. */
const known = new WeakMap<View, readonly (Likely | undefined)[]>();

export function imagine(view: View, rng: Rng): State {
  const state = determinize(view, rng);
  for (const [seat, likely] of evidenceIn(view, state).entries()) {
    if (likely) state.hands[seat] = state.hands[seat]!.map((id) => exchange(state, id, likely, rng));
  }
  return state;
}

function evidenceIn(view: View, state: State): readonly (Likely | undefined)[] {
  let evidence = known.get(view);
  if (!evidence) {
    evidence = likelihoods(state, view.viewer as Seat);
    known.set(view, evidence);
  }
  return evidence;
}

/** The card goes back to its deck, and a likely one is drawn. */
function exchange({ decks }: State, id: CardId, likely: Likely, rng: Rng): CardId {
  const deck = decks[deckOf(id)];
  deck.push(id);
  let sum = 0;
  for (const other of deck) sum += likely.get(other)!;
  let rest = (sum * nextUint32(rng)) / 0x1_0000_0000;
  let chosen = 0;
  while (chosen < deck.length - 1 && rest >= likely.get(deck[chosen]!)!) rest -= likely.get(deck[chosen++]!)!;
  return deck.splice(chosen, 1)[0]!;
}
