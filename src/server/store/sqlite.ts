// The embedded store. Everything that is to be written in one turn of the event loop goes into one commit, and nobody
// is told that it is stored before that commit is on the disk.

import { DatabaseSync, type StatementSync } from 'node:sqlite';
import { steps } from './schema.ts';
import type { Head, MatchRow, NewEntry, Row, Statement, Store } from './store.ts';

interface Write {
  /** Inside of the commit. Its answer is given after it. */
  readonly work: () => unknown;
  readonly resolve: (answer: never) => void;
  readonly reject: (problem: unknown) => void;
}

const readRows = 'SELECT seq, action, chain, body FROM entry WHERE match = ? AND seq > ? ORDER BY seq';
const insertEntry = `INSERT INTO entry SELECT ?, ?, ?, ?, ? WHERE ?2 = 1
  OR EXISTS (SELECT 1 FROM entry WHERE match = ?1 AND seq = ?2 - 1 AND chain = ?6) ON CONFLICT DO NOTHING`;
const insertNow = `INSERT INTO now VALUES (?, ?, ?, ?, ?, ?) ON CONFLICT (match) DO UPDATE SET
  seq = excluded.seq, at = excluded.at, due = excluded.due, awaited = excluded.awaited, is_over = excluded.is_over
  WHERE now.seq < excluded.seq`;
const readHead = 'SELECT coalesce(max(seq), 0) AS seq FROM entry WHERE match = ?';

/** `path`: of a file, made if it is missing. Throws where it is no store, or one of a newer build. */
export function openSqlite(path: string): Store {
  const database = new DatabaseSync(path);
  database.exec(
    'PRAGMA journal_mode = WAL; PRAGMA synchronous = FULL; PRAGMA busy_timeout = 5000; PRAGMA cache_size = -16384',
  );
  migrate(database);
  const prepared = new Map<string, StatementSync>();
  const statement = (sql: string): StatementSync => {
    const found = prepared.get(sql) ?? database.prepare(sql);
    prepared.set(sql, found);
    return found;
  };
  const write = grouped(database);
  const change = ([sql, ...values]: Statement): number => Number(statement(sql).run(...values).changes);
  const writeEntry = ({ match, seq, action, chain, body, prev, now }: NewEntry): boolean => {
    if (statement(insertEntry).run(match, seq, action, chain, body, prev).changes !== 1) return false;
    const { at, due, awaited, isOver } = now;
    statement(insertNow).run(match, seq, at, due, awaited, isOver ? 1 : 0);
    return true;
  };
  return {
    append: (entry) => write(() => writeEntry(entry)),
    since: async (match, seq) => statement(readRows).all(match, seq) as unknown as readonly Row[],
    heads: async (matches) =>
      matches.map((match) => ({ match, ...(statement(readHead).get(match) as Omit<Head, 'match'>) })),
    load: async (match) => {
      const row = statement('SELECT id, room, header, secret FROM match WHERE id = ?').get(match);
      return row && ({ ...row } as unknown as MatchRow);
    },
    create: async ({ id, room, header, secret }) => {
      await write(() => change(['INSERT INTO match VALUES (?, ?, ?, ?)', id, room, header, secret]));
    },
    all: async <Result>(sql: string, ...values: Statement[1][]) =>
      statement(sql).all(...values) as unknown as readonly Result[],
    run: (...given) => write(() => change(given)),
    batch: (statements) => write(() => atOnce(database, () => statements.map(change))),
    async close() {
      await write(() => {});
      database.close();
    },
  };
}

/** What fails alone, fails alone: the others of the same turn are stored all the same. */
function grouped(database: DatabaseSync): <Answer>(work: () => Answer) => Promise<Answer> {
  let waiting: Write[] = [];
  const begin = database.prepare('BEGIN IMMEDIATE');
  const commit = database.prepare('COMMIT');
  const flush = (): void => {
    const writes = waiting;
    waiting = [];
    const answers: (() => void)[] = [];
    try {
      begin.run();
      for (const { work, resolve, reject } of writes) {
        try {
          const answer = work();
          answers.push(() => resolve(answer as never));
        } catch (problem) {
          answers.push(() => reject(problem));
        }
      }
      commit.run();
    } catch (problem) {
      if (database.isOpen && database.isTransaction) database.exec('ROLLBACK');
      for (const { reject } of writes) reject(problem);
      return;
    }
    for (const answer of answers) answer();
  };
  return (work) =>
    new Promise((resolve, reject) => {
      if (waiting.push({ work, resolve, reject }) === 1) setImmediate(flush);
    });
}

function atOnce<Answer>(database: DatabaseSync, work: () => Answer): Answer {
  database.exec('SAVEPOINT batch');
  try {
    const answer = work();
    database.exec('RELEASE batch');
    return answer;
  } catch (problem) {
    database.exec('ROLLBACK TO batch; RELEASE batch');
    throw problem;
  }
}

function migrate(database: DatabaseSync): void {
  const { user_version: done } = database.prepare('PRAGMA user_version').get() as { user_version: number };
  if (done > steps.length) throw new Error(`the store is of a newer build: it knows ${done} steps`);
  for (let step = done; step < steps.length; step++) {
    const sql = steps[step]!.replaceAll('{compact}', 'WITHOUT ROWID');
    database.exec(`BEGIN IMMEDIATE; ${sql}; PRAGMA user_version = ${step + 1}; COMMIT`);
  }
}
