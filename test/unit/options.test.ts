import assert from 'node:assert/strict';
import { test } from 'node:test';
import { checkOptions, firstSeatOption, type OptionSpec } from '../../src/kernel/options.ts';

const specs: OptionSpec[] = [
  firstSeatOption,
  { name: 'long', rule: 'T-1', kind: 'flag', default: false },
  { name: 'side', rule: 'T-2', kind: 'choice', values: ['day', 'night', 0], default: 'day' },
  {
    name: 'order',
    rule: 'T-3',
    kind: 'seatOrder',
    default: 'random',
    when: (_, options) => options.long === true,
  },
  { name: 'three', rule: 'T-4', kind: 'flag', default: true, when: (seats) => seats === 3 },
];
const box = { seatCounts: [2, 3], options: specs };
const defaults = { firstSeat: 'random', long: false, side: 'day', order: 'random', three: true };

function problemOf(seats: number, given: object): unknown {
  const checked = checkOptions(box, seats, given as Record<string, unknown>);
  return checked.ok ? undefined : checked.problem;
}

test('options are completed with their defaults', () => {
  assert.deepEqual(checkOptions(box, 2, {}), { ok: true, options: defaults });
  assert.deepEqual(checkOptions(box, 2, { long: undefined }), { ok: true, options: defaults });
  const given = { long: true, firstSeat: 2, side: 0, order: [2, 0, 1], three: false };
  const checked = checkOptions(box, 3, given);
  assert.deepEqual(checked, { ok: true, options: given });
  assert.ok(checked.ok && checked.options.order !== given.order, 'the list is a copy');
});

test('a number of seats that the game does not have', () => {
  for (const seats of [0, 1, 4, 2.5, Number.NaN]) {
    assert.deepEqual(problemOf(seats, {}), { code: 'badSeats', seats, allowed: [2, 3] });
  }
});

test('an option that the game does not have, also one that every object has', () => {
  for (const name of ['colour', 'constructor', 'toString', '__proto__', 'hasOwnProperty', '0']) {
    const given = JSON.parse(`{"${name}":true}`) as object;
    assert.deepEqual(problemOf(2, given), {
      code: 'unknownOption',
      name,
      allowed: ['firstSeat', 'long', 'side', 'order', 'three'],
    });
  }
  const inherited = Object.create({ long: 'nonsense' });
  assert.equal(problemOf(2, inherited), undefined, 'what is inherited is not given');
});

test('a value that the option does not have', () => {
  const bad: [string, unknown[]][] = [
    ['long', ['true', 1, 0, null, []]],
    ['side', ['dusk', 1, '0', -0, null, ['day'], true]],
    ['firstSeat', ['first', -1, 2, 0.5, '0', -0, null, Number.NaN, [0]]],
    [
      'order',
      [
        'none',
        [],
        [0],
        [0, 0],
        [0, 2],
        [0, 1, 2],
        ['0', '1'],
        [0, -0],
        { length: 2 },
        Object.assign(new Array(2), { 1: 1 }),
        null,
      ],
    ],
  ];
  for (const [name, values] of bad) {
    for (const value of values) {
      const problem = problemOf(2, { long: true, [name]: value }) as { code: string; name: string };
      assert.equal(problem?.code, 'badOption', `${name}: ${JSON.stringify(value)}`);
      assert.equal(problem.name, name);
    }
  }
  const allowed = (name: string) => (problemOf(2, { [name]: 'x' }) as { allowed: string }).allowed;
  assert.equal(allowed('long'), 'true, false');
  assert.equal(allowed('side'), 'day, night, 0');
  assert.equal(allowed('firstSeat'), 'random, 0 … 1');
  assert.equal(allowed('order'), 'random, or the seats 0 … 1 in some order');
});

test('an option that has no meaning at this table must keep its default', () => {
  assert.deepEqual(problemOf(2, { order: [0, 1] }), { code: 'optionNotApplicable', name: 'order' });
  assert.equal(problemOf(2, { order: 'random' }), undefined);
  assert.equal(problemOf(2, { long: true, order: [0, 1] }), undefined);
  assert.deepEqual(problemOf(2, { three: false }), { code: 'optionNotApplicable', name: 'three' });
  assert.equal(problemOf(3, { three: false }), undefined);
});
