// The page's end of the line to the bots.

import type { Rules } from '../../games/index.ts';
import type {
  Answers,
  Ask,
  Kind,
  Preparation,
  Question,
  QuestionOf,
  Reply,
  Request,
} from '../../table/questions.ts';
import { whenFree } from '../../ui-kit/answer.ts';

export interface Bots {
  readonly ask: Ask;
  close(): void;
}

interface Waiting {
  resolve(answer: Answers[Kind]): void;
  reject(problem: Error): void;
  progress(share: number): void;
}

/** For one game, which is loaded as soon as the table stands: the line may be cut later. */
export function startBots({ game }: Rules): Bots {
  const rules = game.rulesVersion;
  const waiting = new Map<number, Waiting>();
  let asked = 0;
  let worker: Worker | undefined;
  let isClosed = false;
  const start = (): Worker => startWorker({ prepare: game.id, rules }, waiting);
  whenFree(() => {
    if (!isClosed) worker ??= start();
  });
  const send = (question: Question, progress: (share: number) => void): Promise<Answers[Kind]> =>
    new Promise((resolve, reject) => {
      const id = asked++;
      worker ??= start();
      waiting.set(id, { resolve, reject, progress });
      worker.postMessage({ id, rules, question } satisfies Request);
    });
  return {
    async ask<Which extends Kind>(asked: QuestionOf<Which>, progress: (share: number) => void = () => {}) {
      const question = asked as Question;
      const answer = await send(question, progress).catch(async () => {
        const { thinkHere } = await import('./here.ts');
        return thinkHere(rules, question, progress);
      });
      // A question is answered in its own kind.
      return answer as Answers[Which];
    },
    close() {
      isClosed = true;
      worker?.terminate();
    },
  };
}

function startWorker(preparation: Preparation, waiting: Map<number, Waiting>): Worker {
  const worker = new Worker(new URL('./worker.ts', import.meta.url), { type: 'module' });
  worker.postMessage(preparation);
  worker.addEventListener('message', ({ data }: MessageEvent<Reply>) => {
    const asker = waiting.get(data.id);
    if ('progress' in data) {
      asker?.progress(data.progress);
      return;
    }
    waiting.delete(data.id);
    if ('problem' in data) asker?.reject(new Error(data.problem));
    else asker?.resolve(data.answer);
  });
  worker.addEventListener('error', (event) => {
    for (const asker of waiting.values()) asker.reject(new Error(event.message));
    waiting.clear();
  });
  return worker;
}
