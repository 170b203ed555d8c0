// Small readings of a state that several files share.

import type { Seat } from '../../kernel/game.ts';
import { type ActionType, armiesEach, type Card, cards, cardsEach } from './components.ts';
import type { State } from './types.ts';

/** The number where there is no seat, no card, no good. */
export const none = -1;

/** The seats, and after them the neutral colour where it plays (EE-V3). */
export function ownersOf(state: State): number {
  return state.neutralArmies ? state.seats + 1 : state.seats;
}

/** The card of this turn, once it is taken. */
export function cardInHand(state: State): Card {
  return cards[state.taken[state.taken.length - 1]!]!;
}

export function turnsLeft(state: State): number {
  return state.seats * cardsEach[state.seats]! - state.taken.length;
}

/** Something of the card can still be done. */
export function canAct(state: State, seat: Seat): boolean {
  const { actions } = cardInHand(state);
  for (let i = 0; i < actions.length; i++) {
    if (state.left[i]! > 0 && isPossible(state, seat, actions[i]!.type)) return true;
  }
  return false;
}

function isPossible(state: State, seat: Seat, action: ActionType): boolean {
  switch (action) {
    case 'place':
      return state.supply[seat]! > 0;
    case 'march':
    case 'sail': // Every region has a land border.
      return state.supply[seat]! < armiesEach;
    case 'city':
      return state.citiesLeft[seat]! > 0 && state.supply[seat]! < armiesEach;
    case 'destroy':
      return state.armies.some((count) => count > 0);
  }
}
