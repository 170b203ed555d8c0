import assert from 'node:assert/strict';
import { test } from 'node:test';
import { game } from '../index.ts';
import { position } from './position.ts';
import { after, events, keys, keysOf, numbersIn, played, refusal } from './table.ts';

/** All dice lie, and bring nothing. */
const threeDice = { common: '8=p1 8=p1 8=p1' };

test('[GR-T0] the question, the upkeep, the refill, then purchases and the roll', () => {
  const end = position({
    common: '1=p3 8=p1 8=p1',
    money: [5, 20],
    prospectors: [0, 1],
    held: ['toll', 'toll'],
  });
  const asked = after(end, '0 endTurn');
  assert.deepEqual([asked.turn, asked.step, asked.asked], [1, 'answer', 0]);
  for (const key of ['keep:1,0', 'buy:guard', 'roll'])
    assert.equal(refusal(asked, 1, key), 'GR-X2 othersFirst');
  const upkeep = after(asked, '0 letBe');
  assert.deepEqual([upkeep.step, upkeep.common.length], ['upkeep', 2]);
  for (const key of ['buy:guard', 'roll', 'endTurn'])
    assert.equal(refusal(upkeep, 1, key), 'GR-T0 upkeepFirst');
  const ready = after(upkeep, '1 keep:1,0');
  assert.deepEqual([ready.step, ready.common.length], ['roll', 3]);
  assert.deepEqual(keysOf(ready, 1, 'buy'), ['buy:prospector', 'buy:guard']);
});

test('[GR-T1] a dollar for each figure, or it goes back, figure by figure', () => {
  const end = position({ ...threeDice, money: [0, 10], prospectors: [0, 2], guards: [0, 1] });
  const upkeep = after(end, '0 endTurn');
  const all = ['keep:2,1', 'keep:2,0', 'keep:1,1', 'keep:1,0', 'keep:0,1', 'keep:0,0'];
  assert.deepEqual(keys(upkeep, 1), all);
  const kept = after(upkeep, '1 keep:1,1');
  assert.deepEqual([kept.money[1], kept.bank, kept.prospectors[1], kept.guards[1]], [8, 192, 1, 1]);
  assert.deepEqual([kept.waitingPlain, kept.waitingDynamite], [3, 1]);
  assert.equal(refusal(upkeep, 1, 'keep:2,2'), 'GR-T1 tooMany');
  assert.equal(refusal(kept, 1, 'keep:1,1'), 'GR-T1 notNow');
});

test('[GR-T1] who cannot pay returns the figure', () => {
  const poor = after(position({ ...threeDice, money: [0, 1], prospectors: [0, 2] }), '0 endTurn');
  assert.deepEqual(keys(poor, 1), ['keep:1,0', 'keep:0,0']);
  assert.equal(refusal(poor, 1, 'keep:2,0'), 'GR-T1 tooDear');
  const broke = after(position({ ...threeDice, prospectors: [0, 1] }), '0 endTurn');
  assert.deepEqual(keys(broke, 1), ['keep:0,0']);
  assert.equal(after(broke, '1 keep:0,0').prospectors[1], 0);
});

test('[GR-T1] a figure got in the present turn is free of upkeep, and no figure means no question', () => {
  const end = position({ ...threeDice, held: ['hire', ''], prospectors: [0, 1], money: [0, 5] });
  const helped = after(end, '0 endTurn · 0 pass:hire>1 · 1 hire:prospector');
  assert.deepEqual([helped.step, helped.prospectors[1], helped.waitingDynamite], ['upkeep', 2, 2]);
  assert.deepEqual(keys(helped, 1), ['keep:1,0', 'keep:0,0']);
  assert.equal(after(helped, '1 keep:0,0').prospectors[1], 1);
  assert.equal(after(position(threeDice), '0 endTurn').step, 'roll');
});

test('[GR-T1] guards come off their cards', () => {
  const end = position({ ...threeDice, mines: '/ 8!', guards: [0, 1], money: [0, 3] });
  const upkeep = after(end, '0 endTurn');
  assert.equal(upkeep.mines[1]![0]!.guarded, false);
  assert.equal(end.mines[1]![0]!.guarded, true);
});

test('[GR-T2] the common mine is refilled to three, top card first', () => {
  const end = position({ common: '1=p3 2=p3 8=p1', deck: '6 5 5' });
  const next = after(end, '0 endTurn');
  assert.deepEqual(numbersIn(next.common), [8, 6, 5]);
  assert.equal(game.view(next, 0).top, 5);
});

test('[GR-T2] when the deck runs out, the cards out of play become a new one', () => {
  const end = position({ common: '1=p3 2=p3 8=p1', deck: '6', seen: '4 4a' });
  assert.equal(end.unseen.length + end.seen.length, 52);
  const told = events(end, '0 endTurn').map((event) => event.type);
  assert.deepEqual(told.slice(-3), ['cardDealt', 'deckShuffled', 'cardDealt']);
  const next = after(end, '0 endTurn');
  assert.deepEqual([next.common.length, next.unseen, next.seen], [3, [], []]);
  assert.equal(1 + next.bag.length, 56 - 3);
});

test('[GR-T2] refilled as far as cards go', () => {
  const state = position({ common: '8=p1 8=p1', lame: 1, deck: '' });
  const cards = state.unseen.splice(0).map((card) => ({ card, die: null, guarded: false }));
  state.mines[1]!.push(...cards);
  const next = after(state, '0 endTurn');
  assert.deepEqual([next.common.length, next.top, next.step], [2, null, 'roll']);
});

test('[GR-T3] all dice are rolled, one is placed, the others are rolled again', () => {
  const state = position({ common: '8 7 6', rolled: 'p3 p3 p5 d2', prospectors: [1, 0] });
  assert.deepEqual(keysOf(state, 0, 'place').length, 3 * 3);
  assert.equal(refusal(state, 0, 'roll'), 'GR-T3 placeFirst');
  assert.equal(refusal(state, 0, 'place:p8>common.8'), 'GR-T3 noSuchDie');
  const placed = after(state, '0 place:p5>common.7');
  assert.deepEqual([placed.step, placed.waitingPlain, placed.waitingDynamite], ['roll', 2, 1]);
  assert.equal(refusal(placed, 0, 'place:p3>common.8'), 'GR-T3 rollFirst');
  assert.equal(after(placed, '0 roll').rolled.length, 3);
});

test('[GR-T3] five dice and only three cards: two are out at once', () => {
  const state = position({ common: '8=p1 8=p2 5', rolled: 'p3 d9', prospectors: [2, 0] });
  assert.deepEqual([state.waitingPlain, state.waitingDynamite], [0, 1]);
  const out = after(state, '0 place:p3>common.5');
  assert.deepEqual([out.step, out.asideDynamite, out.waitingDynamite], ['finish', 2, 0]);
  assert.deepEqual(events(state, '0 place:p3>common.5').at(-1), { type: 'diceOut', seat: 0, dice: 2 });
  assert.deepEqual(keys(out, 0), ['endTurn']);
  assert.equal(refusal(out, 0, 'roll'), 'GR-T3 noDice');
  assert.equal(refusal(out, 0, 'place:p3>common.5'), 'GR-T3 noDice');
});

test('[GR-T3] a number that can be placed must be', () => {
  const state = position({ common: '8 8=p1 8=p1', rolled: 'p1' });
  assert.deepEqual(keys(state, 0), ['place:p1>common.8']);
  assert.equal(refusal(state, 0, 'endTurn'), 'GR-T9 placeFirst');
});

test('[GR-T4] any card of the common and of the own mine, others only from their number on', () => {
  const state = position({ common: '8 1 8=p1', mines: '7 / 4 5', rolled: 'p4' });
  const places = ['common.1', 'common.8', '0.7', '1.4'].map((place) => `place:p4>${place}`);
  assert.deepEqual(keysOf(state, 0, 'place'), places);
  assert.equal(refusal(state, 0, 'place:p4>1.5'), 'GR-T4 tooLow');
  assert.equal(refusal(state, 0, 'place:p4>1.3'), 'GR-T4 noSuchCard');
  assert.equal(refusal(state, 0, 'place:p4>4.5'), 'GR-T4 noSuchMine');
});

test('[GR-T4] one die a card', () => {
  const state = position({ common: '8=p1 8 6=p1', rolled: 'p8' });
  assert.equal(refusal(state, 0, 'place:p8>common.6'), 'GR-T4 hasDie');
  assert.deepEqual(
    after(state, '0 place:p8>common.8').common.map((spot) => spot.die),
    ['p1', 'p8', 'p1'],
  );
});

test('[GR-T5] a guarded card takes no die, not even its owner’s', () => {
  const state = position({
    common: '8',
    mines: '7! / 4!',
    guards: [1, 1],
    rolled: 'p8 p8 d9',
    prospectors: [1, 0],
  });
  assert.deepEqual(keysOf(state, 0, 'place'), ['place:p8>common.8', 'place:d9>common.8']);
  for (const place of ['0.7', '1.4']) assert.equal(refusal(state, 0, `place:d9>${place}`), 'GR-T5 guarded');
});

test('[GR-T5] every target guarded: the dice are out', () => {
  const state = position({ common: '8', mines: '7! / 4!', guards: [1, 1], rolled: 'p8 p8 p2' });
  const out = after(state, '0 place:p8>common.8');
  assert.deepEqual([out.step, out.asidePlain], ['finish', 2]);
  const last = position({ common: '8=p2', mines: '7 /', guards: [1, 0], rolled: 'p8 p2' });
  assert.equal(after(last, '0 guard:7').step, 'finish');
});

test('[GR-T6] dynamite goes on any free unguarded card, in any mine', () => {
  const state = position({
    common: '8 8=p1',
    mines: '7 / 8 2',
    rolled: 'd9',
    prospectors: [1, 0],
    asidePlain: 2,
  });
  const places = ['common.8', '0.7', '1.2', '1.8'].map((place) => `place:d9>${place}`);
  assert.deepEqual(keysOf(state, 0, 'place'), places);
});

test('[GR-T6] the last die shows dynamite: it may be placed, and need not be', () => {
  const state = position({
    common: '8=p1 8=p1 8',
    mines: '/',
    rolled: 'd9',
    prospectors: [1, 0],
    asidePlain: 1,
  });
  assert.deepEqual(keys(state, 0), ['place:d9>common.8', 'setAside:dynamite']);
  const aside = after(state, '0 setAside:dynamite');
  assert.deepEqual([aside.step, aside.asideDynamite], ['finish', 1]);
});

test('[GR-T6] nothing is set aside while a number can be placed', () => {
  const state = position({ common: '8', rolled: 'p1 p2 d9', prospectors: [1, 0] });
  assert.deepEqual(keysOf(state, 0, 'setAside'), []);
  assert.equal(refusal(state, 0, 'setAside:dynamite'), 'GR-T6 mustPlace');
  assert.equal(refusal(position({ common: '8', rolled: 'p1' }), 0, 'setAside:dynamite'), 'GR-T6 noSuchDie');
});

test('[GR-T6] a roll of which no number can be placed uses up one die all the same', () => {
  const state = position({ common: '8=p1', mines: '/ 8', rolled: 'p3 p3 d9', prospectors: [1, 0] });
  assert.deepEqual(keys(state, 0), ['place:d9>1.8', 'setAside:plain', 'setAside:dynamite']);
  const aside = after(state, '0 setAside:plain');
  assert.deepEqual(
    [aside.step, aside.asidePlain, aside.waitingPlain, aside.waitingDynamite],
    ['roll', 1, 1, 1],
  );
});

test('[GR-T7] a figure costs five dollars, at any time of the own turn', () => {
  const before = position({ common: '8 8 8', money: [7, 50] });
  const bought = after(before, '0 buy:prospector');
  assert.deepEqual(
    [bought.money[0], bought.bank, bought.prospectors[0], bought.waitingDynamite],
    [2, 148, 1, 1],
  );
  assert.equal(refusal(bought, 0, 'buy:guard'), 'GR-T7 tooDear');
  assert.deepEqual(keysOf(position({ common: '8', money: [5, 0], rolled: 'p1' }), 0, 'buy').length, 2);
  assert.deepEqual(keysOf(position({ ...threeDice, money: [5, 0] }), 0, 'buy').length, 2);
});

test('[GR-T7] a prospector bought between rolls joins the next one', () => {
  const state = position({ common: '8 8 8=p1', rolled: 'p3', money: [5, 0], asidePlain: 1 });
  const bought = after(state, '0 buy:prospector');
  assert.deepEqual([bought.step, bought.rolled, bought.waitingDynamite], ['place', ['p3'], 1]);
  const next = after(bought, '0 place:p3>common.8 · 0 roll');
  assert.deepEqual([next.rolled.length, next.rolled[0]![0]], [1, 'd']);
});

test('[GR-T8] guards are set after the first roll, on own cards without a die, one a card', () => {
  const state = position({ common: '8 8 8', mines: '7 5 / 3', guards: [2, 0] });
  assert.equal(refusal(state, 0, 'guard:7'), 'GR-T8 rollFirst');
  const rolled = after(state, '0 roll');
  assert.deepEqual(keysOf(rolled, 0, 'guard'), ['guard:5', 'guard:7']);
  assert.equal(refusal(rolled, 0, 'guard:3'), 'GR-T8 noSuchCard');
  const set = after(rolled, '0 guard:7');
  assert.equal(refusal(set, 0, 'guard:7'), 'GR-T8 guarded');
  const both = after(set, '0 guard:5');
  assert.equal(refusal(both, 0, 'guard:5'), 'GR-T8 allSet');
  const withDie = position({ common: '8 8', mines: '7=p1 /', guards: [1, 0], rolled: 'p2' });
  assert.equal(refusal(withDie, 0, 'guard:7'), 'GR-T8 hasDie');
  assert.equal(refusal(position({ common: '8', rolled: 'p2' }), 0, 'guard:8'), 'GR-T8 noGuard');
});

test('[GR-T8] a guard stays until its owner’s next turn, and its card is neither lost nor taken', () => {
  const state = position({ ...threeDice, mines: '7 /', guards: [1, 0], money: [5, 0] });
  const next = after(state, '0 guard:7 · 0 endTurn');
  assert.deepEqual([numbersIn(next.mines[0]!), next.mines[0]![0]!.guarded], [[7], true]);
  assert.equal(
    refusal({ ...next, step: 'place', rolled: ['p8'], waitingPlain: 2 }, 1, 'place:p8>0.7'),
    'GR-T5 guarded',
  );
  assert.equal(refusal(next, 1, 'guard:7'), 'GR-T8 rollFirst');
});

test('[GR-T8] a prospector who comes when all dice lie has his die rolled alone', () => {
  const state = position({ common: '8=p1 8=p1 8', asidePlain: 1, money: [5, 0] });
  assert.equal(state.step, 'finish');
  const bought = after(state, '0 buy:prospector');
  assert.equal(bought.step, 'roll');
  assert.equal(refusal(bought, 0, 'endTurn'), 'GR-T9 rollFirst');
  assert.deepEqual(after(bought, '0 roll').rolled.length, 1);
  assert.equal(after(position({ ...threeDice, money: [5, 0] }), '0 buy:prospector').step, 'finish');
});

test('[GR-T9] the player ends the turn, when no die is left', () => {
  assert.equal(refusal(position({ common: '8 8 8' }), 0, 'endTurn'), 'GR-T9 rollFirst');
  const end = position({ common: '1=p3 8=p1 8=p1' });
  assert.equal(end.money[0], 0);
  const next = played(end, '0 endTurn').state;
  assert.deepEqual([next.money[0], next.turn, next.waitingPlain], [1, 1, 3]);
});
