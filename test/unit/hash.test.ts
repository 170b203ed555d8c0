import assert from 'node:assert/strict';
import { createHash, createHmac } from 'node:crypto';
import { test } from 'node:test';
import fc from 'fast-check';
import {
  bytesOf,
  concat,
  fromHex,
  hex,
  hmacSha256,
  sha256,
  sha256Words,
  utf8,
  wordsOf,
} from '../../src/kernel/hash.ts';
import { nextUint32, rngFromSeed } from '../../src/kernel/random.ts';

const encoder = new TextEncoder();

function randomBytes(seed: string, length: number): Uint8Array {
  const rng = rngFromSeed(seed);
  return Uint8Array.from({ length }, () => nextUint32(rng));
}

test('SHA-256 of the examples of FIPS 180-4', () => {
  const examples = {
    '': 'e3b0c44298fc1c149afbf4c8996fb92427ae41e4649b934ca495991b7852b855',
    abc: 'ba7816bf8f01cfea414140de5dae2223b00361a396177a9cb410ff61f20015ad',
    abcdbcdecdefdefgefghfghighijhijkijkljklmklmnlmnomnopnopq:
      '248d6a61d20638b8e5c026930c3e6039a33ce45964ff2167f6ecedd419db06c1',
    abcdefghbcdefghicdefghijdefghijkefghijklfghijklmghijklmnhijklmnoijklmnopjklmnopqklmnopqrlmnopqrsmnopqrstnopqrstu:
      'cf5b16a778af8380036ce59e7b0492370b249b11e8f07a51afac45037afee9d1',
  };
  for (const [message, digest] of Object.entries(examples)) assert.equal(hex(sha256(utf8(message))), digest);
  assert.equal(
    hex(sha256(new Uint8Array(1_000_000).fill(0x61))),
    'cdc76e5c9914fb9281a1c7e284d73e67f1809a48a497200e046d39ccc7112cd0',
  );
});

test('SHA-256 of every length up to 300, and of a long message, as node:crypto has it', () => {
  for (const length of [...Array(301).keys(), 4096, 10_007]) {
    const message = randomBytes(`message ${length}`, length);
    const digest = createHash('sha256').update(message).digest('hex');
    assert.equal(hex(sha256(message)), digest, `${length} bytes`);
    assert.equal(hex(bytesOf(sha256Words(message))), digest);
  }
});

test('a part of a larger buffer is hashed as itself', () => {
  const whole = randomBytes('whole', 200);
  assert.equal(hex(sha256(whole.subarray(3, 103))), hex(sha256(whole.slice(3, 103))));
  assert.deepEqual(wordsOf(whole.subarray(4, 36)), wordsOf(whole.slice(4, 36)));
});

test('HMAC of the examples of RFC 4231', () => {
  const repeated = (byte: number, times: number) => new Uint8Array(times).fill(byte);
  const examples: [Uint8Array, Uint8Array, string][] = [
    [
      repeated(0x0b, 20),
      utf8('Hi There'),
      'b0344c61d8db38535ca8afceaf0bf12b881dc200c9833da726e9376c2e32cff7',
    ],
    [
      utf8('Jefe'),
      utf8('what do ya want for nothing?'),
      '5bdcc146bf60754e6a042426089575c75a003f089d2739839dec58b964ec3843',
    ],
    [
      repeated(0xaa, 20),
      repeated(0xdd, 50),
      '773ea91e36800e46854db8ebd09181a72959098b3ef8c122d9635514ced565fe',
    ],
    [
      Uint8Array.from({ length: 25 }, (_, i) => i + 1),
      repeated(0xcd, 50),
      '82558a389a443c0ea4cc819899f2083a85f0faa3e578f8077a2e3ff46729665b',
    ],
    [
      repeated(0xaa, 131),
      utf8('Test Using Larger Than Block-Size Key - Hash Key First'),
      '60e431591ee0b67f0d8a26aacbf5b77f8e0bc6213728c5140546040f0ee37f54',
    ],
    [
      repeated(0xaa, 131),
      utf8(
        'This is a test using a larger than block-size key and a larger than block-size data. ' +
          'The key needs to be hashed before being used by the HMAC algorithm.',
      ),
      '9b09ffa71b942fcb27635fbcd5b0e944bfdc63644f0713938a7f51535c3a35e2',
    ],
  ];
  for (const [key, message, digest] of examples) assert.equal(hex(hmacSha256(key, message)), digest);
});

test('HMAC with keys and messages of many lengths, as node:crypto has it', () => {
  for (let length = 0; length <= 300; length++) {
    const key = randomBytes(`key ${length}`, (length * 7) % 150);
    const message = randomBytes(`told ${length}`, length);
    assert.equal(hex(hmacSha256(key, message)), createHmac('sha256', key).update(message).digest('hex'));
  }
  for (const length of [63, 64, 65]) {
    const key = randomBytes('edge', length);
    assert.equal(hex(hmacSha256(key, key)), createHmac('sha256', key).update(key).digest('hex'));
  }
});

test('a text has the bytes that TextEncoder gives it, lone surrogates included', () => {
  const edges = [
    '',
    '\0',
    '\x7f',
    '\x80',
    '\u07ff',
    '\u0800',
    '\uffff',
    '\u{10000}',
    '\u{10ffff}',
    '\ufeffx',
  ];
  for (const text of [
    ...edges,
    'Ларец ё',
    '🎲🎲',
    '\ud800',
    'a\udc00b',
    '\udc00\ud800',
    '\ud83d',
    '\ud800\ud800\udc00',
  ]) {
    assert.deepEqual(utf8(text), encoder.encode(text), JSON.stringify(text));
  }
  fc.assert(
    fc.property(fc.string({ unit: 'binary' }), (text) => assert.deepEqual(utf8(text), encoder.encode(text))),
    { seed: 1 },
  );
  const unit = fc.integer({ min: 0, max: 0xffff }).map((code) => String.fromCharCode(code));
  fc.assert(
    fc.property(fc.string({ unit }), (text) => assert.deepEqual(utf8(text), encoder.encode(text))),
    { numRuns: 500, seed: 2 },
  );
});

test('bytes as hexadecimal text, and back in one spelling only', () => {
  assert.equal(hex(Uint8Array.of(0, 1, 0xab, 0xff)), '0001abff');
  fc.assert(
    fc.property(fc.uint8Array(), (bytes) => {
      assert.equal(hex(bytes), Buffer.from(bytes).toString('hex'));
      assert.deepEqual(fromHex(hex(bytes)), bytes);
    }),
    { seed: 3 },
  );
  for (const text of ['0', 'AB', 'xy', ' 00', '00\n', '0x00', '0 ', 'é0', '--']) {
    assert.equal(fromHex(text), undefined, JSON.stringify(text));
  }
  assert.deepEqual(fromHex(''), new Uint8Array());
});

test('words and bytes turn into each other, most significant byte first', () => {
  assert.deepEqual(bytesOf([0x01020304, 0xfffefdfc]), Uint8Array.of(1, 2, 3, 4, 255, 254, 253, 252));
  fc.assert(
    fc.property(fc.array(fc.integer({ min: 0, max: 0xffff_ffff })), (words) => {
      assert.deepEqual(wordsOf(bytesOf(words)), words);
    }),
    { seed: 4 },
  );
});

test('parts are put together in order', () => {
  const joined = concat(Uint8Array.of(1, 2), new Uint8Array(), Uint8Array.of(3));
  assert.deepEqual(joined, Uint8Array.of(1, 2, 3));
  assert.deepEqual(concat(), new Uint8Array());
});
