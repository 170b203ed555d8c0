import { cards, deck } from '../components.ts';
import { removeOne } from '../hand.ts';
import type { Account, CardId, State, View } from '../types.ts';

/** Of hidden hands, by counting: the cards of a lot are each as likely to be with one of its holders as that one
 *  has of it; all other unseen cards have their places in hands and deck alike. */
export function odds(view: View): ReadonlyMap<string, number> {
  const expected = new Map<string, number>(view.hand.map((card) => [fact(view.viewer, card), 1]));
  for (const account of view.accounts) {
    for (const seat of view.handSizes.keys()) {
      if (seat === view.viewer) continue;
      const parts = partsOf(view, account, seat);
      for (const { id } of cards) {
        const chance = account.weight * chanceOfOne(parts, id);
        expected.set(fact(seat, id), (expected.get(fact(seat, id)) ?? 0) + chance);
      }
    }
  }
  return expected;
}

/** What of it is so in a world. */
export function facts({ hands }: State): ReadonlyMap<string, number> {
  return new Map(hands.flatMap((hand, seat) => hand.map((card) => [fact(seat, card), 1] as const)));
}

function fact(seat: View['viewer'], card: CardId): string {
  return `seat ${seat} holds ${card}`;
}

/** Cards that lie mixed, of which the seat has some. */
interface Part {
  readonly mixed: readonly CardId[];
  readonly held: number;
}

function partsOf(view: View, { lots }: Account, seat: number): readonly Part[] {
  const unseen = deck.slice();
  const known = lots.flatMap((lot) => lot.cards);
  for (const card of [...view.hand, ...view.discards, ...known]) removeOne(unseen, card);
  const parts = lots.map((lot) => ({ mixed: lot.cards, held: lot.held[seat]! }));
  const old = parts.reduce((sum, { held }) => sum + held, 0);
  return [...parts, { mixed: unseen, held: view.handSizes[seat]! - old }];
}

/** That the seat has one of the kind at least: not that it has none out of any part. */
function chanceOfOne(parts: readonly Part[], card: CardId): number {
  let none = 1;
  for (const { mixed, held } of parts) {
    const others = mixed.filter((other) => other !== card).length;
    for (let taken = 0; taken < held; taken++) none *= Math.max(0, others - taken) / (mixed.length - taken);
  }
  return 1 - none;
}
