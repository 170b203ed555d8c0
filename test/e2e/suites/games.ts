import assert from 'node:assert/strict';
import { describe, test } from 'node:test';
import { rngFromSeed } from '../../../src/kernel/random.ts';
import { assertAccessible } from '../axe.ts';
import { makeMove, playOut, settled, startGame, table, type Way } from '../table.ts';
import { boards, visit, type World } from '../world.ts';

const ways: readonly Way[] = ['clicks', 'keyboard', 'list'];

export function gamesSuite(world: () => World): void {
  for (const game of boards) {
    describe(`${game}: a whole game`, () => {
      for (const way of ways) {
        test(`by ${way}`, async () => {
          // The end is looked at in both colours.
          const colorScheme = way === 'list' ? 'dark' : 'light';
          await visit(world(), { colorScheme }, async (page) => {
            await startGame(page, game, 1, `e2e ${game} ${way}`);
            await playOut(page, way, `${game} ${way}`);
            await page.locator('dialog.results').waitFor();
            assert.equal(await page.locator('.places li').count(), 2);
            assert.ok((await page.locator('.chart polyline').count()) >= 1);
            await assertAccessible(page);
            await page.locator('dialog.results .button.gold').click();
            await page.locator('.table[data-state=over]').waitFor({ state: 'detached' });
            assert.notEqual(await settled(page), 'over');
          });
        });
      }

      test('on a phone, in portrait, by touch', async () => {
        const phone = { viewport: { width: 360, height: 640 }, hasTouch: true, isMobile: true };
        await visit(world(), phone, async (page) => {
          await startGame(page, game, 1, `e2e ${game} phone`);
          const rng = rngFromSeed(`${game} phone`);
          for (let i = 0; i < 30 && (await settled(page)) === 'yours'; i++)
            await makeMove(page, 'clicks', rng);
        });
      });

      test('"Play now" is one tap', async () => {
        await visit(world(), {}, async (page) => {
          await page.locator(`[data-game="${game}"] .button.gold`).click();
          await table(page).waitFor();
          assert.equal(await settled(page), 'yours');
        });
      });
    });
  }
}
