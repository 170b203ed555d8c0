// Work that is to be done by one node, once, whichever it is: whoever holds a job and dies lets go of it by time.

import type { Sql } from './store.ts';

/** Adds it unless it is there already. */
export async function addJob(sql: Sql, key: string, due: number): Promise<void> {
  await sql.run('INSERT INTO job (key, due, held_until) VALUES (?, ?, 0) ON CONFLICT DO NOTHING', key, due);
}

/** True: it is due, and this node has it, for `holdMs`. */
export async function takeJob(sql: Sql, key: string, now: number, holdMs: number): Promise<boolean> {
  const changed = await sql.run(
    'UPDATE job SET held_until = ? WHERE key = ? AND due <= ? AND held_until <= ?',
    ...[now + holdMs, key, now, now],
  );
  return changed === 1;
}

/** It is done, and due again at `next`. */
export async function finishJob(sql: Sql, key: string, next: number): Promise<void> {
  await sql.run('UPDATE job SET due = ?, held_until = 0 WHERE key = ?', next, key);
}
