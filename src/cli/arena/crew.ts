// Threads that play blocks, each one at a time, whoever is free the next.

import { Worker } from 'node:worker_threads';
import type { Contest } from './contest.ts';
import type { Block } from './play.ts';

export interface Crew {
  /** Ends when all are played, or at once when the signal says so. */
  play(blocks: readonly number[], onBlock: (block: Block) => void, signal: AbortSignal): Promise<void>;
  close(): Promise<void>;
}

export function startCrew(contest: Contest, threads: number): Crew {
  const workers: Worker[] = [];
  return {
    async play(blocks, onBlock, signal) {
      const waiting = [...blocks];
      let unplayed = blocks.length;
      if (unplayed === 0 || signal.aborted) return;
      const { promise, resolve, reject } = Promise.withResolvers<void>();
      const stop = () => resolve();
      signal.addEventListener('abort', stop);
      while (workers.length < Math.min(threads, blocks.length)) workers.push(newWorker(contest));
      for (const worker of workers) {
        worker.removeAllListeners();
        worker.on('error', reject);
        worker.on('message', (block: Block) => {
          if (signal.aborted) return;
          try {
            onBlock(block);
          } catch (error) {
            reject(error);
          }
          if (--unplayed === 0) resolve();
          giveNext(worker);
        });
        giveNext(worker);
      }
      await promise.finally(() => signal.removeEventListener('abort', stop));

      function giveNext(worker: Worker): void {
        const block = waiting.shift();
        if (block !== undefined) worker.postMessage(block);
      }
    },
    async close() {
      await Promise.all(workers.map((worker) => worker.terminate()));
    },
  };
}

function newWorker(contest: Contest): Worker {
  return new Worker(new URL('./worker.ts', import.meta.url), { workerData: contest });
}
