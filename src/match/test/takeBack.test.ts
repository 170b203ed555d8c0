import assert from 'node:assert/strict';
import { test } from 'node:test';
import { deepFreeze } from '../../kernel/json.ts';
import { act, canTakeBack, end, handOver, resign, takeBack } from '../match.ts';
import { open } from '../open.ts';
import { bot, dealt, done, type Match, moved, people, person, playedOut, refused, tried } from './table.ts';
import { tinyGame } from './tinyGame.ts';

const back = (match: Match, seat: number, steps: number) => takeBack(tinyGame, match, { seat, steps });

test('moves become entries, with the hash of the state after them', () => {
  const match = moved(dealt(people(2)), '0 take:1', '1 clap');
  const [take, clap] = match.log.slice(-2);
  assert.deepEqual({ ...take, hash: '' }, { seq: 6, type: 'move', seat: 0, key: 'take:1', hash: '' });
  assert.deepEqual({ ...clap, hash: '' }, { seq: 7, type: 'move', seat: 1, key: 'clap', hash: '' });
  assert.ok(take?.type === 'move' && /^[0-9a-f]{16}$/.test(take.hash));
});

test('a refused move names the rule, and changes nothing', () => {
  const match = deepFreeze(dealt(people(2)));
  const problem = (seat: number, key: string) => {
    const result = tried(match, seat, key);
    return result.ok ? undefined : result.problem;
  };
  assert.deepEqual(problem(0, 'x'), { code: 'refused', refusal: { code: 'badKey' } });
  const refusal = { rule: 'TG-1', params: { reason: 'bid' } };
  assert.deepEqual(problem(0, 'bid:1'), { code: 'refused', refusal });
  for (const seat of [2, -1, 0.5, -0]) assert.deepEqual(problem(seat, 'clap'), { code: 'noSuchSeat' });
  assert.equal(match.log.length, 5);
});

test('frames come for the viewers that are asked for', () => {
  const result = tried(dealt(people(2)), 0, 'take:2', undefined, [1, 'spectator']);
  assert.ok(result.ok);
  assert.deepEqual([...result.shown.keys()], [1, 'spectator']);
  assert.equal(result.shown.get(1)!.frames[0]!.event.type, 'taken');
});

test('a move comes from whoever holds the seat', () => {
  const match = dealt([person('Anna'), bot('Robo')]);
  assert.equal(refused(act(tinyGame, match, { seat: 0, key: 'take:1', by: 'bot' })), 'heldByPerson');
  assert.equal(refused(act(tinyGame, match, { seat: 1, key: 'clap', by: 'person' })), 'heldByBot');
});

test('[ALL-4] own steps are taken back one at a time', () => {
  const start = dealt(people(2));
  const one = moved(start, '0 take:1');
  const two = moved(one, '0 take:2');
  assert.equal(canTakeBack(start, 0), 0);
  assert.equal(canTakeBack(two, 0), 2);
  const again = done(back(two, 0, 1));
  assert.deepEqual(again.state, one.state);
  assert.equal(canTakeBack(again, 0), 1);
  assert.deepEqual(done(back(again, 0, 1)).state, start.state);
  assert.deepEqual(again.log.at(-1), { seq: 8, type: 'takeBack', seat: 0, to: 7 });
});

test('[ALL-4] or all at once, and then another way', () => {
  const start = dealt(people(2));
  const all = done(back(moved(start, '0 take:1', '0 take:2', '0 endTurn'), 0, 3));
  assert.deepEqual(all.state, start.state);
  assert.equal(canTakeBack(all, 0), 0);
  const other = moved(all, '0 take:2', '0 take:2');
  assert.deepEqual(other.state!.taken, [2, 2]);
  assert.deepEqual(done(back(other, 0, 2)).state, start.state);
});

test('[ALL-4] not past a draw', () => {
  const match = moved(dealt(people(2)), '0 take:1', '0 draw');
  assert.equal(canTakeBack(match, 0), 0);
  assert.equal(refused(back(match, 0, 1)), 'nothingToTakeBack');
  const later = moved(match, '0 take:1');
  assert.equal(canTakeBack(later, 0), 1);
  assert.equal(refused(back(later, 0, 2)), 'pastBarrier');
  assert.deepEqual(done(back(later, 0, 1)).state, match.state);
});

test('[ALL-4] not past something shown', () => {
  const match = moved(dealt(people(2)), '0 take:1', '0 show', '0 take:2');
  assert.equal(canTakeBack(match, 0), 1);
  assert.equal(refused(back(match, 0, 2)), 'pastBarrier');
});

test('[ALL-4] not past the move of another, even one that was taken back', () => {
  const match = moved(dealt(people(2)), '0 take:1', '1 clap');
  assert.equal(canTakeBack(match, 0), 0);
  assert.equal(refused(back(match, 0, 1)), 'nothingToTakeBack');
  assert.equal(canTakeBack(match, 1), 1);
  // Seat 0 has seen what seat 1 would do.
  assert.equal(canTakeBack(done(back(match, 1, 1)), 0), 0);
  const interrupted = moved(match, '0 take:1');
  assert.equal(canTakeBack(interrupted, 0), 1);
  assert.equal(canTakeBack(interrupted, 1), 0);
});

test('[ALL-4] a sealed bid can be taken back until somebody else bids', () => {
  const match = moved(dealt(people(3), { options: { auction: true } }), '1 bid:2');
  assert.equal(canTakeBack(match, 1), 1);
  assert.equal(canTakeBack(moved(match, '0 bid:1'), 1), 0);
  const again = moved(done(back(match, 1, 1)), '1 bid:0');
  assert.deepEqual(again.state!.bids, [null, 0, null]);
});

test('an impossible number of steps is refused', () => {
  const match = moved(dealt(people(2)), '0 take:1', '0 take:2');
  for (const steps of [0, -1, 3, 0.5, Number.NaN, Number.POSITIVE_INFINITY]) {
    assert.equal(refused(back(match, 0, steps)), 'pastBarrier', String(steps));
  }
  assert.equal(refused(back(match, 5, 1)), 'noSuchSeat');
});

test('after a take-back every viewer sees what they saw before', () => {
  const viewers = [0, 1, 2, 'spectator'] as const;
  const start = dealt(people(3), { options: { auction: true } });
  const result = takeBack(tinyGame, moved(start, '2 bid:1'), { seat: 2, steps: 1 }, undefined, viewers);
  assert.ok(result.ok);
  for (const viewer of viewers) {
    assert.deepEqual(result.shown.get(viewer), { frames: [], view: tinyGame.view(start.state!, viewer) });
  }
});

test('a last move without a draw can be taken back until the match is ended', () => {
  const match = playedOut(dealt(people(2)));
  assert.equal(canTakeBack(match, 1), 1);
  assert.equal(tinyGame.outcome(done(back(match, 1, 1)).state!), undefined);
  const over = done(end(tinyGame, match));
  assert.equal(canTakeBack(over, 1), 0);
  assert.equal(refused(back(over, 1, 1)), 'ended');
});

test('nobody takes back what another hand did at the same seat', () => {
  const start = moved(dealt(people(2)), '0 take:1');
  const handed = done(handOver(tinyGame, start, { seat: 0, to: bot('Robo') }));
  assert.equal(canTakeBack(handed, 0), 0);
  const played = moved(handed, '0 take:2');
  assert.equal(canTakeBack(played, 0), 0, 'a bot does not take back');
  assert.equal(refused(back(played, 0, 1)), 'heldByBot');
  const returned = done(handOver(tinyGame, played, { seat: 0, to: person('Anna') }));
  assert.equal(canTakeBack(returned, 0), 0);
  const resigned = done(resign(tinyGame, start, { seat: 0, level: 'easy' }));
  assert.equal(canTakeBack(resigned, 0), 0);
});

test('what happens to another seat leaves own steps takeable', () => {
  const start = dealt(people(3));
  const match = moved(start, '0 take:1');
  const handed = done(handOver(tinyGame, match, { seat: 1, to: bot('Robo') }));
  const resigned = done(resign(tinyGame, handed, { seat: 2, level: 'easy' }));
  assert.equal(canTakeBack(resigned, 0), 1);
  const again = done(back(resigned, 0, 1));
  assert.deepEqual(again.state, start.state);
  assert.equal(again.holders[1]!.who, 'bot');
  assert.deepEqual(again.resigned, [2]);
});

test('a match opened from its file can take back as before', () => {
  const match = moved(dealt(people(2)), '0 draw', '0 take:1', '0 take:2');
  const opened = open(tinyGame, match, match.secret);
  assert.ok(opened.ok);
  assert.deepEqual(opened.match, match);
  assert.deepEqual(done(back(opened.match, 0, 2)), done(back(match, 0, 2)));
});
