// How people come to sit at a table, and how their match begins.

import { randomBytes } from 'node:crypto';
import type { AnyGame } from '../kernel/game.ts';
import { checkOptions } from '../kernel/options.ts';
import { create } from '../match/match.ts';
import type { Sitter } from '../match/types.ts';
import type { Me, NewTable } from '../protocol/http.ts';
import type { ChairWish } from '../protocol/room.ts';
import { conflict, HttpProblem, notFound, notYours } from './http/problem.ts';
import type { World } from './live/live.ts';
import { newKey } from './store/people.ts';
import {
  type ChairRow,
  createRoom,
  putMatch,
  putNext,
  type RoomRow,
  readRoom,
  takeChair,
  writeChairs,
} from './store/rooms.ts';

/** What a bot is called where a name is needed; each reader sees its level in their own language. */
const botNames = ['Robo', 'Bit', 'Pixel', 'Gear', 'Spark', 'Echo', 'Nova', 'Dot', 'Zip', 'Mex'];

export async function openTable(world: World, me: Me, wish: NewTable): Promise<RoomRow> {
  const game = await gameOf(world, wish.game);
  const { chairs, options, clock, talk, isListed } = wish;
  const checked = checkOptions(game, chairs.length, options);
  if (!checked.ok) {
    throw new HttpProblem(400, checked.problem.code, `${game.id}: ${JSON.stringify(checked.problem)}`);
  }
  return newRoom(world, me.id, {
    game: game.id,
    settings: { options: { ...checked.options } as NewTable['options'], clock, talk },
    isListed,
    chairs: chairs.map((chair, seat) => seated(chair, seat, me)),
  });
}

function seated(wish: ChairWish, seat: number, me: Me): ChairRow {
  switch (wish.kind) {
    case 'open':
      return { seat, kind: 'open' };
    case 'bot':
      return { seat, kind: 'bot', name: botNames[seat]!, level: wish.level };
    case 'me':
      return { seat, kind: 'person', person: me.id, name: wish.name ?? me.name, look: wish.look ?? me.look };
  }
}

async function newRoom(
  world: World,
  host: string,
  made: Pick<RoomRow, 'game' | 'settings' | 'isListed' | 'chairs'>,
): Promise<RoomRow> {
  const room: RoomRow = {
    id: newKey(12),
    host,
    joinKey: newKey(),
    watchKey: newKey(),
    match: undefined,
    next: undefined,
    isOver: false,
    touched: world.now(),
    ...made,
  };
  await createRoom(world.store, room);
  return room;
}

async function gameOf(world: World, id: string): Promise<AnyGame> {
  try {
    return await world.gameOf(id);
  } catch {
    throw new HttpProblem(400, 'unknownGame', `there is no game ${id}`);
  }
}

export async function roomNamed(world: World, id: string): Promise<RoomRow> {
  const room = await readRoom(world.store, id);
  if (!room) throw notFound('table');
  return room;
}

export async function sit(
  world: World,
  room: RoomRow,
  me: Me,
  wish: { seat: number; key?: string; name?: string; look?: Me['look'] },
): Promise<undefined> {
  const isKnown = room.host === me.id || room.chairs.some(({ person }) => person === me.id);
  if (!room.isListed && !isKnown && wish.key !== room.joinKey)
    throw notYours('this table is open by its link only');
  const chair = seated(
    { kind: 'me', ...(wish.name && { name: wish.name }), ...(wish.look && { look: wish.look }) },
    wish.seat,
    me,
  );
  if (!(await takeChair(world.store, room.id, chair))) throw conflict('taken', 'this chair is taken');
  changed(world, room.id);
}

export async function leave(world: World, room: RoomRow, me: Me, seat: number): Promise<undefined> {
  if (room.chairs[seat]?.person !== me.id) throw notYours('this chair is not yours');
  await write(world, room, [{ seat, kind: 'open' }]);
}

/** By the host. */
export async function setChair(
  world: World,
  room: RoomRow,
  me: Me,
  seat: number,
  to: Exclude<ChairWish, { kind: 'me' }>,
): Promise<undefined> {
  mustHost(room, me);
  if (!room.chairs[seat]) throw notFound('chair');
  await write(world, room, [seated(to, seat, me)]);
}

export async function swap(
  world: World,
  room: RoomRow,
  me: Me,
  seats: readonly number[],
): Promise<undefined> {
  mustHost(room, me);
  const [one, other] = seats.map((seat) => room.chairs[seat]);
  if (!one || !other || one === other) throw notFound('chair');
  await write(world, room, [
    { ...other, seat: one.seat },
    { ...one, seat: other.seat },
  ]);
}

function mustHost(room: RoomRow, me: Me): void {
  if (room.host !== me.id) throw notYours('only the host may do this');
}

async function write(world: World, room: RoomRow, chairs: readonly ChairRow[]): Promise<void> {
  if (!(await writeChairs(world.store, room.id, chairs))) throw conflict('begun', 'the match has begun');
  changed(world, room.id);
}

export function changed(world: World, room: string): void {
  world.bus.tell({ kind: 'room', room });
}

/** By the host, when no chair is open any more. */
export async function start(world: World, room: RoomRow, me: Me): Promise<undefined> {
  mustHost(room, me);
  if (room.match !== undefined) throw conflict('begun', 'the match has begun');
  if (room.chairs.some(({ kind }) => kind === 'open')) throw conflict('openChairs', 'a chair is still open');
  const game = await gameOf(world, room.game);
  const { options, clock } = room.settings;
  const created = create(game, {
    table: newKey(12),
    options,
    clock,
    sitters: room.chairs.map(sitterOf),
    chance: { secret: randomBytes(32).toString('hex') },
  });
  if (!created.ok) throw new HttpProblem(400, created.problem.code, JSON.stringify(created.problem));
  const { header, secret } = created.match;
  const row = { id: header.table, room: room.id, header: JSON.stringify(header), secret: secret ?? null };
  await world.store.create(row);
  if (!(await putMatch(world.store, room.id, undefined, row.id, world.now()))) {
    throw conflict('begun', 'the match has begun');
  }
  changed(world, room.id);
}

function sitterOf({ kind, name = '', level = 'normal' }: ChairRow): Sitter {
  return kind === 'bot' ? { who: 'bot', name, level } : { who: 'person', name };
}

/** The same people at a new table; whoever went first goes last. The first to ask makes it, the others find it. */
export async function rematch(world: World, room: RoomRow, me: Me): Promise<RoomRow> {
  if (!room.chairs.some(({ person }) => person === me.id)) throw notYours('you did not play here');
  if (!room.isOver) throw conflict('notOver', 'the match is not over');
  if (room.next !== undefined) return roomNamed(world, room.next);
  const [first, ...others] = room.chairs;
  const next = await newRoom(world, room.host, {
    game: room.game,
    settings: room.settings,
    isListed: false,
    chairs: [...others, first!].map((chair, seat) => ({ ...chair, seat })),
  });
  if (!(await putNext(world.store, room.id, next.id))) {
    return roomNamed(world, (await roomNamed(world, room.id)).next!);
  }
  changed(world, room.id);
  return next;
}
