import assert from 'node:assert/strict';
import { test } from 'node:test';
import { cloneRng, pickOne, rngFromSeed } from '../../kernel/random.ts';
import { adviceOf } from '../advice.ts';
import { knowledgeOf } from '../knowledge.ts';
import { luckOf, review, type Step } from '../review.ts';
import { type Toy, toy, toyHints, toyView } from './toy.ts';

const knowledge = knowledgeOf(toy, {
  ...toyHints,
  search: { turn: (state) => state.turns, scale: 2, horizon: 20 },
});

const luckCare = { draws: 8, drawFutures: 1 };

type Choice = Toy['move']['type'];

function played(seed: string, choose: (turn: number) => Choice): Step<Toy>[] {
  let state: Toy['state'] = { rng: rngFromSeed(seed), turns: 0, points: [0, 0], rolled: [] };
  const steps: Step<Toy>[] = [];
  while (!toy.outcome(state)) {
    const after = toy.clone(state);
    const [seat] = toy.awaitedSeats(state) as [number];
    const move = { type: choose(state.turns) };
    toy.apply(after, seat, move, () => {});
    steps.push({ seat, move, before: state, after });
    state = after;
  }
  return steps;
}

function reviewed(steps: Step<Toy>[]) {
  const work = review(knowledge, steps, rngFromSeed('review'));
  let told = 0;
  for (;;) {
    const { done, value } = work.next();
    if (done) return { told, ...value };
    told = value;
  }
}

test('chances go from even to decided, and the greatest swings are its turnings', () => {
  const steps = played('game', (turn) => (turn % 2 === 0 ? 'roll' : 'take'));
  const { chances, turnings, told } = reviewed(steps);
  assert.equal(told, 1);
  assert.equal(chances.length, steps.length + 1);
  assert.deepEqual(
    chances.at(-1)!.map((share) => (share > 0.5 ? 1 : 2)),
    toy.outcome(steps.at(-1)!.after)!.places,
  );
  const sizes = turnings.map(({ change }) => Math.abs(change[0]!));
  assert.equal(sizes.length, 3);
  assert.deepEqual(
    sizes,
    sizes.toSorted((a, b) => b - a),
  );
});

test('timid moves are told apart from bold ones', () => {
  const { judged, lost } = reviewed(played('timid', (turn) => (turn % 2 === 0 ? 'take' : 'roll')));
  const timid = judged.filter(({ seat }) => seat === 0);
  assert.ok(timid.some(({ verdict }) => verdict !== 'good' && verdict !== 'close'));
  for (const { verdict, best } of timid.filter(({ verdict }) => verdict !== 'good')) {
    assert.deepEqual(best, [{ type: 'roll' }], verdict);
  }
  assert.ok(lost[0]! > lost[1]!);
});

test('a high roll is luck, a low one the reverse, and no roll none', () => {
  const luck = (type: Choice, seed: string) => {
    const [step] = played(seed, () => type) as [Step<Toy>];
    return {
      points: step.after.points[0]!,
      luck: luckOf(knowledge, step, rngFromSeed('other'), { draws: 60, drawFutures: 4 })[0]!,
    };
  };
  assert.equal(luck('take', 'a').luck, 0);
  for (const seed of ['a', 'b', 'c', 'd', 'e', 'f']) {
    const { points, luck: share } = luck('roll', seed);
    if (points >= 5) assert.ok(share > 0);
    if (points <= 2) assert.ok(share < 0);
  }
});

test('over many games luck comes to nothing', () => {
  const chance = rngFromSeed('whims');
  const sums: number[] = [];
  for (let game = 0; game < 400; game++) {
    const steps = played(`fair/${game}`, () => pickOne(chance, ['take', 'roll'] as const));
    let sum = 0;
    for (const [index, step] of steps.entries()) {
      sum += luckOf(knowledge, step, rngFromSeed(`luck/${game}/${index}`), luckCare)[0]!;
    }
    sums.push(sum);
  }
  const mean = sums.reduce((a, b) => a + b) / sums.length;
  const deviation = Math.sqrt(sums.reduce((a, b) => a + (b - mean) ** 2, 0) / sums.length);
  assert.ok(deviation > 0.05);
  assert.ok(Math.abs(mean) < (3 * deviation) / Math.sqrt(sums.length), `${mean}`);
});

test('advice is the better plan, with its share and how sure it is', () => {
  const rng = rngFromSeed('advice');
  const advice = adviceOf(knowledge, toyView(), cloneRng(rng))!;
  assert.deepEqual(advice.plan.moves, [{ type: 'roll' }]);
  assert.equal(advice.confidence, 'clear');
  assert.ok(advice.share > 0.5 && advice.share < 1);
  assert.deepEqual(adviceOf(knowledge, toyView(), cloneRng(rng)), advice);
});

test('a move is the only one if there is no other, not if no other was looked at', () => {
  const plans = () => [{ moves: [{ type: 'take' as const }], share: 0.5 }];
  const confidence = (known: Partial<typeof knowledge>) =>
    adviceOf({ ...knowledge, plans, ...known }, toyView(), rngFromSeed('only'))!.confidence;
  assert.equal(confidence({}), 'untried');
  assert.equal(confidence({ game: { ...toy, legalMoves: () => [{ type: 'take' }] } }), 'only');
});
