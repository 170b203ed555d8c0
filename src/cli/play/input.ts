// Lines that somebody types, and the time that may run out meanwhile.

import { createInterface } from 'node:readline';

export interface Input {
  /** The next line after this question; undefined when there will be none; `late` when this moment comes first: the line is kept. */
  next(question: string, deadline: number | undefined): Promise<string | undefined | typeof late>;
  close(): void;
}

export const late = Symbol('late');

export function openInput(from: NodeJS.ReadableStream): Input {
  const lines = createInterface({ input: from, terminal: false });
  const iterator = lines[Symbol.asyncIterator]();
  let coming: Promise<string | undefined> | undefined;
  return {
    async next(question, deadline) {
      process.stdout.write(`${question} `);
      coming ??= iterator.next().then((line) => (line.done ? undefined : line.value.trim()));
      const found = deadline === undefined ? await coming : await Promise.race([coming, ring(deadline)]);
      if (found !== late) coming = undefined;
      return found;
    },
    close: () => lines.close(),
  };
}

function ring(deadline: number): Promise<typeof late> {
  return new Promise((resolve) => {
    setTimeout(() => resolve(late), Math.max(0, deadline - Date.now())).unref();
  });
}
