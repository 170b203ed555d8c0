// What a viewer may know (ALL-3), and what they may imagine of the rest.

import type { Seat, Viewer } from '../../kernel/game.ts';
import { drawFrom, nextUint32, type Rng, shuffle } from '../../kernel/random.ts';
import { sortHand } from './hand.ts';
import { freshAccounts, memoryOf, sightOf, surelyHeld, unseenCards } from './memory.ts';
import { idleRounds } from './scoring.ts';
import type { Account, CardId, Event, Lot, State, View } from './types.ts';

export function view(state: State, viewer: Viewer): View {
  const sight = sightOf(state, viewer);
  const accounts = state.memory.find((memory) => memory.viewer === viewer)?.accounts ?? freshAccounts;
  return {
    viewer,
    ...sight,
    step: state.step,
    firstSeat: state.firstSeat,
    turn: state.turn,
    turnsPlayed: state.turnsPlayed,
    idleSince: state.idleSince,
    idleRounds: idleRounds(state),
    characters: state.characters.slice(),
    cells: state.cells.slice(),
    tokens: state.tokens.slice(),
    house: state.house.slice(),
    points: state.points.slice(),
    accounts,
    known: surelyHeld(sight, accounts),
  };
}

export function viewEvent(event: Event, viewer: Viewer): Event | undefined {
  return event.type === 'drawn' && event.seat !== viewer ? { ...event, cards: [] } : event;
}

/** Hidden hands and the deck are dealt anew from the cards nobody has shown. */
export function determinize(seen: View, rng: Rng): State {
  const { lots } = pickAccount(seen.accounts, rng);
  const unseen = unseenCards(seen, lots);
  const hands = seen.handSizes.map((_, seat) => (seat === seen.viewer ? seen.hand.slice() : []));
  for (const lot of lots) dealLot(lot, hands, rng);
  for (const [seat, hand] of hands.entries()) {
    while (hand.length < seen.handSizes[seat]!) hand.push(drawFrom(rng, unseen));
    sortHand(hand);
  }
  return {
    rng,
    step: seen.step,
    firstSeat: seen.firstSeat,
    turn: seen.turn,
    turnsPlayed: seen.turnsPlayed,
    idleSince: seen.idleSince,
    characters: seen.characters.slice(),
    cells: seen.cells.slice(),
    tokens: seen.tokens.slice(),
    house: seen.house.slice(),
    points: seen.points.slice(),
    hands,
    deck: unseen,
    discards: seen.discards.slice(),
    memory: [memoryOf(seen.viewer, seen.accounts)],
  };
}

/** One of the ways it may have been, as often as it is likely. */
function pickAccount(accounts: readonly Account[], rng: Rng): Account {
  if (accounts.length === 1) return accounts[0]!;
  let left = nextUint32(rng) / 0x1_0000_0000;
  for (const account of accounts) {
    if (left < account.weight) return account;
    left -= account.weight;
  }
  return accounts.at(-1)!;
}

/** To those who hold cards of it, each as likely as they hold of it. */
function dealLot({ cards, held }: Lot, hands: CardId[][], rng: Rng): void {
  const holders = held.flatMap((count, seat) => Array<Seat>(count).fill(seat));
  shuffle(rng, holders);
  for (const [i, card] of cards.entries()) hands[holders[i]!]!.push(card);
}
