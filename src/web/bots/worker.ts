// Bots think here, so that the page never waits for them.

import { type GameModule, registry } from '../../games/index.ts';
import { answerTo, loadReview } from '../../table/answer.ts';
import type { Preparation, Reply, Request } from '../../table/questions.ts';

/** Milliseconds: nobody wants a review before, and the line may be cut until then. */
const reviewAfter = 6000;

addEventListener('message', ({ data }: MessageEvent<Request | Preparation>) => {
  if ('prepare' in data) prepare(data.prepare);
  else void answer(data);
});

/** What cannot be loaded now is tried again, and told, when it is needed. */
function prepare(game: string): void {
  void load(game).catch(() => {});
  setTimeout(() => void loadReview().catch(() => {}), reviewAfter);
}

async function load(game: string): Promise<GameModule> {
  const entry = registry.find((one) => one.id === game);
  if (!entry) throw new Error(`no game is called ${game}`);
  return entry.load();
}

async function answer({ id, question }: Request): Promise<void> {
  const reply = (message: Reply): void => postMessage(message);
  try {
    reply({ id, answer: await answerTo(load, question, (progress) => reply({ id, progress })) });
  } catch (problem) {
    reply({ id, problem: String(problem) });
  }
}
