// This device's share of chance: a commitment first, and when all have committed, what it was.

import type { Seat, Viewer } from '../../kernel/game.ts';
import { entropyCommitment, entropySeats } from '../../match/fairness.ts';
import type { Doing } from '../../protocol/client.ts';
import { randomHex } from '../chance.ts';
import type { Mirror } from './mirror.ts';

export interface Chance {
  /** Does what is to be done for the seats of this device. */
  bring(mirror: Mirror, viewers: readonly Viewer[]): void;
}

/** What outlives the page, in case it is loaded anew between the two. */
export interface Memory {
  recall(name: string): string | null;
  keep(name: string, value: string): void;
}

type Send = (seat: Seat, action: Doing, id: string) => void;

/** Sent again under the same id after a line was cut: twice is once. */
export function chanceFor(send: Send, memory: Memory): Chance {
  const ids = new Map<string, string>();
  const idOf = (what: string): string => {
    const id = ids.get(what) ?? randomHex(16);
    ids.set(what, id);
    return id;
  };
  return {
    bring({ header, match, standing }, viewers) {
      if (standing.phase !== 'entropy') return;
      const everybody = entropySeats(header);
      const isTime = everybody.every((seat) => standing.committed.includes(seat));
      for (const seat of everybody.filter((one) => viewers.includes(one))) {
        const place = `entropy.${match}.${seat}`;
        const opening = openingAt(memory, place);
        if (!standing.committed.includes(seat)) {
          const commit = entropyCommitment(header, seat, opening);
          send(seat, { type: 'commit', commit }, idOf(`${place}/commit`));
        } else if (isTime && !standing.opened.includes(seat))
          send(seat, { type: 'open', open: opening }, idOf(`${place}/open`));
      }
    },
  };
}

function openingAt({ recall, keep }: Memory, place: string): string {
  const known = recall(place);
  if (known !== null) return known;
  keep(place, randomHex(32));
  return recall(place)!;
}
