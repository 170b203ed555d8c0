// Positions as a drawing: who holds what, what lies where. The bag holds the rest of the deck.

import { fixedRng } from '../../../kernel/play.ts';
import { type Card, deck } from '../components.ts';
import type { State } from '../types.ts';

interface Drawing extends Partial<Omit<State, 'hands' | 'laid' | 'bag' | 'rng'>> {
  /** By seat: '133 245'; '-' is an empty hand. */
  readonly hands: string;
  /** '33' */
  readonly laid?: string;
}

/** Seat 0 is to lay a card, if nothing else is said. */
export function position(drawing: Drawing): State {
  const { hands: drawnHands, laid: drawnLaid = '', bar = 3, ...rest } = drawing;
  const hands = drawnHands.split(' ').map(cards);
  const laid = cards(drawnLaid);
  const bag = deck.slice();
  for (const card of [bar, ...laid, ...hands.flat()]) bag.splice(bag.indexOf(card), 1);
  return {
    rng: fixedRng(),
    goal: 20,
    quiet: false,
    step: 'layCard',
    turn: 0,
    isShown: false,
    trusted: hands.map(() => 0),
    caught: hands.map(() => 0),
    idleTurns: 0,
    ...rest,
    bar,
    bag,
    hands,
    laid,
  };
}

function cards(drawn: string): Card[] {
  return [...drawn].filter((sign) => sign !== '-').map((sign) => Number(sign) as Card);
}
