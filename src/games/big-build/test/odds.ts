import { deck } from '../components.ts';
import { removeOne } from '../hand.ts';
import type { Account, CardId, State, View } from '../types.ts';

/** Of hidden hands, by counting: how many of a kind's copies a seat may be expected to hold. Of a lot each holder
 *  has a share by what it holds of it; of all other unseen cards each place in hands and deck has the same. */
export function odds(view: View): ReadonlyMap<string, number> {
  const expected = new Map<string, number>();
  for (const account of view.accounts) {
    for (const seat of view.handSizes.keys()) {
      if (seat !== view.viewer) addShares(expected, view, account, seat);
    }
  }
  for (const card of view.hand) add(expected, view.viewer, card, 1);
  return expected;
}

/** What of it is so in a world. */
export function facts({ hands }: State): ReadonlyMap<string, number> {
  const found = new Map<string, number>();
  for (const [seat, hand] of hands.entries()) for (const card of hand) add(found, seat, card, 1);
  return found;
}

function addShares(expected: Map<string, number>, view: View, { lots, weight }: Account, seat: number): void {
  const unseen = deck.slice();
  for (const card of [...view.hand, ...view.discards, ...lots.flatMap(({ cards }) => cards)])
    removeOne(unseen, card);
  let fresh = view.handSizes[seat]!;
  for (const { cards, held } of lots) {
    for (const card of cards) add(expected, seat, card, (weight * held[seat]!) / cards.length);
    fresh -= held[seat]!;
  }
  for (const card of unseen) add(expected, seat, card, (weight * fresh) / unseen.length);
}

/** Two copies at most: all values are between 0 and 1. */
function add(to: Map<string, number>, seat: number | 'spectator', card: CardId, count: number): void {
  const fact = `seat ${seat} holds ${card}`;
  to.set(fact, (to.get(fact) ?? 0) + count / 2);
}
