// Proof that the laws bite: the template, broken on purpose in one place, is caught by the law meant for it.

import assert from 'node:assert/strict';
import { test } from 'node:test';
import { bitten, lawThatCatches, sound } from './broken/caught.ts';
import './broken/games.ts';
import './broken/rules.ts';
import './broken/secrets.ts';
import {
  deedLaws,
  everyMomentLaws,
  gameLaws,
  momentLaws,
  rareLaws,
  recordLaws,
  sampledDeedLaws,
  sampledLaws,
  spreadLaws,
} from './laws.ts';

test('the template itself keeps all laws', () => {
  assert.equal(lawThatCatches(sound), undefined);
});

test('every law is proven to bite', () => {
  const laws = [
    gameLaws,
    everyMomentLaws,
    momentLaws,
    sampledLaws,
    rareLaws,
    spreadLaws,
    deedLaws,
    sampledDeedLaws,
    recordLaws,
  ];
  const names = laws.flatMap((some) => Object.keys(some));
  assert.deepEqual(
    names.filter((name) => !bitten.has(name)),
    [],
  );
});
