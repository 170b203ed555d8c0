import assert from 'node:assert/strict';
import { describe, test } from 'node:test';
import type { Page } from 'playwright-core';
import { shelf } from '../../../src/games/ui.ts';
import { rngFromSeed } from '../../../src/kernel/random.ts';
import { makeMove, playOut, settled, startGame, table } from '../table.ts';
import { visit, type World } from '../world.ts';

/** What does not hang on the game. */
export function siteSuite(world: () => World): void {
  test('the site can be installed as an app', async () => {
    await visit(world(), {}, async (page, context) => {
      await page.locator('.foot p').waitFor();
      assert.equal(await page.evaluate(() => navigator.serviceWorker.controller !== null), true);
      const session = await context.newCDPSession(page);
      const { errors, data } = await session.send('Page.getAppManifest');
      assert.deepEqual(errors, []);
      const { icons } = JSON.parse(data ?? '{}') as { icons: { src: string; purpose: string }[] };
      assert.deepEqual(new Set(icons.map(({ purpose }) => purpose)), new Set(['any', 'maskable']));
      for (const { src } of icons)
        assert.ok((await page.request.get(new URL(src, page.url()).href)).ok(), src);
      // A Chromium without windows finds nothing wrong anywhere; a whole one complains of our private window alone.
      const { installabilityErrors } = await session.send('Page.getInstallabilityErrors');
      assert.deepEqual(
        installabilityErrors.filter(({ errorId }) => errorId !== 'in-incognito'),
        [],
      );
    });
  });

  test('what cannot be played yet, or does not exist, leads to the shelf', async () => {
    const closed = shelf.filter(({ loadBoard }) => !loadBoard).map(({ id }) => id);
    for (const game of [...closed, 'no-such-game']) {
      for (const screen of ['setup', 'play']) {
        await visit(world(), { url: `${world().localUrl}#/${screen}/${game}` }, async (page) => {
          await page.locator('.box').first().waitFor();
        });
      }
    }
  });
}

/** What may be wanted later comes by itself, while people look at the table; this after all else. */
const lastOfTheRest = '/reviewMatch-';

/** What stays the same: after a reload, in another language, without the network. */
export function stayingSuite(world: () => World, boards: readonly string[]): void {
  for (const game of boards) {
    describe(`${game}: what stays`, () => {
      test('a reload in the middle of the game loses nothing', async () => {
        await visit(world(), {}, async (page) => {
          await startGame(page, game, 1, `e2e ${game} reload`);
          await someMoves(page, `${game} reload`, 5);
          const before = await picture(page);
          await page.reload();
          await table(page).waitFor();
          await settled(page);
          assert.deepEqual(await picture(page), before);
          await page.goto(`${world().localUrl}#/`);
          await page.locator('.ticket a').first().click();
          await table(page).waitFor();
          await settled(page);
          assert.deepEqual(await picture(page), before);
        });
      });

      test('the language changes in the middle of the game', async () => {
        await visit(world(), { locale: 'en-GB' }, async (page) => {
          await startGame(page, game, 1, `e2e ${game} language`);
          await someMoves(page, `${game} language`, 4);
          const english = await picture(page);
          assert.doesNotMatch(await page.locator('body').innerText(), /[а-яё]{2}/i);
          await switchLanguage(page);
          await page.locator('.prompt', { hasText: /[а-яё]/i }).waitFor();
          assert.match(await page.locator('.log').innerText(), /[а-яё]/i);
          assert.equal(await page.locator('html').getAttribute('lang'), 'ru');
          await someMoves(page, `${game} ru`, 1);
          await page.reload();
          await settled(page);
          assert.equal(await page.locator('html').getAttribute('lang'), 'ru');
          assert.notDeepEqual(await picture(page), english);
        });
      });

      test('offline after the first visit', async () => {
        await visit(world(), {}, async (page, context) => {
          await page.locator('.foot p').waitFor();
          await context.setOffline(true);
          await page.reload();
          await page.locator(`[data-game="${game}"] .button.gold`).click();
          await table(page).waitFor();
          await playOut(page, 'list', `${game} offline`);
        });
      });

      test('the line is cut in an open tab, at an address in the house', async (context) => {
        const url = world().houseUrl;
        if (url === undefined) {
          context.skip('this machine has no address but its own');
          return;
        }
        await visit(world(), { url }, async (page, browserContext) => {
          assert.equal(await page.evaluate(() => isSecureContext), false);
          assert.ok(
            (await page.locator('.foot p').innerText()).includes('localhost'),
            'the page says how to get the rest',
          );
          const last = page.waitForEvent('requestfinished', (request) =>
            request.url().includes(lastOfTheRest),
          );
          await startGame(page, game, 1, `e2e ${game} house`);
          await settled(page);
          await last;
          await browserContext.setOffline(true);
          await playOut(page, 'list', `${game} house`);
          await page.locator('dialog.ending .button.gold').click();
          await settled(page);
          await someMoves(page, `${game} house again`, 2);
          await page.locator('.table-bar a').first().click();
          await page.locator('.ticket').first().waitFor();
        });
      });
    });
  }
}

async function someMoves(page: Page, seed: string, count: number): Promise<void> {
  const rng = rngFromSeed(seed);
  for (let i = 0; i < count; i++) {
    if ((await settled(page)) === 'over') return;
    await makeMove(page, 'list', rng);
  }
  await settled(page);
}

/** All that a player reads off the table. */
async function picture(page: Page): Promise<readonly string[]> {
  const parts = ['.prompt', '.log', '.move-list'].map((part) => page.locator(part).innerText());
  const plates = await page.locator('.plate').allInnerTexts();
  return [...plates, ...(await Promise.all(parts))];
}

async function switchLanguage(page: Page): Promise<void> {
  await page.locator('.more summary').click();
  await page.locator('.more .language').click();
  await page.locator('.more summary').click();
}
