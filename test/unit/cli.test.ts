// The command line as people use it: a process, its output, its exit code.

import assert from 'node:assert/strict';
import { spawnSync } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { after, test } from 'node:test';
import { fuzz } from '../../src/cli/fuzz.ts';
import { wholeGames } from '../../src/games/whole.ts';

const folder = mkdtempSync(join(tmpdir(), 'larets-cli-'));
after(() => rmSync(folder, { recursive: true }));

function larets(args: readonly string[], input = '') {
  const main = new URL('../../bin/larets.mjs', import.meta.url).pathname;
  const env = { ...process.env, LANG: 'en_GB.UTF-8', LC_ALL: '' };
  const { status, stdout, stderr } = spawnSync(process.execPath, [main, ...args], {
    encoding: 'utf8',
    input,
    env,
  });
  return { status, stdout, stderr };
}

test('simulate: one JSON object with every figure, the same on every run but for the times', () => {
  const command = [
    'simulate',
    'eight-minute-empire',
    '--seats',
    '4',
    '--games',
    '20',
    '--seed',
    '1',
    '--json',
  ];
  const [first, second] = [larets(command), larets(command)].map(({ stdout }) => JSON.parse(stdout));
  const named =
    'games finished moves decisions cpuSeconds decisionsPerCpuSecond gamesPerCpuSecond meanMoves wins meanScores reasons';
  for (const name of named.split(' ')) assert.ok(name in first, name);
  assert.equal(first.finished, 20);
  assert.equal(first.wins.length, 4);
  assert.equal(Math.round(first.wins.reduce((sum: number, share: number) => sum + share, 0)), 20);
  assert.ok(first.decisions > 0 && first.decisions <= first.moves);
  const untimed = (result: object) =>
    Object.entries(result).filter(
      ([name]) => !['cpuSeconds', 'decisionsPerCpuSecond', 'gamesPerCpuSecond'].includes(name),
    );
  assert.deepEqual(untimed(first), untimed(second));
});

test('simulate: another seed plays other games; sensible players play otherwise than random ones', () => {
  const run = (...more: string[]) =>
    JSON.parse(larets(['simulate', 'eight-minute-empire', '--games', '3', '--json', ...more]).stdout)
      .meanScores;
  assert.notDeepEqual(run('--seed', '1'), run('--seed', '2'));
  assert.notDeepEqual(run('--seed', '1'), run('--seed', '1', '--players', 'sensible'));
});

test('what is wrong on the command line is told in one line with a code, exit code 2', () => {
  const wrong: readonly (readonly [string, ...string[]])[] = [
    ['unknownCommand', 'dance'],
    ['unknownGame', 'simulate', 'chess'],
    ['noGame', 'simulate'],
    ['badSeats', 'simulate', 'eight-minute-empire', '--seats', '7'],
    ['badNumber', 'simulate', 'eight-minute-empire', '--games=-3'],
    ['badArguments', 'simulate', 'eight-minute-empire', '--games', '-3'],
    ['badNumber', 'simulate', 'eight-minute-empire', '--games', '1e9'],
    ['unknownOption', 'simulate', 'eight-minute-empire', '--option', 'colour=red'],
    ['badOption', 'simulate', 'eight-minute-empire', '--option', 'side=C'],
    ['badOption', 'simulate', 'eight-minute-empire', '--option', 'side'],
    [
      'optionNotApplicable',
      'simulate',
      'eight-minute-empire',
      '--seats',
      '3',
      '--option',
      'neutralArmies=true',
    ],
    ['badArguments', 'simulate', 'eight-minute-empire', '--fast'],
    ['badPlayers', 'simulate', 'eight-minute-empire', '--players', 'lucky'],
    ['badBots', 'arena', 'eight-minute-empire'],
    ['badBots', 'arena', 'eight-minute-empire', '--bots', 'random,random,random'],
    ['unknownBot', 'arena', 'eight-minute-empire', '--bots', 'random,nobody'],
    ['botsOnLadder', 'arena', 'eight-minute-empire', '--ladder', '--bots', 'random,random'],
    ['badSeats', 'arena', 'five-gems', '--seats', '1', '--bots', 'random,random'],
    ['badBar', 'arena', 'eight-minute-empire', '--bots', 'random,random', '--bar', '88'],
    ['badNumber', 'arena', 'eight-minute-empire', '--bots', 'random,random', '--threads', '0'],
    ['cannotWrite', 'arena', 'eight-minute-empire', '--bots', 'random,random', '--file', folder],
    ['badBots', 'play', 'eight-minute-empire', '--bots', 'easy,hard'],
    ['unknownBot', 'play', 'eight-minute-empire', '--bots', 'genius'],
    ['noFeatures', 'train', 'gold-rush'],
    ['badLanguage', 'play', 'eight-minute-empire', '--lang', 'fr'],
    ['noFile', 'replay'],
    ['cannotRead', 'replay', join(folder, 'nowhere.json')],
    ['cannotRead', 'verify', folder],
  ];
  for (const [code, ...args] of wrong) {
    const { status, stdout, stderr } = larets(args);
    assert.equal(status, 2, args.join(' '));
    assert.equal(stdout, '', args.join(' '));
    assert.match(stderr, new RegExp(`^larets: .+ \\[${code}\\]\\n$`), args.join(' '));
  }
});

test('every command explains itself', () => {
  const overview = larets(['--help']);
  assert.equal(overview.status, 0);
  for (const name of [
    'start',
    'play',
    'simulate',
    'arena',
    'train',
    'review',
    'perft',
    'fuzz',
    'replay',
    'verify',
    'playthrough',
    'bench',
  ]) {
    assert.match(overview.stdout, new RegExp(`^  ${name} `, 'm'));
    const help = larets([name, '--help']);
    assert.equal(help.status, 0);
    assert.match(help.stdout, new RegExp(`^larets ${name} `));
  }
});

test('arena: a summary for people and one as JSON; the exit code says whether the bar is met', () => {
  const match = ['arena', 'eight-minute-empire', '--bots', 'greedy,random', '--seed', 'x'];
  const { status, stdout, stderr } = larets([...match, '--blocks', '2', '--lang', 'ru']);
  assert.deepEqual([status, stderr], [0, '']);
  assert.match(stdout, /^Восьмиминутная империя, мест: 2\. greedy против random\n {2}2 блока, 4 партии\n/);
  const met = larets([...match, '--blocks', '4', '--bar', '0.1', '--json']);
  assert.equal(met.status, 0);
  assert.deepEqual(JSON.parse(met.stdout).bar, { share: 0.1, verdict: 'met' });
  assert.equal(larets([...match, '--blocks', '4', '--bar', '0.999']).status, 1);
});

test('play: a refused move cites its rule, and the match is kept and proven', () => {
  const file = join(folder, 'match.json');
  const input = 'take:1\nbid:0\nnonsense\n77\n?\nq\n';
  const { status, stdout } = larets(['play', 'eight-minute-empire', '--save', file], input);
  assert.equal(status, 0);
  assert.match(stdout, /Not possible \(EE-[ST]\d\): [A-Z]/);
  assert.match(stdout, /This is no move of the game/);
  assert.match(stdout, /There is no move 77/);
  const verified = larets(['verify', file]);
  assert.equal(verified.status, 0);
  assert.match(verified.stdout, /^proven: /);
  const replayed = larets(['replay', file, '--lang', 'ru']);
  assert.equal(replayed.status, 0);
  assert.match(replayed.stdout, /^Восьмиминутная империя\n/);
});

test('play: a whole game by whoever always types 1', () => {
  const { status, stdout } = larets(
    ['play', 'eight-minute-empire', '--seed', 'x', '--lang', 'ru'],
    '1\n'.repeat(400),
  );
  assert.equal(status, 0);
  assert.match(stdout, /Игра окончена\. /);
});

test('play: a step is taken back, until there is nothing to take back', () => {
  const input = 'u\n1\n1\nu\nu\nq\n';
  const { stdout } = larets(['play', 'emperors-gold', '--seed', '5', '--option', 'firstSeat=0'], input);
  assert.deepEqual(stdout.match(/Taken back|There is nothing to take back/g), [
    'There is nothing to take back',
    'Taken back',
    'Taken back',
  ]);
});

test('play: a hint comes in three steps, a bot says why, and the finished match is reviewed', () => {
  const file = join(folder, 'reviewed.json');
  const input = `${'h\nh\nh\n1\nw\n'.repeat(3)}${'1\n'.repeat(400)}`;
  const { status, stdout } = larets(
    ['play', 'emperors-gold', '--seed', '3', '--bots', 'easy', '--save', file, '--lang', 'en'],
    input,
  );
  assert.equal(status, 0);
  assert.match(stdout, /This way you win about \d+ times in a hundred\./);
  assert.match(stdout, /No bot has moved yet\./);
  const reviewed = larets(['review', file, '--json']);
  assert.equal(reviewed.status, 0);
  const { chances, luck, lost, turnings } = JSON.parse(reviewed.stdout);
  assert.deepEqual([luck.length, lost.length, turnings.length], [2, 2, 3]);
  assert.ok(lost[0] > lost[1], 'whoever always types 1 gives more away than a bot');
  for (const shares of chances) assert.ok(Math.abs(shares[0] + shares[1] - 1) < 1e-9);
  assert.match(larets(['review', file, '--lang', 'ru']).stdout, /Удача и умение/);
});

test('play: a bot gives the reasons of its whole turn, which it decides upon throw by throw', () => {
  const input = `${'1\n'.repeat(12)}w\n`;
  const { stdout } = larets(['play', 'gold-rush', '--seed', '3', '--lang', 'en'], input.repeat(3));
  const reasons = stdout.match(/Bot 1: .*\./g)!;
  assert.ok(reasons.length >= 3);
  for (const reason of reasons) assert.match(reason, /dollar|die|card|prospector|guard/i);
});

test('review: a match that is not over has no review', () => {
  const file = join(folder, 'left.json');
  larets(['play', 'emperors-gold', '--save', file], 'q\n');
  const { status, stderr } = larets(['review', file]);
  assert.equal(status, 2);
  assert.match(stderr, /\[notFinished\]/);
});

test('play: whole words do what their letters do', () => {
  const asked = (input: string) =>
    larets(['play', 'emperors-gold', '--seed', '3', '--lang', 'ru'], input).stdout;
  const letters = asked('?\nh\nw\nu\nm\nb\nq\n');
  assert.equal(asked('help\nHint\nwhy\nundo\nmoves\nboard\nquit\n'), letters);
  assert.equal(asked('помощь\nПодсказка\nпочему\nназад\nходы\nполе\nвыход\n'), letters);
  assert.equal(asked('exit\n1\n'), asked('q\n'));
});

test('play: when nobody types any more, the table is left in peace', () => {
  const { status, stdout } = larets(['play', 'eight-minute-empire'], '');
  assert.equal(status, 0);
  assert.match(stdout, /You left the table/);
});

test('verify: a file that was tampered with is found out, by the entry', () => {
  const file = join(folder, 'tampered.json');
  larets(['play', 'eight-minute-empire', '--save', file], 'bid:2\nq\n');
  writeFileSync(file, readFileSync(file, 'utf8').replace('"bid:2"', '"bid:1"'));
  const { status, stdout } = larets(['verify', file]);
  assert.equal(status, 1);
  assert.match(stdout, /^wrong: entry \d+ of the log does not fit/);
});

test('replay and verify: whatever is no match file is refused', () => {
  for (const [code, text] of [
    ['notJson', '{'],
    ['otherFormat', '{"header":{"format":9},"log":[]}'],
  ] as const) {
    const file = join(folder, 'odd.json');
    writeFileSync(file, text);
    for (const command of ['replay', 'verify']) {
      const { status, stderr } = larets([command, file]);
      assert.equal(status, 2);
      assert.match(stderr, new RegExp(`\\[${code}\\]`));
    }
  }
});

test('fuzz: finds nothing in a sound game, and finds what an invariant forbids', async () => {
  const module = await wholeGames.find(({ id }) => id === 'eight-minute-empire')!.load();
  const twoGames = { seed: 'test', goOn: (games: number) => games < 2 };
  const sound = fuzz(module, () => {}, twoGames);
  assert.equal(sound.games, 2);
  assert.equal(sound.failure, undefined);
  assert.ok(sound.hostile > 10);
  let checks = 0;
  const broken = fuzz(
    module,
    () => {
      if (++checks > 5) throw new Error('a coin is lost');
    },
    twoGames,
  );
  assert.match(broken.failure?.message ?? '', /a coin is lost/);
  assert.equal(broken.failure?.moves.length, 5);
});

test('perft counts; playthrough writes a game that regenerates', async () => {
  assert.match(larets(['perft', 'eight-minute-empire', '--depth', '2']).stdout, /^1: \d+\n2: \d+\n$/);
  const { regenerate } = await import('../../src/cli/playthrough.ts');
  const text = larets(['playthrough', 'eight-minute-empire', '--seats', '3', '--option', 'side=B']).stdout;
  assert.match(text, /^outcome \{"places":/m);
  assert.equal(await regenerate(text), text);
});

test('start: a taken port and a strange address are told in one line', async () => {
  const { createServer } = await import('node:http');
  const other = createServer().listen(0);
  const { port } = other.address() as { port: number };
  for (const [code, ...args] of [
    ['portTaken', '--port', String(port)],
    ['badHost', '--host', '203.0.113.7'],
    ['badNumber', '--port', '70000'],
  ] as const) {
    const { status, stderr } = larets(['start', ...args]);
    assert.equal(status, 2);
    assert.match(stderr, new RegExp(`^larets: .+ \\[${code}\\]\\n$`));
  }
  other.close();
});
