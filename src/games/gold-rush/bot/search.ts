// What makes the search strong in this game.

import type { Search } from '../../../kernel/hints.ts';
import type { Types } from '../types.ts';
import { shares } from './judge.ts';
import { levels, overlooks } from './levels.ts';
import { plans } from './plans.ts';
import { terms } from './terms.ts';

/** Futures are imagined to the end of the game as a rule, for it is near when plans are tried out at all. Where
 *  somebody always fills the bank again, this is far enough. */
const toTheEnd = 10;

export const search: Search<Types> = {
  plans,
  shares,
  horizon: toTheEnd,
  guard: 1,
  turn: (state) => state.turn,
  levels,
  overlooks,
  terms,
};
