// The box: cards, tokens and the house (BB-C2, BB-C3, BB-C4). The board has a table of its own.

import { type CardId, type SymbolId, symbols, type TokenId } from './types.ts';

export const handSize = 3;

export const letters: Readonly<Record<SymbolId, string>> = {
  hammer: 'H',
  saw: 'S',
  nails: 'N',
  brush: 'B',
  brick: 'K',
};

export interface Card {
  readonly id: CardId;
  readonly copies: number;
  /** The place in `cards`, by which hands and payments are ordered. */
  readonly rank: number;
  /** By the order of `symbols`: how often the card shows it. */
  readonly counts: readonly number[];
}

/** BB-C4: one XXX per symbol, two XXY per ordered pair. */
export const cards: readonly Card[] = symbols.flatMap((twice, i) =>
  symbols.map((once, j): Card => {
    const id = letters[twice] + letters[twice] + letters[once];
    const counts = symbols.map((_, k) => (k === i ? 2 : 0) + (k === j ? 1 : 0));
    return { id, copies: i === j ? 1 : 2, rank: 5 * i + j, counts };
  }),
);

export const cardById: ReadonlyMap<CardId, Card> = new Map(cards.map((card) => [card.id, card]));

/** All 45. */
export const deck: readonly CardId[] = cards.flatMap((card) => Array<CardId>(card.copies).fill(card.id));

export interface Token {
  readonly id: TokenId;
  readonly symbol: SymbolId;
  /** The place of the symbol in `symbols`. */
  readonly symbolIndex: number;
  readonly number: number;
}

/** Reconstructed (BB-C4). The house as it stands: the threes are its ground floor, the fives its roof;
 *  no symbol lies beside itself. Each token has its own place. */
export const housePlan: readonly (readonly TokenId[])[] = [
  ['N5', 'B5', 'K5', 'H5', 'S5'],
  ['K4', 'H4', 'S4', 'N4', 'B4'],
  ['H3', 'S3', 'N3', 'B3', 'K3'],
];

/** In the order of their places in the house, row by row. */
export const tokens: readonly Token[] = housePlan.flat().map((id): Token => {
  const symbolIndex = symbols.findIndex((symbol) => letters[symbol] === id[0]);
  return { id, symbol: symbols[symbolIndex]!, symbolIndex, number: Number(id[1]) };
});

export const tokenIndex: ReadonlyMap<TokenId, number> = new Map(tokens.map((token, i) => [token.id, i]));

const width = 5;

/** By place, row by row: the places beside it, above and below (BB-P1). */
export const placeNeighbours: readonly (readonly number[])[] = tokens.map((_, place) =>
  tokens
    .map((__, other) => other)
    .filter((other) => {
      const across = Math.abs((place % width) - (other % width));
      const up = Math.abs(Math.floor(place / width) - Math.floor(other / width));
      return across + up === 1;
    }),
);
