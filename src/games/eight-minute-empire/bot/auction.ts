// Bids and neutral armies: what is decided before the first card.

import type { Seat } from '../../../kernel/game.ts';
import type { Plan } from '../../../kernel/hints.ts';
import { pickOne, type Rng, randomInt } from '../../../kernel/random.ts';
import { boards } from '../boards.ts';
import { bidsUpTo, boardMoves } from '../moves.ts';
import { ownersOf } from '../state.ts';
import type { State, Types } from '../types.ts';
import table from './bids.json' with { type: 'json' };
import { networks } from './ways.ts';

/** By age, the youngest first, then by bid. */
export function mixesOf(seats: number): readonly (readonly number[])[] {
  return table.mixes[String(seats) as keyof typeof table.mixes];
}

/** By bid: the share of who goes first for it. */
export function sharesOfFirst(seats: number): readonly number[] {
  return table.shares[String(seats) as keyof typeof table.shares];
}

/** EE-S4: the mix of bids that nobody gains against, drawn from. */
export function bidPlan(state: State, seat: Seat, rng: Rng): Plan<Types> {
  const mix = mixesOf(state.seats)[state.ageOrder.indexOf(seat)]!;
  let rest = randomInt(rng, 1000) / 1000;
  let amount = 0;
  for (let bid = 0; bid < mix.length; bid++) {
    if (mix[bid]! > 0) amount = bid;
    rest -= mix[bid]!;
    if (rest < 0) break;
  }
  const bids = bidsUpTo[state.coins[seat]!]!;
  return { moves: [bids[Math.min(amount, bids.length - 1)]!], share: 1 / state.seats };
}

/** So far from the start neutral armies are in everybody's way. */
const nearby = 3;

/** EE-V3: everything is even yet, so a neutral army goes anywhere where it counts and none is. */
export function neutralPlan(state: State, rng: Rng): Plan<Types> {
  const { regions, start } = boards[state.side];
  const { steps } = networks[state.side].sail;
  const places = boardMoves[state.side].neutral.filter((_, region) => {
    const isFree = state.armies[region * ownersOf(state) + state.seats] === 0;
    return isFree && region !== start && steps[start * regions.length + region]! <= nearby;
  });
  const choice = places.length > 0 ? places : boardMoves[state.side].neutral;
  return { moves: [pickOne(rng, choice)], share: 1 / state.seats };
}
