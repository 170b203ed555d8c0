import assert from 'node:assert/strict';
import { test } from 'node:test';
import { rated, type Strength, shownRating, unknown } from '../../src/server/rating.ts';

const strength = (mu: number, sigma: number): Strength => ({ mu, sigma });

// What openskill 5.0.1 (Plackett–Luce, as it comes) made of the same.
const known: readonly {
  before: readonly Strength[];
  places: number[];
  after: readonly (readonly [number, number])[];
}[] = [
  {
    before: [unknown, unknown],
    places: [1, 2],
    after: [
      [27.635389493140497, 8.06590141354368],
      [22.364610506859503, 8.06590141354368],
    ],
  },
  {
    before: [unknown, unknown, unknown],
    places: [1, 2, 3],
    after: [
      [27.869048680749426, 8.205243377397993],
      [25.717262170187357, 8.058224222802378],
      [21.413689149063217, 8.058224222802378],
    ],
  },
  {
    before: [strength(30, 4), strength(20, 6), strength(25, 8), strength(28, 3)],
    places: [2, 1, 3, 3],
    after: [
      [30.32441348282524, 3.9791681173486806],
      [22.16918106382386, 5.9683849691330675],
      [22.94537109428242, 7.5161157145106445],
      [27.56397056641026, 2.9910585753436476],
    ],
  },
  {
    before: [strength(30, 4), strength(20, 6)],
    places: [1, 1],
    after: [
      [29.57838111904535, 3.9706488720194377],
      [20.948413838503193, 5.846261456082412],
    ],
  },
];

test('ratings are those of Weng and Lin', () => {
  for (const { before, places, after } of known) {
    for (const [seat, { mu, sigma }] of rated(before, places).entries()) {
      assert.ok(Math.abs(mu - after[seat]![0]) < 1e-9, `${mu}`);
      assert.ok(Math.abs(sigma - after[seat]![1]) < 1e-9, `${sigma}`);
    }
  }
});

test('a rating is shown as what one surely is worth, never below nothing', () => {
  assert.equal(shownRating(unknown), 1000);
  assert.ok(shownRating(strength(30, 2)) > shownRating(strength(30, 5)));
  assert.equal(shownRating(strength(-50, 8)), 0);
});
