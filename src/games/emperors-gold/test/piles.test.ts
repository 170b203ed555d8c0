import assert from 'node:assert/strict';
import { test } from 'node:test';
import { none } from '../components.ts';
import { game } from '../index.ts';
import type { Event, Options, State } from '../types.ts';
import { check } from './invariants.ts';
import { act, begin, cards, eventsOf, legal, played, position, refusal } from './position.ts';

const line = `
  .   .   .   .   .
  .   .   .   .   .
  .   .   .   .   .
  .   .   rc1 .   .
  @   yq1 vs3 .   .`;

test('[EG-N1] empty cells are refilled at the end of the turn, in reading order', () => {
  const state = act(position({ grid: line }), 'emperor:e3', 'add:d3:0:right');
  const events = eventsOf(state, 'endTurn');
  const refilled = events.find(({ type }) => type === 'gridRefilled') as Extract<
    Event,
    { type: 'gridRefilled' }
  >;
  // All but the emperor's cell, e2 and the card that he changed places with.
  const expected = [...Array(25).keys()].filter((cell) => ![20, 21, 22].includes(cell));
  assert.deepEqual(refilled.cells, expected);
  const after = act(state, 'endTurn');
  assert.deepEqual(
    refilled.cards,
    expected.map((cell) => after.grid[cell]!),
  );
  assert.equal(after.deck.length, state.deck.length - expected.length);
  check(after);
});

test('[EG-N1] nothing is refilled during the turn', () => {
  const state = act(position({ grid: line }), 'emperor:e3', 'add:d3:0:right');
  assert.equal(state.grid[17], none);
});

test('[EG-N1] when the deck runs out the discards are shuffled into a new one', () => {
  const before = position({
    grid: line,
    options: { children: true },
    restInRow: 3,
    discards: 'gh1 gh2 gh3 bs1',
  });
  const state = act(before, 'emperor:e3', 'add:d3:0:right');
  const events = eventsOf(state, 'endTurn');
  assert.deepEqual(events[0], { type: 'discardsShuffled', count: 4 });
  const after = act(state, 'endTurn');
  assert.deepEqual(
    after.grid.slice(0, 4).toSorted((a, b) => a - b),
    cards('gh1 gh2 gh3 bs1').toSorted((a, b) => a - b),
  );
  assert.deepEqual(after.discards, []);
  check(after);
});

test('[EG-N1] the deck is used up before the discards are touched', () => {
  const before = position({ grid: line, discards: 'gh1 gh2' });
  const after = act(before, 'emperor:e3', 'add:d3:0:right', 'endTurn');
  assert.deepEqual(after.discards, cards('gh1 gh2'));
});

test('[EG-N1] both piles empty: cells stay empty, and an empty cell cannot be swapped with', () => {
  const before = position({ grid: line, options: { children: true }, restInRow: 3 });
  const after = act(before, 'emperor:e3', 'add:d3:0:right', 'endTurn');
  assert.equal(after.turn, 1);
  assert.equal(after.grid.filter((one) => one !== none).length, 2);
  assert.equal(refusal(after, 'emperor:a1'), 'EG-N1 emptyCell');
});

for (const [name, options] of [
  ['children', { children: true }],
  ['plain', {}],
] as const) {
  test(`[EG-N1] ${name}: hoarding players drive both piles to nothing; a claim brings cards back`, () => {
    const state = hoardUntil(
      begin(4, options, `hoard ${name}`),
      (now) => arePilesEmpty(now) && holes(now) > 0,
    );
    assert.ok(arePilesEmpty(state), 'the piles ran out');
    assert.equal(state.step, 'moveEmperor');
    assert.ok(holes(state) > 0);
    const claimed = claimSomehow(state);
    const row = claimed.discards.length;
    assert.ok(row >= 3);
    assert.equal(arePilesEmpty(claimed), false);
    const after = act(claimed, 'endTurn');
    assert.equal(holes(after), Math.max(0, holes(claimed) - row));
    check(after);
  });
}

test('[EG-T7] [EG-N1] hoarding on: with both piles empty and no card in reach every turn passes, until ALL-5', () => {
  const state = hoardUntil(
    begin(3, { children: true }, 'hoard to the end'),
    (now) => now.step === 'gameOver',
  );
  assert.equal(game.outcome(state)!.reason, 'noProgress');
  assert.ok(arePilesEmpty(state));
  assert.equal(state.idleTurns, 60);
  check(state);
});

test('[EG-T7] [EG-N1] the last turn that was played leads through all the passes', () => {
  let before: State | undefined;
  let last = '';
  hoardUntil(
    begin(3, { children: true }, 'hoard to the end'),
    (now) => now.step === 'gameOver',
    (state, key) => {
      before = state;
      last = key;
    },
  );
  const events = eventsOf(before!, last);
  const skipped = events.filter(({ type }) => type === 'turnSkipped');
  assert.ok(skipped.length > 3);
  assert.equal(skipped.length, 60 - before!.idleTurns - 1);
  assert.deepEqual(events.at(-1), { type: 'gameEnded' });
});

function arePilesEmpty(state: State): boolean {
  return state.deck.length + state.discards.length === 0;
}

function holes(state: State): number {
  return state.grid.filter((one) => one === none).length - 1;
}

type Watch = (state: State, key: string) => void;

/** Everybody takes as many cards as they can and claims nothing. */
function hoardUntil(start: State, isEnough: (state: State) => boolean, watch: Watch = () => {}): State {
  let state = start;
  while (!isEnough(state) && state.step !== 'gameOver') {
    const turns = legal(state).map((key) => takeAll(act(state, key)));
    const best = turns.reduce((most, turn) => (cardsIn(turn) > cardsIn(most) ? turn : most));
    watch(best, 'endTurn');
    state = act(best, 'endTurn');
    check(state);
  }
  return state;
}

function takeAll(state: State): State {
  const more = legal(state, 'add:')[0] ?? legal(state, 'discard:')[0];
  return more === undefined ? state : takeAll(act(state, more));
}

function cardsIn(state: State): number {
  return state.rows.flat().length;
}

/** From here on everybody takes one card, until somebody can claim a task. */
function claimSomehow(start: State): State {
  let state = start;
  for (;;) {
    for (const emperor of legal(state)) {
      for (const added of legal(act(state, emperor), 'add:')) {
        const claim = legal(act(state, emperor, added), 'claim:')[0];
        if (claim !== undefined) return act(state, emperor, added, claim);
      }
    }
    const moved = act(state, legal(state)[0]!);
    const ready = moved.step === 'discardRow' ? act(moved, 'discard:0') : moved;
    state = act(ready, legal(ready)[0]!, 'endTurn');
  }
}

test('[EG-N2] the open tasks are replenished at the end of the turn', () => {
  for (const [seats, options] of [
    [2, {}],
    [3, {}],
    [4, {}],
    [4, { teams: true }],
  ] as const satisfies readonly (readonly [number, Partial<Options>])[]) {
    const before = begin(seats, options);
    const claimed = claimSomehow(before);
    const open = before.openTasks.length;
    assert.equal(claimed.openTasks.length, open - 1);
    const { state, frames } = played(claimed, 'endTurn');
    assert.equal(state.openTasks.length, open);
    assert.equal(state.taskDeck.length, claimed.taskDeck.length - 1);
    const types = frames.get('spectator')!.frames.map(({ event }) => event.type);
    assert.ok(types.includes('tasksOpened'));
  }
});

test('[EG-N2] as long as there are any: without a task deck fewer lie open', () => {
  const claimed = claimSomehow(begin(2));
  claimed.taskDeck = [];
  assert.equal(act(claimed, 'endTurn').openTasks.length, 2);
});
