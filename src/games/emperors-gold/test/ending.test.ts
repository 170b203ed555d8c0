import assert from 'node:assert/strict';
import { test } from 'node:test';
import { tasks } from '../components.ts';
import { game } from '../index.ts';
import type { State } from '../types.ts';
import {
  act,
  almostPair,
  anyTurn,
  begin,
  claimPair,
  type Drawing,
  eventsOf,
  fourInReach,
  legal,
  pair,
  played,
  position,
} from './position.ts';

const others = [...tasks.keys()].filter((task) => task !== pair && tasks[task]!.points === 4);
const openTasks = [pair, 7, 8, 9, 10];

/** It is this seat's turn, it can claim the pair, and it has so many tasks of 4 points already. */
function nearEnd(seats: number, turn: number, has: number, more: Partial<Drawing> = {}): State {
  const rows = Array.from({ length: 2 * seats }, (_, place) => (place === 2 * turn ? almostPair : ''));
  const piles = Array.from({ length: seats }, (_, seat) => (seat === turn ? others.slice(0, has) : []));
  const open = openTasks.slice(0, seats + 1);
  return position({ seats, turn, grid: fourInReach, rows, tasks: piles, openTasks: open, ...more });
}

function turnsUntilTheEnd(state: State): number {
  let turns = 0;
  for (let now = state; game.outcome(now) === undefined; now = anyTurn(now)) turns++;
  return turns;
}

for (const [seats, last] of [
  [2, 6],
  [3, 5],
  [4, 4],
] as const) {
  test(`[EG-E1] ${seats} players: task number ${last} ends the game, when all have had equally many turns`, () => {
    for (let firstSeat = 0; firstSeat < seats; firstSeat++) {
      for (let turn = 0; turn < seats; turn++) {
        const claimed = claimPair(nearEnd(seats, turn, last - 1, { options: { firstSeat } }));
        const stillToPlay = seats - 1 - ((turn - firstSeat + seats) % seats);
        const told = eventsOf(claimed, 'endTurn').find(({ type }) => type === 'lastTaskTaken');
        assert.deepEqual(told, { type: 'lastTaskTaken', seat: turn, turnsLeft: stillToPlay });
        assert.equal(turnsUntilTheEnd(act(claimed, 'endTurn')), stillToPlay);
      }
    }
  });

  test(`[EG-E1] ${seats} players: one task fewer does not`, () => {
    const state = act(claimPair(nearEnd(seats, seats - 1, last - 2)), 'endTurn');
    assert.equal(state.turnsLeft, null);
    assert.equal(game.outcome(state), undefined);
  });
}

test('[EG-E1] a task claimed in the last round counts and prolongs nothing', () => {
  const state = nearEnd(3, 1, 4, { turnsLeft: 2, tasks: [others.slice(4, 9), others.slice(0, 4), []] });
  const after = act(claimPair(state), 'endTurn');
  assert.equal(after.turnsLeft, 1);
  assert.equal(after.tasks[1]!.length, 5);
  const end = anyTurn(after);
  assert.deepEqual(game.outcome(end), { places: [1, 1, 3], scores: [20, 20, 0], reason: 'lastTask' });
});

/** The last turn of a game in which these tasks, told by their points, were taken. */
function ranked(...points: readonly (readonly number[])[]) {
  const left = [...tasks.keys()];
  const piles = points.map((pile) =>
    pile.map((worth) => {
      const task = left.find((one) => tasks[one]!.points === worth)!;
      left.splice(left.indexOf(task), 1);
      return task;
    }),
  );
  const seats = points.length;
  const state = position({
    seats,
    turn: seats - 1,
    grid: fourInReach,
    tasks: piles,
    openTasks: left.slice(0, seats + 1),
    turnsLeft: 1,
  });
  const { places, scores, reason } = game.outcome(anyTurn(state))!;
  assert.equal(reason, 'lastTask');
  assert.deepEqual(
    scores,
    points.map((pile) => pile.reduce((sum, worth) => sum + worth, 0)),
  );
  return places;
}

test('[EG-E2] most points win, not most tasks', () => {
  assert.deepEqual(ranked([4, 4], [9]), [2, 1]);
  assert.deepEqual(ranked([4, 4, 4], [11], [10]), [1, 2, 3]);
});

test('[EG-E2] tied, the holder of the single task with most points', () => {
  assert.deepEqual(ranked([7, 4], [11]), [2, 1]);
  assert.deepEqual(ranked([10, 4, 4], [9, 9], [7, 7, 4]), [1, 2, 3]);
});

test('[EG-E2] still tied, the second-best task, and so on', () => {
  assert.deepEqual(ranked([7, 11, 7], [4, 10, 11]), [2, 1]);
  assert.deepEqual(ranked([9, 9, 7, 7, 4], [9, 9, 9, 9]), [2, 1]);
});

test('[EG-E2] [ALL-2] equal in every task: they share the place', () => {
  assert.deepEqual(ranked([7, 4], [4, 7]), [1, 1]);
  assert.deepEqual(ranked([], []), [1, 1]);
  assert.deepEqual(ranked([4], [7, 4], [4, 7], [4]), [3, 1, 1, 3]);
});

test('[ALL-1] the first player is drawn, or chosen; turns go clockwise', () => {
  for (const seats of [2, 3, 4]) {
    const drawn = new Set(Array.from({ length: 40 }, (_, i) => begin(seats, {}, `first ${i}`).turn));
    assert.equal(drawn.size, seats);
    for (let firstSeat = 0; firstSeat < seats; firstSeat++) {
      const state = begin(seats, { firstSeat });
      assert.deepEqual(game.activeSeats(state), [firstSeat]);
      assert.deepEqual(game.activeSeats(anyTurn(state)), [(firstSeat + 1) % seats]);
    }
  }
});

test('[ALL-3] everybody sees the same: all but the order of the decks', () => {
  const state = anyTurn(begin(3));
  const { viewer: _, ...own } = game.view(state, 0);
  for (const other of [1, 2, 'spectator'] as const) {
    assert.deepEqual(game.view(state, other), { viewer: other, ...own });
  }
  const shuffled = { ...state, deck: state.deck.toReversed(), taskDeck: state.taskDeck.toReversed() };
  assert.deepEqual(game.view(shuffled, 0), game.view(state, 0));
});

test('[ALL-4] every step can be taken back until the grid is refilled', () => {
  let state = position({ grid: fourInReach, rows: [almostPair, 'gs1'], openTasks: [pair, 7, 8] });
  for (const key of ['emperor:e3', 'add:c3:0:right', `claim:${pair}`]) {
    const step = played(state, key);
    assert.equal(step.final, false, key);
    state = step.state;
  }
  assert.equal(played(state, 'endTurn').final, true);
  const dead = act(position({ grid: fourInReach, rows: ['gs1', 'gd1'] }), 'emperor:e3');
  assert.equal(played(dead, 'discard:0').final, false);
});

for (const seats of [2, 3, 4]) {
  test(`[ALL-5] ${seats} players: 20 rounds without a claim end the game as it stands`, () => {
    let state = begin(seats);
    for (let turn = 1; turn < 20 * seats; turn++) state = anyTurn(state);
    assert.equal(game.outcome(state), undefined);
    assert.equal(game.view(state, 0).idleTurns, 20 * seats - 1);
    const end = game.outcome(anyTurn(state))!;
    assert.equal(end.reason, 'noProgress');
    assert.deepEqual(end.places, Array(seats).fill(1));
  });
}

test('[ALL-5] a claim starts the count anew; the ranking is the usual one', () => {
  const state = act(claimPair(nearEnd(2, 0, 0, { idleTurns: 39 })), 'endTurn');
  assert.equal(state.idleTurns, 0);
  assert.equal(game.outcome(state), undefined);
  const idle = nearEnd(2, 0, 1, { idleTurns: 39 });
  assert.ok(legal(idle).length > 0);
  assert.deepEqual(game.outcome(anyTurn(idle)), { places: [1, 2], scores: [4, 0], reason: 'noProgress' });
});
