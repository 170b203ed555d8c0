import assert from 'node:assert/strict';
import { test } from 'node:test';
import fc from 'fast-check';
import {
  canonicalJson,
  deepEqual,
  deepFreeze,
  difference,
  hashOf,
  notJson,
  sharedObject,
} from '../../src/kernel/json.ts';

const parsed = (text: string): unknown => JSON.parse(text);
const json = fc.jsonValue().filter((value) => notJson(value) === undefined);

test('canonical JSON: equal values, equal texts, whatever the order of fields', () => {
  assert.equal(canonicalJson({ b: 1, a: [true, null, 'é"'] }), '{"a":[true,null,"é\\""],"b":1}');
  assert.equal(canonicalJson({ a: 1, gone: undefined }), '{"a":1}');
  assert.equal(canonicalJson({ 10: 1, 9: 2, a: 3 }), '{"10":1,"9":2,"a":3}');
  assert.equal(canonicalJson(parsed('{"__proto__":1}')), '{"__proto__":1}');
  fc.assert(
    fc.property(json, (value) => {
      assert.ok(deepEqual(parsed(canonicalJson(value)), value));
    }),
    { seed: 1 },
  );
});

test('a hash is 16 digits, the same for equal values and another for others', () => {
  assert.equal(hashOf({ a: 1, b: [2] }), hashOf({ b: [2], a: 1 }));
  assert.match(hashOf(null), /^[0-9a-f]{16}$/);
  const values = [0, 1, '0', null, [], {}, [0], { a: 0 }, { a: '0' }, [[]], '[]', true, 'true'];
  assert.equal(new Set(values.map(hashOf)).size, values.length);
});

const unequal: [unknown, unknown][] = [
  [1, 2],
  [1, '1'],
  [null, {}],
  [null, undefined],
  [[], {}],
  [{}, []],
  [[1], [1, 2]],
  [
    [1, 2],
    [2, 1],
  ],
  [{ a: 1 }, {}],
  [{}, { a: 1 }],
  [{ a: 1 }, { b: 1 }],
  [
    { a: 1, b: 1 },
    { a: 1, c: 1 },
  ],
  [{ a: { b: [0] } }, { a: { b: [1] } }],
  [parsed('{"__proto__":{}}'), {}],
  [parsed('{"__proto__":{}}'), { b: 1 }],
  [{ b: 1 }, parsed('{"__proto__":{}}')],
  [parsed('{"constructor":1}'), { toString: 1 }],
];

test('deepEqual compares as JSON does, and difference says where', () => {
  assert.ok(deepEqual({ a: [1, { b: null }], c: 'x' }, { c: 'x', a: [1, { b: null }] }));
  assert.ok(deepEqual({ a: 1, gone: undefined }, { a: 1 }));
  assert.ok(deepEqual({ a: 1 }, { a: 1, gone: undefined }));
  for (const [a, b] of unequal) {
    assert.ok(!deepEqual(a, b), `${canonicalJson(a)} and ${canonicalJson(b)}`);
    assert.ok(!deepEqual(b, a));
    assert.notEqual(difference(a, b), undefined);
  }
  fc.assert(
    fc.property(json, json, (a, b) => {
      assert.equal(deepEqual(a, b), canonicalJson(a) === canonicalJson(b));
      assert.ok(deepEqual(a, parsed(JSON.stringify(a))));
      assert.equal(difference(a, b) === undefined, deepEqual(a, b));
    }),
    { seed: 2, numRuns: 300 },
  );
});

test('difference names the first place', () => {
  assert.equal(difference({ a: { b: [1, 2] } }, { a: { b: [1, 3] } }), '.a.b.1: 2 is not 3');
  assert.equal(difference(1, 2), 'value: 1 is not 2');
  assert.equal(difference({ a: 1 }, {}), '.a: 1 is not undefined');
  assert.equal(difference([1], { 0: 1 }), 'value: [1] is not {"0":1}');
  assert.equal(difference({ a: 1 }, { a: 1 }), undefined);
});

test('notJson finds whatever a round trip would change', () => {
  const withName = Object.assign([1], { name: 'x' });
  const swapped = Object.assign([1, 2], { name: 'x' });
  delete swapped[0];
  const odd: unknown[] = [
    undefined,
    Number.NaN,
    Number.POSITIVE_INFINITY,
    -0,
    1n,
    () => 0,
    Symbol('x'),
    new Map(),
    new Set([1]),
    new Uint8Array(2),
    new Date(0),
    Object.create(null),
    Object.create({ a: 1 }),
    [undefined],
    new Array(2),
    withName,
    swapped,
    { [Symbol('x')]: 1 },
    { a: undefined },
  ];
  for (const value of odd) {
    assert.notEqual(notJson(value), undefined, String(typeof value));
    assert.notEqual(notJson({ a: [value] }), undefined);
  }
  assert.equal(notJson({ a: [0, { b: Number.NaN }] }), 'value.a.1.b is NaN');
  assert.equal(notJson(parsed('{"__proto__":[1,{"a":null}],"x":-1.5e3}')), undefined);
});

test('deepFreeze reaches what lies below something frozen already', () => {
  const value = { outer: Object.freeze({ inner: [1] }), other: { a: 1 } };
  assert.equal(deepFreeze(value), value);
  assert.throws(() => value.outer.inner.push(2), TypeError);
  assert.throws(() => {
    value.other.a = 2;
  }, TypeError);
  assert.equal(deepFreeze(3), 3);
});

test('sharedObject finds what two values both hold, unless nobody can change it', () => {
  const part = { x: 1 };
  assert.equal(sharedObject({ a: [part] }, { b: part }), 'value.a.0');
  assert.equal(sharedObject(part, part), 'value');
  assert.equal(sharedObject({ a: [{ x: 1 }] }, { b: part }), undefined);
  const table = Object.freeze([1, 2]);
  assert.equal(sharedObject({ table }, { table }), undefined);
  const shallow = Object.freeze({ inner: [1] });
  assert.equal(sharedObject({ shallow }, { shallow }), 'value.shallow.inner');
});
