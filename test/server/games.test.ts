import assert from 'node:assert/strict';
import { after, before, test } from 'node:test';
import { registry } from '../../src/games/index.ts';
import { rngFromSeed } from '../../src/kernel/random.ts';
import type { MatchFile } from '../../src/match/types.ts';
import { verify } from '../../src/match/verify.ts';
import type { Server } from '../../src/server/start.ts';
import { connect, type Device, deviceOf, playOn } from './client.ts';
import { begin, gameOf, gathered, openServer } from './world.ts';

let server: Server & { url: string };
before(async () => {
  server = await openServer();
});
after(() => server.close());

const file = (device: Device, match: string) => device.get<MatchFile>(`/api/matches/${match}/file`);

for (const { id } of registry) {
  test(`${id}: a whole game of two people, a spectator and a bot over sockets, proven by what each was shown`, async () => {
    const game = await gameOf(id);
    const bots = game.seatCounts.includes(3) ? 1 : 0;
    const [anna, boris] = [await deviceOf(server.url, 'Анна'), await deviceOf(server.url, 'Борис', 'owl')];
    const guest = await deviceOf(server.url, 'Гость');
    const table = await gathered([anna, boris], id, { bots });
    const clients = [
      await connect(anna, table.id, { viewers: [0, 'spectator'] }),
      await connect(boris, table.id, { viewers: [1] }),
    ];
    const spectator = await connect(guest, table.id, { viewers: ['spectator'], watch: table.links.watch });
    await begin(anna, table.id);
    const rng = rngFromSeed(id);
    await Promise.all(clients.map((client) => playOn(game, client, rng)));
    await spectator.until(() => spectator.standing?.phase === 'ended');
    const written = await file(anna, clients[0]!.match!);
    const seen = [...clients, spectator].flatMap((client) => [...client.seen.values()]);
    assert.equal(seen.length, 4);
    assert.deepEqual(verify(game, written, seen), { verdict: 'proven' });
    const outcome = clients[0]!.standing!.outcome!;
    assert.equal(outcome.places.length, 2 + bots);
    await clients[0]!.until(() => clients[0]!.room?.isOver);
    const page = await anna.get<{ finished: { match: string }[]; ratings: { games: number }[] }>(
      '/api/me/page',
    );
    assert.ok(page.finished.some(({ match }) => match === clients[0]!.match));
    assert.ok(page.ratings.every(({ games }) => games === 1));
    for (const client of [...clients, spectator]) client.close();
  });
}
