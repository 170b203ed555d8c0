import assert from 'node:assert/strict';
import { test } from 'node:test';
import { nearest } from '../../../src/ui-kit/arrows.ts';
import { isPrimary, type Offer } from '../../../src/ui-kit/offers.ts';
import { buttonsOf, draggableSpots, openSpots, point, previewAt } from '../../../src/ui-kit/spots.ts';

function offer(key: string, ...at: readonly string[]): Offer<string> {
  return { key, move: key, words: key, placing: at.length > 0 ? { at } : { button: 'plain' } };
}

const marches = [offer('a>b', 'a', 'b'), offer('a>c', 'a', 'c'), offer('b>c', 'b', 'c'), offer('rest')];

test('a move of one spot is made by one tap', () => {
  assert.deepEqual(point([offer('take', 'card')], [], 'card'), {
    kind: 'move',
    offer: offer('take', 'card'),
  });
});

test('a move of two spots is made by two taps, and the first one is shown as chosen', () => {
  assert.deepEqual(point(marches, [], 'a'), { kind: 'way', chosen: ['a'] });
  assert.deepEqual(point(marches, ['a'], 'b'), { kind: 'move', offer: marches[0] });
});

test('a second tap on the same spot lets go of it', () => {
  assert.deepEqual(point(marches, ['a'], 'a'), { kind: 'way', chosen: [] });
});

test('a tap on another beginning starts anew, but the end of a way comes first', () => {
  const offers = [...marches, offer('d>a', 'd', 'a')];
  assert.deepEqual(point(offers, ['a'], 'd'), { kind: 'way', chosen: ['d'] });
  assert.deepEqual(point(offers, ['a'], 'b'), { kind: 'move', offer: marches[0] });
});

test('a spot where nothing can be done says by which way it was come to', () => {
  assert.deepEqual(point(marches, ['a'], 'x'), { kind: 'closed', path: ['a', 'x'] });
});

test('moves with the same way are told apart by a menu', () => {
  const twins = [offer('one', 'a'), offer('two', 'a')];
  assert.deepEqual(point(twins, [], 'a'), { kind: 'menu', offers: twins });
});

test('where a move ends and another goes on, a second tap makes the one that ends', () => {
  const offers = [offer('stay', 'a'), offer('a>b', 'a', 'b')];
  assert.deepEqual(point(offers, [], 'a'), { kind: 'way', chosen: ['a'] });
  assert.deepEqual(point(offers, ['a'], 'a'), { kind: 'move', offer: offers[0] });
});

test('a move may have a way for the finger and one for dragging', () => {
  const both = { ...offer('add', 'card'), placing: { at: ['card'], or: [['card', 'row']] } };
  assert.deepEqual(point([both], [], 'card'), { kind: 'move', offer: both });
  assert.deepEqual(point([both], ['card'], 'row'), { kind: 'move', offer: both });
  assert.deepEqual([...draggableSpots([both], [])], ['card']);
  assert.deepEqual([...openSpots([both], []).keys()], ['card']);
});

test('what leads on to another spot can be dragged', () => {
  assert.deepEqual([...draggableSpots(marches, [])], ['a', 'b']);
  assert.deepEqual([...draggableSpots(marches, ['a'])], []);
});

test('open are the spots that lead on', () => {
  assert.deepEqual([...openSpots(marches, []).keys()], ['a', 'b']);
  assert.deepEqual([...openSpots(marches, ['a']).keys()], ['b', 'c']);
});

test('a preview is shown only where a tap would make one move', () => {
  assert.equal(previewAt(marches, [], 'a'), undefined);
  assert.equal(previewAt(marches, ['a'], 'c')?.key, 'a>c');
});

test('what has no place on the picture is a button', () => {
  assert.deepEqual(buttonsOf(marches), [offer('rest')]);
  assert.equal(isPrimary({ ...offer('end'), placing: { button: 'primary' } }), true);
  assert.equal(isPrimary(offer('rest')), false);
});

test('a move may have a place and a button', () => {
  const both: Offer<string> = { ...offer('end', 'deck'), placing: { at: ['deck'], button: 'primary' } };
  assert.deepEqual(buttonsOf([offer('take', 'card'), both]), [both]);
  assert.deepEqual(point([both], [], 'deck'), { kind: 'move', offer: both });
});

test('arrows lead to the nearest spot in their direction', () => {
  const box = (left: number, top: number) => ({ left, top, right: left + 10, bottom: top + 10 });
  const boxes = [box(20, 0), box(40, 0), box(20, 30), box(0, 20)];
  assert.equal(nearest(box(0, 0), boxes, 'right'), 0);
  assert.equal(nearest(box(0, 0), boxes, 'down'), 3);
  assert.equal(nearest(box(20, 0), [box(40, 0), box(20, 30)], 'down'), 1);
  assert.equal(nearest(box(0, 0), boxes, 'up'), undefined);
});
