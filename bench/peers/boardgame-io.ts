// The same rule functions inside boardgame.io: its Client as an author would use it, and its bare reducer.

import { createRequire } from 'node:module';
import type { AnyGame, GameTypes, Seat } from '../../src/kernel/game.ts';

// Loaded by name at run time: this package is installed only where something is measured.
const require = createRequire(import.meta.url);
const { MCTSBot } = require('boardgame.io/ai');
const { Client } = require('boardgame.io/client');
const { CreateGameReducer, InitializeGame } = require('boardgame.io/internal');

type State = GameTypes['state'];

/** Plays one whole game, and says how many decisions it had. */
export type Contender = (seed: string) => number;

export interface Contest {
  readonly game: AnyGame;
  readonly seats: number;
  begin(seed: string): State;
  choose(state: State, seed: string): { seat: Seat; move: GameTypes['move']; among: number };
}

interface Context {
  readonly G: State;
  readonly events: { endTurn(to: { next: string }): void };
}

function wrapped({ game, seats, begin }: Contest, seed: string) {
  return {
    name: game.id,
    seed,
    setup: () => begin(seed),
    moves: {
      act: ({ G, events }: Context, seat: Seat, move: GameTypes['move']) => {
        game.apply(G, seat, move, () => {});
        const next = game.awaitedSeats(G)[0];
        if (next !== undefined && next !== seat) events.endTurn({ next: String(next) });
      },
    },
    turn: { minMoves: 0 },
    endIf: ({ G }: Context) => (game.awaitedSeats(G).length === 0 ? game.outcome(G) : undefined),
    minPlayers: seats,
    maxPlayers: seats,
  };
}

export function contenders(contest: Contest): Record<string, Contender> {
  const { seats, choose } = contest;
  return {
    'boardgame.io Client': (seed) => {
      const client = Client({ game: wrapped(contest, seed), numPlayers: seats, debug: false });
      client.start();
      let decisions = 0;
      for (let { G, ctx } = client.getState(); ctx.gameover === undefined; { G, ctx } = client.getState()) {
        const { seat, move, among } = choose(G, seed);
        if (among > 1) decisions++;
        client.moves.act(seat, move);
      }
      client.stop();
      return decisions;
    },
    'boardgame.io reducer': (seed) => {
      const game = wrapped(contest, seed);
      const reduce = CreateGameReducer({ game });
      let decisions = 0;
      let state = InitializeGame({ game, numPlayers: seats });
      while (state.ctx.gameover === undefined) {
        const { seat, move, among } = choose(state.G, seed);
        if (among > 1) decisions++;
        const payload = { type: 'act', args: [seat, move], playerID: state.ctx.currentPlayer };
        state = reduce(state, { type: 'MAKE_MOVE', payload });
      }
      return decisions;
    },
  };
}

/** Its tree search with uniformly random playouts of so many moves at most, from the beginning of a game. Without
 *  `async` all of it has happened when `play` returns its promise. */
export function playouts(contest: Contest, depth: number): Contender {
  const { game: rules, seats } = contest;
  const iterations = 100;
  return (seed) => {
    const game = wrapped(contest, seed);
    const enumerate = (G: State) => {
      const seat = rules.awaitedSeats(G)[0];
      if (seat === undefined) return [];
      return rules.legalMoves(G, seat).map((move) => ({ move: 'act', args: [seat, move] }));
    };
    const bot = new MCTSBot({ game, enumerate, seed, iterations, playoutDepth: depth });
    const state = InitializeGame({ game, numPlayers: seats });
    void bot.play(state, state.ctx.currentPlayer);
    return iterations;
  };
}
