// `npm run screenshots`: every screen at three widths, in both languages, light and dark, and in Russian on a phone
// that lies on its side and on a large screen, into screenshots/.
// `npm run screenshots -- emperors-gold` takes the pictures of that game alone.

import { mkdir } from 'node:fs/promises';
import { join } from 'node:path';
import type { Page } from 'playwright-core';
import { celebrated, playOut, settled, startGame } from '../test/e2e/table.ts';
import { boards, closeWorld, openWorld, visit, type World } from '../test/e2e/world.ts';

const folder = join(import.meta.dirname, '../screenshots');
const russian = { locale: 'ru', colorScheme: 'light' } as const;
const english = { locale: 'en', colorScheme: 'dark' } as const;
const sizes = [
  { width: 360, height: 640, looks: [russian, english] },
  { width: 820, height: 1180, looks: [russian, english] },
  { width: 1440, height: 900, looks: [russian, english] },
  { width: 640, height: 360, looks: [russian] },
  { width: 1024, height: 768, looks: [english] },
  { width: 1920, height: 1080, looks: [russian] },
];
/** Far enough into the game that there is something to see. */
const movesFirst = 24;

/** A machine that does other things too takes its time. */
const reviewTime = 240_000;

type Take = (name: string) => Promise<void>;

async function takeSite(page: Page, take: Take): Promise<void> {
  await take('shelf');
  for (const screen of ['settings', 'about', 'table/none']) {
    await open(page, screen);
    await take(screen.replace('/', '-'));
  }
}

async function open(page: Page, screen: string): Promise<void> {
  await page.goto(`${page.url().split('#')[0]}#/${screen}`);
  await page.locator('main, [role=alert], [role=status]').first().waitFor();
}

async function takeGame(page: Page, take: Take, game: string): Promise<void> {
  for (const screen of ['setup', 'rules']) {
    await open(page, `${screen}/${game}`);
    await page.locator(`.${screen}`).waitFor();
    await take(`${game}-${screen}`);
  }
  await startGame(page, game, 1, 'screenshots', 3);
  await settled(page);
  await take(`${game}-table-1-beginning`);
  await playOut(page, 'clicks', 'screenshots', async (count) => {
    if (count === movesFirst) await takeMiddle(page, take, game);
  });
  await celebrated(page);
  await take(`${game}-table-4-end`);
  await page.locator('dialog.ending [data-results]').click();
  await take(`${game}-table-4-results`);
  await page.locator('.review-offer').click();
  await page.locator('.review').waitFor({ timeout: reviewTime });
  await take(`${game}-table-4-review`);
  await startGame(page, game, 2, 'screenshots');
  if ((await settled(page)) === 'curtain') await take(`${game}-table-5-curtain`);
}

/** The table in the middle of the game, and everything that opens over it. */
async function takeMiddle(page: Page, take: Take, game: string): Promise<void> {
  await take(`${game}-table-2-middle`);
  for (const [key, name] of [
    ['m', 'moves'],
    ['l', 'log'],
    ['b', 'words'],
    ['?', 'keys'],
  ] as const) {
    await page.keyboard.press(key);
    await take(`${game}-table-3-${name}`);
    await page.keyboard.press(key === '?' ? 'Escape' : key);
  }
  for (const [part, name] of [
    ['.plate-open', 'plate'],
    ['.more summary', 'menu'],
    ['[data-can=closed]', 'refused'],
  ] as const) {
    await page.locator(`.table ${part}`).first().click();
    await take(`${game}-table-3-${name}`);
    if (name === 'plate') await page.keyboard.press('Escape');
    if (name === 'menu') await page.locator(`.table ${part}`).first().click();
  }
  await page.keyboard.press('Escape');
  await page.keyboard.press('h');
  await page.locator('.prompt.is-hint').waitFor();
  await take(`${game}-table-3-hint`);
  await page.keyboard.press('Escape');
}

async function takeAll(world: World, games: readonly string[], isSiteWanted: boolean): Promise<number> {
  let count = 0;
  for (const { looks, ...viewport } of sizes) {
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
        if (!isSiteWanted) return;
        await open(page, '');
        await page.locator('.ticket').first().waitFor();
        await take('shelf-underway');
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
