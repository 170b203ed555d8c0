import assert from 'node:assert/strict';
import { test } from 'node:test';
import { ignore } from '../../../kernel/game.ts';
import { pickOne, rngFromSeed } from '../../../kernel/random.ts';
import { featureCount, featuresOf } from '../bot/features.ts';
import { game } from '../index.ts';
import type { Options, State } from '../types.ts';
import { almostPair, begin, fourInReach, pair, position } from './position.ts';

function seen(state: State, seat: number): number[] {
  const out = new Float32Array(featureCount + 1).fill(7);
  featuresOf(state, seat, out.subarray(0, featureCount));
  assert.equal(out[featureCount], 7, 'nothing is written behind the features');
  return [...out.subarray(0, featureCount)];
}

test('features are small numbers in every game, and the state stays as it is', () => {
  const tables: readonly (readonly [number, Partial<Options>])[] = [
    [2, {}],
    [3, { twoSided: true }],
    [4, { children: true }],
    [4, { teams: true }],
  ];
  for (const [seats, options] of tables) {
    const rng = rngFromSeed('features');
    const state = begin(seats, options);
    while (state.step !== 'gameOver') {
      const before = JSON.stringify(state);
      for (let seat = 0; seat < seats; seat++) {
        for (const value of seen(state, seat)) assert.ok(value >= -4 && value <= 4, `${value}`);
      }
      assert.equal(JSON.stringify(state), before);
      game.apply(state, state.turn, pickOne(rng, game.legalMoves(state, state.turn)), ignore);
    }
  }
});

test('features tell sides, turns, points and rows apart, but not what makes no difference', () => {
  const drawing = { grid: fourInReach, openTasks: [pair, 13, 14] };
  const level = position(drawing);
  assert.notDeepEqual(seen(level, 0), seen(level, 1), 'whose turn it is');
  assert.notDeepEqual(seen(position({ ...drawing, rows: [almostPair] }), 0), seen(level, 0), 'an own row');
  assert.notDeepEqual(seen(position({ ...drawing, rows: [almostPair] }), 1), seen(level, 1), 'another’s row');
  assert.notDeepEqual(seen(position({ ...drawing, tasks: [[16], []] }), 1), seen(level, 1), 'points');
  const swapped = position({ ...drawing, rows: ['yd1', almostPair] });
  assert.deepEqual(seen(position({ ...drawing, rows: [almostPair, 'yd1'] }), 0), seen(swapped, 0));
  const team = position({ ...drawing, seats: 4, options: { teams: true }, rows: [almostPair] });
  assert.notDeepEqual(seen(team, 0), seen(team, 1));
});
