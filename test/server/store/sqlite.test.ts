import assert from 'node:assert/strict';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { after, test } from 'node:test';
import { openSqlite } from '../../../src/server/store/sqlite.ts';
import type { Store } from '../../../src/server/store/store.ts';
import { type Law, laws, type Opening } from './contract.ts';

const folder = await mkdtemp(join(tmpdir(), 'larets-store-'));
after(() => rm(folder, { recursive: true, force: true }));

let made = 0;

/** Every law gets a database of its own; `changed` makes a mutant of each opened store. */
async function hold(law: Law, changed: (store: Store, path: string) => Store = (store) => store) {
  const path = join(folder, `${++made}.db`);
  const opened: Store[] = [];
  const open: Opening = async () => {
    const store = openSqlite(path);
    opened.push(store);
    return changed(store, path);
  };
  try {
    await law(open);
  } finally {
    for (const store of opened) await store.close();
  }
}

for (const [title, law] of Object.entries(laws)) test(`SQLite: ${title}`, () => hold(law));

const mutants: Readonly<Record<string, (store: Store, path: string) => Store>> = {
  'without a fence': (store, path) => {
    const database = new DatabaseSync(path);
    return {
      ...store,
      async append({ match, seq, action, chain, body }) {
        database
          .prepare('INSERT OR REPLACE INTO entry VALUES (?, ?, ?, ?, ?)')
          .run(match, seq, action, chain, body);
        return true;
      },
    };
  },
  'that acknowledges first': (store) => ({
    ...store,
    append(entry) {
      setTimeout(() => store.append(entry).catch(() => {}), 20);
      return Promise.resolve(true);
    },
  }),
  'without ids': (store) => ({ ...store, append: (entry) => store.append({ ...entry, action: '' }) }),
  'without a chain': (store, path) => {
    const database = new DatabaseSync(path);
    return {
      ...store,
      async append({ match, seq, action, chain, body }) {
        const { changes } = database
          .prepare('INSERT INTO entry VALUES (?, ?, ?, ?, ?) ON CONFLICT DO NOTHING')
          .run(match, seq, action, chain, body);
        return changes === 1;
      },
    };
  },
  'that is deaf to others': (store) => ({
    ...store,
    heads: async (matches) => matches.map((match) => ({ match, seq: 0 })),
  }),
};

for (const [name, mutant] of Object.entries(mutants)) {
  test(`a store ${name} breaks a law`, async () => {
    const broken: string[] = [];
    for (const [title, law] of Object.entries(laws)) {
      await hold(law, mutant).catch(() => broken.push(title));
    }
    assert.notDeepEqual(broken, []);
  });
}

test('a store of a newer build is left alone', () => {
  const path = join(folder, 'newer.db');
  const database = new DatabaseSync(path);
  database.exec('PRAGMA user_version = 99');
  database.close();
  assert.throws(() => openSqlite(path), /newer build/);
});

test('what is still to be written is written before the store is closed', async () => {
  const path = join(folder, 'closing.db');
  const store = openSqlite(path);
  void store.run('INSERT INTO kept VALUES (?, ?)', 'last', '1');
  await store.close();
  const again = openSqlite(path);
  assert.equal((await again.all('SELECT * FROM kept')).length, 1);
  await again.close();
});
