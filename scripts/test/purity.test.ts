import assert from 'node:assert/strict';
import { test } from 'node:test';
import fc from 'fast-check';
import { checkSources } from '../check-imports.ts';
import { tokenize } from '../imports/tokens.ts';

function countIn(path: string, text: string): number {
  return checkSources(new Map([[path, text]])).length;
}

const IMPURE = [
  'const now = Date.now();',
  'const now = new Date();',
  'let when: Date;',
  'performance.now();',
  'const x = Math.random();',
  'const x = Math\n  .random();',
  'const x = Math["random"]();',
  'const { random } = Math;',
  ...(
    'exp log log2 log10 log1p expm1 pow sin cos tan asin acos atan atan2 sinh cosh tanh asinh acosh atanh ' +
    'cbrt hypot'
  )
    .split(' ')
    .map((name) => `const x = Math.${name}(2);`),
  'const x = 2 ** 3;',
  'x **= 2;',
  'const copy = structuredClone(state);',
  'const copy = JSON.parse(JSON.stringify(state));',
  'setTimeout(f, 1);',
  'setInterval(f, 1);',
  'setImmediate(f);',
  'queueMicrotask(f);',
  'globalThis.foo();',
  'new Intl.NumberFormat();',
  'a.localeCompare(b);',
  "a['localeCompare'](b);",
  'x.toLocaleString();',
  'x?.toLocaleUpperCase();',
  'const text = `${`${Date.now()}`}`;',
  'const text = `${{ a: 1 }.a}${Math.random()}`;',
  'const all = [...Date.list];',
  'const half = a / b; Math.random(); const c = d / e;',
  'const quote = /[/"]/; Math.random(); // "',
];

const PURE = [
  'const x = Math.floor(Math.sqrt(2)) + Math.max(1, 2) + Math.imul(3, 4) + Math.PI;',
  '// new Date() and Math.random()',
  '/** 2 ** 3 */',
  'const text = "Date.now() Math.random()";',
  "const text = 'it\\'s a Date';",
  'const text = `Math.random() ${1} Date`;',
  'const pattern = /Date|Math.random()/g;',
  'state.Date; log.exp(2); rng.random();',
  'const update = 1; const JSONish = JSON.parse(text);',
];

const PURE_FILES = [
  'src/kernel/play.ts',
  'src/games/whole.ts',
  'src/games/big-build/rules.ts',
  'src/bots/search.ts',
  'src/match/log.ts',
];

test('clocks, chance, inexact mathematics, copies, timers and locale are refused in the pure layers', () => {
  for (const path of PURE_FILES) {
    for (const text of IMPURE) assert.equal(countIn(path, text), 1, `${path}: ${text}`);
    for (const text of PURE) assert.equal(countIn(path, text), 0, `${path}: ${text}`);
  }
});

test('tests, boards and the outer layers are free to use them', () => {
  for (const path of [
    'src/games/big-build/test/position.ts',
    'src/kernel/play.test.ts',
    'src/games/big-build/ui/layout.ts',
    'src/server/clock.ts',
    'src/i18n/format.ts',
  ]) {
    for (const text of IMPURE) assert.equal(countIn(path, text), 0, `${path}: ${text}`);
  }
});

test('no text brings the scanner out of step with the lines', () => {
  const piece = fc.constantFrom(
    '`',
    '${',
    '}',
    '{',
    "'",
    '"',
    '/',
    '//',
    '/*',
    '*/',
    '\\',
    '\n',
    'a',
    ' ',
    '[',
    ')',
  );
  fc.assert(
    fc.property(fc.array(piece), (pieces) => {
      const text = pieces.join('');
      const tokens = tokenize(`${text}\n`);
      const lines = tokens.map((token) => token.line);
      assert.deepEqual(
        lines,
        lines.toSorted((a, b) => a - b),
      );
      assert.ok((lines.at(-1) ?? 1) <= text.split('\n').length + 1);
    }),
  );
});
