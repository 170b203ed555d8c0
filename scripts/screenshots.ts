// `npm run screenshots`: every screen at three widths, in both languages, light and dark, into screenshots/.
// `npm run screenshots -- emperors-gold` takes the pictures of that game alone.

import { mkdir } from 'node:fs/promises';
import { join } from 'node:path';
import type { Page } from 'playwright-core';
import { playOut, settled, startGame } from '../test/e2e/table.ts';
import { boards, closeWorld, openWorld, visit, type World } from '../test/e2e/world.ts';

const folder = join(import.meta.dirname, '../screenshots');
const sizes = [
  { width: 360, height: 640 },
  { width: 820, height: 1180 },
  { width: 1440, height: 900 },
];
const looks = [
  { locale: 'ru', colorScheme: 'light' },
  { locale: 'en', colorScheme: 'dark' },
] as const;
/** Far enough into the game that there is something to see. */
const movesFirst = 24;

type Take = (name: string) => Promise<void>;

async function takeSite(page: Page, take: Take): Promise<void> {
  await take('shelf');
  for (const screen of ['settings', 'about']) {
    await page.goto(`${page.url().split('#')[0]}#/${screen}`);
    await take(screen);
  }
}

async function takeGame(page: Page, take: Take, game: string): Promise<void> {
  const address = page.url().split('#')[0];
  for (const screen of ['setup', 'rules']) {
    await page.goto(`${address}#/${screen}/${game}`);
    await page.locator(screen === 'setup' ? '.setup' : '.rules, .page [role=status]').waitFor();
    await take(`${game}-${screen}`);
  }
  await startGame(page, game, 1, 'screenshots', 3);
  await settled(page);
  await take(`${game}-table-1-beginning`);
  await playOut(page, 'list', 'screenshots', async (count) => {
    if (count !== movesFirst) return;
    await page.evaluate(() => (document.activeElement as HTMLElement | null)?.blur());
    await take(`${game}-table-2-middle`);
    await page.keyboard.press('m');
    await take(`${game}-table-3-moves`);
    await page.keyboard.press('m');
  });
  await page.locator('dialog.results').waitFor();
  await take(`${game}-table-4-end`);
  await startGame(page, game, 2, 'screenshots');
  if ((await settled(page)) === 'curtain') await take(`${game}-table-5-curtain`);
}

async function takeAll(world: World, games: readonly string[], isSiteWanted: boolean): Promise<number> {
  let count = 0;
  for (const viewport of sizes) {
    for (const look of looks) {
      await visit(world, { viewport, ...look, settings: { curtain: 'always' } }, async (page) => {
        const take: Take = async (name) => {
          // Letters first: a picture without them is of no use.
          await page.evaluate(() => document.fonts.ready.then(() => undefined));
          const file = `${name}-${viewport.width}-${look.locale}-${look.colorScheme}.png`;
          await page.screenshot({ path: join(folder, file) });
          count++;
        };
        if (isSiteWanted) await takeSite(page, take);
        for (const game of games) await takeGame(page, take, game);
      });
    }
  }
  return count;
}

const wanted = process.argv.slice(2);
await mkdir(folder, { recursive: true });
const world = await openWorld();
try {
  const count = await takeAll(world, wanted.length > 0 ? wanted : boards, wanted.length === 0);
  console.log(`${count} pictures in screenshots/`);
} finally {
  await closeWorld(world);
}
