import assert from 'node:assert/strict';
import { test } from 'node:test';
import { ignore } from '../../src/kernel/game.ts';
import { deepFreeze, hashOf } from '../../src/kernel/json.ts';
import {
  applyTo,
  applyUnseen,
  fixedRng,
  imagine,
  legalMovesOf,
  play,
  refusalOf,
  standingOf,
} from '../../src/kernel/play.ts';
import { rngFromSeed } from '../../src/kernel/random.ts';
import { begin, type LoggedMove, replay } from '../../src/kernel/replay.ts';
import { anySeat, perft } from '../../src/kernel/wander.ts';
import { tinyGame as game, type State } from '../../src/match/test/tinyGame.ts';

const plain = { auction: false, teams: false, timer: false };
const start = (seats: number, options = plain): State => game.setup(seats, options, rngFromSeed('play'));

function played(state: State, seat: number, key: string): State {
  const result = play(game, state, seat, key, []);
  assert.ok(result.ok, `${key} of seat ${seat}`);
  return result.state;
}

test('play gives a new state and leaves the old one as it was', () => {
  const state = deepFreeze(start(2));
  const result = play(game, state, 0, 'take:2', [0, 1, 'spectator']);
  assert.ok(result.ok);
  assert.deepEqual(result.state.taken, [2]);
  assert.deepEqual(state.taken, []);
  assert.deepEqual(result.move, { type: 'take', amount: 2 });
});

test('frames: an event with the view right after it, for those who may know', () => {
  const state = played(start(2, { ...plain, auction: true }), 1, 'bid:2');
  const result = play(game, state, 0, 'bid:1', [0, 1, 'spectator']);
  assert.ok(result.ok);
  const types = (viewer: 0 | 1 | 'spectator') =>
    result.frames.get(viewer)!.frames.map(({ event }) => event.type);
  assert.deepEqual(types(0), ['hasBid', 'noticed', 'bidsOpened']);
  assert.deepEqual(types('spectator'), ['hasBid', 'bidsOpened']);
  const [before, after] = result.frames.get(1)!.frames;
  assert.deepEqual(before!.view.bids, ['?', 2], 'not yet opened');
  assert.deepEqual(after!.view.bids, [1, 2]);
  assert.deepEqual(result.frames.get('spectator')!.view, game.view(result.state, 'spectator'));
  assert.deepEqual([...result.frames.keys()], [0, 1, 'spectator']);
});

test('a move is final if chance was drawn or something shown, and not otherwise', () => {
  const isFinal = (state: State, seat: number, key: string) => {
    const result = play(game, state, seat, key, []);
    return result.ok && result.final;
  };
  const state = start(2);
  assert.equal(isFinal(state, 0, 'take:1'), false);
  assert.equal(isFinal(state, 0, 'endTurn'), false);
  assert.equal(isFinal(state, 0, 'draw'), true);
  assert.equal(isFinal(state, 0, 'show'), true);
});

test('a refusal names the code or the rule', () => {
  const refusal = (state: State, seat: number, key: string) => {
    const result = play(game, state, seat, key, []);
    return result.ok ? undefined : result.refusal;
  };
  const state = start(3);
  assert.deepEqual(refusal(state, 0, 'nonsense'), { code: 'badKey' });
  assert.deepEqual(refusal(state, 0, 'constructor'), { code: 'badKey' });
  assert.deepEqual(refusal(state, 0, 'bid:1'), { rule: 'TG-1', params: { reason: 'bid' } });
  assert.deepEqual(refusal(state, 1, 'endTurn'), { rule: 'TG-1', params: { reason: 'endTurn' } });
  assert.deepEqual(refusal(played(state, 1, 'clap'), 1, 'clap'), { code: 'notYourSeat' });
  let over = start(1);
  for (let n = 0; n < 3; n++) over = played(over, 0, 'endTurn');
  assert.deepEqual(refusal(over, 0, 'endTurn'), { code: 'gameOver' });
  assert.deepEqual(refusal(over, 0, 'x'), { code: 'badKey' });
});

test('rules that forbid a move without a paragraph are broken', () => {
  const silent = { ...game, whyNot: () => undefined };
  assert.throws(() => refusalOf(silent, game.view(start(2), 0), 0, 'bid:1'), /no paragraph forbids bid:1/);
});

test('rules that break say where', () => {
  const broken: typeof game = {
    ...game,
    apply: () => {
      throw new Error('lost a token');
    },
  };
  assert.throws(
    () => play(broken, start(2), 0, 'take:1', []),
    /tiny: the rules broke at seat 0, move take:1/,
  );
});

test('applyTo plays what no list of legal moves holds', () => {
  const state = start(2, { ...plain, timer: true });
  const move = game.onTimeout!(state, 0)!;
  assert.ok(!play(game, state, 0, 'pass', []).ok);
  assert.equal(applyTo(game, state, 0, move, []).state.turn, 1);
});

test('what a view says of the moves and the standing is what the state says', () => {
  let state = start(3, { ...plain, auction: true });
  const rng = rngFromSeed('standing');
  for (let n = 0; n < 60; n++) {
    for (const viewer of [0, 1, 2, 'spectator'] as const) {
      const seen = game.view(state, viewer);
      const moves = viewer === 'spectator' ? [] : game.legalMoves(state, viewer);
      assert.deepEqual(legalMovesOf(game, seen), moves);
      assert.deepEqual(standingOf(game, seen), {
        active: game.activeSeats(state),
        awaited: game.awaitedSeats(state),
        outcome: game.outcome(state),
      });
      assert.deepEqual(imagine(game, seen), imagine(game, seen), 'always the same world');
    }
    if (game.outcome(state)) break;
    const seat = anySeat(game, state, rng)!;
    const moves = game.legalMoves(state, seat);
    state = played(state, seat, game.moveKey(moves[n % moves.length]!));
  }
  assert.ok(game.outcome(state));
});

test('the fixed chance is fresh every time', () => {
  const rng = fixedRng();
  rng.drawn = 7;
  assert.deepEqual(fixedRng(), { key: [0, 0, 0, 0, 0, 0, 0, 0], drawn: 0 });
});

const beginning = { seats: 2, options: plain, key: [1, 2, 3, 4, 5, 6, 7, 8] };
const moves: LoggedMove[] = [
  { seat: 0, key: 'take:1' },
  { seat: 1, key: 'clap' },
  { seat: 0, key: 'draw' },
  { seat: 0, key: 'endTurn' },
];

test('a replay gives every state again', () => {
  const whole = replay(game, beginning, moves);
  assert.ok(whole.ok);
  let state = begin(game, beginning);
  for (const [n, { seat, key }] of moves.entries()) {
    state = played(state, seat, key);
    assert.equal(whole.hashes[n], hashOf(state));
  }
  assert.deepEqual(whole.state, state);
  const withHashes = moves.map((move, n) => ({ ...move, hash: whole.hashes[n]! }));
  assert.deepEqual(replay(game, beginning, withHashes), whole);
});

test('a replay names the first move that does not fit', () => {
  const otherKey = { ...beginning, key: [9, 2, 3, 4, 5, 6, 7, 8] };
  const whole = replay(game, beginning, moves);
  assert.ok(whole.ok);
  const withHashes = moves.map((move, n) => ({ ...move, hash: whole.hashes[n]! }));
  assert.deepEqual(replay(game, otherKey, withHashes), { ok: false, index: 0, problem: 'otherState' });
  const altered = withHashes.with(2, { ...withHashes[2]!, hash: '0000000000000000' });
  assert.deepEqual(replay(game, beginning, altered), { ok: false, index: 2, problem: 'otherState' });
  const illegal: LoggedMove[] = [...moves];
  illegal[1] = { seat: 1, key: 'draw' };
  assert.deepEqual(replay(game, beginning, illegal), { ok: false, index: 1, problem: 'refused' });
});

test('a replay knows the move of a timeout, and no other as such', () => {
  const timed = { ...beginning, options: { ...plain, timer: true } };
  assert.ok(replay(game, timed, [{ seat: 0, key: 'pass', timeout: true }]).ok);
  for (const move of [
    { seat: 0, key: 'pass' },
    { seat: 1, key: 'pass', timeout: true },
    { seat: 0, key: 'endTurn', timeout: true },
  ]) {
    assert.deepEqual(replay(game, timed, [move]), { ok: false, index: 0, problem: 'refused' });
  }
  assert.ok(!replay(game, beginning, [{ seat: 0, key: 'pass', timeout: true }]).ok);
});

test('a wanderer is one of the awaited seats, now and then another active one', () => {
  const state = start(3);
  const rng = rngFromSeed('wander');
  const counts = [0, 0, 0];
  for (let n = 0; n < 3200; n++) counts[anySeat(game, state, rng)!]!++;
  assert.ok(counts[0]! > 2900 && counts[0]! < 3090, `${counts}`);
  assert.ok(counts[1]! > 50 && counts[2]! > 50, `${counts}`);
  const bidding = start(3, { ...plain, auction: true });
  const bidders = new Set(Array.from({ length: 50 }, () => anySeat(game, bidding, rng)));
  assert.equal(bidders.size, 3);
  let over = start(1);
  for (let n = 0; n < 3; n++) over = played(over, 0, 'endTurn');
  assert.equal(anySeat(game, over, rng), undefined);
});

test('perft counts every move of every active seat', () => {
  const state = deepFreeze(start(2));
  assert.equal(perft(game, state, 0), 1);
  assert.equal(perft(game, state, 1), 6, 'endTurn, take 1 or 2, draw, show; clap');
  let two = 0;
  for (const seat of [0, 1]) {
    for (const move of game.legalMoves(state, seat)) {
      const next = game.clone(state);
      applyUnseen(game, next, seat, move);
      for (const other of [0, 1]) two += game.legalMoves(next, other).length;
    }
  }
  assert.equal(perft(game, state, 2), two);
  assert.equal(ignore({ type: 'x' }), undefined);
});
