// Where no worker can be had the page thinks itself: slower, but the game goes on.

import type { GameModule } from '../../games/index.ts';
import { answerTo } from '../../table/answer.ts';
import type { Answers, Kind, Question } from '../../table/questions.ts';

const files = import.meta.glob<Pick<GameModule, 'hints'>>(['../../games/*/bot.ts', '!../../games/_*/**']);

export function thinkHere(
  { game }: GameModule,
  question: Question,
  progress: (share: number) => void,
): Promise<Answers[Kind]> {
  const load = async (id: string) => ({ game, ...(await files[`../../games/${id}/bot.ts`]!()) });
  return answerTo(load, question, async (share) => {
    progress(share);
    await new Promise((resolve) => setTimeout(resolve));
  });
}
