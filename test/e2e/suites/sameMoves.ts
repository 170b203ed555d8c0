import assert from 'node:assert/strict';
import { readFileSync } from 'node:fs';
import { describe, test } from 'node:test';
import type { Page } from 'playwright-core';
import { wholeGames } from '../../../src/games/whole.ts';
import type { GameTypes } from '../../../src/kernel/game.ts';
import { levelNames } from '../../../src/kernel/hints.ts';
import { rngFromSeed } from '../../../src/kernel/random.ts';
import { answerTo } from '../../../src/table/answer.ts';
import type { Answers, Question } from '../../../src/table/questions.ts';
import { visit, type World } from '../world.ts';

/** Of the stored views, so many of each game, from all over the list. */
const viewsPerGame = 6;

interface Stored {
  readonly seed: string;
  readonly view: GameTypes['view'];
}

/** The same view, level and chance give the same plan here and in the browser's worker. */
export function sameMovesSuite(world: () => World, boards: readonly string[]): void {
  describe('the same decision in Node and in the browser', () => {
    for (const { id, load } of wholeGames.filter((entry) => boards.includes(entry.id))) {
      test(id, async () => {
        const questions = questionsAbout(id);
        const here: Answers['decide'][] = [];
        for (const question of questions) {
          here.push((await answerTo(load, question, () => {})) as Answers['decide']);
        }
        await visit(world(), {}, async (page) => {
          const worker = await workerAddress(page, boards[0]!);
          assert.deepEqual(await page.evaluate(askWorker, { worker, questions }), here);
        });
      });
    }
  });
}

function questionsAbout(game: string): Question[] {
  const file = new URL(`../../unit/references/${game}.json`, import.meta.url);
  const all: Stored[] = JSON.parse(readFileSync(file, 'utf8'));
  const apart = Math.max(1, Math.floor(all.length / viewsPerGame));
  const some = all.filter((_, index) => index % apart === 0).slice(0, viewsPerGame);
  return some.flatMap(({ seed, view }) =>
    levelNames.map((level) => ({
      kind: 'decide',
      game,
      level,
      view,
      rng: rngFromSeed(`${seed}/${level}`),
    })),
  );
}

/** The very file that the page starts at a table. */
async function workerAddress(page: Page, game: string): Promise<string> {
  const started = page.waitForEvent('worker');
  await page.locator(`[data-game="${game}"] .button.gold`).click();
  return (await started).url();
}

/** In the page. */
function askWorker({
  worker,
  questions,
}: {
  worker: string;
  questions: readonly unknown[];
}): Promise<unknown[]> {
  const bots = new Worker(worker, { type: 'module' });
  return new Promise((resolve, reject) => {
    const answers: unknown[] = [];
    let count = 0;
    bots.addEventListener('message', ({ data }) => {
      if ('problem' in data) reject(new Error(data.problem));
      answers[data.id] = data.answer;
      count++;
      if (count === questions.length) resolve(answers);
    });
    questions.forEach((question, id) => {
      bots.postMessage({ id, question });
    });
  });
}
