import assert from 'node:assert/strict';
import { describe, test } from 'node:test';
import type { Page } from 'playwright-core';
import { rngFromSeed } from '../../../src/kernel/random.ts';
import { makeMove, settled, startGame, table } from '../table.ts';
import { visit, type World } from '../world.ts';

/** For the shelf and one game, as it comes over the line. */
const mostBytes = 220_000;

/** At once; what Chromium calls good is 0.1 for a whole visit. */
const mostShift = 0.05;

/** For the shelf alone. */
const mostAtFirst = 100_000;

export function shelfWeightSuite(world: () => World): void {
  test(`the first page comes in less than ${mostAtFirst / 1000} kB`, async () => {
    await visit(world(), { serviceWorkers: 'block' }, async (page) => {
      // What the first visit still fetches is not counted twice.
      await page.waitForLoadState('networkidle');
      const { bytes } = await countBytes(page);
      await page.reload();
      await page.locator('.boxes').waitFor();
      await page.waitForLoadState('networkidle');
      assert.ok(bytes() <= mostAtFirst, `${bytes()} bytes`);
    });
  });
}

export function weightSuite(world: () => World, boards: readonly string[]): void {
  describe('light and still', () => {
    for (const game of boards) {
      test(`the shelf and ${game} come in less than ${mostBytes / 1000} kB`, async () => {
        // Without a service worker, which fetches the other games too while nobody waits.
        await visit(world(), { serviceWorkers: 'block' }, async (page) => {
          // What the first visit still fetches is not counted twice.
          await page.waitForLoadState('networkidle');
          const { bytes, names } = await countBytes(page);
          await page.reload();
          await page.locator(`[data-game="${game}"] .button.gold`).click();
          await table(page).waitFor();
          await settled(page);
          await page.waitForLoadState('networkidle');
          await page.waitForFunction(() => !document.documentElement.hasAttribute('data-busy'));
          await expectWorker(page);
          await page.waitForLoadState('networkidle');
          const bots = names.slice(names.findIndex((name) => name.includes('/worker-')));
          assert.ok(
            bots.some((name) => name.includes(`/${game}-`)),
            `the bots came too: ${names.join(' ')}`,
          );
          assert.ok(bytes() <= mostBytes, `${bytes()} bytes`);
        });
      });

      test(`${game}: nothing jumps about while people play`, async () => {
        const phone = { viewport: { width: 390, height: 844 } };
        await visit(world(), phone, async (page) => {
          await startGame(page, game, 1, `e2e ${game} shift`);
          await settled(page);
          await page.evaluate(watchShifts);
          const rng = rngFromSeed(`${game} shift`);
          for (let i = 0; i < 12 && (await settled(page)) === 'yours'; i++)
            await makeMove(page, 'clicks', rng);
          const shift = await page.evaluate(() => (globalThis as unknown as { shift: number }).shift);
          assert.ok(shift <= mostShift, `layout shift ${shift}`);
        });
      });
    }
  });
}

async function expectWorker(page: Page): Promise<void> {
  if (page.workers().length === 0) await page.waitForEvent('worker');
}

/** Of everything that the page and its workers load. */
async function countBytes(page: Page): Promise<{ bytes(): number; names: string[] }> {
  const session = await page.context().newCDPSession(page);
  await session.send('Network.enable');
  await session.send('Network.setCacheDisabled', { cacheDisabled: true });
  let bytes = 0;
  const names: string[] = [];
  page.on('requestfinished', async (request) => {
    names.push(new URL(request.url()).pathname);
    const { responseBodySize, responseHeadersSize } = await request.sizes();
    bytes += responseBodySize + responseHeadersSize;
  });
  return { bytes: () => bytes, names };
}

/** Moves follow a tap, which browsers excuse; here they are counted all the same. */
function watchShifts(): void {
  const counter = globalThis as unknown as { shift: number };
  counter.shift = 0;
  new PerformanceObserver((list) => {
    for (const entry of list.getEntries()) {
      counter.shift = Math.max(counter.shift, (entry as unknown as { value: number }).value);
    }
  }).observe({ type: 'layout-shift' });
}
