// Whatever comes in, the answer has a stable code, and the server stays as it was.

import assert from 'node:assert/strict';
import { after, before, test } from 'node:test';
import { setTimeout as wait } from 'node:timers/promises';
import { WebSocket } from 'ws';
import type { Server } from '../../src/server/start.ts';
import { ask, connect, deviceOf } from './client.ts';
import { bot, gathered, open, openServer, tableOf } from './world.ts';

let server: Server & { url: string };
before(async () => {
  server = await openServer({ settings: { socketRate: { burst: 20, perSecond: 1 } } });
});
after(() => server.close());

const good = () => tableOf('gold-rush', [{ kind: 'me' }, bot]);

test('HTTP: what is no request of ours is told so by a code', async () => {
  const anna = await deviceOf(server.url, 'Anna');
  const { cookie } = anna;
  const code = async (path: string, body?: unknown, method = 'POST', who = cookie) => {
    const { status, answer } = await ask(server.url, path, { cookie: who, body, method });
    return `${status} ${answer.error.code}`;
  };
  const table = await gathered([anna, await deviceOf(server.url, 'Boris')], 'gold-rush');
  const eve = (await deviceOf(server.url, 'Eve')).cookie;
  const at = `/api/tables/${table.id}`;
  const cases: [string, string][] = [
    [await code('/api/tables', good(), 'POST', ''), '401 whoAreYou'],
    [await code('/api/tables', good(), 'POST', `${cookie}x`), '401 whoAreYou'],
    [await code('/api/tables', good(), 'POST', 'larets=%00%ff'), '401 whoAreYou'],
    [await code('/api/tables', '{"game":'), '400 notJson'],
    [await code('/api/tables', []), '400 badRequest'],
    [await code('/api/tables', { ...good(), extra: 1 }), '400 badRequest'],
    [await code('/api/tables', { ...good(), game: '../../etc' }), '400 badRequest'],
    [await code('/api/tables', { ...good(), game: 'chess' }), '400 unknownGame'],
    [await code('/api/tables', { ...good(), options: { colour: 1 } }), '400 unknownOption'],
    [await code('/api/tables', { ...good(), options: JSON.parse('{"__proto__":1}') }), '400 notJson'],
    [await code('/api/tables', { ...good(), chairs: Array(9).fill(open) }), '400 badSeats'],
    [await code('/api/tables', { ...good(), clock: { kind: 'turn', seconds: 1e12 } }), '400 badRequest'],
    [await code('/api/me', { name: 'x'.repeat(61), look: 'fox' }), '400 badRequest'],
    [await code('/api/me', { name: 'a\u0000b', look: 'fox' }), '400 badRequest'],
    [await code('/api/me', { name: 'Anna', look: 'dragon' }), '400 badRequest'],
    [await code('/api/tables', 'x'.repeat(70_000)), '413 tooLarge'],
    [await code('/api/devices/redeem', { key: 'A'.repeat(32) }), '410 linkUsed'],
    [await code('/api/tables/nobody', undefined, 'GET'), '404 notFound'],
    [await code('/api/none', undefined, 'GET'), '404 notFound'],
    [await code('/api/tables', undefined, 'DELETE'), '404 notFound'],
    [await code('/api/matches/none/file', undefined, 'GET'), '404 notFound'],
    [await code(`${at}/sit`, { seat: 0 }, 'POST', eve), '403 notYours'],
    [await code(`${at}/sit`, { seat: 0, key: table.links.join }, 'POST', eve), '409 taken'],
    [await code(`${at}/sit`, { seat: 8, key: table.links.join }, 'POST', eve), '409 taken'],
    [await code(`${at}/start`, undefined, 'POST', eve), '403 notYours'],
    [await code(`${at}/chair`, { seat: 1, to: bot }, 'POST', eve), '403 notYours'],
    [await code(`${at}/chair`, { seat: 5, to: bot }), '404 notFound'],
    [await code(`${at}/swap`, { seats: [0, 0] }), '404 notFound'],
    [await code(`${at}/leave`, { seat: 1 }), '403 notYours'],
    [await code(`${at}/rematch`), '409 notOver'],
  ];
  for (const [got, wanted] of cases) assert.equal(got, wanted);
  assert.equal((await ask(server.url, '/health')).status, 200);
  assert.equal((await ask(server.url, '/ready')).status, 200);
});

test('a page of another site can do nothing in somebody’s name', async () => {
  const anna = await deviceOf(server.url, 'Anna');
  const response = await fetch(new URL('/api/tables', server.url), {
    method: 'POST',
    headers: { cookie: anna.cookie, 'content-type': 'application/json', origin: 'https://evil.example' },
    body: JSON.stringify(good()),
  });
  assert.equal(response.status, 403);
  const { room } = await anna.post('/api/tables', good());
  const socket = new WebSocket(`${server.url.replace('http', 'ws')}live/${room.id}`, {
    headers: { cookie: anna.cookie, origin: 'https://evil.example' },
  });
  const [status] = await new Promise<unknown[]>((resolve) => {
    socket.on('unexpected-response', (_, answer) => resolve([answer.statusCode]));
    socket.on('error', () => {});
  });
  assert.equal(status, 403);
});

test('sockets: nonsense is told so, floods and files are shown the door, and the others play on', async () => {
  const anna = await deviceOf(server.url, 'Anna');
  const { room } = await anna.post('/api/tables', good());
  const calm = await connect(anna, room.id, { viewers: [0] });
  const troubles = (client: typeof calm) => client.messages.filter(({ t }) => t === 'trouble').length;

  const odd = await connect(anna, room.id, { viewers: [] });
  const nonsense = [
    '',
    '{',
    'null',
    '[]',
    '{"t":"hello"}',
    '{"t":"submit","id":"x"}',
    '{"t":"fly"}',
    '{"__proto__":{}}',
  ];
  for (const text of nonsense) odd.socket.send(text);
  await odd.until(() => troubles(odd) === nonsense.length, 'an answer to each');
  const early = await odd.submit(0, { type: 'move', key: 'roll' });
  assert.ok(early.t === 'refused' && early.problem.code === 'noMatch');
  odd.hello([], { v: 'larets.0' });
  await odd.until(() => odd.closed === 4003, 'to be told to load anew');

  const flood = await connect(anna, room.id, { viewers: [] });
  for (let i = 0; i < 100; i++) flood.send({ t: 'ping' });
  await flood.until(() => flood.closed === 4008, 'to be shown the door');

  const large = await connect(anna, room.id, { viewers: [] });
  large.socket.send('x'.repeat(9000));
  await large.until(() => large.closed === 1009, 'to be shown the door');

  const binary = await connect(anna, room.id, { viewers: [] });
  binary.socket.send(Buffer.from([1, 2, 3]));
  await binary.until(() => binary.closed === 4008, 'to be shown the door');

  const nowhere = await connect(anna, 'nowhere');
  await nowhere.until(() => nowhere.closed === 4001, 'no such table');

  calm.send({ t: 'ping' });
  await calm.until(() => calm.messages.some(({ t }) => t === 'pong'));
  assert.equal(calm.closed, undefined);
  calm.close();
});

test('who does not read is spared frames, and sees the table as it is later on', async () => {
  const anna = await deviceOf(server.url, 'Anna');
  const { room } = await anna.post('/api/tables', { ...good(), talk: 'free' });
  const slow = await connect(anna, room.id, { viewers: [0] });
  await slow.until(() => slow.room);
  slow.socket.pause();
  await anna.post(`/api/tables/${room.id}/start`);
  await wait(200);
  slow.socket.resume();
  await slow.until(() => slow.standing?.phase === 'play', 'the table');
  slow.close();
});

test('people are made slowly from one address, and told when to come back', async () => {
  const strict = await openServer({ settings: { strangerRate: { burst: 3, perSecond: 0.01 } } });
  const statuses: number[] = [];
  for (let i = 0; i < 5; i++) {
    const { status } = await ask(strict.url, '/api/me', { method: 'POST', body: { name: 'N', look: 'fox' } });
    statuses.push(status);
  }
  assert.deepEqual(statuses, [200, 200, 200, 429, 429]);
  await strict.close();
});

test('metrics and the description of the routes hold no names and no secrets', async () => {
  const anna = await deviceOf(server.url, 'Аннушка');
  await anna.post('/api/tables', good());
  const metrics = await (await fetch(new URL('/metrics', server.url))).text();
  assert.match(metrics, /larets_sockets \d/);
  assert.match(metrics, /larets_entries_total/);
  assert.ok(!metrics.includes('Аннушка') && !metrics.includes(anna.id));
  const { answer } = await ask(server.url, '/api/openapi.json');
  assert.equal(answer.openapi, '3.1.0');
  assert.ok(Object.keys(answer.paths).length > 15);
  assert.ok(answer.paths['/api/tables/{table}/sit'].post.requestBody);
});
