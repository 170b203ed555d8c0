import assert from 'node:assert/strict';
import { test } from 'node:test';
import { deadline, isTimeUp, nextDeadline, timeLeft } from '../clock.ts';
import { away, canTakeBack, deal, end, handOver, resign, takeBack, timeout } from '../match.ts';
import { open } from '../open.ts';
import { bot, created, dealt, done, type Match, movedAt, people, person, refused, tried } from './table.ts';
import { tinyGame } from './tinyGame.ts';

const minute = { kind: 'turn', seconds: 60 } as const;
const bank = { kind: 'bank', seconds: 100, increment: 5 } as const;

const left = (match: Match, seat: number, now: number) => timeLeft(match.clocks[seat]!, now);
const runs = (match: Match) => match.clocks.map((clock) => clock.running !== undefined);
const out = (match: Match, seat: number, now: number) =>
  timeout(tinyGame, match, { seat, level: 'easy' }, now);

test('without clocks no time is needed, none runs out, and it is kept if given', () => {
  const match = dealt(people(2));
  assert.deepEqual(runs(match), [false, false]);
  assert.equal(refused(out(match, 0, 1e12)), 'noClock');
  assert.ok(match.log.every((entry) => entry.at === undefined));
  assert.equal(movedAt(match, 7, '0 take:1').log.at(-1)!.at, 7);
  assert.equal(nextDeadline(match.clocks), undefined);
});

test('with clocks every entry needs its time', () => {
  const match = dealt(people(2), { clock: minute }, 1000);
  assert.equal(refused(tried(match, 0, 'take:1')), 'badTime');
  for (const now of [-1, 0.5, Number.NaN, Number.POSITIVE_INFINITY]) {
    assert.equal(refused(tried(match, 0, 'take:1', now)), 'badTime');
  }
  assert.equal(refused(deal(tinyGame, created([bot('Robo'), bot('Robi')], { clock: minute }))), 'badTime');
});

test('time does not run back', () => {
  const match = movedAt(dealt(people(2), { clock: minute }, 5000), 4000, '0 take:1');
  assert.equal(match.log.at(-1)!.at, 5000);
});

test('per turn: the time begins anew with every turn', () => {
  const start = dealt(people(2), { clock: minute }, 1000);
  assert.deepEqual(runs(start), [true, false]);
  assert.equal(left(start, 0, 1000), 60_000);
  assert.equal(left(start, 0, 31_000), 30_000);
  assert.equal(left(start, 0, 99_000), 0);
  assert.equal(left(start, 1, 99_000), 60_000, 'waits');
  const later = movedAt(start, 41_000, '0 take:1');
  assert.equal(left(later, 0, 41_000), 20_000, 'a step is not a turn');
  const next = movedAt(later, 50_000, '0 endTurn');
  assert.deepEqual(runs(next), [false, true]);
  assert.equal(left(next, 1, 60_000), 50_000);
  assert.equal(left(movedAt(next, 70_000, '1 endTurn'), 0, 70_000), 60_000);
  assert.deepEqual(nextDeadline(next.clocks), { seat: 1, at: 110_000 });
  assert.equal(deadline(next.clocks[0]!), undefined);
});

test('per turn: somebody who has the next turn too has a new time for it', () => {
  const alone = dealt(people(1), { clock: minute }, 0);
  const next = movedAt(alone, 50_000, '0 take:1', '0 endTurn');
  assert.equal(left(next, 0, 50_000), 60_000);
});

test('bank: it runs down over the turns, and grows by the increment after each', () => {
  const start = dealt(people(2), { clock: bank }, 0);
  const next = movedAt(movedAt(start, 10_000, '0 take:1'), 30_000, '0 endTurn');
  assert.equal(left(next, 0, 35_000), 75_000);
  assert.equal(left(next, 1, 35_000), 95_000);
  const again = movedAt(next, 40_000, '1 endTurn');
  assert.deepEqual(runs(again), [true, false]);
  assert.equal(left(again, 0, 50_000), 65_000);
  assert.equal(left(again, 1, 50_000), 95_000);
});

test('all who are awaited at once have a running clock of their own', () => {
  const start = dealt(people(3), { clock: bank, options: { auction: true } }, 0);
  assert.deepEqual(runs(start), [true, true, true]);
  const one = movedAt(start, 20_000, '1 bid:2');
  assert.deepEqual(runs(one), [true, false, true]);
  assert.equal(left(one, 1, 90_000), 85_000);
  assert.equal(left(one, 0, 90_000), 10_000);
  const handed = done(handOver(tinyGame, one, { seat: 0, to: bot('Robo') }, 21_000));
  const later = done(handOver(tinyGame, handed, { seat: 0, to: person('Anna') }, 50_000));
  assert.deepEqual(nextDeadline(later.clocks), { seat: 2, at: 100_000 });
  const all = movedAt(one, 30_000, '0 bid:1', '2 bid:0');
  assert.deepEqual(runs(all), [false, true, false]);
});

test('who acts out of turn has no clock for it', () => {
  const start = dealt(people(2), { clock: minute }, 0);
  const clapped = movedAt(start, 50_000, '1 clap');
  assert.deepEqual(runs(clapped), [true, false]);
  assert.equal(left(clapped, 0, 50_000), 10_000);
});

test('bots have no clocks', () => {
  const match = dealt([bot('Robo'), person('Anna')], { clock: minute }, 0);
  assert.deepEqual(runs(match), [false, false]);
  assert.equal(refused(out(match, 0, 1e9)), 'timeNotUp');
  assert.deepEqual(runs(movedAt(match, 1e9, '0 endTurn')), [false, true]);
});

test('nothing runs when the game is over or the match has ended', () => {
  let match = dealt(people(1), { clock: minute }, 0);
  assert.deepEqual(runs(done(end(tinyGame, match, 10))), [false]);
  match = movedAt(match, 10, '0 endTurn', '0 endTurn', '0 endTurn');
  assert.deepEqual(runs(match), [false]);
  assert.equal(refused(out(match, 0, 1e9)), 'timeNotUp');
});

test('time is up at the deadline, not before; then the seat can only run out or resign', () => {
  const match = movedAt(dealt(people(2), { clock: minute }, 0), 1000, '0 take:1');
  assert.equal(refused(out(match, 0, 59_999)), 'timeNotUp');
  assert.equal(refused(out(match, 1, 60_000)), 'timeNotUp');
  assert.ok(!isTimeUp(match.clocks[0]!, 59_999) && isTimeUp(match.clocks[0]!, 60_000));
  assert.ok(tried(match, 0, 'take:1', 59_999).ok);
  assert.equal(refused(tried(match, 0, 'endTurn', 60_000)), 'timeIsUp');
  assert.equal(refused(takeBack(tinyGame, match, { seat: 0, steps: 1 }, 60_000)), 'timeIsUp');
  assert.ok(tried(match, 1, 'clap', 60_000).ok, 'others may act');
  assert.ok(resign(tinyGame, match, { seat: 0, level: 'easy' }, 60_000).ok);
  assert.ok(out(match, 0, 60_000).ok);
});

test('a timeout takes back what was not confirmed, then plays the move that the game has for it', () => {
  const start = dealt(people(2), { clock: minute, options: { timer: true } }, 0);
  const before = movedAt(start, 1000, '0 draw');
  const match = movedAt(before, 2000, '0 take:2', '0 take:1');
  const result = timeout(tinyGame, match, { seat: 0, level: 'easy' }, 60_000, ['spectator']);
  const passed = done(result);
  assert.deepEqual(
    { ...passed.log.at(-1), hash: '' },
    {
      ...{ seq: match.log.length + 1, at: 60_000, type: 'timeout', seat: 0, key: 'pass', hash: '' },
    },
  );
  assert.equal(passed.state!.turn, 1);
  assert.deepEqual(
    passed.state!.points,
    before.state!.points,
    'what was drawn stays, what was taken does not',
  );
  assert.equal(passed.holders[0]!.who, 'person');
  assert.ok(result.ok);
  assert.deepEqual(
    result.shown.get('spectator')!.frames.map(({ event }) => event.type),
    ['timeWasUp'],
  );
  assert.equal(canTakeBack(passed, 0), 0, 'nobody takes a timeout back');
  assert.deepEqual(runs(passed), [false, true]);
});

test('a timeout leaves alone what was confirmed by an ended turn', () => {
  const alone = dealt(people(1), { clock: minute, options: { timer: true } }, 0);
  const ended = movedAt(alone, 10, '0 take:2', '0 endTurn');
  const match = movedAt(ended, 20, '0 take:1');
  assert.equal(canTakeBack(match, 0), 3);
  const passed = done(out(match, 0, 60_010));
  assert.deepEqual(passed.state!.points, [2]);
  assert.equal(passed.state!.turns, 2);
  assert.equal(left(passed, 0, 60_010), 60_000, 'a new time for the next turn');
});

test('where the game has no move for it, a bot takes the seat, and the person may come back', () => {
  const match = movedAt(dealt(people(2), { clock: minute }, 0), 1000, '0 take:1');
  const handed = done(out(match, 0, 61_000));
  assert.deepEqual(
    { ...handed.log.at(-1), hash: '' },
    {
      ...{ seq: match.log.length + 1, at: 61_000, type: 'timeout', seat: 0, level: 'easy', hash: '' },
    },
  );
  assert.deepEqual(handed.state!.taken, []);
  assert.deepEqual(handed.holders[0], bot('Anna'));
  assert.deepEqual(runs(handed), [false, false]);
  const back = done(handOver(tinyGame, handed, { seat: 0, to: person('Anna') }, 70_000));
  assert.deepEqual(runs(back), [true, false]);
  assert.equal(left(back, 0, 70_000), 60_000);
  const badLevel = timeout(tinyGame, match, { seat: 0, level: '' }, 61_000);
  assert.equal(refused(badLevel), 'badSitter');
});

test('one of several awaited seats runs out alone', () => {
  const start = dealt(people(3), { clock: minute, options: { auction: true, timer: true } }, 0);
  const match = movedAt(start, 1000, '2 bid:1');
  const handed = done(out(match, 1, 60_000));
  assert.equal(handed.holders[1]!.who, 'bot');
  assert.deepEqual(handed.state!.bids, [null, null, 1], 'the bid of another stays');
  assert.ok(out(handed, 0, 60_000).ok);
  assert.equal(refused(out(handed, 2, 60_000)), 'timeNotUp');
});

test('bank: a person comes back to a tenth of the bank at least, and handing over earns no increment', () => {
  const start = dealt(people(2), { clock: bank }, 0);
  const handed = done(out(start, 0, 100_000));
  assert.equal(left(handed, 0, 100_000), 0);
  const back = done(handOver(tinyGame, handed, { seat: 0, to: person('Anna') }, 110_000));
  assert.equal(left(back, 0, 110_000), 10_000);
  const early = done(handOver(tinyGame, start, { seat: 0, to: bot('Robo') }, 40_000));
  assert.equal(left(early, 0, 90_000), 60_000);
  const soon = done(handOver(tinyGame, early, { seat: 0, to: person('Anna') }, 50_000));
  assert.equal(left(soon, 0, 50_000), 60_000);
});

test('bank: a turn that passes by time leaves an empty bank and the increment', () => {
  const start = dealt(people(2), { clock: bank, options: { timer: true } }, 0);
  const passed = done(out(start, 0, 100_000));
  assert.equal(left(passed, 0, 100_000), 5000);
});

test('who takes a turn back has been thinking all the while', () => {
  for (const clock of [minute, bank]) {
    const start = dealt(people(2), { clock }, 0);
    const ended = movedAt(start, 30_000, '0 endTurn');
    const again = done(takeBack(tinyGame, ended, { seat: 0, steps: 1 }, 40_000));
    assert.deepEqual(runs(again), [true, false]);
    assert.deepEqual(again.clocks, start.clocks, 'time goes on from the beginning of the turn');
    assert.equal(left(again, 0, 40_000), clock.seconds * 1000 - 40_000);
    assert.equal(left(again, 1, 40_000), clock.seconds * 1000, 'the other has lost nothing');
  }
});

test('a match with clocks opens from its file with the same clocks', () => {
  const start = dealt(people(2), { clock: bank }, 0);
  let match = movedAt(movedAt(start, 10_000, '0 take:1'), 30_000, '0 endTurn');
  match = done(takeBack(tinyGame, match, { seat: 0, steps: 1 }, 35_000));
  match = done(out(match, 0, 100_000));
  match = done(handOver(tinyGame, match, { seat: 0, to: person('Anna') }, 100_500));
  match = done(away(tinyGame, match, 1000, 102_000));
  const opened = open(tinyGame, match, match.secret);
  assert.ok(opened.ok);
  assert.deepEqual(opened.match, match);
});

test('while the table is away, clocks that run stand still, and no others', () => {
  for (const clock of [minute, bank]) {
    const start = dealt(people(2), { clock }, 0);
    const next = movedAt(start, 20_000, '0 endTurn');
    const held = done(away(tinyGame, next, 3_600_000, 3_625_000));
    assert.equal(left(held, 1, 3_625_000), clock.seconds * 1000 - 5000, 'it had run for five seconds');
    assert.equal(left(held, 0, 3_625_000), left(next, 0, 20_000));
    assert.ok(tried(held, 1, 'take:1', 3_625_000).ok);
    assert.equal(refused(out(held, 1, 3_625_000)), 'timeNotUp');
    assert.deepEqual(held.log.at(-1), {
      seq: held.log.length,
      at: 3_625_000,
      type: 'away',
      ms: 3_600_000,
    });
    assert.equal(held.changed, next.changed);
  }
});

test('what a take-back restores has stood still, too', () => {
  const start = movedAt(dealt(people(2), { clock: minute }, 0), 10_000, '0 take:1', '0 endTurn');
  const held = done(away(tinyGame, start, 50_000, 60_000));
  assert.equal(canTakeBack(held, 0), 2, 'nobody has acted');
  const back = done(takeBack(tinyGame, held, { seat: 0, steps: 1 }, 61_000));
  assert.equal(left(back, 0, 61_000), 49_000);
});

test('no more time is given back than has passed since the last entry', () => {
  const match = movedAt(dealt(people(2), { clock: minute }, 0), 10_000, '0 take:1');
  for (const ms of [0, -1, 0.5, Number.NaN, 5001]) {
    assert.equal(refused(away(tinyGame, match, ms, 15_000)), 'badTime', String(ms));
  }
  assert.ok(away(tinyGame, match, 5000, 15_000).ok);
  assert.equal(refused(away(tinyGame, dealt(people(2)), 10, 20)), 'noClock');
  assert.equal(refused(away(tinyGame, created(people(2), { clock: minute }), 10, 20)), 'notDealt');
});
