import assert from 'node:assert/strict';
import { test } from 'node:test';
import { decides } from '../../../src/cli/arena/header.ts';

test('results go with the files that can change a move, and with no others', () => {
  for (const path of [
    'kernel/random.ts',
    'bots/search.ts',
    'games/five-gems/bot/review.ts',
    'games/x/rules.ts',
  ])
    assert.ok(decides(path), path);
  for (const path of [
    'bots/review.ts',
    'bots/advice.ts',
    'bots/test/toy.ts',
    'games/x/ui/Board.tsx',
    'games/x/i18n/en.json',
    'games/x/RULES.en.md',
  ])
    assert.ok(!decides(path), path);
});
