import assert from 'node:assert/strict';
import { test } from 'node:test';
import fc from 'fast-check';
import { deepEqual } from '../../kernel/json.ts';
import { difference, patched } from '../patch.ts';

const overTheWire = <Value>(value: Value): Value =>
  value === undefined ? value : JSON.parse(JSON.stringify(value));

test('a patch makes the second picture out of the first, whatever they are', () => {
  const json = fc.jsonValue({ maxDepth: 4, noUnicodeString: false } as object);
  const pair = fc.oneof(
    fc.tuple(json, json),
    fc
      .tuple(fc.array(json, { maxLength: 6 }), fc.nat(6), fc.nat(3), fc.array(json, { maxLength: 2 }))
      .map(([list, at, gone, come]) => [list, list.toSpliced(at, gone, ...come)] as const),
    fc
      .tuple(fc.dictionary(fc.string(), json), fc.string(), json)
      .map(([record, name, value]) => [record, { ...record, [name]: value }] as const),
  );
  fc.assert(
    fc.property(pair, ([before, after]) => {
      const clean = [overTheWire(before), overTheWire(after)] as const;
      const kept = JSON.stringify(clean[0]);
      const patch = overTheWire(difference(clean[0], clean[1]));
      assert.ok(deepEqual(patched(clean[0], patch), clean[1]));
      assert.equal(JSON.stringify(clean[0]), kept, 'the first stays as it is');
      assert.equal(patch === undefined, deepEqual(clean[0], clean[1]));
    }),
    { seed: 1, numRuns: 500 },
  );
});

test('a patch says no more than what is different', () => {
  const before = { step: 'play', hand: [1, 2, 3, 4], points: [0, 0], bag: { size: 9 } };
  assert.equal(difference(before, structuredClone(before)), undefined);
  assert.deepEqual(difference(before, { ...before, points: [0, 5] }), { points: { 1: [5] } });
  assert.deepEqual(difference(before, { ...before, hand: [1, 3, 4] }), { hand: { '-': [1, 1, []] } });
  assert.deepEqual(difference(before, { ...before, bag: {} }), { bag: { size: null } });
  assert.deepEqual(difference({ '-': 1 }, { '-': 2 }), [{ '-': 2 }], 'a field that would read as a splice');
});
