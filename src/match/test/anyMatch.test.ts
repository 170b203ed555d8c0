// Matches made of whatever comes, possible or not, in any order.

import assert from 'node:assert/strict';
import { test } from 'node:test';
import fc from 'fast-check';
import type { Viewer } from '../../kernel/game.ts';
import { deepEqual, deepFreeze } from '../../kernel/json.ts';
import { legalMovesOf } from '../../kernel/play.ts';
import { deadline, nextDeadline } from '../clock.ts';
import { parseFile, serialise } from '../file.ts';
import { away, canTakeBack, create, deal, end, handOver, resign, takeBack, timeout } from '../match.ts';
import { open } from '../open.ts';
import { addSeen, beginSeen, type Seen } from '../seen.ts';
import { finalOutcome, whoActs } from '../standing.ts';
import type { ClockSettings, MatchFile } from '../types.ts';
import { verify } from '../verify.ts';
import {
  bot,
  bots,
  bytes,
  done,
  type Match,
  people,
  person,
  type Result,
  tried,
  withEntropy,
} from './table.ts';
import { type State, tinyGame } from './tinyGame.ts';

type Happening = { kind: (typeof kinds)[number]; seat: number; choice: number; wait: number };
const kinds = [
  'move',
  'move',
  'move',
  'move',
  'move',
  'garbage',
  'takeBack',
  'takeBack',
  'timeout',
  'toBot',
  'toPerson',
  'resign',
  'away',
] as const;

const happening: fc.Arbitrary<Happening> = fc.record({
  kind: fc.constantFrom(...kinds),
  seat: fc.nat(4),
  choice: fc.nat(20),
  wait: fc.nat(15_000),
});

const table = fc.record({
  seats: fc.integer({ min: 1, max: 4 }),
  humans: fc.nat(4),
  auction: fc.boolean(),
  timer: fc.boolean(),
  clock: fc.constantFrom<ClockSettings>(
    { kind: 'none' },
    { kind: 'turn', seconds: 30 },
    { kind: 'bank', seconds: 60, increment: 3 },
  ),
  isKnown: fc.boolean(),
});

type Table = typeof table extends fc.Arbitrary<infer Value> ? Value : never;

interface Course {
  match: Match;
  now: number;
  viewers: Viewer[];
  seen: Map<Viewer, Seen>;
  /** The state before each entry, as the log has it. */
  before: Map<number, State>;
}

function started({ seats, humans, auction, timer, clock, isKnown }: Table): Course {
  const sitters = [...people(Math.min(humans, seats)), ...bots(4).slice(humans)].slice(0, seats);
  const chance = isKnown ? { seed: '7' } : { secret: bytes('secret') };
  const made = create(tinyGame, { table: 't', options: { auction, timer }, sitters, clock, chance });
  assert.ok(made.ok, JSON.stringify(made));
  const viewers: Viewer[] = [...Array(seats).keys(), 'spectator'];
  const course = { match: made.match, now: 1000, viewers, seen: new Map(), before: new Map() };
  course.match = withEntropy(course.match, course.now);
  took(course, deal(tinyGame, course.match, course.now, viewers));
  return course;
}

function took(course: Course, result: Result): boolean {
  if (!result.ok) return false;
  if (course.match.state) course.before.set(result.match.log.length, course.match.state);
  course.match = deepFreeze(result.match);
  const { seq } = result.match.log.at(-1)!;
  for (const [viewer, shown] of result.shown) {
    const kept = course.seen.get(viewer);
    course.seen.set(
      viewer,
      kept ? addSeen(kept, seq, shown) : beginSeen(course.match.header, viewer, seq, shown.view),
    );
  }
  return true;
}

function happens(course: Course, { kind, seat, choice, wait }: Happening): void {
  const { match, viewers } = course;
  course.now += wait;
  const { now } = course;
  switch (kind) {
    case 'move': {
      const mover =
        wait % 3 === 0 ? seat % match.holders.length : (tinyGame.awaitedSeats(match.state!)[0] ?? 0);
      const moves = legalMovesOf(tinyGame, tinyGame.view(match.state!, mover));
      const key = moves.length > 0 ? tinyGame.moveKey(moves[choice % moves.length]!) : 'endTurn';
      const isLate = isOver(match, mover, now);
      const isTaken = took(course, tried(match, mover, key, now, viewers));
      assert.equal(isTaken, moves.length > 0 && !isLate, 'legal moves are taken, others are not');
      return;
    }
    case 'garbage':
      assert.ok(!took(course, tried(match, seat, `x${choice}`, now)));
      return;
    case 'takeBack':
      takesBack(course, wait % 3 === 0 ? seat : match.takeable.seat, choice);
      return;
    case 'timeout': {
      const late = wait % 3 === 0 ? seat : (nextDeadline(match.clocks)?.seat ?? 0);
      const isLate = isOver(match, late, now);
      const result = timeout(tinyGame, match, { seat: late, level: 'easy' }, now, viewers);
      assert.equal(took(course, result), isLate);
      return;
    }
    case 'toBot':
      took(course, handOver(tinyGame, match, { seat, to: bot(`Robo ${choice}`) }, now));
      return;
    case 'toPerson':
      took(course, handOver(tinyGame, match, { seat, to: person(`Anna ${choice}`) }, now));
      return;
    case 'resign':
      if (choice < 10) took(course, resign(tinyGame, match, { seat, level: 'hard' }, now));
      return;
    case 'away':
      assert.equal(
        took(course, away(tinyGame, match, wait, now)),
        match.header.clock.kind !== 'none' && wait > 0,
      );
  }
}

function isOver(match: Match, seat: number, now: number): boolean {
  const end = match.clocks[seat] && deadline(match.clocks[seat]);
  return end !== undefined && now >= end;
}

function takesBack(course: Course, seat: number, choice: number): void {
  const { match, now, viewers } = course;
  const most = canTakeBack(match, seat);
  const steps = most === 0 ? 1 : 1 + (choice % most);
  assert.ok(!takeBack(tinyGame, match, { seat, steps: most + 1 }, now).ok, 'one more than possible');
  const isTaken = took(course, takeBack(tinyGame, match, { seat, steps }, now, viewers));
  assert.equal(isTaken, most > 0 && !isOver(match, seat, now));
  const entry = course.match.log.at(-1)!;
  if (!isTaken || entry.type !== 'takeBack') return;
  const undone = match.log.slice(entry.to - 1).filter(({ type }) => type === 'move');
  assert.ok(
    undone.every((move) => 'seat' in move && move.seat === seat),
    'own moves only',
  );
  const earlier = course.before.get(entry.to)!;
  assert.equal(earlier.rng.drawn, match.state!.rng.drawn, 'no chance in between');
  assert.deepEqual(earlier.hasShown, match.state!.hasShown, 'nothing shown in between');
  assert.ok(deepEqual(course.match.state, earlier));
}

function check(course: Course): void {
  const { match } = course;
  const parsed = parseFile(serialise(match));
  assert.ok(parsed.ok, JSON.stringify(parsed));
  const opened = open(tinyGame, parsed.file, match.secret);
  assert.ok(opened.ok, JSON.stringify(opened));
  assert.ok(deepEqual(opened.match, match), 'the log gives the same match');
  for (const { seat, holder } of whoActs(tinyGame, match)) assert.equal(holder, match.holders[seat]);
  for (const [seat, clock] of match.clocks.entries()) {
    const mayRun = match.header.clock.kind !== 'none' && match.holders[seat]!.who === 'person';
    const isAwaited = tinyGame.awaitedSeats(match.state!).includes(seat);
    assert.equal(clock.running !== undefined, mayRun && isAwaited, `clock of ${seat}`);
    assert.ok(clock.left >= 0);
  }
  const outcome = finalOutcome(tinyGame, match);
  if (outcome && match.resigned.length > 0 && match.holders.length > 1) {
    const worst = Math.max(...outcome.places);
    assert.equal(outcome.places.indexOf(worst), match.resigned[0]);
  }
}

function verdictOf(course: Course, file: MatchFile): string {
  const verdict = verify(tinyGame, file, [...course.seen.values()]);
  return verdict.verdict === 'notProven' ? verdict.why : verdict.verdict;
}

test('whatever happens, the log gives the same match again, and it is proven', () => {
  const counts: Record<string, number> = {};
  fc.assert(
    fc.property(table, fc.array(happening, { minLength: 20, maxLength: 80 }), (setup, happenings) => {
      const course = started(setup);
      for (const each of happenings) happens(course, each);
      check(course);
      const ended = done(end(tinyGame, course.match, course.now));
      for (const { type } of ended.log) counts[type] = (counts[type] ?? 0) + 1;
      const { isKnown, humans } = setup;
      const expected = isKnown ? 'knownDeal' : humans === 0 ? 'onlyTheTable' : 'proven';
      assert.equal(verdictOf(course, ended), expected);
    }),
    { seed: 1, numRuns: 80 },
  );
  for (const type of ['move', 'takeBack', 'timeout', 'handOver', 'resign', 'away']) {
    assert.ok((counts[type] ?? 0) > 10, `${type}: ${counts[type]}`);
  }
});

test('a match that lost, doubled or swapped an entry is never proven', () => {
  fc.assert(
    fc.property(
      table,
      fc.array(happening, { maxLength: 40 }),
      fc.nat(),
      fc.nat(2),
      (setup, happenings, where, how) => {
        const course = started({ ...setup, isKnown: false });
        for (const each of happenings) happens(course, each);
        const { header, log } = done(end(tinyGame, course.match, course.now));
        const index = where % (log.length - 1);
        const one = log[index]!;
        const changed = [
          log.toSpliced(index, 1),
          log.toSpliced(index, 0, one),
          log.toSpliced(index, 2, log[index + 1]!, one),
        ][how]!;
        const renumbered = changed.map((entry, i) => ({ ...entry, seq: i + 1 }));
        for (const entries of [changed, renumbered]) {
          assert.equal(verify(tinyGame, { header, log: entries }).verdict, 'wrong');
        }
      },
    ),
    { seed: 2, numRuns: 80 },
  );
});
