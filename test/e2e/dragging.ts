// Dragging as people do it: put a finger or the mouse on a thing, take it over another place, let go there.

import assert from 'node:assert/strict';
import type { Page } from 'playwright-core';
import { type Rng, randomInt } from '../../src/kernel/random.ts';
import { changed, mark, middleOf, type Point } from './table.ts';

export type Hand = 'mouse' | 'finger';

/** Drags something somewhere, if there is anything to drag. While it hangs over its goal that is marked. */
export async function dragSomething(page: Page, hand: Hand, rng: Rng): Promise<boolean> {
  const things = await spotsAt(page, '[data-drag][data-can=open]');
  if (things.length === 0) return false;
  const thing = things[randomInt(rng, things.length)]!;
  const before = await mark(page);
  const moved = await grip(page, hand);
  const from = await middleOf(page, spotNamed(thing));
  await moved.down(from);
  // In several steps: a browser forgives a finger that slips a little.
  for (const slip of [8, 16, 24]) await moved.to({ x: from.x + slip, y: from.y + slip });
  await page.locator(`[data-spot="${thing}"][data-can=chosen]`).waitFor();
  const goals = await spotsAt(page, '[data-can=open][tabindex]');
  const goal = goals[randomInt(rng, goals.length)]!;
  await moved.to(await middleOf(page, spotNamed(goal)));
  await page.locator(`[data-spot="${goal}"][data-near]`).waitFor();
  assert.equal(await page.locator('.ghost.is-dragged').count(), 1, 'what is dragged is seen');
  await moved.up();
  assert.equal(await page.locator('.ghost.is-dragged').count(), 0, 'and lies down again');
  await changed(page, before);
  return true;
}

function spotNamed(id: string): string {
  return `[data-spot="${id}"]`;
}

function spotsAt(page: Page, selector: string): Promise<string[]> {
  return page
    .locator(`.table ${selector}`)
    .evaluateAll((spots) => spots.map((spot) => spot.getAttribute('data-spot')!));
}

interface Grip {
  down(at: Point): Promise<void>;
  to(at: Point): Promise<void>;
  up(): Promise<void>;
}

async function grip(page: Page, hand: Hand): Promise<Grip> {
  if (hand === 'mouse') {
    const to = ({ x, y }: Point): Promise<void> => page.mouse.move(x, y, { steps: 3 });
    return { down: (at) => to(at).then(() => page.mouse.down()), to, up: () => page.mouse.up() };
  }
  const session = await page.context().newCDPSession(page);
  const touch = async (
    type: 'touchStart' | 'touchMove' | 'touchEnd',
    ...touchPoints: Point[]
  ): Promise<void> => {
    await session.send('Input.dispatchTouchEvent', { type, touchPoints });
  };
  return {
    down: (at) => touch('touchStart', at),
    to: (at) => touch('touchMove', at),
    up: () => touch('touchEnd').then(() => session.detach()),
  };
}
