// The players' eyes as referee.

import assert from 'node:assert/strict';
import { test } from 'node:test';
import { game } from '../index.ts';
import { after, keys, played, position, why } from './position.ts';

/** S5R, the corner of R with B and V, stands; Y makes the row of S1R. */
const state = position({
  field: 'RV./GRB/.V.',
  open: 'YGG',
  hands: 'S1R S5R C4R | S2R S3R C1R',
  referee: 'eyes',
});
const acted = after(state, 'take:Y place:2,0');

test('[FG-K3] with the eyes of the players every task of the hand may be claimed', () => {
  assert.deepEqual(keys(acted), ['claim:S1R', 'claim:S5R', 'claim:C4R', 'endTurn']);
  assert.equal(why(acted, 'claim:S2R'), 'FG-K1 notInHand');
  assert.equal(why(acted, 'point:0,0'), 'FG-K3 claimFirst');
});

test('[FG-K3] one points at as many gems as the task has, each once', () => {
  const { state: shown, frames } = played(acted, 'claim:S1R', [1]);
  assert.deepEqual(frames.get(1)!.view.claiming, 'S1R');
  assert.equal(keys(shown).length, 7);
  assert.equal(why(shown, 'point:0,2'), 'FG-K3 noGem');
  assert.equal(why(shown, 'endTurn'), 'FG-K3 pointFirst');
  const once = after(shown, 'point:2,0');
  assert.equal(why(once, 'point:2,0'), 'FG-K3 pointedTwice');
  assert.equal(keys(once).length, 6);
});

test('[FG-K3] a right claim counts, in whatever order the gems are pointed at', () => {
  const right = after(acted, 'claim:S1R point:2,0 point:0,0 point:1,0');
  assert.deepEqual([right.fulfilled[0], right.discarded], [['S1R'], []]);
  assert.deepEqual(keys(right), ['claim:S5R', 'claim:C4R', 'draw:simple', 'draw:complex']);
});

test('[FG-K3] a wrong claim discards the card without points; then a card is drawn', () => {
  const { state: wrong, frames } = played(after(acted, 'claim:S1R point:2,0 point:0,0'), 'point:1,1', [1]);
  const events = frames.get(1)!.frames.map(({ event }) => event);
  assert.deepEqual(events.at(-1), { type: 'taskFailed', seat: 0, card: 'S1R', why: 'otherGems' });
  assert.deepEqual([wrong.fulfilled[0], wrong.discarded], [[], ['S1R']]);
  assert.deepEqual(keys(wrong), ['claim:S5R', 'claim:C4R', 'draw:simple', 'draw:complex']);
  assert.equal(after(wrong, 'draw:simple').idleTurns, 1, 'no progress (ALL-5)');
});

test('[FG-K3] an arrangement that stood before is a wrong claim', () => {
  const { state: wrong, frames } = played(after(acted, 'claim:S5R point:1,1 point:2,1'), 'point:1,2', [1]);
  assert.deepEqual(frames.get(1)!.frames.at(-1)!.event, {
    type: 'taskFailed',
    seat: 0,
    card: 'S5R',
    why: 'stoodBefore',
  });
  assert.deepEqual(wrong.discarded, ['S5R']);
});

test('[FG-K3] what nobody sees is lost when the turn ends', () => {
  const later = after(acted, 'endTurn swap:0,1>1,1 endTurn swap:0,1>1,1');
  assert.equal(later.turn, 0);
  const wrong = after(later, 'claim:S1R point:0,0 point:1,0 point:2,0');
  assert.deepEqual(wrong.discarded, ['S1R']);
});

test('[FG-K3] a mirror image is wrong, unless mirror images count', () => {
  const start = position({ field: 'R/B/Y', open: 'GGG', hands: 'C4R |', referee: 'eyes' });
  const moves = 'take:G place:-1,2 claim:C4R point:1,0 point:1,1 point:1,2 point:0,2';
  assert.deepEqual(after(start, moves).discarded, ['C4R']);
  assert.deepEqual(after({ ...start, mirror: true }, moves).fulfilled[0], ['C4R']);
});

test('[FG-K3] the automatic referee needs no pointing', () => {
  const plain = after({ ...state, referee: 'automatic' }, 'take:Y place:2,0');
  assert.deepEqual(keys(plain), ['claim:S1R', 'endTurn']);
  assert.equal(why(plain, 'point:0,0'), 'FG-K3 automatic');
});

test('[FG-K3] what may be claimed tells others nothing', () => {
  const other = { ...state, hands: [['S6R', 'S7R', 'C5R'], state.hands[1]!] } as typeof state;
  const otherActed = after(other, 'take:Y place:2,0');
  assert.equal(keys(otherActed).length, keys(acted).length);
  assert.deepEqual(game.view(otherActed, 1), game.view(acted, 1));
});
