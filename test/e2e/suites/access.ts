import assert from 'node:assert/strict';
import { describe, test } from 'node:test';
import { assertAccessible } from '../axe.ts';
import { settled, startGame, table } from '../table.ts';
import { visit, type World } from '../world.ts';

const looks = [
  { name: 'light, wide', options: { colorScheme: 'light', viewport: { width: 1280, height: 800 } } },
  { name: 'dark, phone', options: { colorScheme: 'dark', viewport: { width: 360, height: 640 } } },
] as const;

/** axe-core finds nothing on any screen, and the page works at twice the size. */
export function accessSuite(world: () => World, boards: readonly string[], screens: readonly string[]): void {
  for (const { name, options } of looks) {
    describe(`accessible: ${name}`, () => {
      for (const screen of screens) {
        test(screen || 'shelf', async () => {
          await visit(world(), { ...options, url: `${world().localUrl}#/${screen}` }, async (page) => {
            await page.locator('main').waitFor();
            await assertAccessible(page);
          });
        });
      }
      for (const game of boards) {
        test(`${game}: set-up and rules`, async () => {
          await visit(world(), { ...options, url: `${world().localUrl}#/setup/${game}` }, async (page) => {
            await page.locator('.setup').waitFor();
            await assertAccessible(page);
            await page.goto(`${world().localUrl}#/rules/${game}`);
            await page.locator('.rules').waitFor();
            await assertAccessible(page);
          });
        });
        test(`${game}: table, lists, windows`, async () => {
          await visit(world(), options, async (page) => {
            await startGame(page, game, 1, `e2e ${game} axe`);
            await settled(page);
            for (const key of ['m', 'l', 'b', '?']) {
              await page.keyboard.press(key);
              await assertAccessible(page);
            }
          });
        });
      }
    });
  }

  for (const game of boards) {
    test(`${game}: nothing is cut off at 200 %`, async () => {
      // Twice the size is half the width.
      await visit(world(), { viewport: { width: 640, height: 400 }, deviceScaleFactor: 2 }, async (page) => {
        await startGame(page, game, 1, `e2e ${game} zoom`);
        await settled(page);
        const wide = await page.evaluate(() => document.documentElement.scrollWidth - innerWidth);
        assert.ok(wide <= 0, `${wide} px too wide`);
        assert.ok(await table(page).isVisible());
      });
    });
  }
}
