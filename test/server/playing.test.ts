// What people do at a table beside moves, and what is not let through.

import assert from 'node:assert/strict';
import { after, before, test } from 'node:test';
import { setTimeout as wait } from 'node:timers/promises';
import { rngFromSeed } from '../../src/kernel/random.ts';
import type { Said } from '../../src/protocol/server.ts';
import type { Server } from '../../src/server/start.ts';
import {
  type Client,
  connect,
  type Device,
  deviceOf,
  knownDevice,
  newId,
  playOn,
  someMove,
} from './client.ts';
import { begin, bot, gameOf, gathered, open, openServer, tableOf } from './world.ts';

let server: Server & { url: string };
before(async () => {
  server = await openServer({ settings: { absentMs: 100, dealMs: 700 } });
});
after(() => server.close());

const rng = rngFromSeed('playing');
const person = (name: string): Promise<Device> => deviceOf(server.url, name);

async function twoAt(game: string, more = {}) {
  const devices = [await person('Anna'), await person('Boris')];
  const table = await gathered(devices, game, more);
  const clients = await Promise.all(devices.map((one, seat) => connect(one, table.id, { viewers: [seat] })));
  await begin(devices[0]!, table.id);
  await Promise.all(clients.map((one) => one.until(() => one.standing?.phase === 'play', 'the deal')));
  return { devices, table, clients, game: await gameOf(game) };
}

/** The client whose turn it is, and a move for it. */
async function turn(clients: readonly Client[], game: Awaited<ReturnType<typeof gameOf>>) {
  for (;;) {
    for (const client of clients) {
      const seat = client.viewers[0] as number;
      const key = someMove(game, client, seat, rng);
      if (key !== undefined) return { client, seat, key, other: clients.find((one) => one !== client)! };
    }
    await wait(5);
  }
}

const closeAll = (clients: readonly Client[]) => {
  for (const client of clients) client.close();
};

test('the same id twice is once, whoever answers', async () => {
  const { clients, game } = await twoAt('gold-rush');
  const { client, seat, key } = await turn(clients, game);
  const id = newId();
  const after = client.n;
  const first = await client.submit(seat, { type: 'move', key }, id, after);
  assert.equal(first.t, 'done');
  const again = await client.submit(seat, { type: 'move', key }, id, after);
  assert.deepEqual(again, first);
  assert.equal(client.n, after + 1);
  closeAll(clients);
});

test('a key for another position is not played: stale, with the table as it is', async () => {
  const { clients, game } = await twoAt('gold-rush');
  const { client, seat, key } = await turn(clients, game);
  const after = client.n;
  assert.equal((await client.submit(seat, { type: 'move', key })).t, 'done');
  const tables = client.messages.filter(({ t }) => t === 'table').length;
  const late = await client.submit(seat, { type: 'move', key }, newId(), after);
  assert.ok(late.t === 'refused' && late.problem.code === 'stale');
  await client.until(() => client.messages.filter(({ t }) => t === 'table').length > tables, 'the table');
  const ahead = await client.submit(seat, { type: 'move', key }, newId(), 1000);
  assert.ok(ahead.t === 'refused' && ahead.problem.code === 'stale');
  closeAll(clients);
});

test('nobody plays for another, or against the rules, and is told why', async () => {
  const { clients, game } = await twoAt('gold-rush');
  const { client, seat, key, other } = await turn(clients, game);
  const code = async (who: Client, at: number, action: Parameters<Client['submit']>[1]) => {
    const answer = await who.submit(at, action);
    return answer.t === 'refused' ? answer.problem.code : answer.t;
  };
  assert.equal(await code(other, seat, { type: 'move', key }), 'notYours');
  assert.equal(await code(other, other.viewers[0] as number, { type: 'move', key }), 'refused');
  assert.equal(await code(client, seat, { type: 'move', key: 'fly:me:to:the:moon' }), 'refused');
  assert.equal(await code(client, 7, { type: 'move', key }), 'notYours');
  assert.equal(await code(other, seat, { type: 'handOver', to: 'bot', level: 'child' }), 'notAway');
  assert.equal(await code(client, seat, { type: 'handOver', to: 'person' }), 'heldByPerson');
  assert.equal(await code(client, seat, { type: 'commit', commit: 'a'.repeat(64) }), 'alreadyDealt');
  const stranger = await person('Eve');
  const eve = await connect(stranger, client.room!.id, { viewers: [] });
  // As if it had seen everything so far.
  eve.hello([], { match: client.match, have: client.n });
  assert.equal(await code(eve, seat, { type: 'move', key }), 'notYours');
  assert.equal(await code(client, seat, { type: 'move', key }), 'done');
  eve.hello([seat]);
  await eve.until(() => eve.closed === 4001, 'to be sent away');
  const spy = await connect(stranger, client.room!.id, { viewers: ['spectator'], watch: 'A'.repeat(24) });
  await spy.until(() => spy.closed === 4001, 'to be sent away');
  for (const one of [eve, spy]) {
    assert.deepEqual(
      one.messages.filter(({ t }) => t === 'shown' || t === 'table' || t === 'said'),
      [],
      'nothing for strangers',
    );
  }
  closeAll(clients);
});

test('what is taken back is taken back before all eyes', async () => {
  const { clients, game } = await twoAt('five-gems');
  for (;;) {
    const { client, seat, key, other } = await turn(clients, game);
    const done = await client.submit(seat, { type: 'move', key });
    assert.ok(done.t === 'done');
    await Promise.all(clients.map((one) => one.until(() => one.n >= done.n)));
    if (client.standing?.takeable?.seat !== seat) continue;
    const told = other.told.get(other.viewers[0]!)!.length;
    const back = await client.submit(seat, { type: 'takeBack', steps: 1 });
    assert.ok(back.t === 'done');
    await other.until(() => other.n >= back.n);
    assert.ok(other.told.get(other.viewers[0]!)!.length <= told);
    assert.ok(other.told.get(other.viewers[0]!)!.every(({ seq }) => seq !== done.n));
    break;
  }
  closeAll(clients);
});

test('two devices of one person stay in step, each with its own eyes', async () => {
  const { clients, game, devices, table } = await twoAt('gold-rush');
  const link = await devices[0]!.post<{ key: string }>('/api/me/devices');
  const redeem = () =>
    fetch(new URL('/api/devices/redeem', server.url), {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({ key: link.key }),
    });
  const redeemed = await redeem();
  assert.equal(redeemed.status, 200);
  assert.equal((await redeem()).status, 410, 'good once');
  const cookie = redeemed.headers.get('set-cookie')!.split(';')[0]!;
  assert.match(redeemed.headers.get('set-cookie')!, /HttpOnly/i);
  assert.match(redeemed.headers.get('set-cookie')!, /SameSite=Lax/i);
  const phone = await connect(knownDevice(server.url, devices[0]!.id, cookie), table.id, { viewers: [0] });
  await phone.until(() => phone.views.has(0));
  const playing = [...clients, phone];
  const wanted = phone.n + 12;
  await Promise.all(playing.map((one) => playOn(game, one, rng, () => one.n >= wanted)));
  const last = Math.max(...playing.map(({ n }) => n));
  await Promise.all(playing.map((one) => one.until(() => one.n >= last)));
  assert.deepEqual(phone.views.get(0), clients[0]!.views.get(0));
  closeAll(playing);
});

test('an absent chair goes to a bot, and back to its owner at once, who hears what happened', async () => {
  const { clients, game, table, devices } = await twoAt('gold-rush');
  const [anna, boris] = clients as [Client, Client];
  await playOn(game, anna, rng, () => anna.n >= 6 || anna.standing!.awaited.includes(1));
  boris.close();
  await anna.until(() => anna.room?.chairs[1]?.isHere === false, 'the empty chair');
  await wait(150);
  const given = await anna.submit(1, { type: 'handOver', to: 'bot', level: 'child' });
  assert.equal(given.t, 'done', JSON.stringify(given));
  const enough = anna.n + 10;
  await playOn(game, anna, rng, () => anna.n >= enough);
  const before = boris.n;
  const back = await connect(devices[1]!, table.id, { viewers: [1], from: boris });
  const recap = await back.until(() => back.messages.find((one) => one.t === 'table'));
  assert.ok(recap.t === 'table' && recap.recap.from === before && recap.recap.told['1']!.length > 0);
  const taken = await back.submit(1, { type: 'handOver', to: 'person' });
  assert.equal(taken.t, 'done');
  await back.until(() => back.standing?.holders[1]?.who === 'person');
  closeAll([anna, back]);
});

test('whoever resigns is placed last, a bot plays on, and the rematch goes round', async () => {
  const { clients, game, devices, table } = await twoAt('gold-rush');
  const [anna, boris] = clients as [Client, Client];
  assert.equal((await boris.submit(1, { type: 'resign' })).t, 'done');
  await playOn(game, anna, rng);
  assert.deepEqual(anna.standing!.outcome!.places, [1, 2]);
  assert.deepEqual(anna.standing!.outcome!.resigned, [1]);
  await anna.until(() => anna.room?.isOver);
  const next = await devices[0]!.post(`/api/tables/${table.id}/rematch`);
  const same = await devices[1]!.post(`/api/tables/${table.id}/rematch`);
  assert.equal(next.room.id, same.room.id);
  assert.deepEqual(
    next.room.chairs.map(({ name }) => name),
    ['Boris', 'Anna'],
  );
  await boris.until(() => boris.room?.next === next.room.id, 'the way to the next table');
  closeAll(clients);
});

test('nobody blocks a table by vanishing before the deal, and whoever was late plays all the same', async () => {
  const devices = [await person('Anna'), await person('Boris')];
  const table = await gathered(devices, 'gold-rush');
  const anna = await connect(devices[0]!, table.id, { viewers: [0] });
  const lazy = await connect(devices[1]!, table.id, { viewers: [1], isHelpful: false });
  await begin(devices[0]!, table.id);
  await anna.until(() => anna.standing?.phase === 'play', 'a deal without Boris');
  assert.deepEqual(
    anna.header!.sitters.map(({ who }) => who),
    ['person', 'bot'],
  );
  await lazy.until(() => lazy.standing?.holders[1]?.who === 'person', 'the seat');
  assert.ok(lazy.views.has(1));
  closeAll([anna, lazy]);
});

test('phrases for all, free words only where the host allows them, and not of those one has blocked', async () => {
  const { clients, table, devices } = await twoAt('gold-rush');
  const [anna, boris] = clients as [Client, Client];
  const said = (client: Client) => client.messages.filter((one): one is Said => one.t === 'said');
  anna.send({ t: 'say', seat: 0, phrase: 'niceMove' });
  await boris.until(() => said(boris).length === 1);
  assert.deepEqual(
    [said(boris)[0]!.phrase, said(boris)[0]!.name, said(boris)[0]!.seat],
    ['niceMove', 'Anna', 0],
  );
  anna.send({ t: 'say', text: 'psst' });
  await anna.until(() =>
    anna.messages.some((one) => one.t === 'trouble' && one.problem.code === 'notAllowed'),
  );
  await devices[1]!.post('/api/me/blocked', { person: devices[0]!.id, isBlocked: true });
  boris.hello();
  await wait(50);
  anna.send({ t: 'say', phrase: 'wow' });
  await anna.until(() => said(anna).length === 2);
  await wait(50);
  assert.equal(said(boris).length, 1);
  for (let i = 0; i < 10; i++) anna.send({ t: 'say', phrase: 'oops' });
  await anna.until(() => anna.messages.some((one) => one.t === 'trouble' && one.problem.code === 'tooFast'));
  void table;
  closeAll(clients);
});

test('two children at a tablet, a grandmother far away, a bot and a television: each sees what is theirs', async () => {
  const tablet = await person('Tablet');
  const granny = await person('Бабушка');
  const television = await person('TV');
  const kid = (name: string) => ({ kind: 'me', name }) as const;
  const made = await tablet.post('/api/tables', tableOf('gold-rush', [kid('Миша'), kid('Оля'), open, bot]));
  await granny.post(`/api/tables/${made.room.id}/sit`, { seat: 2, key: made.links!.join });
  const clients = [
    await connect(tablet, made.room.id, { viewers: [0, 1] }),
    await connect(granny, made.room.id, { viewers: [2] }),
    await connect(television, made.room.id, { viewers: ['spectator'], watch: made.links!.watch }),
  ];
  await begin(tablet, made.room.id);
  const game = await gameOf('gold-rush');
  const [home, far, screen] = clients as [Client, Client, Client];
  await Promise.all([home, far].map((one) => playOn(game, one, rng, () => one.n > 60)));
  await screen.until(() => screen.n > 60);
  assert.deepEqual([...home.views.keys()], [0, 1]);
  assert.deepEqual([...far.views.keys()], [2]);
  assert.deepEqual([...screen.views.keys()], ['spectator']);
  closeAll(clients);
});
