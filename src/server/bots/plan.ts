// A bot goes through with what it has planned, as long as nobody else does anything.

import type { Seat } from '../../kernel/game.ts';
import type { AnyMatch } from '../live/replica.ts';

export interface Pursued {
  readonly plan: readonly string[];
  /** The entry that its first move was to become. */
  readonly from: number;
}

/** The next move of a plan that has begun, if everything since is a step of it. */
export function nextStep(
  { log, changed }: AnyMatch,
  seat: Seat,
  { plan, from }: Pursued,
): string | undefined {
  if (changed !== log.length || changed < from) return undefined;
  const isUnderWay = log.slice(from - 1).every((entry, index) => {
    return entry.type === 'move' && entry.seat === seat && entry.key === plan[index];
  });
  return isUnderWay ? plan[changed + 1 - from] : undefined;
}
