// What the server asks of all running matches at once.

import type { Sql } from './store.ts';

/** Matches in which somebody's time is over. */
export async function overdue(sql: Sql, now: number): Promise<readonly { match: string; room: string }[]> {
  return sql.all(
    `SELECT now.match AS match, match.room AS room FROM now JOIN match ON match.id = now.match
      WHERE due <= ? AND is_over = 0 LIMIT 100`,
    now,
  );
}

/** Matches in which a clock runs. */
export async function timed(sql: Sql): Promise<readonly { match: string; room: string }[]> {
  return sql.all(
    `SELECT now.match AS match, match.room AS room FROM now JOIN match ON match.id = now.match
      WHERE due IS NOT NULL AND is_over = 0`,
  );
}

export async function turnOf(
  sql: Sql,
  match: string,
): Promise<{ readonly awaited: readonly number[]; readonly at: number } | undefined> {
  const [row] = await sql.all<{ awaited: string; at: number }>(
    'SELECT awaited, at FROM now WHERE match = ? AND is_over = 0',
    match,
  );
  return row && { awaited: row.awaited.split(',').filter(Boolean).map(Number), at: row.at };
}

/** The server is there at this moment. */
export async function beat(sql: Sql, at: number): Promise<void> {
  await sql.run(
    'INSERT INTO alive VALUES (1, ?) ON CONFLICT (id) DO UPDATE SET at = excluded.at WHERE alive.at < excluded.at',
    at,
  );
}

export async function lastBeat(sql: Sql): Promise<number | undefined> {
  const [row] = await sql.all<{ at: number }>('SELECT at FROM alive WHERE id = 1');
  return row?.at;
}

/** Something of the whole store's own, made when it is asked for the first time. */
export async function kept(sql: Sql, name: string, make: () => string): Promise<string> {
  await sql.run('INSERT INTO kept VALUES (?, ?) ON CONFLICT DO NOTHING', name, make());
  const [row] = await sql.all<{ content: string }>('SELECT content FROM kept WHERE name = ?', name);
  return row!.content;
}
