// EG-T7: at least one card, on each side of each condition.

import assert from 'node:assert/strict';
import { test } from 'node:test';
import { ignore } from '../../../kernel/game.ts';
import { pickOne, randomInt, rngFromSeed } from '../../../kernel/random.ts';
import { cardOf, cardValue, colours, shapes } from '../components.ts';
import { game } from '../index.ts';
import type { Options, State } from '../types.ts';
import { check } from './invariants.ts';
import { act, begin, legal, position, refusal, timeOut } from './position.ts';

// The emperor may go to a1 (a4 is three cells away), to a2 and b1 (a1 is next to them), to a4 (a2 is two
// cells away), but not to e5.
const grid = `
  rc1 yq2 .   gh3 .
  bs3 .   .   .   .
  .   .   @   .   .
  .   .   .   .   .
  .   .   .   .   vd2`;
const places = ['emperor:a1', 'emperor:a2', 'emperor:a4', 'emperor:b1'];

const variants: readonly (readonly [string, number, Partial<Options>])[] = [
  ['plain', 2, {}],
  ['children', 2, { children: true }],
  ['two-sided', 2, { twoSided: true }],
  ['teams', 4, { teams: true }],
];

for (const [name, seats, options] of variants) {
  test(`[EG-T7] ${name}: the emperor goes only where a card is reachable, whatever the rows`, () => {
    for (const rows of [[], ['gd1'], ['', 'gd1'], ['gd1', 'bh1'], ['rd1', 'bh1'], ['rd1', 'yd1']]) {
      const state = position({ seats, options, grid, rows });
      assert.deepEqual(legal(state), places);
      assert.equal(refusal(state, 'emperor:e5'), 'EG-T7 nothingInReach');
      assert.equal(refusal(state, 'emperor:d4'), 'EG-N1 emptyCell');
    }
  });

  test(`[EG-T7] ${name}: wherever he may go, a card can be laid, if need be after a discard`, () => {
    const rng = rngFromSeed(name);
    const state = begin(seats, options, name);
    let discards = 0;
    for (let move = 0; move < 250 && state.step !== 'gameOver'; move++) {
      if (state.step === 'moveEmperor') for (const key of legal(state)) proveCardCanBeLaid(act(state, key));
      if (state.step === 'discardRow') discards++;
      game.apply(state, state.turn, pickOne(rng, game.legalMoves(state, state.turn)), ignore);
      check(state);
    }
    assert.equal(discards > 0, name !== 'children');
  });
}

function proveCardCanBeLaid(moved: State): void {
  const ready = moved.step === 'discardRow' ? act(moved, `discard:${moved.turn & 1}`) : moved;
  assert.equal(ready.step, 'addCard');
  assert.ok(legal(ready, 'add:').length > 0);
  assert.equal(refusal(ready, 'endTurn'), 'EG-T7 takeOne');
  assert.ok(legal(act(ready, legal(ready)[0]!)).includes('endTurn'));
}

test('[EG-T7] a full grid has a place for the emperor, even with one value only', () => {
  for (const value of [1, 2, 3]) {
    const same = shapes.flatMap((shape) => colours.map((colour) => cardOf(shape, colour, value)));
    for (let emperor = 0; emperor < 25; emperor++) {
      const state = begin(2);
      state.emperor = emperor;
      state.grid = same.map((card, cell) => (cell === emperor ? -1 : card));
      assert.ok(legal(state).length >= 12, `${legal(state)}`);
    }
  }
});

test('[EG-T7] no mixture of values on a full grid leaves him without a place', () => {
  const rng = rngFromSeed('full');
  for (let round = 0; round < 300; round++) {
    const state = begin(2, {}, `full ${round}`);
    state.emperor = randomInt(rng, 25);
    state.grid = stubborn(state);
    assert.ok(legal(state).length > 0);
  }
});

/** In each cell a card that is hardest to reach from there: of value 3 where fewest cells are 3 away. */
function stubborn(state: State): number[] {
  const bag = [...state.deck, ...state.grid].filter((card) => card >= 0);
  const threes = bag.filter((card) => cardValue(card) === 3);
  const others = bag.filter((card) => cardValue(card) !== 3);
  const order = [12, 2, 10, 14, 22, 7, 11, 13, 17];
  const grid = Array<number>(25).fill(-1);
  for (const cell of [...order, ...Array(25).keys()]) {
    if (cell !== state.emperor && grid[cell] === -1) grid[cell] = threes.pop() ?? others.pop()!;
  }
  return grid;
}

// Nothing can be reached from anywhere: not in line, or at other distances.
const hopeless = `
  rc3 rq3 .   .   .
  .   .   .   .   .
  .   .   .   .   .
  .   .   .   .   .
  .   .   .   .   @`;
const timer = { children: true, timer: true };

test('[EG-T7] deck and discards empty: nothing is dealt, and the turn passes', () => {
  const before = position({ grid: hopeless, options: timer, restInRow: 3 });
  const { state, frames } = timeOut(before);
  const events = frames.get('spectator')!.frames.map(({ event }) => event);
  assert.ok(!events.some(({ type }) => type === 'gridRefilled'));
  assert.deepEqual(events.slice(1, 3), [
    { type: 'turnSkipped', seat: 1 },
    { type: 'turnSkipped', seat: 0 },
  ]);
  assert.deepEqual(state.grid, before.grid);
});
