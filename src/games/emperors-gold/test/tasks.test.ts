import assert from 'node:assert/strict';
import { test } from 'node:test';
import { game } from '../index.ts';
import {
  act,
  almostPair,
  cards,
  claimPair,
  eventsOf,
  fourInReach,
  legal,
  pair,
  position,
  refusal,
  task,
} from './position.ts';

const triple = task('circle square hexagon', 5);
const colourPair = task('red yellow', 3);
const openTasks = [pair, triple, colourPair];

/** Lays rq2 at the end of the first row. */
function extended(rows: readonly string[], open = openTasks) {
  return act(position({ grid: fourInReach, rows, openTasks: open }), 'emperor:e3', 'add:c3:0:right');
}

test('[EG-K1] a task is fulfilled by enough cards with every wanted symbol among them', () => {
  assert.deepEqual(legal(extended([almostPair]), 'claim:'), [`claim:${pair}`]);
  assert.equal(refusal(extended([almostPair]), `claim:${colourPair}`), 'EG-K1 missing');
});

test('[EG-K1] one card too few, one card more than needed', () => {
  assert.equal(refusal(extended(['rc2']), `claim:${pair}`), 'EG-K1 tooShort');
  assert.equal(refusal(extended(['yc3 rc3 rh1 rc2']), `claim:${pair}`), 'legal');
});

test('[EG-K1] the order of the symbols does not matter, nor do other symbols between them', () => {
  for (const row of ['rc2 rh1', 'rh1 rc2', 'gc2 gs2 rs2 rd2']) {
    assert.equal(refusal(extended([row]), `claim:${pair}`), 'legal');
  }
});

test('[EG-K1] five cards with three shapes: the task of 7 points', () => {
  assert.equal(refusal(extended(['yh1 yc1 rc2 rc3']), `claim:${triple}`), 'legal');
  assert.equal(refusal(extended(['yh1 yc1 rc2']), `claim:${triple}`), 'EG-K1 tooShort');
  assert.equal(refusal(extended(['yd1 yc1 rc2 rc3']), `claim:${triple}`), 'EG-K1 missing');
});

test('[EG-K1] colours likewise', () => {
  assert.equal(refusal(extended(['ys1 rs1']), `claim:${colourPair}`), 'legal');
  assert.equal(refusal(extended(['gs1 rs1']), `claim:${colourPair}`), 'EG-K1 missing');
});

test('[EG-K1] only the row extended in this turn counts', () => {
  const state = extended(['rd1', 'bc1 bq1 bq2']);
  assert.deepEqual(legal(state, 'claim:'), []);
  assert.equal(refusal(state, `claim:${pair}`), 'EG-K1 otherRow');
});

test('[EG-K1] a row that was long enough before has to be extended first', () => {
  const state = position({ grid: fourInReach, rows: ['bc1 bq1 rq1'], openTasks });
  assert.equal(refusal(state, `claim:${pair}`), 'EG-K1 cardsFirst');
  const moved = act(state, 'emperor:e3');
  assert.equal(refusal(moved, `claim:${pair}`), 'EG-K1 cardsFirst');
  assert.equal(refusal(act(moved, 'add:d3:0:right'), `claim:${pair}`), 'legal');
});

test('[EG-K1] claiming is optional', () => {
  const state = extended([almostPair]);
  assert.ok(legal(state).includes('endTurn'));
  const after = act(state, 'endTurn');
  assert.deepEqual(after.rows[0], cards('rh1 rc2 rq2'));
  assert.deepEqual(after.tasks, [[], []]);
});

test('[EG-K1] one task a turn, chosen among those fulfilled; then the turn only ends', () => {
  const state = extended(['yc2 rc2']);
  assert.deepEqual(legal(state, 'claim:'), [`claim:${pair}`, `claim:${colourPair}`]);
  const claimed = act(state, `claim:${colourPair}`);
  assert.deepEqual(legal(claimed), ['endTurn']);
  assert.equal(refusal(claimed, `claim:${pair}`), 'EG-K1 oneTask');
  assert.equal(refusal(claimed, 'add:d3:0:right'), 'EG-K1 turnIsOver');
});

test('[EG-K1] only what lies open can be claimed', () => {
  assert.equal(refusal(extended([almostPair], [triple]), `claim:${pair}`), 'EG-K1 notOpen');
});

test('[EG-K2] the task goes to the player, and the whole row is discarded', () => {
  const before = extended([almostPair, 'gs1']);
  assert.deepEqual(eventsOf(before, `claim:${pair}`), [
    { type: 'taskClaimed', seat: 0, task: pair, points: 4, row: 0, cards: cards('rh1 rc2 rq2') },
  ]);
  const after = act(before, `claim:${pair}`);
  assert.deepEqual(after.tasks, [[pair], []]);
  assert.deepEqual(after.openTasks, [triple, colourPair]);
  assert.deepEqual(after.rows.slice(0, 2), [[], cards('gs1')]);
  assert.deepEqual(after.discards, cards('rh1 rc2 rq2'));
  assert.deepEqual(game.scoreParts(game.view(after, 1)), [
    [{ key: 'task', points: 4, params: { task: pair } }],
    [],
  ]);
});

test('[EG-K2] in the next turn the place is empty and a row may be started there', () => {
  const claimed = claimPair(position({ grid: fourInReach, rows: [almostPair], openTasks }));
  const state = act(claimed, 'endTurn');
  assert.deepEqual(state.rows[0], []);
});
