// Bots think here, so that the page never waits for them.

import { mindOf } from '../../games/index.ts';
import { answerTo, loadReview } from '../../table/answer.ts';
import type { Preparation, Reply, Request } from '../../table/questions.ts';

/** Milliseconds: nobody wants a review before, and the line may be cut until then. */
const reviewAfter = 6000;

addEventListener('message', ({ data }: MessageEvent<Request | Preparation>) => {
  if ('prepare' in data) prepare(data);
  else void answer(data);
});

/** What cannot be loaded now is tried again, and told, when it is needed. */
function prepare({ prepare: game, rules }: Preparation): void {
  void mindOf(game, rules).catch(() => {});
  setTimeout(() => void loadReview().catch(() => {}), reviewAfter);
}

async function answer({ id, rules, question }: Request): Promise<void> {
  const reply = (message: Reply): void => postMessage(message);
  try {
    reply({
      id,
      answer: await answerTo(
        (game) => mindOf(game, rules),
        question,
        (progress) => reply({ id, progress }),
      ),
    });
  } catch (problem) {
    reply({ id, problem: String(problem) });
  }
}
