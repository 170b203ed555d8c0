import assert from 'node:assert/strict';
import { readFileSync } from 'node:fs';
import { test } from 'node:test';
import { looksOf } from '../../src/cli/arena/looks.ts';
import { summaryOf } from '../../src/cli/arena/summary.ts';
import { wholeGames } from '../../src/games/whole.ts';
import { gameIds, matchesOf, type StrengthMatch, seed } from '../strength/matches.ts';
import { sectionBy, sectionOf, withSection } from '../strength/tables.ts';

test('every game has its matches, and its place in docs/strength.md', () => {
  assert.deepEqual(
    gameIds,
    wholeGames.map(({ id }) => id),
  );
  const page = readFileSync('docs/strength.md', 'utf8');
  for (const game of gameIds) {
    assert.match(
      withSection(page, game, 'measured'),
      new RegExp(`<!-- ${game} -->\n\nmeasured\n\n<!-- end of ${game} -->`),
    );
    const named = matchesOf([game]).map(({ bots, seats }) => `${bots.join(' v ')} at ${seats}`);
    for (const match of [
      'expert v greedy at 2',
      'expert v random at 2',
      'expert v greedy at 3',
      'expert v greedy at 4',
    ]) {
      assert.ok(named.includes(match), `${game}: ${match}`);
    }
    assert.equal(named.length, new Set(named).size);
    assert.equal(named.filter((match) => match.startsWith('expert v hard')).length, 3);
  }
  assert.throws(() => withSection(page, 'chess', ''), /no place for chess/);
});

/** All games won, but for the first few blocks. */
function measuredIn(blockCount: number, match: StrengthMatch, lost = 0) {
  const { game, bots, seats, limits, countsLuck } = match;
  const blocks = Array.from({ length: blockCount }, (_, block) => ({
    block,
    games: Array.from({ length: seats }, () => ({
      ...(block < lost ? { share: 0, place: 2 } : { share: 1, place: 1 }),
      ...{ lead: 3, reason: 'bankEmpty' },
      // Whoever lost had bad luck.
      ...(countsLuck && { luck: block < lost ? -0.5 : 0.1 }),
    })),
    time: { turns: 10, cpu: 25_000, decisions: [1000] },
  }));
  const contest = { game, bots, seats, options: {}, seed, ...(countsLuck && { countsLuck }) };
  return { match, summary: summaryOf(contest, limits, blocks) };
}

test('a section tells the bars and the ladder of one game, and leaves the others alone', () => {
  const matches = matchesOf(['gold-rush']);
  const section = sectionOf(
    matches,
    [matches[0]!, matches.at(-1)!].map((match) => measuredIn(200, match)),
    'today',
  );
  assert.match(section, /^today\n\n\| against /);
  assert.match(
    section,
    /^\| greedy \| 2 \| 52\.0 % \| 100\.0 % \[98\.\d, 100\.0\] \| yes \| ∞ \[\+\d+, ∞\] \| 200 \| 400 \| 0\.0 % \| 2\.5 \|$/m,
  );
  assert.match(section, /^\| expert \| hard \| 4 \| 100\.0 % /m);
  const page = '<!-- a -->\n\nold\n\n<!-- end of a -->\n<!-- b -->\n\nkept\n\n<!-- end of b -->\n';
  assert.equal(withSection(page, 'a', 'new'), page.replace('old', 'new'));
});

test('where a bar is not certain, the table tells the side on which the share lies', () => {
  const [match] = matchesOf(['five-gems']) as [StrengthMatch];
  const verdictWith = (lost: number) =>
    sectionOf([match], [measuredIn(200, match, lost)], 'today')
      .split('\n')
      .at(-1)!
      .split(' | ')[4];
  assert.deepEqual([20, 74, 78, 180].map(verdictWith), [
    'yes',
    'above, not certain',
    'below, not certain',
    '**no**',
  ]);
});

test('a close match has deals of its own and is told luck aside, with what was won beside it', () => {
  const close = matchesOf(['gold-rush']).filter(({ countsLuck }) => countsLuck);
  const [match] = close as [StrengthMatch];
  assert.deepEqual(
    [close.length, match.seats, match.seed === seed, match.limits.bar.isClose],
    [1, 3, false, true],
  );
  assert.equal(looksOf(match.limits).at(-1), match.limits.blocks);
  const [row] = sectionOf([match], [measuredIn(450, match, 90)], 'today')
    .split('\n')
    .slice(-1);
  assert.match(
    row!,
    /^\| greedy, luck aside \| 3 \| 43\.3 % \| 83\.3 % \[8\d\.\d, 8\d\.\d\] \(with luck 80\.0 %\) \| yes \|/,
  );
});

test('rows that the same code made elsewhere stay, unless more is known here', () => {
  const matches = matchesOf(['gold-rush']);
  const [bar, other, elsewhere] = matches as [StrengthMatch, StrengthMatch, StrengthMatch];
  const step = matches.at(-1)!;
  const there = [measuredIn(200, bar), measuredIn(280, elsewhere), measuredIn(300, step)];
  const then = sectionOf(matches, there, 'then, code abc, seed.');
  const page = `<!-- gold-rush -->\n\n${then}\n\n<!-- end of gold-rush -->\n`;
  const earlier = sectionBy('abc', page, 'gold-rush')!;
  assert.equal(earlier, then);
  assert.equal(sectionBy('abcd', page, 'gold-rush'), undefined);

  const here = [measuredIn(300, bar), measuredIn(260, other), measuredIn(100, step)];
  const now = sectionOf(matches, here, 'now', earlier);
  assert.match(now, /^now\n/);
  assert.match(now, /^\| greedy \| 2 .* \| 300 \| 600 \|/m);
  assert.match(now, /^\| neverBuys \| 2 .* \| 260 \| 520 \|/m);
  assert.match(now, /^\| random \| 2 .* \| 280 \| 560 \|/m);
  assert.match(now, /^\| expert \| hard \| 4 .* \| 300 \| 1200 \|/m);
  assert.equal(now.match(/^\| (?!against|level|---)/gm)?.length, 4);
  assert.equal(sectionOf(matches, here, 'now').includes('| 300 | 1200 |'), false);
});
