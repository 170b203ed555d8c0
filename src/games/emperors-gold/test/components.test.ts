import assert from 'node:assert/strict';
import { test } from 'node:test';
import { cardCount, cardValue, colours, namesOf, none, shapes, symbolsOf, tasks } from '../components.ts';
import { game } from '../index.ts';
import { check } from './invariants.ts';
import { begin, task } from './position.ts';

test('[EG-C1] 75 cards: every shape, colour and value once', () => {
  const faces = Array.from({ length: cardCount }, (_, card) =>
    [...namesOf(symbolsOf[card]!), cardValue(card)].join(' '),
  );
  const expected = shapes.flatMap((shape) =>
    colours.flatMap((colour) => [1, 2, 3].map((value) => `${shape} ${colour} ${value}`)),
  );
  assert.equal(faces.length, 75);
  assert.deepEqual(faces.toSorted(), expected.toSorted());
});

test('[EG-C2] 34 tasks: for shapes and for colours 5 pairs, 5 triples, 5 quadruples, 2 full sets', () => {
  assert.equal(tasks.length, 34);
  for (const family of [shapes, colours]) {
    const names: readonly string[] = family;
    const own = tasks.filter(({ wanted }) => namesOf(wanted).every((name) => names.includes(name)));
    const sizes = own.map(({ wanted }) => namesOf(wanted).length);
    assert.deepEqual(sizes.toSorted(), [2, 2, 2, 2, 2, 3, 3, 3, 3, 3, 4, 4, 4, 4, 4, 5, 5]);
  }
});

test('[EG-C2] length and points by size; points are length + size - 1', () => {
  const makes = new Set(
    tasks.map(({ wanted, length, points }) => `${namesOf(wanted).length}: ${length}+ = ${points}`),
  );
  assert.deepEqual([...makes].toSorted(), [
    '2: 3+ = 4',
    '3: 5+ = 7',
    '4: 6+ = 9',
    '5: 6+ = 10',
    '5: 7+ = 11',
  ]);
});

test('[EG-C2] each size wants every symbol equally often, pairs and triples are neighbours in the circle', () => {
  for (const family of [shapes, colours]) {
    for (const [size, times] of [
      [2, 2],
      [3, 3],
      [4, 4],
      [5, 2],
    ] as const) {
      const own = tasks.filter(
        ({ wanted }) => namesOf(wanted).length === size && isOf(family, namesOf(wanted)),
      );
      for (const symbol of family) {
        assert.equal(own.filter(({ wanted }) => isOf([symbol], namesOf(wanted), 1)).length, times);
      }
      assert.equal(new Set(own.map(({ wanted, length }) => `${wanted} ${length}`)).size, own.length);
      if (size <= 3) for (const { wanted } of own) assert.ok(areNeighbours(family, namesOf(wanted)));
    }
  }
});

test('[EG-C2] the two tasks that the rulebook prints are there', () => {
  assert.equal(tasks[task('square hexagon circle', 5)]!.points, 7);
  assert.ok(tasks.some(({ length, points }) => length === 3 && points === 4));
});

test('[EG-C3] [EG-S1] one emperor in the centre, 24 cards face up around him', () => {
  const state = begin(2);
  assert.equal(state.emperor, 12);
  assert.deepEqual(
    state.grid.flatMap((card, cell) => (card === none ? [cell] : [])),
    [12],
  );
  assert.equal(game.view(state, 'spectator').grid.filter((card) => card !== none).length, 24);
  check(state);
});

test('[EG-S2] 3 open tasks with two players, 4 with three, 5 with four', () => {
  assert.deepEqual(
    [2, 3, 4].map((seats) => begin(seats).openTasks.length),
    [3, 4, 5],
  );
});

test('[EG-S3] the rest is face down: 51 cards, and the tasks that do not lie open', () => {
  for (const seats of [2, 3, 4]) {
    const view = game.view(begin(seats), 0);
    assert.equal(view.deckSize, 51);
    assert.equal(view.taskDeckSize, 34 - (seats + 1));
    assert.equal('deck' in view || 'taskDeck' in view, false);
  }
});

function isOf(family: readonly string[], names: readonly string[], least = names.length): boolean {
  return names.filter((name) => family.includes(name)).length >= least;
}

function areNeighbours(family: readonly string[], names: readonly string[]): boolean {
  return family.some((_, start) => names.every((_, i) => names.includes(family[(start + i) % 5]!)));
}
