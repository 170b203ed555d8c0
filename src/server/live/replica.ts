// A match as this node holds it: the fold of its log, with what clients will ask about. A value of its own that is
// replaced entry by entry; nothing here waits, stores or sends.

import type { AnyGame, GameTypes, Seat, Viewer } from '../../kernel/game.ts';
import type { Frame, Shown } from '../../kernel/play.ts';
import { emptyMatch } from '../../match/match.ts';
import { follow } from '../../match/open.ts';
import { shows } from '../../match/seen.ts';
import type { Entry, Header, Match, Result } from '../../match/types.ts';
import { chainOf, firstChain } from '../store/chain.ts';
import type { MatchRow, NewEntry, Row } from '../store/store.ts';

export type AnyMatch = Match<GameTypes>;
export type AnyShown = ReadonlyMap<Viewer, Shown<GameTypes>>;

export interface Told {
  readonly seq: number;
  readonly event: GameTypes['event'];
}

export interface Replica {
  readonly game: AnyGame;
  readonly match: AnyMatch;
  /** Of the last entry. */
  readonly chain: string;
  /** Where each submission became an entry. */
  readonly ids: Map<string, number>;
  /** For each entry, whom the table awaited before it. */
  readonly awaited: (readonly Seat[])[];
  /** What each viewer was told and was not taken back. */
  readonly told: Map<Viewer, readonly Told[]>;
  scores: readonly { readonly seq: number; readonly totals: readonly number[] }[];
}

/** The entry is in the store, and this build makes something else of it. */
export class CannotFollow extends Error {
  readonly code = 'cannotFollow';
}

/** Another version of the rules than this build has. */
export class OtherRules extends Error {
  readonly code = 'otherRules';
}

export function emptyReplica(game: AnyGame, row: MatchRow): Replica {
  const header = JSON.parse(row.header) as Header;
  if (header.rulesVersion !== game.rulesVersion) {
    throw new OtherRules(`${row.id} is of version ${header.rulesVersion} of the rules of ${game.id}`);
  }
  return {
    game,
    match: emptyMatch<GameTypes>(header, row.secret ?? undefined),
    chain: firstChain(row.header),
    ids: new Map(),
    awaited: [],
    told: new Map(everybody(header).map((viewer) => [viewer, []])),
    scores: [],
  };
}

export function everybody(header: Header): readonly Viewer[] {
  return [...header.sitters.keys(), 'spectator'];
}

/** The game for those who look at it now: to all others no view is made, though it is told what they hear of. */
export function seenBy(game: AnyGame, watching: ReadonlySet<Viewer>): AnyGame {
  const blank = (viewer: Viewer): GameTypes['view'] => ({ viewer, step: '' });
  return {
    ...game,
    view: (state, viewer) => (watching.has(viewer) ? game.view(state, viewer) : blank(viewer)),
  };
}

/** An entry from the store. Throws where it does not come out here as it was written. */
export function followed(
  replica: Replica,
  row: Row,
  watching: ReadonlySet<Viewer>,
): { readonly replica: Replica; readonly shown: AnyShown } {
  const entry = JSON.parse(row.body) as Entry;
  const { game, match } = replica;
  const result = follow(seenBy(game, watching), match, entry, everybody(match.header));
  if (!result.ok) {
    throw new CannotFollow(`${match.header.table}, entry ${row.seq}: ${result.misfit.code}`);
  }
  return { replica: taken(replica, result.match, row), shown: noted(replica, entry, result.shown) };
}

/** As the match is now, after an entry that is stored. */
export function taken(replica: Replica, match: AnyMatch, row: Row): Replica {
  if (row.action !== '') replica.ids.set(row.action, row.seq);
  replica.awaited[row.seq] = awaitedAt(replica.game, replica.match);
  return { ...replica, match, chain: row.chain };
}

export function awaitedAt(game: AnyGame, match: AnyMatch): readonly Seat[] {
  return match.state === undefined || match.isEnded ? [] : game.awaitedSeats(match.state);
}

/** Keeps what everybody was told. */
export function noted(replica: Replica, entry: Entry, shown: AnyShown): AnyShown {
  const { told } = replica;
  if (entry.type === 'takeBack') {
    for (const [viewer, before] of told) told.set(viewer, withoutFrom(before, entry.to));
    replica.scores = withoutFrom(replica.scores, entry.to);
    return shown;
  }
  for (const [viewer, { frames }] of shown) {
    if (frames.length > 0) told.set(viewer, [...(told.get(viewer) ?? []), ...heard(entry.seq, frames)]);
  }
  return shown;
}

function heard(seq: number, frames: readonly Frame<GameTypes>[]): Told[] {
  return frames.map(({ event }) => ({ seq, event }));
}

function withoutFrom<Item extends { readonly seq: number }>(
  list: readonly Item[],
  from: number,
): readonly Item[] {
  return list.filter(({ seq }) => seq < from);
}

/** Points by seat, as everybody may know them; where an entry may have changed them. */
export function totalsOf(game: AnyGame, state: GameTypes['state']): readonly number[] {
  const parts = game.scoreParts(game.view(state, 'spectator'));
  return parts.map((summands) => summands.reduce((sum, { points }) => sum + points, 0));
}

export function withScores(replica: Replica, entry: Entry): readonly number[] | undefined {
  const { game, match } = replica;
  if (!shows(entry) || match.state === undefined) return undefined;
  const totals = totalsOf(game, match.state);
  if (entry.type !== 'takeBack') replica.scores = [...replica.scores, { seq: entry.seq, totals }];
  return totals;
}

/** What is to be stored of a decision. */
export function entryFor(
  replica: Replica,
  result: Extract<Result<GameTypes>, { ok: true }>,
  action: string,
): NewEntry {
  const { game, chain } = replica;
  const entry = result.match.log.at(-1)!;
  const body = JSON.stringify(entry);
  const due = Math.min(
    ...result.match.clocks.map(({ left, running }) =>
      running ? running.since + left : Number.POSITIVE_INFINITY,
    ),
  );
  return {
    match: result.match.header.table,
    seq: entry.seq,
    action,
    chain: chainOf(chain, body),
    prev: chain,
    body,
    now: {
      at: entry.at ?? 0,
      due: Number.isFinite(due) ? due : null,
      awaited: `,${awaitedAt(game, result.match).join(',')},`,
      isOver: result.match.isEnded,
    },
  };
}
