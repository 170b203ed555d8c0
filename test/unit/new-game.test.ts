// `npm run new-game`, done in a copy of the part of the tree that it needs.

import assert from 'node:assert/strict';
import { spawnSync } from 'node:child_process';
import { cpSync, mkdirSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { after, before, test } from 'node:test';

const root = join(import.meta.dirname, '../..');
const needed = [
  'package.json',
  'scripts/new-game.ts',
  'src/games/_template',
  'src/games/index.ts',
  'src/games/ui.ts',
  'src/games/whole.ts',
  'src/i18n',
  'src/kernel',
  'test/conformance',
];

let copy: string;

before(() => {
  copy = mkdtempSync(join(tmpdir(), 'larets-new-game-'));
  for (const path of needed) {
    mkdirSync(dirname(join(copy, path)), { recursive: true });
    cpSync(join(root, path), join(copy, path), { recursive: true });
  }
});

after(() => rmSync(copy, { recursive: true }));

function run(args: readonly string[], env: NodeJS.ProcessEnv = {}) {
  const { NODE_TEST_CONTEXT: _, ...outer } = process.env;
  return spawnSync(process.execPath, args, { cwd: copy, encoding: 'utf8', env: { ...outer, ...env } });
}

function newGame(...args: readonly string[]) {
  return run(['scripts/new-game.ts', ...args]);
}

function textOf(path: string): string {
  return readFileSync(join(copy, path), 'utf8');
}

function registeredIds(): string[] {
  return [...textOf('src/games/index.ts').matchAll(/\bid: '([^']+)'/g)].map(([, id]) => id!);
}

test('a new game has its own name and rules, and keeps every law at once', () => {
  const known = registeredIds();
  const made = newGame('tiny-planets');
  assert.equal(made.stderr, '');
  assert.equal(made.status, 0);
  assert.deepEqual(registeredIds(), [...known, 'tiny-planets']);
  assert.match(
    textOf('src/games/ui.ts'),
    /id: 'tiny-planets',\n {4}title: [\s\S]*import\('\.\/tiny-planets\/ui\/Board\.tsx'\)/,
  );
  assert.match(textOf('src/games/ui.ts'), /title: \{\n {6}ru: '[А-Я]/);
  assert.match(textOf('src/games/tiny-planets/ui/board.css'), /^\.board-tiny-planets /);
  // The template itself is TP.
  assert.match(textOf('src/games/tiny-planets/RULES.ru.md'), /\*\*TPL-T1\*\*/);
  assert.match(textOf('src/games/tiny-planets/index.ts'), /id: 'tiny-planets'/);
  const env = { LARETS_GAME: 'tiny-planets', LARETS_SEEDS: '1' };
  const files = ['test/conformance/tables-1.test.ts', 'src/games/tiny-planets/test/rules.test.ts'];
  const proven = run(['--test', ...files], env);
  assert.equal(proven.status, 0, proven.stdout);
  assert.match(proven.stdout, /tiny-planets: the box/);
  assert.match(proven.stdout, /\[TPL-T1\]/);
});

test('no two games have one prefix', () => {
  for (const id of ['zoo', 'abc', 'tea-party', 'tall-poppy']) assert.equal(newGame(id).status, 0);
  assert.match(textOf('src/games/zoo/RULES.en.md'), /\*\*ZO-T1\*\*/);
  assert.match(textOf('src/games/tea-party/RULES.en.md'), /\*\*TPA-T1\*\*/);
  assert.match(textOf('src/games/tall-poppy/RULES.en.md'), /\*\*TPO-T1\*\*/);
});

test('what cannot be made is refused in one line', () => {
  const before = textOf('src/games/index.ts');
  for (const id of ['', 'Gold_rush', '../evil', '_template']) {
    const { status, stderr } = newGame(id);
    assert.equal(status, 2, id);
    assert.match(stderr, /^".*" is no id for a game\. .*\n$/);
  }
  mkdirSync(join(copy, 'src/games/there'));
  const { status, stderr } = newGame('there');
  assert.deepEqual([status, stderr], [2, 'src/games/there is there already.\n']);
  assert.equal(newGame().status, 2);
  assert.equal(textOf('src/games/index.ts'), before);
});
