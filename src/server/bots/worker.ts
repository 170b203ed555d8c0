// A thread in which bots think, at the lowest priority: people's moves never wait for it.

import { constants, setPriority } from 'node:os';
import { parentPort } from 'node:worker_threads';
import { knowledgeOf } from '../../bots/knowledge.ts';
import { botOf } from '../../bots/levels.ts';
import { mindOf } from '../../games/index.ts';
import type { LevelName } from '../../kernel/hints.ts';
import type { Thinking, Thought } from './pool.ts';

try {
  // Of this thread alone, where the system knows such a thing.
  setPriority(0, constants.priority.PRIORITY_LOW);
} catch {
  // Then bots think as fast as everybody else.
}

async function think({ id, game: name, version, level, view, rng }: Thinking): Promise<Thought> {
  const { game, hints } = await mindOf(name, version);
  const { plan } = botOf(knowledgeOf(game, hints), level as LevelName).decide(view, rng);
  return { id, plan: plan.map((move) => game.moveKey(move)) };
}

parentPort!.on('message', (question: Thinking) => {
  think(question).then(
    (thought) => parentPort!.postMessage(thought),
    (problem: unknown) => parentPort!.postMessage({ id: question.id, problem: String(problem) }),
  );
});
