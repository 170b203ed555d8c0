import assert from 'node:assert/strict';
import { test } from 'node:test';
import { checkSources } from '../check-imports.ts';

const RULES = 'src/games/big-build/rules.ts';

function sentences(path: string, text: string): string[] {
  return checkSources(new Map([[path, text]])).map((violation) => violation.sentence);
}

function assertRefused(path: string, text: string, expected: RegExp): void {
  const found = sentences(path, text);
  assert.equal(found.length, 1, `${path}: ${text}\n${found.join('\n')}`);
  assert.match(found[0]!, expected);
}

function assertFine(path: string, text: string): void {
  assert.deepEqual(sentences(path, text), [], `${path}: ${text}`);
}

test('the direction of imports, folder by folder', () => {
  const wrong = [
    ['src/kernel/play.ts', '../match/log.ts', /kernel may not import match/],
    ['src/kernel/play.ts', 'node:fs', /kernel may not import packages/],
    ['src/i18n/format.ts', '../kernel/game.ts', /i18n may not import kernel/],
    [RULES, '../five-gems/types.ts', /another game/],
    [RULES, '../../bots/search.ts', /may not import bots/],
    [RULES, '../../i18n/format.ts', /may not import i18n/],
    [RULES, '../index.ts', /may not import games\/index/],
    [RULES, './ui/layout.ts', /may not import games\/<id>\/ui/],
    [RULES, './test/position.ts', /may not import the test file/],
    [RULES, 'fast-check', /may not import packages/],
    ['src/bots/search.ts', '../games/whole.ts', /bots may not import games\/index/],
    ['src/match/log.ts', '../bots/search.ts', /match may not import bots/],
    ['src/protocol/messages.ts', '../bots/search.ts', /protocol may not import bots/],
    ['src/protocol/messages.ts', 'node:crypto', /may not import Node/],
    ['src/server/http.ts', '../cli/main.ts', /server may not import cli/],
    ['src/server/http.ts', '../games/big-build/types.ts', /may not import games\/<id>/],
    ['src/cli/play.ts', '../web/main.ts', /cli may not import web/],
    ['src/cli/play.ts', '../../scripts/check.ts', /may not import scripts/],
    ['src/ui-kit/Card.tsx', '../match/log.ts', /ui-kit may not import match/],
    ['src/games/big-build/ui/Board.tsx', '../../five-gems/ui/pieces.tsx', /another game/],
    ['src/games/ui.ts', './index.ts', /games\/ui may not import games\/index/],
    ['src/web/main.ts', '../server/http.ts', /web may not import server/],
  ] as const;
  for (const [path, specifier, expected] of wrong) {
    assertRefused(path, `import { x } from '${specifier}';`, expected);
  }
});

test('what each folder may import', () => {
  const right = [
    ['src/kernel/play.ts', './game.ts'],
    [RULES, '../../kernel/random.ts'],
    [RULES, './components.ts'],
    [RULES, './i18n/ru.json'],
    ['src/games/whole.ts', './big-build/index.ts'],
    ['src/games/whole.ts', './big-build/test/invariants.ts'],
    ['src/games/ui.ts', './big-build/ui/Board.tsx'],
    ['src/games/big-build/ui/Board.tsx', '../types.ts'],
    ['src/games/big-build/ui/Board.tsx', 'preact'],
    ['src/bots/search.ts', '../kernel/play.ts'],
    ['src/server/http.ts', '../match/log.ts'],
    ['src/server/http.ts', 'node:http'],
    ['src/cli/play.ts', '../games/whole.ts'],
    ['src/cli/serve.ts', '../server/http.ts'],
    ['src/cli/play.ts', '../../package.json'],
    ['src/web/main.ts', '../games/big-build/ui/Board.tsx'],
    ['scripts/check.ts', '../src/games/whole.ts'],
  ] as const;
  for (const [path, specifier] of right) assertFine(path, `import { x } from '${specifier}';`);
});

test('where only types may be imported', () => {
  for (const path of ['src/protocol/messages.ts', 'src/ui-kit/Card.tsx']) {
    assertFine(path, `import type { Seat } from '../kernel/game.ts';`);
    assertFine(path, `export type { Seat } from '../kernel/game.ts';`);
    assertFine(path, `export type * from '../kernel/game.ts';`);
    for (const statement of [
      `import { play } from '../kernel/game.ts';`,
      `import { type Seat } from '../kernel/game.ts';`,
      `import type from '../kernel/game.ts';`,
      `import '../kernel/game.ts';`,
      `export * from '../kernel/game.ts';`,
    ]) {
      assertRefused(path, statement, /only types of kernel/);
    }
  }
});

test('tests reach their game, the kernel, packages and helpers, and no further', () => {
  const path = 'src/games/big-build/test/rules.test.ts';
  for (const specifier of [
    '../index.ts',
    './position.ts',
    '../../../kernel/play.ts',
    '../../../i18n/format.ts',
    '../../../../test/helpers.ts',
    'node:test',
    'fast-check',
  ]) {
    assertFine('src/games/big-build/test/ui-layout.test.ts', `import { place } from '../ui/layout.ts';`);
    assertFine(path, `import { x } from '${specifier}';`);
  }
  assertFine('src/bots/test/search.test.ts', `import { wholeGames } from '../../games/whole.ts';`);
  assertRefused(path, `import { x } from '../../five-gems/index.ts';`, /another game/);
  assertRefused(path, `import { x } from '../../../server/http.ts';`, /a test of games\/big-build/);
});

test('every way of writing an import is seen', () => {
  for (const statement of [
    `import '../server/a.ts';`,
    `import x from "../server/a.ts";`,
    `import * as x from '../server/a.ts';`,
    `import x, { y } from '../server/a.ts'`,
    `import {\n  x, // with '\n  type Y as Z,\n} from\n  '../server/a.ts';`,
    `import data from '../server/a.json' with { type: 'json' };`,
    `export { x } from '../server/a.ts';`,
    `export * as x from '../server/a.ts';`,
    `const x = await import('../server/a.ts');`,
    `const x = import(/* lazily */ \`../server/a.ts\`, { with: {} });`,
    `const x = \`\${await import('../server/a.ts')}\`;`,
    `const quote = /['"\`]/; import x from '../server/a.ts';`,
  ]) {
    assertRefused('src/match/log.ts', statement, /match may not import server/);
  }
  assertRefused('src/cli/play.ts', 'import(`../games/${id}/bot.ts`)', /plain string/);
});

test('what only looks like an import is let pass', () => {
  for (const text of [
    `// import x from '../server/a.ts'`,
    `/* export * from '../server/a.ts' */`,
    `const text = "import x from '../server/a.ts'";`,
    `const text = \`\nimport x from '../server/a.ts'\n\`;`,
    `const here = import.meta.url; const from = '../server/a.ts';`,
    `match.import('../server/a.ts');`,
    `export { here };\nconst from = '../server/a.ts';`,
  ]) {
    assertFine('src/match/log.ts', text);
  }
});

test('a new folder under src needs a row of its own', () => {
  assertRefused('src/extras/a.ts', '', /has no row/);
});

test('a violation names file and line', () => {
  const text = `/* two\nlines */\nconst a = \`\n\${1}\`;\nconst b = Math.random();`;
  const [violation] = checkSources(new Map([[RULES, text]]));
  assert.deepEqual([violation?.file, violation?.line], [RULES, 5]);
});
