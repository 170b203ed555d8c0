// Bots think here, so that the page never waits for them.

import { type GameModule, registry } from '../../games/index.ts';
import { chooseMove } from './choose.ts';
import type { Answer, Preparation, Question } from './messages.ts';

addEventListener('message', (event: MessageEvent<Question | Preparation>) => {
  const { data } = event;
  // What cannot be loaded now is tried again, and told, when it is needed.
  if ('prepare' in data) void load(data.prepare).catch(() => {});
  else void answer(data).then((message) => postMessage(message));
});

async function load(game: string): Promise<GameModule> {
  const entry = registry.find((one) => one.id === game);
  if (!entry) throw new Error(`no game is called ${game}`);
  return entry.load();
}

async function answer({ id, game, level, seat, view, rng }: Question): Promise<Answer> {
  try {
    return { id, key: chooseMove(await load(game), level, seat, view, rng) };
  } catch (problem) {
    return { id, problem: String(problem) };
  }
}
