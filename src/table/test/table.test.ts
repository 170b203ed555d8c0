import assert from 'node:assert/strict';
import { test } from 'node:test';
import { handOver } from '../../match/match.ts';
import { bot, bytes, dealt, type Match, moved, people, person } from '../../match/test/table.ts';
import { tinyGame } from '../../match/test/tinyGame.ts';
import { noHistory, noted, totalsOf } from '../history.ts';
import { emptyMinds, nextOfBots } from '../minds.ts';
import type { Ask } from '../questions.ts';
import { sightOf } from '../sight.ts';
import type { Deed } from '../submission.ts';
import {
  alarmAt,
  follow,
  openTable,
  owed,
  playForBot,
  type Step,
  type Stepped,
  submit,
  type Table,
  tableOf,
} from '../table.ts';

const minute = { kind: 'turn', seconds: 60 } as const;

const at = (match: Match): Table => tableOf(tinyGame, match as never);

function asks(table: Table, seat: number, deed: Deed, after = table.match.log.length, now = 1000): Step {
  return submit(tinyGame, table, { ...deed, seat, after, id: 'any' }, now);
}

function done(step: Step): Stepped {
  assert.ok(step.ok, JSON.stringify(step));
  return step;
}

function codeOf(step: Step): string {
  assert.ok(!step.ok, 'it was done');
  return step.problem.code;
}

const plays = (table: Table, seat: number, ...keys: readonly string[]): Table =>
  keys.reduce((before, key) => done(asks(before, seat, { do: 'move', key })).table, table);

test('each step gives one entry, with its time', () => {
  const table = at(dealt(people(2)));
  const step = done(asks(table, 0, { do: 'move', key: 'take:1' }, undefined, 7000));
  assert.equal(step.entry.type, 'move');
  assert.equal(step.entry.at, 7000);
  assert.deepEqual(step.table.match.log.slice(0, -1), table.match.log);
  assert.equal(step.table.match.log.at(-1), step.entry);
});

test('the true problem is told', () => {
  const table = at(dealt([person('Anna'), bot('Robo')]));
  const refused = asks(table, 0, { do: 'move', key: 'take:9' });
  assert.ok(!refused.ok && refused.problem.code === 'refused');
  assert.equal(codeOf(asks(table, 1, { do: 'move', key: 'clap' })), 'heldByBot');
  assert.equal(codeOf(asks(table, 0, { do: 'takeBack', steps: 1 })), 'nothingToTakeBack');
  assert.equal(codeOf(asks(table, 0, { do: 'handOver', to: person('Vera') })), 'heldByPerson');
});

test('what was meant for another position is stale', () => {
  const before = at(dealt(people(2)));
  const seq = before.match.log.length;
  const table = plays(before, 0, 'take:1');
  assert.equal(codeOf(asks(table, 0, { do: 'move', key: 'endTurn' }, seq)), 'stale');
  assert.equal(codeOf(asks(table, 1, { do: 'move', key: 'clap' }, seq)), 'stale');
  assert.equal(codeOf(asks(table, 1, { do: 'move', key: 'clap' }, seq + 9)), 'stale');
  assert.ok(asks(table, 1, { do: 'move', key: 'clap' }).ok);
});

test('who is awaited together is not disturbed by the others, only by what comes after them', () => {
  const before = at(dealt(people(3), { options: { auction: true } }));
  const seq = before.match.log.length;
  const bid = { do: 'move', key: 'bid:1' } as const;
  const one = done(asks(before, 1, bid, seq)).table;
  assert.equal(codeOf(asks(one, 1, bid, seq)), 'stale', 'a second bid of the same seat');
  const two = done(asks(one, 0, bid, seq)).table;
  const three = done(asks(two, 2, bid, seq)).table;
  assert.equal(tinyGame.view(three.match.state as never, 0).step, 'turn');
  assert.equal(codeOf(asks(three, 0, { do: 'move', key: 'endTurn' }, seq)), 'stale');
  const back = done(asks(one, 1, { do: 'takeBack', steps: 1 })).table;
  assert.equal(codeOf(asks(back, 0, bid, seq)), 'stale', 'the table waits for more than before');
});

test('whoever has moved and is awaited again after the others is told that they have moved', () => {
  const table = plays(at(dealt(people(2))), 0, 'endTurn');
  const seq = table.match.log.length;
  const later = plays(table, 1, 'endTurn');
  assert.equal(codeOf(asks(later, 0, { do: 'move', key: 'endTurn' }, seq)), 'stale');
  assert.ok(asks(later, 0, { do: 'move', key: 'endTurn' }).ok);
});

test('that a seat changes hands spoils nobody else their move', () => {
  const before = at(dealt(people(2)));
  const seq = before.match.log.length;
  const { table } = done(asks(before, 1, { do: 'resign' }));
  assert.equal(table.match.holders[1]!.who, 'bot');
  assert.ok(asks(table, 0, { do: 'move', key: 'take:1' }, seq).ok);
  const given = done(asks(before, 1, { do: 'handOver', to: bot('Robo') })).table;
  assert.ok(asks(given, 0, { do: 'move', key: 'take:1' }, seq).ok);
});

test('the table ends at the outcome and owes nothing more', () => {
  let table = at(dealt(people(2)));
  assert.equal(owed(tinyGame, table, 1000), undefined);
  for (let turn = 0; turn < 6; turn++) {
    assert.equal(owed(tinyGame, table, 1000), undefined);
    table = plays(table, turn % 2, 'endTurn');
  }
  const ended = owed(tinyGame, table, 1000)!;
  assert.equal(ended.entry.type, 'end');
  assert.ok(ended.table.match.isEnded);
  assert.equal(owed(tinyGame, ended.table, 1000), undefined);
  assert.equal(alarmAt(ended.table), undefined);
});

test('[EG-V3] whose time is over is turned out, not a moment before', () => {
  const table = at(dealt(people(2), { clock: minute, options: { timer: true } }, 1000));
  assert.equal(alarmAt(table), 61_000);
  assert.equal(owed(tinyGame, table, 60_999), undefined);
  const { entry, table: later } = owed(tinyGame, table, 61_000)!;
  assert.ok(entry.type === 'timeout' && entry.seat === 0);
  assert.equal(alarmAt(later), 121_000);
  const plain = at(dealt(people(2), { clock: minute }, 1000));
  const held = owed(tinyGame, plain, 61_000)!.table.match.holders[0]!;
  assert.equal(held.who === 'bot' && held.level, 'normal');
});

test('an entry that was kept elsewhere leads to the same table; another one does not fit', () => {
  const before = at(dealt(people(3), { options: { auction: true } }));
  const step = done(asks(before, 1, { do: 'move', key: 'bid:2' }));
  const followed = follow(tinyGame, before, step.entry, [1]);
  assert.ok(followed.ok);
  assert.deepEqual(followed.table, step.table);
  assert.deepEqual([...followed.shown.keys()], [1]);
  const wrong = follow(tinyGame, before, { ...step.entry, hash: bytes('other') } as never);
  assert.equal(!wrong.ok && wrong.misfit.code, 'otherState');
  const { header, log } = step.table.match;
  const opened = openTable(tinyGame, { header, log }, bytes('secret'));
  assert.ok(opened.ok);
  assert.deepEqual(opened.table.match, step.table.match);
  const tampered = openTable(tinyGame, { header, log: log.slice(1) }, bytes('secret'));
  assert.equal(!tampered.ok && tampered.misfit.code, 'badSequence');
});

test('what is seen beside the views: take-back, clocks, who sits where, reasons, the final outcome', () => {
  const match = moved(dealt([person('Anna'), bot('Robo')]), '0 take:1', '0 take:2');
  const sight = sightOf(tinyGame, match as never);
  assert.equal(sight.seq, match.log.length);
  assert.deepEqual(sight.takeable, [2, 0]);
  assert.equal(sight.clocks, undefined);
  assert.equal(sight.outcome, undefined);
  const later = moved(match, '0 endTurn', '1 take:1');
  assert.deepEqual(sightOf(tinyGame, later as never).reasoned, [undefined, later.log.length]);
  const timed = dealt(people(2), { clock: minute }, 1000);
  assert.deepEqual(sightOf(tinyGame, timed as never).clocks, [
    { left: 60_000, endsAt: 61_000 },
    { left: 60_000 },
  ]);
  let table = done(asks(at(dealt(people(2))), 1, { do: 'resign' })).table;
  for (let turn = 0; turn < 3; turn++) {
    table = plays(table, 0, 'take:1', 'endTurn');
    table = done(playForBot(tinyGame, table, { seat: 1, key: 'take:2' }, 1000)).table;
    table = done(playForBot(tinyGame, table, { seat: 1, key: 'endTurn' }, 1000)).table;
  }
  const { outcome } = sightOf(tinyGame, table.match);
  assert.deepEqual([outcome?.places, outcome?.resigned], [[1, 2], [1]], 'though it has more points');
});

test('what was taken back is told no longer, and lists stay the same while nothing new is told', () => {
  const viewers = [0, 'spectator'] as const;
  let table = at(dealt(people(2)));
  let history = noHistory(viewers);
  const take = (step: Stepped): void => {
    table = step.table;
    history = noted(tinyGame, history, step.entry, step.shown);
  };
  const move = (key: string) =>
    submit(tinyGame, table, { do: 'move', key, seat: 0, after: table.match.log.length, id: '' }, 0, viewers);
  take(done(move('take:1')));
  take(done(move('take:2')));
  const [first, second] = history.told.get(0)!;
  assert.deepEqual([first!.seat, first!.event.type, second!.seq], [0, 'taken', table.match.log.length]);
  assert.deepEqual(second!.view, tinyGame.view(table.match.state as never, 0));
  assert.equal(history.scores.length, 2);
  const back = submit(
    tinyGame,
    table,
    { do: 'takeBack', steps: 1, seat: 0, after: table.match.log.length, id: '' },
    0,
    viewers,
  );
  take(done(back));
  assert.deepEqual(history.told.get(0), [first]);
  assert.equal(history.scores.length, 1);
  const told = history.told.get(0);
  take(done(asks(table, 1, { do: 'resign' })));
  assert.equal(history.told.get(0), told);
  const shown = tinyGame.view(table.match.state as never, 'spectator');
  assert.deepEqual(history.scores.at(-1)!.totals, totalsOf(tinyGame, shown));
});

test('bots are asked one after the other, once a change; whoever lets be makes way', async () => {
  const asked: number[] = [];
  const plans: Record<number, string[]> = { 0: ['take:1', 'endTurn'], 1: [], 2: ['clap'] };
  const ask: Ask = async (question) => {
    assert.ok('view' in question);
    const seat = question.view.viewer as number;
    asked.push(seat);
    return { plan: plans[seat]!, share: 0 } as never;
  };
  let table = at(dealt([bot('A'), bot('B'), bot('C')]));
  const one = await nextOfBots(tinyGame, table.match, emptyMinds(3), ask);
  assert.deepEqual(one.move, { seat: 0, key: 'take:1' });
  table = done(playForBot(tinyGame, table, one.move!, 0)).table;
  plans[0] = ['never asked'];
  const two = await nextOfBots(tinyGame, table.match, one.minds, ask);
  assert.deepEqual([asked, two.move], [[0], { seat: 0, key: 'endTurn' }]);
  // A person whose turn it is does not disturb the bots that may act out of turn.
  const people = handOver(tinyGame, table.match, { seat: 0, to: person('Anna') });
  assert.ok(people.ok);
  const three = await nextOfBots(tinyGame, people.match, one.minds, ask);
  assert.deepEqual([asked, three.move], [[0, 1, 2], { seat: 2, key: 'clap' }]);
  const four = await nextOfBots(tinyGame, people.match, three.minds, ask);
  assert.equal(four.move, undefined);
  assert.equal(asked.length, 3);
  plans[1] = [];
  const stuck = at(dealt([person('Anna'), bot('B')]));
  const theirs = done(asks(stuck, 0, { do: 'move', key: 'endTurn' })).table;
  await assert.rejects(nextOfBots(tinyGame, theirs.match, emptyMinds(2), ask), /awaited/);
});
