import assert from 'node:assert/strict';
import { describe, test } from 'node:test';
import type { Page } from 'playwright-core';
import { assertAccessible } from '../axe.ts';
import { settled, startGame, table } from '../table.ts';
import { boards, visit, type World } from '../world.ts';

const looks = [
  { name: 'light, wide', options: { colorScheme: 'light', viewport: { width: 1280, height: 800 } } },
  { name: 'dark, phone', options: { colorScheme: 'dark', viewport: { width: 360, height: 640 } } },
] as const;

/** axe-core finds nothing on any screen, and the page works at twice the size. */
export function accessSuite(world: () => World): void {
  for (const { name, options } of looks) {
    describe(`accessible: ${name}`, () => {
      for (const screen of ['', 'settings', 'about']) {
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
            await assertAccessible(page);
            for (const key of ['m', 'l', '?']) {
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

    test(`${game}: what can be touched is 44 px large on a phone`, async () => {
      await visit(world(), { viewport: { width: 360, height: 640 }, hasTouch: true }, async (page) => {
        await startGame(page, game, 1, `e2e ${game} targets`);
        await settled(page);
        assert.deepEqual(await smallTargets(page), []);
      });
    });
  }
}

/** A pixel less is forgiven: edges fall between pixels. */
const smallest = 43;

function smallTargets(page: Page): Promise<readonly string[]> {
  return page.evaluate((least) => {
    const targets = [...document.querySelectorAll('button, a[href], summary, [data-spot][tabindex]')];
    return targets
      .filter((target) => target.checkVisibility() && target.closest('.drawer, .skip') === null)
      .map((target) => ({ target, box: target.getBoundingClientRect() }))
      .filter(
        ({ target, box }) =>
          box.width > 1 && !target.matches('.skip') && Math.min(box.width, box.height) < least,
      )
      .map(
        ({ target, box }) =>
          `${target.outerHTML.slice(0, 90)} ${Math.round(box.width)}×${Math.round(box.height)}`,
      );
  }, smallest);
}
