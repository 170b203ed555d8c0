// Tasks: when they may be claimed, and what comes of it. S1R is R-V-Y in a row, C1R is R-B-V-G in a row; the
// letter at the end of a card's name is the colour of its first gem, and the others follow round the circle.

import assert from 'node:assert/strict';
import { test } from 'node:test';
import { game } from '../index.ts';
import { after, keys, played, position, refusal, why } from './position.ts';

function claims(state: Parameters<typeof keys>[0]): string[] {
  return keys(state).filter((key) => key.startsWith('claim'));
}

test('[FG-K1] a task made by this action counts, one that stood before does not', () => {
  // S5R, the corner of R with B and V, stands; Y makes the row of S1R.
  const state = position({ field: 'RV./GRB/.V.', open: 'YGG', hands: 'S1R S5R C4R |' });
  const acted = after(state, 'take:Y place:2,0');
  assert.deepEqual(keys(acted), ['claim:S1R', 'endTurn']);
  assert.deepEqual(refusal(acted, 'claim:S5R'), {
    rule: 'FG-K1',
    params: { reason: 'stoodBefore', card: 'S5R' },
  });
  assert.equal(why(acted, 'claim:C4R'), 'FG-K1 notThere');
  assert.equal(why(acted, 'claim:S9R'), 'FG-K1 notInHand');
});

test('[FG-K1] [FG-K2] one gem fulfils a complex and a simple task: 4 points', () => {
  const state = position({ field: 'RBV./...B/...R', open: 'GYY', hands: 'S1G C1R S2R |' });
  const acted = after(state, 'take:G place:3,0');
  assert.deepEqual(claims(acted), ['claim:S1G', 'claim:C1R']);
  const { state: done, frames } = played(after(acted, 'claim:C1R'), 'claim:S1G');
  assert.deepEqual(done.fulfilled[0], ['C1R', 'S1G']);
  assert.deepEqual(
    game.scoreParts(game.view(done, 1))[0]!.map(({ points }) => points),
    [1, 3],
  );
  assert.deepEqual(frames.get(0)!.frames[0]!.event, {
    ...{ type: 'taskFulfilled', seat: 0, card: 'S1G', points: 1 },
    cells: [
      { x: 3, y: 0 },
      { x: 3, y: 1 },
      { x: 3, y: 2 },
    ],
    at: ['m9', 'm10', 'm11'],
  });
});

test('[FG-K1] a second, new instance of a pattern that stands elsewhere counts', () => {
  const state = position({ field: 'RVY/GBG/RV.', open: 'YGG', hands: 'S1R |' });
  assert.deepEqual(claims(after(state, 'take:Y place:2,2')), ['claim:S1R']);
  assert.deepEqual(claims(after(state, 'take:G place:2,2')), []);
});

test('[FG-K1] neighbours swapped inside a standing arrangement break it and may make another', () => {
  const state = position({ field: 'RVY/GBG', hands: 'S1R S3V |' });
  assert.deepEqual(claims(after(state, 'swap:1,0>2,0')), ['claim:S3V']);
});

test('[FG-K1] swapped back, it is new again', () => {
  const state = position({ field: 'RYV/GBG', hands: 'S1R |' });
  assert.deepEqual(claims(after(state, 'swap:1,0>2,0')), ['claim:S1R']);
});

test('[FG-K1] both cells of a swap make arrangements', () => {
  // V and B change places: above R-V-Y is made, below B-R-V.
  const state = position({ field: 'RBY/.VRV', hands: 'S1R S1B |' });
  assert.deepEqual(claims(after(state, 'swap:1,0>1,1')), ['claim:S1R', 'claim:S1B']);
});

test('[FG-K1] a move breaks one arrangement and makes another', () => {
  const state = position({ field: 'RVY/.B.', hands: 'S1R S6B |' });
  assert.deepEqual(claims(after(state, 'move:2,0>2,1')), ['claim:S6B']);
});

test('[FG-K1] a gem that moves away makes nothing new where it was', () => {
  const state = position({ field: 'GRVY/.B..', hands: 'S1R |' });
  assert.deepEqual(claims(after(state, 'move:0,0>0,1')), []);
});

test('[FG-K1] claiming is optional', () => {
  const state = position({ field: 'RV./GBB', open: 'YGG', hands: 'S1R S2R C4R |' });
  const ended = after(state, 'take:Y place:2,0 endTurn');
  assert.deepEqual([ended.hands[0], ended.fulfilled[0], ended.turn], [['S1R', 'S2R', 'C4R'], [], 1]);
});

test('[FG-K1] before the action nothing can be claimed', () => {
  const state = position({ field: 'RVY/GBB', hands: 'S1R S2R C4R |' });
  assert.equal(why(state, 'claim:S1R'), 'FG-K1 actFirst');
});

test('[FG-K1] a card drawn afterwards cannot be claimed in the same turn', () => {
  const field = 'RBV./...B/...R';
  const state = position({ field, open: 'GYY', hands: 'C1R S2R |', decks: 'S1G C9R' });
  const drawn = after(state, 'take:G place:3,0 claim:C1R draw:simple');
  assert.deepEqual([drawn.hands[0], drawn.step], [['S2R', 'S1G'], 'drawTasks']);
  assert.deepEqual(keys(drawn), ['draw:complex']);
  assert.equal(why(drawn, 'claim:S1G'), 'FG-K1 tooLate');
});

const lyings = [
  { field: 'R/B/Y', cell: '1,2' },
  { field: 'YBR', cell: '0,1' },
  { field: 'Y/B/R', cell: '-1,0' },
  { field: 'RBY', cell: '2,-1' },
];

test('[FG-C3] a task matches in each of its four rotations', () => {
  for (const { field, cell } of lyings) {
    const state = position({ field, open: 'GGG', hands: 'C4R |' });
    assert.deepEqual(claims(after(state, `take:G place:${cell}`)), ['claim:C4R'], field);
  }
});

test('[FG-C3] its mirror image counts only if this was chosen', () => {
  for (const [field, cell] of [
    ['R/B/Y', '-1,2'],
    ['YBR', '0,-1'],
    ['Y/B/R', '1,0'],
    ['RBY', '2,1'],
  ] as const) {
    const state = position({ field, open: 'GGG', hands: 'C4R |' });
    assert.deepEqual(claims(after(state, `take:G place:${cell}`)), [], field);
    assert.deepEqual(claims(after({ ...state, mirror: true }, `take:G place:${cell}`)), ['claim:C4R'], field);
  }
});

test('[FG-C3] gems around the arrangement do not matter', () => {
  const state = position({ field: 'YRY/GBV/RY./BVR', open: 'GGG', hands: 'C4R |' });
  assert.deepEqual(claims(after(state, 'take:G place:2,2')), ['claim:C4R']);
});

test('[FG-K2] after claims one draws back to three, choosing the deck for each card', () => {
  const state = position({ field: 'RBV./...B/...R', open: 'GYY', hands: 'S1G C1R S2R |' });
  const claimed = after(state, 'take:G place:3,0 claim:C1R claim:S1G');
  assert.deepEqual(keys(claimed), ['draw:simple', 'draw:complex']);
  assert.equal(why(claimed, 'endTurn'), 'FG-K2 mustDraw');
  const once = after(claimed, 'draw:complex');
  assert.deepEqual([once.turn, keys(once)], [0, ['draw:simple', 'draw:complex']]);
  const twice = after(once, 'draw:complex');
  assert.deepEqual(
    twice.hands[0]!.map((id) => id[0]),
    ['S', 'C', 'C'],
  );
  assert.deepEqual([twice.turn, twice.decks.complex.length], [1, 45 - 1 - 2]);
});

test('[FG-K2] nothing is drawn without a claim, nor beyond three', () => {
  const state = position({ field: 'RV./GBB', open: 'YGG', hands: 'S1R S2R C4R |' });
  assert.equal(why(state, 'draw:simple'), 'FG-K2 notNow');
  assert.equal(why(after(state, 'take:Y place:2,0'), 'draw:simple'), 'FG-K2 handFull');
});

test('[FG-K2] an empty deck gives none', () => {
  const field = 'RV./GBB';
  const state = position({ field, open: 'YGG', hands: 'S1R S2R C4R | S3R S4R', decks: 'C9R' });
  const claimed = after(state, 'take:Y place:2,0 claim:S1R');
  assert.deepEqual(keys(claimed), ['draw:complex']);
  assert.deepEqual(after(claimed, 'draw:complex').hands[0], ['S2R', 'C4R', 'C9R']);
});

test('[FG-K2] with both decks empty the hand stays small and the game goes on', () => {
  const inHand = ['S1R', 'S2R', 'C4R'];
  const rest = tasksBut(inHand);
  const state = position({ field: 'RV./GBB', open: 'YGG', hands: `${inHand.join(' ')} |`, discarded: rest });
  const claimed = after(state, 'take:Y place:2,0 claim:S1R');
  assert.deepEqual(keys(claimed), ['endTurn']);
  assert.equal(why(claimed, 'draw:simple'), 'FG-K2 deckEmpty');
  const ended = after(claimed, 'endTurn');
  assert.deepEqual([ended.hands[0], ended.turn], [['S2R', 'C4R'], 1]);
  assert.ok(keys(ended).length > 0);
});

function tasksBut(inHand: readonly string[]): string {
  const all = ['S', 'C'].flatMap((deck) =>
    [1, 2, 3, 4, 5, 6, 7, 8, 9].flatMap((number) =>
      [...'RBGYV'].map((colour) => `${deck}${number}${colour}`),
    ),
  );
  return all.filter((id) => !inHand.includes(id)).join(' ');
}
