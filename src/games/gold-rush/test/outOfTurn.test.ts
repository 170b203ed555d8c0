import assert from 'node:assert/strict';
import { test } from 'node:test';
import { game } from '../index.ts';
import { position } from './position.ts';
import { after, keys, keysOf, refusal } from './table.ts';

const common = '8 5 2';
const threeDice = '8=p1 8=p1 8=p1';

test('[GR-X1] an action card may be used at any time, in and out of turn', () => {
  const held = ['richVein', 'richVein'];
  for (const state of [
    position({ common, held }),
    position({ common, held, rolled: 'p3 p4 p5' }),
    position({ common: threeDice, held }),
    position({ common, held, step: 'upkeep', dueProspectors: 1, prospectors: [1, 0] }),
    position({ common, held, step: 'answer', asked: 1 }),
  ]) {
    assert.deepEqual(game.activeSeats(state), [0, 1]);
    for (const seat of [0, 1])
      assert.ok(keys(state, seat).includes('use:richVein'), `${state.step}, seat ${seat}`);
  }
});

test('[GR-X1] the table waits for the player in turn alone', () => {
  const state = position({ common, held: ['', 'richVein'] });
  assert.deepEqual([game.activeSeats(state), game.awaitedSeats(state)], [[0, 1], [0]]);
  for (const key of [
    'roll',
    'buy:guard',
    'place:p3>common.8',
    'guard:3',
    'endTurn',
    'keep:0,0',
    'setAside:plain',
  ]) {
    assert.equal(refusal(state, 1, key), 'GR-X1 outOfTurn');
  }
  assert.equal(refusal(position({ common }), 1, 'roll'), 'notYourSeat');
});

test('[GR-X1] used or passed, the card is out of play, seen by all', () => {
  const state = position({ common, held: ['richVein toll', ''], money: [0, 9] });
  assert.deepEqual(game.view(state, 1).held[0], ['richVein', 'toll']);
  const used = after(state, '0 use:richVein · 0 pass:toll>1');
  assert.deepEqual([used.held[0], game.view(used, 1).seenAction], [[], [1, 2]]);
});

test('[GR-X1] equal cards are listed once', () => {
  const state = position({ common, held: ['', 'richVein richVein'] });
  assert.deepEqual(keys(state, 1), ['use:richVein', 'pass:richVein>0']);
});

test('[GR-X1] only one’s own card, and to another player at this table', () => {
  const state = position({ common, held: ['caveIn', ''], money: [9, 9] });
  assert.equal(refusal(state, 0, 'use:toll'), 'GR-X1 notYours');
  assert.equal(refusal(state, 0, 'pass:toll>1'), 'GR-X1 notYours');
  assert.equal(refusal(state, 0, 'pass:caveIn>0'), 'GR-X1 toYourself');
  assert.equal(refusal(state, 0, 'pass:caveIn>2'), 'GR-X1 noSuchPlayer');
  assert.deepEqual(keysOf(state, 0, 'pass'), ['pass:caveIn>1']);
});

test('[GR-X1] no card is passed between the receiver’s first roll and the end of that turn', () => {
  const rest = { mines: '//', held: ['', 'caveIn', ''], money: [9, 9, 9] };
  assert.deepEqual(keysOf(position({ ...rest, common }), 1, 'pass'), ['pass:caveIn>0', 'pass:caveIn>2']);
  for (const late of [
    position({ ...rest, common, rolled: 'p3 p4 p5' }),
    position({ ...rest, common: '8=p1 5 2' }),
    position({ ...rest, common: threeDice }),
  ]) {
    assert.deepEqual(keysOf(late, 1, 'pass'), ['pass:caveIn>2']);
    assert.equal(refusal(late, 1, 'pass:caveIn>0'), 'GR-X1 afterRoll');
  }
});

test('[GR-X1] a card without effect on its subject is neither used nor passed', () => {
  const state = position({ common, mines: '//', held: ['caveIn', '', ''], money: [5, 0, 3] });
  assert.deepEqual(keysOf(state, 0, 'pass'), ['pass:caveIn>2']);
  assert.equal(refusal(state, 0, 'pass:caveIn>1'), 'GR-X1 noEffectThere');
});

test('[GR-X1] while a choice is owed nobody else may act, nor the owing player otherwise', () => {
  const state = position({ common, mines: '//', held: ['claim', 'richVein', 'richVein'] });
  const owed = after(state, '0 pass:claim>2');
  assert.deepEqual([game.activeSeats(owed), game.awaitedSeats(owed)], [[2], [2]]);
  assert.deepEqual([keys(owed, 0), keys(owed, 1)], [[], []]);
  assert.equal(game.view(owed, 0).step, 'claim');
  for (const key of ['use:richVein', 'hire:guard', 'roll'])
    assert.equal(refusal(owed, 2, key), 'GR-X1 choiceOwed');
  assert.deepEqual(game.activeSeats(after(owed, '2 claim:5')), [0, 1, 2]);
});

test('[GR-X1] a passed card works at once on the receiver', () => {
  const state = position({ common, held: ['richVein', ''] });
  const passed = after(state, '0 pass:richVein>1');
  assert.deepEqual(
    [passed.money, passed.held],
    [
      [0, 5],
      [[], []],
    ],
  );
});

test('[GR-X1] cards that carry a die are untouchable', () => {
  const state = position({
    common: '8=p1',
    mines: '/ 5=p5',
    held: ['', 'fuse claim richVein'],
    rolled: 'p2',
  });
  assert.deepEqual(keysOf(state, 1, 'use'), ['use:richVein']);
});

test('[GR-X2] who holds a playable card is asked at the start of another’s turn, in turn order, once', () => {
  const state = position({
    common: threeDice,
    mines: '////',
    turn: 1,
    held: ['richVein', 'richVein', '', '', 'richVein'],
  });
  const first = after(state, '1 endTurn');
  assert.deepEqual([first.turn, first.step, game.awaitedSeats(first)], [2, 'answer', [4]]);
  assert.equal(refusal(first, 0, 'letBe'), 'GR-X2 notAsked');
  const second = after(first, '4 letBe');
  assert.deepEqual(game.awaitedSeats(second), [0]);
  const third = after(second, '0 letBe');
  assert.deepEqual(game.awaitedSeats(third), [1]);
  const done = after(third, '1 letBe');
  assert.deepEqual([done.step, done.asked, game.awaitedSeats(done)], ['roll', null, [2]]);
});

test('[GR-X2] a table of people who hold nothing playable is not stopped', () => {
  assert.equal(after(position({ common: threeDice }), '0 endTurn').step, 'roll');
  const idle = position({ common: threeDice, held: ['horseshoe', 'richVein'] });
  assert.equal(after(idle, '0 endTurn').step, 'roll');
});

test('[GR-X2] an answer that leaves nothing to play ends the question', () => {
  const state = position({ common: threeDice, held: ['lameMule richVein', ''] });
  const asked = after(state, '0 endTurn');
  const still = after(asked, '0 pass:lameMule>1');
  assert.deepEqual([still.step, still.asked, still.waitingPlain], ['answer', 0, 2]);
  assert.equal(after(still, '0 use:richVein').step, 'roll');
});

test('[GR-X2] whose card has lost its effect meanwhile is not waited for', () => {
  const state = position({
    common: threeDice,
    mines: '//',
    turn: 2,
    held: ['', 'toll', 'toll'],
    money: [0, 0, 2],
  });
  const asked = after(state, '2 endTurn');
  assert.deepEqual([asked.turn, asked.asked], [0, 1]);
  const robbed = after(asked, '2 pass:toll>1');
  assert.deepEqual([robbed.money, robbed.asked, robbed.step], [[0, 2, 0], 1, 'answer']);
  const paid = position({
    common: '8 5 2',
    mines: '//',
    held: ['', 'caveIn', 'caveIn'],
    money: [1, 0, 0],
    step: 'answer',
    asked: 1,
  });
  assert.equal(after(paid, '2 pass:caveIn>0').step, 'roll');
});
