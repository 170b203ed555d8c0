import assert from 'node:assert/strict';
import { test } from 'node:test';
import type { Bot } from '../../../src/bots/bot.ts';
import { type Contender, contenderNamed } from '../../../src/cli/arena/contest.ts';
import { type Fortune, fortuneIn } from '../../../src/cli/arena/fortune.ts';
import { shareInterval } from '../../../src/cli/arena/interval.ts';
import { playBlock } from '../../../src/cli/arena/play.ts';
import { loadGame } from '../../../src/cli/load.ts';
import type { GameTypes, Seat } from '../../../src/kernel/game.ts';
import { checkOptions, type Options } from '../../../src/kernel/options.ts';
import { legalMovesOf, standingOf } from '../../../src/kernel/play.ts';
import { randomInt, rngFromSeed } from '../../../src/kernel/random.ts';

type AnyBot = Bot<GameTypes>;

const module = await loadGame('eight-minute-empire');
const table = tableOf(module.game, 2);
const random = contenderNamed(module, 'random');
const greedy = contenderNamed(module, 'greedy');

function tableOf(game: Parameters<typeof checkOptions>[0], seats: number) {
  const { options } = checkOptions(game, seats, {}) as { options: Options };
  return { seats, options, seed: 'test' };
}

function shares(tested: Contender, reference: Contender, blocks: number): number[] {
  return Array.from({ length: blocks }, (_, block) => {
    const { games } = playBlock(module.game, table, tested, reference, block);
    return games.reduce((sum, { share }) => sum + share, 0) / games.length;
  });
}

function watched(bot: AnyBot, watch: (...asked: Parameters<AnyBot['decide']>) => void): AnyBot {
  return {
    decide(view, rng) {
      watch(view, rng);
      return bot.decide(view, rng);
    },
  };
}

test('random against random is even', () => {
  const { low, high } = shareInterval(shares(random, random, 150), 2);
  assert.ok(low < 0.5 && 0.5 < high, `${low} … ${high}`);
});

test('a bot that is a little better than random is found out', () => {
  const biased: AnyBot = {
    decide: (view, rng) => (randomInt(rng, 4) === 0 ? greedy.bot : random.bot).decide(view, rng),
  };
  const { low } = shareInterval(shares({ bot: biased, canLetBe: false }, random, 60), 2);
  assert.ok(low > 0.5, String(low));
});

test('a block is the same deal with the tested bot in each seat, and the same again', () => {
  const play = () => playBlock(module.game, tableOf(module.game, 4), greedy, random, 3);
  const { games, time } = play();
  assert.equal(games.length, 4);
  assert.deepEqual(play().games, games);
  assert.equal(time.turns, 4 * (1 + 8), 'a bid and eight turns at a table of four');
  assert.ok(time.decisions.length >= time.turns);
});

test('luck is told of every draw, and changes nothing', async () => {
  const bigBuild = await loadGame('big-build');
  const [one, other] = ['normal', 'greedy'].map((name) => contenderNamed(bigBuild, name));
  const play = (fortune?: Fortune) =>
    playBlock(bigBuild.game, tableOf(bigBuild.game, 3), one!, other!, 0, fortune).games;
  const plain = play();
  const fortune = fortuneIn(bigBuild);
  let draws = 0;
  const sums: number[] = [];
  const told = play((step, rng) => {
    const [before, after] = [JSON.stringify(step.before), JSON.stringify(step.after)];
    const lucks = fortune(step, rng);
    assert.deepEqual([before, after], [JSON.stringify(step.before), JSON.stringify(step.after)]);
    if (lucks.some((luck) => luck !== 0)) {
      draws++;
      sums.push(lucks.reduce((sum, luck) => sum + luck));
    }
    return lucks;
  });
  assert.deepEqual(
    told.map(({ luck: _, ...rest }) => rest),
    plain,
  );
  assert.ok(draws > 60 && told.every(({ luck }) => luck !== 0 && Math.abs(luck!) < 5));
  assert.ok(
    sums.every((sum) => Math.abs(sum) < 1e-9),
    'what one wins by chance the others lose',
  );
  assert.deepEqual(play(fortune), told);
});

test('nobody is asked about an only move, and chance is the bot’s own, apart from the game’s', () => {
  const keys = new Set<string>();
  let asked = 0;
  const tested = watched(random.bot, (view, rng) => {
    asked++;
    keys.add(rng.key.join());
    assert.ok(legalMovesOf(module.game, view).length > 1);
    assert.ok(!('rng' in view));
  });
  playBlock(module.game, table, { bot: tested, canLetBe: false }, random, 0);
  assert.equal(keys.size, asked);
  assert.ok(!keys.has(rngFromSeed('test/0').key.join()));
});

test('out of turn only those are asked who can say no, and such games end', async () => {
  const goldRush = await loadGame('gold-rush');
  const { bot } = contenderNamed(goldRush, 'random');
  const isAwaited = (view: GameTypes['view']) =>
    standingOf(goldRush.game, view).awaited.includes(view.viewer as Seat);
  let offers = 0;
  const eager = watched(bot, (view) => void (!isAwaited(view) && offers++));
  const patient = watched(bot, (view) => assert.ok(isAwaited(view)));
  const [lazy, tested, reference] = [
    {
      bot: { decide: (view, rng) => (isAwaited(view) ? bot.decide(view, rng) : { plan: [] }) },
      canLetBe: true,
    },
    { bot: eager, canLetBe: true },
    { bot: patient, canLetBe: false },
  ] satisfies Contender[];
  for (const one of [lazy!, tested!]) {
    const { games } = playBlock(goldRush.game, tableOf(goldRush.game, 3), one, reference!, 0);
    assert.equal(games.length, 3);
  }
  assert.ok(offers > 0);
});

test('a bot that makes an impossible move, or none where it must, is stopped', () => {
  const broken = (plan: readonly GameTypes['move'][]) => () =>
    playBlock(module.game, table, { bot: { decide: () => ({ plan }) }, canLetBe: true }, random, 0);
  assert.throws(broken([]), /lets be/);
  assert.throws(broken([{ type: 'endTurn' }]), /endTurn, which is not legal/);
});
