import assert from 'node:assert/strict';
import { test } from 'node:test';
import { meantBy } from '../../../src/ui-kit/reach.ts';

const box = (left: number, top: number, size: number) => ({
  left,
  top,
  right: left + size,
  bottom: top + size,
});

test('a touch beside a small target means it, a touch far away means nothing', () => {
  assert.equal(meantBy({ x: 20, y: 5 }, [box(0, 0, 10)], undefined), 0);
  assert.equal(meantBy({ x: 40, y: 5 }, [box(0, 0, 10)], undefined), undefined);
});

test('of two small targets the one with the nearer middle is meant, even where the other was hit', () => {
  const wide = { left: 0, top: 0, right: 40, bottom: 10 };
  assert.equal(meantBy({ x: 39, y: 5 }, [wide, box(41, 0, 10)], 0), 1);
  assert.equal(meantBy({ x: 25, y: 5 }, [wide, box(41, 0, 10)], 0), 0);
});

test('a large target that was hit is meant, and one that was not hit has no pull', () => {
  assert.equal(meantBy({ x: 98, y: 50 }, [box(0, 0, 100), box(95, 45, 10)], 0), 0);
  assert.equal(meantBy({ x: -2, y: 50 }, [box(0, 0, 100)], undefined), undefined);
});
