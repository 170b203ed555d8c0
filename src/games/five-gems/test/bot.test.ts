import assert from 'node:assert/strict';
import { test } from 'node:test';
import { ignore } from '../../../kernel/game.ts';
import { pickOne, rngFork, rngFromSeed } from '../../../kernel/random.ts';
import { hints } from '../bot.ts';
import { game } from '../index.ts';
import type { State } from '../types.ts';
import { after, defaults, position } from './position.ts';

function choice(state: State, seed = 'bot'): string {
  return game.moveKey(hints.policy(state, state.turn, rngFromSeed(seed)));
}

/** The whole turn of whoever's turn it is. */
function turnOf(state: State): string {
  const { turn, idleTurns } = state;
  const made: string[] = [];
  let now = state;
  do {
    made.push(choice(now));
    now = after(now, made.at(-1)!);
  } while (now.turn === turn && now.end === null && now.idleTurns === idleTurns);
  return made.join(' ');
}

test('a task at hand is fulfilled, by each kind of action', () => {
  const hands = 'S1R S2R S3R | S4R';
  const placing = position({ field: 'RV./GBB', open: 'YGG', hands });
  assert.match(turnOf(placing), /^take:Y place:2,0 claim:S1R draw:/);
  const swapping = position({ field: 'RYV/GBB', open: 'GGG', hands });
  assert.match(turnOf(swapping), /^swap:1,0>2,0 claim:S1R draw:/);
  const moving = position({ field: '..Y/RV./GBB/G.G', open: 'GGG', hands: 'S1R S2R S5R |' });
  assert.match(turnOf(moving), /^move:2,0>2,1 claim:S1R draw:/);
});

test('the eyes of a bot see what stands there', () => {
  const state = position({ field: 'RV./GBB', open: 'YGG', hands: 'S1R S2R S3R | S4R', referee: 'eyes' });
  assert.match(turnOf(state), /^take:Y place:2,0 claim:S1R point:0,0 point:1,0 point:2,0 draw:/);
});

test('a claim in error is carried through', () => {
  const state = position({ field: 'RV./GBB', open: 'GGG', hands: 'S1R S2R S3R | S4R', referee: 'eyes' });
  const claiming = after(state, 'take:G place:2,0 claim:S1R');
  assert.match(choice(claiming), /^point:/);
});

test('the last change is not undone without a claim', () => {
  const undone = { swap: 0, move: 0 };
  for (let seed = 0; seed < 400; seed++) {
    const state = game.setup(2, defaults, rngFromSeed(`undo/${seed}`));
    for (const turns = rngFromSeed(seed); turns.drawn < 12 || state.step !== 'chooseAction'; ) {
      game.apply(state, state.turn, pickOne(turns, game.legalMoves(state, state.turn)), ignore);
    }
    const wish = hints.policy({ ...state, change: null }, state.turn, rngFromSeed('wish'));
    if (wish.type !== 'swap' && wish.type !== 'move') continue;
    if (game.legalMoves(after(state, game.moveKey(wish)), state.turn).some(({ type }) => type === 'claim'))
      continue;
    const { type: action, x, y, toX, toY } = wish;
    const cells = action === 'swap' ? { x, y, toX, toY } : { x: toX, y: toY, toX: x, toY: y };
    const change = { action, seat: 1 - state.turn, ...cells };
    assert.notDeepEqual(hints.policy({ ...state, change }, state.turn, rngFromSeed('wish')), wish);
    undone[action]++;
  }
  assert.ok(undone.swap >= 10 && undone.move >= 2, JSON.stringify(undone));
});

test('where undoing is all that can be done, it is done; where nothing can, the turn passes', () => {
  const block = ['RRRRRRRR', 'BBBBBBBB', 'GGGGGGGG', 'YYYYYYYY', 'VVVVVVVV'];
  const rows = block.map((row) => [...row].join('..'));
  const lonely = rows.join(`/${'.'.repeat(22)}/${'.'.repeat(22)}/`);
  assert.equal(choice(position({ field: lonely, hands: '|' })), 'pass');
  // The lowest right V comes beside the first R.
  const pair = `V${'.'.repeat(21)}/${lonely.replace(/V$/, '.')}`;
  const change = { action: 'swap', seat: 1, x: 0, y: 0, toX: 0, toY: 1 } as const;
  const state = position({ field: pair, hands: 'S1R S2R C1R |', change });
  assert.deepEqual(game.legalMoves(state, 0).map(game.moveKey), ['swap:0,0>0,1']);
  assert.equal(choice(state), 'swap:0,0>0,1');
});

test('the deck is drawn from that shortens the way', () => {
  const draw = (fulfilled: string) => {
    const state = position({ field: 'RV./GBB', open: 'YGG', hands: 'S1R S2R S3R |', fulfilled });
    return choice(after(state, 'take:Y place:2,0 claim:S1R'));
  };
  assert.equal(draw('C4R C5R S4R S5R |'), 'draw:simple', 'one point is missing');
  assert.equal(draw('S4R S5R S6R S7R S8R |'), 'draw:simple', 'one task is missing');
  assert.equal(draw('C4R C5R |'), 'draw:complex', 'three points are missing, or four tasks');
});

test('what a bot does follows from what it sees', () => {
  const rng = rngFromSeed('sees');
  for (const referee of ['automatic', 'eyes'] as const) {
    const state = game.setup(3, { ...defaults, referee }, rngFromSeed(`sees/${referee}`));
    for (let move = 0; move < 60 && state.end === null; move++) {
      const seat = state.turn;
      const chosen = hints.policy(state, seat, rngFromSeed(move));
      const imagined = game.determinize(game.view(state, seat), rngFork(rng, `${move}`));
      assert.deepEqual(hints.policy(imagined, seat, rngFromSeed(move)), chosen);
      assert.equal(hints.evaluate(imagined, seat), hints.evaluate(state, seat));
      game.apply(state, seat, chosen, ignore);
    }
  }
});

test('a position is better after a task, and best when won', () => {
  const state = position({
    field: 'RV./GBB',
    open: 'YGG',
    hands: 'S1R S2R S3R | S4R',
    fulfilled: 'C1R C2R C3R |',
  });
  const placed = after(state, 'take:Y place:2,0');
  const won = after(placed, 'claim:S1R');
  const values = [after(state, 'take:G place:2,0'), placed, won].map((now) => hints.evaluate(now, 0));
  assert.ok(values[0]! < values[1]! && values[1]! < values[2]!, values.join(' < '));
  assert.ok(hints.evaluate(won, 1) < hints.evaluate(placed, 1));
});

test('a task shown to be claimed is not lost yet', () => {
  const state = position({ field: 'RV./GBB', open: 'YGG', hands: 'S1R S2R S3R | S4R', referee: 'eyes' });
  const placed = after(state, 'take:Y place:2,0');
  assert.ok(hints.evaluate(after(placed, 'claim:S1R'), 0) > hints.evaluate(after(placed, 'endTurn'), 0));
});

test('aimless play loses, and sensible games end by themselves', () => {
  let lost = 0;
  for (let seed = 0; seed < 40; seed++) {
    const state = game.setup(2, { ...defaults, firstSeat: seed % 2 }, rngFromSeed(`aimless/${seed}`));
    const rng = rngFromSeed(`aimless/${seed}/players`);
    while (state.end === null) {
      const seat = state.turn;
      const move = seat === 0 ? hints.policy(state, 0, rng) : pickOne(rng, game.legalMoves(state, 1));
      game.apply(state, seat, move, ignore);
    }
    if (game.outcome(state)!.places[0] === 1 && state.end !== 'noProgress') lost++;
  }
  assert.equal(lost, 40);
});
