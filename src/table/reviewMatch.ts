// A finished match looked at again, with everything that the page needs to put it into words.

import type { Knowledge } from '../bots/knowledge.ts';
import { type Review, review } from '../bots/review.ts';
import type { GameTypes } from '../kernel/game.ts';
import { rngFromSeed } from '../kernel/random.ts';
import { type Made, movesMade } from '../match/made.ts';
import { open } from '../match/open.ts';
import type { Progress } from './answer.ts';
import type { Questions, Retold, RetoldFlaw, Reviewed } from './questions.ts';

type Steps = readonly Made<GameTypes>[];

/** With the same chance for everybody: whoever looks again sees the same. */
const seed = 'review';

export async function reviewMatch(
  knowledge: Knowledge<GameTypes>,
  { file, secret }: Questions['review'],
  progress: Progress,
): Promise<Reviewed> {
  const opened = open(knowledge.game, file, secret);
  if (!opened.ok) throw new Error(`${opened.misfit.code} (${opened.misfit.seq})`);
  const steps = movesMade(knowledge.game, opened.match);
  const work = review(knowledge, steps, rngFromSeed(seed));
  for (;;) {
    const { done, value } = work.next();
    if (done) return retold(knowledge, steps, value);
    await progress(value);
  }
}

function retold(
  { game }: Knowledge<GameTypes>,
  steps: Steps,
  { chances, turnings, judged, luck, lost }: Review<GameTypes>,
): Reviewed {
  const at = (index: number): Retold => {
    const { seat, before } = steps[index]!;
    return { index, seat, view: game.view(before, seat) };
  };
  const keysOf = (moves: readonly GameTypes['move'][]): string[] => moves.map((move) => game.moveKey(move));
  return {
    chances,
    seats: steps.map(({ seat }) => seat),
    turnings: turnings.map(({ index, played, change }) => ({
      ...at(index),
      end: index + played.length,
      keys: keysOf(withoutEnd(played)),
      change,
    })),
    flaws: judged.flatMap(({ index, played, best, loss, verdict }): RetoldFlaw[] => {
      if (verdict === 'good' || verdict === 'close') return [];
      return [{ ...at(index), played: keysOf(played), better: keysOf(best), loss, verdict }];
    }),
    luck,
    lost,
  };
}

/** That a turn was ended says little, if anything was done in it. */
function withoutEnd(moves: readonly GameTypes['move'][]): readonly GameTypes['move'][] {
  return moves.length > 1 && moves.at(-1)!.type === 'endTurn' ? moves.slice(0, -1) : moves;
}
