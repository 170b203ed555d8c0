// A match as this node holds it: the fold of its log, with what clients will ask about. A value of its own that is
// replaced entry by entry; nothing here waits, stores or sends.

import type { AnyGame, GameTypes, Seat, Viewer } from '../../kernel/game.ts';
import { emptyMatch } from '../../match/match.ts';
import { shows } from '../../match/seen.ts';
import type { Entry, Header } from '../../match/types.ts';
import { type ScoreAt, totalsOf } from '../../table/history.ts';
import {
  type AllShown,
  type AnyMatch,
  follow,
  type Stepped,
  type Table,
  tableOf,
} from '../../table/table.ts';
import { chainOf, firstChain } from '../store/chain.ts';
import type { MatchRow, NewEntry, Row } from '../store/store.ts';

export interface Told {
  readonly seq: number;
  readonly seat?: Seat;
  readonly event: GameTypes['event'];
}

export interface Replica {
  readonly game: AnyGame;
  readonly table: Table;
  /** Of the last entry. */
  readonly chain: string;
  /** Where each submission became an entry. */
  readonly ids: Map<string, number>;
  /** What each viewer was told and was not taken back. */
  readonly told: Map<Viewer, Told[]>;
  scores: readonly ScoreAt[];
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
    table: tableOf(game, emptyMatch<GameTypes>(header, row.secret ?? undefined)),
    chain: firstChain(row.header),
    ids: new Map(),
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
export function followed(replica: Replica, row: Row, watching: ReadonlySet<Viewer>): Stepped {
  const { game, table } = replica;
  const { header } = table.match;
  const entry = JSON.parse(row.body) as Entry;
  const step = attempt(() => follow(seenBy(game, watching), table, entry, everybody(header)));
  if (!step?.ok) {
    throw new CannotFollow(
      `${header.table}, entry ${row.seq}: ${step ? step.misfit.code : 'the rules broke'}`,
    );
  }
  return step;
}

/** Rules that forbid what was played look for a reason in views that were not made. */
function attempt<Answer>(work: () => Answer): Answer | undefined {
  try {
    return work();
  } catch {
    return undefined;
  }
}

/** After an entry that is stored. */
export function taken(replica: Replica, { table, entry, shown }: Stepped, row: Row): Replica {
  if (row.action !== '') replica.ids.set(row.action, row.seq);
  tell(replica, entry, shown);
  const next = { ...replica, table, chain: row.chain };
  const totals = totalsAfter(next, entry);
  const isNew = totals !== undefined && entry.type !== 'takeBack';
  return isNew ? { ...next, scores: [...next.scores, { seq: entry.seq, totals }] } : next;
}

export function awaitedAt(game: AnyGame, { state, isEnded }: AnyMatch): readonly Seat[] {
  return state === undefined || isEnded ? [] : game.awaitedSeats(state);
}

/** Keeps what everybody was told. */
function tell(replica: Replica, entry: Entry, shown: AllShown): void {
  const { told } = replica;
  if (entry.type === 'takeBack') {
    for (const [viewer, before] of told) told.set(viewer, withoutFrom(before, entry.to));
    replica.scores = withoutFrom(replica.scores, entry.to);
    return;
  }
  const by = { seq: entry.seq, ...('seat' in entry && { seat: entry.seat }) };
  for (const [viewer, { frames }] of shown) {
    for (const { event } of frames) told.get(viewer)?.push({ ...by, event });
  }
}

function withoutFrom<Item extends { readonly seq: number }>(list: readonly Item[], from: number): Item[] {
  return list.filter(({ seq }) => seq < from);
}

/** Points by seat, as everybody may know them, where an entry may have changed them. */
export function totalsAfter({ game, table }: Replica, entry: Entry): readonly number[] | undefined {
  const { state } = table.match;
  return state !== undefined && shows(entry) ? totalsOf(game, game.view(state, 'spectator')) : undefined;
}

/** What is to be stored of a decision. */
export function entryFor(
  { game, chain }: Replica,
  { table: { match }, entry }: Stepped,
  action: string,
): NewEntry {
  const body = JSON.stringify(entry);
  const due = Math.min(
    ...match.clocks.map(({ left, running }) => (running ? running.since + left : Number.POSITIVE_INFINITY)),
  );
  return {
    match: match.header.table,
    seq: entry.seq,
    action,
    chain: chainOf(chain, body),
    prev: chain,
    body,
    now: {
      at: entry.at ?? 0,
      due: Number.isFinite(due) ? due : null,
      awaited: `,${awaitedAt(game, match).join(',')},`,
      isOver: match.isEnded,
    },
  };
}
