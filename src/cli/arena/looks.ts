// When a run with a bar may stop. Whoever looks at an interval until it suits him finds what he wants to find. So the
// looks are few and at fixed numbers of blocks, and each has a part of the 5 % of its own: a half at the first, then a
// quarter, an eighth … and the last one what is left. Together they err in at most 5 % of all runs, however long these
// are and however the games hang together. A clear match ends at the first look, and its interval is only a seventh wider
// than for a single one. A match that is known to be close needs nearly all its blocks, so there the last look has the most.

import { type Interval, shareInterval } from './interval.ts';

export interface Limits {
  /** At most. */
  readonly blocks: number;
  /** A share to be decided about, and the number of blocks at the first look. */
  readonly bar?: Bar;
}

interface Bar {
  readonly share: number;
  readonly leastBlocks: number;
  readonly isClose?: true;
}

/** The numbers of blocks to stop at: half as many again each time. Without a bar the end alone. */
export function looksOf({ blocks, bar }: Limits): readonly number[] {
  if (!bar) return [blocks];
  const looks: number[] = [];
  for (let look = bar.leastBlocks; look <= blocks; look = Math.ceil(look * 1.5)) looks.push(look);
  return looks;
}

const alpha = 0.05;

/** What the look may err by; the first has the number 0. */
export function alphaOf(limits: Limits, look: number): number {
  const last = looksOf(limits).length - 1;
  if (!limits.bar?.isClose) return look === last ? alpha / 2 ** look : alpha / 2 ** (look + 1);
  const later = last - look;
  return look === 0 ? alpha / 4 ** later : (alpha * 3) / 4 ** (later + 1);
}

export type Verdict = 'met' | 'missed' | 'open';

export function verdictOf({ low, high }: Interval, bar: number): Verdict {
  return low >= bar ? 'met' : high < bar ? 'missed' : 'open';
}

/** Of so many blocks: the interval at the look that is reached with them, or at the next one. */
export function intervalAt(limits: Limits, blockMeans: readonly number[], gamesPerBlock: number): Interval {
  const looks = looksOf(limits);
  const reached = looks.findIndex((look) => blockMeans.length <= look);
  return shareInterval(blockMeans, gamesPerBlock, alphaOf(limits, reached < 0 ? looks.length - 1 : reached));
}
