import assert from 'node:assert/strict';
import { test } from 'node:test';
import fc from 'fast-check';
import { deepEqual } from '../../kernel/json.ts';
import { parseFile, serialise } from '../file.ts';
import { open } from '../open.ts';
import { verify } from '../verify.ts';
import { story } from './story.ts';
import { dealt, moved, people } from './table.ts';
import { tinyGame } from './tinyGame.ts';

const { file, running } = story();
const text = serialise(file);

const problemOf = (given: string) => {
  const parsed = parseFile(given);
  return parsed.ok ? undefined : parsed.problem;
};

/** The file as text with something else at a path ('log.3.seat'); undefined takes the field away. */
function changed(path: string, value: unknown): string {
  const copy = JSON.parse(text);
  const names = path.split('.');
  const last = names.pop()!;
  const holder = names.reduce((part, name) => part[name], copy);
  if (value === undefined) delete holder[last];
  else holder[last] = value;
  return JSON.stringify(copy);
}

test('what is written is read as the same', () => {
  assert.deepEqual(parseFile(text), { ok: true, file });
  assert.deepEqual(parseFile(JSON.stringify(file, null, 2)), { ok: true, file });
  assert.equal(text.split('\n').length, file.log.length + 3, 'a line for each entry');
  assert.deepEqual(parseFile(serialise({ ...file, log: [] })), { ok: true, file: { ...file, log: [] } });
});

test('a running match is written without what only the table knows', () => {
  const match = moved(dealt(people(2)), '0 take:1');
  const written = serialise(match);
  assert.deepEqual(Object.keys(JSON.parse(written)), ['header', 'log']);
  assert.ok(!written.includes(match.secret!));
  assert.equal(serialise(running).length < text.length, true);
});

test('no JSON, too much of it, or something else altogether', () => {
  for (const odd of ['', '{', 'x', text.slice(0, -3), `${text}x`]) {
    assert.deepEqual(problemOf(odd), { code: 'notJson', path: '' });
  }
  assert.deepEqual(problemOf(' '.repeat(20_000_001)), { code: 'tooLarge', path: '' });
  for (const odd of ['null', '[]', '1', '"x"', 'true']) {
    assert.deepEqual(problemOf(odd), { code: 'notAnObject', path: '' });
  }
  assert.deepEqual(problemOf('{}'), { code: 'missingField', path: 'header' });
  assert.equal(problemOf('['.repeat(1_000_000))?.code, 'notJson');
  assert.equal(problemOf(`{"header":${'['.repeat(100_000)}${']'.repeat(100_000)}}`)?.code, 'notAnObject');
});

test('another version of the format is told apart', () => {
  for (const found of [0, 2, 99]) {
    const other = { code: 'otherFormat', path: 'header.format', found };
    assert.deepEqual(problemOf(changed('header.format', found)), other);
  }
  assert.deepEqual(problemOf('{"header":{"format":2,"new":1},"extra":[]}'), {
    code: 'otherFormat',
    path: 'header.format',
    found: 2,
  });
  assert.deepEqual(problemOf(changed('header.format', '1')), { code: 'badValue', path: 'header.format' });
});

test('unknown fields are refused, those of every object too', () => {
  for (const [path, where] of [
    ['more', 'more'],
    ['header.more', 'header.more'],
    ['header.clock.increment', 'header.clock.increment'],
    ['header.sitters.0.level', 'header.sitters[0].level'],
    ['header.deal.seed', 'header.deal.seed'],
    ['log.0.open', 'log[0].open'],
    ['log.4.more', 'log[4].more'],
    ['log.5.constructor', 'log[5].constructor'],
  ] as const) {
    assert.deepEqual(problemOf(changed(path, 1)), { code: 'unknownField', path: where });
  }
  const proto = text.replace('{"header":', '{"__proto__":{},"header":');
  assert.deepEqual(problemOf(proto), { code: 'unknownField', path: '__proto__' });
  const optionProto = text.replace('"options":{', '"options":{"__proto__":true,');
  assert.deepEqual(problemOf(optionProto), { code: 'unknownField', path: 'header.options' });
  const inEntry = text.replace('{"seq":1,', '{"seq":1,"__proto__":{},');
  assert.deepEqual(problemOf(inEntry), { code: 'unknownField', path: 'log[0].__proto__' });
});

test('missing fields are named', () => {
  for (const [path, where] of [
    ['log', 'log'],
    ['header.table', 'header.table'],
    ['header.format', 'header.format'],
    ['header.clock.kind', 'header.clock.kind'],
    ['header.clock.seconds', 'header.clock.seconds'],
    ['header.sitters.2.level', 'header.sitters[2].level'],
    ['log.0.seq', 'log[0].seq'],
    ['log.0.type', 'log[0].type'],
    ['log.0.commit', 'log[0].open'],
    ['log.5.hash', 'log[5].hash'],
  ] as const) {
    assert.deepEqual(problemOf(changed(path, undefined)), { code: 'missingField', path: where }, path);
  }
});

test('values that cannot be are named', () => {
  const last = file.log.length - 1;
  const bad: [string, unknown[]][] = [
    ['header.table', ['', 'a b', 'x'.repeat(65), 1, null]],
    ['header.game', ['', '../x', 7]],
    ['header.rulesVersion', [-1, 1.5, '1', null]],
    ['header.clock.kind', ['sand', 'constructor', 1, null]],
    ['header.clock.seconds', [0, -5, 1.5, 1e12, '60']],
    ['header.deal.kind', ['unfair', '__proto__', 1]],
    ['header.deal.commitment', ['', 'AB'.repeat(32), 'ab'.repeat(31), 1]],
    ['header.sitters.0.name', ['', 'a\u0000b', 'x'.repeat(61), '\ud800', 5]],
    ['header.options.auction', [null, {}, 'x'.repeat(101), [1.5], [[0]], Array(11).fill(0)]],
    ['log.5.seat', [-1, 10, 0.5, '0', null]],
    ['log.5.key', ['', 'a b', 'x'.repeat(201), 1]],
    ['log.5.hash', ['', '0123', 'g'.repeat(16), 1]],
    ['log.5.at', [-1, 0.5, 1e300, '1', null]],
    ['log.5.type', ['cheat', 'constructor', null, 3]],
    [`log.${last}.secret`, ['', 'x', 1]],
  ];
  for (const [path, values] of bad) {
    const where = path.replace(/\.(\d+)/, '[$1]');
    for (const value of values) {
      const problem = problemOf(changed(path, value));
      assert.deepEqual(problem, { code: 'badValue', path: where }, `${path}: ${JSON.stringify(value)}`);
    }
  }
  assert.deepEqual(problemOf(changed('log', {})), { code: 'notAList', path: 'log' });
  assert.deepEqual(problemOf(changed('header.sitters', Array(11).fill(0))), {
    code: 'tooLong',
    path: 'header.sitters',
  });
  assert.deepEqual(problemOf(changed('log', Array(100_001).fill(0))), { code: 'tooLong', path: 'log' });
  assert.deepEqual(problemOf(changed('log.3', null)), { code: 'notAnObject', path: 'log[3]' });
  assert.deepEqual(problemOf(changed('log.3', [])), { code: 'notAnObject', path: 'log[3]' });
  const many = Object.fromEntries(Array.from({ length: 51 }, (_, i) => [`o${i}`, 1]));
  assert.deepEqual(problemOf(changed('header.options', many)), { code: 'tooLong', path: 'header.options' });
});

test('any text at all is read or refused, never worse', () => {
  fc.assert(
    fc.property(fc.oneof(fc.string(), fc.json()), (given) => {
      assert.equal(typeof parseFile(given).ok, 'boolean');
    }),
    { seed: 1, numRuns: 300 },
  );
});

test('a file altered in one place is never proven', () => {
  const sign = fc.constantFrom(...'0123456789abcdef"{}[],: x'.split(''));
  const at = fc.nat(text.length - 1);
  let read = 0;
  fc.assert(
    fc.property(at, sign, fc.constantFrom('replace', 'insert', 'remove'), (index, letter, how) => {
      const middle = how === 'remove' ? '' : letter;
      const given = text.slice(0, index) + middle + text.slice(how === 'insert' ? index : index + 1);
      const parsed = parseFile(given);
      if (!parsed.ok || deepEqual(parsed.file, file)) return;
      read++;
      assert.equal(verify(tinyGame, parsed.file).verdict, 'wrong', given.slice(index - 40, index + 40));
      assert.equal(open(tinyGame, parsed.file).ok, false);
    }),
    { seed: 2, numRuns: 1500 },
  );
  assert.ok(read > 100, `${read} of the altered files could be read`);
});

test('a value of another entry or field in the place of this one is never proven', () => {
  const paths = leaves(file, []);
  fc.assert(
    fc.property(fc.nat(paths.length - 1), fc.nat(paths.length - 1), (to, from) => {
      const [target, source] = [paths[to]!, paths[from]!];
      const copy = JSON.parse(text);
      const value = source.reduce((part, name) => part[name], copy);
      const holder = target.slice(0, -1).reduce((part, name) => part[name], copy);
      holder[target.at(-1)!] = value;
      const parsed = parseFile(JSON.stringify(copy));
      if (!parsed.ok || deepEqual(parsed.file, file)) return;
      assert.equal(verify(tinyGame, parsed.file).verdict, 'wrong', `${source} to ${target}`);
    }),
    { seed: 3, numRuns: 1500 },
  );
});

function leaves(value: unknown, path: readonly string[]): string[][] {
  if (typeof value !== 'object' || value === null) return [[...path]];
  return Object.entries(value).flatMap(([name, part]) => leaves(part, [...path, name]));
}
