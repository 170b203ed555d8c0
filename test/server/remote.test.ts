// The browser's end of the line against a whole server: what it folds from the wire is what the rules say.

import assert from 'node:assert/strict';
import { after, before, test } from 'node:test';
import { setTimeout as wait } from 'node:timers/promises';
import { WebSocket } from 'ws';
import { registry } from '../../src/games/index.ts';
import type { AnyGame, Seat } from '../../src/kernel/game.ts';
import { legalMovesOf } from '../../src/kernel/play.ts';
import { type Rng, randomInt, rngFromSeed } from '../../src/kernel/random.ts';
import type { Server } from '../../src/server/start.ts';
import type { Counsel, News, Seen } from '../../src/web/connection.ts';
import { connectionTo, openRemote, type Remote } from '../../src/web/online/remote.ts';
import { connectionContract } from '../unit/web/connectionContract.ts';
import { type Device, deviceOf, newId } from './client.ts';
import { begin, gameOf, gathered, openServer } from './world.ts';

let server: Server & { url: string };
before(async () => {
  server = await openServer();
});
after(async () => {
  // A line that is not closed would go on trying.
  for (const remote of opened) remote.close();
  await server.close();
});

const opened: Remote[] = [];

interface Far {
  readonly remote: Remote;
  readonly news: News[];
  /** Cuts the line as a tunnel does. */
  cut(): void;
}

function far(device: Device, table: string, watch?: string): Far {
  const sockets: WebSocket[] = [];
  const news: News[] = [];
  const kept = new Map<string, string>();
  const remote = openRemote({
    address: `${server.url.replace('http', 'ws')}live/${table}`,
    person: watch === undefined ? device.id : undefined,
    ...(watch !== undefined && { watch }),
    memory: { recall: (name) => kept.get(name) ?? null, keep: (name, value) => kept.set(name, value) },
    openSocket(address) {
      const socket = new WebSocket(address, { headers: { cookie: device.cookie } });
      socket.on('error', () => {});
      sockets.push(socket);
      return socket as unknown as globalThis.WebSocket;
    },
  });
  opened.push(remote);
  remote.subscribe((one) => news.push(one));
  return { remote, news, cut: () => sockets.at(-1)!.terminate() };
}

async function until<Found>(what: () => Found | undefined | false, why: string): Promise<Found> {
  for (let tries = 0; tries < 3000; tries++) {
    const found = what();
    if (found) return found;
    await wait(5);
  }
  throw new Error(`waited in vain for ${why}`);
}

const submit = ({ remote }: Far, seat: Seat, key: string, id = newId()) =>
  remote.submit({ do: 'move', seat, key, after: remote.seen.peek()!.seq, id });

/** Makes one move for whoever sits here, if there is one to make. */
async function step(game: AnyGame, one: Far, rng: Rng): Promise<boolean> {
  const seen = one.remote.seen.peek();
  if (!seen || seen.outcome || seen.line !== 'open') return false;
  for (const seat of seen.here) {
    const moves = legalMovesOf(game, seen.views.get(seat)!);
    if (moves.length === 0) continue;
    const unmade = await submit(one, seat, game.moveKey(moves[randomInt(rng, moves.length)]!));
    assert.ok(unmade === undefined || unmade.code === 'stale' || unmade.code === 'refused', unmade?.code);
    return true;
  }
  return false;
}

async function playOut(
  game: AnyGame,
  players: readonly Far[],
  rng: Rng,
  between = async () => {},
): Promise<void> {
  for (let tries = 0; tries < 20_000; tries++) {
    if (players.every(({ remote }) => remote.seen.peek()?.outcome)) return;
    await between();
    let isMoved = false;
    for (const one of players) isMoved = (await step(game, one, rng)) || isMoved;
    if (!isMoved) await wait(3);
  }
  assert.fail('the game did not end');
}

const spectatorOf = ({ views, scores, seq }: Seen) => ({
  view: views.get('spectator'),
  score: scores.at(-1),
  seq,
});

for (const { id } of registry) {
  test(`${id}: two devices and a screen see one game, though lines are cut in the middle of it`, async () => {
    const game = await gameOf(id);
    const [anna, boris] = [await deviceOf(server.url, 'Анна'), await deviceOf(server.url, 'Борис')];
    const table = await gathered([anna, boris], id, { bots: game.seatCounts.includes(3) ? 1 : 0 });
    const players = [far(anna, table.id), far(boris, table.id)];
    const screen = far(await deviceOf(server.url, 'Экран'), table.id, table.links.watch);
    await until(() => players.every(({ remote }) => remote.room.peek()), 'both to come in');
    assert.equal(players[0]!.remote.seen.peek(), undefined, 'nothing is seen before the deal');
    await begin(anna, table.id);
    await until(() => players.every(({ remote }) => remote.seen.peek()), 'the deal');
    let moves = 0;
    await playOut(game, players, rngFromSeed(`remote ${id}`), async () => {
      moves++;
      if (moves === 7) players[0]!.cut();
      if (moves === 15) players[1]!.cut();
    });
    const [first, second] = players.map(({ remote }) => remote.seen.peek()!);
    assert.deepEqual(first!.outcome!.places, second!.outcome!.places);
    await until(() => screen.remote.seen.peek()?.seq === first!.seq, 'the screen to catch up');
    await until(() => players.every(({ remote }) => remote.seen.peek()!.seq === first!.seq), 'the end');
    const [a, b, c] = [players[0]!, players[1]!, screen].map(({ remote }) =>
      spectatorOf(remote.seen.peek()!),
    );
    assert.deepEqual(a, b);
    assert.deepEqual(a, c);
    assert.deepEqual(first!.here, [0]);
    assert.equal(screen.remote.seen.peek()!.here.length, 0);
    assert.ok(players[0]!.news.some(({ kind }) => kind === 'move'));
  });
}

test('what is asked for while the line is cut is done once, when it is back', async () => {
  const game = await gameOf('emperors-gold');
  const [anna, boris] = [await deviceOf(server.url, 'Анна'), await deviceOf(server.url, 'Борис')];
  const table = await gathered([anna, boris], 'emperors-gold', { options: { firstSeat: 0 } } as never);
  const one = far(anna, table.id);
  const other = far(boris, table.id);
  await until(() => one.remote.room.peek() && other.remote.room.peek(), 'both');
  await begin(anna, table.id);
  const seen = await until(() => one.remote.seen.peek(), 'the deal');
  one.cut();
  await until(() => one.remote.seen.peek()!.line === 'lost', 'the cut');
  const key = game.moveKey(legalMovesOf(game, seen.views.get(0)!)[0]!);
  const made = submit(one, 0, key);
  assert.equal(one.remote.seen.peek()!.pending.length, 1);
  assert.equal(await made, undefined);
  assert.equal(one.remote.seen.peek()!.pending.length, 0);
  const told = one.remote.seen.peek()!.told.get(0)!;
  assert.equal(told.filter(({ event }) => event.type === 'emperorMoved').length, 1);
  const { seq, takeable } = one.remote.seen.peek()!;
  assert.ok(takeable[0]! > 0);
  assert.equal(
    await one.remote.submit({ do: 'takeBack', seat: 0, steps: 1, after: seq, id: newId() }),
    undefined,
  );
  await until(() => one.news.some(({ kind }) => kind === 'takeBack'), 'the take-back');
  assert.equal(
    one.remote.seen
      .peek()!
      .told.get(0)!
      .some(({ event }) => event.type === 'emperorMoved'),
    false,
  );
  assert.deepEqual(one.remote.seen.peek()!.views.get(0), seen.views.get(0));
  const refused = await submit(one, 0, 'claim:0');
  assert.equal(refused?.code, 'refused');
  const tooLate = await other.remote.submit({ do: 'move', seat: 1, key, after: 1, id: newId() });
  assert.equal(tooLate?.code, 'stale');
});

connectionContract('a match far away', async () => {
  const game = await gameOf('emperors-gold');
  const people = [await deviceOf(server.url, 'Анна'), await deviceOf(server.url, 'Борис', 'owl')];
  const table = await gathered(people, 'emperors-gold');
  const players = people.map((device) => far(device, table.id));
  await until(() => players.every(({ remote }) => remote.room.peek()), 'both');
  await begin(people[0]!, table.id);
  await until(() => players.every(({ remote }) => remote.seen.peek()), 'the deal');
  const [first, second] = players.map(({ remote }) => connectionTo(remote, table.id, game, {} as Counsel));
  const rest = async (): Promise<void> => {
    await wait(60);
    await until(() => first!.seen.peek().seq === second!.seen.peek().seq, 'both to see the same');
  };
  await rest();
  return {
    connections: [first!, second!],
    rest,
    async end() {
      for (const { remote } of players) remote.close();
    },
  };
});
