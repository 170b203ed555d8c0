// The server is killed in the middle of a game, and everything that was acknowledged is there afterwards.

import assert from 'node:assert/strict';
import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { join } from 'node:path';
import { test } from 'node:test';
import { setTimeout as wait } from 'node:timers/promises';
import { registry } from '../../src/games/index.ts';
import { rngFromSeed } from '../../src/kernel/random.ts';
import type { Entry, MatchFile } from '../../src/match/types.ts';
import { verify } from '../../src/match/verify.ts';
import { openSqlite } from '../../src/server/store/sqlite.ts';
import { type Client, connect, deviceOf, knownDevice, newId, playOn, someMove } from './client.ts';
import { begin, folder, gameOf, gathered } from './world.ts';

interface Running {
  readonly process: ChildProcess;
  readonly url: string;
}

async function serve(data: string, port = 0): Promise<Running> {
  const process = spawn(
    globalThis.process.execPath,
    [join(import.meta.dirname, 'serve.ts'), data, String(port)],
    {
      stdio: ['ignore', 'pipe', 'inherit'],
    },
  );
  const [chunk] = (await once(process.stdout!, 'data')) as [Buffer];
  return { process, url: String(chunk).trim() };
}

async function kill({ process }: Running, signal: NodeJS.Signals): Promise<void> {
  process.kill(signal);
  await once(process, 'exit');
}

async function logged(data: string, match: string): Promise<readonly { action: string; entry: Entry }[]> {
  const store = openSqlite(join(data, 'larets.db'));
  const rows = await store.since(match, 0);
  await store.close();
  return rows.map(({ action, body }) => ({ action, entry: JSON.parse(body) as Entry }));
}

/** A client that goes on where another was cut off. */
async function comeBack(client: Client, table: string, url: string): Promise<Client> {
  const device = knownDevice(url, client.device.id, client.device.cookie);
  return connect(device, table, { viewers: client.viewers, from: client });
}

for (const { id } of registry) {
  test(`${id}: killed in the middle, started again, played to the end: nothing that was acknowledged is lost`, async () => {
    const game = await gameOf(id);
    const { path, remove } = await folder();
    let server = await serve(path);
    const port = Number(new URL(server.url).port);
    const rng = rngFromSeed(id);
    const devices = [await deviceOf(server.url, 'Anna'), await deviceOf(server.url, 'Boris')];
    const table = await gathered(devices, id, { bots: game.seatCounts.includes(3) ? 1 : 0 });
    let clients = await Promise.all(devices.map((one, seat) => connect(one, table.id, { viewers: [seat] })));
    await begin(devices[0]!, table.id);
    const unanswered: { id: string; seat: number; key: string; after: number }[] = [];
    for (const stop of [8, 16]) {
      const moves = clients[0]!.n + stop;
      await Promise.all(
        clients.map((one) => playOn(game, one, rng, () => one.n >= moves || one.closed !== undefined)),
      );
      // One more is on its way when it happens: whether it was stored, only the log can say.
      const mover = clients.find((one) => someMove(game, one, one.viewers[0] as number, rng));
      if (mover) {
        const seat = mover.viewers[0] as number;
        const move = { id: newId(), seat, key: someMove(game, mover, seat, rng)!, after: mover.n };
        void mover.submit(seat, { type: 'move', key: move.key }, move.id, move.after);
        unanswered.push(move);
      }
      await kill(server, 'SIGKILL');
      const acked = new Map(clients.flatMap((one) => [...one.acked]));
      const log = await logged(path, clients[0]!.match!);
      for (const [action, n] of acked) assert.equal(log[n - 1]?.action, action, `entry ${n} is there`);
      assert.deepEqual(
        log.map(({ entry }) => entry.seq),
        log.map((_, index) => index + 1),
      );
      server = await serve(path, port);
      clients = await Promise.all(clients.map((one) => comeBack(one, table.id, server.url)));
      await Promise.all(clients.map((one) => one.until(() => one.standing, 'the table')));
      for (const move of unanswered.splice(0)) {
        const mine = clients.find((one) => one.viewers[0] === move.seat)!;
        const answer = await mine.submit(move.seat, { type: 'move', key: move.key }, move.id, move.after);
        const stored = log.find(({ action }) => action === move.id);
        if (stored) assert.deepEqual([answer.t, 'n' in answer && answer.n], ['done', stored.entry.seq]);
        else assert.ok(answer.t === 'done' || answer.t === 'refused', JSON.stringify(answer));
      }
    }
    await Promise.all(clients.map((one) => playOn(game, one, rng)));
    const file = await knownDevice(server.url, devices[0]!.id, devices[0]!.cookie).get<MatchFile>(
      `/api/matches/${clients[0]!.match}/file`,
    );
    const seen = clients.flatMap((one) => [...one.seen.values()]);
    assert.deepEqual(verify(game, file, seen), { verdict: 'proven' });
    const ids = (await logged(path, clients[0]!.match!)).map(({ action }) => action).filter(Boolean);
    assert.equal(new Set(ids).size, ids.length, 'nothing is there twice');
    for (const one of clients) one.close();
    await kill(server, 'SIGTERM');
    await remove();
  });
}

test('a clean stop tells everybody to come back, and loses nothing', async () => {
  const { path, remove } = await folder();
  const server = await serve(path);
  const game = await gameOf('gold-rush');
  const devices = [await deviceOf(server.url, 'Anna'), await deviceOf(server.url, 'Boris')];
  const table = await gathered(devices, 'gold-rush');
  const clients = await Promise.all(devices.map((one, seat) => connect(one, table.id, { viewers: [seat] })));
  await begin(devices[0]!, table.id);
  const rng = rngFromSeed(1);
  const playing = clients.map((one) => playOn(game, one, rng, () => one.closed !== undefined));
  await wait(300);
  await kill(server, 'SIGTERM');
  await Promise.race([Promise.all(playing), wait(2000)]);
  for (const one of clients) {
    await one.until(() => one.closed === 1012, 'the line to be closed');
    assert.ok(one.messages.some(({ t }) => t === 'leaving'));
  }
  const log = await logged(path, clients[0]!.match!);
  for (const one of clients) {
    for (const [action, n] of one.acked) assert.equal(log[n - 1]?.action, action);
    assert.ok(log.length >= one.n);
  }
  await remove();
});
