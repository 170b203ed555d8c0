import assert from 'node:assert/strict';
import { describe, test } from 'node:test';
import { rngFromSeed } from '../../../src/kernel/random.ts';
import { assertAccessible } from '../axe.ts';
import { misfits, sizes } from '../fit.ts';
import { makeMove, settled, startGame, table } from '../table.ts';
import { boards, visit, type World } from '../world.ts';

/** More than the shelf shows at once. */
const begun = 5;

/** Covers, tickets, what is left of a table that nobody touched. */
export function shelfSuite(world: () => World): void {
  describe('the shelf', () => {
    test('a cover leads into the first game, and back to what is under way', async () => {
      await visit(world(), {}, async (page) => {
        const game = boards[0]!;
        await page.locator(`[data-game="${game}"] a.lid`).click();
        await table(page).waitFor();
        assert.match(page.url(), /#\/learn\//);
        await page.goto(`${world().localUrl}#/play/${game}`);
        await settled(page);
        await makeMove(page, 'list', rngFromSeed('shelf'));
        await settled(page);
        const address = page.url();
        await page.locator('.table-bar a').first().click();
        await page.locator('.lid-turn').waitFor();
        await page.locator(`[data-game="${game}"] a.lid`).click();
        await table(page).waitFor();
        assert.equal(page.url(), address);
      });
    });

    test('a table that nobody touched leaves no ticket', async () => {
      await visit(world(), {}, async (page) => {
        for (const game of boards) {
          await page.locator(`[data-game="${game}"] .box-buttons a`).first().click();
          await table(page).waitFor();
          await settled(page);
          await page.locator('.table-bar a').first().click();
          await page.locator('.boxes').waitFor();
        }
        await page.reload();
        await page.locator('.boxes').waitFor();
        await page.waitForLoadState('networkidle');
        assert.equal(await page.locator('.ticket').count(), 0);
      });
    });

    test('three tickets with their date, the rest behind a button; every size', async () => {
      await visit(world(), { hasTouch: true }, async (page) => {
        for (let i = 0; i < begun; i++) {
          await startGame(page, boards[i % boards.length]!, 1, `shelf ${i}`);
          await settled(page);
          await makeMove(page, 'list', rngFromSeed('shelf'));
          await settled(page);
        }
        await page.goto(`${world().localUrl}#/`);
        await page.locator('.ticket').first().waitFor();
        assert.equal(await page.locator('.ticket').count(), 3);
        assert.match(await page.locator('.ticket').first().innerText(), /сегодня, \d\d:\d\d/);
        const problems: string[] = [];
        for (const size of sizes) problems.push(...(await misfits(page, size)));
        assert.deepEqual(problems, []);
        await page.locator('.tickets-head button').click();
        assert.equal(await page.locator('.ticket').count(), begun);
        await assertAccessible(page);
      });
    });
  });
}
