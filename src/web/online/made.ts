// A set-up as a table far away: who sits at this device stays here, the others are called.

import type { Rules } from '../../games/index.ts';
import type { ChairWish } from '../../protocol/room.ts';
import { applicable, type Draft } from '../setup/wishes.ts';
import type { Answered } from './api.ts';
import { somebody } from './me.ts';
import { makeTable, type RoomAnswered } from './tables.ts';

/** EG-V3: a minute for each turn. */
const turnSeconds = 60;

export async function makeTableOf(module: Rules, draft: Draft): Promise<Answered<RoomAnswered>> {
  const who = await somebody();
  if (!who.ok) return who;
  const places = draft.places.slice(0, draft.seats);
  const first = places.findIndex((place) => place.sitting === 'person');
  const options = applicable(module, draft);
  const chairs = places.map(({ sitting, name, look }, seat): ChairWish => {
    if (sitting !== 'person') return { kind: 'bot', level: sitting };
    const ownLook = look as Extract<ChairWish, { kind: 'me' }>['look'];
    return seat === first
      ? { kind: 'me', name: name.trim() || who.value.name, ...(ownLook && { look: ownLook }) }
      : { kind: 'open' };
  });
  const isTimed = options.timer === true;
  return makeTable({
    game: module.game.id,
    options: Object.fromEntries(
      Object.entries(options).map(([name, value]) => [name, Array.isArray(value) ? [...value] : value]),
    ) as never,
    clock: isTimed ? { kind: 'turn', seconds: turnSeconds } : { kind: 'none' },
    isListed: false,
    talk: 'phrases',
    chairs,
  });
}

export { problemWords } from './api.ts';
