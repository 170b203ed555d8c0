// What a server far away has shown of a match: folded from its messages, one for every entry. Pure.

import type { GameTypes, Seat, Viewer } from '../../kernel/game.ts';
import { deepEqual } from '../../kernel/json.ts';
import type { Shown } from '../../kernel/play.ts';
import type { Header } from '../../match/types.ts';
import { type Patch, patched } from '../../protocol/patch.ts';
import type { Room } from '../../protocol/room.ts';
import type { ShownMessage, Standing, TableMessage } from '../../protocol/server.ts';
import type { ScoreAt, Told } from '../../table/history.ts';
import type { LookName, Player } from '../../ui-kit/board.ts';
import type { Line, Seen } from '../connection.ts';

type View = GameTypes['view'];

export interface Mirror {
  readonly match: string;
  readonly n: number;
  readonly header: Header;
  readonly views: ReadonlyMap<Viewer, View>;
  readonly told: ReadonlyMap<Viewer, readonly Told[]>;
  readonly scores: readonly ScoreAt[];
  readonly clocks: readonly { readonly left: number; readonly since?: number }[];
  /** This device's clock is so much ahead of the server's. */
  readonly ahead: number;
  readonly standing: Standing;
}

/** Replaces everything. `now`: by the clock of this device. */
export function mirrored(message: TableMessage, now: number): Mirror {
  const { match, n, header, views, recap, clocks, standing } = message;
  return {
    match,
    n,
    header: header as Header,
    views: byViewer(views, (view) => view as View),
    told: byViewer(recap.told, (told) =>
      told.map(({ seq, event }) => toldBy(seq, event as GameTypes['event'])),
    ),
    scores: recap.scores,
    clocks,
    ahead: now - message.now,
    standing,
  };
}

export interface Reflected {
  readonly mirror: Mirror;
  readonly shown: ReadonlyMap<Viewer, Shown<GameTypes>>;
}

/** With one entry more. Undefined: something in between has been missed. */
export function reflected(mirror: Mirror, message: ShownMessage, now: number): Reflected | undefined {
  if (message.n !== mirror.n + 1) return undefined;
  const { n, seat, to = Number.POSITIVE_INFINITY } = message;
  const shown = new Map<Viewer, Shown<GameTypes>>();
  for (const [name, news] of Object.entries(message.shown ?? {})) {
    const viewer = viewerOf(name);
    let view = mirror.views.get(viewer) as View;
    const frames = news.frames.map((frame) => {
      view = patched(view, frame.view as Patch | undefined) as View;
      return { event: frame.event as GameTypes['event'], view };
    });
    shown.set(viewer, { frames, view: patched(view, news.end as Patch | undefined) as View });
  }
  const views = new Map(mirror.views);
  const told = new Map<Viewer, readonly Told[]>();
  for (const [viewer, { view }] of shown) views.set(viewer, view);
  for (const viewer of new Set([...mirror.told.keys(), ...shown.keys()])) {
    const before = mirror.told.get(viewer) ?? [];
    const kept = before.filter((one) => one.seq < to);
    const news = shown.get(viewer)?.frames.map((frame) => ({ seq: n, seat, ...frame })) ?? [];
    told.set(viewer, kept.length === before.length && news.length === 0 ? before : [...kept, ...news]);
  }
  const scores = mirror.scores.filter((score) => score.seq < to);
  const clocks = message.clocks ?? mirror.clocks;
  return {
    shown,
    mirror: {
      ...mirror,
      n,
      views,
      told,
      scores:
        message.totals && message.kind !== 'takeBack'
          ? [...scores, { seq: n, totals: message.totals }]
          : scores,
      clocks,
      ahead: message.now === undefined ? mirror.ahead : now - message.now,
      standing: changed(mirror.standing, message.standing),
    },
  };
}

/** Null takes a field away. */
function changed(before: Standing, news: Partial<Standing> | undefined): Standing {
  if (!news) return before;
  const all = Object.entries({ ...before, ...news }).filter(([, value]) => value !== null);
  return Object.fromEntries(all) as unknown as Standing;
}

/** What was missed comes without the view after it, and says itself who did it. */
function toldBy(seq: number, event: GameTypes['event']): Told {
  const seat = 'seat' in event && typeof event.seat === 'number' ? event.seat : undefined;
  return { seq, seat, event };
}

function byViewer<Value, Made>(
  record: Readonly<Record<string, Value>>,
  make: (value: Value) => Made,
): ReadonlyMap<Viewer, Made> {
  return new Map(Object.entries(record).map(([name, value]) => [viewerOf(name), make(value)]));
}

function viewerOf(name: string): Viewer {
  return name === 'spectator' ? name : Number(name);
}

/** The seats of this person. */
export function seatsOf(room: Room, person: string | undefined): readonly Seat[] {
  return room.chairs
    .filter((chair) => chair.person !== undefined && chair.person === person)
    .map(({ seat }) => seat);
}

/** The mirror as the table on the screen wants it. What says the same as in `last` is the same object: nothing is drawn
 *  anew for it. */
export function seenIn(
  mirror: Mirror,
  room: Room,
  person: string | undefined,
  line: Line,
  last: Seen | undefined,
): Seen {
  const { standing, clocks, ahead } = mirror;
  const players = standing.holders.map(({ who, name }, seat): Player => {
    return { seat, name, look: (room.chairs[seat]?.look ?? 'fox') as LookName, kind: who };
  });
  const { takeable, outcome } = standing;
  return steady(last, {
    seq: mirror.n,
    here: seatsOf(room, person).filter((seat) => players[seat]?.kind === 'person'),
    players,
    views: mirror.views,
    told: mirror.told,
    scores: mirror.scores,
    takeable: players.map(({ seat }) => (takeable?.seat === seat ? takeable.steps : 0)),
    clocks:
      mirror.header.clock.kind === 'none'
        ? undefined
        : clocks.map(({ left, since }) =>
            since === undefined ? { left } : { left, endsAt: since + left + ahead },
          ),
    reasoned: players.map(() => undefined),
    outcome,
    line,
    pending: [],
  });
}

function steady(last: Seen | undefined, next: Seen): Seen {
  if (!last) return next;
  const players = next.players.map((player, seat) => same(last.players[seat], player));
  const kept: Seen = {
    ...next,
    players: players.every((player, seat) => player === last.players[seat]) ? last.players : players,
    here: same(last.here, next.here),
    takeable: same(last.takeable, next.takeable),
    clocks: same(last.clocks, next.clocks),
    reasoned: same(last.reasoned, next.reasoned),
    pending: last.pending,
  };
  const names = Object.keys(kept) as (keyof Seen)[];
  return names.every((name) => kept[name] === last[name]) ? last : kept;
}

function same<Value>(before: Value | undefined, now: Value): Value {
  return before !== undefined && deepEqual(before, now) ? before : now;
}
