import assert from 'node:assert/strict';
import { test } from 'node:test';
import { withoutLuck } from '../../../src/cli/arena/fortune.ts';
import {
  eloOf,
  normalQuantile,
  shareInterval,
  studentQuantile,
  wilson,
} from '../../../src/cli/arena/interval.ts';
import {
  alphaOf,
  intervalAt,
  type Limits,
  looksOf,
  type Verdict,
  verdictOf,
} from '../../../src/cli/arena/looks.ts';
import { nextUint32, type Rng, rngFromSeed } from '../../../src/kernel/random.ts';

const near = (actual: number, expected: number, slack: number) =>
  assert.ok(Math.abs(actual - expected) <= slack, `${actual} is not near ${expected}`);

function chance(rng: Rng): number {
  return nextUint32(rng) / 2 ** 32;
}

/** How the games of a block hang together: each for itself; moderately alike; one seat's luck is the other's bad luck. */
const blockKinds = {
  independent: (rng: Rng, share: number) => [win(rng, share), win(rng, share)],
  alike: (rng: Rng, share: number) => {
    const common = win(rng, share);
    return [0, 1].map(() => (chance(rng) < 0.5 ? common : win(rng, share)));
  },
  opposite: (rng: Rng, share: number) => {
    const luck = chance(rng);
    return [luck, (luck + 0.5) % 1].map((part) => (part < share ? 1 : 0));
  },
} as const;

function win(rng: Rng, share: number): number {
  return chance(rng) < share ? 1 : 0;
}

function blockMeans(kind: keyof typeof blockKinds, rng: Rng, share: number, blocks: number): number[] {
  return Array.from({ length: blocks }, () => {
    const [first, second] = blockKinds[kind](rng, share);
    return (first! + second!) / 2;
  });
}

test('quantiles, Wilson intervals and Elo as in the books', () => {
  near(normalQuantile(0.975), 1.959964, 1e-5);
  near(normalQuantile(0.9875), 2.241403, 1e-5);
  near(normalQuantile(0.5), 0, 1e-5);
  near(studentQuantile(0.975, 4), 2.776, 0.02);
  near(studentQuantile(0.975, 10), 2.228, 0.001);
  near(studentQuantile(0.975, 199), 1.972, 0.001);
  const half = wilson(0.5, 100, 1.959964);
  near(half.low, 0.4038, 1e-4);
  near(half.high, 0.5962, 1e-4);
  near(wilson(1, 10, 1.959964).low, 0.7225, 1e-4);
  assert.equal(eloOf(0.5, 2), 0);
  near(eloOf(1 / 3, 3), 0, 1e-9);
  near(eloOf(10 / 11, 2), 400, 1e-9);
  assert.equal(eloOf(1, 2), Number.POSITIVE_INFINITY);
});

test('no share is certain: 400 games without a loss leave 99 %', () => {
  const { low, high } = shareInterval(new Array(200).fill(1), 2);
  near(low, 0.99, 0.001);
  assert.equal(high, 1);
  near(shareInterval(new Array(200).fill(0), 2).high, 0.01, 0.001);
  assert.deepEqual(shareInterval([1], 2), { low: 0, high: 1 });
});

test('blocks that differ as wholes are worth half their games, opposite ones many times theirs', () => {
  const width = (means: readonly number[]) => {
    const { low, high } = shareInterval(means, 2);
    return high - low;
  };
  const mixed = Array.from({ length: 400 }, (_, index) => [0, 0.5, 0.5, 1][index % 4]!);
  const whole = mixed.map((_, index) => index % 2);
  near(width(whole) / width(mixed), Math.SQRT2, 0.01);
  assert.ok(width(mixed.map(() => 0.5)) < width(mixed) / 5);
});

test('the interval holds the true share in about 95 of 100 runs', () => {
  const rng = rngFromSeed('coverage');
  for (const kind of ['independent', 'alike', 'opposite'] as const) {
    for (const share of [0.5, 0.88, 0.97, 0.995]) {
      const runs = 300;
      let held = 0;
      for (let run = 0; run < runs; run++) {
        const { low, high } = shareInterval(blockMeans(kind, rng, share, 200), 2);
        if (low <= share && share <= high) held++;
      }
      assert.ok(held / runs > 0.91, `${kind} at ${share}: ${held} of ${runs}`);
    }
  }
});

/** Blocks of which half the scatter is luck that was seen (of an unknown scale), and half is not. */
function luckyBlocks(rng: Rng, share: number, blocks: number) {
  const lucks = Array.from({ length: blocks }, () => chance(rng) - 0.5);
  const means = lucks.map((luck) => share + 0.4 * luck + 0.4 * (chance(rng) - 0.5));
  return { means, lucks };
}

test('without luck the interval is narrower, and still holds the true share in about 95 of 100 runs', () => {
  const rng = rngFromSeed('luck aside');
  const runs = 400;
  let held = 0;
  let widths = 0;
  let wholeWidths = 0;
  for (let run = 0; run < runs; run++) {
    const { means, lucks } = luckyBlocks(rng, 0.4, 100);
    const { low, high } = shareInterval(withoutLuck(means, lucks), 3);
    const whole = shareInterval(means, 3);
    if (low <= 0.4 && 0.4 <= high) held++;
    widths += high - low;
    wholeWidths += whole.high - whole.low;
  }
  assert.ok(held / runs > 0.92 && held / runs < 0.98, `${held} of ${runs}`);
  near(widths / wholeWidths, Math.SQRT1_2, 0.03);
});

test('luck that says nothing, or was not asked for, takes nothing away', () => {
  assert.deepEqual(withoutLuck([0.2, 0.6, 0.1], [0, 0, 0]), [0.2, 0.6, 0.1]);
  assert.deepEqual(withoutLuck([0.5, 0.5], [0.3, -0.1]), [0.5, 0.5]);
  // One block had all the luck, and is brought back by it.
  assert.deepEqual(withoutLuck([0, 1], [0, 1]), [0, 0]);
});

test('looks: half as many again each time, never more than 5 % in all', () => {
  const limits = { blocks: 1000, bar: { share: 0.5, leastBlocks: 200 } };
  assert.deepEqual(looksOf(limits), [200, 300, 450, 675]);
  assert.deepEqual(looksOf({ blocks: 77 }), [77]);
  assert.equal(alphaOf({ blocks: 77 }, 0), 0.05);
  assert.deepEqual(
    looksOf(limits).map((_, look) => alphaOf(limits, look)),
    [0.025, 0.0125, 0.00625, 0.00625],
  );
  assert.equal(alphaOf({ blocks: 200, bar: { share: 0.5, leastBlocks: 200 } }, 0), 0.05);
});

test('looks at a close match: the last one has three quarters of the 5 %, the others three quarters of the rest', () => {
  const limits: Limits = { blocks: 1000, bar: { share: 0.5, leastBlocks: 200, isClose: true } };
  assert.deepEqual(looksOf(limits), [200, 300, 450, 675]);
  const parts = looksOf(limits).map((_, look) => alphaOf(limits, look));
  assert.deepEqual(parts.slice(1), [(0.05 * 3) / 64, (0.05 * 3) / 16, (0.05 * 3) / 4]);
  near(
    parts.reduce((sum, part) => sum + part),
    0.05,
    1e-12,
  );
  assert.equal(alphaOf({ blocks: 200, bar: { share: 0.5, leastBlocks: 200, isClose: true } }, 0), 0.05);
});

/** How such a match ends where the bar is 60 %. */
function decided(rng: Rng, share: number, blocks: number, isClose?: true): Verdict {
  const limits: Limits = { blocks, bar: { share: 0.6, leastBlocks: 100, ...(isClose && { isClose }) } };
  const means = blockMeans('alike', rng, share, blocks);
  for (const look of looksOf(limits)) {
    const verdict = verdictOf(intervalAt(limits, means.slice(0, look), 2), 0.6);
    if (verdict !== 'open') return verdict;
  }
  return 'open';
}

test('stopping early hardly ever decides about a bar that is just met, and always about one that is not', () => {
  const rng = rngFromSeed('looks');
  for (const isClose of [undefined, true] as const) {
    const runs = (share: number) => Array.from({ length: 200 }, () => decided(rng, share, 700, isClose));
    assert.ok(runs(0.6).filter((verdict) => verdict !== 'open').length <= 10);
    assert.ok(runs(0.75).every((verdict) => verdict === 'met'));
    assert.ok(runs(0.45).every((verdict) => verdict === 'missed'));
  }
});

test('a close match is decided more often with as many blocks', () => {
  const rng = rngFromSeed('close');
  const met = (isClose?: true) =>
    Array.from({ length: 200 }, () => decided(rng, 0.64, 800, isClose)).filter((verdict) => verdict === 'met')
      .length;
  const [plain, close] = [met(), met(true)];
  assert.ok(close > plain + 20, `${close} instead of ${plain}`);
});
