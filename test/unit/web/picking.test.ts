import assert from 'node:assert/strict';
import { test } from 'node:test';
import { gestureOffers } from '../../../src/ui-kit/gestures.ts';
import type { Offer } from '../../../src/ui-kit/offers.ts';
import { pickingOf, type Wish } from '../../../src/ui-kit/picking.ts';
import { buttonsOf, openSpots, point, previewAt } from '../../../src/ui-kit/spots.ts';

function paid(...set: readonly string[]): Offer<string> {
  const key = `pay:${set.join()}`;
  return { key, move: key, words: key, placing: { at: ['token'], set } };
}

function thrown(...set: readonly string[]): Offer<string> {
  const key = `throw:${set.join()}`;
  return { key, move: key, words: key, placing: { at: [], set } };
}

function move(key: string, ...at: readonly string[]): Offer<string> {
  return { key, move: key, words: key, placing: { at } };
}

/** Taps one thing after the other, and tells what is picked in the end. */
function pickedAfter(
  offers: readonly Offer<string>[],
  chosen: readonly string[],
  ...taps: readonly string[]
): readonly string[] | undefined {
  let wishes: readonly Wish[] = [];
  for (const tap of taps) {
    const pointed = point(offers, chosen, tap, wishes);
    assert.equal(pointed.kind, 'pick', `${tap} is a thing of the set`);
    wishes = (pointed as { wishes: readonly Wish[] }).wishes;
  }
  return pickingOf(offers, chosen, wishes)?.picked;
}

const payments = [paid('a', 'b'), paid('a', 'c'), paid('b', 'c'), paid('b', 'd'), paid('c', 'd')];

test('a way with sets begins picking, even with one set only, and the first set is suggested', () => {
  assert.deepEqual(point(payments, [], 'token'), { kind: 'way', chosen: ['token'] });
  assert.deepEqual(point([paid('a')], [], 'token'), { kind: 'way', chosen: ['token'] });
  const picking = pickingOf(payments, ['token'], []);
  assert.deepEqual(picking?.picked, ['a', 'b']);
  assert.deepEqual(picking?.things, ['a', 'b', 'c', 'd']);
  assert.equal(pickingOf(payments, [], []), undefined);
});

test('a thing that is taken in or out mends the set to the nearest legal one', () => {
  assert.deepEqual(pickedAfter(payments, ['token'], 'c'), ['a', 'c']);
  assert.deepEqual(pickedAfter(payments, ['token'], 'a'), ['b', 'c']);
  assert.deepEqual(pickedAfter(payments, ['token'], 'd'), ['b', 'd']);
});

test('later wishes outweigh earlier ones, and the latest is always met', () => {
  assert.deepEqual(pickedAfter(payments, ['token'], 'c', 'd'), ['c', 'd']);
  assert.deepEqual(pickedAfter(payments, ['token'], 'd', 'a'), ['a', 'b']);
  assert.deepEqual(pickedAfter(payments, ['token'], 'c', 'd', 'c'), ['b', 'd']);
});

test('what every set holds stays in it', () => {
  const all = [paid('a', 'b'), paid('a', 'c')];
  assert.deepEqual(pickedAfter(all, ['token'], 'a'), ['a', 'b']);
  assert.deepEqual(pickedAfter(all, ['token'], 'c', 'a'), ['a', 'c']);
});

test('a second tap where it began makes the move that the set decides on', () => {
  const wishes = [{ thing: 'd', isIn: true }];
  assert.deepEqual(point(payments, ['token'], 'token', wishes), { kind: 'move', offer: payments[3] });
  assert.equal(previewAt(payments, ['token'], 'token', wishes)?.key, 'pay:b,d');
});

test('the confirming move is a button, and no other payment is', () => {
  const offers = [...payments, { ...move('end'), placing: { button: 'primary' } as const }];
  const keys = (picking: ReturnType<typeof pickingOf<string>>) =>
    buttonsOf(offers, picking).map(({ key }) => key);
  assert.deepEqual(keys(undefined), ['end']);
  assert.deepEqual(keys(pickingOf(offers, ['token'], [{ thing: 'c', isIn: true }])), ['end', 'pay:a,c']);
});

test('without a place picking begins by itself, and other moves stay possible', () => {
  const offers = [thrown('a', 'b'), thrown('a', 'c'), move('draw', 'deck')];
  assert.deepEqual(pickedAfter(offers, []), ['a', 'b']);
  assert.deepEqual(pickedAfter(offers, [], 'c'), ['a', 'c']);
  assert.deepEqual(point(offers, [], 'deck'), { kind: 'move', offer: offers[2] });
  assert.deepEqual([...openSpots(offers, [], pickingOf(offers, [], [])).keys()], ['deck', 'b', 'c']);
});

test('what every set holds cannot be taken out, so it is not open', () => {
  const only = [paid('a', 'b')];
  assert.deepEqual([...openSpots(only, ['token'], pickingOf(only, ['token'], [])).keys()], []);
});

test('things of the set are open while it is picked, and closed before', () => {
  assert.deepEqual([...openSpots(payments, []).keys()], ['token']);
  const picking = pickingOf(payments, ['token'], []);
  assert.deepEqual([...openSpots(payments, ['token'], picking).keys()], ['a', 'b', 'c', 'd']);
});

test('the same set of two moves asks in words', () => {
  const twins = [paid('a'), { ...paid('a'), key: 'other' }];
  assert.deepEqual(point(twins, ['token'], 'token'), { kind: 'menu', offers: twins });
});

const words = { moveOf: (key: string) => key, wordsOf: (key: string) => `${key}!`, back: 'take back' };
const take = move('take:1', 'tray:1');

function gestures(...all: Parameters<typeof gestureOffers<string>>[0]): readonly Offer<string>[] {
  return gestureOffers(all, [take], words);
}

test('a gesture drags two moves at once, while a tap still makes the first of them', () => {
  const offers = [...gestures({ at: ['tray:1', 'cell:3'], keys: ['take:1', 'place:3'] }), take];
  assert.deepEqual(point(offers, [], 'tray:1'), { kind: 'move', offer: take });
  const dropped = point(offers, ['tray:1'], 'cell:3');
  assert.ok(dropped.kind === 'move');
  assert.deepEqual(dropped.offer.series, { back: 0, keys: ['take:1', 'place:3'] });
  assert.equal(dropped.offer.words, 'place:3!');
});

test('a gesture goes before a move of the same way', () => {
  const offers = [take, ...gestures({ at: ['tray:1'], back: 1, keys: [] })];
  const tapped = point(offers, [], 'tray:1');
  assert.ok(tapped.kind === 'move');
  assert.deepEqual(tapped.offer.series, { back: 1, keys: [] });
  assert.equal(tapped.offer.words, 'take back');
});

test('what takes back is made by a tap, though a drag goes on from there', () => {
  const offers = [
    ...gestures({ at: ['tray:1'], back: 1, keys: [] }, { at: ['tray:1', 'cell:3'], keys: ['take:1'] }),
    take,
  ];
  const pointed = point(offers, [], 'tray:1');
  assert.ok(pointed.kind === 'move' && pointed.offer.series?.back === 1);
  assert.equal(point(offers, ['tray:1'], 'cell:3').kind, 'move');
});

test('a gesture whose first move is not legal is none, unless it takes back first', () => {
  assert.deepEqual(gestures({ at: ['x'], keys: ['place:3'] }), []);
  assert.equal(gestures({ at: ['x'], back: 1, keys: ['place:3'] }).length, 1);
});

test('of two things that are alike either can be taken, and a set may be suggested that is not the first', () => {
  const throws: readonly Offer<string>[] = [
    thrown(),
    { key: 'one', move: 'one', words: '', placing: { at: [], set: ['a1'], alike: [['a2']] } },
    { key: 'both', move: 'both', words: '', placing: { at: [], set: ['a1', 'a2'] } },
  ];
  assert.deepEqual(pickedAfter(throws, [], 'a2'), ['a2']);
  assert.deepEqual(pickedAfter(throws, [], 'a2', 'a1'), ['a1', 'a2']);
  const wishes = [{ thing: 'a2', isIn: true }];
  assert.deepEqual(
    pickingOf(throws, [], wishes)?.confirms.map(({ key }) => key),
    ['one'],
  );
  const cheapest: Offer<string> = { ...paid('c'), placing: { at: ['token'], set: ['c'], isSuggested: true } };
  assert.deepEqual(pickingOf([paid('a', 'b'), cheapest], ['token'], [])?.picked, ['c']);
});
