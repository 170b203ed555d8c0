// What a viewer may know (ALL-3), and what they may imagine of the rest.

import type { Viewer } from '../../kernel/game.ts';
import { drawFrom, type Rng, shuffle } from '../../kernel/random.ts';
import { deck } from './components.ts';
import { removeOne, sortHand } from './hand.ts';
import { idleRounds } from './scoring.ts';
import type { CardId, Event, State, View } from './types.ts';

export function view(state: State, viewer: Viewer): View {
  const seats = state.hands.length;
  return {
    viewer,
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
    hand: viewer === 'spectator' ? [] : state.hands[viewer]!.slice(),
    handSizes: state.hands.map((hand) => hand.length),
    deckSize: state.deck.length,
    discards: state.discards.slice(),
    held: state.memory.held.slice(),
    known: state.memory.known[viewer === 'spectator' ? seats : viewer]!.slice(),
  };
}

export function viewEvent(event: Event, viewer: Viewer): Event | undefined {
  return event.type === 'drawn' && event.seat !== viewer ? { ...event, cards: [] } : event;
}

/** Hidden hands and the deck are dealt anew from the cards nobody has shown. */
export function determinize(seen: View, rng: Rng): State {
  const seats = seen.handSizes.length;
  const own = seen.viewer === 'spectator' ? seats : seen.viewer;
  const unseen = unseenCards(seen);
  const hands = dealKnown(seen, rng);
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
    memory: {
      held: seen.held.slice(),
      known: Array.from({ length: seats + 1 }, (_, viewer) => (viewer === own ? seen.known.slice() : [])),
    },
  };
}

/** Neither in the own hand, nor open, nor known to be in another hand. */
function unseenCards(seen: View): CardId[] {
  const unseen = deck.slice();
  for (const card of seen.hand) removeOne(unseen, card);
  for (const card of seen.discards) removeOne(unseen, card);
  for (const card of seen.known) removeOne(unseen, card);
  return unseen;
}

/** The own hand; and the known cards with those who may still hold such old ones. */
function dealKnown(seen: View, rng: Rng): CardId[][] {
  const holders = seen.held.flatMap((count, seat) =>
    seat === seen.viewer ? [] : Array.from({ length: count }, () => seat),
  );
  shuffle(rng, holders);
  const hands = seen.handSizes.map((_, seat) => (seat === seen.viewer ? seen.hand.slice() : []));
  for (const [i, card] of seen.known.entries()) hands[holders[i]!]!.push(card);
  return hands;
}
