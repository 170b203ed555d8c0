// In a review a decision of several moves counts as a whole: half of it looks better or worse than it is.
import assert from 'node:assert/strict';
import { test } from 'node:test';
import { type Knowledge, knowledgeOf } from '../../src/bots/knowledge.ts';
import { type Care, type Review, review, type Step } from '../../src/bots/review.ts';
import { hints as goldHints } from '../../src/games/emperors-gold/bot.ts';
import { game as goldGame } from '../../src/games/emperors-gold/index.ts';
import { hints } from '../../src/games/gold-rush/bot.ts';
import { game } from '../../src/games/gold-rush/index.ts';
import { type GameTypes, ignore } from '../../src/kernel/game.ts';
import type { Policy } from '../../src/kernel/hints.ts';
import { checkOptions } from '../../src/kernel/options.ts';
import { rngFromSeed } from '../../src/kernel/random.ts';

function played<T extends GameTypes>(
  { game }: Knowledge<T>,
  seats: number,
  policy: Policy<T>,
  seed: string,
): readonly Step<T>[] {
  const checked = checkOptions(game, seats, {});
  assert.ok(checked.ok);
  let state = game.setup(seats, checked.options as unknown as T['options'], rngFromSeed(seed));
  const whims = rngFromSeed(`${seed}/whims`);
  const steps: Step<T>[] = [];
  while (!game.outcome(state)) {
    const [seat] = game.awaitedSeats(state) as [number];
    const after = game.clone(state);
    const move = policy(state, seat, whims);
    game.apply(after, seat, move, ignore);
    steps.push({ seat, move, before: state, after });
    state = after;
  }
  return steps;
}

function reviewed<T extends GameTypes>(
  knowledge: Knowledge<T>,
  steps: readonly Step<T>[],
  care: Care,
): Review<T> {
  const work = review(knowledge, steps, rngFromSeed('review'), care);
  for (;;) {
    const { done, value } = work.next();
    if (done) return value;
  }
}

const gold = knowledgeOf(goldGame, goldHints);
const steps = played(gold, 3, gold.quick, 'turnings');
const { chances, turnings } = reviewed(gold, steps, {
  futures: 2,
  simulations: 4,
  width: 2,
  draws: 1,
  drawFutures: 1,
});

test('a turning is all that a seat did up to the next chance or the next player', () => {
  assert.equal(turnings.length, 3);
  assert.ok(turnings.some((turning) => turning.played.length > 1));
  for (const turning of turnings) {
    const end = turning.index + turning.played.length;
    const own = steps.slice(turning.index, end);
    assert.deepEqual(
      turning.played,
      own.map(({ move }) => move),
    );
    assert.ok(own.every(({ seat }) => seat === turning.seat));
    const drew = ({ before, after }: (typeof steps)[number]) => before.rng.drawn !== after.rng.drawn;
    assert.ok(!own.slice(0, -1).some(drew), 'chance comes last');
    assert.ok(steps[end]?.seat !== turning.seat || drew(own.at(-1)!), 'nothing is left out at the end');
    const earlier = steps[turning.index - 1];
    assert.ok(earlier?.seat !== turning.seat || drew(earlier), 'nor at the beginning');
    assert.deepEqual(
      turning.change,
      chances[end]!.map((share, seat) => share - chances[turning.index]![seat]!),
    );
  }
});

test('no decision turns the game twice', () => {
  const moves = turnings.flatMap(({ index, played: made }) => made.map((_, step) => index + step));
  assert.equal(new Set(moves).size, moves.length);
});

test('a better decision is told as far as the one that was made: up to the next chance', () => {
  const rush = knowledgeOf(game, hints);
  const { neverBuys } = hints.references!;
  const { judged } = reviewed(rush, played(rush, 2, neverBuys!, 'never'), {
    futures: 1,
    simulations: 64,
    width: 6,
    draws: 1,
    drawFutures: 1,
  });
  const keysOf = (moves: (typeof judged)[number]['best']) =>
    moves.map((move) => game.moveKey(move)).join(' ');
  const flaws = judged.filter(({ verdict }) => verdict !== 'good' && verdict !== 'close');
  assert.ok(flaws.length > 0);
  for (const { played: made, best } of flaws) assert.ok(!keysOf(made).startsWith(keysOf(best)), keysOf(best));
  assert.ok(
    flaws.some(({ best }) => /.buy:prospector roll/.test(keysOf(best))),
    flaws.map(({ best }) => keysOf(best)).join(', '),
  );
});
