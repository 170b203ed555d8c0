import assert from 'node:assert/strict';
import { test } from 'node:test';
import { ignore } from '../../../kernel/game.ts';
import { pickOne, randomInt, rngFromSeed } from '../../../kernel/random.ts';
import { hints } from '../bot.ts';
import { forEachWay } from '../botTurns.ts';
import { game } from '../index.ts';
import { rowOf } from '../rows.ts';
import type { Options, State } from '../types.ts';
import { act, almostPair, begin, fourInReach, legal, pair, position, task } from './position.ts';

const tables: readonly (readonly [number, Partial<Options>])[] = [
  [2, {}],
  [3, { twoSided: true }],
  [2, { children: true }],
  [4, { teams: true }],
];

function advised(state: State, seed = 'advice'): string {
  return game.moveKey(hints.policy(state, state.turn, rngFromSeed(seed)));
}

test('the ways of a turn are those that single steps lead to, from every step', () => {
  for (const [seats, options] of tables) {
    const rng = rngFromSeed(`ways ${seats}`);
    const state = begin(seats, options, `ways ${seats}`);
    for (let move = 0; move < 150 && state.step !== 'gameOver'; move++) {
      if (state.step !== 'endTurn' && randomInt(rng, 4) === 0) {
        assert.deepEqual(waysBySteps(state), waysOf(state));
      }
      game.apply(state, state.turn, pickOne(rng, game.legalMoves(state, state.turn)), ignore);
    }
  }
});

/** A way as text: the emperor's cell, the row, and the cards in it. In teams a new row's place is left open. */
function told(state: State, emperor: number, row: 0 | 1, cards: readonly number[]): string {
  const place = state.teams && cards.every((card) => !rowOf(state, row).includes(card)) ? 'new' : row;
  return `${emperor} ${place} ${cards.toSorted((a, b) => a - b)}`;
}

function waysOf(state: State): string[] {
  const ways = new Set<string>();
  forEachWay(state, (way) => {
    const grid = state.grid.slice();
    if (way.emperor !== state.emperor) grid[state.emperor] = grid[way.emperor]!;
    const taken = grid.filter((_, cell) => (way.taken & (1 << cell)) !== 0);
    const kept = way.dropped === null ? rowOf(state, way.row) : [];
    assert.equal(way.length, kept.length + taken.length);
    ways.add(told(state, way.emperor, way.row, [...kept, ...taken]));
  });
  return [...ways].toSorted();
}

function waysBySteps(start: State): string[] {
  const ways = new Set<string>();
  const seen = new Set<string>();
  const follow = (state: State) => {
    const here = JSON.stringify([state.emperor, state.step, state.rows]);
    if (seen.has(here)) return;
    seen.add(here);
    if (state.row !== null) ways.add(told(start, state.emperor, state.row, rowOf(state, state.row)));
    for (const key of legal(state)) {
      if (key !== 'endTurn' && !key.startsWith('claim:')) follow(act(state, key));
    }
  };
  follow(start);
  return [...ways].toSorted();
}

test('the policy plays whole games with legal moves, and to an end by tasks', () => {
  for (const [seats, options] of tables) {
    const rng = rngFromSeed('policy');
    const state = begin(seats, options, `policy ${seats}`);
    while (state.step !== 'gameOver') {
      const before = JSON.stringify(state);
      const key = game.moveKey(hints.policy(state, state.turn, rng));
      assert.equal(JSON.stringify(state), before);
      game.apply(state, state.turn, game.parseMove(key)!, ignore);
    }
    assert.equal(game.outcome(state)!.reason, 'lastTask');
  }
});

test('the policy sees a task that one turn fulfils, and goes for it step by step', () => {
  let state = position({ grid: fourInReach, rows: [almostPair], openTasks: [pair, 32, 33] });
  while (state.step !== 'endTurn') state = act(state, advised(state));
  assert.equal(state.claimed, pair);
  assert.equal(advised(state), 'endTurn');
});

test('the policy ends a game that it wins, and not one that it loses', () => {
  const own = [1, 2, 3, 4, 17];
  const drawing = { grid: fourInReach, rows: [almostPair], openTasks: [pair, 13, 14] };
  const claims = (other: readonly number[]) => {
    const state = act(position({ ...drawing, tasks: [own, other] }), 'emperor:e3', 'add:c3:0:right');
    return advised(state);
  };
  assert.equal(claims([5]), `claim:${pair}`);
  assert.notEqual(claims([10, 11, 12, 15, 16]), `claim:${pair}`);
});

test('the policy does not leave a task to the next player that it can take itself', () => {
  const quadruple = task('circle square hexagon star', 6);
  const state = position({
    grid: fourInReach,
    rows: ['gs1 gc1 gh1 rh2 rc2', 'ys1', 'bc1 bq1'],
    openTasks: [pair, quadruple, 14],
  });
  assert.equal(advised(act(state, 'emperor:e3', 'add:c3:0:right')), `claim:${quadruple}`);
});

test('the evaluation is better for the side with more points, or with rows nearer to a task', () => {
  const drawing = { grid: fourInReach, openTasks: [pair, 13, 14] };
  const ahead = position({ ...drawing, tasks: [[16], []] });
  assert.ok(hints.evaluate(ahead, 0) > hints.evaluate(ahead, 1));
  const nearer = position({ ...drawing, rows: [almostPair] });
  assert.ok(hints.evaluate(nearer, 0) > hints.evaluate(nearer, 1));
  const team = position({ ...drawing, seats: 4, options: { teams: true }, tasks: [[16], []] });
  assert.equal(hints.evaluate(team, 0), hints.evaluate(team, 2));
});
