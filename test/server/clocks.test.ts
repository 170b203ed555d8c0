// Time: it runs out once, never early, and never while the server is not there.

import assert from 'node:assert/strict';
import { test } from 'node:test';
import { rngFromSeed } from '../../src/kernel/random.ts';
import type { Header } from '../../src/match/types.ts';
import { connect, deviceOf, knownDevice, someMove } from './client.ts';
import { begin, folder, gameOf, gathered, openServer } from './world.ts';

const hour = 60 * 60 * 1000;

async function started(url: string, seconds: number) {
  const devices = [await deviceOf(url, 'Anna'), await deviceOf(url, 'Boris')];
  const table = await gathered(devices, 'gold-rush', { clock: { kind: 'turn', seconds } });
  const clients = await Promise.all(devices.map((one, seat) => connect(one, table.id, { viewers: [seat] })));
  await begin(devices[0]!, table.id);
  await Promise.all(clients.map((one) => one.until(() => one.standing?.phase === 'play')));
  return { devices, table, clients };
}

function clocksIn(messages: readonly { t: string }[]) {
  return messages.findLast(
    (one): one is { t: string; clocks: { left: number; since?: number }[]; now: number } => {
      return 'clocks' in one && one.clocks !== undefined;
    },
  )!;
}

test('an outage costs nobody time: clocks that ran have stood still', async () => {
  const { path, remove } = await folder();
  let shift = 0;
  const now = () => Date.now() + shift;
  let server = await openServer({ data: path, now });
  const { devices, table, clients } = await started(server.url, 30);
  const game = await gameOf('gold-rush');
  const seat = clients[0]!.standing!.awaited[0]!;
  const key = someMove(game, clients[seat]!, seat, rngFromSeed(1))!;
  assert.equal((await clients[seat]!.submit(seat, { type: 'move', key })).t, 'done');
  await server.close();
  shift += 3 * hour;
  server = await openServer({ data: path, now });
  const back = await connect(knownDevice(server.url, devices[0]!.id, devices[0]!.cookie), table.id, {
    viewers: [0],
    from: clients[0]!,
  });
  await back.until(() => back.standing);
  assert.ok(
    back.standing!.holders.every(({ who }) => who === 'person'),
    'nobody has lost their seat',
  );
  const { clocks, now: at } = clocksIn(back.messages);
  const running = clocks.filter(({ since }) => since !== undefined);
  assert.equal(running.length, 1);
  const left = running[0]!.since! + running[0]!.left - at;
  assert.ok(left > 20_000 && left <= 30_000, `${left} ms are left`);
  assert.equal((back.header as Header).clock.kind, 'turn');
  back.close();
  await server.close();
  await remove();
});

test('time runs out once, and not early, whether or not somebody looks', async () => {
  const { path, remove } = await folder();
  const server = await openServer({ data: path });
  const { clients } = await started(server.url, 5);
  const watcher = clients[0]!;
  const seat = watcher.standing!.awaited[0]!;
  const { clocks } = clocksIn(watcher.messages);
  const due = clocks[seat]!.since! + clocks[seat]!.left;
  await watcher.until(
    () => watcher.messages.some((one) => one.t === 'shown' && one.kind === 'timeout'),
    'the bell',
  );
  assert.ok(Date.now() >= due, 'not early');
  const bells = watcher.messages.filter((one) => one.t === 'shown' && one.kind === 'timeout');
  assert.equal(bells.length, 1);
  assert.equal(watcher.standing!.holders[seat]!.who, 'bot', 'a bot plays on');
  for (const client of clients) client.close();
  await server.close();
  await remove();
});
