// A match that has ended: its result is written once, whichever node does it.

import { finalOutcome } from '../../match/standing.ts';
import { writeResult } from '../store/results.ts';
import { closeRoom } from '../store/rooms.ts';
import type { Live } from './live.ts';

export async function finish(live: Live): Promise<void> {
  const { replica, room, world } = live;
  if (!replica?.table.match.isEnded) return;
  const { game } = replica;
  const { match } = replica.table;
  const outcome = finalOutcome(game, match);
  if (outcome) {
    const holders = match.header.sitters.map((sitter, seat) => {
      const chair = room.chairs[seat];
      if (chair?.kind === 'person' && chair.person !== undefined) return chair.person;
      return `bot:${sitter.who === 'bot' ? sitter.level : 'normal'}`;
    });
    const people = holders.filter((holder) => !holder.startsWith('bot:'));
    await writeResult(world.store, {
      match: match.header.table,
      room: live.id,
      game: game.id,
      at: match.log.at(-1)?.at ?? world.now(),
      names: match.header.sitters.map(({ name }) => name),
      places: outcome.places,
      scores: outcome.scores,
      holders,
      isRated:
        match.header.deal.kind === 'fair' &&
        holders.length > 1 &&
        people.length > 0 &&
        new Set(people).size === people.length,
    });
  }
  await closeRoom(world.store, live.id);
  world.bus.tell({ kind: 'room', room: live.id });
}
