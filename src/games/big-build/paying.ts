// What a step costs (BB-T2, BB-T4, BB-T5).

import type { Cell } from './board.ts';
import { type Card, cardById, type Token } from './components.ts';
import { distinctSubsets } from './hand.ts';
import type { CardId } from './types.ts';

/** How often the cards show a symbol. */
export function symbolCount(cards: readonly CardId[], symbolIndex: number): number {
  let count = 0;
  for (const card of cards) count += cardById.get(card)!.counts[symbolIndex]!;
  return count;
}

/** BB-T5: all payments out of a hand, cards that look alike being one choice. */
export function tokenPayments(hand: readonly CardId[], token: Token): readonly (readonly CardId[])[] {
  if (symbolCount(hand, token.symbolIndex) < token.number) return [];
  return distinctSubsets(hand).filter((cards) => paysToken(cards, token));
}

/** BB-T2, BB-T4: whether this one card pays for a step to a cell without a token. */
export function paysStep(card: Card, to: Cell): boolean {
  return to.symbolIndex < 0 || card.counts[to.symbolIndex]! > 0;
}

/** Enough, and not enough without any one of them. */
function paysToken(cards: readonly CardId[], token: Token): boolean {
  return symbolCount(cards, token.symbolIndex) >= token.number && spareCard(cards, token) === undefined;
}

/** A card without which the rest would do. */
export function spareCard(cards: readonly CardId[], token: Token): CardId | undefined {
  const surplus = symbolCount(cards, token.symbolIndex) - token.number;
  return cards.find((card) => cardById.get(card)!.counts[token.symbolIndex]! <= surplus);
}
