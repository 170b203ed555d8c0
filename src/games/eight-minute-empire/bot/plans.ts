// The plans of a seat: its best whole turns, judged where they end.

import { ignore, type Seat } from '../../../kernel/game.ts';
import type { Plan } from '../../../kernel/hints.ts';
import type { Rng } from '../../../kernel/random.ts';
import { apply } from '../apply.ts';
import { done, endTurn, nextGame, takesUpTo } from '../moves.ts';
import { clone } from '../setup.ts';
import type { Move, State, Types } from '../types.ts';
import { bidPlan, neutralPlan } from './auction.ts';
import { movesTo } from './stand.ts';
import { visitTurns } from './turns.ts';
import { shares } from './value.ts';

/** So many ways to go on are kept for every number of units. */
const beamWidth = 16;
/** Of the plans at most one in so many is for the same card. */
const cardPart = 5;

export function plans(state: State, seat: Seat, most: number, rng: Rng): readonly Plan<Types>[] {
  switch (state.step) {
    case 'chooseCard':
    case 'act':
      return turnPlans(state, seat, most);
    case 'endTurn':
      return [{ moves: [endTurn], share: shares(state)[seat]! }];
    case 'nextGame':
      return [{ moves: [nextGame], share: shares(state)[seat]! }];
    case 'bid':
      return [bidPlan(state, seat, rng)];
    case 'placeNeutral':
      return [neutralPlan(state, rng)];
    case 'gameOver':
      return [];
  }
}

interface Turn {
  readonly value: number;
  readonly place: number;
  readonly units: () => Move[];
}

function turnPlans(state: State, seat: Seat, most: number): Plan<Types>[] {
  const turns: Turn[] = [];
  visitTurns(state, seat, beamWidth, (value, place, end, ground) => {
    turns.push({ value, place, units: () => movesTo(ground, end) });
  });
  turns.sort((a, b) => b.value - a.value);
  const mostWays = Math.ceil(most / cardPart);
  const ways = [0, 0, 0, 0, 0, 0, 0];
  const pool = turns.filter(({ place }) => ways[place]!++ < (place === 0 ? most : mostWays)).slice(0, most);
  return pool.map((turn) => planOf(state, seat, turn)).sort((a, b) => b.share - a.share);
}

function planOf(state: State, seat: Seat, { place, units }: Turn): Plan<Types> {
  const moves: Move[] = place > 0 ? [takesUpTo[place]![place - 1]!] : [];
  moves.push(...units());
  const after = clone(state);
  for (const move of moves) apply(after, seat, move, ignore);
  if (after.step === 'act') moves.push(done);
  moves.push(endTurn);
  return { moves, share: shares(after)[seat]! };
}
