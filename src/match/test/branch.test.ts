import assert from 'node:assert/strict';
import { test } from 'node:test';
import { hashOf } from '../../kernel/json.ts';
import { branchOf } from '../branch.ts';
import { act } from '../match.ts';
import { open } from '../open.ts';
import { taleOf } from '../tale.ts';
import { story } from './story.ts';
import { bot, dealt, done, moved, person } from './table.ts';
import { tinyGame } from './tinyGame.ts';

const sitters = [bot('Robo', 'hard'), person('Vera')];

test('a branch stands where the match stood, and goes on as another', () => {
  const original = moved(dealt([person('Anna'), bot('Robo')]), '0 draw', '0 take:1');
  const tale = taleOf(tinyGame, original)!;
  const branch = branchOf(tinyGame, tale, { table: 'branch', sitters, moves: 2 })!;
  assert.equal(hashOf(branch.state), hashOf(original.state));
  const earlier = branchOf(tinyGame, tale, { table: 'branch', sitters, moves: 1 })!;
  const on = done(act(tinyGame, earlier, { seat: 0, key: 'take:2', by: 'bot' }));
  assert.notEqual(hashOf(on.state), hashOf(original.state));
  assert.ok(open(tinyGame, { header: on.header, log: on.log }).ok);
});

test('no branch leads past a move that a clock has made', () => {
  const opened = open(tinyGame, story().file);
  assert.ok(opened.ok);
  const tale = taleOf(tinyGame, opened.match)!;
  const four = [person('A'), person('B'), bot('C')];
  const withClock = { ...tale, moves: [...tale.moves, { seat: 0, key: 'x', timeout: true }] };
  const all = withClock.moves.length;
  assert.equal(branchOf(tinyGame, withClock, { table: 'b', sitters: four, moves: all }), undefined);
  assert.ok(branchOf(tinyGame, withClock, { table: 'b', sitters: four, moves: 3 }));
});
