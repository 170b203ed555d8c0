import assert from 'node:assert/strict';
import { test } from 'node:test';
import type { Page } from 'playwright-core';
import { rngFromSeed } from '../../../src/kernel/random.ts';
import { assertAccessible } from '../axe.ts';
import { makeMove } from '../table.ts';
import { boards, visit, type World } from '../world.ts';

const phone = { viewport: { width: 360, height: 640 }, hasTouch: true, isMobile: true } as const;

export function togetherSuite(world: () => World, games: readonly string[] = boards): void {
  for (const game of games) {
    test(`${game}: a host, a guest by link and a television at one table`, async () => {
      await visit(world(), { viewport: { width: 1280, height: 800 } }, async (host) => {
        const link = await invited(host, game);
        if (game === games[0]) await assertAccessible(host);
        await visit(world(), { ...phone, locale: 'en-US', url: here(link, world()) }, async (guest) => {
          await guest.locator('.chair.is-open .field').fill('Grandmother');
          if (game === games[0]) await assertAccessible(guest);
          await guest.locator('.chair.is-open .button').first().click();
          await host.locator('.chair strong', { hasText: 'Grandmother' }).waitFor();
          const screen = await host.locator('.gather-screen a').getAttribute('href');
          await visit(world(), { url: `${world().localUrl}${screen}` }, async (television) => {
            await host.locator('.gather-start .gold').click();
            await Promise.all([host, guest, television].map((page) => page.locator('.table').waitFor()));
            await playTogether([host, guest], 12);
            assert.equal(await television.locator('.table').getAttribute('data-viewer'), 'spectator');
            assert.equal(await television.locator('[data-move]').count(), 0);
          });
          await host.locator('.talk .button').first().click();
          await host.locator('.talk-phrases .button').first().click();
          await guest.locator('.talk-bubble', { hasText: 'Hello!' }).waitFor();
          await guest.reload();
          await guest.locator('.table').waitFor();
          await playTogether([host, guest], 4);
        });
      });
    });
  }

  if (games[0] !== boards[0]) return;
  test('the lobby tells who one is and which tables wait', async () => {
    await visit(world(), {}, async (page) => {
      await page.goto(`${page.url().split('#')[0]}#/together`);
      await page.locator('.together').waitFor();
      await assertAccessible(page);
    });
  });
}

async function invited(page: Page, game: string): Promise<string> {
  await page.goto(`${page.url().split('#')[0]}#/setup/${game}`);
  await page.locator('input[name=seats][aria-label^="2 "]').check({ force: true });
  await page.locator('input[name=sitting-1][value=person]').check({ force: true });
  await page.locator('.setup .invite').click();
  await page.locator('.gather').waitFor();
  return page.locator('.invitation .field').inputValue();
}

/** The link names the house; the browser of the test lives on this machine. */
function here(link: string, { localUrl }: World): string {
  return `${localUrl}${link.slice(link.indexOf('#'))}`;
}

/** Whoever is awaited moves; so many moves in all. */
async function playTogether(pages: readonly Page[], moves: number): Promise<void> {
  const rng = rngFromSeed('together');
  let made = 0;
  for (let looks = 0; looks < 400 && made < moves; looks++) {
    for (const page of pages) {
      const isMine = page.locator(':root:not([data-busy]) .table[data-state=yours]');
      if ((await isMine.count()) === 0) continue;
      await makeMove(page, 'list', rng);
      made++;
    }
    await pages[0]!.waitForTimeout(40);
  }
  assert.ok(made >= moves, `only ${made} moves were made`);
}
