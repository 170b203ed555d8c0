// What goes to a seat says nothing of what is hidden from it: at every step of whole games the same step is made in
// another world, which this seat cannot tell from the true one, and the bytes for this seat are the same.

import assert from 'node:assert/strict';
import { test } from 'node:test';
import { wholeGames } from '../../src/games/whole.ts';
import type { AnyGame, GameTypes, Viewer } from '../../src/kernel/game.ts';
import { deepEqual } from '../../src/kernel/json.ts';
import { cloneRng, type Rng, randomInt, rngFork, rngFromSeed } from '../../src/kernel/random.ts';
import { create, deal } from '../../src/match/match.ts';
import {
  clocksOf,
  shownMessage,
  shownParts,
  standingOf,
  tableMessage,
  viewsOf,
} from '../../src/server/live/frames.ts';
import { judge } from '../../src/server/live/judge.ts';
import { emptyReplica, everybody, type Replica, taken, totalsAfter } from '../../src/server/live/replica.ts';
import type { MatchRow } from '../../src/server/store/store.ts';
import { type Stepped, tableOf } from '../../src/table/table.ts';

const row = { chain: '', body: '', action: '', seq: 0 };
const now = 1_000_000;

function dealt(game: AnyGame, seats: number, seed: string): Replica {
  const sitters = Array.from({ length: seats }, (_, seat) => ({ who: 'person', name: `P${seat}` }) as const);
  const created = create(game, { table: 't', options: {}, sitters, chance: { seed } });
  assert.ok(created.ok);
  const { header } = created.match;
  const stored: MatchRow = { id: 't', room: 'r', header: JSON.stringify(header), secret: null };
  const result = deal(game, created.match, now, everybody(header));
  assert.ok(result.ok);
  const { match, shown } = result;
  const step: Stepped = { ok: true, table: tableOf(game, match), entry: match.log.at(-1)!, shown };
  return taken(emptyReplica(game, stored), step, row);
}

/** The same table, in a world that the viewer cannot tell from the true one; chance goes on as it would have. */
function elsewhere(replica: Replica, viewer: Viewer, rng: Rng): Replica {
  const { game, table } = replica;
  const { state, takeable } = table.match;
  const imagined = game.determinize(game.view(state!, viewer), rng);
  const other = { ...imagined, rng: cloneRng((state as GameTypes['state']).rng) };
  // What was before is never looked at again here, except for how many steps there are.
  const match = { ...table.match, state: other, takeable };
  const told = new Map([...replica.told].map(([one, list]) => [one, [...list]]));
  return { ...replica, ids: new Map(), told, table: { ...table, match } };
}

function tried(replica: Replica, seat: number, key: string, after = replica.table.match.log.length) {
  return judge(
    replica,
    { t: 'submit', id: 'x'.repeat(32), seat, after, do: { type: 'move', key } },
    {
      now,
      watching: new Set(everybody(replica.table.match.header)),
      isYours: () => true,
      isAway: () => false,
    },
  );
}

/** The bytes for one viewer. */
function bytes(replica: Replica, step: Stepped, viewer: Viewer): string {
  const copy = {
    ...replica,
    told: new Map([...replica.told].map(([one, list]) => [one, [...list]])),
    ids: new Map(),
  };
  const before = {
    views: viewsOf(replica, [viewer]),
    clocks: clocksOf(replica.table.match),
    standing: standingOf(replica),
  };
  const next = taken(copy, step, row);
  const after = { clocks: clocksOf(next.table.match), standing: standingOf(next) };
  const parts = shownParts(step.entry, step.shown, totalsAfter(next, step.entry), before, after, now);
  return `${shownMessage(parts, [viewer])}\n${tableMessage(next, [viewer], 0, now)}`;
}

for (const { id, load } of wholeGames) {
  test(`${id}: through a whole game, what is hidden from a seat changes no byte that it is sent`, async () => {
    const { game } = await load();
    const seats = game.seatCounts.includes(3) ? 3 : game.seatCounts.at(-1)!;
    const rng = rngFromSeed(`secrecy/${id}`);
    let replica = dealt(game, seats, id);
    let compared = 0;
    let steps = 0;
    for (;;) {
      const { match } = replica.table;
      const [seat] = game.awaitedSeats(match.state!);
      if (seat === undefined) break;
      const moves = game.legalMoves(match.state!, seat);
      const key = game.moveKey(moves[randomInt(rng, moves.length)]!);
      const step = tried(replica, seat, key);
      assert.ok(step.ok);
      steps++;
      for (const viewer of everybody(match.header)) {
        const other = elsewhere(replica, viewer, rngFork(rng, `${steps}/${viewer}`));
        assert.equal(
          tableMessage(other, [viewer], 0, now),
          tableMessage(replica, [viewer], 0, now),
          `the table for ${viewer}`,
        );
        const refusal = (world: Replica) =>
          JSON.stringify(tried(world, viewer === 'spectator' ? 0 : viewer, 'x:1'));
        if (viewer !== 'spectator') assert.equal(refusal(other), refusal(replica));
        const same = tried(other, seat, key);
        // The move brought something to light that is another thing there.
        if (!same.ok || !deepEqual(same.shown.get(viewer), step.shown.get(viewer))) continue;
        assert.equal(
          bytes(other, same, viewer),
          bytes(replica, step, viewer),
          `step ${steps}, for ${viewer}`,
        );
        compared++;
      }
      replica = taken(replica, step, row);
    }
    assert.ok(compared > steps, `${compared} of ${steps} steps were compared`);
  });
}
