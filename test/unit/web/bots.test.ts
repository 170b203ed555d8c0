import assert from 'node:assert/strict';
import { test } from 'node:test';
import { registry } from '../../../src/games/index.ts';
import type { GameTypes } from '../../../src/kernel/game.ts';
import { checkOptions } from '../../../src/kernel/options.ts';
import { fixedRng } from '../../../src/kernel/play.ts';
import { rngFromSeed } from '../../../src/kernel/random.ts';
import { act, create, deal } from '../../../src/match/match.ts';
import type { Match } from '../../../src/match/types.ts';
import { answerTo, type Load } from '../../../src/web/bots/answer.ts';
import type { Bots } from '../../../src/web/bots/bots.ts';
import { type Decided, levels } from '../../../src/web/bots/messages.ts';
import { rethink } from '../../../src/web/bots/rethink.ts';
import { nextStep, reasonedEntry, seatBots } from '../../../src/web/bots/seated.ts';

const load: Load = async (game) => registry.find(({ id }) => id === game)!.load();
const thinker: Pick<Bots, 'ask'> = {
  ask: (question, progress = () => {}) => answerTo(load, question, progress) as never,
};

test('bots of all levels plan legal moves, from the view alone', async () => {
  for (const { id } of registry) {
    const { game } = await load(id);
    const seats = game.seatCounts.find((count) => count >= 2)!;
    const checked = checkOptions(game, seats, {});
    assert.ok(checked.ok);
    const state = game.setup(seats, checked.options, fixedRng());
    const [seat] = game.awaitedSeats(state) as [number];
    const legal = game.legalMoves(state, seat).map((move) => game.moveKey(move));
    const view = game.view(state, seat);
    for (const level of levels) {
      const rng = rngFromSeed(`${id} ${level}`);
      const { plan } = await thinker.ask({ kind: 'decide', game: id, level, view, rng });
      assert.ok(legal.includes(plan[0]!), `${id}: ${level} ${plan}`);
    }
  }
});

const logOf = (...moves: readonly (readonly [seat: number, key: string])[]) => ({
  log: moves.map(([seat, key], index) => ({ seq: index + 1, type: 'move' as const, seat, key, hash: '' })),
  changed: moves.length,
});

test('a plan goes on only while everything since is a step of it', () => {
  const pursuit = { plan: ['a', 'b', 'c'], from: 2 };
  assert.equal(nextStep(logOf([1, 'x'], [0, 'a']), 0, pursuit), 'b');
  assert.equal(nextStep(logOf([1, 'x'], [0, 'a'], [0, 'b']), 0, pursuit), 'c');
  assert.equal(nextStep(logOf([1, 'x'], [0, 'a'], [0, 'b'], [0, 'c']), 0, pursuit), undefined);
  assert.equal(nextStep(logOf([1, 'x'], [0, 'a'], [1, 'b']), 0, pursuit), undefined);
  assert.equal(nextStep(logOf([1, 'x'], [0, 'other']), 0, pursuit), undefined);
  assert.equal(nextStep(logOf([1, 'x']), 0, pursuit), undefined);
  assert.equal(nextStep({ ...logOf([1, 'x'], [0, 'a']), changed: 1 }, 0, pursuit), undefined);
});

test('bots play on by their plans, and what they thought can be thought again', async () => {
  const { game } = await load('emperors-gold');
  const created = create(game, {
    table: 'unit',
    options: {},
    sitters: ['Ann', 'Ben'].map((name) => ({ who: 'bot', name, level: 'normal' })),
    chance: { seed: 'bots' },
  });
  assert.ok(created.ok);
  const dealt = deal(game, created.match);
  assert.ok(dealt.ok);
  let match: Match<GameTypes> = dealt.match;
  const decisions: Decided[] = [];
  const counted: Pick<Bots, 'ask'> = {
    async ask(question) {
      const answer = await thinker.ask(question);
      if (question.kind === 'decide') decisions.push(answer as Decided);
      return answer;
    },
  };
  const seated = seatBots(game, counted);
  let last = 0;
  for (let moves = 0; moves < 12; moves++) {
    const [seat] = game.awaitedSeats(match.state!) as [number];
    const key = await seated.next(match, seat);
    const result = act(game, match, { seat, key: key!, by: 'bot' });
    assert.ok(result.ok, `${key}`);
    match = result.match;
    last = seat;
  }
  assert.ok(decisions.length < 12, 'a plan of several moves is thought of once');
  const seq = reasonedEntry(match, last)!;
  assert.equal(seq, match.log.length);
  const again = seatBots(game, thinker);
  assert.deepEqual(await again.explain(match, last), await seated.explain(match, last));
  const thoughts = await rethink(game, match, last, seq, async (then, state, seat) => {
    assert.equal(then.log.length < match.log.length, true);
    return { ...decisions.at(-1)!, view: game.view(state, seat), rng: rngFromSeed('any') };
  });
  assert.deepEqual(thoughts.at(-1)?.plan, decisions.at(-1)!.plan);
});
