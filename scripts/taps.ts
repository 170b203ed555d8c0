// `npm run taps`: how long the page takes to answer a tap on a machine four times as slow: on the board, on buttons, and
// while others think and move. Wants a whole Chrome (LARETS_CHROMIUM) and a machine that does nothing else.

import type { CDPSession, Page } from 'playwright-core';
import { type Rng, randomInt, rngFromSeed } from '../src/kernel/random.ts';
import { settled, startGame } from '../test/e2e/table.ts';
import { boards, closeWorld, openWorld, visit } from '../test/e2e/world.ts';

const slowness = 4;
const most = 100;
const moves = 30;
/** Milliseconds in which nobody disturbs the page that is measured. */
const pause = 300;

const kinds = ['board', 'buttons', 'meanwhile'] as const;
type Kind = (typeof kinds)[number];

interface Tap {
  readonly at: number;
  readonly kind: Kind;
}
interface Kept {
  answers: { readonly at: number; readonly tap: number; readonly time: number }[];
  taps: Tap[];
}

/** From the finger's leaving to the picture that shows its mark and to the next one after that, as the browser itself
 *  measures it. */
function watchTaps(touch: number): void {
  const kept = globalThis as unknown as Kept;
  kept.answers = [];
  kept.taps = [];
  new PerformanceObserver((list) => {
    for (const entry of list.getEntries() as (PerformanceEntry & { interactionId: number })[]) {
      const early = { pointerdown: touch, pointerup: 0, click: 0 }[entry.name];
      if (early === undefined) continue;
      kept.answers.push({ at: entry.startTime, tap: entry.interactionId, time: entry.duration - early });
    }
  }).observe({ type: 'event', durationThreshold: 16 } as PerformanceObserverInit);
}

interface Target {
  readonly x: number;
  readonly y: number;
  readonly kind: Kind;
}

/** Where something can be hit that can be tapped now; while others move, anything of the board. */
function targets(): Target[] {
  const state = document.querySelector('.table')?.getAttribute('data-state');
  const isOurs = state === 'yours';
  const isAsking = document.querySelector('dialog[open]') !== null;
  const spots = isAsking ? '' : isOurs ? '[data-spot][data-can=open][tabindex]' : '.board [data-spot]';
  const buttons = isAsking ? 'dialog[open] [data-move]' : '.action-buttons button';
  const found: Target[] = [];
  for (const [selector, kind] of [
    [spots, 'board'],
    [buttons, 'buttons'],
  ] as const) {
    for (const element of selector ? document.querySelectorAll(selector) : []) {
      const { left, top, width, height } = element.getBoundingClientRect();
      for (const [across, down] of [0.5, 0.35, 0.65].flatMap((a) => [0.5, 0.3, 0.7].map((b) => [a, b]))) {
        const [x, y] = [left + width * across!, top + height * down!];
        if (!element.contains(document.elementFromPoint(x, y))) continue;
        found.push({ x, y, kind: isOurs ? kind : 'meanwhile' });
        break;
      }
    }
  }
  return found;
}

/** Milliseconds that a finger rests on the glass. */
const touch = 60;

async function tap(page: Page, session: CDPSession, rng: Rng): Promise<void> {
  const found = await page.evaluate(targets);
  if (found.length === 0) return;
  const { x, y, kind } = found[randomInt(rng, found.length)]!;
  await page.evaluate((one) => {
    (globalThis as unknown as Kept).taps.push({ at: performance.now(), kind: one });
  }, kind);
  await session.send('Input.dispatchTouchEvent', { type: 'touchStart', touchPoints: [{ x, y }] });
  await page.waitForTimeout(touch);
  await session.send('Input.dispatchTouchEvent', { type: 'touchEnd', touchPoints: [] });
  await page.waitForTimeout(pause);
}

/** The longest answer of each tap, by what was tapped; what the browser does not report was quicker than 16 ms. */
async function tapAbout(page: Page, game: string): Promise<ReadonlyMap<Kind, readonly number[]>> {
  await startGame(page, game, 1, `taps ${game}`);
  await settled(page);
  const session = await page.context().newCDPSession(page);
  // A whole Chrome has its own bars above the page and shows nothing of what they push out: no picture, no answer.
  const { windowId } = await session.send('Browser.getWindowForTarget');
  await session.send('Browser.setWindowBounds', { windowId, bounds: { width: 1400, height: 1100 } });
  await session.send('Emulation.setCPUThrottlingRate', { rate: slowness });
  await page.evaluate(watchTaps, touch);
  const rng = rngFromSeed(`taps ${game}`);
  for (let i = 0; i < moves && (await settled(page)) === 'yours'; i++) {
    await tap(page, session, rng);
    // As often as others have not done yet, so that there is something to disturb.
    while (/playing|others/.test((await page.locator('.table').getAttribute('data-state')) ?? ''))
      await tap(page, session, rng);
  }
  const { answers, taps } = await page.evaluate(() => {
    const { answers, taps } = globalThis as unknown as Kept;
    return { answers, taps };
  });
  const times = new Map(kinds.map((kind) => [kind, [] as number[]]));
  for (const { at, kind } of taps) {
    const end = taps.find((other) => other.at > at)?.at ?? Number.POSITIVE_INFINITY;
    const own = answers.filter((answer) => answer.at >= at && answer.at < end).map(({ time }) => time);
    times.get(kind)!.push(Math.max(0, ...own));
  }
  return times;
}

const world = await openWorld();
try {
  for (const game of boards) {
    await visit(
      world,
      { hasTouch: true, isMobile: true, reducedMotion: 'no-preference', settings: { speed: 'fast' } },
      async (page) => {
        for (const [kind, times] of await tapAbout(page, game)) {
          const sorted = times.toSorted((a, b) => a - b);
          const at = (part: number): number => sorted[Math.floor((sorted.length - 1) * part)] ?? 0;
          console.log(
            `${game}, ${kind}: ${sorted.length} taps; median ${at(0.5)} ms, of twenty the second slowest ${at(0.95)} ms, slowest ${at(1)} ms`,
          );
          if (at(1) > most) process.exitCode = 1;
        }
      },
    );
  }
} finally {
  await closeWorld(world);
}
