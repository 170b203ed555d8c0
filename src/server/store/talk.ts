// What was said at a table.

import type { Said } from '../../protocol/server.ts';
import type { Sql } from './store.ts';

interface Stored {
  readonly n: number;
  readonly at: number;
  readonly person: string;
  readonly name: string;
  readonly seat: number | null;
  readonly phrase: string | null;
  readonly words: string | null;
}

export type NewSaid = Omit<Said, 't' | 'n'>;

/** Its number. */
export async function addSaid(sql: Sql, room: string, said: NewSaid): Promise<number> {
  const { at, person, name, seat, phrase, text } = said;
  const [row] = await sql.all<{ n: number }>(
    `INSERT INTO said SELECT ?, coalesce(max(n), 0) + 1, ?, ?, ?, ?, ?, ? FROM said WHERE room = ? RETURNING n`,
    ...[room, at, person, name, seat ?? null, phrase ?? null, text ?? null, room],
  );
  return row!.n;
}

/** After number `n`, the oldest first; the latest thirty of them. */
export async function readSaid(sql: Sql, room: string, n: number): Promise<readonly Said[]> {
  const rows = await sql.all<Stored>(
    'SELECT * FROM said WHERE room = ? AND n > ? ORDER BY n DESC LIMIT 30',
    room,
    n,
  );
  return rows.toReversed().map(({ seat, phrase, words, ...row }) => ({
    t: 'said',
    n: row.n,
    at: row.at,
    person: row.person,
    name: row.name,
    ...(seat !== null && { seat }),
    ...(phrase !== null && { phrase: phrase as NonNullable<Said['phrase']> }),
    ...(words !== null && { text: words }),
  }));
}
