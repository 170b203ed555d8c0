import assert from 'node:assert/strict';
import { test } from 'node:test';
import { wholeGames } from '../../games/whole.ts';
import { levelNames } from '../../kernel/hints.ts';
import { checkOptions } from '../../kernel/options.ts';
import { fixedRng } from '../../kernel/play.ts';
import { rngFromSeed } from '../../kernel/random.ts';
import { create, deal } from '../../match/match.ts';
import { answerTo } from '../answer.ts';
import { emptyMinds, nextOfBots, plannedStep, reasonsOfBot } from '../minds.ts';
import type { Ask, Decided, Question } from '../questions.ts';
import { rethink } from '../rethink.ts';
import { reasonedEntry } from '../sight.ts';
import { playForBot, type Table, tableOf } from '../table.ts';

const load = async (game: string) => wholeGames.find(({ id }) => id === game)!.load();
const ask: Ask = (question, progress = () => {}) => answerTo(load, question as Question, progress) as never;

test('bots of all levels plan legal moves, from the view alone', async () => {
  for (const { id } of wholeGames) {
    const { game } = await load(id);
    const seats = game.seatCounts.find((count) => count >= 2)!;
    const checked = checkOptions(game, seats, {});
    assert.ok(checked.ok);
    const state = game.setup(seats, checked.options, fixedRng());
    const [seat] = game.awaitedSeats(state) as [number];
    const legal = game.legalMoves(state, seat).map((move) => game.moveKey(move));
    const view = game.view(state, seat);
    for (const level of levelNames) {
      const rng = rngFromSeed(`${id} ${level}`);
      const { plan } = await ask({ kind: 'decide', game: id, level, view, rng });
      assert.ok(legal.includes(plan[0]!), `${id}: ${level} ${plan}`);
    }
  }
});

test('a reference that would name a move whenever asked is left in peace until it is awaited', async () => {
  const { game } = await load('emperors-gold');
  const checked = checkOptions(game, 2, {});
  assert.ok(checked.ok);
  const state = game.setup(2, checked.options, fixedRng());
  const planOf = async (seat: number, level: string) =>
    (await ask({ kind: 'decide', game: game.id, level, view: game.view(state, seat), rng: fixedRng() })).plan;
  const [awaited] = game.awaitedSeats(state) as [number];
  assert.equal((await planOf(awaited, 'random')).length, 1);
  assert.deepEqual(await planOf(1 - awaited, 'random'), []);
  assert.deepEqual(await planOf(awaited, 'nobody knows'), await planOf(awaited, 'normal'));
});

const logOf = (...moves: readonly (readonly [seat: number, key: string])[]) => ({
  log: moves.map(([seat, key], index) => ({ seq: index + 1, type: 'move' as const, seat, key, hash: '' })),
  changed: moves.length,
});

test('a plan goes on only while everything since is a step of it', () => {
  const pursuit = { plan: ['a', 'b', 'c'], from: 2 };
  assert.equal(plannedStep(logOf([1, 'x'], [0, 'a']), 0, pursuit), 'b');
  assert.equal(plannedStep(logOf([1, 'x'], [0, 'a'], [0, 'b']), 0, pursuit), 'c');
  assert.equal(plannedStep(logOf([1, 'x'], [0, 'a'], [0, 'b'], [0, 'c']), 0, pursuit), undefined);
  assert.equal(plannedStep(logOf([1, 'x'], [0, 'a'], [1, 'b']), 0, pursuit), undefined);
  assert.equal(plannedStep(logOf([1, 'x'], [0, 'other']), 0, pursuit), undefined);
  assert.equal(plannedStep(logOf([1, 'x']), 0, pursuit), undefined);
  assert.equal(plannedStep({ ...logOf([1, 'x'], [0, 'a']), changed: 1 }, 0, pursuit), undefined);
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
  let table: Table = tableOf(game, dealt.match);
  let minds = emptyMinds(2);
  const decisions: Decided[] = [];
  const counted: Ask = async (question) => {
    const answer = await ask(question);
    if (question.kind === 'decide') decisions.push(answer as Decided);
    return answer;
  };
  let last = 0;
  for (let moves = 0; moves < 12; moves++) {
    const decision = await nextOfBots(game, table.match, minds, counted);
    minds = decision.minds;
    const step = playForBot(game, table, decision.move!, 1000);
    assert.ok(step.ok);
    table = step.table;
    last = decision.move!.seat;
  }
  assert.ok(decisions.length < 12, 'a plan of several moves is thought of once');
  const { match } = table;
  const seq = reasonedEntry(match, last)!;
  assert.equal(seq, match.log.length);
  const known = await reasonsOfBot(game, match, minds, last, ask);
  assert.ok(known.length > 0);
  assert.deepEqual(await reasonsOfBot(game, match, emptyMinds(2), last, ask), known);
  const thoughts = await rethink(game, match, last, seq, async (then, state, seat) => {
    assert.equal(then.log.length < match.log.length, true);
    return { ...decisions.at(-1)!, view: game.view(state, seat), rng: rngFromSeed('any') };
  });
  assert.deepEqual(thoughts.at(-1)?.plan, decisions.at(-1)!.plan);
});
