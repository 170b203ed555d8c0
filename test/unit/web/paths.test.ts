import assert from 'node:assert/strict';
import { test } from 'node:test';
import { frames, framesAlong } from '../../../src/ui-kit/paths.ts';

test('a way by several points goes at one speed and ends where the piece is', () => {
  const way = framesAlong(
    [
      { x: -30, y: 0 },
      { x: 0, y: 0 },
      { x: 0, y: 10 },
      { x: 0, y: 0 },
    ],
    2,
    'slide',
  );
  assert.deepEqual(
    way.map(({ offset }) => offset),
    [0, 0.6, 0.8, 1],
  );
  assert.equal(way.at(-1)?.translate, '0px 0px');
  assert.equal(way.at(-1)?.scale, '1');
  assert.equal(way[0]?.scale, '2');
});

test('who hops touches down at each point, and is up between them', () => {
  const way = framesAlong(
    [
      { x: -40, y: 0 },
      { x: -20, y: 0 },
      { x: 0, y: 0 },
    ],
    1,
    'hop',
  );
  assert.deepEqual(
    way.map(({ translate }) => translate),
    ['-40px 0px', '-30px -6px', '-20px 0px', '-10px -6px', '0px 0px'],
  );
});

test('frames never run backwards, even where points fall together', () => {
  const way = framesAlong(
    [
      { x: 0, y: 0 },
      { x: 0, y: 0 },
      { x: 0, y: 0 },
    ],
    1,
    'hop',
  );
  const offsets = way.map(({ offset }) => offset ?? 0);
  assert.deepEqual(
    offsets,
    offsets.toSorted((a, b) => a - b),
  );
  assert.equal(offsets.at(-1), 1);
});

test('a throw rises before it falls', () => {
  const way = frames('arc', 100, 0, 1);
  assert.deepEqual(way.translate, ['100px 0px', '45px -18px', '0 0']);
});
