// The mathematics of the camera.

import assert from 'node:assert/strict';
import { test } from 'node:test';
import {
  edgePan,
  fit,
  grown,
  isWithin,
  nearestTo,
  onTheWay,
  pan,
  pinch,
  type Sight,
  seenOf,
  showing,
  toPixels,
  toUnits,
  within,
  zoomTo,
} from '../../../src/ui-kit/camera.ts';

const screen = { width: 400, height: 300 };
const frame = { x: -100, y: 50, width: 800, height: 300 };
const sight: Sight = { x: 120, y: 90, scale: 2 };

function assertNear(actual: object, expected: object): void {
  const rounded = (numbers: object): unknown =>
    Object.fromEntries(Object.entries(numbers).map(([key, value]) => [key, Math.round(value * 1e6) / 1e6]));
  assert.deepEqual(rounded(actual), rounded(expected));
}

test('the whole is in the middle, and as large as it fits', () => {
  assert.deepEqual(fit(frame, screen), { x: 300, y: 200, scale: 0.5 });
  assert.ok(isWithin(frame, seenOf(fit(frame, screen), screen)));
  assert.equal(fit({ ...frame, height: 1200 }, screen).scale, 0.25);
});

test('pixels to units and back', () => {
  for (const at of [
    { x: 0, y: 0 },
    { x: 400, y: 300 },
    { x: 37, y: 211 },
  ]) {
    assertNear(toPixels(sight, screen, toUnits(sight, screen, at)), at);
  }
  assert.deepEqual(toUnits(sight, screen, { x: 200, y: 150 }), { x: 120, y: 90 });
});

test('what lies under the finger stays there when it is brought nearer', () => {
  const at = { x: 31, y: 280 };
  const nearer = zoomTo(sight, screen, at, 5);
  assert.equal(nearer.scale, 5);
  assertNear(toUnits(nearer, screen, at), toUnits(sight, screen, at));
});

test('what lay under two fingers lies under them again', () => {
  const before = [
    { x: 100, y: 100 },
    { x: 200, y: 100 },
  ] as const;
  const after = [
    { x: 80, y: 140 },
    { x: 280, y: 140 },
  ] as const;
  const pinched = pinch(sight, screen, before, after);
  assert.equal(pinched.scale, 4);
  for (const i of [0, 1]) {
    assertNear(toUnits(pinched, screen, after[i]!), toUnits(sight, screen, before[i]!));
  }
});

test('two fingers on one spot do not break it', () => {
  const one = { x: 5, y: 5 };
  assert.ok(Number.isFinite(pinch(sight, screen, [one, one], [one, { x: 9, y: 9 }]).scale));
});

test('the drawing follows the finger', () => {
  const moved = pan(sight, 10, -20);
  assertNear(toPixels(moved, screen, { x: 120, y: 90 }), { x: 210, y: 130 });
});

test('it is never farther than the whole, nor nearer than the most, nor beside the frame', () => {
  assert.deepEqual(within({ x: 0, y: 0, scale: 0.1 }, frame, screen, 2), fit(frame, screen));
  assert.equal(within({ ...sight, scale: 9 }, frame, screen, 2).scale, 2);
  const inside = within({ x: -900, y: 900, scale: 2 }, frame, screen, 2);
  assert.ok(isWithin(seenOf(inside, screen), frame));
  const wide = within({ x: 250, y: 0, scale: 0.6 }, frame, screen, 2);
  assert.equal(wide.y, 200, 'the side that is smaller than the screen stays in the middle');
  assert.equal(within({ ...sight, scale: 9 }, frame, screen, 0.1).scale, 0.5, 'the whole is always allowed');
});

test('what has the focus is brought into sight by the shortest way', () => {
  const box = { x: 0, y: 80, width: 20, height: 20 };
  const moved = showing(sight, screen, box, 10);
  assert.deepEqual([moved.x, moved.y], [95, 90]);
  assert.deepEqual(showing(sight, screen, { x: 110, y: 80, width: 20, height: 20 }, 10), sight);
});

test('the frame stays while all lies in it, and grows by whole steps where it must', () => {
  const shown = { x: 0, y: 0, width: 600, height: 600 };
  assert.deepEqual(grown(undefined, frame, 100), frame);
  assert.deepEqual(grown(shown, { x: 100, y: 100, width: 300, height: 200 }, 100), shown);
  assert.deepEqual(grown(shown, { x: -50, y: 0, width: 600, height: 600 }, 200), {
    ...shown,
    x: -200,
    width: 800,
  });
  assert.deepEqual(grown(shown, { x: 0, y: 300, width: 610, height: 500 }, 200), {
    ...shown,
    width: 800,
    height: 800,
  });
});

test('on the way scales grow by equal ratios', () => {
  const to: Sight = { x: 220, y: 190, scale: 8 };
  assertNear(onTheWay(sight, to, 0), sight);
  assertNear(onTheWay(sight, to, 1), to);
  assertNear(onTheWay(sight, to, 0.5), { x: 170, y: 140, scale: 4 });
});

test('a tap is meant for the nearest thing, if one is near', () => {
  const boxes = [0, 100, 200].map((x) => ({ x, y: 0, width: 100, height: 100 }));
  assert.equal(nearestTo({ x: 140, y: 60 }, boxes, 100), 1);
  assert.equal(nearestTo({ x: 140, y: 400 }, boxes, 100), undefined);
  assert.equal(nearestTo({ x: 0, y: 0 }, [], 100), undefined);
});

test('near the edge the drawing runs, the faster the nearer', () => {
  assert.deepEqual(edgePan({ x: 200, y: 150 }, screen, 30, 6), { x: 0, y: 0 });
  assert.deepEqual(edgePan({ x: 15, y: 300 }, screen, 30, 6), { x: 3, y: -6 });
  assert.deepEqual(edgePan({ x: -5, y: 400 }, screen, 30, 6), { x: 0, y: 0 }, 'outside it does not');
});
