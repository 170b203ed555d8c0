import assert from 'node:assert/strict';
import { describe, test } from 'node:test';
import type { Page } from 'playwright-core';
import { rngFromSeed } from '../../../src/kernel/random.ts';
import { assertAccessible } from '../axe.ts';
import { changed, makeMove, mark, playOut, settled, startGame } from '../table.ts';
import { visit, type World } from '../world.ts';

const sizes = [
  { name: 'wide', options: { viewport: { width: 1440, height: 900 }, locale: 'en-GB' } },
  { name: 'tablet', options: { viewport: { width: 820, height: 1180 } } },
  { name: 'phone', options: { viewport: { width: 360, height: 640 }, hasTouch: true } },
] as const;

/** A machine that does other things too takes its time. */
const reviewTime = 240_000;

/** What the bots tell people: hints, reasons, the review. */
export function counselSuite(world: () => World, boards: readonly string[]): void {
  for (const game of boards) {
    describe(`${game}: what the bots tell`, () => {
      for (const { name, options } of sizes) {
        test(`a hint is a plan on the board, and is played step by step (${name})`, async () => {
          await visit(world(), { ...options, settings: { speed: 'fast' } }, async (page) => {
            await startGame(page, game, 1, `e2e ${game} hint`);
            await settled(page);
            const board = await boxOf(page, '.board');
            await page.locator('.table-bar [aria-keyshortcuts=H]').click();
            await page.locator('.actions .button.gold[data-move]').waitFor();
            assert.notEqual(await page.locator('.prompt.is-hint .said').innerText(), '');
            await page
              .locator('.pen .is-plan, .actions [data-hinted]')
              .first()
              .waitFor({ state: 'attached' });
            assertStays(await boxOf(page, '.board'), board);
            await assertAccessible(page);
            await makeHinted(page);
            assertStays(await boxOf(page, '.board'), board);
          });
        });
      }

      test('a hint by the keyboard; Esc puts the lamp out', async () => {
        await visit(world(), {}, async (page) => {
          await startGame(page, game, 1, `e2e ${game} hint keys`);
          await settled(page);
          await page.keyboard.press('h');
          await page.locator('.actions .button.gold[data-move]').waitFor();
          await page.keyboard.press('Escape');
          await page.locator('.prompt.is-hint').waitFor({ state: 'detached' });
          await page.locator('[data-hinted], .pen .is-plan').first().waitFor({ state: 'detached' });
        });
      });

      test('a bot says why, after a reload too', async () => {
        await visit(world(), {}, async (page) => {
          await startGame(page, game, 1, `e2e ${game} why`);
          const rng = rngFromSeed(`${game} why`);
          let first: string | undefined;
          for (let i = 0; i < 40 && first === undefined && (await settled(page)) === 'yours'; i++) {
            await makeMove(page, 'list', rng);
            await settled(page);
            first = await reasonOf(page);
          }
          assert.notEqual(first, undefined);
          await page.reload();
          await settled(page);
          assert.equal(await reasonOf(page), first);
        });
      });

      test('how it went', async () => {
        await visit(world(), {}, async (page) => {
          await startGame(page, game, 1, `e2e ${game} review`);
          await playOut(page, 'list', `${game} review`);
          await page.locator('dialog.ending [data-results]').click();
          await page.locator('dialog.results .review-offer').click();
          await page.locator('.review').waitFor({ timeout: reviewTime });
          assert.ok(await page.locator('.chances').evaluate(isWhollyInSight), 'the chances are out of sight');
          assert.equal(await page.locator('.chances polyline').count(), 2);
          assert.equal(await page.locator('.chart-turning').count(), 3);
          assert.equal(await page.locator('.review-turnings li').count(), 3);
          await page.locator('.review-numbers summary').click();
          assert.ok((await page.locator('.review-numbers tbody tr').count()) > 5);
          await assertAccessible(page);
          for (const width of [1440, 820, 360]) {
            await page.setViewportSize({ width, height: 800 });
            const over = await page
              .locator('dialog.results')
              .evaluate((dialog) => dialog.scrollWidth - dialog.clientWidth);
            assert.ok(over <= 0, `${over} px too wide at ${width}`);
          }
        });
      });
    });
  }
}

interface Box {
  readonly x: number;
  readonly y: number;
  readonly width: number;
  readonly height: number;
}

/** What is less than a pixel nobody sees. */
function assertStays(now: Box, before: Box): void {
  for (const side of ['x', 'y', 'width', 'height'] as const)
    assert.ok(Math.abs(now[side] - before[side]) < 1, `${side}: ${before[side]} → ${now[side]}`);
}

async function boxOf(page: Page, selector: string) {
  const box = await page.locator(selector).boundingBox();
  assert.ok(box, selector);
  return box;
}

/** Asked of the bot, at its plate. */
async function reasonOf(page: Page): Promise<string | undefined> {
  await page.locator('[data-seat="1"] .plate-open').click();
  await page.locator('dialog[open]').waitFor();
  const why = page.locator('dialog[open] .why');
  let reason: string | undefined;
  if ((await why.count()) > 0) {
    await why.locator('button').click();
    const told = why.locator('[role=status]', { hasText: /\S/ });
    await told.waitFor();
    reason = await told.innerText();
  }
  await page.keyboard.press('Escape');
  await page.locator('dialog[open]').waitFor({ state: 'detached' });
  return reason;
}

/** By the button, until the plan is done. */
async function makeHinted(page: Page): Promise<void> {
  for (let steps = 0; steps < 12; steps++) {
    if ((await page.locator('.prompt.is-hint').count()) === 0) return;
    const before = await mark(page);
    await page.locator('.actions .button.gold[data-move]:enabled').click();
    await changed(page, before);
    await page.locator(':root:not([data-busy])').waitFor({ state: 'attached' });
  }
  assert.fail('the plan does not end');
}

/** Neither outside of its window nor behind what stays there while the rest is scrolled. */
function isWhollyInSight(element: Element): boolean {
  const { left, top, bottom } = element.getBoundingClientRect();
  return [top + 1, bottom - 1].every((y) => {
    const there = document.elementFromPoint(left + 1, y);
    return there !== null && (element.contains(there) || there.contains(element));
  });
}
