import assert from 'node:assert/strict';
import { test } from 'node:test';
import { rngFromSeed } from '../../../kernel/random.ts';
import {
  actionOf,
  actions,
  deck,
  dynamiteFaces,
  faceOf,
  figureLimit,
  hasAction,
  mostSeats,
  numberOf,
  numbers,
  plainFaces,
  treasure,
  worth,
} from '../components.ts';
import { game } from '../index.ts';
import { position } from './position.ts';
import { keysOf, refusal } from './table.ts';

test('[GR-C1] 56 cards: seven of each number, four with its action, three blank', () => {
  assert.equal(deck.length, 56);
  assert.equal(deck.filter(hasAction).length, 32);
  for (const number of numbers) {
    const cards = deck.filter((card) => numberOf(card) === number);
    assert.deepEqual([cards.length, cards.filter(hasAction).length], [7, 4]);
  }
  assert.deepEqual(numbers.map(actionOf), actions);
});

test('[GR-C1] worth in dollars', () => {
  assert.deepEqual(
    numbers.map((number) => worth[number]),
    [1, 1, 2, 2, 3, 3, 4, 5],
  );
});

test('[GR-C2] plain dice show 1 to 8, the others dynamite in place of the 1', () => {
  assert.deepEqual(plainFaces.map(faceOf), [1, 2, 3, 4, 5, 6, 7, 8]);
  assert.deepEqual(dynamiteFaces.map(faceOf), [2, 3, 4, 5, 6, 7, 8, 9]);
});

test('[GR-C2] a roll takes three plain dice and a dynamite die for each prospector, all faces alike', () => {
  const counts = new Map<string, number>();
  let state = position({ common: '5 5 5', prospectors: [2, 0] });
  for (let roll = 0; roll < 800; roll++) {
    const next = game.clone(state);
    game.apply(next, 0, { type: 'roll' }, () => {});
    assert.deepEqual(next.rolled.map((die) => die[0]).join(''), 'pppdd');
    for (const die of next.rolled) counts.set(die, (counts.get(die) ?? 0) + 1);
    state = { ...state, rng: next.rng };
  }
  assert.equal(counts.size, 16);
  for (const [die, count] of counts) {
    const expected = die.startsWith('p') ? 300 : 200;
    assert.ok(Math.abs(count - expected) < 75, `${die}: ${count} instead of about ${expected}`);
  }
});

test('[GR-C3] a bank of 200 dollars', () => {
  assert.equal(treasure, 50 * 1 + 20 * 5 + 5 * 10);
  assert.equal(game.setup(5, { firstSeat: 0 }, rngFromSeed(1)).bank, 200);
});

test('[GR-C4] two figures of a kind each, which is all there are', () => {
  assert.equal(figureLimit * mostSeats, 10);
  const rich = position({ common: '5 5 5', money: [50, 0], prospectors: [2, 0], guards: [2, 0] });
  assert.deepEqual(keysOf(rich, 0, 'buy'), []);
  assert.equal(refusal(rich, 0, 'buy:prospector'), 'GR-T7 limit');
  assert.equal(refusal(rich, 0, 'buy:guard'), 'GR-T7 limit');
});

test('[GR-S1] three cards in the common mine, a visible top card, nobody has a dollar', () => {
  for (const seats of game.seatCounts) {
    const state = game.setup(seats, { firstSeat: 'random' }, rngFromSeed('deal'));
    const view = game.view(state, 'spectator');
    assert.deepEqual([view.common.length, view.deckSize, view.top], [3, 53, numberOf(state.top!)]);
    assert.deepEqual(view.money, Array(seats).fill(0));
    assert.deepEqual([view.step, state.waitingPlain, state.waitingDynamite], ['roll', 3, 0]);
  }
});
