import assert from 'node:assert/strict';
import { readFileSync } from 'node:fs';
import { test } from 'node:test';
import { summaryOf } from '../../src/cli/arena/summary.ts';
import { registry } from '../../src/games/index.ts';
import { gameIds, matchesOf, seed } from '../strength/matches.ts';
import { sectionOf, withSection } from '../strength/tables.ts';

test('every game has its matches, and its place in docs/strength.md', () => {
  assert.deepEqual(
    gameIds,
    registry.map(({ id }) => id),
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

test('a section tells the bars and the ladder of one game, and leaves the others alone', () => {
  const [bar] = matchesOf(['gold-rush']);
  const step = matchesOf(['gold-rush']).at(-1)!;
  const measured = [bar!, step].map((match) => {
    const { game, bots, seats, limits } = match;
    const blocks = Array.from({ length: 200 }, (_, block) => ({
      block,
      games: Array.from({ length: seats }, () => ({ share: 1, place: 1, lead: 3, reason: 'bankEmpty' })),
      time: { turns: 10, cpu: 25_000, decisions: [1000] },
    }));
    return { match, summary: summaryOf({ game, bots, seats, options: {}, seed }, limits, blocks) };
  });
  const section = sectionOf(measured, 'today');
  assert.match(section, /^today\n\n\| against /);
  assert.match(
    section,
    /^\| greedy \| 2 \| 52\.0 % \| 100\.0 % \[98\.\d, 100\.0\] \| yes \| ∞ \[\+\d+, ∞\] \| 200 \| 400 \| 0\.0 % \| 2\.5 \|$/m,
  );
  assert.match(section, /^\| expert \| hard \| 4 \| 100\.0 % /m);
  const page = '<!-- a -->\n\nold\n\n<!-- end of a -->\n<!-- b -->\n\nkept\n\n<!-- end of b -->\n';
  assert.equal(withSection(page, 'a', 'new'), page.replace('old', 'new'));
});
