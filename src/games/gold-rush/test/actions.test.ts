import assert from 'node:assert/strict';
import { test } from 'node:test';
import { game } from '../index.ts';
import { position } from './position.ts';
import { after, keys, keysOf, numbersIn, refusal } from './table.ts';

const common = '8 5 2';

test('[GR-A1] rich vein: five dollars from the bank, or what it has', () => {
  const state = position({ common, held: ['richVein richVein', ''], money: [0, 192] });
  const first = after(state, '0 use:richVein');
  assert.deepEqual([first.money, first.bank], [[5, 192], 3]);
  assert.deepEqual(after(first, '0 use:richVein').money, [8, 192]);
  assert.deepEqual(after(state, '0 pass:richVein>1').money, [0, 197]);
});

test('[GR-A2] toll: two dollars from every other player, or what they have', () => {
  const state = position({ common, mines: '///', held: ['toll', '', '', ''], money: [1, 5, 1, 0] });
  assert.deepEqual(after(state, '0 use:toll').money, [4, 3, 0, 0]);
  assert.deepEqual(after(state, '0 pass:toll>3').money, [0, 3, 0, 4]);
  assert.equal(
    refusal(position({ common, held: ['toll', ''], money: [9, 0] }), 0, 'use:toll'),
    'GR-X1 noEffect',
  );
});

test('[GR-A3] horseshoe: a rolled die shows any other of its own faces', () => {
  const state = position({ common, held: ['horseshoe', ''], rolled: 'p3 p3 d2', prospectors: [1, 0] });
  const owed = after(state, '0 use:horseshoe');
  const plain = [1, 2, 4, 5, 6, 7, 8].map((face) => `turn:p3>p${face}`);
  const dynamite = [3, 4, 5, 6, 7, 8, 9].map((face) => `turn:d2>d${face}`);
  assert.deepEqual(keys(owed, 0), [...plain, ...dynamite]);
  const turned = after(owed, '0 turn:d2>d9');
  assert.deepEqual([turned.rolled, turned.step, turned.owing], [['p3', 'p3', 'd9'], 'place', null]);
  assert.equal(refusal(owed, 0, 'turn:p4>p8'), 'GR-A3 noSuchDie');
  assert.equal(refusal(owed, 0, 'turn:p3>p9'), 'badKey');
  assert.equal(refusal(turned, 0, 'turn:p3>p8'), 'GR-A3 notPlayed');
});

test('[GR-A3] it needs rolled dice that lie unplaced, so it cannot be passed', () => {
  const state = position({ common, held: ['horseshoe', 'horseshoe'] });
  assert.equal(
    refusal({ ...state, held: [['horseshoe', 'caveIn'], []] }, 0, 'use:horseshoe'),
    'GR-X1 noEffect',
  );
  assert.deepEqual(keys(state, 1), []);
  const placed = after(after(state, '0 roll'), `0 ${keysOf(after(state, '0 roll'), 0, 'place')[0]}`);
  assert.deepEqual(keysOf(placed, 0, 'use'), []);
});

test('[GR-A4] hire: a figure for nothing, as if bought, up to two of a kind', () => {
  const state = position({
    common,
    held: ['hire hire', ''],
    rolled: 'p3',
    prospectors: [1, 0],
    guards: [1, 0],
  });
  const owed = after(state, '0 use:hire');
  assert.deepEqual(keys(owed, 0), ['hire:prospector', 'hire:guard']);
  const hired = after(owed, '0 hire:prospector');
  assert.deepEqual([hired.prospectors[0], hired.waitingDynamite, hired.bank], [2, 2, 200]);
  const second = after(hired, '0 use:hire');
  assert.deepEqual(keys(second, 0), ['hire:guard']);
  assert.equal(refusal(second, 0, 'hire:prospector'), 'GR-A4 limit');
  assert.equal(refusal(hired, 0, 'hire:guard'), 'GR-A4 notPlayed');
});

test('[GR-A4] who has two of each can neither use it nor be given it', () => {
  const full = { common, prospectors: [2, 0], guards: [2, 0] };
  assert.equal(refusal(position({ ...full, held: ['hire', ''] }), 0, 'use:hire'), 'GR-X1 noEffect');
  assert.equal(refusal(position({ ...full, held: ['', 'hire'] }), 1, 'pass:hire>0'), 'GR-X1 noEffectThere');
});

test('[GR-A4] out of turn the die joins the own next turn; the receiver chooses', () => {
  const state = position({ common, held: ['hire', ''] });
  const owed = after(state, '0 pass:hire>1');
  assert.deepEqual([game.activeSeats(owed), keys(owed, 1)], [[1], ['hire:prospector', 'hire:guard']]);
  const hired = after(owed, '1 hire:prospector');
  assert.deepEqual([hired.prospectors, hired.waitingDynamite], [[0, 1], 0]);
});

test('[GR-A5] claim: a free card of the common mine comes into the own one', () => {
  const state = position({ common: '8=p1 5 2', mines: '/ 4', held: ['', 'claim'], rolled: 'p3' });
  const owed = after(state, '1 use:claim');
  assert.deepEqual(keys(owed, 1), ['claim:2', 'claim:5']);
  assert.equal(refusal(owed, 1, 'claim:8'), 'GR-A5 hasDie');
  assert.equal(refusal(owed, 1, 'claim:7'), 'GR-A5 noSuchCard');
  const claimed = after(owed, '1 claim:5');
  assert.deepEqual(
    [numbersIn(claimed.common), numbersIn(claimed.mines[1]!)],
    [
      [8, 2],
      [4, 5],
    ],
  );
  assert.equal(refusal(claimed, 0, 'claim:2'), 'GR-A5 notPlayed');
});

test('[GR-A5] claimed in the own turn it is an own card like any other, and lost without a die', () => {
  const state = position({ common: '8 8=p1 8=p1', held: ['claim', ''], asidePlain: 1 });
  const next = after(state, '0 use:claim · 0 claim:8 · 0 endTurn');
  assert.deepEqual(numbersIn(next.mines[0]!), []);
  const all = position({ common: '8=p1 8=p1 8=p1', held: ['claim', ''] });
  assert.equal(refusal({ ...all, held: [['claim', 'richVein'], []] }, 0, 'use:claim'), 'GR-X1 noEffect');
});

test('[GR-A5] passed, the receiver claims', () => {
  const owed = after(position({ common, held: ['claim', ''] }), '0 pass:claim>1');
  assert.deepEqual(numbersIn(after(owed, '1 claim:2').mines[1]!), [2]);
});

test('[GR-A6] fuse: a free unguarded card of any mine is out of play, back unseen', () => {
  const state = position({
    common: '8=p1 5 2',
    mines: '3 / 4! 6',
    guards: [0, 1],
    held: ['fuse', ''],
    rolled: 'p3',
  });
  const owed = after(state, '0 use:fuse');
  assert.deepEqual(keys(owed, 0), ['fuse:common.2', 'fuse:common.5', 'fuse:0.3', 'fuse:1.6']);
  assert.equal(refusal(owed, 0, 'fuse:common.8'), 'GR-A6 hasDie');
  assert.equal(refusal(owed, 0, 'fuse:1.4'), 'GR-A6 guarded');
  assert.equal(refusal(owed, 0, 'fuse:3.4'), 'GR-A6 noSuchMine');
  const blown = after(owed, '0 fuse:1.6');
  assert.deepEqual([numbersIn(blown.mines[1]!), game.view(blown, 0).unseen], [[4], [6]]);
  assert.equal(refusal(blown, 0, 'fuse:0.3'), 'GR-A6 notPlayed');
});

test('[GR-A6] it is mandatory for the receiver, and the last free card takes the dice along', () => {
  const owed = after(
    position({ common: '8=p1', mines: '3 /', held: ['', 'fuse'], rolled: 'p3' }),
    '1 use:fuse',
  );
  assert.deepEqual(keys(owed, 1), ['fuse:0.3']);
  assert.equal(refusal(owed, 1, 'letBe'), 'GR-X1 choiceOwed');
  const blown = after(owed, '1 fuse:0.3');
  assert.deepEqual([blown.step, blown.asidePlain], ['finish', 2]);
});

test('[GR-A7] lame mule, to the player about to roll: one plain die fewer in this turn', () => {
  const state = position({ common, held: ['', 'lameMule'] });
  const slowed = after(state, '1 pass:lameMule>0');
  assert.deepEqual([slowed.waitingPlain, slowed.mules], [2, [0, 0]]);
  assert.equal(after(slowed, '0 roll').rolled.length, 2);
});

test('[GR-A7] to one who has rolled it cannot be passed; used then, it slows the next turn', () => {
  const state = position({ common: '8=p1 8=p1 8=p1', held: ['lameMule', 'lameMule'] });
  assert.equal(refusal(state, 1, 'pass:lameMule>0'), 'GR-X1 afterRoll');
  const used = after(state, '0 use:lameMule');
  assert.deepEqual([used.mules, used.step], [[1, 0], 'finish']);
  const own = after(used, '0 endTurn · 1 use:lameMule');
  assert.deepEqual([own.turn, own.waitingPlain], [1, 2]);
  const passed = after(state, '0 pass:lameMule>1 · 0 endTurn');
  assert.deepEqual([passed.turn, passed.waitingPlain, passed.mules], [1, 2, [0, 0]]);
});

test('[GR-A7] to one with one die left: no roll, and the turn goes on as after it', () => {
  const state = position({ common, lame: 2, held: ['', 'lameMule'] });
  const stranded = after(state, '1 pass:lameMule>0');
  assert.deepEqual([stranded.step, stranded.hasRolled, stranded.lame], ['finish', true, 3]);
  const next = after(stranded, '0 endTurn');
  assert.deepEqual([next.turn, next.waitingPlain], [1, 3]);
});

test('[GR-A7] mules add up, to three; a prospector still rolls his die', () => {
  const state = position({ common, held: ['', 'lameMule lameMule lameMule lameMule'], prospectors: [1, 0] });
  const slowed = after(state, '1 pass:lameMule>0 · 1 pass:lameMule>0 · 1 pass:lameMule>0');
  assert.deepEqual([slowed.waitingPlain, slowed.waitingDynamite, slowed.step], [0, 1, 'roll']);
  assert.equal(refusal(slowed, 1, 'pass:lameMule>0'), 'GR-X1 noEffectThere');
  const next = position({ common, mules: [0, 3], held: ['lameMule', ''] });
  assert.equal(refusal(next, 0, 'pass:lameMule>1'), 'GR-X1 noEffectThere');
});

test('[GR-A8] cave-in: four dollars to the bank, or what there is', () => {
  const state = position({ common, held: ['', 'caveIn caveIn'], money: [6, 0] });
  const first = after(state, '1 pass:caveIn>0');
  assert.deepEqual([first.money, first.bank], [[2, 0], 198]);
  const second = after(first, '1 pass:caveIn>0');
  assert.deepEqual([second.money, second.bank], [[0, 0], 200]);
  assert.equal(refusal(position({ common, held: ['caveIn hire', ''] }), 0, 'use:caveIn'), 'GR-X1 noEffect');
});
