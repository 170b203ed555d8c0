// How the levels think here, and what the lower ones do not see.

import type { Seat } from '../../../kernel/game.ts';
import type { LevelName, Plan, Thinking } from '../../../kernel/hints.ts';
import { boards, regionNumber } from '../boards.ts';
import { prices } from '../components.ts';
import { regionOwners } from '../scoring.ts';
import { none } from '../state.ts';
import type { Move, State, Types } from '../types.ts';
import { afterUnits } from './turns.ts';

export const levels: Readonly<Partial<Record<LevelName, Partial<Thinking>>>> = {
  child: { width: 150, attention: 0.08, cap: 0.25 },
  easy: { width: 60, attention: 0.3, cap: 0.15 },
  normal: { attention: 1, cap: 0.08 },
  hard: { width: 5, simulations: 22, attention: 0.84 },
  expert: { width: 12, simulations: 800 },
};

/** A child keeps its coins together, sends no army further than two steps, and takes nothing from anybody. Somebody who plays easily does not look at the dearest cards, nor at long voyages. */
export function overlooks(level: LevelName, state: State, seat: Seat, { moves }: Plan<Types>): boolean {
  switch (level) {
    case 'child':
      return priceOf(moves) > 1 || longestWay(moves) > 2 || isUnkind(state, seat, moves);
    case 'easy':
      return priceOf(moves) > 2 || voyages(state, moves) > 1;
    case 'normal':
    case 'hard':
    case 'expert':
      return false;
  }
}

function priceOf(moves: readonly Move[]): number {
  const [take] = moves;
  return take?.type === 'takeCard' ? prices[take.place - 1]! : 0;
}

function voyages({ side }: State, moves: readonly Move[]): number {
  const { land } = boards[side];
  return moves.filter(
    (move) => move.type === 'moveArmy' && !land[regionNumber(move.from)]!.includes(regionNumber(move.to)),
  ).length;
}

/** The most steps in a row that look like one army's. */
function longestWay(moves: readonly Move[]): number {
  let longest = 0;
  let steps = 0;
  let here: string | undefined;
  for (const move of moves) {
    if (move.type !== 'moveArmy') continue;
    steps = move.from === here ? steps + 1 : 1;
    here = move.to;
    if (steps > longest) longest = steps;
  }
  return longest;
}

/** Somebody loses an army or a region by it. */
function isUnkind(state: State, seat: Seat, moves: readonly Move[]): boolean {
  if (moves.some(({ type }) => type === 'destroyArmy')) return true;
  const before = regionOwners(state);
  const after = regionOwners(afterUnits(state, seat, moves));
  return before.some(
    (owner, region) => owner !== none && owner < state.seats && owner !== seat && after[region] !== owner,
  );
}
