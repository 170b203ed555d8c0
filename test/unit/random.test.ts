import assert from 'node:assert/strict';
import { createCipheriv } from 'node:crypto';
import { test } from 'node:test';
import fc from 'fast-check';
import {
  chachaBlock,
  cloneRng,
  drawFrom,
  nextUint32,
  pickOne,
  type Rng,
  randomInt,
  rngFork,
  rngFromKey,
  rngFromSeed,
  rollDie,
  shuffle,
} from '../../src/kernel/random.ts';

const word = fc.integer({ min: 0, max: 0xffff_ffff });
const key = fc.array(word, { minLength: 8, maxLength: 8 });
const zeroKey = [0, 0, 0, 0, 0, 0, 0, 0];

/** The keystream's bytes: the words of the block, least significant byte first. */
function keystream(keyWords: readonly number[], low: number, high: number, rounds: number): Buffer {
  const out = new Uint32Array(16);
  chachaBlock(keyWords, low, high, rounds, out);
  const bytes = Buffer.alloc(64);
  out.forEach((value, i) => {
    bytes.writeUInt32LE(value, 4 * i);
  });
  return bytes;
}

/** The cipher again, as its description reads: a table of quarter rounds over sixteen words. */
function plainChacha(keyWords: readonly number[], low: number, high: number, rounds: number): number[] {
  const start = [0x61707865, 0x3320646e, 0x79622d32, 0x6b206574, ...keyWords, low, high, 0, 0];
  const x = start.map((value) => value >>> 0);
  const rotate = (value: number, bits: number) => ((value << bits) | (value >>> (32 - bits))) >>> 0;
  const quarter = (a: number, b: number, c: number, d: number) => {
    for (const [to, from, into, bits] of [
      [a, b, d, 16],
      [c, d, b, 12],
      [a, b, d, 8],
      [c, d, b, 7],
    ] as const) {
      x[to] = (x[to]! + x[from]!) >>> 0;
      x[into] = rotate((x[into]! ^ x[to]!) >>> 0, bits);
    }
  };
  for (let round = 0; round < rounds; round += 2) {
    for (let i = 0; i < 4; i++) quarter(i, 4 + i, 8 + i, 12 + i);
    for (let i = 0; i < 4; i++) quarter(i, 4 + ((i + 1) % 4), 8 + ((i + 2) % 4), 12 + ((i + 3) % 4));
  }
  return x.map((value, i) => (value + start[i]!) >>> 0);
}

test('ChaCha8 gives the published keystream of the zero key', () => {
  const published =
    '3e00ef2f895f40d67f5bb8e81f09a5a12c840ec3ce9a7f3b181be188ef711a1e' +
    '984ce172b9216f419f445367456d5619314a42a3da86b001387bfdb80e0cfe42';
  assert.equal(keystream(zeroKey, 0, 0, 8).toString('hex'), published);
});

test('with 20 rounds the same code is the chacha20 of OpenSSL, also past 2^32 blocks', () => {
  fc.assert(
    fc.property(key, word, word, (keyWords, low, high) => {
      const bytes = Buffer.alloc(32);
      keyWords.forEach((value, i) => {
        bytes.writeUInt32LE(value, 4 * i);
      });
      const start = Buffer.alloc(16);
      start.writeUInt32LE(low, 0);
      start.writeUInt32LE(high, 4);
      const cipher = createCipheriv('chacha20', bytes, start);
      assert.deepEqual(keystream(keyWords, low, high, 20), cipher.update(Buffer.alloc(64)));
    }),
    { numRuns: 500, seed: 1 },
  );
});

test('with 8 rounds it is the cipher as its description reads', () => {
  const out = new Uint32Array(16);
  fc.assert(
    fc.property(key, word, word, (keyWords, low, high) => {
      chachaBlock(keyWords, low, high, 8, out);
      assert.deepEqual([...out], plainChacha(keyWords, low, high, 8));
    }),
    { numRuns: 500, seed: 2 },
  );
});

test('the n-th number is the first word of block n', () => {
  const keyWords = [1, 2, 3, 4, 5, 6, 7, 0xffff_ffff];
  const rng = rngFromKey(keyWords);
  for (let n = 0; n < 50; n++) assert.equal(nextUint32(rng), plainChacha(keyWords, n, 0, 8)[0]);
  assert.equal(rng.drawn, 50);
  rng.drawn = 0xffff_ffff;
  assert.equal(nextUint32(rng), plainChacha(keyWords, 0xffff_ffff, 0, 8)[0]);
  assert.equal(nextUint32(rng), plainChacha(keyWords, 0, 1, 8)[0]);
  rng.drawn = 5 * 2 ** 32 + 7;
  assert.equal(nextUint32(rng), plainChacha(keyWords, 7, 5, 8)[0]);
});

test('a key has eight words of 32 bits', () => {
  assert.throws(() => rngFromKey([1, 2, 3]), RangeError);
  assert.throws(() => rngFromKey([...zeroKey, 0]), RangeError);
  assert.deepEqual(rngFromKey([-1, 0, 0, 0, 0, 0, 0, 0]).key, [0xffff_ffff, 0, 0, 0, 0, 0, 0, 0]);
});

test('a number is at least 0 and below its bound, and needs a bound that is possible', () => {
  const rng = rngFromSeed('bounds');
  for (const below of [1, 2, 3, 7, 100, 65_536, 2 ** 31, 2 ** 31 + 1, 2 ** 32 - 1, 2 ** 32]) {
    for (let n = 0; n < 200; n++) {
      const number = randomInt(rng, below);
      assert.ok(Number.isInteger(number) && number >= 0 && number < below, `${number} of ${below}`);
    }
  }
  assert.equal(randomInt(rng, 1), 0);
  for (const below of [0, -1, Number.NaN, 2 ** 32 + 1, Number.POSITIVE_INFINITY, 2.5]) {
    const before = rng.drawn;
    assert.throws(() => randomInt(rng, below), RangeError, String(below));
    assert.equal(rng.drawn, before);
  }
});

test('a number that would favour the small ones is drawn again', () => {
  // Below 2^31 + 1 all numbers from there upwards are refused: nearly every second one.
  const below = 2 ** 31 + 1;
  const rng = rngFromSeed('rejection');
  const raw = rngFromSeed('rejection');
  for (let n = 0; n < 200; n++) {
    let expected = nextUint32(raw);
    while (expected >= below) expected = nextUint32(raw);
    assert.equal(randomInt(rng, below), expected);
    assert.equal(rng.drawn, raw.drawn);
  }
  assert.ok(rng.drawn > 300, `${rng.drawn} drawn for 200 numbers`);
});

/** How far the counts are from equal ones: about the number of kinds, with a spread of its root twice. */
function chiSquare(counts: readonly number[]): number {
  const expected = counts.reduce((sum, count) => sum + count, 0) / counts.length;
  return counts.reduce((sum, count) => sum + (count - expected) ** 2 / expected, 0);
}

function assertEven(counts: readonly number[]): void {
  const freedom = counts.length - 1;
  const far = 5 * Math.sqrt(2 * freedom);
  assert.ok(Math.abs(chiSquare(counts) - freedom) < far, `chi-square ${chiSquare(counts)} of ${counts}`);
}

test('numbers are equally likely', () => {
  for (const below of [2, 3, 6, 10, 52, 100]) {
    const rng = rngFromSeed(`even ${below}`);
    const counts: number[] = new Array(below).fill(0);
    for (let n = 0; n < 1000 * below; n++) counts[randomInt(rng, below)]!++;
    assertEven(counts);
  }
  // Three quarters of 2^32: without drawing again the lower third would come twice as often.
  const rng = rngFromSeed('even thirds');
  const thirds = [0, 0, 0];
  for (let n = 0; n < 30_000; n++) thirds[Math.floor(randomInt(rng, 3 * 2 ** 30) / 2 ** 30)]!++;
  assertEven(thirds);
});

test('a die has the sides 1 … n', () => {
  const rng = rngFromSeed('die');
  const sides = new Set(Array.from({ length: 200 }, () => rollDie(rng, 6)));
  assert.deepEqual([...sides].sort(), [1, 2, 3, 4, 5, 6]);
});

test('a draw takes exactly one thing out of the bag, each equally likely', () => {
  const rng = rngFromSeed('bag');
  const counts = [0, 0, 0, 0, 0];
  for (let n = 0; n < 5000; n++) {
    const bag = [0, 1, 2, 3, 4];
    const drawn = drawFrom(rng, bag);
    counts[drawn]!++;
    assert.deepEqual([...bag, drawn].sort(), [0, 1, 2, 3, 4]);
  }
  assertEven(counts);
  const last = ['x'];
  assert.equal(drawFrom(rng, last), 'x');
  assert.deepEqual(last, []);
  assert.throws(() => drawFrom(rng, last), RangeError);
  assert.throws(() => pickOne(rng, []), RangeError);
});

test('whole bags come out in every order equally often', () => {
  const rng = rngFromSeed('orders');
  const counts = new Map<string, number>();
  for (let n = 0; n < 24_000; n++) {
    const bag = ['a', 'b', 'c', 'd'];
    const order = [drawFrom(rng, bag), drawFrom(rng, bag), drawFrom(rng, bag), drawFrom(rng, bag)].join('');
    counts.set(order, (counts.get(order) ?? 0) + 1);
  }
  assert.equal(counts.size, 24);
  assertEven([...counts.values()]);
});

test('a shuffle loses nothing and makes every order equally often', () => {
  const rng = rngFromSeed('shuffle');
  const counts = new Map<string, number>();
  for (let n = 0; n < 24_000; n++) {
    const items = ['a', 'b', 'c', 'd'];
    shuffle(rng, items);
    counts.set(items.join(''), (counts.get(items.join('')) ?? 0) + 1);
  }
  assert.equal(counts.size, 24);
  assertEven([...counts.values()]);
  for (const short of [[], ['x']]) {
    const before = rng.drawn;
    shuffle(rng, short);
    assert.equal(rng.drawn, before);
  }
});

test('pickOne takes nothing away', () => {
  const rng = rngFromSeed('pick');
  const items = Object.freeze(['a', 'b', 'c']);
  assert.deepEqual([...new Set(Array.from({ length: 60 }, () => pickOne(rng, items)))].sort(), [
    'a',
    'b',
    'c',
  ]);
});

test('a clone goes its own way from the same place', () => {
  const rng = rngFromSeed('clone');
  nextUint32(rng);
  const copy = cloneRng(rng);
  const next = nextUint32(rng);
  assert.equal(copy.drawn, 1);
  assert.equal(nextUint32(copy), next);
});

const first = (rng: Rng) => Array.from({ length: 8 }, () => nextUint32(rng)).join();

test('a seed gives one deal, as text or as number, and other seeds give others', () => {
  assert.equal(first(rngFromSeed('7')), first(rngFromSeed(7)));
  const deals = new Set(Array.from({ length: 200 }, (_, seed) => first(rngFromSeed(seed))));
  assert.equal(deals.size, 200);
});

test('a fork leaves its parent alone and is like no other fork', () => {
  const parent = rngFromSeed('parent');
  const before = { key: [...parent.key], drawn: parent.drawn };
  const forks = ['a', 'b', '', '0/a'].map((label) => first(rngFork(parent, label)));
  assert.deepEqual(parent, before);
  assert.equal(first(rngFork(parent, 'a')), forks[0], 'the same fork twice');
  nextUint32(parent);
  forks.push(first(rngFork(parent, 'a')), first(rngFork(rngFromSeed('other'), 'a')), first(parent));
  assert.equal(new Set(forks).size, forks.length);
});

test('a fork and its parent have nothing to do with each other', () => {
  // Of two independent streams, half of the bits agree.
  const parent = rngFromSeed('independent');
  const child = rngFork(parent, 'child');
  let agreeing = 0;
  for (let n = 0; n < 4000; n++) {
    let same = ~(nextUint32(parent) ^ nextUint32(child));
    for (; same !== 0; same &= same - 1) agreeing++;
  }
  const bits = 4000 * 32;
  assert.ok(Math.abs(agreeing - bits / 2) < 5 * Math.sqrt(bits / 4), `${agreeing} of ${bits} bits agree`);
});
