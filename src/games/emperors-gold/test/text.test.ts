import assert from 'node:assert/strict';
import { test } from 'node:test';
import { game } from '../index.ts';
import { act, almostPair, fourInReach, pair, position } from './position.ts';

test('the table as text: grid, open tasks, piles, and the row of this turn', () => {
  const drawing = { grid: fourInReach, rows: [almostPair, 'gs1'], openTasks: [pair, 33], tasks: [[], [16]] };
  const state = act(position(drawing), 'emperor:e3', 'add:c3:0:right');
  assert.equal(
    game.toText(game.view(state, 0)),
    `continueRow turn 0 deck 67 discards 0 tasks 31 idle 0
   1   2   3   4   5
a  .   .   .   .   .
b  .   .   .   .   .
c  .   .   .   .   .
d  .   .  r○1  .   .
e v☆3 y□1  @  b⬡1  .
task 0: ○□ 3+ = 4
task 33: rygbv 7+ = 11
*0 points 0 tasks 0>[r⬡1 r○2 r□2] [g☆1]
 1 points 11 tasks 1 [] []`,
  );
});
