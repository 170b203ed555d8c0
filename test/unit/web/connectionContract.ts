// What every connection keeps to, whoever runs the match: this device or a server far away. The laws have numbers; whoever
// writes another connection hands its tables in and passes.

import assert from 'node:assert/strict';
import { test } from 'node:test';
import { effect } from '@preact/signals';
import type { Seat } from '../../../src/kernel/game.ts';
import { legalMovesOf } from '../../../src/kernel/play.ts';
import type { Deed } from '../../../src/table/submission.ts';
import type { Connection, News } from '../../../src/web/connection.ts';

/** A match of two people under way, of a game in which a first move can be taken back. */
export interface Sitting {
  /** By seat; it may be the same for both. */
  readonly connections: readonly [Connection, Connection];
  /** Until everything that happens by itself has happened. */
  rest(): Promise<void>;
  end(): Promise<void>;
}

let ids = 0;
/** As long as an id on the wire must be. */
const idOf = (text: string): string => text.padEnd(32, '-');

class Player {
  readonly connection: Connection;
  readonly seat: Seat;
  readonly news: News[] = [];

  constructor({ connections }: Sitting, seat: Seat) {
    this.connection = connections[seat]!;
    this.seat = seat;
    this.connection.subscribe((one) => this.news.push(one));
  }

  get seen() {
    return this.connection.seen.value;
  }

  submit(deed: Deed, more: { after?: number; id?: string } = {}) {
    const { after = this.seen.seq, id = idOf(`wish-${ids++}`) } = more;
    return this.connection.submit({ ...deed, seat: this.seat, after, id });
  }

  keys(): readonly string[] {
    const { game } = this.connection;
    return legalMovesOf(game, this.seen.views.get(this.seat)!).map((move) => game.moveKey(move));
  }
}

export function connectionContract(name: string, sit: () => Promise<Sitting>): void {
  const law = (
    title: string,
    prove: (mine: Player, theirs: Player, sitting: Sitting) => Promise<void>,
  ): void => {
    test(`${name}: ${title}`, async () => {
      const sitting = await sit();
      try {
        const players = [new Player(sitting, 0), new Player(sitting, 1)] as const;
        const { game, seen } = sitting.connections[0];
        const { awaited } = standing(game, seen.value);
        const [mine, theirs] = awaited === 0 ? players : [players[1], players[0]];
        await prove(mine, theirs, sitting);
      } finally {
        await sitting.end();
      }
    });
  };

  law(
    '[C1] what is done is seen when the answer comes, by everybody at the table',
    async (mine, theirs, { rest }) => {
      const before = mine.seen;
      assert.equal(await mine.submit({ do: 'move', key: mine.keys()[0]! }), undefined);
      assert.equal(mine.seen.seq, before.seq + 1);
      await rest();
      assert.equal(theirs.seen.seq, before.seq + 1);
      assert.notEqual(mine.seen.views.get(mine.seat), before.views.get(mine.seat));
      assert.equal(mine.seen.line, 'open');
      assert.deepEqual(mine.seen.pending, []);
    },
  );

  law('[C2] every entry is told once, in order, with what was seen of it', async (mine, theirs, { rest }) => {
    const first = mine.seen.seq;
    await mine.submit({ do: 'move', key: mine.keys()[0]! });
    await theirs.submit({ do: 'resign' });
    await rest();
    for (const { news, seat } of [mine, theirs]) {
      assert.deepEqual(
        news.slice(0, 2).map((one) => [one.seq, one.kind, one.seat]),
        [
          [first + 1, 'move', mine.seat],
          [first + 2, 'resign', theirs.seat],
        ],
      );
      assert.ok(news[0]!.shown.get(seat)!.frames.length > 0);
      assert.equal(news[1]!.shown.size, 0);
    }
    assert.deepEqual(
      mine.seen.told
        .get(mine.seat)!
        .filter(({ seq }) => seq === first + 1)
        .map(({ seq, seat, event }) => [seq, seat, event]),
      mine.news[0]!.shown.get(mine.seat)!.frames.map(({ event }) => [first + 1, mine.seat, event]),
    );
  });

  law('[C3] what is seen and its news come as one', async (mine) => {
    const drawn: string[] = [];
    const stop = effect(() => void drawn.push(`drawn ${mine.seen.seq}`));
    const unsubscribe = mine.connection.subscribe(({ seq }) =>
      drawn.push(`told ${seq}, seen ${mine.seen.seq}`),
    );
    const next = mine.seen.seq + 1;
    await mine.submit({ do: 'move', key: mine.keys()[0]! });
    stop();
    unsubscribe();
    // That something is asked for may be drawn, too.
    const news = drawn.filter((text) => text !== `drawn ${next - 1}`);
    assert.deepEqual(news.slice(0, 2), [`told ${next}, seen ${next}`, `drawn ${next}`]);
  });

  law('[C4] what is not done changes nothing, and says why', async (mine, theirs, { rest }) => {
    const before = mine.seen;
    const refused = await mine.submit({ do: 'move', key: 'nonsense' });
    assert.deepEqual(refused, { code: 'refused', refusal: { code: 'badKey' } });
    assert.equal((await theirs.submit({ do: 'move', key: mine.keys()[0]! }))?.code, 'refused');
    assert.equal((await theirs.submit({ do: 'takeBack', steps: 1 }))?.code, 'nothingToTakeBack');
    await rest();
    assert.equal(mine.seen, before);
    assert.deepEqual([...mine.news, ...theirs.news], []);
  });

  law(
    '[C5] what was meant for another position is stale, and nothing is done twice',
    async (mine, _, { rest }) => {
      const { seq } = mine.seen;
      const key = mine.keys()[0]!;
      assert.equal(await mine.submit({ do: 'move', key }, { after: seq, id: idOf('once') }), undefined);
      await mine.submit({ do: 'move', key }, { after: seq, id: idOf('once') });
      assert.equal((await mine.submit({ do: 'move', key }, { after: seq, id: idOf('late') }))?.code, 'stale');
      await rest();
      assert.equal(mine.seen.seq, seq + 1);
    },
  );

  law(
    '[C6] a step is taken back: it is told no longer, nor are its points',
    async (mine, theirs, { rest }) => {
      const before = mine.seen;
      await mine.submit({ do: 'move', key: mine.keys()[0]! });
      assert.equal(mine.seen.takeable[mine.seat], 1);
      assert.equal(mine.seen.takeable[theirs.seat], 0);
      assert.ok(mine.seen.told.get(mine.seat)!.length > 0);
      assert.equal(await mine.submit({ do: 'takeBack', steps: 1 }), undefined);
      await rest();
      for (const { seen, seat } of [mine, theirs]) {
        assert.equal(seen.takeable[mine.seat], 0);
        assert.deepEqual(seen.told.get(seat), []);
      }
      assert.deepEqual(mine.seen.views.get(mine.seat), before.views.get(mine.seat));
      assert.deepEqual(mine.seen.scores, before.scores);
    },
  );

  law('[C7] nothing is another object that says the same as before', async (mine, theirs, { rest }) => {
    const before = mine.seen;
    await theirs.submit({ do: 'resign' });
    await rest();
    assert.equal(mine.seen.views.get(mine.seat), before.views.get(mine.seat));
    assert.equal(mine.seen.told.get(mine.seat), before.told.get(mine.seat));
    assert.equal(mine.seen.players[mine.seat], before.players[mine.seat]);
    assert.notEqual(mine.seen.players, before.players);
    const changed = mine.seen.players;
    await mine.submit({ do: 'move', key: mine.keys()[0]! });
    assert.equal(mine.seen.players, changed);
  });

  law('[C8] who gives up sits there no longer: a bot does, in their name', async (mine, theirs, { rest }) => {
    const { name, look } = theirs.seen.players[theirs.seat]!;
    assert.equal(await theirs.submit({ do: 'resign' }), undefined);
    await rest();
    assert.deepEqual(mine.seen.players[theirs.seat], { seat: theirs.seat, name, look, kind: 'bot' });
    assert.ok(!theirs.seen.here.includes(theirs.seat));
    assert.ok(mine.seen.here.includes(mine.seat));
    assert.equal((await theirs.submit({ do: 'move', key: mine.keys()[0]! }))?.code, 'heldByBot');
    assert.equal((await theirs.submit({ do: 'resign' }))?.code, 'hasResigned');
  });

  law(
    '[C9] whoever listens no longer hears nothing, and a closed line says nothing',
    async (mine, theirs, { rest }) => {
      let heard = 0;
      mine.connection.subscribe(() => heard++)();
      await mine.submit({ do: 'move', key: mine.keys()[0]! });
      await rest();
      assert.equal(heard, 0);
      const told = theirs.news.length;
      theirs.connection.close();
      await rest();
      assert.equal(theirs.news.length, told);
    },
  );
}

function standing(game: Connection['game'], seen: Connection['seen']['value']): { readonly awaited: Seat } {
  const view = seen.views.get('spectator')!;
  return {
    awaited: game.awaitedSeats(game.determinize(view, { key: [0, 0, 0, 0, 0, 0, 0, 0], drawn: 0 }))[0]!,
  };
}
