// What a table that counts knows of hidden hands (ALL-3, BB-T8): everything played lies open, so at a reshuffle
// the cards in the hands of others are known; whom they belong to is not. A card played later may have been one
// of them or its twin drawn since: each way it may have been is an account of its own.

import type { Seat, Viewer } from '../../kernel/game.ts';
import { cardById, deck } from './components.ts';
import { removeOne, sortHand } from './hand.ts';
import type { Account, CardId, Lot, Memory, State, View } from './types.ts';

const nothing: readonly Lot[] = Object.freeze([]);

/** Of somebody who has seen nothing yet. */
export const freshAccounts: readonly Account[] = Object.freeze([Object.freeze({ lots: nothing, weight: 1 })]);

export function freshMemory(seats: number): Memory[] {
  const viewers: Viewer[] = [...Array(seats).keys(), 'spectator'];
  return viewers.map((viewer) => memoryOf(viewer, freshAccounts));
}

export function memoryOf(viewer: Viewer, accounts: readonly Account[]): Memory {
  return Object.freeze({ viewer, accounts });
}

/** What one viewer sees of the cards. */
type Sight = Pick<View, 'hand' | 'handSizes' | 'deckSize' | 'discards'>;

export function sightOf(state: State, viewer: Viewer): Sight {
  return {
    hand: viewer === 'spectator' ? [] : state.hands[viewer]!.slice(),
    handSizes: state.hands.map((hand) => hand.length),
    deckSize: state.deck.length,
    discards: state.discards.slice(),
  };
}

/** The deck is empty, and the discards are about to be the new one: what nobody has shown is in the hands. */
export function rememberHands(state: State): void {
  for (const [index, { viewer }] of state.memory.entries()) {
    learn(state, index, ({ lots, weight }, sight) => {
      const held = sight.handSizes.map((_, seat) => (seat === viewer ? 0 : newCards(sight, lots, seat)));
      return [accountOf(tidied([...lots, lotOf(unseenCards(sight, lots), held)]), weight)];
    });
  }
}

/** A card is about to leave the seat's hand before all eyes. */
export function rememberPlayed(state: State, seat: Seat, card: CardId): void {
  for (const [index, memory] of state.memory.entries()) {
    if (memory.viewer === seat || isFresh(memory)) continue;
    learn(state, index, (account, sight) => waysToPlay(account, sight, seat, card));
  }
}

/** The seat is about to draw a card from the deck: that one was nobody's. */
export function rememberDrawn(state: State, seat: Seat, card: CardId): void {
  for (const [index, memory] of state.memory.entries()) {
    if (memory.viewer !== seat || isFresh(memory)) continue;
    learn(state, index, ({ lots, weight }, sight) => [
      accountOf(lots, weight * unseenShare(sight, lots, card)),
    ]);
  }
}

/** While nothing is known, a card seen teaches nothing about those that are not: play-outs are short of time. */
function isFresh({ accounts }: Memory): boolean {
  return accounts.length === 1 && accounts[0]!.lots.length === 0;
}

/** Where the card may have come from, each by its chance if the seat had played without looking. */
function waysToPlay({ lots, weight }: Account, sight: Sight, seat: Seat, card: CardId): Account[] {
  const ways = lots.flatMap((lot, index) => {
    const chance = (lot.held[seat]! * countOf(lot.cards, card)) / lot.cards.length;
    return chance === 0
      ? []
      : [accountOf(tidied(lots.with(index, lotWithout(lot, seat, card))), weight * chance)];
  });
  const chance = newCards(sight, lots, seat) * unseenShare(sight, lots, card);
  return [...ways, accountOf(lots, weight * chance)];
}

/** What the viewer is shown goes into every account, as the ways it may have been. */
function learn(
  state: State,
  index: number,
  ways: (account: Account, sight: Sight) => readonly Account[],
): void {
  const { viewer, accounts } = state.memory[index]!;
  const sight = sightOf(state, viewer);
  state.memory[index] = memoryOf(viewer, settled(accounts.flatMap((account) => ways(account, sight))));
}

/** Without what cannot have been; accounts that come to the same are one. */
function settled(accounts: readonly Account[]): readonly Account[] {
  const possible = accounts.filter(({ weight }) => weight > 0);
  const different = possible.length === 1 ? possible : merged(possible);
  const total = different.reduce((sum, { weight }) => sum + weight, 0);
  return Object.freeze(different.map(({ lots, weight }) => accountOf(lots, weight / total)));
}

function merged(accounts: readonly Account[]): Account[] {
  const byLots = new Map<string, Account>();
  for (const { lots, weight } of accounts) {
    const key = JSON.stringify(lots);
    byLots.set(key, accountOf(lots, weight + (byLots.get(key)?.weight ?? 0)));
  }
  return [...byLots.values()];
}

function accountOf(lots: readonly Lot[], weight: number): Account {
  return Object.freeze({ lots, weight });
}

/** What one seat alone holds is one lot, whenever it became known. */
function tidied(lots: readonly Lot[]): readonly Lot[] {
  if (lots.length === 1) return lots[0]!.cards.length > 0 ? Object.freeze(lots) : nothing;
  const shared = lots.filter(({ held }) => held.filter((count) => count > 0).length > 1);
  const seats = lots[0]?.held ?? [];
  const own = seats.flatMap((_, seat) => {
    const alone = lots.filter(({ cards, held }) => cards.length > 0 && held[seat] === cards.length);
    if (alone.length < 2) return alone;
    const cards = alone.flatMap((lot) => lot.cards);
    return [
      lotOf(
        cards,
        seats.map((__, other) => (other === seat ? cards.length : 0)),
      ),
    ];
  });
  return Object.freeze([...shared, ...own]);
}

function lotOf(cards: readonly CardId[], held: readonly number[]): Lot {
  const sorted = cards.slice();
  sortHand(sorted);
  return Object.freeze({ cards: Object.freeze(sorted), held: Object.freeze(held) });
}

function lotWithout({ cards, held }: Lot, seat: Seat, card: CardId): Lot {
  const left = cards.slice();
  removeOne(left, card);
  return lotOf(left, held.with(seat, held[seat]! - 1));
}

/** Of the seat's hand, so many cards are of no lot. */
function newCards({ handSizes }: Sight, lots: readonly Lot[], seat: Seat): number {
  return handSizes[seat]! - lots.reduce((sum, { held }) => sum + held[seat]!, 0);
}

/** Neither in the own hand, nor open, nor of a lot: in the deck, or drawn from it by others. */
export function unseenCards(sight: Sight, lots: readonly Lot[]): CardId[] {
  const unseen = deck.slice();
  for (const card of sight.hand) removeOne(unseen, card);
  for (const card of sight.discards) removeOne(unseen, card);
  for (const { cards } of lots) for (const card of cards) removeOne(unseen, card);
  return unseen;
}

/** The chance of each card that is unseen to be of this kind. */
function unseenShare({ hand, discards }: Sight, lots: readonly Lot[], card: CardId): number {
  let count = cardById.get(card)!.copies - countOf(hand, card) - countOf(discards, card);
  let size = deck.length - hand.length - discards.length;
  for (const { cards } of lots) {
    count -= countOf(cards, card);
    size -= cards.length;
  }
  return size === 0 ? 0 : count / size;
}

/** Cards that are in the hands of others however it was, in the order of the box. */
export function surelyHeld(sight: Sight, accounts: readonly Account[]): CardId[] {
  const held = accounts.map(({ lots }) => heldBy(sight, lots));
  return [...cardById.keys()].flatMap((card) => {
    const least = Math.min(...held.map((counts) => counts.get(card) ?? 0));
    return Array<CardId>(least).fill(card);
  });
}

/** The lots, and of each other kind what is more than the deck can hold. */
function heldBy(sight: Sight, lots: readonly Lot[]): ReadonlyMap<CardId, number> {
  const counts = new Map<CardId, number>();
  const unseen = unseenCards(sight, lots);
  for (const card of cardById.keys()) {
    const known = lots.reduce((sum, { cards }) => sum + countOf(cards, card), 0);
    counts.set(card, known + Math.max(0, countOf(unseen, card) - sight.deckSize));
  }
  return counts;
}

function countOf(cards: readonly CardId[], wanted: CardId): number {
  let count = 0;
  for (const card of cards) if (card === wanted) count++;
  return count;
}
