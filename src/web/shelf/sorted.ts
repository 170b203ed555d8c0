// The kept matches as the shelf shows them. Pure.

import type { KeptMatch } from '../matches.ts';

export interface Sorted {
  /** The newest first. */
  readonly underway: readonly KeptMatch[];
  readonly finished: readonly KeptMatch[];
  /** Nobody has made a move there: they leave no trace. */
  readonly untouched: readonly KeptMatch[];
}

export function sorted(newestFirst: readonly KeptMatch[]): Sorted {
  const touched = newestFirst.filter(isTouched);
  return {
    underway: touched.filter((match) => !match.isOver),
    finished: touched.filter((match) => match.isOver),
    untouched: newestFirst.filter((match) => !isTouched(match)),
  };
}

/** What bots did while nobody answered does not count, unless only bots play. */
function isTouched({ players, file }: KeptMatch): boolean {
  const people = players.filter(({ kind }) => kind === 'person').map(({ seat }) => seat);
  return file.log.some(
    (entry) => entry.type === 'move' && (people.length === 0 || people.includes(entry.seat)),
  );
}
