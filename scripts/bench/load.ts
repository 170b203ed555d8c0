// Tables of two who play as fast as they are told to, and what they notice of it.

import { setTimeout as wait } from 'node:timers/promises';
import type { AnyGame } from '../../src/kernel/game.ts';
import { type Rng, randomInt, rngFromSeed } from '../../src/kernel/random.ts';
import { type Client, connect, type Device, deviceOf, someMove } from '../../test/server/client.ts';
import { begin, gathered } from '../../test/server/world.ts';

export interface Noted {
  moves: number;
  /** Milliseconds from sending a move to the frame at the last of both viewers. */
  readonly delays: number[];
  /** Of each message that shows something. */
  readonly bytes: number[];
}

interface Pair {
  clients: Client[];
  readonly devices: readonly Device[];
}

/** Plays for so long, `moves` a second in all, and says what was noticed after the warm-up. */
export async function play(
  url: string,
  game: AnyGame,
  {
    tables,
    perSecond,
    warmUp,
    seconds,
  }: { tables: number; perSecond: number; warmUp: number; seconds: number },
  measured: { begin(): Promise<void>; end(): Promise<void> },
): Promise<Noted> {
  const rng = rngFromSeed('bench');
  const pairs: Pair[] = [];
  for (let made = 0; made < tables; made += 10) {
    const some = Array.from({ length: Math.min(10, tables - made) }, () => pairAt(url, game));
    pairs.push(...(await Promise.all(some)));
  }
  const noted: Noted = { moves: 0, delays: [], bytes: [] };
  let state: 'warm' | 'measured' | 'over' = 'warm';
  const pause = (1000 * tables) / perSecond;
  const playing = pairs.map(async (pair) => {
    await wait((randomInt(rng, 1000) / 1000) * pause);
    while (state !== 'over') {
      const begun = performance.now();
      const delay = await oneMove(game, pair, rng, (bytes) => {
        if (state === 'measured') noted.bytes.push(bytes);
      });
      if (delay === undefined) await anew(url, game, pair);
      else if (state === 'measured') {
        noted.moves++;
        noted.delays.push(delay);
      }
      await wait(Math.max(0, pause * (0.5 + randomInt(rng, 1000) / 1000) - (performance.now() - begun)));
    }
  });
  await wait(warmUp * 1000);
  await measured.begin();
  state = 'measured';
  await wait(seconds * 1000);
  state = 'over';
  await measured.end();
  await Promise.all(playing);
  for (const { clients } of pairs) for (const client of clients) client.close();
  return noted;
}

async function pairAt(url: string, game: AnyGame): Promise<Pair> {
  const devices = [await deviceOf(url, 'Anna'), await deviceOf(url, 'Boris')];
  const pair: Pair = { clients: [], devices };
  await anew(url, game, pair);
  return pair;
}

/** At a new table: the match before is over. */
async function anew(_url: string, game: AnyGame, pair: Pair): Promise<void> {
  for (const client of pair.clients) client.close();
  const table = await gathered(pair.devices, game.id);
  pair.clients = await Promise.all(
    pair.devices.map((device, seat) => connect(device, table.id, { viewers: [seat] })),
  );
  await begin(pair.devices[0]!, table.id);
  await Promise.all(
    pair.clients.map((client) => client.until(() => client.standing?.phase === 'play', 'the deal')),
  );
}

/** Undefined: the game is over. */
async function oneMove(
  game: AnyGame,
  { clients }: Pair,
  rng: Rng,
  weigh: (bytes: number) => void,
): Promise<number | undefined> {
  const seat = clients[0]!.standing?.awaited[0];
  if (seat === undefined) return undefined;
  const mover = clients[seat]!;
  const key = someMove(game, mover, seat, rng);
  if (key === undefined) return undefined;
  const sent = performance.now();
  const shown = clients.map((client) => nextShown(client, mover.n + 1, weigh));
  void mover.submit(seat, { type: 'move', key });
  await Promise.all(shown);
  return performance.now() - sent;
}

function nextShown(client: Client, n: number, weigh: (bytes: number) => void): Promise<void> {
  return new Promise((resolve) => {
    const look = (data: { readonly length: number }): void => {
      if (client.messages.at(-1)?.t === 'shown') weigh(data.length);
      client.messages.length = 0;
      client.wire.length = 0;
      if (client.n < n) return;
      client.socket.off('message', look);
      resolve();
    };
    client.socket.on('message', look);
    if (client.n >= n) look({ length: 0 });
  });
}
