// What every table does, whoever shows it. A value, like the match: each step gives the next one with the entry that made
// it, to be kept before anybody is shown anything; where another entry was kept in its place, that one is followed and
// the question is asked again. `now` is in milliseconds; `viewers`: for whom views are wanted.

import type { AnyGame, GameTypes, Seat, Viewer } from '../kernel/game.ts';
import type { Shown } from '../kernel/play.ts';
import { nextDeadline } from '../match/clock.ts';
import { act, end, handOver, resign, takeBack, timeout } from '../match/match.ts';
import { follow as followMatch, type Misfit, open } from '../match/open.ts';
import { shows } from '../match/seen.ts';
import { finalOutcome } from '../match/standing.ts';
import type { Entry, Match, MatchFile, Result } from '../match/types.ts';
import type { Submission, Unmade } from './submission.ts';

export type AnyMatch = Match<GameTypes>;
export type AllShown = ReadonlyMap<Viewer, Shown<GameTypes>>;

export interface Table {
  readonly match: AnyMatch;
  /** Seats that are awaited at the same time, as long as nothing but their own doing makes them fewer. */
  readonly together: { readonly since: number; readonly seats: readonly Seat[] };
}

export interface Stepped {
  readonly ok: true;
  readonly table: Table;
  readonly entry: Entry;
  readonly shown: AllShown;
}

export type Step = Stepped | { readonly ok: false; readonly problem: Unmade };

/** Plays on for whoever resigns, runs out of time, or is held by a bot that nobody knows. */
export const standIn = 'normal';

export function tableOf(game: AnyGame, match: AnyMatch): Table {
  return { match, together: { since: match.log.length, seats: awaitedAt(game, match) } };
}

/** Where the file leaves it. `watch` is told of every entry. */
export function openTable(
  game: AnyGame,
  file: MatchFile,
  secret: string | undefined,
  viewers: readonly Viewer[] = [],
  watch?: (entry: Entry, shown: AllShown) => void,
): { readonly ok: true; readonly table: Table } | { readonly ok: false; readonly misfit: Misfit } {
  const opened = open(game, file, secret, viewers, watch);
  return opened.ok ? { ok: true, table: tableOf(game, opened.match) } : opened;
}

/** What a person at the table wants done. */
export function submit(
  game: AnyGame,
  table: Table,
  submission: Submission,
  now: number,
  viewers: readonly Viewer[] = [],
): Step {
  const { match } = table;
  const { seat } = submission;
  if (isStale(table, submission)) return { ok: false, problem: { code: 'stale' } };
  switch (submission.do) {
    case 'move':
      return stepOf(game, table, act(game, match, { seat, key: submission.key, by: 'person' }, now, viewers));
    case 'takeBack':
      return stepOf(game, table, takeBack(game, match, { seat, steps: submission.steps }, now, viewers));
    case 'resign':
      return stepOf(game, table, resign(game, match, { seat, level: standIn }, now));
    case 'handOver':
      return stepOf(game, table, handOver(game, match, { seat, to: submission.to }, now));
  }
}

/** What a bot has decided (see minds.ts). Refused where something else has happened since it was asked. */
export function playForBot(
  game: AnyGame,
  table: Table,
  { seat, key }: { readonly seat: Seat; readonly key: string },
  now: number,
  viewers: readonly Viewer[] = [],
): Step {
  return stepOf(game, table, act(game, table.match, { seat, key, by: 'bot' }, now, viewers));
}

/** What the table does of itself: it ends at the outcome, which opens the secret, and turns out whose time is over. To be
 *  asked after every entry, and when the alarm rings. */
export function owed(
  game: AnyGame,
  table: Table,
  now: number,
  viewers: readonly Viewer[] = [],
): Stepped | undefined {
  const { match } = table;
  if (match.state === undefined || match.isEnded) return undefined;
  const late = nextDeadline(match.clocks);
  const isOver = finalOutcome(game, match) !== undefined;
  if (!isOver && !(late && late.at <= now)) return undefined;
  const result = isOver
    ? end(game, match, now)
    : timeout(game, match, { seat: late!.seat, level: standIn }, now, viewers);
  const step = stepOf(game, table, result);
  return step.ok ? step : undefined;
}

/** When the table is to be asked what it owes. */
export function alarmAt({ match }: Table): number | undefined {
  return match.isEnded ? undefined : nextDeadline(match.clocks)?.at;
}

/** An entry that was kept elsewhere. */
export function follow(
  game: AnyGame,
  table: Table,
  entry: Entry,
  viewers: readonly Viewer[] = [],
): Stepped | { readonly ok: false; readonly misfit: Misfit } {
  const followed = followMatch(game, table.match, entry, viewers);
  return followed.ok ? stepped(game, table, followed) : followed;
}

function stepOf(game: AnyGame, table: Table, result: Result<GameTypes>): Step {
  return result.ok ? stepped(game, table, result) : result;
}

function stepped(
  game: AnyGame,
  { together }: Table,
  { match, shown }: { readonly match: AnyMatch; readonly shown: AllShown },
): Stepped {
  const entry = match.log.at(-1)!;
  const awaited = awaitedAt(game, match);
  const isSame =
    !shows(entry) ||
    (entry.type === 'move' &&
      together.seats.includes(entry.seat) &&
      awaited.every((seat) => together.seats.includes(seat)) &&
      !awaited.includes(entry.seat));
  const next = isSame ? together : { since: entry.seq, seats: awaited };
  return { ok: true, table: { match, together: next }, entry, shown };
}

function awaitedAt(game: AnyGame, { state, isEnded }: AnyMatch): readonly Seat[] {
  return state === undefined || isEnded ? [] : game.awaitedSeats(state);
}

/** What was meant for another position. Those who are awaited together do not disturb each other. */
function isStale({ match, together }: Table, { seat, after }: Submission): boolean {
  const since = match.log.slice(after).filter(shows);
  if (since.length === 0) return after > match.log.length;
  const isApart = since.every((entry) => 'seat' in entry && entry.seat !== seat);
  return !(isApart && after >= together.since && together.seats.includes(seat));
}
