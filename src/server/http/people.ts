// Who one is, and a page of one's own.

import type { FastifyInstance } from 'fastify';
import { Type } from 'typebox';
import { exactly, Id } from '../../protocol/basics.ts';
import { DeviceLink, type Me, MyPage, MyWish, Ratings, Redeem, WhoAmI } from '../../protocol/http.ts';
import type { Hub } from '../live/hub.ts';
import { roomFrom, roomOf } from '../live/live.ts';
import { turnOf } from '../store/nows.ts';
import {
  block,
  changePerson,
  createDeviceLink,
  createPerson,
  readPerson,
  redeemDeviceLink,
} from '../store/people.ts';
import { ratingList, ratingsOf, resultsOf } from '../store/results.ts';
import { type RoomRow, roomsOf } from '../store/rooms.ts';
import type { Identity } from './identity.ts';
import { HttpProblem, notFound } from './problem.ts';

const Block = exactly({ person: Id, isBlocked: Type.Boolean() });
const Nothing = exactly({});

export function servePeople(app: FastifyInstance, hub: Hub, identity: Identity): void {
  const { store, now } = hub.world;

  app.get('/api/me', { schema: { summary: 'Who am I?', response: { 200: WhoAmI } } }, async (request) => ({
    person: (await identity.who(request)) ?? null,
  }));

  app.post<{ Body: Omit<Me, 'id'> }>(
    '/api/me',
    {
      schema: {
        summary: 'My name and look. Whoever has none gets a cookie',
        body: MyWish,
        response: { 200: WhoAmI },
      },
      config: { isForStrangers: true },
    },
    async (request, reply) => {
      const known = await identity.who(request);
      if (known) {
        const person = { id: known.id, ...request.body };
        await changePerson(store, person);
        return { person };
      }
      const person = await createPerson(store, request.body, now());
      await identity.begin(reply, person.id);
      return { person };
    },
  );

  app.post(
    '/api/me/devices',
    {
      schema: {
        summary: 'A link for another device of mine: good once, for ten minutes',
        response: { 200: DeviceLink },
      },
    },
    async (request) => createDeviceLink(store, (await identity.me(request)).id, now()),
  );

  // By POST only: whoever shows a preview of a link must not use it up.
  app.post<{ Body: { key: string } }>(
    '/api/devices/redeem',
    {
      schema: { summary: 'I am the person whose link this is', body: Redeem, response: { 200: WhoAmI } },
      config: { isForStrangers: true },
    },
    async (request, reply) => {
      const id = await redeemDeviceLink(store, request.body.key, now());
      const person = id === undefined ? undefined : await readPerson(store, id);
      if (!person) throw new HttpProblem(410, 'linkUsed', 'this link has been used, or is too old');
      await identity.begin(reply, person.id);
      return { person };
    },
  );

  app.post<{ Body: { person: string; isBlocked: boolean } }>(
    '/api/me/blocked',
    { schema: { summary: 'Not to hear what this person says', body: Block, response: { 200: Nothing } } },
    async (request) => {
      const me = await identity.me(request);
      const { person, isBlocked } = request.body;
      if (!(await readPerson(store, person))) throw notFound('person');
      await block(store, me.id, person, isBlocked ? 'yes' : 'no');
      return {};
    },
  );

  app.get(
    '/api/me/page',
    { schema: { summary: 'My games and results', response: { 200: MyPage } } },
    async (request) => {
      const me = await identity.me(request);
      const rooms = await roomsOf(store, me.id);
      const underWay = await Promise.all(rooms.map((room) => underWayOf(hub, room, me)));
      underWay.sort((a, b) => Number(b.isMyTurn) - Number(a.isMyTurn));
      return { underWay, finished: await resultsOf(store, me.id), ratings: await ratingsOf(store, me.id) };
    },
  );

  app.get<{ Params: { game: string } }>(
    '/api/ratings/:game',
    { schema: { summary: 'The strongest at a game', response: { 200: Ratings } } },
    async ({ params: { game } }) => ({ game, list: await ratingList(store, game) }),
  );
}

async function underWayOf(hub: Hub, row: RoomRow, me: Me) {
  const live = hub.held(row.id);
  const room = live ? roomOf(live) : roomFrom(row, () => false, 0);
  const turn = row.match === undefined ? undefined : await turnOf(hub.world.store, row.match);
  const isMyTurn = turn?.awaited.some((seat) => row.chairs[seat]?.person === me.id) ?? false;
  return { room, isMyTurn, ...(turn && { since: turn.at }) };
}
