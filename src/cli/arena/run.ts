// A run with all that belongs to it: results that are kept, a line of progress, and an end by Ctrl-C.

import type { Speech } from '../../i18n/format.ts';
import type { AnyGame } from '../../kernel/game.ts';
import { compete } from './compete.ts';
import type { Contest } from './contest.ts';
import { headerOf } from './header.ts';
import type { Limits } from './looks.ts';
import { startProgress } from './progress.ts';
import { openResults } from './results.ts';
import type { Summary } from './summary.ts';

export interface Run {
  readonly game: AnyGame;
  readonly contest: Contest;
  readonly limits: Limits;
  readonly threads: number;
  readonly file: string | undefined;
  readonly signal: AbortSignal;
  readonly speech: Speech;
}

/** Undefined if it was stopped before the first block was played. */
export async function runContest(run: Run): Promise<Summary | undefined> {
  const { game, contest, limits, threads, file, signal, speech } = run;
  const results = openResults(headerOf(game, contest), file);
  const progress = startProgress(speech, contest, limits);
  try {
    return await compete(contest, limits, { threads, results, signal, onBlock: progress.onBlock });
  } finally {
    progress.clear();
  }
}

/** The first Ctrl-C ends the run, a second one the process. */
export function stoppedByHand(): AbortSignal {
  const stop = new AbortController();
  for (const name of ['SIGINT', 'SIGTERM'] as const) process.once(name, () => stop.abort());
  return stop.signal;
}
