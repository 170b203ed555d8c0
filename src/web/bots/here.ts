// Where no worker can be had the page thinks itself: slower, but the game goes on.

import { mindOf } from '../../games/index.ts';
import { answerTo } from '../../table/answer.ts';
import type { Answers, Kind, Question } from '../../table/questions.ts';

export function thinkHere(
  rules: number,
  question: Question,
  progress: (share: number) => void,
): Promise<Answers[Kind]> {
  const load = (game: string) => mindOf(game, rules);
  return answerTo(load, question, async (share) => {
    progress(share);
    await new Promise((resolve) => setTimeout(resolve));
  });
}
