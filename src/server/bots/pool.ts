// Bots at work: a few threads, and a queue that does not grow for ever. Losing a thread costs nothing but time.

import { Worker } from 'node:worker_threads';
import type { GameTypes } from '../../kernel/game.ts';
import type { Rng } from '../../kernel/random.ts';

export interface Question {
  readonly game: string;
  /** Of its rules. */
  readonly version: number;
  readonly level: string;
  /** Of the bot's own seat: it gets nothing else. */
  readonly view: GameTypes['view'];
  readonly rng: Rng;
}

export interface Thinking extends Question {
  readonly id: number;
}

export interface Thought {
  readonly id: number;
  readonly plan: readonly string[];
}

export interface Pool {
  /** `place`: a new question of the same match and seat takes the place of one that waits. Undefined: it has been given
   *  up; whoever still wants to know asks again. */
  ask(
    place: string,
    isWatched: 'watched' | 'unwatched',
    question: Question,
  ): Promise<readonly string[] | undefined>;
  readonly waiting: () => number;
  close(): Promise<void>;
}

interface Task {
  readonly place: string;
  readonly isWatched: boolean;
  readonly question: Question;
  readonly answer: (plan: readonly string[] | undefined) => void;
  attempts: number;
}

interface Thread {
  worker: Worker;
  task: Task | undefined;
  /** It broke, and another one comes. */
  isOut: boolean;
}

const mostAttempts = 3;
const rest = 200;

export function startPool(size: number, mostWaiting = 2000): Pool {
  const queue: Task[] = [];
  const threads: Thread[] = [];
  let isClosed = false;

  const hire = (thread: Thread): void => {
    const worker = new Worker(new URL('./worker.ts', import.meta.url), { name: 'larets-bot' });
    thread.worker = worker;
    thread.isOut = false;
    worker.on('message', (thought: Thought & { problem?: string }) => {
      const { task } = thread;
      thread.task = undefined;
      task?.answer(thought.problem === undefined ? thought.plan : undefined);
      hand();
    });
    worker.on('error', () => {});
    worker.on('exit', () => {
      if (isClosed || thread.worker !== worker) return;
      const { task } = thread;
      thread.task = undefined;
      thread.isOut = true;
      if (task && ++task.attempts < mostAttempts) queue.unshift(task);
      else task?.answer(undefined);
      // Whatever broke it is given a moment.
      setTimeout(() => {
        if (isClosed) return;
        hire(thread);
        hand();
      }, rest).unref();
    });
    worker.unref();
  };

  const hand = (): void => {
    for (const thread of threads) {
      if (thread.isOut || thread.task || queue.length === 0) continue;
      const watched = queue.findIndex((task) => task.isWatched);
      const [task] = queue.splice(Math.max(watched, 0), 1);
      thread.task = task;
      thread.worker.postMessage({ id: 0, ...task!.question });
    }
  };

  for (let i = 0; i < size; i++) {
    const thread = { task: undefined } as unknown as Thread;
    hire(thread);
    threads.push(thread);
  }
  return {
    waiting: () => queue.length + threads.filter(({ task }) => task).length,
    ask: (place, isWatched, question) =>
      new Promise((answer) => {
        const task = { place, isWatched: isWatched === 'watched', question, answer, attempts: 0 };
        const older = queue.findIndex((one) => one.place === place);
        if (older >= 0) queue.splice(older, 1)[0]!.answer(undefined);
        if (isClosed || queue.length >= mostWaiting) answer(undefined);
        else queue.push(task);
        hand();
      }),
    async close() {
      isClosed = true;
      for (const task of queue.splice(0)) task.answer(undefined);
      await Promise.all(threads.map(({ worker }) => worker.terminate()));
    },
  };
}
