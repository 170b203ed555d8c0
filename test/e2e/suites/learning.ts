import assert from 'node:assert/strict';
import { test } from 'node:test';
import type { Page } from 'playwright-core';
import { rngFromSeed } from '../../../src/kernel/random.ts';
import { assertAccessible } from '../axe.ts';
import { makeMove, playOut, settled, startGame } from '../table.ts';
import { visit, type World } from '../world.ts';

const phone = { viewport: { width: 360, height: 640 }, hasTouch: true, isMobile: true } as const;

export function learningSuite(world: () => World, boards: readonly string[]): void {
  for (const [index, game] of boards.entries()) {
    // Every other game is learned in English.
    const locale = index % 2 === 0 ? 'ru-RU' : 'en-US';
    test(`${game}: a first game from its cover to its last step, on a phone`, async () => {
      await visit(world(), { ...phone, locale }, async (page) => {
        await page.locator(`[data-game="${game}"] .lid`).click();
        await page.locator('.lesson-card').waitFor();
        const steps = await learn(page);
        assert.ok(steps.length >= 8, steps.join('\n'));
        assert.equal(new Set(steps).size, steps.length, 'each step says something else');
        assert.equal(await settled(page), 'yours');
        await makeMove(page, 'list', rngFromSeed('free'));
      });
    });
  }

  test('a first game can be left at any step, and is read without a mouse', async () => {
    await visit(world(), {}, async (page) => {
      await page.goto(`${page.url()}#/learn/${boards[0]}`);
      const card = page.locator('.lesson-card');
      await card.waitFor();
      await assertAccessible(page);
      await card.locator('.gold').focus();
      await page.keyboard.press('Enter');
      while ((await card.locator('.gold').count()) > 0) await card.locator('.gold').click();
      await card.locator('.round').last().click();
      await card.waitFor({ state: 'detached' });
      assert.equal(await settled(page), 'yours');
    });
  });

  test('a game is looked at again, through other eyes, and goes on from there', async () => {
    await visit(world(), {}, async (page) => {
      await startGame(page, 'eight-minute-empire', 1, 'e2e replay');
      await playOut(page, 'list', 'e2e replay');
      await page.locator('[data-results]').click();
      await page.locator('dialog.results a[href*="replay"]').click();
      const bar = page.locator('.replay-bar');
      await bar.waitFor();
      const where = bar.locator('input[type=range]');
      assert.equal(await where.inputValue(), '0');
      await page.keyboard.press('ArrowRight');
      await page.keyboard.press('ArrowRight');
      assert.equal(await where.inputValue(), '2');
      await page.keyboard.press('End');
      const last = Number(await where.inputValue());
      assert.ok(last > 20);
      await page.keyboard.press('Shift+ArrowLeft');
      const before = Number(await where.inputValue());
      assert.ok(before < last && before > last - 12);
      await bar.locator('select').selectOption('spectator');
      assert.equal(Number(await where.inputValue()), before);
      await assertAccessible(page);
      await bar.locator('.replay-more .round').click();
      await page.locator('dialog.share-dialog[open]').waitFor();
      const link = await page.locator('.share-link').inputValue();
      assert.ok(link.length < 1500);
      await page.keyboard.press('Escape');
      await page.locator('dialog').waitFor({ state: 'detached' });
      await page.keyboard.press('Home');
      for (let i = 0; i < 5; i++) await page.keyboard.press('ArrowRight');
      await bar.locator('.replay-more .button').first().click();
      await page.locator('.table:not(:has(.replay-bar))').waitFor();
      assert.equal(await settled(page), 'yours');
      await openLink(page, link);
      assert.equal(await page.locator('.replay-bar input[type=range]').getAttribute('max'), String(last));
      await openLink(page, link.slice(0, -9), '.waiting [role=status]:has-text("целиком")');
    });
  });
}

/** As on another device: the page is loaded by the link. */
async function openLink(page: Page, link: string, until = '.replay-bar'): Promise<void> {
  await page.goto(link);
  await page.reload();
  await page.locator(until).waitFor();
}

/** Does what the card says, and gives what it has said. */
async function learn(page: Page): Promise<readonly string[]> {
  const card = page.locator('.lesson-card');
  const rng = rngFromSeed('lesson');
  const said: string[] = [];
  for (let taps = 0; taps < 120; taps++) {
    await page.locator(':root:not([data-busy])').waitFor({ state: 'attached' });
    await page.locator('.lesson-card, .table[data-state=yours]').first().waitFor();
    if ((await card.count()) === 0) {
      if (said.length >= 8) return said;
      continue;
    }
    const text = await card.locator('p').innerText();
    if (!said.includes(text)) said.push(text);
    if ((await card.locator('.gold').count()) > 0) await card.locator('.gold').click();
    else await makeMove(page, 'list', rng);
  }
  assert.fail(`not over: ${said.at(-1)}`);
}
