import assert from 'node:assert/strict';
import { test } from 'node:test';
import type { Seat } from '../../../kernel/game.ts';
import { play, refusalOf } from '../../../kernel/play.ts';
import { rngFromSeed } from '../../../kernel/random.ts';
import { deck, numbers } from '../components.ts';
import { game } from '../index.ts';
import type { State } from '../types.ts';
import { position } from './position.ts';

const defaults = { firstSeat: 'random', goal: 20, quiet: false } as const;

/** '0 lay:3 · 0 endTurn': the state after these moves, of which each must be legal. */
function after(state: State, moves: string): State {
  return moves.split(' · ').reduce((now, move) => played(now, move).state, state);
}

function played(state: State, move: string) {
  const [seat, key] = move.split(' ') as [string, string];
  const result = play(game, state, Number(seat), key, [0, 1, 'spectator']);
  assert.ok(result.ok, `${move}: ${JSON.stringify(result)}`);
  return result;
}

function keys(state: State, seat: Seat): string[] {
  return game.legalMoves(state, seat).map(game.moveKey);
}

function refusal(state: State, seat: Seat, key: string) {
  return refusalOf(game, game.view(state, seat), seat, key);
}

test('[TP-C1] twenty cards, each number four times', () => {
  assert.equal(deck.length, 20);
  for (const number of numbers) assert.equal(deck.filter((card) => card === number).length, 4);
});

test('[ALL-1] the first player is the chosen one, or drawn', () => {
  for (const firstSeat of [0, 1, 2]) {
    assert.equal(game.setup(3, { ...defaults, firstSeat }, rngFromSeed(1)).turn, firstSeat);
  }
  const drawn = Array.from({ length: 40 }, (_, seed) => game.setup(3, defaults, rngFromSeed(seed)).turn);
  assert.deepEqual([...new Set(drawn)].toSorted(), [0, 1, 2]);
});

test('[ALL-1] turns go clockwise', () => {
  const state = after(position({ hands: '123 123 123', turn: 2 }), '2 pass · 0 turnUp');
  assert.deepEqual([state.turn, state.step], [0, 'layCard']);
});

test('[TP-S1] three cards for everybody, one bar, the rest in the bag', () => {
  const state = game.setup(4, defaults, rngFromSeed('deal'));
  assert.deepEqual(
    state.hands.map((hand) => hand.length),
    [3, 3, 3, 3],
  );
  assert.equal(state.bag.length, 20 - 12 - 1);
});

test('[ALL-3] nobody sees another hand, nor what was laid', () => {
  const state = position({ hands: '13 245', laid: '3', step: 'answer' });
  assert.deepEqual(game.view(state, 1).hand, [2, 4, 5]);
  assert.deepEqual(game.view(state, 0).laid, [3]);
  for (const viewer of [1, 'spectator'] as const) {
    assert.equal(game.view(state, viewer).laid, null);
    assert.deepEqual(game.viewEvent({ type: 'cardLaid', seat: 0, card: 3 }, viewer), {
      type: 'cardLaid',
      seat: 0,
    });
  }
});

test('[ALL-4] laying can be taken back; drawn and shown cards cannot', () => {
  const start = position({ hands: '133 245' });
  const laid = played(start, '0 lay:3');
  assert.equal(laid.final, false);
  const ended = after(laid.state, '0 raise · 0 endTurn');
  assert.equal(played(ended, '1 believe').final, false);
  assert.equal(played(ended, '1 doubt').final, true);
  assert.equal(played(after(ended, '1 believe'), '1 turnUp').final, true);
});

test('[TP-T1] a turn begins with any card of the hand, or a pass', () => {
  const state = position({ hands: '331 245' });
  assert.deepEqual(keys(state, 0), ['lay:1', 'lay:3', 'pass']);
  assert.deepEqual(refusal(state, 0, 'lay:5'), { rule: 'TP-T1', params: { reason: 'noSuchCard', card: 5 } });
  assert.deepEqual(after(state, '0 lay:3').hands[0], [3, 1]);
  assert.equal(after(state, '0 pass').step, 'turnUp');
});

test('[TP-T2] only a twin may be added, and the step is there without one', () => {
  const state = position({ hands: '133 245' });
  assert.deepEqual(keys(after(state, '0 lay:3'), 0), ['raise', 'endTurn']);
  const alone = after(state, '0 lay:1');
  assert.deepEqual(keys(alone, 0), ['endTurn']);
  assert.deepEqual(refusal(alone, 0, 'raise'), { rule: 'TP-T2', params: { reason: 'noTwin', card: 1 } });
  assert.equal(game.view(alone, 1).step, 'raise');
});

test('[TP-T3] the turn is ended with something laid', () => {
  const state = position({ hands: '133 245' });
  assert.deepEqual(refusal(state, 0, 'endTurn'), { rule: 'TP-T3', params: { reason: 'nothingLaid' } });
  assert.equal(after(state, '0 lay:3 · 0 endTurn').step, 'answer');
});

test('[TP-T4] the next player believes: the stake is scored, the cards stay unseen', () => {
  const ended = after(position({ hands: '113 245 222', bar: 3 }), '0 lay:1 · 0 raise · 0 endTurn');
  assert.deepEqual(refusal(ended, 2, 'believe'), { rule: 'TP-T4', params: { reason: 'notNext', next: 1 } });
  const believed = after(ended, '1 believe');
  assert.deepEqual(believed.trusted, [6, 0, 0]);
  assert.equal(game.view(believed, 1).laid, null);
});

test('[TP-T5] a doubted truth scores twice', () => {
  const state = after(position({ hands: '133 245' }), '0 lay:3 · 0 endTurn · 1 doubt');
  assert.deepEqual(
    [state.trusted, state.caught],
    [
      [6, 0],
      [0, 0],
    ],
  );
  assert.deepEqual(game.view(state, 'spectator').laid, [3]);
});

test('[TP-T5] a fib scores for whoever doubts it, out of turn as well', () => {
  const ended = after(position({ hands: '133 245 222' }), '0 lay:1 · 0 endTurn');
  assert.deepEqual([game.activeSeats(ended), game.awaitedSeats(ended)], [[1, 2], [1]]);
  assert.deepEqual(after(ended, '2 doubt').caught, [0, 0, 3]);
});

test('[TP-T6] the next player turns up a bar; the table is cleared and the hand filled', () => {
  const believed = after(position({ hands: '133 245' }), '0 lay:3 · 0 raise · 0 endTurn · 1 believe');
  assert.deepEqual(refusal(believed, 1, 'lay:2'), { rule: 'TP-T1', params: { reason: 'notNow' } });
  const next = after(believed, '1 turnUp');
  assert.deepEqual([next.turn, next.laid, next.hands[0]!.length], [1, [], 3]);
  assert.equal(next.bag.length, 20 - 6 - 1);
});

test('[TP-E1] the game ends with the goal', () => {
  const state = position({ hands: '133 245', bar: 3, trusted: [14, 17], turn: 1 });
  const short = after({ ...state, bar: 2 }, '1 lay:2 · 1 endTurn · 0 believe');
  assert.equal(game.outcome(short), undefined);
  const reached = after(state, '1 lay:2 · 1 endTurn · 0 believe');
  assert.deepEqual(game.outcome(reached), { places: [2, 1], scores: [14, 20], reason: 'goal' });
  assert.deepEqual(refusal(reached, 0, 'turnUp'), { code: 'gameOver' });
});

test('[ALL-2] equal points share a place', () => {
  const state = position({ hands: '133 245 222', step: 'gameOver', trusted: [20, 3, 0], caught: [0, 0, 3] });
  assert.deepEqual(game.outcome(state)?.places, [1, 2, 2]);
});

test('[ALL-5] twenty rounds without a point end the game', () => {
  const state = position({ hands: '133 245', trusted: [5, 0], idleTurns: 38 });
  const last = after(state, '0 pass · 1 turnUp');
  assert.equal(game.outcome(last), undefined);
  const stuck = after(last, '1 pass');
  assert.deepEqual(game.outcome(stuck), { places: [1, 2], scores: [5, 0], reason: 'noProgress' });
  assert.equal(after(last, `1 lay:${last.hands[1]![0]} · 1 endTurn · 0 believe`).idleTurns, 0);
});

test('[TP-V1] the longer game goes on to forty', () => {
  const state = position({ hands: '133 245', goal: 40, trusted: [36, 0] });
  assert.equal(game.outcome(after(state, '0 lay:3 · 0 endTurn · 1 believe')), undefined);
  assert.equal(game.outcome(after(state, '0 lay:3 · 0 endTurn · 1 doubt'))?.reason, 'goal');
});

test('[TP-V2] at the quiet table only the next player may doubt', () => {
  const ended = after(position({ hands: '133 245 222', quiet: true }), '0 lay:1 · 0 endTurn');
  assert.deepEqual(game.activeSeats(ended), [1]);
  assert.deepEqual(refusal(ended, 2, 'doubt'), { code: 'notYourSeat' });
});
