// One server and one browser for all tests; each test has a context of its own, as fresh as a new device.

import assert from 'node:assert/strict';
import type { Browser, BrowserContext, BrowserContextOptions, Page } from 'playwright-core';
import { shelf } from '../../src/games/ui.ts';
import { type Server, startServer } from '../../src/server/start.ts';
import { launch } from './chromium.ts';

export interface World {
  readonly site: Server;
  readonly browser: Browser;
  /** Where the browser gives everything, and where it does not. */
  readonly localUrl: string;
  readonly houseUrl: string | undefined;
}

export async function openWorld(): Promise<World> {
  const site = await startServer({ port: 0 });
  const [localUrl, houseUrl] = site.urls;
  return { site, browser: await launch(), localUrl: localUrl!, houseUrl };
}

export async function closeWorld({ browser, site }: World): Promise<void> {
  await browser.close();
  await site.close();
}

/** The games that have a board. LARETS_BOARD=<id> leaves one. */
export const boards: readonly string[] = shelf
  .filter(({ id, loadBoard }) => loadBoard && [id, '', undefined].includes(process.env.LARETS_BOARD))
  .map(({ id }) => id);

export interface VisitOptions extends BrowserContextOptions {
  readonly url?: string;
  /** Settings as the page keeps them. */
  readonly settings?: Readonly<Record<string, string>>;
}

/** Runs a visit and says afterwards whether the browser had anything to complain about. */
export async function visit(
  world: World,
  options: VisitOptions,
  act: (page: Page, context: BrowserContext) => Promise<void>,
): Promise<void> {
  const { url = world.localUrl, settings = {}, ...rest } = options;
  const context = await world.browser.newContext({
    locale: 'ru-RU',
    viewport: { width: 1180, height: 820 },
    reducedMotion: 'reduce',
    ...rest,
  });
  context.setDefaultTimeout(15_000);
  const kept = { speed: 'none', sound: 'off', known: 'all', ...settings };
  await context.addInitScript((values) => {
    for (const [name, value] of Object.entries(values)) {
      if (localStorage.getItem(`larets.${name}`) === null) localStorage.setItem(`larets.${name}`, value);
    }
  }, kept);
  const complaints: string[] = [];
  const page = await context.newPage();
  page.on('console', (message) => {
    const isOurs = !message.text().startsWith('Service Worker registration blocked by Playwright');
    if (isOurs && ['error', 'warning'].includes(message.type())) complaints.push(message.text());
  });
  page.on('pageerror', (error) => complaints.push(String(error.stack)));
  try {
    await page.goto(url);
    await act(page, context);
    assert.deepEqual(complaints, [], 'the browser complained');
  } finally {
    await context.close();
  }
}
