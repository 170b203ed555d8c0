import assert from 'node:assert/strict';
import { test } from 'node:test';
import { rngFromSeed } from '../../../kernel/random.ts';
import { game } from '../index.ts';
import type { State } from '../types.ts';
import { check } from './invariants.ts';
import { position } from './position.ts';
import { after, anyMove, keys, newGame, played, playOut, refusal, refused, withCard } from './table.ts';

const row = 'CA1 CA2 CA3 CA4 CA5 CA6';

test('[EE-T1] a card costs 0, 1, 1, 2, 2, 3 by its place, and lies open before its owner', () => {
  const start = position('C4:aaabbb', { row });
  const paid = [1, 2, 3, 4, 5, 6].map((place) => 14 - after(start, `take:${place}`).coins[0]!);
  assert.deepEqual(paid, [0, 1, 1, 2, 2, 3]);
  const view = game.view(after(start, 'take:5'), 1);
  assert.deepEqual([view.cards, view.card], [[['CA5'], []], 'CA5']);
  assert.deepEqual(view.row, ['CA1', 'CA2', 'CA3', 'CA4', null, 'CA6']);
});

test('[EE-T1] what cannot be paid cannot be taken', () => {
  const takes = [0, 1, 2, 3].map((coins) => keys(position('C4:a', { coins: [coins, 14] })).length);
  assert.deepEqual(takes, [1, 3, 5, 6]);
  assert.deepEqual(refusal(position('C4:a', { coins: [1, 14] }), 'take:4'), {
    rule: 'EE-T1',
    params: { reason: 'tooExpensive', price: 2, coins: 1 },
  });
});

test('[EE-T1] first the card, and one only', () => {
  const start = position('C4:aaabbb', { row });
  for (const key of ['place:C4', 'march:C4>C5', 'city:C4', 'destroy:C4:1', 'done', 'endTurn']) {
    assert.equal(refused(start, key), 'EE-T1 takeFirst');
  }
  assert.equal(refused(after(start, 'take:1'), 'take:2'), 'EE-T1 oneCard');
  assert.equal(refused(after(start, 'take:1', 'done'), 'take:2'), 'EE-T1 oneCard');
});

test('[EE-T2] an action is carried out wholly, partly or not at all', () => {
  const taken = withCard('CA1', 'C4:aaabbb');
  for (const units of [0, 1, 2]) {
    const moves = [...Array<string>(units).fill('place:C4'), 'done'];
    const state = after(taken, ...moves);
    assert.deepEqual([state.supply[0], keys(state)], [11 - units, ['endTurn']]);
  }
  const wholly = after(taken, 'place:C4', 'place:C4', 'place:C4');
  assert.deepEqual([wholly.supply[0], keys(wholly)], [8, ['endTurn']]);
});

test('[EE-T2] a turn ends after its action, and only what the card says is done', () => {
  const taken = withCard('CA1', 'C4:aaabbb');
  assert.equal(refused(taken, 'endTurn'), 'EE-T2 doneFirst');
  assert.equal(refused(taken, 'march:C4>C5'), 'EE-T2 notOnCard');
  assert.equal(refused(after(taken, 'done'), 'done'), 'EE-T2 finished');
  assert.equal(refused(after(taken, 'done'), 'place:C4'), 'EE-T2 finished');
});

test('[EE-T2] a card with nothing to do goes straight to the end of the turn', () => {
  assert.deepEqual(keys(withCard('CA1', 'C4:aaaaaaaaaaaaaabbb')), ['endTurn'], 'an empty supply');
  assert.deepEqual(keys(withCard('CA2', 'C4:bbb')), ['endTurn'], 'no army to march');
  assert.deepEqual(keys(withCard('CA6', 'C4:bbb')), ['endTurn'], 'no army for a city');
  assert.deepEqual(keys(withCard('CA6', 'C4:aAAA')), ['endTurn'], 'no city left');
  assert.deepEqual(keys(withCard('WO7', 'C4:ABB')), ['endTurn'], 'no army anywhere');
});

test('[EE-T8] with "/" the first unit chooses, and the other action is gone', () => {
  const taken = withCard('WO6', 'C4:abbb');
  assert.equal(game.view(taken, 0).step, 'actEither');
  const marches = ['march:C4>C2', 'march:C4>C3', 'march:C4>C5', 'march:C4>C6', 'march:C4>C8', 'march:C4>C10'];
  assert.deepEqual(keys(taken), ['place:C4', ...marches, 'done']);
  const placed = after(taken, 'place:C4');
  assert.deepEqual(keys(placed), ['place:C4', 'done']);
  assert.equal(refused(placed, 'march:C4>C5'), 'EE-T8 otherChosen');
  const marched = after(taken, 'march:C4>C5');
  assert.equal(refused(marched, 'place:C4'), 'EE-T8 otherChosen');
  assert.equal(game.view(marched, 0).left, 2);
  assert.equal(refused(after(marched, 'done'), 'place:C4'), 'EE-T8 otherChosen');
});

test('[EE-T8] with "/" an action that is used up is not called the other one', () => {
  const destroyed = after(withCard('WO7', 'C4:aaabbbc'), 'destroy:C4:1');
  assert.equal(refused(destroyed, 'destroy:C4:1'), 'EE-T7 usedUp');
  assert.equal(refused(destroyed, 'city:C4'), 'EE-T8 otherChosen');
  const marched = after(withCard('WO6', 'C4:aaabbb'), 'march:C4>C5', 'march:C4>C5', 'march:C5>C4');
  assert.equal(refused(marched, 'march:C4>C5'), 'EE-T4 usedUp');
  assert.equal(refused(marched, 'place:C4'), 'EE-T8 otherChosen');
  const placed = after(withCard('WO6', 'C4:aaabbb'), 'place:C4', 'place:C4');
  assert.equal(refused(placed, 'place:C4'), 'EE-T3 usedUp');
  assert.equal(refused(placed, 'march:C4>C5'), 'EE-T8 otherChosen');
});

test('[EE-T2] whoever has said that it is enough is not told that nothing can be done', () => {
  const enough = after(withCard('WO6', 'C4:aaabbb'), 'march:C4>C5', 'done');
  assert.equal(refused(enough, 'done'), 'EE-T2 finished');
  const usedUp = after(withCard('WO6', 'C4:aaabbb'), 'place:C4', 'place:C4');
  assert.equal(refused(usedUp, 'done'), 'EE-T2 nothingLeft');
});

test('[EE-T8] with "+" both are done, in either order', () => {
  const taken = withCard('CA8', 'C4:abbb');
  assert.equal(game.view(taken, 0).step, 'actBoth');
  assert.deepEqual(keys(taken), ['destroy:C4:0', 'destroy:C4:1', 'place:C4', 'done']);
  const one = after(taken, 'destroy:C4:1', 'place:C4');
  const other = after(taken, 'place:C4', 'destroy:C4:1');
  assert.deepEqual(one, other);
  assert.deepEqual([keys(one), one.supply], [['endTurn'], [12, 12]]);
  assert.deepEqual(keys(after(taken, 'place:C4')), ['destroy:C4:0', 'destroy:C4:1', 'done']);
});

test('[EE-T8] with "+" the first action may make the second possible', () => {
  const taken = withCard('CA8', 'C4:aaaaaaaaaaaaaab');
  assert.ok(!keys(taken).includes('place:C4'));
  assert.deepEqual(keys(after(taken, 'destroy:C4:0')), ['place:C4', 'done']);
});

test('[EE-T9] the row closes to the left, and a new card comes at the right', () => {
  const state = after(position('C4:aaabbb', { row }), 'take:2', 'done');
  const ended = played(state, 'endTurn');
  const [closed, dealt] = ended.frames.get('spectator')!.frames;
  assert.deepEqual(closed!.view.row, ['CA1', 'CA3', 'CA4', 'CA5', 'CA6']);
  const after6 = game.view(ended.state, 0).row;
  assert.deepEqual(dealt!.event, { type: 'cardDealt', card: after6[5] });
  assert.deepEqual(after6.slice(0, 5), closed!.view.row);
  assert.deepEqual([ended.state.deck.length, ended.state.turn], [state.deck.length - 1, 1]);
});

test('[EE-T9] each card of the bag may come next', () => {
  const state = after(position('C4:aaabbb', { row }), 'take:1', 'done');
  const drawn = Array.from({ length: 400 }, (_, seed) => {
    const next = after({ ...game.clone(state), rng: rngFromSeed(seed) }, 'endTurn');
    return next.row[5];
  });
  assert.equal(new Set(drawn).size, 37 - 6);
});

test('[EE-T9] the bag is empty only after the very last turn, and then nothing comes', () => {
  for (const [seats, left, open] of [
    [2, 5, 6],
    [3, 1, 6],
    [4, 0, 5],
    [5, 1, 6],
  ] as const) {
    const rows: number[] = [];
    const watch = (state: State) => state.step === 'chooseCard' && rows.push(state.row.length);
    const end = playOut(newGame(seats), anyMove(rngFromSeed(seats)), watch);
    assert.ok(rows.every((length) => length === 6));
    assert.deepEqual([end.deck.length, end.row.length], [left, open]);
  }
});

test('[EE-T9] where no card lies none can be taken', () => {
  const short = position('C4:aaabbb');
  short.row.pop();
  assert.equal(refused(short, 'take:6'), 'EE-T9 noCard');
});

test('[EE-E1] the game ends when all have their cards', () => {
  for (const [seats, each] of [
    [2, 13],
    [3, 10],
    [4, 8],
    [5, 7],
  ] as const) {
    const end = playOut(newGame(seats), anyMove(rngFromSeed(seats)), check);
    assert.deepEqual(
      game.view(end, 0).cards.map((list) => list.length),
      Array(seats).fill(each),
    );
    assert.equal(game.outcome(end)!.reason, 'lastCard');
    assert.deepEqual([game.view(end, 0).step, game.activeSeats(end)], ['gameOver', []]);
    assert.deepEqual(refusal(end, 'endTurn', 0), { code: 'gameOver' });
  }
});

test('[EE-E1] the last turn is told with the points', () => {
  let last: State | undefined;
  playOut(newGame(2), anyMove(rngFromSeed(1)), (state) => {
    if (state.step === 'endTurn') last = game.clone(state);
  });
  const { state, frames } = played(last!, 'endTurn');
  const scored = frames.get(0)!.frames.at(-1)!.event;
  assert.deepEqual(scored, { type: 'gameScored', game: 1, points: game.outcome(state)!.scores });
});

test('[ALL-4] every step of a turn can be taken back, until the new card comes', () => {
  let state = position('C4:aaabbb', { row: 'CA8' });
  const finals: boolean[] = [];
  for (const move of ['take:1', 'destroy:C4:1', 'done', 'endTurn']) {
    const result = played(state, move);
    finals.push(result.final);
    state = result.state;
  }
  assert.deepEqual(finals, [false, false, false, true]);
});

test('[ALL-5] every turn is progress, so nobody can stall: doing nothing ends the game too', () => {
  for (const seats of game.seatCounts) {
    const lazy = (state: State, seat: number) => game.legalMoves(state, seat).at(-1)!;
    const end = playOut(newGame(seats, { longGame: true }), lazy);
    assert.equal(game.outcome(end)!.reason, 'threeGames');
  }
});
