import assert from 'node:assert/strict';
import { test } from 'node:test';
import { type DrawnMark, toldSpots } from '../../../src/web/table/drawing.ts';
import { type Finder, type Found, nibs, strokesOf } from '../../../src/web/table/pen.ts';

const places: Readonly<Record<string, Found>> = {
  here: { x: 0, y: 0, width: 60, height: 60, isFlat: false },
  there: { x: 300, y: 0, width: 60, height: 60, isFlat: false },
  by: { x: 150, y: 200, width: 20, height: 20, isFlat: false },
  card: { x: 500, y: 100, width: 90, height: 120, isFlat: true },
  pile: { x: 20, y: 20, width: 10, height: 10, isFlat: false },
};
const finder: Finder = { find: (name) => places[name], isSpot: (name) => name !== 'pile' };

const mark = (given: Partial<DrawnMark>): DrawnMark => ({ at: 'there', number: 1, state: 'now', ...given });
const numbersIn = (path: string): readonly number[] => path.match(/-?\d+(\.\d+)?/g)!.map(Number);

test('an arrow goes from near the one to near the other, and its number stands on it', () => {
  const { arrows, discs } = strokesOf([mark({ from: 'here' })], finder, nibs.large);
  const [x, , , , endX] = numbersIn(arrows[0]!.line);
  assert.ok(x! > 30 && x! < 100, `${x}`);
  assert.ok(endX! > 260 && endX! < 330, `${endX}`);
  assert.ok(discs[0]!.x > 100 && discs[0]!.x < 260);
});

test('by way of other places it passes through their middles', () => {
  const { arrows } = strokesOf([mark({ from: 'here', along: ['by'] })], finder, nibs.large);
  assert.deepEqual(numbersIn(arrows[0]!.line).slice(0, 4), [30, 30, 160, 210]);
});

test('what is not on the screen is not drawn, and what hardly moved has a number only', () => {
  assert.deepEqual(strokesOf([mark({ at: 'gone', from: 'here' })], finder, nibs.large), {
    arrows: [],
    discs: [],
    rings: [],
  });
  const { arrows, discs } = strokesOf([mark({ at: 'here', from: 'pile' })], finder, nibs.large);
  assert.deepEqual([arrows.length, discs.length], [0, 1]);
});

test('numbers do not lie on each other', () => {
  const marks = [1, 2, 3, 4].map((number) => mark({ at: 'card', number }));
  const { discs } = strokesOf(marks, finder, nibs.small);
  for (const one of discs)
    for (const other of discs)
      if (one !== other) assert.ok(Math.hypot(one.x - other.x, one.y - other.y) >= 1.9 * nibs.small.radius);
});

test('what cannot look told by itself has a ring; a plan has none', () => {
  assert.equal(strokesOf([mark({ at: 'pile' })], finder, nibs.large).rings.length, 1);
  assert.equal(strokesOf([mark({ at: 'pile', state: 'plan' })], finder, nibs.large).rings.length, 0);
  assert.equal(strokesOf([mark({})], finder, nibs.large).rings.length, 0);
});

test('the goal of the step that is shown glows, those before it are marked', () => {
  const marks = [
    mark({ at: 'here', state: 'done' }),
    mark({ at: 'there' }),
    mark({ at: 'by', state: 'plan' }),
  ];
  assert.deepEqual(
    [...toldSpots({ look: 'fox', marks })],
    [
      ['here', 'last'],
      ['there', 'now'],
    ],
  );
});
