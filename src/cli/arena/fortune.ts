// What chance brought, apart from what was made of it. Whatever a position is thought to be worth, the worth after a
// draw less its mean over other draws comes to nothing in the long run: to take it out of account favours nobody, and
// leaves less scatter among the blocks.

import { knowledgeOf } from '../../bots/knowledge.ts';
import { luckOf, type Step } from '../../bots/review.ts';
import type { GameModule } from '../../games/whole.ts';
import type { GameTypes } from '../../kernel/game.ts';
import type { Rng } from '../../kernel/random.ts';
import { mean } from './interval.ts';

/** By seat, in shares of the win: what the chance of this move brought. */
export type Fortune = (step: Step<GameTypes>, rng: Rng) => readonly number[];

/** The more futures, the more of the scatter is seen to be luck; so many take about as long as a fast bot. */
const care = { draws: 6, drawFutures: 16 };

export function fortuneIn({ game, hints }: GameModule): Fortune {
  const knowledge = knowledgeOf(game, hints);
  return (step, rng) => luckOf(knowledge, step, rng, care);
}

/** The means of the blocks less what luck explains of them: their own mean is right in the long run, as luck's is 0. */
export function withoutLuck(means: readonly number[], lucks: readonly number[]): number[] {
  const slope = slopeOf(means, lucks);
  return means.map((share, block) => share - slope * lucks[block]!);
}

function slopeOf(means: readonly number[], lucks: readonly number[]): number {
  const [share, luck] = [mean(means), mean(lucks)];
  let together = 0;
  let alone = 0;
  for (const [block, one] of lucks.entries()) {
    together += (one - luck) * (means[block]! - share);
    alone += (one - luck) ** 2;
  }
  return alone > 0 ? together / alone : 0;
}
