// The search with uniformly random players: what is left is the cost of imagining, copying and playing.

import type { Contender } from '../../bench/peers/boardgame-io.ts';
import { knowledgeOf } from '../bots/knowledge.ts';
import { tryPlans } from '../bots/search.ts';
import type { AnyGame, GameTypes } from '../kernel/game.ts';
import { pickOne, rngFromSeed } from '../kernel/random.ts';

const simulations = 400;

/** Every legal move of the first seat is tried; a playout ends after `depth` moves, or with the game. */
export function randomPlayouts(
  game: AnyGame,
  begin: (seed: string) => GameTypes['state'],
  depth: number,
): Contender {
  let moves = 0;
  const knowledge = {
    ...knowledgeOf(game, {
      evaluate: () => 0,
      policy: (state, seat, rng) => pickOne(rng, game.legalMoves(state, seat)),
    }),
    // Each move counts as a turn.
    turn: () => moves++,
    horizon: depth,
    shares: () => [0, 0, 0, 0, 0],
  };
  return (seed) => {
    const state = begin(seed);
    const seat = game.awaitedSeats(state)[0]!;
    const plans = game.legalMoves(state, seat).map((move) => ({ moves: [move], share: 0 }));
    const trials = tryPlans(knowledge, game.view(state, seat), plans, simulations, rngFromSeed(seed));
    return trials.reduce((sum, { shares }) => sum + shares.length, 0);
  };
}
