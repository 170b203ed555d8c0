import assert from 'node:assert/strict';
import { readdirSync, readFileSync } from 'node:fs';
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
    'games/x/bot/terms.ts',
    'games/x/ui/Board.tsx',
    'games/x/i18n/en.json',
    'games/x/RULES.en.md',
  ])
    assert.ok(!decides(path), path);
});

test('the search gets the reasons of a game to hand them on, and nothing else of it uses them', () => {
  const paths = readdirSync('src/games', { recursive: true, encoding: 'utf8' }).filter((path) =>
    path.endsWith('.ts'),
  );
  const users = paths.filter((path) =>
    /from '[./\w]*\/terms\.ts'/.test(readFileSync(`src/games/${path}`, 'utf8')),
  );
  assert.ok(users.length >= 5);
  for (const path of users) assert.match(path, /[\\/](bot|bot[\\/]search|bot[\\/]terms)\.ts$/);
});
