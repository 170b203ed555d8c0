// What makes the search strong in this game.

import type { Search } from '../../../kernel/hints.ts';
import type { State, Types } from '../types.ts';
import { shares } from './judge.ts';
import { levels, overlooks } from './levels.ts';
import { plans } from './plans.ts';
import { terms } from './terms.ts';

export const search: Search<Types> = {
  plans,
  shares,
  horizon,
  guard: 1,
  turn: (state) => state.turn,
  levels,
  overlooks,
  terms,
};

/** To the end of the own next turn: what comes later is chance, and would only hide what a plan is good for. */
function horizon({ money }: State): number {
  return money.length;
}
