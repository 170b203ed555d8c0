import assert from 'node:assert/strict';
import { test } from 'node:test';
import { hashOf } from '../../kernel/json.ts';
import { movesMade } from '../made.ts';
import { story } from './story.ts';
import { tinyGame } from './tinyGame.ts';

test('the moves that count lead from the deal to the last state, without those taken back', () => {
  const { running } = story();
  const made = movesMade(tinyGame, running);
  assert.equal(hashOf(made.at(-1)!.after), hashOf(running.state));
  for (const [index, { before }] of made.entries()) {
    if (index > 0) assert.equal(hashOf(before), hashOf(made[index - 1]!.after));
  }
  const told = made.map(({ seat, move }) => `${seat} ${tinyGame.moveKey(move)}`);
  assert.deepEqual(told.slice(0, 5), ['2 bid:1', '0 bid:1', '1 bid:0', '0 draw', '1 clap']);
  assert.equal(told[6], '0 pass', 'the move that a timeout made');
});

test('before the deal nothing has been made', () => {
  const { running } = story();
  assert.deepEqual(movesMade(tinyGame, { ...running, key: undefined }), []);
});
