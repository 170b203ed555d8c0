import assert from 'node:assert/strict';
import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { after, test } from 'node:test';
import type { AnyGame } from '../../src/kernel/game.ts';
import { rngFromSeed } from '../../src/kernel/random.ts';
import { checkStore } from '../../src/server/checkStore.ts';
import { addJob, finishJob, takeJob } from '../../src/server/store/jobs.ts';
import { openSqlite } from '../../src/server/store/sqlite.ts';
import { connect, deviceOf, playOn } from './client.ts';
import { begin, folder, gameOf, gathered, openServer } from './world.ts';

const { path, remove } = await folder();
after(remove);

test('a store is played again: sound as it is, and a changed entry, header or rule is found', async () => {
  const server = await openServer({ data: path });
  const devices = [await deviceOf(server.url, 'Anna'), await deviceOf(server.url, 'Boris')];
  const table = await gathered(devices, 'gold-rush');
  const clients = await Promise.all(devices.map((one, seat) => connect(one, table.id, { viewers: [seat] })));
  await begin(devices[0]!, table.id);
  const game = await gameOf('gold-rush');
  await Promise.all(clients.map((one, seat) => playOn(game, one, rngFromSeed(seat), () => one.n > 20)));
  const match = clients[0]!.match!;
  await server.close();

  const file = join(path, 'larets.db');
  const faults = async (load: (id: string) => Promise<AnyGame> = gameOf) => {
    const store = openSqlite(file);
    const checked = await checkStore(store, load, 'running');
    await store.close();
    return checked;
  };
  const sound = await faults();
  assert.deepEqual([sound.matches, sound.faults], [1, []]);
  assert.ok(sound.entries > 20);

  const changed = { ...game, moveKey: game.moveKey, clone: game.clone };
  const others = await faults(async () => ({ ...changed, rulesVersion: game.rulesVersion + 1 }));
  assert.deepEqual(
    others.faults.map(({ code }) => code),
    ['otherRules'],
  );
  const rules = await faults(async () => ({
    ...changed,
    legalMoves: (state, seat) => game.legalMoves(state, seat).slice(0, 1),
  }));
  assert.deepEqual(
    rules.faults.map(({ code }) => code),
    ['cannotFollow'],
  );
  const database = new DatabaseSync(file);
  database
    .prepare(`UPDATE entry SET body = replace(body, '"seq":9,', '"seq":9, ') WHERE match = ? AND seq = 9`)
    .run(match);
  database.close();
  assert.deepEqual(
    (await faults()).faults.map(({ code, message }) => `${code} ${message}`),
    ['brokenChain entry 9'],
  );
});

test('a job is done by one of several nodes, and by another if that one dies', async () => {
  const stores = [openSqlite(join(path, 'jobs.db')), openSqlite(join(path, 'jobs.db'))];
  for (const store of stores) await addJob(store, 'clean', 1000);
  const take = (now: number) => Promise.all(stores.map((store) => takeJob(store, 'clean', now, 100)));
  assert.deepEqual(await take(999), [false, false], 'not due');
  assert.equal((await take(1000)).filter(Boolean).length, 1);
  assert.deepEqual(await take(1050), [false, false], 'held');
  assert.equal((await take(1100)).filter(Boolean).length, 1, 'the holder has died');
  await finishJob(stores[0]!, 'clean', 5000);
  assert.deepEqual(await take(4999), [false, false]);
  assert.equal((await take(5000)).filter(Boolean).length, 1);
  for (const store of stores) await store.close();
});
