import assert from 'node:assert/strict';
import { describe, test } from 'node:test';
import type { Page } from 'playwright-core';
import { wholeGames } from '../../../src/games/whole.ts';
import { rngFromSeed } from '../../../src/kernel/random.ts';
import { assertAccessible } from '../axe.ts';
import { misfits, type Size, sizes } from '../fit.ts';
import { celebrated, makeMove, settled, startGame } from '../table.ts';
import { visit, type World } from '../world.ts';

const movesBetween = 12;

/** At every size, with two and with the most seats, at the beginning, in the middle and at the end; in both themes. */
export function fitSuite(world: () => World, boards: readonly string[]): void {
  for (const game of boards) {
    describe(`${game}: fits every screen`, () => {
      for (const which of ['two', 'most'] as const) {
        test(`with ${which} seats`, async () => {
          const seats = await seatsOf(game, which);
          await visit(world(), { hasTouch: true, locale: which === 'two' ? 'ru' : 'en' }, async (page) => {
            await startGame(page, game, 1, `fit ${game}`, seats);
            const rng = rngFromSeed(`fit ${game}`);
            await settled(page);
            const first = await looked(page);
            await assertBothThemes(page);
            for (let i = 0; i < movesBetween && (await settled(page)) === 'yours'; i++)
              await makeMove(page, 'list', rng);
            const later = await looked(page);
            assert.deepEqual([...first.problems, ...later.problems], []);
            for (const [index, box] of later.boxes.entries()) assertStays(box, first.boxes[index]!);
            await assertBothThemes(page);
            if (which === 'two') return;
            while ((await settled(page)) === 'yours') await makeMove(page, 'list', rng);
            await celebrated(page);
            assert.deepEqual((await looked(page)).problems, []);
          });
        });
      }
    });
  }
}

interface Looked {
  readonly problems: readonly string[];
  readonly boxes: readonly Places[];
}

async function looked(page: Page): Promise<Looked> {
  const problems: string[] = [];
  const boxes: Places[] = [];
  for (const size of sizes) {
    problems.push(...(await misfits(page, size)));
    boxes.push(await boxesAt(page, size));
  }
  return { problems, boxes };
}

interface Places {
  readonly at: string;
  /** Left, top, width and height of board, banner and foot. */
  readonly sides: readonly number[];
}

async function boxesAt(page: Page, { width, height }: Size): Promise<Places> {
  const sides = await page.evaluate(() =>
    ['board', 'banner', 'foot'].flatMap((part) => {
      const box = document.querySelector(`.part-${part}`)?.getBoundingClientRect();
      return box ? [box.x, box.y, box.width, box.height] : [];
    }),
  );
  return { at: `${width}×${height}`, sides };
}

/** What is less than a pixel nobody sees. */
function assertStays(later: Places, first: Places): void {
  const isSame = later.sides.every((side, index) => Math.abs(side - first.sides[index]!) < 1);
  assert.ok(isSame, `${later.at}: something changed its size or place: ${first.sides} → ${later.sides}`);
}

async function assertBothThemes(page: Page): Promise<void> {
  for (const [colorScheme, { width, height }] of [
    ['dark', sizes[0]!],
    ['light', sizes[4]!],
  ] as const) {
    await page.setViewportSize({ width, height });
    await page.emulateMedia({ colorScheme });
    await assertAccessible(page);
  }
}

async function seatsOf(game: string, which: 'two' | 'most'): Promise<number> {
  const { seatCounts } = (await wholeGames.find(({ id }) => id === game)!.load()).game;
  return which === 'two' ? seatCounts.find((count) => count >= 2)! : Math.max(...seatCounts);
}
