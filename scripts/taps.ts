// `npm run taps`: how long the page takes to answer a tap on a machine four times as slow, also while bots think.

import type { Page } from 'playwright-core';
import { rngFromSeed } from '../src/kernel/random.ts';
import { makeMove, settled, startGame } from '../test/e2e/table.ts';
import { boards, closeWorld, openWorld, visit } from '../test/e2e/world.ts';

const slowness = 4;
const most = 100;
const moves = 30;

/** From the tap to the next picture, as the browser itself measures it. */
function watchTaps(): void {
  const kept = globalThis as unknown as { taps: number[] };
  kept.taps = [];
  new PerformanceObserver((list) => {
    for (const entry of list.getEntries()) {
      if (entry.name === 'click' || entry.name === 'pointerup') kept.taps.push(entry.duration);
    }
  }).observe({ type: 'event', durationThreshold: 16 } as PerformanceObserverInit);
}

async function tapAbout(page: Page, game: string): Promise<readonly number[]> {
  await startGame(page, game, 1, `taps ${game}`);
  await settled(page);
  const session = await page.context().newCDPSession(page);
  await session.send('Emulation.setCPUThrottlingRate', { rate: slowness });
  await page.evaluate(watchTaps);
  const rng = rngFromSeed(`taps ${game}`);
  for (let i = 0; i < moves && (await settled(page)) === 'yours'; i++) await makeMove(page, 'clicks', rng);
  return page.evaluate(() => (globalThis as unknown as { taps: number[] }).taps);
}

const world = await openWorld();
try {
  for (const game of boards) {
    await visit(world, { reducedMotion: 'no-preference', settings: { speed: 'fast' } }, async (page) => {
      const taps = (await tapAbout(page, game)).toSorted((a, b) => a - b);
      const [median, slowest] = [taps[Math.floor(taps.length / 2)] ?? 0, taps.at(-1) ?? 0];
      console.log(
        `${game}: ${taps.length} taps of 16 ms and more; median ${median} ms, slowest ${slowest} ms`,
      );
      if (slowest > most) process.exitCode = 1;
    });
  }
} finally {
  await closeWorld(world);
}
