// What the documents say about running tests is so.
import assert from 'node:assert/strict';
import { spawnSync } from 'node:child_process';
import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { test } from 'node:test';

const root = join(import.meta.dirname, '../..');

function npmTest(...wanted: string[]) {
  const { NODE_TEST_CONTEXT: _, ...env } = process.env;
  const options = { cwd: root, env, encoding: 'utf8' } as const;
  return spawnSync(process.execPath, ['scripts/test.ts', ...wanted], options);
}

test('npm test takes a folder', () => {
  const { status, stdout } = npmTest('src/games/_template/test');
  assert.equal(status, 0, stdout);
  assert.match(stdout, /pass 1[0-9]/);
});

test('npm test says what it does not find, and fails', () => {
  const { status, stderr } = npmTest('src/games/_template/i18n');
  assert.equal(status, 1);
  assert.match(stderr, /called src\/games\/_template\/i18n\.\n/);
});

test('every path that the first documents name is there', () => {
  for (const document of ['README.md', 'CONTRIBUTING.md']) {
    const text = readFileSync(join(root, document), 'utf8');
    const paths = [...text.matchAll(/(?<=[`( ])(?:src|test|scripts|docs|bench)\/[\w./-]+/g)].map(
      ([path]) => path,
    );
    assert.ok(paths.length > 3, document);
    for (const path of paths) assert.ok(existsSync(join(root, path)), `${document}: ${path}`);
  }
});
