import assert from 'node:assert/strict';
import { test } from 'node:test';
import { canonicalJson } from '../../../kernel/json.ts';
import { rngFromSeed } from '../../../kernel/random.ts';
import { hasAction, numberOf } from '../components.ts';
import { game } from '../index.ts';
import { position } from './position.ts';
import { after, events, played, refusal } from './table.ts';

const threeDice = '8=p1 8=p1 8=p1';

test('[ALL-1] the first player is the chosen one, or drawn', () => {
  for (const firstSeat of [0, 1, 2])
    assert.equal(game.setup(3, { firstSeat }, rngFromSeed(1)).turn, firstSeat);
  const drawn = Array.from(
    { length: 60 },
    (_, seed) => game.setup(5, { firstSeat: 'random' }, rngFromSeed(seed)).turn,
  );
  assert.deepEqual([...new Set(drawn)].toSorted(), [0, 1, 2, 3, 4]);
});

test('[ALL-1] turns go clockwise', () => {
  const state = position({ common: threeDice, mines: '//', turn: 2 });
  assert.equal(after(state, '2 endTurn').turn, 0);
});

test('[ALL-2] equal dollars share a place', () => {
  const state = position({ common: threeDice, mines: '//', money: [60, 70, 70], step: 'gameOver' });
  assert.deepEqual(game.outcome(state)?.places, [3, 1, 1]);
});

test('[ALL-3] a view shows numbers, never an unseen back nor the order of the deck', () => {
  const drawing = { mines: '7 4 / 5', seen: '3 3a', deck: '6 5 5a 1 2a' };
  const state = position({ ...drawing, common: '8 2a 1a' });
  const other = position({ mines: '7a 4a / 5a', seen: '3a 3', deck: '6a 2 1a 5 5a', common: '8a 2a 1a' });
  for (const viewer of [0, 1, 'spectator'] as const)
    assert.equal(canonicalJson(game.view(state, viewer)), canonicalJson(game.view(other, viewer)));
  assert.deepEqual(game.view({ ...state, unseen: state.unseen.toReversed() }, 0), game.view(state, 0));
  for (const viewer of [1, 'spectator'] as const)
    assert.deepEqual(game.view(state, viewer), { ...game.view(state, 0), viewer });
});

test('[ALL-3] imagined backs are as likely as counting makes them', () => {
  const view = game.view(position({ mines: '1 / 2', seen: '1 1', held: ['toll toll toll', ''] }), 1);
  let [ones, twos] = [0, 0];
  for (let seed = 0; seed < 600; seed++) {
    const world = game.determinize(view, rngFromSeed(seed));
    if (hasAction(world.mines[0]![0]!.card)) ones++;
    if (hasAction(world.mines[1]![0]!.card)) twos++;
    assert.equal(numberOf(world.top!), view.top);
  }
  assert.ok(Math.abs(ones / 600 - 4 / 5) < 0.07, `${ones} of 600`);
  assert.ok(Math.abs(twos / 600 - 1 / 4) < 0.07, `${twos} of 600`);
});

test('[ALL-4] steps can be taken back, until a die is rolled, a card dealt or turned', () => {
  const state = position({ common: '8 8 8', money: [9, 0], held: ['hire', ''] });
  for (const key of ['buy:prospector', 'use:hire']) assert.equal(played(state, `0 ${key}`).final, false);
  assert.equal(played(state, '0 roll').final, true);
  const placing = position({ common: '8 8 8', rolled: 'p1 p2 p3' });
  assert.equal(played(placing, '0 place:p3>common.8').final, false);
  assert.equal(played(position({ common: threeDice }), '0 endTurn').final, false);
  assert.equal(played(position({ common: '1=p8 8=p1 8=p1' }), '0 endTurn').final, true);
  const turned = position({ common: '8=p1 8=p1 8', mines: '3=p3 /', held: ['richVein', ''] });
  assert.equal(after(turned, '0 endTurn').rng.drawn, turned.rng.drawn);
  assert.equal(played(turned, '0 endTurn').final, true);
});

test('[ALL-5] twenty rounds without a new low of the bank end the game', () => {
  const state = position({ common: threeDice, money: [3, 5], idleTurns: 38 });
  const last = after(state, '0 endTurn');
  assert.deepEqual([last.idleTurns, game.view(last, 0).idleRounds, game.outcome(last)], [39, 19, undefined]);
  const stuck = after({ ...last, step: 'finish', waitingPlain: 0, asidePlain: 3 }, '1 endTurn');
  assert.deepEqual(game.outcome(stuck), { places: [2, 1], scores: [3, 5], reason: 'noProgress' });
});

test('[ALL-5] only a new low is progress', () => {
  const regained = position({ common: '1=p8 8=p1 8=p1', money: [3, 5], idleTurns: 7 });
  assert.equal(after(regained, '0 endTurn').idleTurns, 0);
  assert.equal(after({ ...regained, lowestBank: 190 }, '0 endTurn').idleTurns, 8);
  const used = position({ common: threeDice, money: [0, 0], idleTurns: 7, held: ['richVein', ''] });
  assert.equal(after(used, '0 use:richVein · 0 endTurn').idleTurns, 0);
});

test('[GR-E1] the game ends when an income empties the bank, and that income is finished', () => {
  const state = position({ common: '8=p8 5=p8', mines: '2=p8 /', money: [99, 96] });
  const over = after(state, '0 endTurn');
  assert.deepEqual(game.outcome(over), { places: [1, 2], scores: [104, 96], reason: 'bankEmpty' });
  assert.deepEqual([over.common.length, over.mines[0]!.length, over.turn], [0, 1, 0]);
  assert.deepEqual(events(state, '0 endTurn').at(-1), { type: 'gameEnded', reason: 'bankEmpty' });
  assert.equal(refusal(over, 1, 'roll'), 'gameOver');
});

test('[GR-E1] an action card ends it at once: dice that lie bring nothing', () => {
  const state = position({
    common: '1=p8 5 8',
    rolled: 'p8',
    asidePlain: 1,
    held: ['', 'richVein'],
    money: [98, 97],
  });
  const over = after(state, '1 use:richVein');
  assert.deepEqual(game.outcome(over), { places: [2, 1], scores: [98, 102], reason: 'bankEmpty' });
  assert.deepEqual([game.activeSeats(over), game.awaitedSeats(over)], [[], []]);
});

test('[GR-E1] action cards and figures are worth nothing', () => {
  const state = position({
    common: threeDice,
    money: [99, 100],
    prospectors: [0, 0],
    guards: [2, 0],
    held: ['toll', ''],
  });
  assert.deepEqual(game.scoreParts(game.view(state, 0)), [
    [{ key: 'dollars', points: 99 }],
    [{ key: 'dollars', points: 100 }],
  ]);
});
