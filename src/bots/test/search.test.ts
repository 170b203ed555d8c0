import assert from 'node:assert/strict';
import { test } from 'node:test';
import type { Plan } from '../../kernel/hints.ts';
import { rngFromSeed } from '../../kernel/random.ts';
import { playerOf } from '../bot.ts';
import { knowledgeOf } from '../knowledge.ts';
import { botOf } from '../levels.ts';
import { botNamed } from '../named.ts';
import { clearlyBest, gainOf, isClear, type Trial, tryPlans } from '../search.ts';
import { imagineWorld, tryPlan } from '../worlds.ts';
import { type Toy, toy, toyHints, toyView } from './toy.ts';

const knowledge = knowledgeOf(toy, toyHints);
const rng = rngFromSeed('search');

function planOf(...types: Toy['move']['type'][]): Plan<Toy> {
  return { moves: types.map((type) => ({ type })), share: 0.5 };
}

test('a plan has the same future in the same world, and another in another', () => {
  const fares = (number: number) =>
    tryPlan(knowledge, imagineWorld(knowledge, toyView(), rng, number), 0, [{ type: 'roll' }])[0];
  assert.equal(fares(0), fares(0));
  assert.ok(new Set([0, 1, 2, 3, 4, 5, 6, 7].map(fares)).size > 1);
});

test('what a plan draws does not shift what later turns bring', () => {
  const seen: string[][] = [];
  const watching = knowledgeOf(toy, {
    ...toyHints,
    policy: () => ({ type: 'roll' as const }),
    search: { horizon: 20, turn: (state) => state.turns },
  });
  const world = imagineWorld(watching, toyView(), rng, 0);
  const shares = (state: Toy['state']) => {
    seen.push(state.rolled.slice(-9));
    return [0.5, 0.5];
  };
  tryPlan({ ...watching, shares }, world, 0, planOf('roll').moves);
  tryPlan({ ...watching, shares }, world, 0, planOf('rollTwice').moves);
  assert.equal(seen[0]!.length, 9);
  assert.deepEqual(seen[0], seen[1]);
});

test('who thinks plays the rest of that turn by its own lights; all else is left to the quick policy', () => {
  const asked: string[] = [];
  const by = (name: string) => (state: Toy['state'], seat: number) => {
    asked.push(`${name} ${seat} at ${state.turns}`);
    return { type: 'take' as const };
  };
  const watching = knowledgeOf(toy, {
    ...toyHints,
    search: { horizon: 1, turn: ({ turns }) => turns >> 2, quick: by('quick'), finish: by('finish') },
  });
  tryPlan(watching, imagineWorld(watching, toyView(), rng, 0), 0, planOf('take').moves);
  assert.deepEqual(asked.slice(0, 3), ['quick 1 at 1', 'finish 0 at 2', 'quick 1 at 3']);
  assert.deepEqual(asked.slice(3), ['quick 0 at 4', 'quick 1 at 5', 'quick 0 at 6', 'quick 1 at 7']);
});

test('the futures tried are no more than allowed, and the first plan goes through all of them', () => {
  const plans = Array.from({ length: 9 }, (_, index) => planOf(index % 2 === 0 ? 'take' : 'roll'));
  const trials = tryPlans(knowledge, toyView(), plans, 200, rng);
  const tried = trials.map(({ shares }) => shares.length);
  assert.ok(tried.reduce((sum, worlds) => sum + worlds) <= 200);
  assert.equal(Math.max(...tried), tried[0]);
  assert.equal(tried.filter((worlds) => worlds === tried[0]).length, 2);
});

test('the first plan is left on a clear gain only', () => {
  const first = { plan: planOf('take'), shares: [0.5, 0.4, 0.5, 0.4] };
  const noisy: Trial<Toy> = { plan: planOf('roll'), shares: [0.9, 0.1, 0.9, 0.1] };
  const better: Trial<Toy> = { plan: planOf('roll'), shares: [0.6, 0.5, 0.7, 0.5] };
  assert.equal(clearlyBest([first, noisy], 1.3), first);
  assert.equal(clearlyBest([first, better], 1.3), better);
  assert.ok(!isClear(gainOf(noisy, first), 1.3));
  assert.ok(isClear(gainOf(better, first), 1.3));
});

test('the search leaves a timid policy for the better plan', () => {
  const { plan, trials } = botOf(knowledge, 'expert').decide(toyView(), rng);
  assert.deepEqual(plan, [{ type: 'roll' }]);
  assert.equal(trials.length, 2);
});

test('a level may imagine more futures the more people sit at the table', () => {
  const imagined = (seats: number): number => {
    const game = { ...knowledge.game, scoreParts: () => Array.from({ length: seats }, () => []) };
    const levels = { expert: { simulations: [0, 40, 80] } };
    const { trials } = botOf({ ...knowledge, game, levels }, 'expert').decide(toyView(), rng);
    return trials.reduce((sum, { shares }) => sum + shares.length, 0);
  };
  assert.deepEqual([1, 2, 3, 5].map(imagined), [0, 40, 80, 80]);
});

test('a weak level makes nothing that loses more than its cap', () => {
  const plans: Plan<Toy>[] = [
    { moves: [{ type: 'roll' }], share: 0.8 },
    { moves: [{ type: 'take' }], share: 0.1 },
  ];
  const child = botOf({ ...knowledge, plans: () => plans }, 'child');
  for (let seed = 0; seed < 50; seed++) {
    assert.deepEqual(child.decide(toyView(), rngFromSeed(seed)).plan, [{ type: 'roll' }]);
  }
});

test('a weak level does what it sees, and overlooks what its game says', () => {
  const plans: Plan<Toy>[] = [
    { moves: [{ type: 'roll' }], share: 0.6 },
    { moves: [{ type: 'take' }], share: 0.5 },
  ];
  const decides = (known: Partial<typeof knowledge>, seed: number) =>
    botOf({ ...knowledge, plans: () => plans, ...known }, 'child').decide(toyView(), rngFromSeed(seed))
      .plan[0]!.type;
  const seeds = Array.from({ length: 60 }, (_, seed) => seed);
  const free = seeds.map((seed) => decides({}, seed));
  assert.ok(free.includes('take') && free.includes('roll'));
  const seen = seeds.map((seed) =>
    decides(
      {
        levels: { child: { attention: 1 } },
        overlooks: (_level, _state, _seat, { moves }) => moves[0]!.type === 'roll',
      },
      seed,
    ),
  );
  assert.deepEqual([...new Set(seen)], ['take']);
});

test('a plan is carried through while nothing comes between, and not a step further', () => {
  let asked = 0;
  const player = playerOf<Toy>({
    decide: () => ({ plan: asked++ === 0 ? planOf('take', 'roll', 'take').moves : planOf('roll').moves }),
  });
  const next = (change: number) => player.next(toyView(), rng, change)?.type;
  assert.deepEqual([next(7), next(8)], ['take', 'roll']);
  assert.equal(asked, 1);
  assert.equal(next(11), 'roll');
  assert.equal(asked, 2);
});

test('bots are found by their names, and nobody by others', () => {
  for (const name of ['random', 'greedy', 'search64', 'child', 'expert', 'hard@20']) {
    assert.ok(botNamed(toy, toyHints, name), name);
  }
  for (const name of ['', 'Expert', 'expert@', 'expert@0', 'greedy@3', '__proto__', 'constructor']) {
    assert.equal(botNamed(toy, toyHints, name), undefined, name);
  }
});
