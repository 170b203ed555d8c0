// A run of the arena, from look to look.

import type { Contest } from './contest.ts';
import { startCrew } from './crew.ts';
import { type Limits, looksOf } from './looks.ts';
import type { Block } from './play.ts';
import type { Results } from './results.ts';
import { type Summary, summaryOf } from './summary.ts';

export interface Running {
  readonly threads: number;
  readonly results: Results;
  /** Ends the run early; what is played is kept. */
  readonly signal: AbortSignal;
  /** After every block that is played now. `counted`: what counts so far; `look`: how many it is to become. */
  onBlock?(counted: () => readonly Block[], look: number): void;
}

/** Undefined if not one block was played. Which blocks count does not depend on threads or interruptions. */
export async function compete(
  contest: Contest,
  limits: Limits,
  { threads, results, signal, onBlock }: Running,
): Promise<Summary | undefined> {
  const crew = startCrew(contest, threads);
  let counted: readonly Block[] = [];
  try {
    for (const look of looksOf(limits)) {
      const missing = Array.from({ length: look }, (_, block) => block).filter(
        (block) => !results.blocks.has(block),
      );
      await crew.play(
        missing,
        (block) => {
          results.add(block);
          onBlock?.(() => within(look), look);
        },
        signal,
      );
      counted = within(look);
      if (counted.length < look || isDecided()) break;
    }
  } finally {
    await crew.close();
  }
  return counted.length > 0 ? summaryOf(contest, limits, counted) : undefined;

  function within(look: number): readonly Block[] {
    return [...results.blocks.values()].filter(({ block }) => block < look).sort((a, b) => a.block - b.block);
  }

  function isDecided(): boolean {
    const { bar } = summaryOf(contest, limits, counted);
    return bar !== undefined && bar.verdict !== 'open';
  }
}
