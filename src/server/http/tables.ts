// Tables: made, found, joined, begun.

import type { FastifyInstance } from 'fastify';
import { exactly, Id } from '../../protocol/basics.ts';
import {
  Leave,
  Lobby,
  MatchFile,
  type Me,
  type NewTable,
  NewTable as NewTableBody,
  RoomAnswer,
  SetChair,
  Sit,
  Swap,
} from '../../protocol/http.ts';
import type { ChairWish } from '../../protocol/room.ts';
import { leave, openTable, rematch, roomNamed, setChair, sit, start, swap } from '../gathering.ts';
import type { Hub } from '../live/hub.ts';
import { roomFrom, roomOf } from '../live/live.ts';
import { listedRooms, type RoomRow } from '../store/rooms.ts';
import type { Identity } from './identity.ts';
import { notFound, notYours } from './problem.ts';

const TableId = exactly({ table: Id });
const MatchId = exactly({ match: Id });
type OfTable = { Params: { table: string } };

/** A table that nobody has begun to play at for so long is no longer in the lobby. */
const listedMs = 60 * 60 * 1000;

export function serveTables(app: FastifyInstance, hub: Hub, identity: Identity): void {
  const { world } = hub;
  const seen = (row: RoomRow) => {
    const live = hub.held(row.id);
    return live && live.room === row
      ? roomOf(live)
      : roomFrom(row, (person) => isHere(hub, row.id, person), live?.eyes.size ?? 0);
  };
  const answer = (room: RoomRow, me: Me | undefined, key?: string) => {
    const isInside = me && (room.host === me.id || room.chairs.some(({ person }) => person === me.id));
    const links = { join: room.joinKey, watch: room.watchKey };
    return { room: seen(room), ...((isInside || key === room.joinKey) && { links }) };
  };
  const answers = { 200: RoomAnswer };

  app.get(
    '/api/lobby',
    { schema: { summary: 'Tables that anybody may join', response: { 200: Lobby } } },
    async () => ({
      tables: (await listedRooms(world.store, world.now() - listedMs)).map(seen),
    }),
  );

  app.post<{ Body: NewTable }>(
    '/api/tables',
    { schema: { summary: 'A new table', body: NewTableBody, response: answers } },
    async (request) => {
      const me = await identity.me(request);
      return answer(await openTable(world, me, request.body), me);
    },
  );

  app.get<OfTable & { Querystring: { key?: string } }>(
    '/api/tables/:table',
    {
      schema: {
        summary: 'A table. With the key of its link, its links too',
        params: TableId,
        response: answers,
      },
    },
    async (request) => {
      const room = await roomNamed(world, request.params.table);
      return answer(room, await identity.who(request), request.query.key);
    },
  );

  /** Something that a person does to a table. */
  const deed = <Body>(
    name: string,
    summary: string,
    body: object | undefined,
    act: (room: RoomRow, me: Me, body: Body) => Promise<RoomRow | undefined>,
  ): void => {
    app.post<OfTable & { Body: Body }>(
      `/api/tables/:table/${name}`,
      { schema: { summary, params: TableId, ...(body && { body }), response: answers } },
      async (request) => {
        const me = await identity.me(request);
        const room = await roomNamed(world, request.params.table);
        const other = await act(room, me, request.body as Body);
        return answer(other ?? (await roomNamed(world, room.id)), me);
      },
    );
  };
  deed<Parameters<typeof sit>[3]>('sit', 'Take an open chair', Sit, (room, me, wish) =>
    sit(world, room, me, wish),
  );
  deed<{ seat: number }>('leave', 'Leave a chair of mine', Leave, (room, me, { seat }) =>
    leave(world, room, me, seat),
  );
  deed<{ seat: number; to: Exclude<ChairWish, { kind: 'me' }> }>(
    'chair',
    'The host removes somebody, or puts a bot there',
    SetChair,
    (room, me, { seat, to }) => setChair(world, room, me, seat, to),
  );
  deed<{ seats: number[] }>('swap', 'The host swaps two chairs', Swap, (room, me, { seats }) =>
    swap(world, room, me, seats),
  );
  deed('start', 'The host begins the match', undefined, (room, me) => start(world, room, me));
  deed('rematch', 'The same people again, the next one first', undefined, (room, me) =>
    rematch(world, room, me),
  );

  app.get<{ Params: { match: string } }>(
    '/api/matches/:match/file',
    {
      schema: {
        summary: 'The whole match, when it is over: to check it and to replay it',
        params: MatchId,
        response: { 200: MatchFile },
      },
    },
    async (request) => {
      const row = await world.store.load(request.params.match);
      if (!row) throw notFound('match');
      const log = (await world.store.since(row.id, 0)).map(
        ({ body }) => JSON.parse(body) as { type: string },
      );
      // A running log holds sealed bids.
      if (log.at(-1)?.type !== 'end') throw notYours('the match is not over');
      return { header: JSON.parse(row.header) as unknown, log };
    },
  );
}

function isHere(hub: Hub, table: string, person: string): boolean {
  return [...(hub.held(table)?.eyes ?? [])].some((eye) => eye.person === person);
}
