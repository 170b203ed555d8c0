import assert from 'node:assert/strict';
import { test } from 'node:test';
import { refusalOf } from '../../../kernel/play.ts';
import { game } from '../index.ts';
import {
  act,
  begin,
  card,
  cards,
  type Drawing,
  eventsOf,
  fourInReach,
  legal,
  position,
  refusal,
} from './position.ts';

test('[EG-T1] the emperor changes places with any one card of the grid', () => {
  const before = begin(2);
  assert.equal(legal(before, 'emperor:').length, legal(before).length);
  for (const key of legal(before)) {
    const after = act(before, key);
    const to = after.emperor;
    assert.notEqual(to, before.emperor);
    assert.equal(after.grid[before.emperor], before.grid[to]);
    assert.equal(after.grid[to], -1);
  }
});

test('[EG-T1] he has to move, and once only', () => {
  const before = begin(2);
  assert.equal(refusal(before, 'emperor:c3'), 'EG-T1 mustMove');
  assert.equal(refusal(before, 'endTurn'), 'EG-T1 emperorFirst');
  assert.equal(refusal(before, 'add:c2:0:right'), 'EG-T1 emperorFirst');
  assert.equal(refusal(before, 'discard:0'), 'EG-T1 emperorFirst');
  const moved = act(before, legal(before)[0]!);
  assert.equal(refusal(moved, 'emperor:e5'), 'EG-T1 alreadyMoved');
});

// The emperor goes from a1 to c3. Values equal to the distance: b3, c5, d3; not so: a3, c2, e3.
const around = `
  @    .    rc1  .    .
  .    rq1  gc1  .    .
  .    rh2  bs2  .    rs2
  .    .    yc1  .    .
  .    .    yq1  .    .`;

test('[EG-T2] reachable are the cards of his lines whose value is their distance', () => {
  const state = act(position({ grid: around }), 'emperor:c3');
  assert.deepEqual(legal(state), ['add:b3:0:right', 'add:c5:0:right', 'add:d3:0:right']);
});

test('[EG-T2] each kind of miss is told apart', () => {
  const state = act(position({ grid: around }), 'emperor:c3');
  assert.equal(refusal(state, 'add:a3:0:right'), 'EG-T2 wrongDistance');
  assert.equal(refusal(state, 'add:c2:0:right'), 'EG-T2 wrongDistance');
  assert.equal(refusal(state, 'add:b2:0:right'), 'EG-T2 notInLine');
  assert.equal(refusal(state, 'add:b4:0:right'), 'EG-T2 emptyCell');
  assert.equal(refusal(state, 'add:c3:0:right'), 'EG-T2 emperor');
});

test('[EG-T2] a card of value 3 lies three cells away; cards between do not block', () => {
  const grid = `
    rc3 .   .   .   .
    .   .   .   .   .
    .   .   .   .   .
    rq2 rh2 rs1 rd3 @
    .   .   .   .   .`;
  const state = act(position({ grid }), 'emperor:d1');
  assert.deepEqual(legal(state), ['add:a1:0:right', 'add:d4:0:right']);
});

test('[EG-T2] the card that changed places with him is as reachable as any', () => {
  const grid = (swapped: string) => `
    .   .   .   .   .
    .   .   .   .   .
    ${swapped} . @ . .
    .   .   .   .   .
    .   .   .   .   .`;
  const near = act(position({ grid: grid('rc2') }), 'emperor:c1');
  assert.deepEqual(legal(near), ['add:c3:0:right']);
  assert.equal(refusal(position({ grid: grid('rc1') }), 'emperor:c1'), 'EG-T7 nothingInReach');
});

test('[EG-T2] it is judged after the swap only: taking a card brings no other into reach', () => {
  const state = act(position({ grid: around }), 'emperor:c3');
  const taken = act(state, 'add:b3:0:right');
  assert.deepEqual(legal(taken, 'add:'), ['add:d3:0:right']);
  assert.equal(refusal(taken, 'add:b3:0:right'), 'EG-T2 emptyCell');
});

test('[EG-T3] cards are laid left to right, in the order that the player chooses', () => {
  const state = act(position({ grid: fourInReach }), 'emperor:e3');
  const row = ['add:d3:0:right', 'add:c3:0:right', 'add:e2:0:right'];
  assert.deepEqual(act(state, ...row).rows[0], cards('rc1 rq2 yq1'));
  assert.deepEqual(act(state, ...row.toReversed()).rows[0], cards('yq1 rq2 rc1'));
  assert.deepEqual(eventsOf(state, row[0]!), [
    { type: 'cardAdded', seat: 0, card: card('rc1'), cell: 17, row: 0, end: 'right' },
  ]);
});

test('[EG-T3] all cards of a turn go into one row', () => {
  const state = act(position({ grid: fourInReach, rows: ['rd1', 'yd1'] }), 'emperor:e3');
  assert.deepEqual(legal(state, 'add:e2'), ['add:e2:1:right']);
  const begun = act(state, 'add:c3:0:right');
  assert.deepEqual(legal(begun, 'add:'), ['add:d3:0:right', 'add:e2:0:right']);
  assert.equal(refusal(begun, 'add:e2:1:right'), 'EG-T3 oneRow');
});

test('[EG-T3] one card is enough; nobody has to take more', () => {
  const state = act(position({ grid: fourInReach }), 'emperor:e3', 'add:d3:0:right');
  assert.ok(legal(state).includes('endTurn'));
  assert.equal(act(state, 'endTurn').turn, 1);
});

test('[EG-T3] the left end is closed', () => {
  const state = act(position({ grid: fourInReach, rows: ['rd1'] }), 'emperor:e3');
  assert.equal(refusal(state, 'add:d3:0:left'), 'EG-T3 rightEnd');
});

test('[EG-T4] a card shares shape or colour with the card it is laid next to', () => {
  const state = act(position({ grid: fourInReach, rows: ['bc1 bs1 rs2'] }), 'emperor:e3');
  // By colour rc1 and rq2; bh1 would match the cards before the last one only.
  assert.deepEqual(
    legal(state, 'add:').filter((key) => key.includes(':0:')),
    ['add:c3:0:right', 'add:d3:0:right'],
  );
  assert.equal(refusal(state, 'add:e4:0:right'), 'EG-T4 noMatch');
  const next = act(state, 'add:c3:0:right');
  assert.deepEqual(legal(next, 'add:'), ['add:d3:0:right', 'add:e2:0:right']);
});

test('[EG-T4] the refusal names the card, and the one that it would lie next to', () => {
  const named = (drawing: Drawing, key: string) => {
    const state = act(position(drawing), 'emperor:e3');
    const refused = refusalOf(game, game.view(state, 0), 0, key);
    return 'rule' in refused && refused.params;
  };
  const drawing = { grid: fourInReach, rows: ['bc1 ys1 rs2'] };
  const told = { reason: 'noMatch', card: card('bh1') };
  assert.deepEqual(named(drawing, 'add:e4:0:right'), { ...told, neighbour: card('rs2') });
  const twoSided = { grid: fourInReach, rows: ['yc1 bs1 bs2'], options: { twoSided: true } };
  assert.deepEqual(named(twoSided, 'add:e4:0:left'), { ...told, neighbour: card('yc1') });
});

test('[EG-T4] the first card of a new row is free', () => {
  const state = act(position({ grid: fourInReach }), 'emperor:e3');
  assert.equal(legal(state, 'add:').length, 4);
});

test('[EG-T5] with one row a player continues it or starts another', () => {
  const state = act(position({ grid: fourInReach, rows: ['bd1'] }), 'emperor:e3');
  assert.deepEqual(
    legal(state).filter((key) => key.includes(':0:')),
    ['add:e4:0:right'],
  );
  assert.deepEqual(legal(state).filter((key) => key.includes(':1:')).length, 4);
});

test('[EG-T5] with two rows none is started', () => {
  const state = act(position({ grid: fourInReach, rows: ['bd1', 'yd1'] }), 'emperor:e3');
  assert.deepEqual(legal(state), ['add:e2:1:right', 'add:e4:0:right']);
});

test('[EG-T5] the first place is filled first, also after a claim has emptied it', () => {
  const none = act(position({ grid: fourInReach }), 'emperor:e3');
  assert.equal(refusal(none, 'add:e4:1:right'), 'EG-T5 firstPlaceFirst');
  const second = act(position({ grid: fourInReach, rows: ['', 'bd1'] }), 'emperor:e3');
  assert.deepEqual(legal(second, 'add:e4'), ['add:e4:0:right', 'add:e4:1:right']);
});
