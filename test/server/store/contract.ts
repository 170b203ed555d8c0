// What every store must do, whatever database is behind it. Each law is a function of a way to open the same store
// several times, as several nodes do.

import assert from 'node:assert/strict';
import { chainOf, firstChain } from '../../../src/server/store/chain.ts';
import type { NewEntry, Store } from '../../../src/server/store/store.ts';

export type Opening = () => Promise<Store>;
export type Law = (open: Opening) => Promise<void>;

let made = 0;

async function newMatch(store: Store): Promise<{ match: string; header: string }> {
  const match = `match-${++made}`;
  const header = `{"table":"${match}"}`;
  await store.create({ id: match, room: 'room-1', header, secret: 'ab' });
  return { match, header };
}

export function entryOf(match: string, seq: number, prev: string, word = 'a', action = ''): NewEntry {
  const body = `{"seq":${seq},"word":"${word}"}`;
  const now = { at: seq, due: 1000 + seq, awaited: `,${seq},`, isOver: false };
  return { match, seq, prev, action, chain: chainOf(prev, body), body, now };
}

/** Entries one after another, all of which must be taken. */
async function logOf(store: Store, count: number, word = 'a') {
  const { match, header } = await newMatch(store);
  let prev = firstChain(header);
  for (let seq = 1; seq <= count; seq++) {
    const entry = entryOf(match, seq, prev, word, `${match}-${seq}`);
    assert.equal(await store.append(entry), true);
    prev = entry.chain;
  }
  return { match, prev };
}

const bodies = async (store: Store, match: string, seq = 0) =>
  (await store.since(match, seq)).map(({ body }) => JSON.parse(body).word);

export const laws: Readonly<Record<string, Law>> = {
  async 'a log is read as it was written'(open) {
    const store = await open();
    const { match } = await logOf(store, 5);
    const rows = await store.since(match, 2);
    assert.deepEqual(
      rows.map(({ seq, action }) => [seq, action]),
      [3, 4, 5].map((seq) => [seq, `${match}-${seq}`]),
    );
    assert.deepEqual(await store.heads([match, 'nobody']), [
      { match, seq: 5 },
      { match: 'nobody', seq: 0 },
    ]);
    assert.deepEqual(await store.load(match), {
      ...{ id: match, room: 'room-1', header: `{"table":"${match}"}`, secret: 'ab' },
    });
    assert.equal(await store.load('nobody'), undefined);
  },

  async 'of several that want one place exactly one gets it, and nothing is written over'(open) {
    const stores = [await open(), await open()];
    const { match, prev } = await logOf(stores[0]!, 3);
    const words = ['a', 'b', 'c', 'd', 'e', 'f'];
    const won = await Promise.all(
      words.map((word, i) => stores[i % 2]!.append(entryOf(match, 4, prev, word, word))),
    );
    assert.equal(won.filter(Boolean).length, 1);
    const winner = words[won.indexOf(true)];
    for (const store of stores) assert.deepEqual(await bodies(store, match, 3), [winner]);
    assert.equal(await stores[1]!.append(entryOf(match, 4, prev, 'late')), false);
    assert.deepEqual(await bodies(stores[0]!, match, 3), [winner]);
  },

  async 'no place is free for whoever does not know what stands before it'(open) {
    const store = await open();
    const { match, prev } = await logOf(store, 3);
    const other = chainOf(prev, 'another story');
    assert.equal(await store.append(entryOf(match, 4, other, 'b')), false);
    assert.equal(await store.append(entryOf(match, 6, prev, 'b')), false, 'a gap');
    assert.equal(await store.append(entryOf('nobody', 2, prev, 'b')), false);
    assert.deepEqual(await bodies(store, match), ['a', 'a', 'a']);
    assert.equal(await store.append(entryOf(match, 4, prev, 'c')), true);
  },

  async 'what was acknowledged is there for everybody, at once'(open) {
    const [mine, other] = [await open(), await open()];
    const { match, prev } = await logOf(mine, 1);
    assert.equal(await mine.append(entryOf(match, 2, prev, 'b')), true);
    assert.deepEqual(await bodies(other, match), ['a', 'b']);
    await mine.run('INSERT INTO kept VALUES (?, ?)', `key-${match}`, 'x');
    assert.equal((await other.all('SELECT * FROM kept WHERE name = ?', `key-${match}`)).length, 1);
  },

  async 'whoever does not know how an append ended finds it by its id'(open) {
    const store = await open();
    const { match, prev } = await logOf(store, 1);
    // The line is cut: the answer is lost, and another node looks.
    await store.append(entryOf(match, 2, prev, 'b', 'the-id'));
    const found = (await (await open()).since(match, 0)).find(({ action }) => action === 'the-id');
    assert.equal(found?.seq, 2);
    assert.equal(await store.append(entryOf(match, 2, prev, 'b', 'the-id')), false, 'once is enough');
  },

  async 'what follows from a log is kept with it, and never goes back'(open) {
    const store = await open();
    const { match, prev } = await logOf(store, 3);
    const now = () =>
      store.all<object>('SELECT seq, at, due, awaited, is_over FROM now WHERE match = ?', match);
    assert.deepEqual({ ...(await now())[0] }, { seq: 3, at: 3, due: 1003, awaited: ',3,', is_over: 0 });
    await store.append(entryOf(match, 3, prev, 'late'));
    assert.equal((await now()).length, 1);
    const over = { ...entryOf(match, 4, prev), now: { at: 9, due: null, awaited: ',', isOver: true } };
    await store.append(over);
    assert.deepEqual({ ...(await now())[0] }, { seq: 4, at: 9, due: null, awaited: ',', is_over: 1 });
  },

  async 'many matches at once do not disturb each other, nor does what fails among them'(open) {
    const store = await open();
    const matches = await Promise.all(Array.from({ length: 20 }, () => logOf(store, 1)));
    const results = await Promise.allSettled([
      ...matches.map(({ match, prev }) => store.append(entryOf(match, 2, prev, 'b'))),
      store.run('INSERT INTO kept VALUES (?, ?)', 'only', '1'),
      store.run('INSERT INTO kept VALUES (?, ?)', 'only', '2'),
    ]);
    assert.deepEqual(
      results.map(({ status }) => status),
      [...matches.map(() => 'fulfilled'), 'fulfilled', 'rejected'],
    );
    for (const { match } of matches) assert.deepEqual(await bodies(store, match), ['a', 'b']);
  },

  async 'a batch is stored as a whole or not at all, and says what changed'(open) {
    const store = await open();
    const insert = (name: string) => ['INSERT INTO kept VALUES (?, ?)', name, '1'] as const;
    assert.deepEqual(await store.batch([insert('one'), insert('two')]), [1, 1]);
    await assert.rejects(store.batch([insert('three'), insert('one')]));
    const names = await store.all<{ name: string }>('SELECT name FROM kept WHERE name = ?', 'three');
    assert.deepEqual(names, []);
    assert.equal(await store.run('UPDATE kept SET content = ? WHERE content = ?', '2', '1'), 2);
  },
};
