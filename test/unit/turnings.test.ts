// A decision of several moves turns a game as a whole: half of it looks better or worse than it is.
import assert from 'node:assert/strict';
import { test } from 'node:test';
import { knowledgeOf } from '../../src/bots/knowledge.ts';
import { type Review, review, type Step } from '../../src/bots/review.ts';
import { game, hints } from '../../src/games/emperors-gold/index.ts';
import type { Types } from '../../src/games/emperors-gold/types.ts';
import { ignore } from '../../src/kernel/game.ts';
import { checkOptions } from '../../src/kernel/options.ts';
import { rngFromSeed } from '../../src/kernel/random.ts';

const knowledge = knowledgeOf(game, hints);
const care = { futures: 2, simulations: 4, width: 2, draws: 1, drawFutures: 1 };

function played(seed: string): readonly Step<Types>[] {
  const checked = checkOptions(game, 3, {});
  assert.ok(checked.ok);
  let state = game.setup(3, checked.options as unknown as Types['options'], rngFromSeed(seed));
  const whims = rngFromSeed(`${seed}/whims`);
  const steps: Step<Types>[] = [];
  while (!game.outcome(state)) {
    const [seat] = game.awaitedSeats(state) as [number];
    const after = game.clone(state);
    const move = knowledge.quick(state, seat, whims);
    game.apply(after, seat, move, ignore);
    steps.push({ seat, move, before: state, after });
    state = after;
  }
  return steps;
}

function reviewed(steps: readonly Step<Types>[]): Review<Types> {
  const work = review(knowledge, steps, rngFromSeed('review'), care);
  for (;;) {
    const { done, value } = work.next();
    if (done) return value;
  }
}

const steps = played('turnings');
const { chances, turnings } = reviewed(steps);

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
    const drew = ({ before, after }: Step<Types>) => before.rng.drawn !== after.rng.drawn;
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
