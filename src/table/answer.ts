// Where the bots' knowledge meets a table's questions: in a worker, or where there is none, at the table itself.

import { adviceOf, mergedReasons, reasonsOf } from '../bots/advice.ts';
import type { Decision } from '../bots/bot.ts';
import { type Knowledge, knowledgeOf } from '../bots/knowledge.ts';
import type { Thought } from '../bots/levels.ts';
import { botNamed } from '../bots/named.ts';
import { referencesOf } from '../bots/references.ts';
import type { AnyGame, GameTypes } from '../kernel/game.ts';
import type { AnyHints } from '../kernel/hints.ts';
import { imagine } from '../kernel/play.ts';
import type { Advised, Answers, Decided, Kind, Question, Questions } from './questions.ts';
import { standIn } from './table.ts';

/** What a bot has to know of a game. */
export interface Mind {
  readonly game: AnyGame;
  readonly hints: AnyHints;
}

/** Told how far it is; what it returns is waited for, so that a page can breathe. */
export type Progress = (share: number) => void | Promise<void>;

export async function answerTo(
  load: (game: string) => Promise<Mind>,
  question: Question,
  progress: Progress,
): Promise<Answers[Kind]> {
  const mind = await load(question.game);
  const { game } = mind;
  const knowledge = knowledgeOf(game, mind.hints);
  switch (question.kind) {
    case 'decide':
      return decide(mind, question);
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

function decide({ game, hints }: Mind, { level, view, rng }: Questions['decide']): Decided {
  // A policy names a move whenever it is asked, so it is asked only when it has to move.
  if (referencesOf(game, hints).has(level) && !isAwaited(game, view)) return { plan: [], share: 0 };
  const bot = botNamed(game, hints, level) ?? botNamed(game, hints, standIn)!;
  const { plan, chosen }: Decision<GameTypes> & Partial<Thought<GameTypes>> = bot.decide(view, rng);
  return { plan: plan.map((move) => game.moveKey(move)), share: chosen?.share ?? 0 };
}

function isAwaited(game: AnyGame, view: GameTypes['view']): boolean {
  return game.awaitedSeats(imagine(game, view)).some((seat) => seat === view.viewer);
}

function advise(knowledge: Knowledge<GameTypes>, { view, rng }: Questions['advise']): Advised | undefined {
  const advice = adviceOf(knowledge, view, rng);
  if (!advice) return undefined;
  const { plan, share, confidence, terms } = advice;
  return { plan: plan.moves.map((move) => knowledge.game.moveKey(move)), share, confidence, terms };
}
