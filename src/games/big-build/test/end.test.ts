import assert from 'node:assert/strict';
import { test } from 'node:test';
import { applyUnseen } from '../../../kernel/play.ts';
import { rngFromSeed } from '../../../kernel/random.ts';
import { hints } from '../bot.ts';
import { tokens } from '../components.ts';
import { game } from '../index.ts';
import type { State } from '../types.ts';
import { check } from './invariants.ts';
import { after, keys, played, position, refusal } from './position.ts';

/** All tokens but H3 in the house, laid in turn by the seats in this list. */
function nearlyBuilt(by: readonly number[]): string {
  const rest = tokens.filter((token) => token.id !== 'H3');
  return rest.map((token, i) => `${token.id}:${by[i % by.length]}`).join(' ');
}

test('[BB-P1] one point for the token and one for each filled place beside, above and below', () => {
  const hands = 'HHH,KKB,NNB SSS,NNN,BBB';
  const points = (house: string) => {
    const event = played(position({ at: 'A1 C4', hands, house }), 'go:3A:HHH').frames.get(0)!.frames[0]!
      .event;
    return event.type === 'tokenTaken' && event.points;
  };
  assert.equal(points('N3:1'), 1, 'two places away');
  assert.equal(points('H4:1'), 1, 'diagonal');
  assert.equal(points('S3:1'), 2, 'beside');
  assert.equal(points('K4:1'), 2, 'above');
  assert.equal(points('S3:1 K4:0 H4:1'), 3);
  const inside = position({ at: 'A2 C4', hands: 'HHH,HHK,NNB SSS,NNN,BBB', house: 'K4:1 S4:1 B5:1 S3:1' });
  assert.equal(after(inside, 'go:4A:HHH,HHK').points[0], 5, 'four neighbours');
});

test('[BB-P1] the points are told as tokens and neighbours', () => {
  const state = position({ at: 'A1 C4', hands: 'HHH,KKB,NNB SSS,NNN,BBB', house: 'S3:1 K4:0 H4:1' });
  assert.deepEqual(game.scoreParts(game.view(state, 'spectator')), [
    [
      { key: 'tokens', points: 1 },
      { key: 'neighbours', points: 0 },
    ],
    [
      { key: 'tokens', points: 2 },
      { key: 'neighbours', points: 2 },
    ],
  ]);
});

test('[BB-P1] 37 points are handed out in every finished game, and nothing is lost on the way', () => {
  for (const seats of game.seatCounts) {
    const state = game.setup(seats, { firstSeat: 'random' }, rngFromSeed(`whole/${seats}`));
    const rng = rngFromSeed('ties');
    while (!game.outcome(state)) {
      applyUnseen(game, state, state.turn, hints.policy(state, state.turn, rng));
      check(state);
    }
    const { reason, scores } = game.outcome(state)!;
    assert.deepEqual([reason, scores.reduce((sum, points) => sum + points)], ['houseBuilt', 37]);
  }
});

test('[BB-E1] the game ends at once with the fifteenth token, in the middle of a turn', () => {
  const state = position({ at: 'A1 C4', hands: 'HHH,KKB,NNB SSS,NNN,BBB', house: nearlyBuilt([0, 1]) });
  const over = after(state, 'go:3A:HHH');
  check(over);
  assert.deepEqual([over.step, over.hands[0]], ['gameOver', ['NNB', 'KKB']]);
  assert.deepEqual([game.activeSeats(over), keys(over)], [[], []]);
  assert.equal(refusal(over, 'stop'), 'gameOver');
  const outcome = game.outcome(over)!;
  assert.equal(outcome.reason, 'houseBuilt');
  assert.equal(
    outcome.scores.reduce((sum, points) => sum + points),
    37,
  );
});

test('[BB-E1] most points win', () => {
  const state = position({ at: 'A1 C4', hands: 'HHH,KKB,NNB SSS,NNN,BBB', house: nearlyBuilt([1, 0, 1]) });
  const { places, scores } = game.outcome(after(state, 'go:3A:HHH'))!;
  assert.ok(scores[1]! > scores[0]!);
  assert.deepEqual(places, [2, 1]);
});

/** A finished game with these points. */
function finished(points: number[], firstSeat: number): State {
  const at = ['A4', 'B4', 'C4', 'D4', 'E4'].slice(0, points.length).join(' ');
  const hands = points.map(() => '-').join(' ');
  return { ...position({ at, hands, firstSeat, step: 'gameOver' }), points };
}

test('[BB-E1] tied, the player later in turn order is better', () => {
  assert.deepEqual(game.outcome(finished([9, 14, 14], 0))!.places, [3, 2, 1]);
  assert.deepEqual(game.outcome(finished([9, 14, 14], 2))!.places, [3, 1, 2]);
  assert.deepEqual(game.outcome(finished([12, 12, 13], 1))!.places, [2, 3, 1]);
});

test('[ALL-2] the tie-break is never exhausted, so nobody shares a place', () => {
  for (const firstSeat of [0, 1, 2, 3, 4]) {
    const { places } = game.outcome(finished([7, 7, 7, 7, 7], firstSeat))!;
    assert.deepEqual(places.toSorted(), [1, 2, 3, 4, 5]);
    assert.equal(places[firstSeat], 5);
  }
});

function idle(state: State, turns: number): State {
  return Array.from({ length: turns }).reduce<State>((now) => after(now, 'stop draw'), state);
}

test('[ALL-5] twenty rounds without a token taken end the game as it stands', () => {
  const hands = 'HHS,HHN,HHB SSS,NNN,BBB KKK,KKH,KKS';
  const begin = position({ at: 'A1 C4 D4', hands, house: 'S3:1 K4:0 H4:1' });
  const last = idle(begin, 59);
  assert.deepEqual([game.outcome(last), game.view(last, 0).idleRounds], [undefined, 19]);
  const over = idle(last, 1);
  assert.deepEqual(game.outcome(over), { places: [2, 1, 3], scores: [1, 4, 0], reason: 'noProgress' });
  assert.equal(game.view(over, 0).idleRounds, 20);
  check(over);
});

test('[ALL-5] a token taken is progress, and the count begins anew after that turn', () => {
  const begin = position({ at: 'A1 C4', hands: 'HHH,KKB,NNB SSS,NNN,BBB' });
  const taken = after(idle(begin, 38), 'go:3A:HHH');
  assert.equal(game.view(taken, 0).idleRounds, 0);
  const last = idle(after(taken, 'stop draw'), 39);
  assert.equal(game.outcome(last), undefined);
  assert.equal(game.outcome(idle(last, 1))!.reason, 'noProgress');
});
