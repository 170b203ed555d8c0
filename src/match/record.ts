// The one place where something happens to a match: an action comes in, is checked, and becomes an entry.
// Playing, opening a file and verifying one all go through here.

import type { Game, GameTypes, Seat, Viewer } from '../kernel/game.ts';
import { deal, entropy } from './beforeDeal.ts';
import { type Change, type Context, lastTime, nothingTakeable, problem } from './change.ts';
import { runClocks } from './clock.ts';
import { digest } from './fairness.ts';
import { away, handOver, move, resign, takeBack, timeout } from './inGame.ts';
import type { Action, Entry, Match, MatchFile, Problem, Result } from './types.ts';

/** Whoever throws the earlier matches away may write on one list. */
type Append = (log: readonly Entry[], entry: Entry) => readonly Entry[];

/** `now`: in milliseconds; where there are no clocks it may be left out. */
export function record<T extends GameTypes>(
  game: Game<T>,
  match: Match<T>,
  action: Action,
  now?: number,
  viewers: readonly Viewer[] = [],
  append: Append = (log, entry) => [...log, entry],
): Result<T> {
  const at = timeOf(match, now);
  if (at === null) return { ok: false, problem: problem('badTime') };
  const context = { game, match, seq: match.log.length + 1, at, viewers };
  const change = changeOf(context, action);
  if ('code' in change) return { ok: false, problem: change };
  const entry = { seq: context.seq, ...(at !== undefined && { at }), ...change.entry };
  const changed: Match<T> = { ...match, ...change.next, log: append(match.log, entry) };
  return { ok: true, match: withClocks(context, changed, change), shown: change.shown ?? new Map() };
}

/** Time does not run back: an earlier moment counts as the last one. Null if it is none at all. */
function timeOf(match: MatchFile, now: number | undefined): number | undefined | null {
  if (now === undefined) return match.header.clock.kind === 'none' ? undefined : null;
  if (!Number.isSafeInteger(now) || now < 0) return null;
  return Math.max(now, lastTime(match));
}

function changeOf<T extends GameTypes>(context: Context<T>, action: Action): Change<T> | Problem {
  const { match } = context;
  if (match.isEnded) return problem('ended');
  if ('seat' in action && !isSeat(match, action.seat)) return problem('noSuchSeat');
  const isDealt = match.state !== undefined;
  switch (action.type) {
    case 'entropy':
      return isDealt ? problem('alreadyDealt') : entropy(match, action);
    case 'deal':
      return isDealt ? problem('alreadyDealt') : deal(context);
    case 'move':
      return isDealt ? move(context, action) : problem('notDealt');
    case 'takeBack':
      return isDealt ? takeBack(context, action) : problem('notDealt');
    case 'timeout':
      return isDealt ? timeout(context, action) : problem('notDealt');
    case 'resign':
      return isDealt ? resign(context, action) : problem('notDealt');
    case 'handOver':
      return isDealt ? handOver(context, action) : problem('notDealt');
    case 'away':
      return isDealt ? away(context, action) : problem('notDealt');
    case 'end':
      return end(context);
  }
}

function isSeat<T extends GameTypes>(match: Match<T>, seat: Seat): boolean {
  return Number.isInteger(seat) && !Object.is(seat, -0) && seat >= 0 && seat < match.holders.length;
}

function end<T extends GameTypes>({ match, seq, at }: Context<T>): Change<T> | Problem {
  const { header, log, secret } = match;
  if (header.deal.kind === 'fair' && secret === undefined) return problem('secretMissing');
  const opened = { type: 'end', ...(header.deal.kind === 'fair' && { secret: secret! }) } as const;
  const all = [...log, { seq, at, ...opened }];
  return {
    entry: { ...opened, digest: digest('log', header, all) },
    next: { isEnded: true, takeable: nothingTakeable },
  };
}

function withClocks<T extends GameTypes>(context: Context<T>, match: Match<T>, change: Change<T>): Match<T> {
  const { game, seq, at } = context;
  if (at === undefined || match.header.clock.kind === 'none') return match;
  const awaited = match.state === undefined || match.isEnded ? [] : game.awaitedSeats(match.state);
  const isPerson = (seat: Seat) => match.holders[seat]!.who === 'person';
  const standing = { awaited, isPerson, begunAnew: change.begunAnew, at, seq };
  return { ...match, clocks: runClocks(match.header.clock, match.clocks, standing) };
}
