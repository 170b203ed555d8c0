// Where moves are made on the picture, what is marked, and what is seen.

import assert from 'node:assert/strict';
import { test } from 'node:test';
import type { SpotId } from '../../../ui-kit/board.ts';
import { isWithin } from '../../../ui-kit/camera.ts';
import { game } from '../index.ts';
import { moveKey } from '../moves.ts';
import type { State, View } from '../types.ts';
import {
  claimable,
  deckSpot,
  gestures,
  heldSpot,
  place,
  stackSpot,
  taskSpot,
  traySpot,
  wish,
} from '../ui/layout.ts';
import { outlineOf } from '../ui/outline.ts';
import { turnOfCells } from '../ui/patterns.ts';
import { cellAt, cellSpot, cellsOf, middleOf, nameOf, needed, pitch, shownWhole } from '../ui/places.ts';
import { after, keys, position } from './position.ts';
import { positions, tables } from './positions.ts';

const hands = 'S1R S2R C1R | S3R S4R C2R';

function seen(state: State): View {
  return game.view(state, state.turn);
}

/** What stands on the picture. */
function spotsOf(view: View): ReadonlySet<SpotId> {
  return new Set([
    ...cellsOf(view).map(({ name }) => cellSpot(name)),
    ...view.open.map((_, slot) => traySpot(slot)),
    stackSpot,
    ...[...view.hand, ...(view.claiming ? [view.claiming] : [])].map(taskSpot),
    ...['simple', 'complex'].map(deckSpot),
  ]);
}

test('every legal move has a way of spots that are drawn, or a button, and no two moves the same way', () => {
  for (const [seats, options] of tables) {
    for (const state of positions(seats, options, 150)) {
      const view = seen(state);
      const spots = spotsOf(view);
      const ways = new Map<string, string>();
      for (const move of game.legalMoves(state, state.turn)) {
        const placing = place(move, view);
        if (!('at' in placing)) continue;
        for (const way of [placing.at, ...(placing.or ?? [])]) {
          assert.ok(way.length > 0 && way.every((id) => spots.has(id)), `${moveKey(move)} at ${way}`);
          assert.equal(ways.get(way.join()) ?? moveKey(move), moveKey(move), 'the same way');
          ways.set(way.join(), moveKey(move));
        }
      }
    }
  }
});

test('pointing the way of a legal move asks for that move, so that its refusal is the right one elsewhere', () => {
  for (const state of positions(2, {}, 300)) {
    const view = seen(state);
    for (const move of game.legalMoves(state, state.turn)) {
      const placing = place(move, view);
      if ('at' in placing) assert.equal(wish(placing.at, view), moveKey(move));
    }
  }
});

test('gestures begin with a legal move, take back first, or end where a gem may lie', () => {
  for (const [seats, options] of tables) {
    for (const state of positions(seats, options, 100)) {
      const legal = game.legalMoves(state, state.turn);
      const legalKeys = legal.map(moveKey);
      const spots = spotsOf(seen(state));
      for (const { at, back = 0, keys: series } of gestures(seen(state), legal)) {
        assert.ok(at.every((id) => spots.has(id)));
        if (back > 0) continue;
        assert.ok(legalKeys.includes(series[0]!), series.join());
        if (series.length === 2) assert.ok(keys(after(state, series[0]!)).includes(series[1]!));
      }
    }
  }
});

test('who may not move makes no gestures', () => {
  assert.deepEqual(gestures(seen(position({ field: 'RB/GY', open: 'RBG', hands })), []), []);
});

test('a gem that was taken lies where it was, a blind one on the stack; put back, it is as before', () => {
  const state = position({ field: 'RB/GY', open: 'VRB', hands });
  assert.equal(heldSpot(seen(state)), undefined);
  const taken = after(state, 'take:R');
  assert.equal(heldSpot(seen(taken)), traySpot(1));
  const ways = gestures(seen(taken), game.legalMoves(taken, 0));
  assert.deepEqual(ways[0], { at: [traySpot(1)], back: 1, keys: [] });
  assert.deepEqual(ways[2], { at: [traySpot(2)], back: 1, keys: ['take:B'] });
  const blind = after(state, 'blind');
  assert.equal(heldSpot(seen(blind)), stackSpot);
  assert.ok(
    gestures(seen(blind), game.legalMoves(blind, 0)).every(({ back }) => !back),
    'what was seen stays seen',
  );
});

test('[FG-K3] the last gem is touched twice or confirmed on its card, for a mistake costs the card', () => {
  const state = position({ field: 'RVB/GY.', open: 'YGG', hands: 'S1R S2R |', referee: 'eyes' });
  const acted = after(state, 'take:Y place:2,1 claim:S1R point:0,0');
  const first = place({ type: 'point', x: 1, y: 0 }, seen(acted));
  assert.deepEqual(first, { at: ['cell:k9'] });
  const last = place({ type: 'point', x: 2, y: 0 }, seen(after(acted, 'point:1,0')));
  assert.deepEqual(last, { at: ['cell:l9', 'cell:l9'], or: [['cell:l9', 'task:S1R']] });
});

test('what can be shown is the primary button, and the end of the turn steps back', () => {
  const state = position({ field: 'RV./GB.', open: 'YGG', hands: 'S1R S2R C1R | S3R S4R C2R' });
  const acted = seen(after(state, 'take:Y place:2,0'));
  assert.deepEqual(claimable(acted), ['S1R']);
  assert.equal(place({ type: 'claim', card: 'S1R' }, acted).button, 'primary');
  assert.equal(place({ type: 'endTurn' }, acted).button, 'plain');
  const cells = [0, 1, 2].map((x) => ({ x, y: 0 }));
  assert.equal(turnOfCells(acted, 'S1R', cells), 0);
  const eyes = seen(after({ ...state, referee: 'eyes' }, 'take:Y place:2,0'));
  assert.deepEqual(claimable(eyes), []);
});

test('a spot on the field is a cell, and back', () => {
  for (const state of positions(3, {}, 200)) {
    const view = seen(state);
    for (const cell of cellsOf(view)) {
      assert.deepEqual(cellAt(view, cellSpot(nameOf(view, cell))), { x: cell.x, y: cell.y });
    }
    assert.equal(cellAt(view, 'tray:1'), undefined);
    assert.equal(cellAt(view, 'cell:z99'), undefined);
  }
});

test('cells lie still when the field grows to the left', () => {
  const state = position({ field: 'RB/GY', open: 'VVV', hands });
  const grown = after(state, 'take:V place:-1,0');
  const before = middleOf(seen(state), { x: 0, y: 0 });
  assert.deepEqual(middleOf(seen(grown), { x: 1, y: 0 }), before);
});

test('the frame holds all that can be pointed at, and does not change before the turn is over', () => {
  for (const [seats, options] of tables) {
    for (const state of positions(seats, options, 100)) {
      const view = seen(state);
      const frame = shownWhole(needed(view));
      if (view.step === 'chooseAction' || view.step === 'placeGem') {
        for (const cell of cellsOf(view)) {
          const { x, y } = middleOf(view, cell);
          const box = { x: x - pitch / 2, y: y - pitch / 2, width: pitch, height: pitch };
          assert.ok(isWithin(box, frame));
        }
      }
      for (const move of game.legalMoves(state, state.turn)) {
        if (!['place', 'move', 'swap'].includes(move.type)) continue;
        assert.deepEqual(needed(seen(after(state, moveKey(move)))), needed(view), moveKey(move));
      }
    }
  }
});

test('an arrangement has one line around it, a hole in it another', () => {
  const square = [0, 1, 2, 3].map((i) => ({ x: pitch * (i % 2), y: pitch * Math.floor(i / 2) }));
  assert.equal(outlineOf(square, 0).split('z').length - 1, 1);
  assert.equal(outlineOf(square, 0).split('Q').length - 1, 4, 'four corners');
  assert.equal(outlineOf(square.slice(0, 3), 0).split('Q').length - 1, 6);
  const ring = [0, 1, 2, 3, 5, 6, 7, 8].map((i) => ({ x: pitch * (i % 3), y: pitch * Math.floor(i / 3) }));
  assert.equal(outlineOf(ring, 0).split('z').length - 1, 2);
  assert.match(outlineOf([{ x: 0, y: 0 }], 5), /L-45 -30Q-45 -45 -30 -45L/);
});
