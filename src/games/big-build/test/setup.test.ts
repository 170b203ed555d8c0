import assert from 'node:assert/strict';
import { test } from 'node:test';
import { rngFromSeed } from '../../../kernel/random.ts';
import { squares, starts } from '../board.ts';
import { game } from '../index.ts';
import { characters } from '../types.ts';
import { check } from './invariants.ts';
import { after, keys, refusal } from './position.ts';

const random = { firstSeat: 'random' } as const;
const setUp = (seats: number, seed: string | number) => game.setup(seats, random, rngFromSeed(seed));

test('[ALL-1] the first player is the chosen one, or drawn', () => {
  for (const firstSeat of [0, 1, 2]) {
    const state = game.setup(3, { firstSeat }, rngFromSeed(1));
    assert.deepEqual([state.firstSeat, state.turn], [firstSeat, firstSeat]);
  }
  const drawn = Array.from({ length: 40 }, (_, seed) => setUp(3, seed).turn);
  assert.deepEqual([...new Set(drawn)].toSorted(), [0, 1, 2]);
});

test('[BB-S1] tokens lie on squares of their number', () => {
  for (const seats of game.seatCounts) check(setUp(seats, seats));
});

test('[BB-S1] which token of a number lies on which of its squares is random', () => {
  for (const [index, square] of squares.entries()) {
    const seen = new Set(Array.from({ length: 60 }, (_, seed) => setUp(2, seed).tokens[index]));
    assert.equal(seen.size, 5, square.id);
    for (const token of seen) assert.equal(token![1], String(square.number));
  }
});

test('[BB-S2] three cards for everybody, the rest is the deck', () => {
  const state = setUp(5, 'deal');
  assert.deepEqual(
    state.hands.map((hand) => hand.length),
    [3, 3, 3, 3, 3],
  );
  assert.deepEqual([state.deck.length, state.discards.length], [30, 0]);
  assert.notDeepEqual(setUp(2, 'a').hands, setUp(2, 'b').hands);
});

test('[BB-S2] the cards are drawn in secret', () => {
  const state = setUp(2, 'deal');
  assert.deepEqual(game.view(state, 0).hand, state.hands[0]);
  assert.deepEqual(game.view(state, 'spectator').hand, []);
  assert.ok(!JSON.stringify(game.view(state, 1)).includes(JSON.stringify(state.hands[0])));
});

test('[BB-S3] in turn order each chooses a character and then a START; then the first turn begins', () => {
  const state = game.setup(3, { firstSeat: 1 }, rngFromSeed('choose'));
  assert.deepEqual(
    keys(state),
    characters.map((character) => `character:${character}`),
  );
  const named = after(state, 'character:spark');
  assert.deepEqual([named.turn, named.step], [1, 'chooseStart']);
  assert.deepEqual(
    keys(named),
    starts.map((start) => `start:${start.id}`),
  );
  const next = after(named, 'start:C4');
  assert.deepEqual([next.turn, next.step], [2, 'chooseCharacter']);
  const ready = after(next, 'character:frost start:A4 character:acorn start:D4');
  assert.deepEqual([ready.turn, ready.step], [1, 'move']);
  assert.deepEqual(ready.characters, ['acorn', 'spark', 'frost']);
  assert.deepEqual(ready.cells, ['D4', 'C4', 'A4']);
});

test('[BB-S3] a character and a START cell are taken once', () => {
  const state = after(game.setup(2, { firstSeat: 0 }, rngFromSeed('choose')), 'character:spark start:C4');
  assert.equal(keys(state).length, 4);
  assert.equal(refusal(state, 'character:spark'), 'BB-S3 characterTaken');
  assert.equal(refusal(state, 'start:A4'), 'BB-S3 chooseCharacter');
  const named = after(state, 'character:frost');
  assert.equal(keys(named).length, 4);
  assert.equal(refusal(named, 'start:C4'), 'BB-S3 startTaken');
  assert.equal(refusal(named, 'start:A1'), 'BB-S3 notStart');
  assert.equal(refusal(named, 'character:acorn'), 'BB-S3 chooseStart');
  assert.equal(refusal(after(named, 'start:A4'), 'character:acorn'), 'BB-S3 chosen');
});
