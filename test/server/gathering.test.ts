// Before the match: lobby, chairs, links, who may do what.

import assert from 'node:assert/strict';
import { after, before, test } from 'node:test';
import type { Room } from '../../src/protocol/room.ts';
import type { Server } from '../../src/server/start.ts';
import { connect, deviceOf } from './client.ts';
import { bot, open, openServer, tableOf } from './world.ts';

let server: Server & { url: string };
before(async () => {
  server = await openServer();
});
after(() => server.close());

const me = { kind: 'me' } as const;

test('a listed table is found in the lobby and joined by anybody; one by link only by its link', async () => {
  const [anna, boris] = [await deviceOf(server.url, 'Anna'), await deviceOf(server.url, 'Boris', 'owl')];
  const listed = await anna.post('/api/tables', tableOf('five-gems', [me, open], { isListed: true }));
  const hidden = await anna.post('/api/tables', tableOf('five-gems', [me, open]));
  const lobby = await boris.get<{ tables: Room[] }>('/api/lobby');
  assert.deepEqual(
    lobby.tables.map(({ id }) => id),
    [listed.room.id],
  );
  const joined = await boris.post(`/api/tables/${listed.room.id}/sit`, { seat: 1 });
  assert.deepEqual(joined.room.chairs[1], {
    ...{ seat: 1, kind: 'person', person: boris.id, name: 'Boris', look: 'owl', isHere: false },
  });
  const outside = await boris.get<{ links?: object }>(`/api/tables/${hidden.room.id}`);
  assert.equal(outside.links, undefined, 'the keys are for those inside');
  await boris.post(`/api/tables/${hidden.room.id}/sit`, { seat: 1, key: hidden.links!.join });
  await anna.post(`/api/tables/${listed.room.id}/start`);
  assert.deepEqual((await boris.get<{ tables: Room[] }>('/api/lobby')).tables, []);
});

test('of several who want one chair exactly one gets it', async () => {
  const host = await deviceOf(server.url, 'Host');
  const { room, links } = await host.post('/api/tables', tableOf('gold-rush', [me, open]));
  const guests = await Promise.all(Array.from({ length: 5 }, (_, i) => deviceOf(server.url, `Guest ${i}`)));
  const sat = await Promise.allSettled(
    guests.map((guest) => guest.post(`/api/tables/${room.id}/sit`, { seat: 1, key: links!.join })),
  );
  assert.equal(sat.filter(({ status }) => status === 'fulfilled').length, 1);
});

test('the host swaps, removes and fills chairs, and everybody sees it at once', async () => {
  const [anna, boris] = [await deviceOf(server.url, 'Anna'), await deviceOf(server.url, 'Boris')];
  const { room, links } = await anna.post('/api/tables', tableOf('gold-rush', [me, open, open]));
  const at = `/api/tables/${room.id}`;
  const looking = await connect(boris, room.id, { viewers: [] });
  const kinds = () => looking.room?.chairs.map(({ kind, name }) => `${kind} ${name ?? ''}`.trim()).join(', ');
  await boris.post(`${at}/sit`, { seat: 2, key: links!.join, name: 'Боря' });
  await looking.until(() => kinds() === 'person Anna, open, person Боря');
  await anna.post(`${at}/swap`, { seats: [0, 2] });
  await looking.until(() => kinds() === 'person Боря, open, person Anna');
  await anna.post(`${at}/chair`, { seat: 1, to: bot });
  await looking.until(() => kinds()?.includes('bot'));
  assert.ok(looking.room!.chairs[0]!.isHere, 'Boris looks');
  await anna.post(`${at}/chair`, { seat: 0, to: { kind: 'open' } });
  await looking.until(() => kinds()?.startsWith('open'));
  await boris.post(`${at}/sit`, { seat: 0, key: links!.join });
  await boris.post(`${at}/leave`, { seat: 0 });
  await looking.until(() => kinds()?.startsWith('open'));
  await assert.rejects(anna.post(`${at}/start`), /openChairs/);
  await anna.post(`${at}/chair`, { seat: 0, to: bot });
  await anna.post(`${at}/start`);
  await looking.until(() => looking.room?.match);
  await assert.rejects(anna.post(`${at}/chair`, { seat: 0, to: { kind: 'open' } }), /begun/);
  looking.close();
});

test('one’s own page: games under way, one’s turn first', async () => {
  const anna = await deviceOf(server.url, 'Anna');
  const waiting = await anna.post('/api/tables', tableOf('gold-rush', [me, open]));
  const running = await anna.post('/api/tables', tableOf('gold-rush', [me, bot]));
  const client = await connect(anna, running.room.id, { viewers: [0] });
  await anna.post(`/api/tables/${running.room.id}/start`);
  await client.until(() => client.standing?.awaited.includes(0), 'my turn');
  const page = await anna.get<{ underWay: { room: Room; isMyTurn: boolean }[] }>('/api/me/page');
  assert.deepEqual(
    page.underWay.map(({ room, isMyTurn }) => [room.id, isMyTurn]),
    [
      [running.room.id, true],
      [waiting.room.id, false],
    ],
  );
  client.close();
});
