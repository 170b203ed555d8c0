// Imagined worlds in which the hand of the last player explains the last action.

import type { Seat } from '../../../kernel/game.ts';
import { nextUint32, type Rng } from '../../../kernel/random.ts';
import type { CardId } from '../components.ts';
import type { State, View } from '../types.ts';
import { determinize } from '../view.ts';
import { likelihoods, whoPrepared } from './evidence.ts';
import { deckOf } from './worth.ts';

/** Many worlds are imagined from one view, whose evidence is always the same. */
const known = new WeakMap<View, ReadonlyMap<CardId, number>>();

export function imagine(view: View, rng: Rng): State {
  const state = determinize(view, rng);
  const viewer = view.viewer as Seat;
  const who = whoPrepared(state, viewer);
  if (who === undefined) return state;
  let weights = known.get(view);
  if (!weights) {
    weights = likelihoods(state, viewer);
    known.set(view, weights);
  }
  state.hands[who] = state.hands[who]!.map((id) => exchange(state, id, weights!, rng));
  return state;
}

/** The card goes back to its deck, and a likely one is drawn. */
function exchange({ decks }: State, id: CardId, weights: ReadonlyMap<CardId, number>, rng: Rng): CardId {
  const deck = decks[deckOf(id)];
  deck.push(id);
  let sum = 0;
  for (const other of deck) sum += weights.get(other)!;
  let rest = (sum * nextUint32(rng)) / 0x1_0000_0000;
  let chosen = 0;
  while (chosen < deck.length - 1 && rest >= weights.get(deck[chosen]!)!)
    rest -= weights.get(deck[chosen++]!)!;
  return deck.splice(chosen, 1)[0]!;
}
