// What the next player may hold: cards that nobody has seen, each as likely as any other of its deck.

import type { Seat } from '../../../kernel/game.ts';
import { type CardId, type Deck, deckNames } from '../components.ts';
import type { State } from '../types.ts';
import { likelihoods, whoPrepared } from './evidence.ts';
import { classOf, isOneAway } from './sight.ts';
import { type Standing, standingOf } from './value.ts';
import { deckOf, onTurn, progressAt } from './worth.ts';

/** The player whose turn is next, as far as the seat knows. */
export interface Threat {
  /** By deck: what the seat has not seen, how many of them the player holds, and what one is worth to them. */
  readonly unseen: Readonly<Record<Deck, readonly CardId[]>>;
  readonly held: Readonly<Record<Deck, number>>;
  readonly worth: Readonly<Record<Deck, number>>;
  readonly base: number;
  /** How likely a card is to be in that hand, where their last action tells. */
  readonly likely: ReadonlyMap<CardId, number> | undefined;
  readonly turns: number;
}

export function threatTo(state: State, seat: Seat): Threat | undefined {
  if (state.hands.length === 1) return undefined;
  const next = (seat + 1) % state.hands.length;
  const standing = standingOf(state, next);
  const held = { simple: 0, complex: 0 };
  for (const id of standing.hand) held[deckOf(id)]++;
  const others = state.hands.flatMap((hand, other) => (other === seat ? [] : hand));
  const unseen = {
    simple: [...state.decks.simple, ...others.filter((id) => deckOf(id) === 'simple')],
    complex: [...state.decks.complex, ...others.filter((id) => deckOf(id) === 'complex')],
  };
  const likely = whoPrepared(state, seat) === next ? likelihoods(state, seat) : undefined;
  return { unseen, held, likely, turns: standing.turns, ...worthsOf(standing) };
}

function worthsOf({ goal, complex, simple }: Standing): Pick<Threat, 'base' | 'worth'> {
  const base = progressAt(goal, complex, simple);
  return {
    base,
    worth: {
      simple: progressAt(goal, complex, simple + 1) - base,
      complex: progressAt(goal, complex + 1, simple) - base,
    },
  };
}

/** What the loaded grid offers the next player. */
export interface Offer {
  /** Their tasks and their hand on the average, as odds. */
  readonly value: number;
  /** How many of the unseen cards are one action away. */
  readonly tasks: number;
}

export function offerTo({ unseen, held, worth, base, likely, turns }: Threat): Offer {
  let value = base;
  let tasks = 0;
  for (const deck of deckNames) {
    const cards = unseen[deck];
    if (held[deck] === 0 || cards.length === 0) continue;
    let sum = 0;
    let weights = 0;
    for (const id of cards) {
      const near = classOf(id, turns);
      const weight = likely?.get(id) ?? 1;
      if (isOneAway(near)) tasks++;
      sum += weight * onTurn[deck][near]!;
      weights += weight;
    }
    value += (worth[deck] * held[deck] * sum) / weights;
  }
  return { value, tasks };
}
