// How near a task is, against trying every action.

import assert from 'node:assert/strict';
import { test } from 'node:test';
import { ignore } from '../../../kernel/game.ts';
import type { CardId } from '../components.ts';
import { gemAt } from '../field.ts';
import { load } from '../grid.ts';
import { game } from '../index.ts';
import { isNew, turnsOf } from '../match.ts';
import { moveKey } from '../moves.ts';
import type { Move, State } from '../types.ts';
import { nearestPlaces } from '../ui/near.ts';
import { patternOf } from '../ui/patterns.ts';
import { position } from './position.ts';
import { positions } from './positions.ts';

/** The field after each action of one's own, gems that lie open being taken first. */
function afterActions(state: State): State[] {
  const results: State[] = [];
  for (const move of game.legalMoves(state, state.turn)) {
    if (move.type === 'takeBlind') continue;
    const next = applied(state, move);
    if (move.type !== 'take') results.push(next);
    else for (const placing of game.legalMoves(next, next.turn)) results.push(applied(next, placing));
  }
  return results;
}

function applied(state: State, move: Move): State {
  const next = game.clone(state);
  game.apply(next, state.turn, move, ignore);
  return next;
}

function isOneAway(state: State, card: CardId): boolean {
  return afterActions(state).some((next) => {
    load(next.field);
    return isNew(card, next.change!, turnsOf(next.mirror));
  });
}

test('one action away is exactly what one action brings about', () => {
  const counts = { near: 0, far: 0 };
  for (const options of [{}, { mirror: true }]) {
    for (const state of positions(3, options, 160)) {
      if (state.step !== 'chooseAction' && state.step !== 'placeGem') continue;
      const view = game.view(state, state.turn);
      for (const card of view.hand) {
        const isNear = nearestPlaces(view, card)[0]?.distance === 1;
        assert.equal(isNear, isOneAway(state, card), `${card} in ${game.toText(view)}`);
        counts[isNear ? 'near' : 'far']++;
      }
    }
  }
  assert.ok(counts.near > 20 && counts.far > 20, JSON.stringify(counts));
});

test('a place is the card as it lies there: what is not wrong stands', () => {
  for (const state of positions(2, {}, 120)) {
    const view = game.view(state, state.turn);
    for (const card of view.hand) {
      for (const { cells, wrong, turn, distance } of nearestPlaces(view, card)) {
        const left = Math.min(...cells.map(({ x }) => x));
        const top = Math.min(...cells.map(({ y }) => y));
        const pattern = patternOf(card, turn).gems;
        assert.deepEqual(
          cells.map(({ x, y }) => [x - left, y - top]),
          pattern.map(({ x, y }) => [x, y]),
        );
        const standing = pattern.filter(
          ({ x, y, colour }) => gemAt(state.field, x + left, y + top) === colour,
        );
        assert.equal(standing.length, cells.length - wrong.length);
        assert.ok(distance > 1 || wrong.length <= 2);
      }
    }
  }
});

test('no more than three places are shown, all of them as near as the best', () => {
  const state = position({ field: 'RV.VR/.....', open: 'YYY', hands: 'S1R |' });
  const places = nearestPlaces(game.view(state, 0), 'S1R');
  assert.ok(places.length >= 2 && places.length <= 3);
  assert.ok(places.every(({ distance }) => distance === 1));
  assert.deepEqual(places[0]!.wrong[0]!.colour, 'Y');
});

test('with a gem in hand only that gem counts', () => {
  const state = position({ field: 'RV/GB', open: 'Y.G', hands: 'S1R |', held: 'B', step: 'placeGem' });
  assert.notEqual(nearestPlaces(game.view(state, 0), 'S1R')[0]!.distance, 1);
  const right = position({ field: 'RV/GB', open: 'B.G', hands: 'S1R |', held: 'Y', step: 'placeGem' });
  assert.equal(nearestPlaces(game.view(right, 0), 'S1R')[0]!.distance, 1);
  assert.deepEqual(game.legalMoves(right, 0).map(moveKey).slice(0, 1), ['place:0,-1']);
});
