import assert from 'node:assert/strict';
import { test } from 'node:test';
import type { Told } from '../../../src/table/history.ts';
import { stepsOf } from '../../../src/web/table/steps.ts';
import { type FoldedTurn, turnFolder } from '../../../src/web/table/turns.ts';

/** `'0 go:0'`: seat 0 did it, and then it is the turn of seat 0; a further event of the same deed begins with '+'. */
function logOf(...lines: readonly string[]): readonly Told[] {
  let seq = 0;
  let seat = 0;
  return lines.map((line) => {
    const [by = '', what = ''] = line.split(' ');
    if (by !== '+') {
      seq++;
      seat = Number(by);
    }
    const [type = '', turn = '', who] = what.split(':');
    const view = { viewer: 'spectator' as const, step: 'play', turn: turn === '-' ? null : Number(turn) };
    return { seq, seat, event: who === undefined ? { type } : { type, seat: Number(who) }, view };
  });
}

const shapeOf = (turns: readonly FoldedTurn[]): readonly string[] =>
  turns.map(({ seat, steps, isOver, isAside }) => {
    const types = steps.map(({ event }) => event.type).join(' ');
    return `${seat}: ${types}${isAside ? ' (aside)' : ''}${isOver ? '' : ' …'}`;
  });

const turnsOf = (...lines: readonly string[]) => shapeOf(turnFolder()(logOf(...lines), []));

test('what a seat does until the turn passes on is one turn', () => {
  assert.deepEqual(turnsOf('0 take:0', '0 go:0', '0 end:1', '1 take:1'), ['0: take go end', '1: take …']);
});

test('a turn that begins with the end of another is that of its own seat', () => {
  assert.deepEqual(turnsOf('0 go:0', '0 end:1', '+ refill:1', '+ turnBegan:1:1', '1 go:1'), [
    '0: go end refill',
    '1: turnBegan go …',
  ]);
});

test('what is paid at the beginning of a turn is of that turn, though nobody said that it began', () => {
  assert.deepEqual(turnsOf('0 go:0', '0 end:1', '+ paid:1:1'), ['0: go end', '1: paid …']);
});

test('what is done in the turn of another is an entry of its own, and the turn goes on behind it', () => {
  assert.deepEqual(turnsOf('0 go:0', '1 boom:0', '0 go:0', '0 end:1'), [
    '0: go',
    '1: boom (aside)',
    '0: go end',
  ]);
});

test('where it is nobody’s turn everybody has entries of their own', () => {
  assert.deepEqual(turnsOf('0 bid:-', '1 bid:-', '2 bid:2', '2 take:2'), [
    '0: bid',
    '1: bid',
    '2: bid',
    '2: take …',
  ]);
});

test('alone, one turn comes after the other', () => {
  assert.deepEqual(turnsOf('0 go:0', '0 end:0', '+ turnBegan:0:0', '0 go:0'), [
    '0: go end',
    '0: turnBegan go …',
  ]);
  assert.deepEqual(turnsOf('0 go:0', '0 turnEnded:0', '0 go:0'), ['0: go turnEnded', '0: go …']);
});

test('points are those of the turn, by seat', () => {
  const scores = [
    { seq: 1, totals: [2, 0] },
    { seq: 2, totals: [3, 1] },
    { seq: 3, totals: [3, 5] },
  ];
  const turns = turnFolder()(logOf('0 go:0', '0 end:1', '1 go:1'), scores);
  assert.deepEqual(
    turns.map(({ gained }) => gained),
    [
      [3, 1],
      [0, 4],
    ],
  );
});

test('folded step by step it is the same, and what is over stays the same object', () => {
  const lines = ['0 go:0', '0 end:1', '+ turnBegan:1:1', '1 go:1', '0 boom:1', '1 go:1', '1 end:0', '0 go:0'];
  const log = logOf(...lines);
  const fold = turnFolder();
  let before: readonly FoldedTurn[] = [];
  for (let count = 1; count <= log.length; count++) {
    const turns = fold(log.slice(0, count), []);
    assert.deepEqual(turns, turnFolder()(log.slice(0, count), []));
    for (const [index, turn] of before.slice(0, -1).entries())
      if (turn.isOver) assert.equal(turns[index], turn);
    before = turns;
  }
  assert.deepEqual(shapeOf(fold(log.slice(0, 2), [])), ['0: go end'], 'taken back');
});

test('steps are numbered where the picture shows them; what follows belongs to the step before', () => {
  const [turn] = turnFolder()(logOf('0 take:0', '0 go:0', '+ won:0', '0 go:0', '0 turnEnded:0'), []);
  const marks = ({ type }: { readonly type: string }) => (type === 'go' ? [{ at: 'there' }] : []);
  const shape = (steps: ReturnType<typeof stepsOf>) =>
    steps.map(({ number, events, from }) => `${from} ${number}: ${events.map(({ type }) => type).join(' ')}`);
  assert.deepEqual(shape(stepsOf({ marks }, turn!)), ['0 undefined: take', '1 1: go won', '3 2: go']);
  assert.deepEqual(shape(stepsOf({}, turn!)), ['0 1: take', '1 2: go', '2 3: won', '3 4: go']);
});
