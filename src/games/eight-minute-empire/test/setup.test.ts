import assert from 'node:assert/strict';
import { test } from 'node:test';
import { checkOptions } from '../../../kernel/options.ts';
import { rngFromSeed } from '../../../kernel/random.ts';
import { cards } from '../components.ts';
import { game } from '../index.ts';
import { after, keys, newGame, pieces, played, refusal, refused } from './table.ts';

test('[EE-S1] the host chooses the side, and the cards marked 5 play with five only', () => {
  assert.equal(game.view(newGame(2, { side: 'B' }), 0).armies.length, 23);
  assert.equal(game.view(newGame(2, { side: 'A' }), 0).armies.length, 25);
  for (const seats of [2, 3, 4, 5]) {
    const { row, deck } = newGame(seats);
    const marked = [...row, ...deck].filter((number) => cards[number]!.fiveOnly).length;
    assert.equal(row.length, 6);
    assert.deepEqual([row.length + deck.length, marked], seats === 5 ? [42, 5] : [37, 0]);
  }
});

test('[EE-S1] nothing happens on the other side of the board', () => {
  const state = after(newGame(2), '0 bid:0', '1 bid:0');
  for (const key of ['place:V1', 'march:V1>V2', 'city:E1', 'destroy:E1:0'])
    assert.equal(refused(state, key), 'EE-S1 otherSide');
});

test('[EE-S2] three armies of everybody on the start region', () => {
  assert.equal(pieces(newGame(3), 'C4'), 'aaabbbccc');
  assert.equal(pieces(newGame(5, { side: 'B' }), 'E1'), 'aaabbbcccdddeee');
  assert.equal(
    newGame(3).armies.reduce((sum, count) => sum + count),
    9,
  );
});

test('[EE-S3] coins by the number of players', () => {
  const coins = [2, 3, 4, 5].map((seats) => newGame(seats).coins);
  assert.deepEqual(coins, [
    [14, 14],
    [11, 11, 11],
    [9, 9, 9, 9],
    [8, 8, 8, 8, 8],
  ]);
});

test('[EE-S4] all bid at once, from nothing to all their coins', () => {
  const state = newGame(3);
  assert.deepEqual(game.awaitedSeats(state), [0, 1, 2]);
  for (const seat of [0, 1, 2]) {
    assert.deepEqual(
      keys(state, seat),
      Array.from({ length: 12 }, (_, amount) => `bid:${amount}`),
    );
  }
  const later = after(state, '1 bid:4');
  assert.deepEqual(game.awaitedSeats(later), [0, 2]);
  assert.deepEqual(refusal(later, 'bid:5', 1), { code: 'notYourSeat' });
  assert.deepEqual(refusal(state, 'bid:12', 0), {
    rule: 'EE-S4',
    params: { reason: 'tooMuch', amount: 12, coins: 11 },
  });
  assert.equal(refused(state, 'take:1', 0), 'EE-S4 bidFirst');
});

test('[EE-S4] the highest bid is paid and goes first, whoever bids last; the others keep their coins', () => {
  for (const order of [
    ['0 bid:3', '1 bid:5', '2 bid:4'],
    ['1 bid:5', '2 bid:4', '0 bid:3'],
    ['2 bid:4', '0 bid:3', '1 bid:5'],
  ]) {
    const state = after(newGame(3), ...order);
    assert.deepEqual(state.coins, [11, 6, 11]);
    assert.deepEqual([state.turn, state.first, state.step], [1, 1, 'chooseCard']);
  }
});

test('[EE-S4] tied, or all zero: the youngest of the tied, who alone pays', () => {
  const ageOrder = [3, 1, 2, 0];
  const tied = after(newGame(4, { ageOrder }), '0 bid:2', '1 bid:2', '2 bid:2', '3 bid:1');
  assert.deepEqual([tied.first, tied.coins], [1, [9, 7, 9, 9]]);
  const zero = after(newGame(4, { ageOrder }), '0 bid:0', '1 bid:0', '2 bid:0', '3 bid:0');
  assert.deepEqual([zero.first, zero.coins], [3, [9, 9, 9, 9]]);
});

test('[EE-S4] bids are opened together and told; the order of age is open', () => {
  const state = after(newGame(2, { ageOrder: [1, 0] }), '0 bid:2');
  const opened = played(state, '1 bid:2').frames.get('spectator')!;
  assert.deepEqual(
    opened.frames.map(({ event }) => event),
    [
      { type: 'bidsOpened', bids: [2, 2] },
      { type: 'auctionWon', seat: 1, bid: 2, by: 'age' },
    ],
  );
  assert.deepEqual(opened.frames[0]!.view.coins, [14, 14]);
  assert.deepEqual(
    [opened.view.bids, opened.view.ageOrder],
    [
      [2, 2],
      [1, 0],
    ],
  );
});

test('[EE-S4] the order of age is set, or drawn', () => {
  assert.deepEqual(newGame(3, { ageOrder: [2, 0, 1] }).ageOrder, [2, 0, 1]);
  const drawn = Array.from({ length: 60 }, (_, seed) => newGame(3, {}, `${seed}`).ageOrder.join(''));
  assert.equal(new Set(drawn).size, 6);
  assert.ok(!checkOptions(game, 3, { ageOrder: [0, 1] }).ok);
});

test('[EE-S4] there is one auction', () => {
  assert.equal(refused(after(newGame(2), '0 bid:1', '1 bid:0'), 'bid:1'), 'EE-S4 over');
});

test('[ALL-1] nobody simply begins: the auction decides, then it goes clockwise', () => {
  assert.deepEqual(
    game.options.map(({ name }) => name),
    ['side', 'longGame', 'goodsTokens', 'neutralArmies', 'ageOrder'],
  );
  let state = after(newGame(3), '0 bid:0', '1 bid:0', '2 bid:1');
  const turns: number[] = [];
  for (let turn = 0; turn < 4; turn++) {
    turns.push(state.turn);
    state = after(state, 'take:1');
    if (state.step === 'act') state = after(state, 'done');
    state = after(state, 'endTurn');
  }
  assert.deepEqual(turns, [2, 0, 1, 2]);
});

test('[ALL-3] a bid is seen by its owner alone, and nothing shows it before all are in', () => {
  const [low, high] = ['0 bid:0', '0 bid:14'].map((bid) => after(newGame(2), bid)) as [never, never];
  for (const viewer of [1, 'spectator'] as const) {
    assert.deepEqual(game.view(low, viewer), game.view(high, viewer));
    assert.deepEqual(game.view(low, viewer).hasBid, [true, false]);
    assert.deepEqual(game.view(low, viewer).bids, [null, null]);
  }
  assert.deepEqual(game.view(high, 0).bids, [14, null]);
  assert.deepEqual(played(newGame(2), '0 bid:5').frames.get(1)!.frames[0]!.event, {
    type: 'bidMade',
    seat: 0,
  });
});

test('[ALL-3] an imagined bid is any that is possible, an own one is known', () => {
  const state = after(newGame(4), '0 bid:7', '2 bid:3');
  const imagined = Array.from(
    { length: 200 },
    (_, seed) => game.determinize(game.view(state, 0), rngFromSeed(seed)).bids,
  );
  for (const bids of imagined) assert.deepEqual([bids[0], bids[1], bids[3]], [7, null, null]);
  const drawn = new Set(imagined.map((bids) => bids[2]!));
  assert.deepEqual(
    [...drawn].toSorted((a, b) => a - b),
    [0, 1, 2, 3, 4, 5, 6, 7, 8, 9],
  );
});

test('[ALL-3] of the cards to come only the number is seen', () => {
  const view = game.view(newGame(2), 0);
  assert.equal(view.deck, 31);
  const other = game.view({ ...newGame(2), deck: newGame(2).deck.toReversed() }, 0);
  assert.deepEqual(view, other);
});

test('[ALL-4] a bid can be taken back until the last one opens all', () => {
  const first = played(newGame(3), '0 bid:3');
  const second = played(first.state, '1 bid:3');
  const third = played(second.state, '2 bid:3');
  assert.deepEqual([first.final, second.final, third.final], [false, false, true]);
});
