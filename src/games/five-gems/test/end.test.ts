// How the game ends, with several players and alone.

import assert from 'node:assert/strict';
import { test } from 'node:test';
import { checkOptions } from '../../../kernel/options.ts';
import { rngFromSeed } from '../../../kernel/random.ts';
import { game } from '../index.ts';
import { after, defaults, keys, played, position, why } from './position.ts';

/** Y in the row R-V-. fulfils S1R. */
const ready = { field: 'RV./GBB', open: 'YGG' } as const;
const nine = 'C1R C2R C3R';
const sixTasks = 'S2R S3R S4R S5R S6R S7R';

test('[FG-E1] ten points win at once', () => {
  const state = position({ ...ready, hands: 'S1R S8R S9R | S2R S3R C4R', fulfilled: `${nine} | C5R C6R` });
  assert.equal(game.outcome(state), undefined);
  const won = after(state, 'take:Y place:2,0 claim:S1R');
  assert.deepEqual(game.outcome(won), { places: [1, 2], scores: [10, 6], reason: 'points' });
  assert.deepEqual([won.step, keys(won)], ['gameOver', []]);
});

test('[FG-E1] more than ten points are as good', () => {
  const state = position({ field: 'RBV./GYY.', open: 'GGG', hands: 'C1R |', fulfilled: 'C4R C5R S1R S2R |' });
  assert.deepEqual(game.outcome(after(state, 'take:G place:3,0 claim:C1R'))?.scores, [11, 0]);
});

test('[FG-E1] nine points, or six tasks, do not end the game', () => {
  for (const fulfilled of ['C1R C2R S2R S3R |', 'C1R S2R S3R S4R S5R |']) {
    const state = position({ ...ready, hands: 'S1R |', fulfilled });
    assert.equal(game.outcome(after(state, 'take:Y place:2,0 claim:S1R')), undefined);
  }
});

test('[FG-E1] seven tasks win, whatever their points and those of others', () => {
  const state = position({ ...ready, hands: 'S1R | S8R', fulfilled: `${sixTasks} | ${nine}` });
  const won = after(state, 'take:Y place:2,0 claim:S1R');
  assert.deepEqual(game.outcome(won), { places: [1, 2], scores: [7, 9], reason: 'tasks' });
});

test('[FG-E1] the others are ranked by points, then by tasks', () => {
  const fulfilled = `${nine} | C4R | S2R S3R S4R | S5R | S6R`;
  const state = position({ ...ready, hands: 'S1R | | | |', fulfilled });
  assert.deepEqual(game.outcome(after(state, 'take:Y place:2,0 claim:S1R'))?.places, [1, 3, 2, 4, 4]);
});

test('[ALL-2] equal points and tasks share a place', () => {
  const state = position({
    field: 'RB/GY',
    hands: 'S7R S8R S9R | |',
    fulfilled: 'S1R | S2R | C1R',
    idleTurns: 59,
  });
  const outcome = game.outcome(after(state, 'swap:0,0>1,0 endTurn'));
  assert.deepEqual(outcome, { places: [2, 2, 1], scores: [1, 1, 3], reason: 'noProgress' });
});

test('[ALL-5] two players who undo each other do not play for ever', () => {
  let state = game.setup(2, { ...defaults, firstSeat: 0 }, rngFromSeed('undo'));
  state = { ...state, field: ['RB', 'GY'] };
  const [, ...rest] = Array.from({ length: 40 }, () => 'swap:0,0>1,0 endTurn');
  state = after(state, rest.join(' '));
  assert.deepEqual([state.end, state.idleTurns, game.view(state, 0).idleRounds], [null, 39, 19]);
  state = after(state, 'swap:0,0>1,0 endTurn');
  assert.deepEqual(game.outcome(state), { places: [1, 1], scores: [0, 0], reason: 'noProgress' });
});

test('[ALL-5] a fulfilled task is progress', () => {
  const state = position({ ...ready, hands: 'S1R S2R C1R |', idleTurns: 39 });
  assert.equal(game.outcome(after(state, 'take:Y place:2,0 endTurn'))?.reason, 'noProgress');
  const done = after(state, 'take:Y place:2,0 claim:S1R draw:simple');
  assert.deepEqual([done.end, done.idleTurns], [null, 0]);
});

test('[FG-V1] one player uses one deck, three cards in hand', () => {
  for (const soloDeck of ['simple', 'complex'] as const) {
    const state = game.setup(1, { ...defaults, soloDeck }, rngFromSeed('alone'));
    const other = soloDeck === 'simple' ? 'complex' : 'simple';
    assert.deepEqual(
      [state.hands[0]!.length, state.decks[soloDeck].length, state.decks[other].length],
      [3, 42, 0],
    );
    assert.ok(state.hands[0]!.every((id) => id.startsWith(soloDeck === 'simple' ? 'S' : 'C')));
    assert.deepEqual([state.field.length, state.open.length, state.stack.length], [2, 3, 33]);
  }
});

test('[FG-V1] the other deck stays in the box', () => {
  const state = position({ ...ready, hands: 'S1R S2R S3R' });
  const claimed = after(state, 'take:Y place:2,0 claim:S1R');
  assert.deepEqual(keys(claimed), ['draw:simple']);
  assert.equal(why(claimed, 'draw:complex'), 'FG-V1 otherDeck');
});

test('[FG-V1] [FG-V3] the options of the solo game are for one player', () => {
  for (const given of [{ soloDeck: 'complex' }, { goal: 9 }, { gameGoal: 9 }]) {
    assert.equal(checkOptions(game, 1, given).ok, true);
    assert.equal(checkOptions(game, 2, given).ok, false);
  }
});

test('[FG-V2] a turn without a fulfilled task gives the game a card, face up', () => {
  const state = position({ ...ready, hands: 'S1R S2R S3R' });
  const { state: idle, frames } = played(after(state, 'take:Y place:2,0'), 'endTurn');
  const { event } = frames.get('spectator')!.frames[0]!;
  assert.deepEqual(event, { type: 'gameScored', seat: 0, card: idle.gamePile[0] });
  assert.deepEqual([idle.gamePile.length, idle.decks.simple.length, idle.turn], [1, 41, 0]);
});

test('[FG-V2] fulfilled tasks go to the player, who draws new ones', () => {
  const state = position({ ...ready, hands: 'S1R S2R S3R' });
  const done = after(state, 'take:Y place:2,0 claim:S1R draw:simple');
  assert.deepEqual([done.fulfilled[0], done.gamePile, done.hands[0]!.length], [['S1R'], [], 3]);
});

test('[FG-V2] a wrong claim fulfils nothing', () => {
  const state = position({ ...ready, hands: 'S1R S2R S3R', referee: 'eyes' });
  const wrong = after(state, 'take:Y place:2,0 claim:S2R point:0,0 point:1,0 point:2,0 draw:simple');
  assert.deepEqual([wrong.discarded, wrong.gamePile.length, wrong.hands[0]!.length], [['S2R'], 1, 3]);
});

const simpleTasks = ['S4', 'S5', 'S6', 'S7', 'S8', 'S9'].flatMap((pattern) =>
  [...'RBGYV'].map((colour) => `${pattern}${colour}`),
);

test('[FG-V3] the player wins with the goal, if the game has not reached its own', () => {
  for (const goal of [10, 9]) {
    const fulfilled = simpleTasks.slice(0, goal - 1).join(' ');
    const gamePile = simpleTasks.slice(10, 19).join(' ');
    const state = position({ ...ready, hands: 'S1R S2R S3R', goal, fulfilled, gamePile });
    assert.equal(game.outcome(state), undefined);
    const won = after(state, 'take:Y place:2,0 claim:S1R');
    assert.deepEqual(game.outcome(won), { places: [1], scores: [goal], reason: 'soloWon' });
  }
});

test('[FG-V3] the game wins with its own goal', () => {
  for (const gameGoal of [10, 9]) {
    const fulfilled = simpleTasks.slice(0, 9).join(' ');
    const gamePile = simpleTasks.slice(10, 10 + gameGoal - 1).join(' ');
    const state = position({ ...ready, hands: 'S1R S2R S3R', gameGoal, fulfilled, gamePile });
    const lost = after(state, 'take:Y place:2,0 endTurn');
    assert.deepEqual(game.outcome(lost), { places: [2], scores: [9], reason: 'soloLost' });
  }
});

test('[FG-V3] a complex task counts one, too; neither points nor seven tasks end the solo game', () => {
  const field = 'RBV./GYY.';
  const fulfilled = 'C2R C2B C2G C2Y C2V C3R C3B';
  const state = position({ field, open: 'GGG', hands: 'C1R C4R C5R', soloDeck: 'complex', fulfilled });
  const { state: done, frames } = played(after(state, 'take:G place:3,0'), 'claim:C1R');
  assert.equal(game.outcome(done), undefined);
  assert.deepEqual(game.scoreParts(game.view(done, 0)), [[{ key: 'tasks', points: 8 }]]);
  const { event } = frames.get(0)!.frames[0]!;
  assert.ok(event.type === 'taskFulfilled' && event.points === 1);
});

test('[FG-V4] lost when the game’s card must be drawn and none is left', () => {
  const state = position({ ...ready, hands: 'S1R S2R S3R', discarded: allBut(['S1R', 'S2R', 'S3R']) });
  const lost = after(state, 'take:Y place:2,0 endTurn');
  assert.deepEqual(game.outcome(lost), { places: [2], scores: [0], reason: 'soloDeckEmpty' });
});

test('[FG-V4] lost when the own card must be drawn and none is left; but first all may be claimed', () => {
  const hand = ['S1R', 'S2R', 'S3R'];
  const state = position({ ...ready, hands: hand.join(' '), discarded: allBut(hand) });
  const claimed = after(state, 'take:Y place:2,0 claim:S1R');
  assert.deepEqual([game.outcome(claimed), keys(claimed)], [undefined, ['endTurn']]);
  assert.equal(game.outcome(after(claimed, 'endTurn'))?.reason, 'soloDeckEmpty');
});

function allBut(hand: readonly string[]): string {
  const all = ['S1', 'S2', 'S3'].flatMap((pattern) => [...'RBGYV'].map((colour) => `${pattern}${colour}`));
  return [...all, ...simpleTasks].filter((id) => !hand.includes(id)).join(' ');
}
