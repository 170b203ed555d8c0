// The table as a player works it: waiting for one's turn, and three ways to move.

import assert from 'node:assert/strict';
import type { Locator, Page } from 'playwright-core';
import { nextUint32, type Rng, randomInt, rngFromSeed } from '../../src/kernel/random.ts';

export type Way = 'clicks' | 'keyboard' | 'list' | 'touch';

/** Starts a game from the set-up. `people`: how many of the seats; the others are bots. */
export async function startGame(
  page: Page,
  game: string,
  people: number,
  seed: string,
  seats = 2,
  options: object = {},
): Promise<void> {
  await page.goto(`${page.url().split('#')[0]}#/setup/${game}`);
  await page.locator(`input[name=seats][aria-label^="${seats} "]`).check({ force: true });
  for (let seat = 0; seat < seats; seat++) {
    const sitting = seat < people ? 'person' : 'normal';
    await page.locator(`input[name=sitting-${seat}][value=${sitting}]`).check({ force: true });
  }
  for (const [name, value] of Object.entries(options)) {
    const answer = page.locator(`input[name="option-${name}"][value="${value}"]`);
    if ((await answer.count()) > 0) await answer.check({ force: true });
  }
  await page.locator('.seed input').fill(seed);
  await page.locator('.setup-start .gold').click();
  await page.locator('.table').waitFor();
}

export function table(page: Page): Locator {
  return page.locator('.table');
}

type State = 'yours' | 'curtain' | 'over';

/** Until somebody here has something to do, or all is over. */
export async function settled(page: Page): Promise<State> {
  const settledTable = page.locator(
    ':root:not([data-busy]) .table:is([data-state=yours], [data-state=curtain], [data-state=over])',
  );
  await settledTable.waitFor({ state: 'attached', timeout: 30_000 });
  return (await settledTable.getAttribute('data-state')) as State;
}

/** More decisions than any game has when it is played to win. */
const mostMoves = 2000;

/** The end, with all points counted. */
export async function celebrated(page: Page): Promise<void> {
  await page.locator('dialog.ending.is-done').waitFor();
}

/** Plays at random until the game is over; `between` is called before each move. */
export async function playOut(
  page: Page,
  way: Way,
  seed: string,
  between: (count: number) => Promise<void> = async () => {},
): Promise<void> {
  const rng = rngFromSeed(seed);
  for (let count = 0; count < mostMoves; count++) {
    const state = await settled(page);
    await between(count);
    if (state === 'over') return;
    if (state === 'curtain') await page.locator('.curtain button').click();
    else await makeMove(page, way, rng);
  }
  assert.fail(`not over after ${mostMoves} moves`);
}

export async function makeMove(page: Page, way: Way, rng: Rng): Promise<void> {
  switch (way) {
    case 'clicks':
      return byClicks(page, rng);
    case 'keyboard':
      return byKeyboard(page, rng);
    case 'list':
      return byList(page, rng);
    case 'touch':
      return byTouch(page, rng);
  }
}

/** What the page offers now, in the order of the document. */
interface Offered {
  readonly spots: readonly string[];
  readonly buttons: readonly string[];
}

export async function offered(page: Page): Promise<Offered> {
  return page.evaluate(() => {
    const all = (selector: string, name: string): string[] =>
      [...document.querySelectorAll(selector)].map((element) => element.getAttribute(name) ?? '');
    const isAsking = document.querySelector('dialog[open]') !== null;
    return {
      spots: isAsking ? [] : all('[data-spot][data-can=open][tabindex]', 'data-spot'),
      buttons: all(isAsking ? 'dialog[open] [data-move]' : '.actions [data-move]', 'data-move'),
    };
  });
}

async function byClicks(page: Page, rng: Rng): Promise<void> {
  await pointSomewhere(page, rng, async (selector) => {
    const { x, y } = await middleOf(page, selector);
    await page.mouse.click(x, y);
  });
}

async function byTouch(page: Page, rng: Rng): Promise<void> {
  await pointSomewhere(page, rng, async (selector) => {
    if ((await page.locator(`[data-camera] ${selector}`).count()) > 0) await bringNear(page, selector);
    await tap(page, selector);
  });
}

async function tap(page: Page, selector: string): Promise<void> {
  const { x, y } = await middleOf(page, selector);
  await page.touchscreen.tap(x, y);
}

/** From the whole, where all lies in sight: what is too small for a finger there grows by a first tap, and aims. */
async function bringNear(page: Page, selector: string): Promise<void> {
  const whole = page.locator('.camera-whole');
  if ((await whole.count()) > 0) await whole.tap();
  await whole.waitFor({ state: 'detached' });
  const small = page.locator('[data-camera][data-small]');
  if ((await small.count()) === 0) return;
  await tap(page, selector);
  await small.waitFor({ state: 'detached' });
  assert.ok(
    await page.locator(selector).evaluate((spot) => spot === document.activeElement),
    'it is aimed at',
  );
}

async function pointSomewhere(page: Page, rng: Rng, hit: (selector: string) => Promise<void>): Promise<void> {
  const { spots, buttons } = await offered(page);
  const choice = randomInt(rng, spots.length + buttons.length);
  const before = await mark(page);
  const id = spots[choice];
  const selector =
    id === undefined ? `[data-move="${buttons[choice - spots.length]}"]` : `[data-spot="${id}"]`;
  await hit(selector);
  await changed(page, before);
}

export interface Point {
  readonly x: number;
  readonly y: number;
}

/** A point where nothing else would be hit: of a winding shape that is not always the middle. */
export async function middleOf(page: Page, selector: string): Promise<Point> {
  const shown = page.locator(selector).first();
  await shown.scrollIntoViewIfNeeded();
  const point = await shown.evaluate((element) => {
    const { left, top, width, height } = element.getBoundingClientRect();
    const parts = [0.5, 0.4, 0.6, 0.3, 0.7, 0.2, 0.8, 0.1, 0.9];
    return parts
      .flatMap((down) => parts.map((along) => ({ x: left + along * width, y: top + down * height })))
      .find(({ x, y }) => {
        const there = document.elementFromPoint(x, y);
        return there !== null && (element.contains(there) || there.closest('[data-spot]') === element);
      });
  });
  assert.ok(point, `${selector} can be hit`);
  return point;
}

const arrows = ['ArrowRight', 'ArrowDown', 'ArrowLeft', 'ArrowUp'] as const;

/** Arrows to some spot and Enter, or the key of the main button, or Tab to another one. */
async function byKeyboard(page: Page, rng: Rng): Promise<void> {
  const { spots, buttons } = await offered(page);
  const before = await mark(page);
  const inDialog = (await page.locator('dialog[open]').count()) > 0;
  if (inDialog) {
    // The first button of a window closes it.
    for (let i = 0; i <= randomInt(rng, buttons.length); i++) await page.keyboard.press('Tab');
    await page.keyboard.press('Enter');
  } else if (spots.length > 0 && (buttons.length === 0 || nextUint32(rng) % 3 > 0)) {
    for (let i = 0; i < 1 + randomInt(rng, 5); i++) await page.keyboard.press(arrows[randomInt(rng, 4)]!);
    await page.keyboard.press('Enter');
  } else if (await page.locator('.actions .button.gold').count()) {
    await page.keyboard.press('e');
  } else {
    await tabTo(page, '.actions [data-move]', randomInt(rng, buttons.length));
    await page.keyboard.press('Enter');
  }
  await changed(page, before);
}

async function tabTo(page: Page, selector: string, index: number): Promise<void> {
  const wanted = await page.locator(selector).nth(index).getAttribute('data-move');
  for (let i = 0; i < 200; i++) {
    await page.keyboard.press('Tab');
    const key = await page.evaluate(
      () => document.activeElement?.closest('.actions') && document.activeElement.getAttribute('data-move'),
    );
    if (key === wanted) return;
  }
  assert.fail(`Tab does not come to ${wanted}`);
}

/** As a screen reader finds it: a region by its name, buttons by their words. */
async function byList(page: Page, rng: Rng): Promise<void> {
  const before = await mark(page);
  const moves = page.getByRole('region', { name: /^(Список ходов|Move list)$/ }).getByRole('button');
  const count = await moves.count();
  assert.ok(count > 0, 'the move list is empty');
  const move = moves.nth(randomInt(rng, count));
  await move.focus();
  await page.keyboard.press('Enter');
  await changed(page, before);
}

/** Something that is different after every step: what is open, chosen, picked, looked at, or has been told. */
export function mark(page: Page): Promise<string> {
  return page.evaluate(() => {
    const root = document.querySelector('.table');
    const chosen = [
      ...document.querySelectorAll(
        '[data-can=chosen], [data-picked], :is([data-spot^=peek], [data-spot^=switch])[aria-pressed=true]',
      ),
    ].map((spot) => spot.getAttribute('data-spot'));
    const told = document.querySelector('.log')?.getAttribute('data-told');
    // One thing put back and another taken: as many steps have been told as before.
    const names = [...document.querySelectorAll('[data-can=open]')].map((spot) =>
      spot.getAttribute('aria-label'),
    );
    return JSON.stringify([
      root?.getAttribute('data-state'),
      chosen,
      told,
      names.join(),
      document.querySelectorAll('dialog[open] [data-move]').length,
    ]);
  });
}

export async function changed(page: Page, before: string): Promise<void> {
  for (let i = 0; i < 100; i++) {
    if ((await mark(page)) !== before) return;
    await page.waitForTimeout(10);
  }
  assert.fail(`nothing happened after a move: ${before}`);
}
