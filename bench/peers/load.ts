// The same tables and pace as scripts/bench/load.ts, at boardgame.io's server by its own socket.io client.

import { createRequire } from 'node:module';
import { setTimeout as wait } from 'node:timers/promises';
import type { AnyGame, GameTypes } from '../../src/kernel/game.ts';
import { legalMovesOf } from '../../src/kernel/play.ts';
import { type Rng, randomInt, rngFromSeed } from '../../src/kernel/random.ts';

const require = createRequire(import.meta.url);
const { io } = require('socket.io-client');

interface Seen {
  readonly G: GameTypes['view'];
  readonly ctx: { readonly currentPlayer: string; readonly gameover?: unknown };
  readonly _stateID: number;
}

interface Player {
  // biome-ignore lint/suspicious/noExplicitAny: socket.io brings its types from its own package
  readonly socket: any;
  readonly credentials: string;
  state: Seen | undefined;
  bytes: number;
  told: () => void;
}

interface Noted {
  moves: number;
  readonly delays: number[];
  readonly bytes: number[];
}

export async function playPeer(
  url: string,
  game: AnyGame,
  { tables, perSecond, warmUp, seconds }: { tables: number; perSecond: number; warmUp: number; seconds: number },
  measured: { begin(): Promise<void>; end(): Promise<void> },
): Promise<Noted> {
  const rng = rngFromSeed('bench');
  const noted: Noted = { moves: 0, delays: [], bytes: [] };
  let state: 'warm' | 'measured' | 'over' = 'warm';
  const pairs: { match: string; players: Player[] }[] = [];
  for (let made = 0; made < tables; made += 10) {
    const some = Array.from({ length: Math.min(10, tables - made) }, () => pairAt(url, game));
    pairs.push(...(await Promise.all(some)));
  }
  const pause = (1000 * tables) / perSecond;
  const playing = pairs.map(async (first) => {
    let pair = first;
    await wait((randomInt(rng, 1000) / 1000) * pause);
    while (state !== 'over') {
      const begun = performance.now();
      const delay = await oneMove(game, pair, rng);
      if (delay === undefined) {
        for (const { socket } of pair.players) socket.close();
        pair = await pairAt(url, game);
      } else if (state === 'measured') {
        noted.moves++;
        noted.delays.push(delay);
        for (const { bytes } of pair.players) noted.bytes.push(bytes);
      }
      await wait(Math.max(0, pause * (0.5 + randomInt(rng, 1000) / 1000) - (performance.now() - begun)));
    }
    for (const { socket } of pair.players) socket.close();
  });
  await wait(warmUp * 1000);
  await measured.begin();
  state = 'measured';
  await wait(seconds * 1000);
  state = 'over';
  await measured.end();
  await Promise.all(playing);
  return noted;
}

async function pairAt(url: string, game: AnyGame) {
  const post = async (path: string, body: object) => {
    const response = await fetch(`${url}/games/${game.id}/${path}`, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify(body),
    });
    return response.json();
  };
  const { matchID } = await post('create', { numPlayers: 2 });
  const players = await Promise.all(
    ['0', '1'].map(async (id): Promise<Player> => {
      const joined = await post(`${matchID}/join`, { playerID: id, playerName: `P${id}` });
      const socket = io(`${url}/${game.id}`, { transports: ['websocket'], forceNew: true, reconnection: false });
      const player: Player = {
        socket,
        credentials: joined.playerCredentials,
        state: undefined,
        bytes: 0,
        told: () => {},
      };
      await new Promise<void>((resolve) => {
        socket.on('connect', () => {
          socket.io.engine.on('packet', ({ data }: { data?: string }) => {
            player.bytes = data?.length ?? 0;
          });
          socket.emit('sync', matchID, id, player.credentials, 2);
        });
        socket.on('sync', (_: string, info: { state: Seen }) => {
          player.state = info.state;
          resolve();
        });
        socket.on('update', (_: string, state: Seen) => {
          player.state = state;
          player.told();
        });
      });
      return player;
    }),
  );
  return { match: matchID as string, players };
}

async function oneMove(
  game: AnyGame,
  { match, players }: { match: string; players: Player[] },
  rng: Rng,
): Promise<number | undefined> {
  const { G, ctx, _stateID } = players[0]!.state!;
  if (ctx.gameover !== undefined) return undefined;
  const mover = players[Number(ctx.currentPlayer)]!;
  const view = mover.state!.G;
  const moves = legalMovesOf(game, view);
  if (moves.length === 0 || G === undefined) return undefined;
  const key = game.moveKey(moves[randomInt(rng, moves.length)]!);
  const sent = performance.now();
  const told = players.map(
    (player) =>
      new Promise<void>((resolve) => {
        player.told = () => {
          if (player.state!._stateID > _stateID) resolve();
        };
      }),
  );
  const payload = { type: 'act', args: [key], playerID: ctx.currentPlayer, credentials: mover.credentials };
  mover.socket.emit('update', { type: 'MAKE_MOVE', payload }, _stateID, match, ctx.currentPlayer);
  const isIn = await Promise.race([Promise.all(told).then(() => true), wait(5000).then(() => false)]);
  return isIn ? performance.now() - sent : undefined;
}
