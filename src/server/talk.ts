// Talking at a table: ready phrases, and words of one's own where the host allows them.

import type { ClientMessage } from '../protocol/client.ts';
import type { Why } from './live/judge.ts';
import type { Eye, Live } from './live/live.ts';
import type { Buckets } from './rates.ts';
import { readPerson } from './store/people.ts';
import { addSaid } from './store/talk.ts';

type Say = Extract<ClientMessage, { t: 'say' }>;

interface Speaker {
  readonly live: Live;
  readonly eye: Eye;
  readonly talk: Buckets;
}

/** Why not; undefined: it was said, and everybody hears of it. */
export async function say(
  { live, eye, talk }: Speaker,
  { seat, phrase, text }: Say,
): Promise<Why | undefined> {
  const { world, room } = live;
  const mine = room.chairs.filter((chair) => chair.person !== undefined && chair.person === eye.person);
  const chair = seat === undefined ? mine[0] : mine.find((one) => one.seat === seat);
  if (eye.person === undefined || (!chair && eye.person !== room.host)) return { code: 'notYours' };
  if ((phrase === undefined) === (text === undefined)) return { code: 'badMessage' };
  const words = text === undefined ? undefined : text.replaceAll(/[\p{Cc}\p{Cf}\p{Cs}]+/gu, ' ').trim();
  if (words !== undefined && (room.settings.talk !== 'free' || words === '')) return { code: 'notAllowed' };
  if (!talk.take(eye.person, world.now())) return { code: 'tooFast' };
  const name = chair?.name ?? (await readPerson(world.store, eye.person))?.name ?? '';
  const n = await addSaid(world.store, room.id, {
    at: world.now(),
    person: eye.person,
    name,
    ...(chair && { seat: chair.seat }),
    ...(phrase !== undefined && { phrase }),
    ...(words !== undefined && { text: words }),
  });
  world.bus.tell({ kind: 'said', room: room.id, n });
  return undefined;
}
