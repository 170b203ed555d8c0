import assert from 'node:assert/strict';
import { test } from 'node:test';
import { botNamed } from '../../../bots/named.ts';
import { tell } from '../../../i18n/format.ts';
import { ignore } from '../../../kernel/game.ts';
import type { LevelName, Plan } from '../../../kernel/hints.ts';
import { pickOne, randomInt, rngFromSeed } from '../../../kernel/random.ts';
import { choicesOf, movesOf, tableAfter } from '../bot/plans.ts';
import { hints } from '../bot.ts';
import en from '../i18n/en.json' with { type: 'json' };
import ru from '../i18n/ru.json' with { type: 'json' };
import { game } from '../index.ts';
import type { Options, State, Types } from '../types.ts';
import { act, almostPair, begin, fourInReach, pair, position } from './position.ts';

const texts = { en, ru };

const search = hints.search!;
const tables: readonly (readonly [number, Partial<Options>])[] = [
  [2, {}],
  [3, { twoSided: true }],
  [4, { children: true }],
  [4, { teams: true }],
];

const fullGrid = `
  rc1 rq2 gh3 rs1 bd2
  yc1 yq2 gs1 ys3 yd1
  vc3 vq1 @   vs2 vd3
  bc1 bq1 bh1 bs1 bd1
  gc1 gq1 gh1 yh2 gd1`;

function plansOf(state: State, most = 30): readonly Plan<Types>[] {
  return search.plans!(state, state.turn, most, rngFromSeed('plans'));
}

function keysOf(plan: Plan<Types> | undefined): string {
  return (plan?.moves ?? []).map(game.moveKey).join(' ');
}

/** Positions from every step of random games. */
function* samples(count: number): Generator<State> {
  for (const [seats, options] of tables) {
    const rng = rngFromSeed(`samples ${seats}`);
    const state = begin(seats, options, `samples ${seats}`);
    for (let taken = 0; taken < count && state.step !== 'gameOver'; ) {
      if (randomInt(rng, 5) === 0) {
        taken++;
        yield game.clone(state);
      }
      const sensible = randomInt(rng, 2) === 0;
      const move = sensible
        ? search.quick!(state, state.turn, rng)
        : pickOne(rng, game.legalMoves(state, state.turn));
      game.apply(state, state.turn, move, ignore);
    }
  }
}

test('plans are whole turns: legal, each another one, and chance comes with the last move only', () => {
  for (const state of samples(15)) {
    const plans = plansOf(state);
    assert.ok(plans.length > 0);
    assert.equal(new Set(plans.map(keysOf)).size, plans.length);
    for (const [i, plan] of plans.entries()) {
      assert.ok(plan.share >= 0 && plan.share <= 1 && plan.share <= (plans[i - 1]?.share ?? 1));
      const after = game.clone(state);
      for (const move of plan.moves) {
        assert.equal(after.rng.drawn, state.rng.drawn);
        assert.equal(after.turn, state.turn);
        assert.ok(game.legalMoves(after, after.turn).includes(move), keysOf(plan));
        game.apply(after, after.turn, move, ignore);
      }
      assert.equal(plan.moves.at(-1)!.type, 'endTurn');
    }
    assert.deepEqual(search.plans!(state, (state.turn + 1) % state.seats, 9, rngFromSeed('')), []);
  }
});

test('the table after a turn is the one that the rules make of it, but for what is dealt', () => {
  for (const state of samples(8)) {
    if (state.step === 'endTurn') continue;
    for (const choice of choicesOf(state).slice(0, 20)) {
      const after = game.clone(state);
      for (const move of movesOf(state, choice).slice(0, -1)) game.apply(after, after.turn, move, ignore);
      const { grid, rows, tasks, openTasks, emperor, turn } = tableAfter(state, choice);
      assert.deepEqual(
        [grid, rows, tasks, openTasks],
        [after.grid, after.rows, after.tasks, after.openTasks],
      );
      assert.equal(emperor, after.emperor);
      assert.equal(turn, (state.turn + 1) % state.seats);
    }
  }
});

test('plans and shares change nothing, and do not depend on what lies face down', () => {
  for (const state of samples(6)) {
    const before = JSON.stringify(state);
    const told = plansOf(state).map((plan) => [keysOf(plan), plan.share]);
    assert.equal(JSON.stringify(state), before);
    const view = game.view(state, state.turn);
    for (const seed of ['one', 'two']) {
      const imagined = game.determinize(view, rngFromSeed(seed));
      assert.deepEqual(
        plansOf(imagined).map((plan) => [keysOf(plan), plan.share]),
        told,
      );
    }
  }
});

test('shares add up to one, and partners have the same', () => {
  for (const state of samples(25)) {
    const shares = search.shares!(state);
    assert.equal(shares.length, state.seats);
    assert.ok(Math.abs(shares.reduce((sum, share) => sum + share, 0) - 1) < 1e-9);
    if (state.teams) assert.deepEqual(shares.slice(0, 2), shares.slice(2));
  }
});

test('shares are higher for more points, for nearer rows, and for who still has a turn in the round', () => {
  const drawing = { grid: fourInReach, openTasks: [pair, 13, 14] };
  const share = (state: State) => search.shares!(state)[0]!;
  const even = share(position(drawing));
  assert.ok(share(position({ ...drawing, tasks: [[16], []] })) > even);
  assert.ok(share(position({ ...drawing, rows: [almostPair] })) > even);
  assert.ok(share(position({ ...drawing, turn: 1 })) < even);
  assert.ok(share(position({ ...drawing, turnsLeft: 1, turn: 1, tasks: [[16], []] })) > 0.9);
});

test('of equal points, those in more tasks are worth more, for the end is nearer', () => {
  for (const seats of [2, 3, 4]) {
    const tasks = [[16], [5, 1]];
    const [one, two] = search.shares!(
      position({ seats, grid: fourInReach, openTasks: [pair, 13, 14], tasks }),
    );
    assert.ok(two! > one!, `${seats} seats`);
  }
});

test('the quick player plays legal games to an end by tasks', () => {
  for (const [seats, options] of tables) {
    const rng = rngFromSeed('quick');
    const state = begin(seats, options, `quick ${seats}`);
    while (state.step !== 'gameOver') {
      const move = search.quick!(state, state.turn, rng);
      assert.ok(game.legalMoves(state, state.turn).includes(move));
      game.apply(state, state.turn, move, ignore);
    }
    assert.equal(game.outcome(state)!.reason, 'lastTask');
  }
});

test('the best plan fulfils a task, and ends a game only if that wins it', () => {
  const claims = (tasks: readonly (readonly number[])[], openTasks: readonly number[]) => {
    const state = position({ grid: fourInReach, rows: [almostPair], openTasks, tasks });
    return keysOf(plansOf(state)[0]).includes(`claim:${pair}`);
  };
  assert.ok(claims([[], []], [pair, 32, 33]));
  assert.ok(claims([[1, 2, 3, 4, 17], [5]], [pair, 13, 14]));
  assert.ok(
    !claims(
      [
        [1, 2, 3, 4, 17],
        [10, 11, 12, 15, 16],
      ],
      [pair, 13, 14],
    ),
  );
});

test('of two second cards, the better one is the one that the next player needs for a task', () => {
  const state = position({ grid: fourInReach, rows: ['', '', 'yh1 yc2'], openTasks: [pair, 32, 33] });
  const share = (keys: string) => plansOf(state, 99).find((plan) => keysOf(plan) === keys)!.share;
  const needed = share('emperor:e3 add:c3:0:right add:e2:0:right endTurn');
  assert.ok(needed > share('emperor:e3 add:c3:0:right add:d3:0:right endTurn') + 0.02);
});

test('every level decides with legal moves, also in the middle of a turn', () => {
  const state = position({ grid: fourInReach, rows: [almostPair], openTasks: [pair, 32, 33] });
  for (const level of ['child', 'easy', 'normal', 'hard', 'expert'] as const) {
    const bot = botNamed(game, hints, level)!;
    for (const now of [state, act(state, 'emperor:e3'), act(state, 'emperor:e3', 'add:c3:0:right')]) {
      const { plan } = bot.decide(game.view(now, 0), rngFromSeed(level));
      const keys = plan.map(game.moveKey);
      assert.equal(act(now, ...keys).turn, 1);
      if (level !== 'child' && level !== 'easy') assert.ok(keys.includes(`claim:${pair}`), level);
    }
  }
});

function overlooked(level: LevelName, state: State, keys: string): boolean {
  const moves = keys.split(' ').map((key) => game.parseMove(key)!);
  return search.overlooks!(level, state, state.turn, { moves, share: 0.5 });
}

test('the child goes along the lines, keeps to one row, and is kind', () => {
  const grid = fullGrid;
  const state = position({ grid, rows: [almostPair], openTasks: [pair, 13, 14] });
  assert.ok(overlooked('child', state, 'emperor:a1 add:b1:0:right endTurn'));
  assert.ok(!overlooked('easy', state, 'emperor:a1 add:b1:0:right endTurn'));
  assert.ok(!overlooked('child', state, 'emperor:a3 add:a4:0:right endTurn'));
  assert.ok(overlooked('child', state, 'emperor:a3 add:a4:1:right endTurn'));
  const claim = `emperor:a3 add:a2:0:right claim:${pair} endTurn`;
  const neighbour = { grid, rows: [almostPair, '', 'gc2 gd2'], openTasks: [pair, 13, 14] };
  assert.ok(overlooked('child', position({ ...neighbour, tasks: [[15], []] }), claim));
  assert.ok(!overlooked('child', position({ ...neighbour, tasks: [[], [15]] }), claim));
  assert.ok(!overlooked('easy', position({ ...neighbour, tasks: [[15], []] }), claim));
});

test('the normal player sees a task wherever the emperor has to go for it', () => {
  const state = position({ grid: fullGrid, rows: [almostPair], openTasks: [pair, 13, 14] });
  for (const [claim, isSeen] of [
    ['', false],
    [`claim:${pair} `, true],
  ] as const) {
    const keys = `emperor:e1 add:e2:0:right ${claim}endTurn`;
    assert.equal(!overlooked('normal', { ...state, emperor: 0 }, keys), isSeen);
    assert.ok(overlooked('easy', { ...state, emperor: 0 }, keys));
    assert.ok(!overlooked('hard', { ...state, emperor: 0 }, keys));
  }
});

test('every reason has its texts in both languages, and every gap of them is filled', () => {
  const told = new Set<string>();
  for (const state of [...samples(20), ...endings()]) {
    for (const plan of plansOf(state, 40)) {
      const terms = search.terms!(state, state.turn, plan);
      assert.ok(terms.length <= 4);
      for (const { key, params } of terms) {
        told.add(key);
        for (const language of ['en', 'ru'] as const) {
          const speech = { language, catalogues: [texts[language]], players: ['Ada', 'Bob', 'Cid', 'Dot'] };
          for (const part of ['matters', 'where', 'why']) {
            const message = tell(speech, `${part}.${key}`, params);
            assert.doesNotMatch(message, /undefined|NaN|[{}]|\w+\.\w/, message);
          }
        }
      }
    }
  }
  const keys = Object.keys(texts.en).filter((key) => key.startsWith('why.'));
  assert.deepEqual([...told].toSorted(), keys.map((key) => key.slice(4)).toSorted());
});

function endings(): State[] {
  const drawing = { grid: fourInReach, rows: [almostPair, '', almostPair], openTasks: [pair, 13, 14] };
  return [position({ ...drawing, tasks: [[1, 2, 3, 4, 17], [5]] }), position(drawing)];
}

test('the reasons of a claim are its points, the rival who wanted it, and the end of the game', () => {
  const state = endings()[0]!;
  const plan = plansOf(state).find((one) => keysOf(one).includes('claim:'))!;
  const terms = search.terms!(state, 0, plan);
  const byKey = Object.fromEntries(terms.map(({ key, params }) => [key, params]));
  assert.deepEqual(byKey.claim, { task: pair, points: 4 });
  assert.deepEqual(byKey.deny, { task: pair, seat: 1, cards: 1 });
  assert.deepEqual(byKey.end, { task: pair, number: 6, lead: 17 });
});
