// Where the bots' knowledge meets the page's questions: in the worker, or in the page itself.

import { adviceOf, mergedReasons, reasonsOf } from '../../bots/advice.ts';
import { type Knowledge, knowledgeOf } from '../../bots/knowledge.ts';
import { botOf } from '../../bots/levels.ts';
import type { GameModule } from '../../games/index.ts';
import type { GameTypes } from '../../kernel/game.ts';
import type { Advised, Answers, Decided, Kind, Question, Questions } from './messages.ts';

export type Load = (game: string) => Promise<Pick<GameModule, 'game' | 'hints'>>;

/** Told how far it is; what it returns is waited for, so that a page can breathe. */
export type Progress = (share: number) => void | Promise<void>;

export async function answerTo(load: Load, question: Question, progress: Progress): Promise<Answers[Kind]> {
  const { game, hints } = await load(question.game);
  const knowledge = knowledgeOf(game, hints);
  switch (question.kind) {
    case 'decide':
      return decide(knowledge, question);
    case 'advise':
      return advise(knowledge, question);
    case 'explain': {
      const reasons = question.thoughts.map(({ view, rng, plan, share }) => {
        const moves = plan.map((key) => game.parseMove(key)!);
        return reasonsOf(knowledge, view, { chosen: { moves, share } }, rng);
      });
      return mergedReasons(reasons);
    }
    case 'review': {
      const { reviewMatch } = await loadReview();
      return reviewMatch(knowledge, question, progress);
    }
  }
}

export const loadReview = () => import('./reviewMatch.ts');

function decide(knowledge: Knowledge<GameTypes>, { level, view, rng }: Questions['decide']): Decided {
  const { plan, chosen } = botOf(knowledge, level).decide(view, rng);
  return { plan: plan.map((move) => knowledge.game.moveKey(move)), share: chosen?.share ?? 0 };
}

function advise(knowledge: Knowledge<GameTypes>, { view, rng }: Questions['advise']): Advised | undefined {
  const advice = adviceOf(knowledge, view, rng);
  if (!advice) return undefined;
  const { plan, share, confidence, terms } = advice;
  return { plan: plan.moves.map((move) => knowledge.game.moveKey(move)), share, confidence, terms };
}
