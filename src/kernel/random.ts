// Random numbers, counted: the n-th number of a key is a word of the ChaCha8 block number n.
// What was drawn says nothing about what will be, and every draw can be checked afterwards.

import { sha256Words, utf8 } from './hash.ts';

export interface Rng {
  /** Eight numbers of 32 bits. Never changed in place. */
  readonly key: readonly number[];
  /** How many numbers were taken. */
  drawn: number;
}

export function rngFromKey(key: readonly number[]): Rng {
  if (key.length !== 8) throw new RangeError('A key has eight words.');
  return { key: key.map((word) => word >>> 0), drawn: 0 };
}

/** For a known deal: whoever knows the seed knows the cards. */
export function rngFromSeed(seed: string | number): Rng {
  return rngFromKey(sha256Words(utf8(`larets/seed/${seed}`)));
}

/** A stream of its own that tells nothing of its parent, and takes nothing from it. */
export function rngFork(rng: Rng, label: string): Rng {
  return rngFromKey(sha256Words(utf8(`larets/fork/${rng.key.join('.')}/${rng.drawn}/${label}`)));
}

export function cloneRng(rng: Rng): Rng {
  return { key: rng.key, drawn: rng.drawn };
}

/** The next number, 0 … 2^32-1. */
export function nextUint32(rng: Rng): number {
  const counter = rng.drawn++;
  chachaBlock(rng.key, counter >>> 0, Math.floor(counter / 0x1_0000_0000), 8, words);
  return words[0]!;
}

/** 0 … below-1, each equally likely. */
export function randomInt(rng: Rng, below: number): number {
  if (!(Number.isInteger(below) && below >= 1 && below <= 0x1_0000_0000))
    throw new RangeError(`There is no number below ${below} to draw.`);
  const fair = 0x1_0000_0000 - (0x1_0000_0000 % below);
  for (;;) {
    const number = nextUint32(rng);
    if (number < fair) return number % below;
  }
}

/** 1 … sides. */
export function rollDie(rng: Rng, sides: number): number {
  return 1 + randomInt(rng, sides);
}

export function pickOne<Item>(rng: Rng, items: readonly Item[]): Item {
  return items[randomInt(rng, items.length)]!;
}

/** Takes one out of a bag. A face-down pile is a bag: its order is not decided before it is drawn from. */
export function drawFrom<Item>(rng: Rng, bag: Item[]): Item {
  const index = randomInt(rng, bag.length);
  const item = bag[index]!;
  const last = bag.pop()!;
  if (index < bag.length) bag[index] = last;
  return item;
}

/** In place. */
export function shuffle<Item>(rng: Rng, items: Item[]): void {
  for (let end = items.length - 1; end > 0; end--) {
    const index = randomInt(rng, end + 1);
    const item = items[index]!;
    items[index] = items[end]!;
    items[end] = item;
  }
}

const words = new Uint32Array(16);

/** One block of the published cipher with a 64-bit counter and a nonce of zero, into `out`. */
export function chachaBlock(
  key: readonly number[],
  counterLow: number,
  counterHigh: number,
  rounds: number,
  out: Uint32Array,
): void {
  const k0 = key[0]! | 0;
  const k1 = key[1]! | 0;
  const k2 = key[2]! | 0;
  const k3 = key[3]! | 0;
  const k4 = key[4]! | 0;
  const k5 = key[5]! | 0;
  const k6 = key[6]! | 0;
  const k7 = key[7]! | 0;
  const c0 = counterLow | 0;
  const c1 = counterHigh | 0;
  let x0 = 0x61707865;
  let x1 = 0x3320646e;
  let x2 = 0x79622d32;
  let x3 = 0x6b206574;
  let x4 = k0;
  let x5 = k1;
  let x6 = k2;
  let x7 = k3;
  let x8 = k4;
  let x9 = k5;
  let x10 = k6;
  let x11 = k7;
  let x12 = c0;
  let x13 = c1;
  let x14 = 0;
  let x15 = 0;
  // Written out, not looped over an index table: this is the hottest arithmetic of every play-out.
  for (let round = 0; round < rounds; round += 2) {
    x0 = (x0 + x4) | 0;
    x12 ^= x0;
    x12 = (x12 << 16) | (x12 >>> 16);
    x8 = (x8 + x12) | 0;
    x4 ^= x8;
    x4 = (x4 << 12) | (x4 >>> 20);
    x0 = (x0 + x4) | 0;
    x12 ^= x0;
    x12 = (x12 << 8) | (x12 >>> 24);
    x8 = (x8 + x12) | 0;
    x4 ^= x8;
    x4 = (x4 << 7) | (x4 >>> 25);
    x1 = (x1 + x5) | 0;
    x13 ^= x1;
    x13 = (x13 << 16) | (x13 >>> 16);
    x9 = (x9 + x13) | 0;
    x5 ^= x9;
    x5 = (x5 << 12) | (x5 >>> 20);
    x1 = (x1 + x5) | 0;
    x13 ^= x1;
    x13 = (x13 << 8) | (x13 >>> 24);
    x9 = (x9 + x13) | 0;
    x5 ^= x9;
    x5 = (x5 << 7) | (x5 >>> 25);
    x2 = (x2 + x6) | 0;
    x14 ^= x2;
    x14 = (x14 << 16) | (x14 >>> 16);
    x10 = (x10 + x14) | 0;
    x6 ^= x10;
    x6 = (x6 << 12) | (x6 >>> 20);
    x2 = (x2 + x6) | 0;
    x14 ^= x2;
    x14 = (x14 << 8) | (x14 >>> 24);
    x10 = (x10 + x14) | 0;
    x6 ^= x10;
    x6 = (x6 << 7) | (x6 >>> 25);
    x3 = (x3 + x7) | 0;
    x15 ^= x3;
    x15 = (x15 << 16) | (x15 >>> 16);
    x11 = (x11 + x15) | 0;
    x7 ^= x11;
    x7 = (x7 << 12) | (x7 >>> 20);
    x3 = (x3 + x7) | 0;
    x15 ^= x3;
    x15 = (x15 << 8) | (x15 >>> 24);
    x11 = (x11 + x15) | 0;
    x7 ^= x11;
    x7 = (x7 << 7) | (x7 >>> 25);
    x0 = (x0 + x5) | 0;
    x15 ^= x0;
    x15 = (x15 << 16) | (x15 >>> 16);
    x10 = (x10 + x15) | 0;
    x5 ^= x10;
    x5 = (x5 << 12) | (x5 >>> 20);
    x0 = (x0 + x5) | 0;
    x15 ^= x0;
    x15 = (x15 << 8) | (x15 >>> 24);
    x10 = (x10 + x15) | 0;
    x5 ^= x10;
    x5 = (x5 << 7) | (x5 >>> 25);
    x1 = (x1 + x6) | 0;
    x12 ^= x1;
    x12 = (x12 << 16) | (x12 >>> 16);
    x11 = (x11 + x12) | 0;
    x6 ^= x11;
    x6 = (x6 << 12) | (x6 >>> 20);
    x1 = (x1 + x6) | 0;
    x12 ^= x1;
    x12 = (x12 << 8) | (x12 >>> 24);
    x11 = (x11 + x12) | 0;
    x6 ^= x11;
    x6 = (x6 << 7) | (x6 >>> 25);
    x2 = (x2 + x7) | 0;
    x13 ^= x2;
    x13 = (x13 << 16) | (x13 >>> 16);
    x8 = (x8 + x13) | 0;
    x7 ^= x8;
    x7 = (x7 << 12) | (x7 >>> 20);
    x2 = (x2 + x7) | 0;
    x13 ^= x2;
    x13 = (x13 << 8) | (x13 >>> 24);
    x8 = (x8 + x13) | 0;
    x7 ^= x8;
    x7 = (x7 << 7) | (x7 >>> 25);
    x3 = (x3 + x4) | 0;
    x14 ^= x3;
    x14 = (x14 << 16) | (x14 >>> 16);
    x9 = (x9 + x14) | 0;
    x4 ^= x9;
    x4 = (x4 << 12) | (x4 >>> 20);
    x3 = (x3 + x4) | 0;
    x14 ^= x3;
    x14 = (x14 << 8) | (x14 >>> 24);
    x9 = (x9 + x14) | 0;
    x4 ^= x9;
    x4 = (x4 << 7) | (x4 >>> 25);
  }
  out[0] = x0 + 0x61707865;
  out[1] = x1 + 0x3320646e;
  out[2] = x2 + 0x79622d32;
  out[3] = x3 + 0x6b206574;
  out[4] = x4 + k0;
  out[5] = x5 + k1;
  out[6] = x6 + k2;
  out[7] = x7 + k3;
  out[8] = x8 + k4;
  out[9] = x9 + k5;
  out[10] = x10 + k6;
  out[11] = x11 + k7;
  out[12] = x12 + c0;
  out[13] = x13 + c1;
  out[14] = x14;
  out[15] = x15;
}
