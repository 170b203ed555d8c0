import assert from 'node:assert/strict';
import { describe, test } from 'node:test';
import type { Page } from 'playwright-core';
import { rngFromSeed } from '../../../src/kernel/random.ts';
import { makeMove, settled, startGame, table } from '../table.ts';
import { boards, visit, type World } from '../world.ts';

/** Two tabs of one match, where the browser gives everything and where it does not. */
export function tabsSuite(world: () => World): void {
  describe('two tabs of one match', () => {
    for (const where of ['localUrl', 'houseUrl'] as const) {
      test(`the second follows, and takes over: ${where}`, async (context) => {
        const url = world()[where];
        if (url === undefined) {
          context.diagnostic('this machine has no address but its own');
          return;
        }
        await visit(world(), { url }, async (page, browserContext) => {
          const rng = rngFromSeed('tabs');
          await startGame(page, boards[0]!, 1, 'tabs');
          await settled(page);
          await makeMove(page, 'list', rng);
          await settled(page);
          const second = await browserContext.newPage();
          await second.goto(page.url());
          await second.locator('.followed').waitFor();
          assert.equal(await told(second), await told(page));
          await makeMove(page, 'list', rng);
          await settled(page);
          await second.waitForFunction(
            (wanted) => document.querySelector('.log')?.textContent === wanted,
            await page.locator('.log').evaluate((log) => log.textContent),
          );
          await second.locator('.followed button').click();
          await page.locator('.followed').waitFor();
          await second.locator('.followed').waitFor({ state: 'detached' });
          await settled(second);
          await makeMove(second, 'list', rng);
          await settled(second);
          const after = await told(second);
          await second.close();
          await page.reload();
          await table(page).waitFor();
          await settled(page);
          assert.equal(await page.locator('.followed').count(), 0);
          assert.equal(await told(page), after);
        });
      });
    }
  });
}

function told(page: Page): Promise<string> {
  return page.locator('.log').innerText();
}
