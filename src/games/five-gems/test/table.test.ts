// Setup, turns, secrets, taking back.

import assert from 'node:assert/strict';
import { test } from 'node:test';
import { rngFromSeed } from '../../../kernel/random.ts';
import { cardOf } from '../components.ts';
import { game } from '../index.ts';
import { decksInPlay } from '../setup.ts';
import { after, defaults, keys, played, position } from './position.ts';

function handDecks(state: ReturnType<typeof game.setup>): string[] {
  return state.hands.map((hand) => hand.map((id) => cardOf(id).deck[0]).join(''));
}

test('[ALL-1] the first player is the chosen one, or drawn', () => {
  for (const firstSeat of [0, 1, 2]) {
    assert.equal(game.setup(3, { ...defaults, firstSeat }, rngFromSeed(1)).turn, firstSeat);
  }
  const drawn = Array.from({ length: 40 }, (_, seed) => game.setup(3, defaults, rngFromSeed(seed)).turn);
  assert.deepEqual([...new Set(drawn)].toSorted(), [0, 1, 2]);
});

test('[ALL-1] turns go clockwise', () => {
  const state = position({ field: 'RB/GY', hands: '||', turn: 2, decks: '' });
  assert.equal(after(state, 'swap:0,0>1,0 endTurn').turn, 0);
});

test('[FG-S1] four gems form a square', () => {
  for (let seed = 0; seed < 20; seed++) {
    const { field } = game.setup(2, defaults, rngFromSeed(seed));
    assert.match(field.join('/'), /^[RBGYV]{2}\/[RBGYV]{2}$/);
  }
});

test('[FG-S2] three gems lie open, 33 in the stack', () => {
  const state = game.setup(5, defaults, rngFromSeed('deal'));
  assert.equal(state.open.filter((colour) => colour !== null).length, 3);
  assert.equal(state.stack.length, 40 - 4 - 3);
});

test('[FG-S3] everybody holds two simple tasks and a complex one', () => {
  for (const seats of [2, 3, 4, 5]) {
    const state = game.setup(seats, defaults, rngFromSeed('deal'));
    assert.deepEqual(handDecks(state), Array(seats).fill('ssc'));
    assert.deepEqual([state.decks.simple.length, state.decks.complex.length], [45 - 2 * seats, 45 - seats]);
  }
});

test('[ALL-3] [FG-S3] hands are secret, also from spectators; their backs are seen', () => {
  const state = position({ field: 'RB/GY', hands: 'S1R S2R C1R | S3R C2R C3R', fulfilled: 'S9R | C9R' });
  assert.deepEqual(game.view(state, 1).hand, ['S3R', 'C2R', 'C3R']);
  for (const viewer of [0, 'spectator'] as const) {
    const shown = game.view(state, viewer);
    assert.ok(!/S3R|C2R|C3R/.test(JSON.stringify(shown)));
    assert.deepEqual(shown.hands[1], { simple: 1, complex: 2 });
    assert.deepEqual(shown.fulfilled, [['S9R'], ['C9R']]);
  }
  assert.ok(!/S1R|S2R|C1R/.test(JSON.stringify(game.view(state, 'spectator'))));
});

test('[ALL-3] hands stay secret when the game is over', () => {
  const hands = 'S1R S2R C1R | S3R C2R C3R';
  const state = position({ field: 'RB/GY', hands, step: 'gameOver', end: 'noProgress' });
  assert.deepEqual(game.view(state, 1).hand, ['S3R', 'C2R', 'C3R']);
  assert.ok(!/S3R|C2R|C3R/.test(JSON.stringify(game.view(state, 0))));
  assert.ok(!/S1R|S2R|C1R|S3R|C2R|C3R/.test(JSON.stringify(game.view(state, 'spectator'))));
});

test('[ALL-3] hidden tasks are imagined each as often as any other of its deck', () => {
  const later = after(
    position({ field: 'RB/GY', open: 'VVV', hands: 'S1R S2R C1R | S3R C2R C3R' }),
    'take:V place:2,0',
  );
  const view = game.view(later, 0);
  const worlds = Array.from({ length: 900 }, (_, seed) => game.determinize(view, rngFromSeed(seed)));
  const unseen = decksInPlay(2, 'simple').complex.filter((card) => card !== 'C1R');
  for (const card of unseen) {
    const share = worlds.filter(({ hands: imagined }) => imagined[1]!.includes(card)).length / worlds.length;
    assert.ok(Math.abs(share - 2 / unseen.length) < 0.04, `${card}: ${share}`);
  }
});

test('[ALL-3] only the one who draws a task is told which', () => {
  const event = { type: 'taskDrawn', seat: 0, deck: 'simple', card: 'S1R' } as const;
  assert.equal(game.viewEvent(event, 0), event);
  for (const viewer of [1, 'spectator'] as const) {
    assert.deepEqual(game.viewEvent(event, viewer), { type: 'taskDrawn', seat: 0, deck: 'simple' });
  }
});

test('[ALL-3] what is wrongly claimed, or goes to the game, lies open', () => {
  const eyes = position({ field: 'RB/GY', hands: '| S1R', discarded: 'S2R', referee: 'eyes' });
  assert.deepEqual(game.view(eyes, 0).discarded, ['S2R']);
  const solo = position({ field: 'RB/GY', hands: 'S3R', gamePile: 'S4R' });
  assert.deepEqual(game.view(solo, 'spectator').gamePile, ['S4R']);
});

test('[ALL-3] the step of claiming is there, and looks the same, whether or not something fits', () => {
  // RVY in a row is S1R.
  const lucky = position({ field: 'RV./GBB', open: 'YYY', hands: 'S1R S2R C1R | S3R S4R C2R' });
  const poor = position({ field: 'RV./GBB', open: 'YYY', hands: 'S5R S6R C4R | S3R S4R C2R' });
  const shown = [lucky, poor].map((state) => after(state, 'take:Y place:2,0'));
  assert.deepEqual(
    shown.map((state) => keys(state)),
    [['claim:S1R', 'endTurn'], ['endTurn']],
  );
  for (const viewer of [1, 'spectator'] as const) {
    assert.deepEqual(game.view(shown[0]!, viewer), game.view(shown[1]!, viewer));
  }
});

test('[ALL-4] a step can be taken back until something is drawn', () => {
  const state = position({ field: 'RV./GBB', open: 'YYG', hands: 'S1R S2R C1R | S3R S4R C2R' });
  const taken = played(state, 'take:Y');
  const placed = played(taken.state, 'place:2,0');
  const claimed = played(placed.state, 'claim:S1R');
  assert.deepEqual([taken.final, placed.final, claimed.final], [false, false, false]);
  assert.equal(played(claimed.state, 'draw:simple').final, true);
  assert.equal(played(placed.state, 'endTurn').final, true, 'an open gem is replaced');
  assert.equal(played(state, 'blind').final, true);
  assert.equal(played(state, 'swap:0,0>1,0').final, false);
});

test('[ALL-4] a right claim can be taken back, a wrong one is final', () => {
  const state = position({
    field: 'RV./GBB',
    open: 'YYG',
    hands: 'S1R S2R C1R | S3R S4R C2R',
    referee: 'eyes',
  });
  const pointing = after(state, 'take:Y place:2,0 claim:S1R point:0,0 point:1,0');
  assert.equal(played(pointing, 'point:2,0').final, false);
  assert.equal(played(pointing, 'point:1,1').final, true);
});
