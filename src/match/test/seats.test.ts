import assert from 'node:assert/strict';
import { test } from 'node:test';
import { end, handOver, resign } from '../match.ts';
import { botsToAsk, finalOutcome, placesAfter, whoActs } from '../standing.ts';
import {
  bot,
  bots,
  created,
  dealt,
  done,
  type Match,
  moved,
  people,
  person,
  playedOut,
  refused,
} from './table.ts';
import { tinyGame } from './tinyGame.ts';

const give = (match: Match, seat: number, to: ReturnType<typeof bot>) =>
  handOver(tinyGame, match, { seat, to });
const leave = (match: Match, seat: number, level = 'easy') => resign(tinyGame, match, { seat, level });

test('who acts: every active seat, who holds it, and whether it is awaited', () => {
  const match = dealt([person('Anna'), bot('Robo'), person('Vera')]);
  assert.deepEqual(whoActs(tinyGame, match), [
    { seat: 0, holder: person('Anna'), isAwaited: true },
    { seat: 1, holder: bot('Robo'), isAwaited: false },
    { seat: 2, holder: person('Vera'), isAwaited: false },
  ]);
  assert.deepEqual(
    whoActs(tinyGame, moved(match, '1 clap')).map(({ seat }) => seat),
    [0, 2],
  );
  assert.deepEqual(whoActs(tinyGame, created(people(2))), []);
  assert.deepEqual(whoActs(tinyGame, playedOut(match)), []);
  assert.deepEqual(whoActs(tinyGame, done(end(tinyGame, match))), []);
});

test('each active bot is asked once per change', () => {
  const match = dealt([person('Anna'), bot('Robo'), bot('Robi')]);
  const seats = (now: Match, asked: (number | undefined)[]) =>
    botsToAsk(tinyGame, now, asked).map(({ seat }) => seat);
  assert.deepEqual(seats(match, []), [1, 2]);
  assert.deepEqual(seats(match, [undefined, match.changed]), [2]);
  const asked = [undefined, match.changed, match.changed];
  assert.deepEqual(seats(match, asked), [], 'until something happens');
  assert.deepEqual(seats(moved(match, '0 take:1'), asked), [1, 2]);
  assert.deepEqual(seats(moved(match, '1 clap'), asked), [2], 'nor one that cannot act');
  const handed = done(give(match, 0, bot('Robu')));
  assert.deepEqual(seats(handed, asked), [0, 1, 2], 'a new holder is a change');
});

test('a seat is handed to a bot, to another, and back; what was played stays', () => {
  const start = moved(dealt(people(2)), '0 take:1');
  const handed = done(give(start, 0, bot('Robo', 'hard')));
  assert.deepEqual(handed.log.at(-1), { seq: 7, type: 'handOver', seat: 0, to: bot('Robo', 'hard') });
  assert.equal(handed.state, start.state);
  assert.deepEqual(handed.holders, [bot('Robo', 'hard'), person('Борис')]);
  assert.deepEqual(handed.header.sitters, people(2), 'the header says who sat down');
  const other = done(give(handed, 0, bot('Robi', 'easy')));
  const back = done(give(other, 0, person('Anna')));
  assert.deepEqual(back.holders, people(2));
  done(give(dealt(bots(2)), 1, person('Vera')));
});

test('hand-overs that make no sense are refused', () => {
  const match = dealt(people(2));
  assert.equal(refused(give(match, 0, person('Vera'))), 'heldByPerson');
  assert.equal(refused(give(match, 2, bot('Robo'))), 'noSuchSeat');
  assert.equal(refused(give(created(people(2)), 0, bot('Robo'))), 'notDealt');
  for (const odd of [
    {},
    null,
    bot(''),
    bot('Robo', ''),
    { who: 'bot', name: 'x' },
    { ...bot('x'), more: 1 },
  ]) {
    assert.equal(refused(give(match, 0, odd as ReturnType<typeof bot>)), 'badSitter');
  }
});

test('whoever resigns is out of it, and a bot plays on under the same name', () => {
  const match = dealt(people(3));
  const left = done(leave(match, 1, 'hard'));
  assert.deepEqual(left.log.at(-1), { seq: 8, type: 'resign', seat: 1, level: 'hard' });
  assert.deepEqual(left.holders[1], bot('Борис', 'hard'));
  assert.equal(refused(leave(left, 1)), 'hasResigned');
  assert.equal(refused(give(left, 1, person('Борис'))), 'hasResigned');
  assert.equal(refused(leave(left, 7)), 'noSuchSeat');
  assert.equal(refused(leave(match, 0, '')), 'badSitter');
  assert.equal(refused(leave(done(give(match, 0, bot('Robo'))), 0)), 'heldByBot');
  assert.equal(refused(leave(created(people(2)), 0)), 'notDealt');
  assert.equal(refused(leave(playedOut(match), 0)), 'gameOver');
});

test('the game goes on to its end, and the seat that resigned is last', () => {
  const left = done(leave(moved(dealt(people(3)), '0 take:2'), 0));
  const match = playedOut(left);
  assert.equal(finalOutcome(tinyGame, left), undefined);
  assert.deepEqual(tinyGame.outcome(match.state!)!.places, [1, 2, 2]);
  assert.deepEqual(finalOutcome(tinyGame, match), {
    places: [3, 1, 1],
    scores: [2, 0, 0],
    reason: 'roundsPlayed',
    resigned: [0],
  });
});

test('without a resignation the outcome is the game’s own', () => {
  const match = playedOut(moved(dealt(people(3)), '0 take:2'));
  assert.deepEqual(finalOutcome(tinyGame, match), { ...tinyGame.outcome(match.state!), resigned: [] });
  assert.equal(finalOutcome(tinyGame, created(people(2))), undefined);
});

test('places after resignations', () => {
  const table: [places: number[], resigned: number[], expected: number[], why: string][] = [
    [[1, 2, 3], [], [1, 2, 3], 'nobody'],
    [[1, 2, 3], [0], [3, 1, 2], 'the winner: the others move up'],
    [[1, 2, 3], [2], [1, 2, 3], 'the last one'],
    [[1, 2, 3, 4], [0, 1], [4, 3, 1, 2], 'the later one to resign ranks better'],
    [[1, 2, 3, 4], [1, 0], [3, 4, 1, 2], 'the other way round'],
    [[1, 1, 3], [0], [3, 1, 2], 'of two firsts'],
    [[1, 2, 2, 4], [0], [4, 1, 1, 3], 'counted places stay counted'],
    [[1, 2, 2, 3], [0], [3, 1, 1, 2], 'dense places stay dense'],
    [[1, 2, 1, 2], [0], [3, 2, 1, 2], 'of partners, the one who stays keeps the place'],
    [[1, 2, 1, 2], [0, 2], [3, 1, 2, 1], 'a whole team: the other has won'],
    [[2, 1, 2, 1], [0], [3, 1, 2, 1], 'of the losing team'],
    [[1, 1], [0], [2, 1], 'no share any more'],
    [[1, 2], [0, 1], [2, 1], 'everybody'],
    [[1], [0], [2], 'alone: lost'],
    [[2], [], [2], 'alone, and lost anyhow'],
  ];
  for (const [places, resigned, expected, why] of table) {
    assert.deepEqual(placesAfter(places, resigned), expected, why);
  }
});
