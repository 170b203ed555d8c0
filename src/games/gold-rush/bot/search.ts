// What makes the search strong in this game: all plans are tried, many times, and not far. What comes later is mostly
// chance, and would hide what a plan is good for.

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

/** Between two, to the beginning of the own next turn. Among more the cards change a lot until then, and what they are
 *  worth is known better when that turn is over. */
function horizon({ money }: State): number {
  return money.length > 2 ? money.length : 1;
}
