// The fast matcher and the fast lists of moves against slow and obvious ones, on random fields.

import assert from 'node:assert/strict';
import { test } from 'node:test';
import { pickOne, type Rng, randomInt, rngFromSeed, shuffle } from '../../../kernel/random.ts';
import { cardOf, cards, gems } from '../components.ts';
import { game } from '../index.ts';
import type { Event, State } from '../types.ts';
import { keys, position } from './position.ts';
import { arrangements, newOnes, type Spots, spotsOf } from './slowMatch.ts';

const sides = [
  [0, -1],
  [-1, 0],
  [1, 0],
  [0, 1],
] as const;

/** Some gems, each laid beside another one; now and then with a hole in the field. */
function randomField(rng: Rng, size: number): string {
  const bag = gems.slice();
  shuffle(rng, bag);
  const spots = new Map([['0,0', bag.pop()!]]);
  while (spots.size < size) {
    const [x, y] = pickOne(rng, [...spots.keys()])
      .split(',')
      .map(Number) as [number, number];
    const [dx, dy] = pickOne(rng, sides);
    if (!spots.has(`${x + dx},${y + dy}`)) spots.set(`${x + dx},${y + dy}`, bag.pop()!);
  }
  if (randomInt(rng, 3) === 0) spots.delete(pickOne(rng, [...spots.keys()]));
  return drawn(spots);
}

function drawn(spots: Spots): string {
  const cells = [...spots.keys()].map((spot) => spot.split(',').map(Number) as [number, number]);
  const left = Math.min(...cells.map(([x]) => x));
  const right = Math.max(...cells.map(([x]) => x));
  const top = Math.min(...cells.map(([, y]) => y));
  const bottom = Math.max(...cells.map(([, y]) => y));
  const rows: string[] = [];
  for (let y = top; y <= bottom; y++) {
    let row = '';
    for (let x = left; x <= right; x++) row += spots.get(`${x},${y}`) ?? '.';
    rows.push(row);
  }
  return rows.join('/');
}

/** A position in which seat 0 holds every task of the box. */
function randomPosition(rng: Rng, mirror: boolean): State {
  const field = randomField(rng, 4 + randomInt(rng, 26));
  const hands = `${cards.map(({ id }) => id).join(' ')} |`;
  return position({ field, open: '...', hands, decks: '', mirror });
}

/** An action with its placement, and how the coordinates shifted by it. */
function act(state: State, rng: Rng): { readonly shiftX: number; readonly shiftY: number } {
  let shift = { shiftX: 0, shiftY: 0 };
  const watch = (event: Event) => {
    if (event.type === 'gemPlaced' || event.type === 'gemMoved') shift = event;
  };
  do game.apply(state, 0, pickOne(rng, game.legalMoves(state, 0)), watch);
  while (state.step !== 'claimTasks');
  return shift;
}

for (const images of ['turned', 'mirrored'] as const) {
  test(`[FG-K1] [FG-C3] what can be claimed is what a slow, obvious search finds (${images})`, () => {
    const rng = rngFromSeed(`matcher/${images}`);
    let found = 0;
    let old = 0;
    for (let round = 0; round < 1500; round++) {
      const state = randomPosition(rng, images === 'mirrored');
      const fieldBefore = state.field.slice();
      const { shiftX, shiftY } = act(state, rng);
      const before = spotsOf(fieldBefore, shiftX, shiftY);
      const now = spotsOf(state.field);
      const standing = cards.map(({ id }) => ({ id, cells: arrangements(cardOf(id), now, images) }));
      const claimable = standing.filter(({ cells }) => newOnes(cells, before, now).length > 0);
      assert.deepEqual(
        keys(state).filter((key) => key.startsWith('claim')),
        claimable.map(({ id }) => `claim:${id}`),
        `${fieldBefore.join('/')} → ${state.field.join('/')}`,
      );
      found += claimable.length;
      old += standing.filter(({ cells }) => cells.length > 0).length - claimable.length;
    }
    assert.ok(found > 300 && old > 1000, `the fields are too poor: ${found} new, ${old} old`);
  });
}

test('[FG-T1] [FG-T2] [FG-T3] the lists of actions are those of a slow, obvious search', () => {
  const rng = rngFromSeed('actions');
  for (let round = 0; round < 800; round++) {
    const state = randomPosition(rng, false);
    const spots = spotsOf(state.field);
    const slow = [...slowSwaps(spots), ...slowSteps(spots)].toSorted();
    assert.deepEqual(
      keys(state)
        .filter((key) => key !== 'blind')
        .toSorted(),
      slow,
      state.field.join('/'),
    );
    game.apply(state, 0, { type: 'takeBlind' }, () => {});
    assert.deepEqual(keys(state).toSorted(), slowPlacements(spots).toSorted(), state.field.join('/'));
  }
});

function beside(spot: string): string[] {
  const [x, y] = spot.split(',').map(Number) as [number, number];
  return sides.map(([dx, dy]) => `${x + dx},${y + dy}`);
}

function slowSwaps(spots: Spots): string[] {
  return [...spots].flatMap(([spot, letter]) =>
    beside(spot)
      .slice(2)
      .filter((other) => spots.has(other) && spots.get(other) !== letter)
      .map((other) => `swap:${spot}>${other}`),
  );
}

function slowSteps(spots: Spots): string[] {
  return [...spots.keys()].flatMap((spot) =>
    beside(spot)
      .filter((to) => !spots.has(to) && beside(to).some((other) => other !== spot && spots.has(other)))
      .map((to) => `move:${spot}>${to}`),
  );
}

function slowPlacements(spots: Spots): string[] {
  const free = [...spots.keys()].flatMap(beside).filter((spot) => !spots.has(spot));
  return [...new Set(free)].map((spot) => `place:${spot}`);
}

test('[FG-K3] pointing is right exactly at the new arrangements', () => {
  const rng = rngFromSeed('pointing');
  let right = 0;
  for (let round = 0; round < 600; round++) {
    const state = { ...randomPosition(rng, round % 2 === 0), referee: 'eyes' as const };
    const fieldBefore = state.field.slice();
    const { shiftX, shiftY } = act(state, rng);
    const before = spotsOf(fieldBefore, shiftX, shiftY);
    const now = spotsOf(state.field);
    const images = state.mirror ? 'mirrored' : 'turned';
    const candidates = cards.filter((card) => arrangements(card, now, images).length > 0);
    const card = candidates.length > 0 ? pickOne(rng, candidates) : pickOne(rng, cards);
    const standing = arrangements(card, now, images);
    const cells = standing[0] ?? [...now.keys()].slice(0, card.gems.length);
    if (cells.length < card.gems.length) continue;
    const isRight = newOnes(standing, before, now).some((names) => names.join() === cells.join());
    game.apply(state, 0, { type: 'claim', card: card.id }, () => {});
    shuffle(rng, cells);
    for (const cell of cells) {
      const [x, y] = cell.split(',').map(Number) as [number, number];
      game.apply(state, 0, { type: 'point', x, y }, () => {});
    }
    assert.deepEqual([state.fulfilled[0], state.discarded], isRight ? [[card.id], []] : [[], [card.id]]);
    right += isRight ? 1 : 0;
  }
  assert.ok(right > 20, `${right} were right`);
});
