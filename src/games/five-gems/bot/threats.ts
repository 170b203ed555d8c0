// What the others may hold: cards that the seat has not seen, each as likely as any other of its deck where nothing
// tells more.

import type { Seat } from '../../../kernel/game.ts';
import { type CardId, type Deck, deckNames } from '../components.ts';
import { turnsOf } from '../match.ts';
import type { State } from '../types.ts';
import { type Likely, likelihoods } from './evidence.ts';
import { likelihoodsFromHands } from './hands.ts';
import { classOf, isOneAway } from './sight.ts';
import { type Standing, standingOf } from './value.ts';
import { deckOf, type Nearness, nearnessAfter, progressAt } from './worth.ts';

/** All others, as far as the seat knows. */
export interface Threat {
  /** By deck: what the seat has not seen. */
  readonly unseen: Readonly<Record<Deck, readonly CardId[]>>;
  readonly turns: number;
  /** Those who act before the seat's next turn, in their order. */
  readonly rivals: readonly Rival[];
  readonly seats: number;
}

interface Rival {
  readonly seat: Seat;
  readonly near: Nearness;
  readonly base: number;
  /** By deck: how many cards they hold, and what one is worth to them. */
  readonly held: Readonly<Record<Deck, number>>;
  readonly worth: Readonly<Record<Deck, number>>;
  /** How likely a card is to be in that hand, where something tells. */
  readonly likely: Likely | undefined;
}

/** `isThorough`: all that is known of what others did tells of their hands, not only the last of it. */
export function threatTo(state: State, seat: Seat, isThorough: boolean): Threat | undefined {
  const seats = state.hands.length;
  if (seats === 1) return undefined;
  const others = state.hands.flatMap((hand, other) => (other === seat ? [] : hand));
  const unseen = {
    simple: [...state.decks.simple, ...others.filter((id) => deckOf(id) === 'simple')],
    complex: [...state.decks.complex, ...others.filter((id) => deckOf(id) === 'complex')],
  };
  const likely = isThorough ? likelihoodsFromHands(state, seat) : likelihoods(state, seat);
  const rivals = Array.from({ length: seats - 1 }, (_, before): Rival => {
    const other = (seat + 1 + before) % seats;
    const standing = standingOf(state, other);
    const held = { simple: 0, complex: 0 };
    for (const id of standing.hand) held[deckOf(id)]++;
    const near = nearnessAfter(before);
    return { seat: other, near, held, likely: likely[other], ...worthsOf(standing) };
  });
  return { unseen, turns: turnsOf(state.mirror), rivals, seats };
}

function worthsOf({ goal, complex, simple }: Standing): Pick<Rival, 'base' | 'worth'> {
  const base = progressAt(goal, complex, simple);
  return {
    base,
    worth: {
      simple: progressAt(goal, complex, simple + 1) - base,
      complex: progressAt(goal, complex + 1, simple) - base,
    },
  };
}

/** What the loaded grid offers the others. */
export interface Offer {
  /** By seat: their tasks and their hand on the average, as odds. */
  readonly values: readonly number[];
  /** How many of the unseen cards are one action away. */
  readonly tasks: number;
}

export function offerTo({ unseen, turns, rivals, seats }: Threat): Offer {
  const values = Array<number>(seats).fill(0);
  for (const { seat, base } of rivals) values[seat] = base;
  let tasks = 0;
  for (const deck of deckNames) {
    const cards = unseen[deck];
    const classes = cards.map((id) => classOf(id, turns));
    for (const near of classes) if (isOneAway(near)) tasks++;
    for (const { seat, near, held, worth, likely } of rivals) {
      if (held[deck] === 0 || cards.length === 0) continue;
      let sum = 0;
      let weights = 0;
      for (let i = 0; i < cards.length; i++) {
        const weight = likely?.get(cards[i]!) ?? 1;
        sum += weight * near[deck][classes[i]!]!;
        weights += weight;
      }
      values[seat]! += (worth[deck] * held[deck] * sum) / weights;
    }
  }
  return { values, tasks };
}
