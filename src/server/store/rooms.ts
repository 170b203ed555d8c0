// Tables as they are gathered: settings, chairs, the match that is played there.

import type { NewTable } from '../../protocol/http.ts';
import type { Chair } from '../../protocol/room.ts';
import type { Sql, Statement } from './store.ts';

export type Settings = Pick<NewTable, 'options' | 'clock' | 'talk'>;
export type ChairRow = Omit<Chair, 'isHere'>;

export interface RoomRow {
  readonly id: string;
  readonly host: string;
  readonly game: string;
  readonly settings: Settings;
  readonly isListed: boolean;
  readonly joinKey: string;
  readonly watchKey: string;
  readonly match: string | undefined;
  readonly next: string | undefined;
  readonly isOver: boolean;
  readonly touched: number;
  /** By seat. */
  readonly chairs: readonly ChairRow[];
}

interface Stored {
  readonly id: string;
  readonly host: string;
  readonly game: string;
  readonly settings: string;
  readonly is_listed: number;
  readonly join_key: string;
  readonly watch_key: string;
  readonly match: string | null;
  readonly next: string | null;
  readonly is_over: number;
  readonly touched: number;
}

interface StoredChair {
  readonly room: string;
  readonly seat: number;
  readonly kind: ChairRow['kind'];
  readonly person: string | null;
  readonly name: string | null;
  readonly look: NonNullable<ChairRow['look']> | null;
  readonly level: NonNullable<ChairRow['level']> | null;
}

export async function createRoom(sql: Sql, room: RoomRow): Promise<void> {
  const { id, host, game, settings, isListed, joinKey, watchKey, touched, chairs } = room;
  await sql.batch([
    [
      `INSERT INTO room (id, host, game, settings, is_listed, join_key, watch_key, touched)
        VALUES (?, ?, ?, ?, ?, ?, ?, ?)`,
      ...[id, host, game, JSON.stringify(settings), isListed ? 1 : 0, joinKey, watchKey, touched],
    ],
    ...chairs.map(
      (chair): Statement => ['INSERT INTO chair VALUES (?, ?, ?, ?, ?, ?, ?)', ...stored(id, chair)],
    ),
  ]);
}

function stored(room: string, { seat, kind, person, name, look, level }: ChairRow) {
  return [room, seat, kind, person ?? null, name ?? null, look ?? null, level ?? null] as const;
}

export async function readRoom(sql: Sql, id: string): Promise<RoomRow | undefined> {
  const [row] = await sql.all<Stored>('SELECT * FROM room WHERE id = ?', id);
  return row && (await withChairs(sql, [row]))[0];
}

/** The latest first. */
export async function listedRooms(sql: Sql, since: number): Promise<readonly RoomRow[]> {
  const rows = await sql.all<Stored>(
    `SELECT * FROM room WHERE is_listed = 1 AND match IS NULL AND is_over = 0 AND touched > ?
      ORDER BY touched DESC LIMIT 50`,
    since,
  );
  return withChairs(sql, rows);
}

export async function roomsOf(sql: Sql, person: string): Promise<readonly RoomRow[]> {
  const rows = await sql.all<Stored>(
    `SELECT * FROM room WHERE is_over = 0 AND (host = ? OR id IN (SELECT room FROM chair WHERE person = ?))
      ORDER BY touched DESC LIMIT 100`,
    person,
    person,
  );
  return withChairs(sql, rows);
}

async function withChairs(sql: Sql, rows: readonly Stored[]): Promise<readonly RoomRow[]> {
  if (rows.length === 0) return [];
  const chairs = await sql.all<StoredChair>(
    `SELECT * FROM chair WHERE room IN (${rows.map(() => '?').join(', ')}) ORDER BY room, seat`,
    ...rows.map(({ id }) => id),
  );
  return rows.map((row) => ({
    id: row.id,
    host: row.host,
    game: row.game,
    settings: JSON.parse(row.settings) as Settings,
    isListed: row.is_listed === 1,
    joinKey: row.join_key,
    watchKey: row.watch_key,
    match: row.match ?? undefined,
    next: row.next ?? undefined,
    isOver: row.is_over === 1,
    touched: row.touched,
    chairs: chairs.filter(({ room }) => room === row.id).map(chairOf),
  }));
}

function chairOf({ seat, kind, person, name, look, level }: StoredChair): ChairRow {
  return {
    seat,
    kind,
    ...(person !== null && { person }),
    ...(name !== null && { name }),
    ...(look !== null && { look }),
    ...(level !== null && { level }),
  };
}

/** False: somebody else sat down there first, or the match has begun. */
export async function takeChair(sql: Sql, room: string, chair: ChairRow): Promise<boolean> {
  const { seat, person, name, look } = chair;
  const changed = await sql.run(
    `UPDATE chair SET kind = 'person', person = ?, name = ?, look = ?, level = NULL
      WHERE room = ? AND seat = ? AND kind = 'open' AND EXISTS (SELECT 1 FROM room WHERE id = ? AND match IS NULL)`,
    ...[person ?? null, name ?? null, look ?? null, room, seat, room],
  );
  return changed === 1;
}

/** Before the match begins. False: it has. */
export async function writeChairs(sql: Sql, room: string, chairs: readonly ChairRow[]): Promise<boolean> {
  const changes = await sql.batch(
    chairs.map((chair): Statement => {
      const [, seat, ...values] = stored(room, chair);
      return [
        `UPDATE chair SET kind = ?, person = ?, name = ?, look = ?, level = ?
          WHERE room = ? AND seat = ? AND EXISTS (SELECT 1 FROM room WHERE id = ? AND match IS NULL)`,
        ...values,
        ...[room, seat, room],
      ];
    }),
  );
  return changes.every((changed) => changed === 1);
}

/** False: another match has been put there in the meantime. */
export async function putMatch(
  sql: Sql,
  room: string,
  from: string | undefined,
  to: string,
  now: number,
): Promise<boolean> {
  const changed = await sql.run(
    `UPDATE room SET match = ?, touched = ? WHERE id = ? AND coalesce(match, '') = ?`,
    ...[to, now, room, from ?? ''],
  );
  return changed === 1;
}

/** False: there is one already. */
export async function putNext(sql: Sql, room: string, next: string): Promise<boolean> {
  return (await sql.run('UPDATE room SET next = ? WHERE id = ? AND next IS NULL', next, room)) === 1;
}

export async function closeRoom(sql: Sql, room: string): Promise<void> {
  await sql.run('UPDATE room SET is_over = 1 WHERE id = ?', room);
}

/** Rooms that nobody has begun to play in for long. */
export async function dropStaleRooms(sql: Sql, before: number): Promise<void> {
  await sql.run('UPDATE room SET is_over = 1 WHERE match IS NULL AND is_over = 0 AND touched < ?', before);
}
