// Hands as sorted lists, in which equal cards stand together and count as one choice.

import { cardById } from './components.ts';
import type { CardId } from './types.ts';

export function rankOf(card: CardId): number {
  return cardById.get(card)!.rank;
}

/** By insertion: hands are three cards long, and nearly in order. */
export function sortHand(hand: CardId[]): void {
  for (let i = 1; i < hand.length; i++) {
    const card = hand[i]!;
    const rank = rankOf(card);
    let j = i;
    for (; j > 0 && rankOf(hand[j - 1]!) > rank; j--) hand[j] = hand[j - 1]!;
    hand[j] = card;
  }
}

export function holdsAll(hand: readonly CardId[], cards: readonly CardId[]): boolean {
  const left = hand.slice();
  return cards.every((card) => removeOne(left, card));
}

/** Whether there was one to remove. */
export function removeOne(list: CardId[], card: CardId): boolean {
  const index = list.indexOf(card);
  if (index < 0) return false;
  list.splice(index, 1);
  return true;
}

/** By number of cards and by which stand beside an equal: the different choices of one card or more,
 *  as places in the hand. Of equal cards always the first ones. */
const choices: readonly (readonly (readonly number[])[])[] = Array.from({ length: 16 }, (_, pattern) =>
  [1, 2, 3, 4, 5, 6, 7]
    .filter((mask) => mask < 1 << (pattern >> 2))
    .filter((mask) => !(pattern & 1 && (mask & 3) === 2) && !(pattern & 2 && (mask & 6) === 4))
    .map((mask) => [0, 1, 2].filter((place) => (mask >> place) & 1)),
);

/** Every choice of one card or more, cards that look alike being one. */
export function distinctSubsets(hand: readonly CardId[]): CardId[][] {
  const equalFirst = hand.length > 1 && hand[0] === hand[1] ? 1 : 0;
  const equalLast = hand.length > 2 && hand[1] === hand[2] ? 2 : 0;
  const found: CardId[][] = [];
  for (const places of choices[4 * hand.length + equalFirst + equalLast]!) {
    const chosen: CardId[] = [];
    for (const place of places) chosen.push(hand[place]!);
    found.push(chosen);
  }
  return found;
}
