// The player of imagined futures: the best whole turn by the static estimate, found in microseconds.

import type { Seat } from '../../../kernel/game.ts';
import type { Rng } from '../../../kernel/random.ts';
import { cards } from '../components.ts';
import { done, takesUpTo, unitOf } from '../moves.ts';
import { legalMoves } from '../rules.ts';
import type { Move, State } from '../types.ts';
import type { Ground } from './ground.ts';
import { movesTo, type Stand } from './stand.ts';
import { visitTurns } from './turns.ts';

const beamWidth = 2;

/** The turn that was thought out last, for the state that goes through it: its units are not thought out anew. */
let planned: { readonly state: State; readonly cards: number; readonly units: readonly Move[] } | undefined;

export function quick(state: State, seat: Seat, _rng: Rng): Move {
  switch (state.step) {
    case 'chooseCard':
      return takeCard(state, seat);
    case 'act':
      return nextUnit(state, seat);
    case 'bid':
    case 'placeNeutral':
    case 'endTurn':
    case 'nextGame':
    case 'gameOver':
      return legalMoves(state, seat)[0]!;
  }
}

function takeCard(state: State, seat: Seat): Move {
  const { place, units } = bestTurn(state, seat);
  planned = { state, cards: state.taken.length + 1, units };
  return takesUpTo[place]![place - 1]!;
}

function nextUnit(state: State, seat: Seat): Move {
  if (planned?.state === state && planned.cards === state.taken.length) {
    return planned.units[unitsUsed(state, planned.units[0])] ?? done;
  }
  return bestTurn(state, seat).units[0] ?? done;
}

function bestTurn(state: State, seat: Seat): { readonly place: number; readonly units: readonly Move[] } {
  let most = Number.NEGATIVE_INFINITY;
  let best: readonly [place: number, end: Stand, ground: Ground] | undefined;
  visitTurns(state, seat, beamWidth, (value, place, end, ground) => {
    if (value <= most) return;
    most = value;
    best = [place, end, ground];
  });
  const [place, end, ground] = best!;
  return { place, units: movesTo(ground, end) };
}

/** Of the card in hand; with "/" only one of its actions counts (EE-T8). */
function unitsUsed({ left, taken }: State, first: Move | undefined): number {
  const { actions, mode } = cards[taken[taken.length - 1]!]!;
  let used = 0;
  for (let i = 0; i < actions.length; i++) {
    const { type, units } = actions[i]!;
    if (mode !== 'or' || unitOf[type] === first?.type) used += units - left[i]!;
  }
  return used;
}
