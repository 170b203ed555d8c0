// The five levels, each against the next weaker one.

import { levelNames } from '../../kernel/hints.ts';
import type { Contest } from './contest.ts';
import type { Summary } from './summary.ts';

export interface Ladder {
  /** From the bottom. */
  readonly steps: readonly Summary[];
  /** `clear`: every step goes up for certain; `reversed`: one goes down for certain; `unclear`: neither is shown. */
  readonly order: 'clear' | 'unclear' | 'reversed';
}

/** From the bottom: the better one alone against the weaker one in all other seats. */
export function stepsOf(contest: Omit<Contest, 'bots'>): readonly Contest[] {
  return levelNames
    .slice(1)
    .map((better, index) => ({ ...contest, bots: [better, levelNames[index]!] as const }));
}

/** Of runs with the fair share as the bar. */
export function ladderOf(steps: readonly Summary[]): Ladder {
  const verdicts = steps.map(({ bar }) => bar?.verdict);
  const isClear = verdicts.length === levelNames.length - 1 && verdicts.every((verdict) => verdict === 'met');
  return { steps, order: isClear ? 'clear' : verdicts.includes('missed') ? 'reversed' : 'unclear' };
}
