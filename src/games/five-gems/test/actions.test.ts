// The three actions of a turn.

import assert from 'node:assert/strict';
import { test } from 'node:test';
import { game } from '../index.ts';
import { cellName, columnName } from '../names.ts';
import type { State } from '../types.ts';
import { after, keys, played, position, why } from './position.ts';

const hands = 'S1R S2R C1R | S3R S4R C2R';

test('[FG-T1] an open gem, one of each colour, or the stack', () => {
  const state = position({ field: 'RB/GY', open: 'VRV', hands });
  assert.deepEqual(
    keys(state).filter((key) => /^take|^blind/.test(key)),
    ['take:R', 'take:V', 'blind'],
  );
  assert.equal(why(state, 'take:B'), 'FG-T1 notOpen');
  assert.equal(why(state, 'place:2,0'), 'FG-T1 takeFirst');
});

test('[FG-T1] it goes on any free cell that shares a side with a gem', () => {
  const state = after(position({ field: 'RB/.Y', open: 'VRV', hands }), 'take:V');
  const cells = ['0,-1', '1,-1', '-1,0', '2,0', '0,1', '2,1', '1,2'];
  assert.deepEqual(
    keys(state),
    cells.map((cell) => `place:${cell}`),
  );
  assert.equal(why(state, 'place:2,-1'), 'FG-T1 lonely');
  assert.equal(why(state, 'place:0,2'), 'FG-T1 lonely');
  assert.equal(why(state, 'place:1,1'), 'FG-T1 occupied');
  assert.equal(why(state, 'endTurn'), 'FG-T1 placeFirst');
  assert.equal(why(state, 'take:R'), 'FG-T1 placeFirst');
});

test('[FG-T1] a gem taken blind is seen by all and must be placed', () => {
  const state = position({ field: 'RB/GY', open: 'VRV', hands, stack: 'GGG' });
  const { state: held, frames } = played(state, 'blind', [1, 'spectator']);
  assert.equal(held.stack.length, 2);
  for (const viewer of [1, 'spectator'] as const) {
    const shown = frames.get(viewer)!;
    assert.deepEqual(shown.frames[0]!.event, { type: 'gemDrawn', seat: 0, colour: 'G' });
    assert.equal(shown.view.held, 'G');
  }
  assert.ok(keys(held).every((key) => key.startsWith('place:')));
  assert.equal(why(held, 'swap:0,0>1,0'), 'FG-T1 placeFirst');
});

test('[FG-T1] an open gem is replaced from the stack when the turn ends, in its place', () => {
  const state = position({ field: 'RB/GY', open: 'VRV', hands, stack: 'GGG' });
  const placed = after(state, 'take:R place:2,0');
  assert.deepEqual(placed.open, ['V', null, 'V']);
  const ended = after(placed, 'endTurn');
  assert.deepEqual([ended.open, ended.stack.length], [['V', 'G', 'V'], 2]);
});

test('[FG-T1] an open gem is replaced too when tasks were claimed and drawn in the turn', () => {
  const state = position({ field: 'RV./GBB', open: 'YVG', hands: 'S1R S2R C1R | S3R S4R C2R', stack: 'BBB' });
  const claimed = after(state, 'take:Y place:2,0 claim:S1R');
  assert.deepEqual(claimed.open, [null, 'V', 'G']);
  const ended = after(claimed, 'draw:simple');
  assert.deepEqual([ended.turn, ended.open, ended.stack.length], [1, ['B', 'V', 'G'], 2]);
});

test('[FG-T1] a blind gem leaves the open ones alone', () => {
  const state = position({ field: 'RB/GY', open: 'VRV', hands, stack: 'GGG' });
  const ended = after(state, 'blind place:2,0 endTurn');
  assert.deepEqual([ended.open, ended.stack.length], [['V', 'R', 'V'], 2]);
});

/** All forty gems in a block. */
const block = 'RRRRRRRR/BBBBBBBB/GGGGGGGG/YYYYYYYY/VVVVVVVV';

test('[FG-T1] without a stack the open gems run out, one by one', () => {
  const state = position({ field: block.replace(/V$/, '.'), open: '.V.', hands });
  assert.ok(!keys(state).includes('blind'));
  assert.equal(why(state, 'blind'), 'FG-T1 stackEmpty');
  const ended = after(state, 'take:V place:7,4 endTurn');
  assert.deepEqual(ended.open, [null, null, null]);
  assert.ok(keys(ended).every((key) => /^swap|^move/.test(key)));
  assert.equal(why(ended, 'take:V'), 'FG-T1 notOpen');
});

test('[FG-T1] [FG-T2] [FG-T3] a turn has one action', () => {
  const state = position({ field: 'RB/GY', open: 'VRV', hands });
  const acted = after(state, 'swap:0,0>1,0');
  assert.deepEqual(keys(acted), ['endTurn']);
  assert.equal(why(acted, 'take:V'), 'FG-T1 oneAction');
  assert.equal(why(acted, 'swap:0,0>1,0'), 'FG-T2 oneAction');
  assert.equal(why(acted, 'move:0,0>-1,0'), 'FG-T3 oneAction');
  assert.equal(why(acted, 'pass'), 'FG-T4 oneAction');
});

test('[FG-T2] two gems of different colours that share a side change places', () => {
  const state = position({ field: 'RB./RGY', hands });
  assert.deepEqual(
    keys(state).filter((key) => key.startsWith('swap')),
    ['swap:0,0>1,0', 'swap:1,0>1,1', 'swap:0,1>1,1', 'swap:1,1>2,1'],
  );
  assert.deepEqual(after(state, 'swap:1,0>1,1').field, ['RG.', 'RBY']);
  assert.equal(why(state, 'swap:0,0>0,1'), 'FG-T2 sameColour');
  assert.equal(why(state, 'swap:1,0>2,1'), 'FG-T2 notBeside');
  assert.equal(why(state, 'swap:1,0>2,0'), 'FG-T2 noGem');
});

test('[FG-T3] a gem goes one step and must then share a side with another one', () => {
  const state = position({ field: 'RB./.GY', hands });
  const steps = keys(state).filter((key) => key.startsWith('move'));
  assert.deepEqual(steps, ['move:0,0>0,1', 'move:1,0>2,0', 'move:1,1>0,1', 'move:2,1>2,0']);
  assert.deepEqual(after(state, 'move:0,0>0,1').field, ['.B.', 'RGY']);
  assert.equal(why(state, 'move:0,0>-1,0'), 'FG-T3 lonely');
  assert.equal(why(state, 'move:2,1>2,2'), 'FG-T3 lonely');
  assert.equal(why(state, 'move:2,1>3,0'), 'FG-T3 oneStep');
  assert.equal(why(state, 'move:0,0>0,2'), 'FG-T3 oneStep');
  assert.equal(why(state, 'move:0,0>1,0'), 'FG-T3 occupied');
  assert.equal(why(state, 'move:2,0>2,1'), 'FG-T3 noGem');
});

test('[FG-T3] a gem without a free side stays', () => {
  const state = position({ field: '.R./BGY/.V.', hands });
  assert.ok(!keys(state).some((key) => key.startsWith('move:1,1')));
});

test('[FG-T3] nothing else is asked: the field may fall apart', () => {
  const state = position({ field: 'RBGY/..V.', hands });
  assert.deepEqual(after(state, 'move:1,0>1,1').field, ['R.GY', '.BV.']);
});

test('[FG-T4] an action must be made', () => {
  const state = position({ field: 'RB/GY', open: 'VRV', hands });
  assert.ok(!keys(state).includes('pass') && !keys(state).includes('endTurn'));
  assert.equal(why(state, 'pass'), 'FG-T4 actFirst');
  assert.equal(why(state, 'endTurn'), 'FG-T4 actFirst');
});

test('[FG-T4] when all gems are placed, only swaps and moves remain', () => {
  const state = position({ field: block, hands });
  assert.deepEqual(
    keys(state),
    [0, 1, 2, 3].flatMap((y) => [0, 1, 2, 3, 4, 5, 6, 7].map((x) => `swap:${x},${y}>${x},${y + 1}`)),
  );
  const dented = position({ field: block.replace('RRRRRRRR/', '.R....../RRRRRRR./'), hands });
  assert.ok(keys(dented).includes('move:1,0>0,0'));
  assert.ok(keys(dented).every((key) => /^swap|^move/.test(key)));
});

test('[FG-T4] when nothing at all is legal, the turn passes', () => {
  const lonely = block.split('/').map((row) => [...row].join('..'));
  const field = lonely.join(`/${'.'.repeat(22)}/${'.'.repeat(22)}/`);
  const state = position({ field, hands });
  assert.deepEqual(keys(state), ['pass']);
  assert.equal(why(state, 'endTurn'), 'FG-T4 actFirst');
  const passed = after(state, 'pass');
  assert.deepEqual([passed.turn, passed.step, passed.idleTurns], [1, 'chooseAction', 1]);
});

test('coordinates are those of the field as it lies, wherever it has wandered', () => {
  const state = position({ field: 'RB/GY', open: 'VVV', hands });
  const { state: left, frames } = played(after(state, 'take:V'), 'place:-1,1');
  assert.deepEqual(left.field, ['.RB', 'VGY']);
  const event = frames.get(0)!.frames[0]!.event;
  assert.deepEqual(event, {
    ...{ type: 'gemPlaced', seat: 0, colour: 'V', cell: 'i10' },
    ...{ x: 0, y: 1, shiftX: 1, shiftY: 0 },
  });
  const above = after(after(state, 'take:V'), 'place:0,-1');
  assert.deepEqual([above.field, above.change?.toY], [['V.', 'RB', 'GY'], 0]);
  const back = after(position({ field: 'V../RB./GYV', hands }), 'move:0,0>1,0');
  assert.deepEqual(back.field, ['.V.', 'RB.', 'GYV']);
});

test('a gem that leaves the rim takes the row or column with it', () => {
  const state = position({ field: 'V..../.RB../VGYRB', hands });
  const { state: moved, frames } = played(state, 'move:0,0>0,1');
  assert.deepEqual(moved.field, ['VRB..', 'VGYRB']);
  assert.deepEqual(frames.get(0)!.frames[0]!.event, {
    type: 'gemMoved',
    seat: 0,
    colour: 'V',
    ...{ cell: 'j9', toCell: 'j10', x: 0, y: -1, toX: 0, toY: 0, shiftX: 0, shiftY: -1 },
  });
  assert.deepEqual(moved.change, { action: 'move', seat: 0, x: 0, y: -1, toX: 0, toY: 0 });
});

test('a cell keeps its name when the field grows to the left and shrinks again', () => {
  const state = position({ field: 'RB/GY', open: 'VVV', hands });
  const nameOfFirst = (now: State): string => cellName(now.origin, { x: 0, y: 0 });
  assert.equal(nameOfFirst(state), 'j9');
  const grown = after(state, 'take:V place:-1,0 endTurn');
  assert.equal(nameOfFirst(grown), 'i9');
  assert.deepEqual(game.view(grown, 0).columns, ['h', 'i', 'j', 'k', 'l']);
  const shrunk = after(position({ field: 'V./RB/GY', hands, origin: { x: -1, y: -9 } }), 'move:0,0>1,0');
  assert.deepEqual(game.view(shrunk, 0).rows, [-1, 0, 1, 2, 3]);
  assert.deepEqual([columnName(-10), columnName(17)], ['Z', 'aa']);
});

test('the longest possible row fits', () => {
  let state = position({ field: 'RB/GY', hands });
  for (let placed = 4; placed < 40; placed++) {
    const take = state.stack.length > 0 ? 'blind' : `take:${state.open.find((colour) => colour !== null)}`;
    state = after(state, `${take} place:${state.field[0]!.length},0 endTurn`);
  }
  assert.equal(state.field[0]!.length, 38);
  for (const key of keys(state)) assert.ok(game.parseMove(key));
});

test('keys are read strictly', () => {
  const wrong = [
    'place:01,0',
    'place:-2,0',
    'place:41,0',
    'place:1',
    'place:1,1,1',
    'place:+1,0',
    'place:-0,0',
  ];
  wrong.push(
    'swap:1,0>0,0',
    'swap:0,0>0,0',
    'move:0,0>0,0',
    'take:r',
    'take:',
    'claim:S0R',
    'claim:S1',
    'draw:',
  );
  wrong.push(
    'draw:both',
    'blind:',
    'endturn',
    'take:constructor',
    'draw:toString',
    'claim:__proto__',
    'point:1,0 ',
  );
  for (const key of wrong) assert.equal(game.parseMove(key), undefined, key);
});
