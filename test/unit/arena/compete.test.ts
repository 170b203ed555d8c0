// Runs on threads, kept in files.

import assert from 'node:assert/strict';
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { after, test } from 'node:test';
import { compete } from '../../../src/cli/arena/compete.ts';
import type { Contest } from '../../../src/cli/arena/contest.ts';
import { headerOf } from '../../../src/cli/arena/header.ts';
import { ladderOf, stepsOf } from '../../../src/cli/arena/ladder.ts';
import type { Limits } from '../../../src/cli/arena/looks.ts';
import { openResults } from '../../../src/cli/arena/results.ts';
import type { Summary } from '../../../src/cli/arena/summary.ts';
import { loadGame, readOptions } from '../../../src/cli/load.ts';
import { Problem } from '../../../src/cli/problem.ts';

const folder = mkdtempSync(join(tmpdir(), 'larets-arena-'));
after(() => rmSync(folder, { recursive: true }));

const { game } = await loadGame('eight-minute-empire');
const contest: Contest = {
  game: game.id,
  bots: ['random', 'random'],
  seats: 2,
  options: readOptions(game, 2, []),
  seed: 'test',
};
const header = headerOf(game, contest);

async function run(
  limits: Limits,
  more: { threads?: number; file?: string; stopAfter?: number },
): Promise<Summary> {
  const stop = new AbortController();
  let played = 0;
  const summary = await compete(contest, limits, {
    threads: more.threads ?? 1,
    results: openResults(header, more.file),
    signal: stop.signal,
    onBlock: () => void (++played === more.stopAfter && stop.abort()),
  });
  return summary!;
}

function untimed({ time: _, ...rest }: Summary) {
  return rest;
}

test('one thread and two, at once and with an interruption: the same result', async () => {
  const whole = await run({ blocks: 12 }, { threads: 1 });
  assert.equal(whole.blocks, 12);
  assert.equal(whole.gamesPlayed, 24);
  assert.deepEqual(untimed(await run({ blocks: 12 }, { threads: 2 })), untimed(whole));
  const file = join(folder, 'interrupted.jsonl');
  const part = await run({ blocks: 12 }, { threads: 2, file, stopAfter: 5 });
  assert.equal(part.blocks, 5);
  assert.deepEqual(untimed(await run({ blocks: 12 }, { threads: 2, file })), untimed(whole));
  assert.equal(readFileSync(file, 'utf8').split('\n').length, 1 + 12 + 1);
});

test('luck is counted on the threads where it is asked for, and such results go with no others', async () => {
  const limits = { blocks: 6 };
  const stop = new AbortController().signal;
  const file = join(folder, 'luck.jsonl');
  const aside: Contest = { ...contest, countsLuck: true };
  const results = openResults(headerOf(game, aside), file);
  const summary = (await compete(aside, limits, { threads: 2, results, signal: stop }))!;
  const plain = await run(limits, {});
  assert.equal(summary.won, plain.share);
  assert.equal(plain.won, plain.share);
  assert.notEqual(summary.share, summary.won);
  assert.ok([...results.blocks.values()].every(({ games }) => games.every(({ luck }) => luck !== undefined)));
  assert.throws(() => openResults(header, file), /differ in: countsLuck$/);
});

test('a line that was cut short is played again', async () => {
  const file = join(folder, 'torn.jsonl');
  const whole = await run({ blocks: 4 }, { file });
  const text = readFileSync(file, 'utf8');
  writeFileSync(file, text.slice(0, -20));
  assert.equal(openResults(header, file).blocks.size, 3);
  assert.deepEqual(untimed(await run({ blocks: 4 }, { file })), untimed(whole));
  const lines = readFileSync(file, 'utf8').trimEnd().split('\n');
  assert.deepEqual(
    lines.slice(1).map((line) => JSON.parse(line).block),
    [0, 1, 2, 3],
  );
  writeFileSync(file, text.slice(0, 10));
  assert.equal(openResults(header, file).blocks.size, 0);
  assert.equal(readFileSync(file, 'utf8'), `${JSON.stringify(header)}\n`);
});

test('results of another run, and what is none at all, are refused and left alone', () => {
  const file = join(folder, 'other.jsonl');
  const refused = (code: string, text: RegExp) => {
    const before = readFileSync(file, 'utf8');
    assert.throws(
      () => openResults(header, file),
      (error) => error instanceof Problem && error.code === code && text.test(error.message),
    );
    assert.equal(readFileSync(file, 'utf8'), before);
  };
  writeFileSync(file, `${JSON.stringify({ ...header, seed: 'x', seats: 3 })}\n`);
  refused('otherRun', /differ in: seats, seed$/);
  for (const text of ['hello', 'hello\n', '{}\n', 'null\n', `${JSON.stringify(header)}\n{"block":0}\n`]) {
    writeFileSync(file, text);
    refused('badResults', /no file of results/);
  }
  assert.throws(() => openResults(header, folder), /EISDIR/);
});

test('with a bar a run ends at the look that decides, whatever else the file holds', async () => {
  const file = join(folder, 'bar.jsonl');
  await run({ blocks: 10 }, { file });
  const limits = (share: number) => ({ blocks: 15, bar: { share, leastBlocks: 4 } });
  const missed = await run(limits(0.999), { file });
  assert.deepEqual(missed.bar, { share: 0.999, verdict: 'missed' });
  const open = await run(limits(0.5), { file, threads: 2 });
  assert.deepEqual(open.bar, { share: 0.5, verdict: 'open' });
  assert.equal(open.blocks, 14);
  const before = readFileSync(file, 'utf8');
  await run(limits(0.5), { file });
  assert.equal(readFileSync(file, 'utf8'), before);
});

test('an error on a thread ends the run, and keeps what was played', async () => {
  const results = openResults(header, undefined);
  const broken = compete(
    { ...contest, bots: ['random', 'nobody'] },
    { blocks: 2 },
    {
      threads: 2,
      results,
      signal: new AbortController().signal,
    },
  );
  await assert.rejects(broken, /no bot "nobody"/);
});

test('a ladder is clear if every step is met, reversed if one is missed', () => {
  const steps = stepsOf(contest);
  assert.deepEqual(
    steps.map(({ bots }) => bots.join(' v ')),
    ['easy v child', 'normal v easy', 'hard v normal', 'expert v hard'],
  );
  const order = (...verdicts: ('met' | 'missed' | 'open')[]) =>
    ladderOf(verdicts.map((verdict) => ({ bar: { share: 0.5, verdict } }) as Summary)).order;
  assert.equal(order('met', 'met', 'met', 'met'), 'clear');
  assert.equal(order('met', 'met', 'met'), 'unclear');
  assert.equal(order('met', 'open', 'met', 'met'), 'unclear');
  assert.equal(order('met', 'open', 'missed', 'met'), 'reversed');
});
