// The page's end of the line to the bots.

import type { Answer, Preparation, Question } from './messages.ts';

export interface Bots {
  /** The key of the bot's move. */
  ask(question: Omit<Question, 'id'>): Promise<string>;
  close(): void;
}

/** For one game, which is loaded at once: the line may be cut later. */
export function startBots(game: string): Bots {
  const worker = new Worker(new URL('./worker.ts', import.meta.url), { type: 'module' });
  worker.postMessage({ prepare: game } satisfies Preparation);
  const waiting = new Map<number, { resolve(key: string): void; reject(problem: Error): void }>();
  let asked = 0;
  worker.addEventListener('message', (event: MessageEvent<Answer>) => {
    const promise = waiting.get(event.data.id);
    waiting.delete(event.data.id);
    if ('key' in event.data) promise?.resolve(event.data.key);
    else promise?.reject(new Error(event.data.problem));
  });
  worker.addEventListener('error', (event) => {
    for (const promise of waiting.values()) promise.reject(new Error(event.message));
    waiting.clear();
  });
  return {
    ask(question) {
      const id = asked++;
      return new Promise((resolve, reject) => {
        waiting.set(id, { resolve, reject });
        worker.postMessage({ ...question, id } satisfies Question);
      });
    },
    close: () => worker.terminate(),
  };
}
