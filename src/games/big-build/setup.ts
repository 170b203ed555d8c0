// Setting up (BB-S1, BB-S2), and copying.

import { cloneRng, drawFrom, type Rng, randomInt, shuffle } from '../../kernel/random.ts';
import { squares } from './board.ts';
import { deck as allCards, handSize, tokens } from './components.ts';
import { sortHand } from './hand.ts';
import { freshMemory } from './memory.ts';
import type { CardId, Options, State, TokenId } from './types.ts';

export function setup(seats: number, options: Options, rng: Rng): State {
  const firstSeat = options.firstSeat === 'random' ? randomInt(rng, seats) : options.firstSeat;
  const tokensOnSquares = layTokens(rng);
  const deck = allCards.slice();
  const bySeat = <Item>(item: () => Item): Item[] => Array.from({ length: seats }, item);
  return {
    rng,
    step: 'chooseCharacter',
    firstSeat,
    turn: firstSeat,
    turnsPlayed: 0,
    idleSince: 0,
    characters: bySeat(() => null),
    cells: bySeat(() => null),
    tokens: tokensOnSquares,
    house: tokens.map(() => null),
    points: bySeat(() => 0),
    hands: bySeat(() => dealHand(rng, deck)),
    deck,
    discards: [],
    memory: freshMemory(seats),
  };
}

/** BB-S1: squares in their order, each a token of its number. */
function layTokens(rng: Rng): TokenId[] {
  const piles = new Map<number, TokenId[]>();
  for (const number of [3, 4, 5]) {
    const pile = tokens.filter((token) => token.number === number).map((token) => token.id);
    shuffle(rng, pile);
    piles.set(number, pile);
  }
  return squares.map((square) => piles.get(square.number)!.pop()!);
}

function dealHand(rng: Rng, deck: CardId[]): CardId[] {
  const hand = Array.from({ length: handSize }, () => drawFrom(rng, deck));
  sortHand(hand);
  return hand;
}

export function clone(state: State): State {
  return {
    rng: cloneRng(state.rng),
    step: state.step,
    firstSeat: state.firstSeat,
    turn: state.turn,
    turnsPlayed: state.turnsPlayed,
    idleSince: state.idleSince,
    characters: state.characters.slice(),
    cells: state.cells.slice(),
    tokens: state.tokens.slice(),
    house: state.house.slice(),
    points: state.points.slice(),
    hands: copyLists(state.hands),
    deck: state.deck.slice(),
    discards: state.discards.slice(),
    memory: state.memory.slice(),
  };
}

function copyLists<Item>(lists: readonly (readonly Item[])[]): Item[][] {
  const copies: Item[][] = [];
  for (const list of lists) copies.push(list.slice());
  return copies;
}
