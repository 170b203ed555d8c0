import { type Card, deck, numbers } from '../components.ts';
import type { State, View } from '../types.ts';

/** Of what is hidden, by counting: laid cards are of one number (TP-T2), each as likely as there are ways to draw
 *  them; then each unseen card is as likely as any other to be in a hand. */
export function odds(view: View): ReadonlyMap<string, number> {
  const unseen = deck.slice();
  for (const card of [view.bar, ...view.hand, ...(view.laid ?? [])]) unseen.splice(unseen.indexOf(card), 1);
  const count = view.laid === null ? view.laidCount : 0;
  const ways = numbers.map((card) => waysToDraw(countOf(unseen, card), count));
  const all = ways.reduce((sum, some) => sum + some, 0);
  const expected = new Map<string, number>();
  for (const [index, card] of numbers.entries()) {
    const chance = ways[index]! / all;
    const rest = unseen.toSpliced(unseen.indexOf(card), chance > 0 ? count : 0);
    if (count > 0) expected.set(`laid ${card}`, chance);
    for (const [seat, size] of view.handSizes.entries()) {
      if (seat === view.viewer) continue;
      for (const other of numbers) {
        const fact = holds(seat, other);
        expected.set(fact, (expected.get(fact) ?? 0) + chance * chanceOfOne(rest, other, size));
      }
    }
  }
  for (const card of view.hand) expected.set(holds(view.viewer, card), 1);
  for (const card of view.laid ?? []) expected.set(`laid ${card}`, 1);
  return expected;
}

/** What of it is so in a world. */
export function facts({ hands, laid }: State): ReadonlyMap<string, number> {
  const held = hands.flatMap((hand, seat) => hand.map((card) => [holds(seat, card), 1] as const));
  return new Map([...held, ...laid.map((card) => [`laid ${card}`, 1] as const)]);
}

function holds(seat: View['viewer'], card: Card): string {
  return `seat ${seat} holds ${card}`;
}

/** That of so many drawn one at least is of the number. */
function chanceOfOne(unseen: readonly Card[], card: Card, drawn: number): number {
  const others = unseen.length - countOf(unseen, card);
  let none = 1;
  for (let taken = 0; taken < drawn; taken++) none *= Math.max(0, others - taken) / (unseen.length - taken);
  return 1 - none;
}

function countOf(cards: readonly Card[], wanted: Card): number {
  return cards.filter((card) => card === wanted).length;
}

function waysToDraw(unseen: number, count: number): number {
  return count === 0 ? 1 : unseen * waysToDraw(Math.max(0, unseen - 1), count - 1);
}
