// boardgame.io's own server (in memory) with the same rule functions, in a process of its own.

import { createRequire } from 'node:module';
import type { AddressInfo } from 'node:net';
import { registry } from '../../src/games/index.ts';
import type { GameTypes, Seat } from '../../src/kernel/game.ts';
import { checkOptions } from '../../src/kernel/options.ts';
import { rngFromSeed } from '../../src/kernel/random.ts';

const require = createRequire(import.meta.url);
const { INVALID_MOVE } = require('boardgame.io/core');
const { Server } = require('boardgame.io/server');

const { game } = await registry.find(({ id }) => id === process.argv[2])!.rules();
const checked = checkOptions(game, 2, {});
if (!checked.ok) throw new Error(JSON.stringify(checked.problem));

type State = GameTypes['state'];
interface Context {
  readonly G: State;
  readonly playerID: string;
  readonly events: { endTurn(to: { next: string }): void };
}

let made = 0;
const wrapped = {
  name: game.id,
  setup: () => game.setup(2, checked.options, rngFromSeed(`bench/${++made}`)),
  moves: {
    act: ({ G, playerID, events }: Context, key: string) => {
      const seat = Number(playerID) as Seat;
      const move = game.legalMoves(G, seat).find((legal) => game.moveKey(legal) === key);
      if (!move) return INVALID_MOVE;
      game.apply(G, seat, move, () => {});
      const next = game.awaitedSeats(G)[0];
      if (next !== undefined && next !== seat) events.endTurn({ next: String(next) });
      return undefined;
    },
  },
  turn: { minMoves: 0 },
  playerView: ({ G, playerID }: Context) => game.view(G, playerID === null ? 'spectator' : Number(playerID)),
  endIf: ({ G }: Context) => (game.awaitedSeats(G).length === 0 ? game.outcome(G) : undefined),
  minPlayers: 2,
  maxPlayers: 2,
};

console.info = () => {};
console.log = () => {};
console.error = () => {};
const server = Server({ games: [wrapped], origins: [/.*/] });
const running = await server.run({ port: 0, callback: () => {} });
process.send!({ url: `http://127.0.0.1:${(running.appServer.address() as AddressInfo).port}` });
process.on('message', (message) => {
  if (message !== 'stat') return;
  globalThis.gc?.();
  const { user, system } = process.cpuUsage();
  const { rss, heapUsed } = process.memoryUsage();
  process.send!({ cpu: (user + system) / 1000, rss, heapUsed });
});
