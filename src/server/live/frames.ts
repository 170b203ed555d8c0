// What goes over the wire of a match: the whole table, or one entry of it.

import type { GameTypes, Viewer } from '../../kernel/game.ts';
import { entropySeats } from '../../match/fairness.ts';
import { canTakeBack } from '../../match/match.ts';
import { finalOutcome } from '../../match/standing.ts';
import type { Entry } from '../../match/types.ts';
import { difference } from '../../protocol/patch.ts';
import type { Recap, Standing } from '../../protocol/server.ts';
import type { AllShown, AnyMatch } from '../../table/table.ts';
import { awaitedAt, everybody, type Replica } from './replica.ts';

/** So many events a viewer are told again at most. */
const longestRecap = 400;

export type Views = ReadonlyMap<Viewer, GameTypes['view']>;

export function viewsOf(
  { game, table: { match } }: Replica,
  viewers: Iterable<Viewer>,
): Map<Viewer, GameTypes['view']> {
  const { state } = match;
  return new Map(state === undefined ? [] : [...viewers].map((viewer) => [viewer, game.view(state, viewer)]));
}

export function clocksOf({ clocks }: AnyMatch) {
  return clocks.map(({ left, running }) => (running ? { left, since: running.since } : { left }));
}

export function standingOf({ game, table: { match } }: Replica): Standing {
  const { seat } = match.takeable;
  const steps = canTakeBack(match, seat);
  const outcome = finalOutcome(game, match);
  const entropy = entropySeats(match.header);
  return {
    phase: match.isEnded ? 'ended' : match.state === undefined ? 'entropy' : 'play',
    holders: match.holders.map((holder) => ({ ...holder })),
    resigned: [...match.resigned],
    awaited: [...awaitedAt(game, match)],
    ...(steps > 0 && { takeable: { seat, steps } }),
    committed: entropy.filter((one) => match.commits[one] !== undefined),
    opened: entropy.filter((one) => match.openings[one] !== undefined),
    ...(outcome && {
      outcome: {
        places: [...outcome.places],
        scores: [...outcome.scores],
        reason: outcome.reason,
        resigned: [...outcome.resigned],
      },
    }),
  };
}

/** The fields that are not as they were; null for one that is gone. */
export function changedFields(before: object, after: object): object | undefined {
  const old = before as Readonly<Record<string, unknown>>;
  const now = after as Readonly<Record<string, unknown>>;
  const changed: Record<string, unknown> = {};
  for (const name of new Set([...Object.keys(old), ...Object.keys(now)])) {
    if (difference(old[name], now[name]) !== undefined) changed[name] = now[name] ?? null;
  }
  return Object.keys(changed).length > 0 ? changed : undefined;
}

/** `have`: what the client has of this match. */
export function tableMessage(
  replica: Replica,
  viewers: readonly Viewer[],
  have: number,
  now: number,
): string {
  const { match } = replica.table;
  const views = Object.fromEntries(viewsOf(replica, viewers));
  return JSON.stringify({
    t: 'table',
    match: match.header.table,
    n: match.log.length,
    now,
    header: match.header,
    views,
    recap: recapOf(replica, viewers, have),
    clocks: clocksOf(match),
    standing: standingOf(replica),
  });
}

/** What was taken back in the meantime is told by `from`: what the client has after it has not happened. */
export function recapOf(
  { table: { match }, told, scores }: Replica,
  viewers: readonly Viewer[],
  have: number,
): Recap {
  let from = Math.min(have, match.log.length);
  for (const entry of match.log.slice(from))
    if (entry.type === 'takeBack') from = Math.min(from, entry.to - 1);
  const since = viewers.map((viewer) => (told.get(viewer) ?? []).filter(({ seq }) => seq > from));
  return {
    from,
    isCut: since.some((list) => list.length > longestRecap),
    told: Object.fromEntries(viewers.map((viewer, i) => [viewer, since[i]!.slice(-longestRecap)])),
    scores: scores.filter(({ seq }) => seq > from).map(({ seq, totals }) => ({ seq, totals: [...totals] })),
  };
}

/** The parts of a `shown` message, each written once and put together for whoever looks with these eyes. */
export interface ShownParts {
  readonly head: string;
  readonly byViewer: ReadonlyMap<Viewer, string>;
}

export interface Before {
  readonly views: Views;
  readonly clocks: ReturnType<typeof clocksOf>;
  readonly standing: Standing;
}

export function shownParts(
  entry: Entry,
  shown: AllShown,
  totals: readonly number[] | undefined,
  before: Before,
  after: Pick<Before, 'clocks' | 'standing'>,
  now: number,
): ShownParts {
  const clocks = difference(before.clocks, after.clocks) === undefined ? undefined : after.clocks;
  const head = JSON.stringify({
    t: 'shown',
    n: entry.seq,
    kind: entry.type,
    ...('seat' in entry && { seat: entry.seat }),
    ...(entry.type === 'takeBack' && { to: entry.to }),
    ...(entry.type === 'entropy' && ('commit' in entry ? { commit: entry.commit } : { open: entry.open })),
    ...(totals && { totals }),
    ...(clocks && { clocks, now }),
    standing: changedFields(before.standing, after.standing),
  });
  const byViewer = new Map<Viewer, string>();
  for (const [viewer, view] of before.views) {
    const seen = shown.get(viewer);
    if (seen) byViewer.set(viewer, JSON.stringify(patches(view, seen)));
  }
  return { head, byViewer };
}

function patches(
  before: GameTypes['view'] | undefined,
  { frames, view }: NonNullable<ReturnType<AllShown['get']>>,
) {
  let last: unknown = before;
  const told = frames.map(({ event, view: next }) => {
    const patch = difference(last, next);
    last = next;
    return { event, view: patch };
  });
  return { frames: told, end: difference(last, view) };
}

export function shownMessage({ head, byViewer }: ShownParts, viewers: readonly Viewer[]): string {
  const parts = viewers.flatMap((viewer) => {
    const part = byViewer.get(viewer);
    return part === undefined ? [] : [`"${viewer}":${part}`];
  });
  return parts.length === 0 ? head : `${head.slice(0, -1)},"shown":{${parts.join(',')}}}`;
}

export function watchedBy(match: AnyMatch, viewers: Iterable<Viewer>): ReadonlySet<Viewer> {
  const known = new Set(everybody(match.header));
  return new Set([...viewers].filter((viewer) => known.has(viewer)));
}
