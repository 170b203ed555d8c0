// Several nodes on one store, with a bus that is deaf, and a store that does not always say how it ended.

import assert from 'node:assert/strict';
import { join } from 'node:path';
import { after, test } from 'node:test';
import { setTimeout as wait } from 'node:timers/promises';
import { rngFromSeed } from '../../src/kernel/random.ts';
import type { MatchFile } from '../../src/match/types.ts';
import { verify } from '../../src/match/verify.ts';
import { busHere } from '../../src/server/bus.ts';
import { openSqlite } from '../../src/server/store/sqlite.ts';
import type { Store } from '../../src/server/store/store.ts';
import { type Client, connect, deviceOf, knownDevice, newId, playOn, someMove } from './client.ts';
import { begin, folder, gameOf, gathered, openServer } from './world.ts';

const { path, remove } = await folder();
after(remove);
let made = 0;

type Change = (store: Store) => Store;

/** Two nodes, and a player at each. `bus`: one for both, or each its own: then neither hears the other. */
async function nodes(bus: 'shared' | 'deaf', change: Change = (store) => store) {
  const data = join(path, String(++made));
  const shared = busHere();
  const stores: Store[] = [];
  const node = async () => {
    const { mkdir } = await import('node:fs/promises');
    await mkdir(data, { recursive: true });
    const store = change(openSqlite(join(data, 'larets.db')));
    stores.push(store);
    return openServer({ data, store, bus: bus === 'shared' ? shared : busHere() });
  };
  const both = [await node(), await node()];
  const devices = [await deviceOf(both[0]!.url, 'Anna'), await deviceOf(both[0]!.url, 'Boris')];
  const table = await gathered(devices, 'gold-rush');
  await begin(devices[0]!, table.id);
  const clients: Client[] = [];
  for (const [seat, device] of devices.entries()) {
    const far = knownDevice(both[seat]!.url, device.id, device.cookie);
    clients.push(await connect(far, table.id, { viewers: [seat] }));
  }
  const close = async () => {
    for (const client of clients) client.close();
    for (const one of both) await one.close();
  };
  return { clients, devices, close };
}

const rng = rngFromSeed('cluster');

async function playedTogether(clients: readonly Client[], entries: number): Promise<void> {
  const game = await gameOf('gold-rush');
  await Promise.all(clients.map((one) => one.until(() => one.standing?.phase === 'play', 'the deal')));
  const goal = Math.max(...clients.map(({ n }) => n)) + entries;
  await Promise.all(clients.map((one) => playOn(game, one, rng, () => clients.some(({ n }) => n >= goal))));
}

const areEqual = ([one, other]: readonly Client[]): boolean => one!.n === other!.n;

test('two nodes share a table: a whole game, and both have seen the same', async () => {
  const { clients, devices, close } = await nodes('shared');
  const game = await gameOf('gold-rush');
  await Promise.all(clients.map((one) => playOn(game, one, rng)));
  const file = await devices[0]!.get<MatchFile>(`/api/matches/${clients[0]!.match}/file`);
  const seen = clients.flatMap((one) => [...one.seen.values()]);
  assert.deepEqual(verify(game, file, seen), { verdict: 'proven' });
  await close();
});

test('nodes that do not hear each other are seconds late, and never apart', async () => {
  const { clients, close } = await nodes('deaf');
  await playedTogether(clients, 3);
  const last = Math.max(...clients.map(({ n }) => n));
  await Promise.all(clients.map((one) => one.until(() => one.n >= last, 'the poll')));
  assert.deepEqual(clients[0]!.standing, clients[1]!.standing);
  await close();
});

test('without the poll, nodes that do not hear each other stay behind: the poll is needed', async () => {
  const blind: Change = (store) => ({
    ...store,
    heads: async (matches) => matches.map((match) => ({ match, seq: 0 })),
  });
  const { clients, close } = await nodes('shared', blind);
  await Promise.all(clients.map((one) => one.until(() => one.standing?.phase === 'play', 'the deal')));
  await close();
  const deaf = await nodes('deaf', blind);
  await wait(5000);
  assert.ok(
    !areEqual(deaf.clients) || deaf.clients[0]!.standing?.phase === 'entropy',
    'the mutant was not noticed',
  );
  await deaf.close();
});

/** Some appends end nobody knows how: stored or not. */
function unsure(store: Store): Store {
  let count = 0;
  return {
    ...store,
    async append(entry) {
      const turn = ++count % 5;
      if (turn === 1) throw new Error('the line was cut before');
      const stored = await store.append(entry);
      if (turn === 3) throw new Error('the line was cut after');
      return stored;
    },
  };
}

const withoutIds = (store: Store): Store => ({
  ...store,
  append: (entry) => store.append({ ...entry, action: '' }),
});

async function answersFrom(
  change: Change,
): Promise<{ refused: number; log: readonly string[]; close(): Promise<void> }> {
  const { clients, close } = await nodes('shared', change);
  const game = await gameOf('gold-rush');
  await Promise.all(clients.map((one) => one.until(() => one.standing?.phase === 'play', 'the deal')));
  let refused = 0;
  for (let moves = 0; moves < 20; moves++) {
    const n = Math.max(...clients.map((one) => one.n));
    await Promise.all(clients.map((one) => one.until(() => one.n >= n)));
    const seat = clients[0]!.standing!.awaited[0]!;
    const client = clients[seat]!;
    const key = someMove(game, client, seat, rng);
    if (key === undefined) break;
    const answer = await client.submit(seat, { type: 'move', key }, newId());
    if (answer.t === 'refused') refused++;
    else assert.equal(answer.t, 'done');
  }
  const log = clients.flatMap((one) => [...one.acked.keys()]);
  return { refused, log, close };
}

test('an append of unknown outcome is looked up by its id: nobody is told no about what is stored', async () => {
  const { refused, log, close } = await answersFrom(unsure);
  assert.equal(refused, 0);
  assert.equal(new Set(log).size, log.length);
  await close();
});

test('without ids somebody is told no about what is stored: ids are needed', async () => {
  const { refused, close } = await answersFrom((store) => unsure(withoutIds(store)));
  assert.ok(refused > 0, 'the mutant was not noticed');
  await close();
});
