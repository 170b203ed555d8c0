// What makes the search strong in this game.

import type { Search } from '../../../kernel/hints.ts';
import type { Types } from '../types.ts';
import { shares } from './judge.ts';
import { levels, overlooks } from './levels.ts';
import { plans } from './plans.ts';
import { terms } from './terms.ts';

/** Futures are imagined to the end of the game: what a turn is good for shows there and not before. */
const toTheEnd = 1000;

export const search: Search<Types> = {
  plans,
  shares,
  horizon: toTheEnd,
  guard: 2,
  turn: (state) => state.turn,
  levels,
  overlooks,
  terms,
};
