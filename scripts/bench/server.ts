// `npm run bench:server`: what a move costs, how long it takes to be seen, how much crosses the wire, what an idle
// socket holds; beside boardgame.io's own server where bench/peers is installed. Loopback only, bounded in time.

import { type ChildProcess, fork } from 'node:child_process';
import { once } from 'node:events';
import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { WebSocket } from 'ws';
import { registry } from '../../src/games/index.ts';
import { deviceOf } from '../../test/server/client.ts';
import { tableOf } from '../../test/server/world.ts';
import { play } from './load.ts';

const { values } = parseArgs({
  options: {
    game: { type: 'string', default: 'gold-rush' },
    tables: { type: 'string', default: '50,200,500' },
    rate: { type: 'string', default: '300' },
    seconds: { type: 'string', default: '8' },
  },
});
const seconds = Number(values.seconds);
const warmUp = 3;
const idleSockets = 500;

interface Stat {
  readonly cpu: number;
  readonly rss: number;
  readonly heapUsed: number;
}

async function start(file: string): Promise<{ child: ChildProcess; url: string }> {
  const child = fork(join(import.meta.dirname, file), [values.game!], {
    execArgv: ['--expose-gc', '--no-warnings'],
  });
  const [{ url }] = (await once(child, 'message')) as [{ url: string }];
  return { child, url };
}

async function statOf(child: ChildProcess): Promise<Stat> {
  child.send('stat');
  const [stat] = (await once(child, 'message')) as [Stat];
  return stat;
}

const ownCpu = (): number => {
  const { user, system } = process.cpuUsage();
  return (user + system) / 1000;
};

function quantile(numbers: readonly number[], share: number): number {
  const sorted = numbers.toSorted((a, b) => a - b);
  return sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * share))] ?? Number.NaN;
}

const { game } = await registry.find((entry) => entry.id === values.game)!.rules();

type Play = typeof play;

async function measure(name: string, file: string, playAt: Play, tables: number) {
  const { child, url } = await start(file);
  const marks: { server: Stat; client: number }[] = [];
  const mark = async () => {
    marks.push({ server: await statOf(child), client: ownCpu() });
  };
  const wish = { tables, perSecond: Number(values.rate), warmUp, seconds };
  const { moves, delays, bytes } = await playAt(url, game, wish, { begin: mark, end: mark });
  const [before, after] = marks;
  child.kill('SIGKILL');
  return {
    server: name,
    tables,
    'moves/s': Math.round(moves / seconds),
    'server ms/move': ((after!.server.cpu - before!.server.cpu) / moves).toFixed(3),
    'client ms/move': ((after!.client - before!.client) / moves).toFixed(3),
    'p50 ms': quantile(delays, 0.5).toFixed(1),
    'p99 ms': quantile(delays, 0.99).toFixed(1),
    'bytes p50': quantile(bytes, 0.5),
    'bytes p99': quantile(bytes, 0.99),
  };
}

const hasPeer = existsSync(join(import.meta.dirname, '../../bench/peers/node_modules/boardgame.io'));

/** Bytes that the server holds for a socket that only looks. */
async function idle(): Promise<{ rss: number; heap: number }> {
  const { child, url } = await start('served.ts');
  const host = await deviceOf(url, 'Anna');
  const { room } = await host.post('/api/tables', tableOf(game.id, [{ kind: 'me' }, { kind: 'open' }]));
  const before = await statOf(child);
  const sockets = Array.from({ length: idleSockets }, () => {
    return new WebSocket(`${url.replace('http', 'ws')}live/${room.id}`, { headers: { cookie: host.cookie } });
  });
  await Promise.all(sockets.map((socket) => once(socket, 'open')));
  const after = await statOf(child);
  for (const socket of sockets) socket.terminate();
  child.disconnect();
  return {
    rss: (after.rss - before.rss) / idleSockets,
    heap: (after.heapUsed - before.heapUsed) / idleSockets,
  };
}

const rows: Awaited<ReturnType<typeof measure>>[] = [];
for (const tables of values.tables!.split(',').map(Number)) {
  rows.push(await measure('larets, durable', 'served.ts', play, tables));
  if (!hasPeer) continue;
  const { playPeer } = await import('../../bench/peers/load.ts');
  rows.push(await measure('boardgame.io, in memory', '../../bench/peers/served.ts', playPeer, tables));
}
console.table(rows);
const { rss, heap } = await idle();
console.log(
  `An idle socket: ${(rss / 1024).toFixed(1)} kB of memory, ${(heap / 1024).toFixed(1)} kB of heap.`,
);
if (!hasPeer) console.log('For boardgame.io beside it: npm ci --prefix bench/peers');
process.exit();
