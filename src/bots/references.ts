// The opponents that strength is measured by. They never change: `test/unit/references.test.ts` holds their
// moves on stored views. A better one gets a name of its own.

import type { Game, GameTypes, Seat } from '../kernel/game.ts';
import type { Hints, Policy } from '../kernel/hints.ts';
import { legalMovesOf } from '../kernel/play.ts';
import { pickOne, rngFork } from '../kernel/random.ts';
import type { Bot } from './bot.ts';

/** R0 `random`, R1 `greedy`, and what the game adds. */
export function referencesOf<T extends GameTypes>(
  game: Game<T>,
  hints: Hints<T>,
): ReadonlyMap<string, Bot<T>> {
  const policies = { greedy: hints.policy, ...hints.references };
  const bots = Object.entries(policies).map(([name, policy]) => [name, byPolicy(game, policy)] as const);
  return new Map([['random', random(game)], ...bots]);
}

/** Any legal move, each equally likely. */
function random<T extends GameTypes>(game: Game<T>): Bot<T> {
  return { decide: (view, rng) => ({ plan: [pickOne(rng, legalMovesOf(game, view))] }) };
}

function byPolicy<T extends GameTypes>(game: Game<T>, policy: Policy<T>): Bot<T> {
  return {
    decide(view, rng) {
      const world = game.determinize(view, rngFork(rng, 'world'));
      return { plan: [policy(world, view.viewer as Seat, rng)] };
    },
  };
}
