// What a client keeps of what it was shown: a chain of hashes, so that the table cannot tell another story
// afterwards. `verify` makes the same chain from the log.

import type { GameTypes, Viewer } from '../kernel/game.ts';
import type { Shown } from '../kernel/play.ts';
import { digest } from './fairness.ts';
import type { Entry, Header } from './types.ts';

/** One link for each entry that showed something. Whoever missed an entry begins a new chain. */
export interface Seen {
  readonly viewer: Viewer;
  readonly links: readonly { readonly seq: number; readonly hash: string }[];
}

export function chain(previous: string, view: unknown): string {
  return digest('seen', previous, view);
}

/** With the view after the entry `seq`. */
export function beginSeen<T extends GameTypes>(
  header: Header,
  viewer: Viewer,
  seq: number,
  view: T['view'],
): Seen {
  return { viewer, links: [{ seq, hash: chain(digest('seen-by', header, viewer), view) }] };
}

/** With everything that the next entry showed: its frames, then how it looked in the end. */
export function addSeen<T extends GameTypes>(seen: Seen, seq: number, shown: Shown<T>): Seen {
  let hash = seen.links.at(-1)!.hash;
  for (const frame of shown.frames) hash = chain(hash, frame.view);
  return { viewer: seen.viewer, links: [...seen.links, { seq, hash: chain(hash, shown.view) }] };
}

/** Whether there is something new to see after an entry. */
export function shows(entry: Pick<Entry, 'type'>): boolean {
  switch (entry.type) {
    case 'deal':
    case 'move':
    case 'takeBack':
    case 'timeout':
      return true;
    case 'entropy':
    case 'resign':
    case 'handOver':
    case 'away':
    case 'end':
      return false;
  }
}
