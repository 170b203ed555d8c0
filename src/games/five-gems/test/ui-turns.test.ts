// How a turn is told on the picture: marks, ways, notes, tracks.

import assert from 'node:assert/strict';
import { test } from 'node:test';
import { game } from '../index.ts';
import type { Event } from '../types.ts';
import { gemPiece, heldSpot } from '../ui/layout.ts';
import { cellSpot, cellsOf } from '../ui/places.ts';
import { marks, motion, progress } from '../ui/turns.ts';
import { after, played, position } from './position.ts';
import { positions, tables } from './positions.ts';

const hands = 'S1R S2R C1R | S3R S4R C2R';

function eventsOf(state: ReturnType<typeof position>, key: string): readonly Event[] {
  return played(state, key, [0])
    .frames.get(0)!
    .frames.map(({ event }) => event);
}

test('a step on the field is marked where it happened, and with its way', () => {
  const state = position({ field: 'RB/GY', open: 'VRB', hands });
  const taken = after(state, 'take:V');
  assert.deepEqual(eventsOf(taken, 'place:2,0').flatMap(marks), [{ at: 'cell:l9' }]);
  assert.deepEqual(eventsOf(state, 'swap:0,0>1,0').flatMap(marks), [{ at: 'cell:k9', from: 'cell:j9' }]);
  assert.deepEqual(eventsOf(state, 'take:V').flatMap(marks), [], 'a gem taken is seen where it is placed');
});

test('a swap sends both gems their ways, and each placed gem comes from the hand', () => {
  const state = position({ field: 'RB/GY', open: 'VRB', hands });
  const [swapped] = eventsOf(state, 'swap:0,0>1,0');
  const view = game.view(state, 0);
  assert.deepEqual(motion(swapped!, view, view)?.from, {
    [gemPiece('R', 'k9')]: 'cell:j9',
    [gemPiece('B', 'j9')]: 'cell:k9',
  });
  const [placed] = eventsOf(after(state, 'take:V'), 'place:2,0');
  assert.deepEqual(motion(placed!, view, view)?.from, { [gemPiece('V', 'l9')]: 'held' });
});

test('a gem that is taken rises from where it lay', () => {
  const state = position({ field: 'RB/GY', open: 'VRB', hands });
  const taken = after(state, 'take:B');
  const [event] = eventsOf(state, 'take:B');
  const way = motion(event!, game.view(state, 0), game.view(taken, 0));
  assert.deepEqual(way?.from, { held: heldSpot(game.view(taken, 0)) });
});

test('every colour has its own note, so that an arrangement can be heard', () => {
  const state = position({ field: 'RB/GY', open: 'VRB', hands });
  const view = game.view(state, 0);
  const pitches = (['R', 'B', 'G', 'Y', 'V'] as const).map(
    (colour) => motion({ type: 'gemDrawn', seat: 0, colour }, view, view)?.pitch,
  );
  assert.equal(new Set(pitches).size, 5);
});

test('what is fulfilled lights up cell by cell', () => {
  const state = position({ field: 'RV./GB.', open: 'YGG', hands });
  const [fulfilled] = eventsOf(after(state, 'take:Y place:2,0'), 'claim:S1R');
  const view = game.view(state, 0);
  assert.deepEqual(motion(fulfilled!, view, view)?.flash, ['cell:j9', 'cell:k9', 'cell:l9']);
});

test('marks and ways lie on the picture after the event', () => {
  for (const [seats, options] of tables) {
    for (const state of positions(seats, options, 80)) {
      for (const move of game.legalMoves(state, state.turn).slice(0, 12)) {
        const key = game.moveKey(move);
        for (const { event, view } of played(state, key, [0]).frames.get(0)!.frames) {
          const cells = new Set(cellsOf(view).map(({ name }) => cellSpot(name)));
          for (const { at } of marks(event)) {
            assert.ok(!at.startsWith('cell:') || cells.has(at), `${key}: ${at}`);
          }
        }
      }
    }
  }
});

test('[FG-E1] [FG-V3] both ends are in sight, and alone one’s own goal', () => {
  const two = position({ field: 'RB/GY', hands, fulfilled: 'S5R C5R | S6R' });
  assert.deepEqual(progress(game.view(two, 1), 0), [
    { key: 'points', done: 4, of: 10 },
    { key: 'tasks', done: 2, of: 7 },
  ]);
  const alone = position({ field: 'RB/GY', hands: 'S1R S2R S3R', fulfilled: 'S5R', goal: 9 });
  assert.deepEqual(progress(game.view(alone, 0), 0), [{ key: 'solo', done: 1, of: 9 }]);
});
