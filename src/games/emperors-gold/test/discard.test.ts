// EG-T6: when a row is discarded, on each side of each condition.

import assert from 'node:assert/strict';
import { test } from 'node:test';
import { act, cards, eventsOf, legal, position, refusal } from './position.ts';

// From e3 the emperor reaches rc1 (d3) and yq1 (e2); from a3 only gh1 (a4).
const grid = `
  .   .   bs2 gh1 .
  .   .   .   .   .
  .   .   .   .   .
  .   .   rc1 .   .
  @   yq1 vs3 .   .`;

const dead = 'bh1';
const alsoDead = 'gs1';
const red = 'rd1';

test('[EG-T6] one row, and no card fits it: nothing is discarded, a second row is started', () => {
  const state = act(position({ grid, rows: [dead] }), 'emperor:e3');
  assert.deepEqual(legal(state), ['add:d3:1:right', 'add:e2:1:right']);
  assert.equal(refusal(state, 'discard:0'), 'EG-T6 placeIsFree');
  assert.equal(refusal(state, 'discard:1'), 'EG-T6 noSuchRow');
});

test('[EG-T6] one row in the second place: the same', () => {
  const state = act(position({ grid, rows: ['', dead] }), 'emperor:e3');
  assert.deepEqual(legal(state), ['add:d3:0:right', 'add:e2:0:right']);
  assert.equal(refusal(state, 'discard:1'), 'EG-T6 placeIsFree');
});

test('[EG-T6] two rows, neither continuable: one is discarded, of the player’s choice', () => {
  const state = act(position({ grid, rows: [dead, alsoDead] }), 'emperor:e3');
  assert.equal(state.step, 'discardRow');
  assert.deepEqual(legal(state), ['discard:0', 'discard:1']);
  assert.equal(refusal(state, 'add:d3:0:right'), 'EG-T6 discardFirst');
  assert.equal(refusal(state, 'endTurn'), 'EG-T6 discardFirst');
});

test('[EG-T6] the row goes to the discards, and a new one is started in its place with any card', () => {
  for (const [row, gone, kept] of [
    [0, dead, alsoDead],
    [1, alsoDead, dead],
  ] as const) {
    const before = act(position({ grid, rows: [dead, alsoDead] }), 'emperor:e3');
    assert.deepEqual(eventsOf(before, `discard:${row}`), [
      { type: 'rowDiscarded', seat: 0, row, cards: cards(gone) },
    ]);
    const state = act(before, `discard:${row}`);
    assert.deepEqual(state.discards, cards(gone));
    assert.deepEqual(legal(state), [`add:d3:${row}:right`, `add:e2:${row}:right`]);
    const after = act(state, `add:e2:${row}:right`);
    assert.deepEqual(after.rows[row], cards('yq1'));
    assert.deepEqual(after.rows[1 - row], cards(kept));
  }
});

test('[EG-T6] no second row is discarded, neither before the new row has a card nor after', () => {
  const state = act(position({ grid, rows: [dead, alsoDead] }), 'emperor:e3', 'discard:0');
  assert.equal(refusal(state, 'discard:1'), 'EG-T6 placeIsFree');
  assert.equal(refusal(state, 'endTurn'), 'EG-T7 takeOne');
  assert.equal(refusal(act(state, 'add:e2:0:right'), 'discard:1'), 'EG-T6 cardsTaken');
});

test('[EG-T6] two rows, one continuable: it is continued, and neither is discarded', () => {
  for (const [rows, row] of [
    [[red, dead], 0],
    [[dead, red], 1],
  ] as const) {
    const state = act(position({ grid, rows }), 'emperor:e3');
    assert.deepEqual(legal(state), [`add:d3:${row}:right`]);
    assert.equal(refusal(state, 'discard:0'), 'EG-T6 canContinue');
    assert.equal(refusal(state, 'discard:1'), 'EG-T6 canContinue');
  }
});

test('[EG-T6] only the last card of a row counts', () => {
  const state = act(position({ grid, rows: [`${red} rh2 bh2`, alsoDead] }), 'emperor:e3');
  assert.deepEqual(legal(state), ['discard:0', 'discard:1']);
});

test('[EG-T6] it is judged where the emperor was moved to, not from where he could have gone', () => {
  const rows = [dead, alsoDead];
  assert.deepEqual(legal(act(position({ grid, rows }), 'emperor:a3')), ['add:a4:0:right', 'add:a4:1:right']);
  assert.deepEqual(legal(act(position({ grid, rows }), 'emperor:e3')), ['discard:0', 'discard:1']);
});

test('[EG-T6] it is judged before any card is taken: a row that dies during the turn stays', () => {
  const state = act(position({ grid, rows: [red, dead] }), 'emperor:e3', 'add:d3:0:right');
  assert.deepEqual(legal(state), ['endTurn']);
  assert.equal(refusal(state, 'discard:1'), 'EG-T6 cardsTaken');
});

test('[EG-T6] children: any card continues any row, so none is ever discarded', () => {
  const options = { children: true };
  const two = act(position({ grid, options, rows: [dead, alsoDead] }), 'emperor:e3');
  assert.deepEqual(legal(two), ['add:d3:0:right', 'add:d3:1:right', 'add:e2:0:right', 'add:e2:1:right']);
  assert.equal(refusal(two, 'discard:0'), 'EG-T6 canContinue');
  const one = act(position({ grid, options, rows: [dead] }), 'emperor:e3');
  assert.equal(legal(one).length, 4);
  assert.equal(refusal(one, 'discard:0'), 'EG-T6 placeIsFree');
});

test('[EG-T6] two-sided: a row that fits at its left end only is continuable', () => {
  const rows = [`${red} rh2 bh2`, alsoDead];
  const state = act(position({ grid, rows, options: { twoSided: true } }), 'emperor:e3');
  assert.deepEqual(legal(state), ['add:d3:0:left']);
  assert.equal(refusal(state, 'discard:1'), 'EG-T6 canContinue');
});

test('[EG-T6] two-sided: with both ends of both rows dead one is discarded', () => {
  const rows = [`${dead} rh2 bh2`, `gs2 ${alsoDead}`];
  const state = act(position({ grid, rows, options: { twoSided: true } }), 'emperor:e3');
  assert.deepEqual(legal(state), ['discard:0', 'discard:1']);
  assert.deepEqual(legal(act(state, 'discard:1')), ['add:d3:1:right', 'add:e2:1:right']);
});

test('[EG-T6] two-sided, one row: dead at both ends, it stays, and another is started', () => {
  const state = act(position({ grid, rows: [dead], options: { twoSided: true } }), 'emperor:e3');
  assert.deepEqual(legal(state), ['add:d3:1:right', 'add:e2:1:right']);
});

const teams = { seats: 4, options: { teams: true }, grid };

test('[EG-T6] teams: with one dead row the other place is free, whoever’s it is', () => {
  for (const [rows, free] of [
    [[dead], 1],
    [['', dead], 0],
  ] as const) {
    for (const turn of [0, 2]) {
      const state = act(position({ ...teams, rows, turn }), 'emperor:e3');
      assert.deepEqual(legal(state), [`add:d3:${free}:right`, `add:e2:${free}:right`]);
      assert.equal(refusal(state, `discard:${1 - free}`), 'EG-T6 placeIsFree');
    }
  }
});

test('[EG-T6] teams: with two dead rows either is discarded, and the new row lies in its place', () => {
  for (const turn of [0, 2]) {
    const state = act(position({ ...teams, rows: [dead, alsoDead], turn }), 'emperor:e3');
    assert.deepEqual(legal(state), ['discard:0', 'discard:1']);
    assert.deepEqual(legal(act(state, 'discard:1')), ['add:d3:1:right', 'add:e2:1:right']);
    assert.deepEqual(legal(act(state, 'discard:0')), ['add:d3:0:right', 'add:e2:0:right']);
  }
});

test('[EG-T6] teams: the partner’s row can be continued, so none is discarded', () => {
  const state = act(position({ ...teams, rows: [dead, red], turn: 0 }), 'emperor:e3');
  assert.deepEqual(legal(state), ['add:d3:1:right']);
  assert.equal(refusal(state, 'discard:0'), 'EG-T6 canContinue');
});

test('[EG-T6] teams: the other team’s rows do not count', () => {
  const state = act(position({ ...teams, rows: [dead, alsoDead, red, 'rd2'], turn: 0 }), 'emperor:e3');
  assert.deepEqual(legal(state), ['discard:0', 'discard:1']);
});
