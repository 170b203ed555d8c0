import assert from 'node:assert/strict';
import { test } from 'node:test';
import { growth, logistic, sharesAtEnd, sharesOf } from '../../src/kernel/shares.ts';

test('growth is about the exponential, and the same bits everywhere', () => {
  for (let x = -5; x <= 5; x += 0.25) {
    assert.ok(Math.abs(growth(x) / Math.exp(x) - 1) < 0.02, `${x}`);
  }
  assert.equal(growth(0), 1);
  assert.equal(growth(1), 2.7169557294664273);
  assert.equal(growth(1e9), growth(40));
  assert.ok(growth(-1e9) > 0);
});

test('shares are one in all, in the order of the values', () => {
  const shares = sharesOf([3, 1, 3, -2], 2);
  assert.ok(Math.abs(shares.reduce((sum, share) => sum + share) - 1) < 1e-12);
  assert.equal(shares[0], shares[2]);
  assert.ok(shares[0]! > shares[1]! && shares[1]! > shares[3]!);
  assert.ok(Math.abs(logistic(0) - 0.5) < 1e-12);
});

test('the winners share the win', () => {
  assert.deepEqual(sharesAtEnd({ places: [1, 3, 1], scores: [], reason: '' }), [0.5, 0, 0.5]);
  assert.deepEqual(sharesAtEnd({ places: [2], scores: [], reason: '' }), [0]);
});
