// People without accounts: a cookie is all that says who one is. Of cookies and links only hashes are stored.

import { createHash, randomBytes } from 'node:crypto';
import type { Look } from '../../protocol/basics.ts';
import type { Me } from '../../protocol/http.ts';
import type { Sql } from './store.ts';

const day = 24 * 60 * 60 * 1000;
export const sessionMs = 400 * day;
const deviceLinkMs = 10 * 60 * 1000;

/** 128 bits and more. */
export function newKey(bytes = 18): string {
  return randomBytes(bytes).toString('base64url');
}

function hashOf(key: string): string {
  return createHash('sha256').update(key).digest('base64url');
}

export async function createPerson(sql: Sql, wish: { name: string; look: Look }, now: number): Promise<Me> {
  const id = newKey(12);
  await sql.run('INSERT INTO person VALUES (?, ?, ?, ?)', id, wish.name, wish.look, now);
  return { id, ...wish };
}

export async function changePerson(sql: Sql, { id, name, look }: Me): Promise<void> {
  await sql.run('UPDATE person SET name = ?, look = ? WHERE id = ?', name, look, id);
}

/** The content of the cookie. */
export async function createSession(sql: Sql, person: string, now: number): Promise<string> {
  const key = newKey(24);
  await sql.run('INSERT INTO session VALUES (?, ?, ?)', hashOf(key), person, now + sessionMs);
  return key;
}

export async function personOf(sql: Sql, session: string, now: number): Promise<Me | undefined> {
  const [row] = await sql.all<Me>(
    `SELECT person.id AS id, name, look FROM session JOIN person ON person.id = session.person
      WHERE hash = ? AND expires > ?`,
    hashOf(session),
    now,
  );
  return row && { ...row };
}

export async function readPerson(sql: Sql, id: string): Promise<Me | undefined> {
  const [row] = await sql.all<Me>('SELECT id, name, look FROM person WHERE id = ?', id);
  return row && { ...row };
}

export async function createDeviceLink(
  sql: Sql,
  person: string,
  now: number,
): Promise<{ readonly key: string; readonly expires: number }> {
  const key = newKey(24);
  const expires = now + deviceLinkMs;
  await sql.run('INSERT INTO device_link VALUES (?, ?, ?, 0)', hashOf(key), person, expires);
  return { key, expires };
}

/** Whose link it is. Good once. */
export async function redeemDeviceLink(sql: Sql, key: string, now: number): Promise<string | undefined> {
  const hash = hashOf(key);
  const changed = await sql.run(
    'UPDATE device_link SET used = 1 WHERE hash = ? AND used = 0 AND expires > ?',
    hash,
    now,
  );
  if (changed !== 1) return undefined;
  const [row] = await sql.all<{ person: string }>('SELECT person FROM device_link WHERE hash = ?', hash);
  return row?.person;
}

export async function block(sql: Sql, person: string, other: string, isBlocked: 'yes' | 'no'): Promise<void> {
  if (isBlocked === 'no') await sql.run('DELETE FROM blocked WHERE person = ? AND other = ?', person, other);
  else await sql.run('INSERT INTO blocked VALUES (?, ?) ON CONFLICT DO NOTHING', person, other);
}

/** Those whom this person does not want to hear. */
export async function blockedBy(sql: Sql, person: string): Promise<readonly string[]> {
  const rows = await sql.all<{ other: string }>('SELECT other FROM blocked WHERE person = ?', person);
  return rows.map(({ other }) => other);
}

export async function dropExpired(sql: Sql, now: number): Promise<void> {
  await sql.run('DELETE FROM session WHERE expires < ?', now);
  await sql.run('DELETE FROM device_link WHERE expires < ?', now);
}
