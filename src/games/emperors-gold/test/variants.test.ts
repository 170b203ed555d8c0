import assert from 'node:assert/strict';
import { test } from 'node:test';
import { checkOptions } from '../../../kernel/options.ts';
import { game } from '../index.ts';
import {
  act,
  almostPair,
  anyTurn,
  begin,
  cards,
  claimPair,
  type Drawing,
  fourInReach,
  legal,
  pair,
  played,
  position,
  refusal,
  task,
  timeOut,
} from './position.ts';

test('[EG-V1] children: any reachable card may be added, and no other', () => {
  const drawing: Drawing = { grid: fourInReach, rows: ['gs1', 'gd1'], options: { children: true } };
  const state = act(position(drawing), 'emperor:e3');
  assert.equal(legal(state).length, 8);
  assert.equal(refusal(state, 'add:e3:0:right'), 'EG-T2 emperor');
  assert.equal(refusal(state, 'add:e1:0:right'), 'EG-T2 wrongDistance');
  const row = act(state, 'add:e2:0:right', 'add:d3:0:right', 'add:e4:0:right').rows[0];
  assert.deepEqual(row, cards('gs1 yq1 rc1 bh1'));
  const plain = act(position({ ...drawing, options: {}, rows: ['gs1'] }), 'emperor:e3');
  assert.equal(refusal(plain, 'add:e2:0:right'), 'EG-T4 noMatch');
});

test('[EG-V1] children: tasks are fulfilled as ever', () => {
  const state = position({
    grid: fourInReach,
    rows: ['gs1 gc1'],
    openTasks: [pair],
    options: { children: true },
  });
  assert.deepEqual(claimPair(state).tasks[0], [pair]);
});

test('[EG-V2] two-sided rows have no meaning in the children’s game', () => {
  const checked = checkOptions(game, 2, { children: true, twoSided: true });
  assert.deepEqual(checked, { ok: false, problem: { code: 'optionNotApplicable', name: 'twoSided' } });
});

const twoSided = { twoSided: true };

test('[EG-V2] cards may be added at either end, each matching the card there', () => {
  const state = act(position({ grid: fourInReach, rows: ['bs1 rs1'], options: twoSided }), 'emperor:e3');
  assert.deepEqual(
    legal(state).filter((key) => key.includes(':0:')),
    ['add:c3:0:right', 'add:d3:0:right', 'add:e4:0:left'],
  );
  assert.equal(refusal(state, 'add:e4:0:right'), 'EG-T4 noMatch');
  assert.equal(refusal(state, 'add:d3:0:left'), 'EG-T4 noMatch');
});

test('[EG-V2] within one turn at both', () => {
  const state = act(position({ grid: fourInReach, rows: ['bs1 rs1'], options: twoSided }), 'emperor:e3');
  const row = act(state, 'add:e4:0:left', 'add:c3:0:right', 'add:e2:0:right').rows[0];
  assert.deepEqual(row, cards('bh1 bs1 rs1 rq2 yq1'));
});

test('[EG-V2] the first card of a new row has one place; from the second on there are two', () => {
  const state = act(position({ grid: fourInReach, options: twoSided }), 'emperor:e3');
  assert.equal(refusal(state, 'add:d3:0:left'), 'EG-V2 newRow');
  const begun = act(state, 'add:c3:0:right');
  assert.deepEqual(legal(begun, 'add:d3'), ['add:d3:0:left', 'add:d3:0:right']);
  assert.deepEqual(act(begun, 'add:d3:0:left').rows[0], cards('rc1 rq2'));
});

test('[EG-V2] still one row a turn', () => {
  const rows = ['bs1 rs1', 'bd1'];
  const state = act(position({ grid: fourInReach, rows, options: twoSided }), 'emperor:e3', 'add:d3:0:right');
  assert.equal(refusal(state, 'add:e4:1:left'), 'EG-T3 oneRow');
});

test('[EG-V3] without the timer nobody can pass, and the clock does nothing', () => {
  const state = begin(2);
  assert.equal(refusal(state, 'pass'), 'EG-V3 noTimer');
  assert.equal(game.onTimeout!(state, state.turn), undefined);
});

test('[EG-V3] with it the clock passes the turn, which no player may do', () => {
  const before = begin(3, { timer: true, firstSeat: 1 });
  assert.ok(!legal(before).includes('pass'));
  assert.equal(refusal(before, 'pass'), 'EG-V3 onlyTheClock');
  assert.equal(game.onTimeout!(before, 0), undefined);
  const { state, frames, final } = timeOut(before);
  assert.deepEqual(
    frames.get('spectator')!.frames.map(({ event }) => event),
    [
      { type: 'timeRanOut', seat: 1 },
      { type: 'turnBegan', seat: 2 },
    ],
  );
  assert.equal(final, false);
  assert.deepEqual(state, { ...before, turn: 2, idleTurns: 1 });
});

test('[EG-V3] a turn that ran out is a turn: of the last round, and of the rounds without a claim', () => {
  const drawing = { grid: fourInReach, options: { timer: true } };
  const last = timeOut(position({ ...drawing, turn: 1, turnsLeft: 1 })).state;
  assert.equal(game.outcome(last)!.reason, 'lastTask');
  assert.equal(game.onTimeout!(last, last.turn), undefined);
  const idle = timeOut(position({ ...drawing, idleTurns: 39 })).state;
  assert.equal(game.outcome(idle)!.reason, 'noProgress');
});

const teams = { seats: 4, options: { teams: true }, grid: fourInReach } as const;
const open = [pair, 7, 8, 9];

test('[EG-V4] teams are for exactly four', () => {
  for (const seats of [2, 3]) assert.equal(checkOptions(game, seats, { teams: true }).ok, false);
  assert.equal(checkOptions(game, 4, { teams: true }).ok, true);
});

test('[EG-V4] four open tasks, one row a player, one pile a team', () => {
  const state = begin(4, { teams: true });
  assert.equal(state.openTasks.length, 4);
  assert.equal(state.rows.length, 4);
  assert.equal(state.tasks.length, 2);
});

test('[EG-V4] a player starts a row in either empty place of the two', () => {
  for (const turn of [0, 2]) {
    const state = act(position({ ...teams, turn }), 'emperor:e3');
    assert.deepEqual(legal(state, 'add:d3'), ['add:d3:0:right', 'add:d3:1:right']);
    assert.deepEqual(act(state, 'add:d3:1:right').rows[1], cards('rc1'));
  }
});

test('[EG-V4] a player continues the own row or the partner’s, never the other team’s', () => {
  const rows = ['rs1', 'bs1', 'ys1', ''];
  for (const turn of [0, 2]) {
    const state = act(position({ ...teams, rows, turn }), 'emperor:e3');
    assert.deepEqual(legal(state), ['add:c3:0:right', 'add:d3:0:right', 'add:e4:1:right']);
  }
  const other = act(position({ ...teams, rows, turn: 1 }), 'emperor:e3');
  assert.deepEqual(legal(other, 'add:e2'), ['add:e2:0:right', 'add:e2:1:right']);
  assert.deepEqual(act(other, 'add:e2:0:right').rows[2], cards('ys1 yq1'));
});

test('[EG-V4] tasks are pooled, and partners have the same points and place', () => {
  const state = position({ ...teams, rows: [almostPair], openTasks: open, turn: 2, tasks: [[20], [5]] });
  const claimed = claimPair(state);
  assert.deepEqual(claimed.tasks, [[20, pair], [5]]);
  const parts = game.scoreParts(game.view(claimed, 0));
  assert.deepEqual(
    parts.map((own) => own.reduce((sum, { points }) => sum + points, 0)),
    [8, 7, 8, 7],
  );
});

/** The team of this seat has four tasks and can claim the pair; the other team has three. */
function fifth(turn: number, more: Partial<Drawing> = {}) {
  const own = [1, 2, 3, 4];
  const piles = turn % 2 === 0 ? [own, [5, 6, 30]] : [[5, 6, 30], own];
  const rows = ['', '', '', ''].map((_, place) => (place === 2 * (turn % 2) ? almostPair : ''));
  return position({ ...teams, rows, openTasks: open, turn, tasks: piles, ...more });
}

test('[EG-V4] a team’s fifth task: one more turn by the next player, then the end', () => {
  for (const turn of [0, 1, 2, 3]) {
    const state = act(claimPair(fifth(turn)), 'endTurn');
    assert.equal(state.turnsLeft, 1);
    assert.equal(state.turn, (turn + 1) % 4);
    const end = game.outcome(anyTurn(state))!;
    assert.equal(end.reason, 'lastTask');
    assert.deepEqual(end.scores, turn % 2 === 0 ? [20, 23, 20, 23] : [23, 20, 23, 20]);
    assert.deepEqual(end.places, turn % 2 === 0 ? [2, 1, 2, 1] : [1, 2, 1, 2]);
  }
});

test('[EG-V4] a player’s own fourth task, or a team’s fourth, ends nothing', () => {
  const state = act(claimPair(fifth(0, { tasks: [[1, 2, 3], []] })), 'endTurn');
  assert.equal(state.turnsLeft, null);
});

test('[EG-V4] the last turn triggers no further one, even with the other team’s fifth task', () => {
  const state = fifth(1, {
    turnsLeft: 1,
    tasks: [
      [10, 11, 12, 13, 14],
      [1, 2, 3, 4],
    ],
  });
  const end = played(claimPair(state), 'endTurn').state;
  assert.equal(end.tasks[1]!.length, 5);
  assert.equal(end.step, 'gameOver');
});

test('[EG-V4] ties as ever: the best single task, then the next, then shared', () => {
  const last = (a: readonly number[], b: readonly number[]) =>
    game.outcome(anyTurn(position({ ...teams, turn: 1, turnsLeft: 1, openTasks: [33], tasks: [a, b] })))!
      .places;
  const [seven, four, eleven] = [task('circle square hexagon', 5), pair, 16];
  assert.deepEqual(last([seven, four], [eleven]), [2, 1, 2, 1]);
  assert.deepEqual(last([four], [1]), [1, 1, 1, 1]);
});
