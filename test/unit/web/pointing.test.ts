import assert from 'node:assert/strict';
import { test } from 'node:test';
import type { GameTypes } from '../../../src/kernel/game.ts';
import type { Board } from '../../../src/ui-kit/board.ts';
import { sitDown } from './atTable.ts';

/** So that what waits for promises has happened. */
const later = () => new Promise((resolve) => setTimeout(resolve, 0));

const place: Board<GameTypes>['place'] = (move) =>
  'amount' in move ? { at: [`${move.type}:${move.amount}`] } : { button: 'plain' };

/** Takes two things in one go, and puts the last one back. */
const gestures: Board<GameTypes>['gestures'] = () => [
  { at: ['take:1', 'box'], keys: ['take:1', 'take:2'] },
  { at: ['box'], back: 1, keys: [] },
];

test('a drag plays several moves, one after the other', async () => {
  const { controller, done } = sitDown({ place, gestures });
  controller.drag('take:1', 'box');
  await later();
  assert.deepEqual(done, ['take:1', 'take:2']);
});

test('a gesture takes back, and where nothing can be taken back it says so and plays nothing', async () => {
  const { controller, done } = sitDown({ place, gestures });
  controller.point('take:2');
  await later();
  controller.point('box');
  await later();
  assert.deepEqual(done, ['take:2', 'back']);
  controller.point('box');
  await later();
  assert.deepEqual(done, ['take:2', 'back']);
  assert.deepEqual(controller.refusal.value, { code: 'nothingToTakeBack' });
});

test('the rest of a gesture is left when a move of it is not legal', async () => {
  const { controller, done } = sitDown({
    place,
    gestures: () => [{ at: ['take:1', 'box'], keys: ['take:1', 'clap', 'take:2'] }],
  });
  controller.drag('take:1', 'box');
  await later();
  assert.deepEqual(done, ['take:1']);
  assert.notEqual(controller.refusal.value, undefined);
});

test('what is looked at is looked at until it is touched again or the turn is over', async () => {
  const { controller, done } = sitDown({ place });
  controller.point('peek:deck');
  assert.equal(controller.peeked.value, 'peek:deck');
  controller.point('peek:bag');
  assert.equal(controller.peeked.value, 'peek:bag');
  controller.point('peek:bag');
  assert.equal(controller.peeked.value, undefined);
  controller.point('peek:deck');
  controller.choose('endTurn');
  await later();
  assert.equal(controller.peeked.value, undefined);
  assert.deepEqual(done, ['endTurn']);
});

test('a switch stands as it was left, and a touch on its spot turns it', () => {
  const switches = [
    { id: 'names', isOn: false },
    { id: 'eyes', isOn: true },
  ];
  const { controller, storage } = sitDown({ place, switches });
  assert.deepEqual(controller.switches.value, { names: false, eyes: true });
  controller.point('switch:names');
  controller.turnSwitch('eyes');
  controller.point('switch:nobody');
  const again = sitDown({ place, switches }, { storage });
  assert.deepEqual(again.controller.switches.value, { names: true, eyes: false });
});

/** Ends each turn at once, for a while. */
const standing: Board<GameTypes>['standing'] = {
  answer: (_, moves) => moves.find((move) => move.type === 'endTurn'),
  isOver: (view) => (view as unknown as { turns: number }).turns > 3,
};

test('a standing answer is given at once and each time again, until it holds no longer', async () => {
  const { controller, done, other } = sitDown({ place, standing });
  assert.equal(controller.answering.canStand.value, true);
  controller.answering.toggle();
  await later();
  assert.deepEqual(done, ['endTurn']);
  other(1, 'endTurn');
  await later();
  assert.deepEqual(done, ['endTurn', 'endTurn']);
  assert.equal(controller.answering.isStanding.value, true);
  other(1, 'endTurn');
  await later();
  assert.deepEqual(done, ['endTurn', 'endTurn']);
  assert.equal(controller.answering.isStanding.value, false);
});

test('who gives a standing answer can withdraw it', async () => {
  const { controller, done, other } = sitDown({ place, standing });
  controller.answering.toggle();
  controller.answering.toggle();
  await later();
  other(1, 'endTurn');
  await later();
  assert.deepEqual(done, ['endTurn']);
});
