// What makes the search strong in this game: all plans are tried, many times, and not far. What comes after the next
// player's turn is mostly chance, and would hide what a plan is good for.

import type { Search } from '../../../kernel/hints.ts';
import type { Types } from '../types.ts';
import { shares } from './judge.ts';
import { levels, overlooks } from './levels.ts';
import { plans } from './plans.ts';
import { terms } from './terms.ts';

export const search: Search<Types> = {
  plans,
  shares,
  horizon: 1,
  guard: 1,
  turn: (state) => state.turn,
  levels,
  overlooks,
  terms,
};
