// A table that somebody looks at, or that has something to do: what this node holds of it.

import type { AnyGame, Viewer } from '../../kernel/game.ts';
import type { Room } from '../../protocol/room.ts';
import type { Stepped } from '../../table/table.ts';
import type { Pool } from '../bots/pool.ts';
import type { Bus } from '../bus.ts';
import type { Metrics } from '../metrics.ts';
import type { Rate } from '../rates.ts';
import type { RoomRow } from '../store/rooms.ts';
import type { Row, Store } from '../store/store.ts';
import {
  type Before,
  clocksOf,
  shownMessage,
  shownParts,
  standingOf,
  tableMessage,
  viewsOf,
  watchedBy,
} from './frames.ts';
import type { Why } from './judge.ts';
import { entryFor, followed, type Replica, taken, totalsAfter } from './replica.ts';

export interface Settings {
  /** Milliseconds: whoever has not brought their share of chance by then is left out. */
  readonly dealMs: number;
  /** The same, where none of them has a device at the table. */
  readonly absentDealMs: number;
  /** Whoever has no device at the table for so long is away. */
  readonly absentMs: number;
  /** Between the moves of bots, where somebody looks. */
  readonly botPaceMs: number;
  /** After so long another node does what the one that stored the last entry should have done. */
  readonly patienceMs: number;
  /** Of messages on one socket. */
  readonly socketRate: Rate;
  /** Of requests from one address: deeds, and people made or found. */
  readonly deedRate: Rate;
  readonly strangerRate: Rate;
}

export interface Log {
  warn(what: object, text: string): void;
  error(what: object, text: string): void;
}

/** What a bot goes through with. */
interface Pursued {
  readonly plan: readonly string[];
  /** The entry that its first move was to become. */
  readonly from: number;
}

/** What all tables of a node share. */
export interface World {
  readonly store: Store;
  readonly bus: Bus;
  readonly pool: Pool;
  readonly settings: Settings;
  readonly metrics: Metrics;
  readonly log: Log;
  now(): number;
  /** By a version of the rules, or the newest ones. */
  gameOf(id: string, version?: number): Promise<AnyGame>;
}

/** A device that looks at a table. */
export interface Eye {
  readonly person: string | undefined;
  /** Sits here, is the host, or has the key to watch: others see who sits here, and no more. */
  isInside: boolean;
  viewers: readonly Viewer[];
  /** What it has: of which match, up to which entry. */
  match: string | undefined;
  seen: number;
  blocked: ReadonlySet<string>;
  send(text: string): void;
  /** It has not read what it was sent. */
  isSlow(): boolean;
  close(code: number, reason: string): void;
}

export interface Live {
  readonly world: World;
  readonly id: string;
  room: RoomRow;
  replica: Replica | undefined;
  readonly eyes: Set<Eye>;
  watching: ReadonlySet<Viewer>;
  /** As the eyes have it: for the difference to what comes next. */
  before: Before;
  /** Whatever touches the match waits here for what came before it. */
  tail: Promise<unknown>;
  /** When a device of the person was last here. */
  readonly lastHere: Map<string, number>;
  readonly opened: number;
  /** By seat, for `botsToAsk`. */
  asked: (number | undefined)[];
  pursued: (Pursued | undefined)[];
  readonly alarms: Set<NodeJS.Timeout>;
  isClosed: boolean;
}

export type Put =
  | { readonly state: 'done'; readonly n: number }
  | { readonly state: 'refused'; readonly why: Why }
  | { readonly state: 'later' };

export type Decision = Stepped | { readonly ok: false; readonly why: Why };

const mostTries = 20;
const pause = 50;

/** One thing after another. */
export function queued<Answer>(live: Live, work: () => Promise<Answer>): Promise<Answer> {
  const next = live.tail.then(work, work);
  live.tail = next.catch(() => {});
  return next;
}

/** Decide, append; where the place was taken, read on and decide again. In the queue only. */
export async function put(live: Live, action: string, decide: (replica: Replica) => Decision): Promise<Put> {
  for (let tries = 0; tries < mostTries; tries++) {
    const { replica } = live;
    if (!replica) return { state: 'refused', why: { code: 'noMatch' } };
    const there = action === '' ? undefined : replica.ids.get(action);
    if (there !== undefined) return { state: 'done', n: there };
    const decided = decide(replica);
    if (!decided.ok) return { state: 'refused', why: decided.why };
    const row = entryFor(replica, decided, action);
    try {
      if (await live.world.store.append(row)) {
        took(live, replica, decided, row);
        live.world.bus.tell({ kind: 'entry', room: live.id, match: row.match, row });
        return { state: 'done', n: row.seq };
      }
      live.world.metrics.lost.inc();
    } catch (problem) {
      // Perhaps it is stored all the same: reading tells.
      live.world.metrics.unsure.inc();
      live.world.log.warn({ err: problem, match: row.match }, 'an append ended nobody knows how');
      await new Promise((resume) => setTimeout(resume, pause));
    }
    const rows = await readOn(live);
    if (!rows) return { state: 'later' };
    // If it was stored all the same, nobody has told the others.
    const stored = rows.find((one) => one.chain === row.chain);
    if (stored) live.world.bus.tell({ kind: 'entry', room: live.id, match: row.match, row: stored });
  }
  return { state: 'later' };
}

/** What was stored in the meantime, followed. Undefined: the store does not answer. In the queue only. */
export async function readOn(live: Live): Promise<readonly Row[] | undefined> {
  const { replica } = live;
  if (!replica) return [];
  try {
    const rows = await live.world.store.since(
      replica.table.match.header.table,
      replica.table.match.log.length,
    );
    for (const row of rows) takeRow(live, row);
    return rows;
  } catch (problem) {
    live.world.log.error({ err: problem, table: live.id }, 'could not read on');
    return undefined;
  }
}

/** An entry that was stored by somebody else. False: there is a gap before it. */
export function takeRow(live: Live, row: Row): boolean {
  const { replica } = live;
  if (!replica || row.seq <= replica.table.match.log.length) return true;
  if (row.seq !== replica.table.match.log.length + 1) return false;
  took(live, replica, followed(replica, row, live.watching), row);
  return true;
}

function took(live: Live, replica: Replica, step: Stepped, row: Row): void {
  const { entry, shown } = step;
  const next = taken(replica, step, row);
  const { match } = next.table;
  const last = next.scores.at(-1);
  const totals = last?.seq === entry.seq ? last.totals : totalsAfter(next, entry);
  live.replica = next;
  const after = { clocks: clocksOf(match), standing: standingOf(next) };
  const parts = shownParts(entry, shown, totals, live.before, after, live.world.now());
  const views = new Map(live.before.views);
  for (const viewer of live.watching) {
    const seen = shown.get(viewer);
    if (seen) views.set(viewer, seen.view);
  }
  live.before = { views, ...after };
  const messages = new Map<string, string>();
  for (const eye of live.eyes) {
    if (!eye.isInside) continue;
    if (eye.match !== match.header.table || eye.seen !== entry.seq - 1) {
      showAll(live, eye);
      continue;
    }
    if (eye.isSlow()) continue;
    const key = eye.viewers.join();
    const message = messages.get(key) ?? shownMessage(parts, eye.viewers);
    messages.set(key, message);
    eye.seen = entry.seq;
    eye.send(message);
  }
  live.world.metrics.entries.inc({ kind: entry.type });
}

/** The whole table, for whoever looks anew or has lost the thread. Nothing for who has not caught up with reading. */
export function showAll(live: Live, eye: Eye): void {
  const { replica } = live;
  if (!replica || !eye.isInside || eye.isSlow()) return;
  const { table } = replica.table.match.header;
  const have = eye.match === table ? eye.seen : 0;
  eye.match = table;
  eye.seen = replica.table.match.log.length;
  const viewers = eye.viewers.filter((viewer) => live.watching.has(viewer));
  eye.send(tableMessage(replica, viewers, have, live.world.now()));
}

/** Whoever could not be told, because they did not read, and reads again. */
export function showLagging(live: Live): void {
  const { replica } = live;
  if (!replica) return;
  for (const eye of live.eyes) {
    if (eye.isInside && eye.match !== undefined && eye.seen < replica.table.match.log.length)
      showAll(live, eye);
  }
}

/** After eyes have come, gone, or look at something else. */
export function lookAgain(live: Live): void {
  const { replica } = live;
  if (!replica) {
    live.watching = new Set();
    live.before = nothingBefore;
    return;
  }
  live.watching = watchedBy(
    replica.table.match,
    [...live.eyes].flatMap(({ viewers }) => viewers),
  );
  live.before = {
    views: viewsWithBlanks(replica, live.watching),
    clocks: clocksOf(replica.table.match),
    standing: standingOf(replica),
  };
}

/** Before the deal there is nothing to be seen, and still somebody who looks. */
function viewsWithBlanks(replica: Replica, watching: ReadonlySet<Viewer>): Before['views'] {
  const views = viewsOf(replica, watching);
  return new Map([...watching].map((viewer) => [viewer, views.get(viewer)!]));
}

export const nothingBefore: Before = {
  views: new Map(),
  clocks: [],
  standing: {
    ...{ phase: 'entropy', holders: [], resigned: [], awaited: [], committed: [], opened: [] },
  },
};

/** As everybody sees the table. */
export function roomOf(live: Live): Room {
  const here = new Set([...live.eyes].map(({ person }) => person));
  return roomFrom(live.room, (person) => here.has(person), live.eyes.size);
}

export function roomFrom(room: RoomRow, isHere: (person: string) => boolean, watching: number): Room {
  const { id, game, settings, isListed, host, match, isOver, next, chairs } = room;
  return {
    id,
    game,
    ...settings,
    isListed,
    host,
    chairs: chairs.map((chair) => (chair.person ? { ...chair, isHere: isHere(chair.person) } : chair)),
    ...(match !== undefined && { match }),
    isOver,
    ...(next !== undefined && { next }),
    watching,
  };
}

export function tellPeople(live: Live): void {
  const text = JSON.stringify({ t: 'people', room: roomOf(live) });
  for (const eye of live.eyes) eye.send(text);
}

export function isHere(live: Live, person: string | undefined): boolean {
  return person !== undefined && [...live.eyes].some((eye) => eye.person === person);
}

export function isAway(live: Live, person: string | undefined): boolean {
  if (person === undefined || isHere(live, person)) return false;
  const last = Math.max(live.lastHere.get(person) ?? 0, live.opened);
  return live.world.now() - last >= live.world.settings.absentMs;
}
