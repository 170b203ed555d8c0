// All tables of this node: opened when somebody looks or something is due, put away when nothing is.

import { entryOf, type GameEntry, partsOf } from '../../games/index.ts';
import type { AnyGame } from '../../kernel/game.ts';
import type { Said } from '../../protocol/server.ts';
import { closeCodes } from '../../protocol/words.ts';
import type { Hint } from '../bus.ts';
import { beat, lastBeat, overdue, timed } from '../store/nows.ts';
import { readRoom } from '../store/rooms.ts';
import { readSaid } from '../store/talk.ts';
import { giveBack, goOn } from './drive.ts';
import {
  type Live,
  lookAgain,
  nothingBefore,
  queued,
  readOn,
  showAll,
  showLagging,
  takeRow,
  tellPeople,
  type World,
} from './live.ts';
import { emptyReplica, followed, OtherRules, type Replica, taken } from './replica.ts';

export interface Hub {
  readonly world: World;
  /** Undefined: there is no such table. */
  open(id: string): Promise<Live | undefined>;
  /** The table if it is held already. */
  held(id: string): Live | undefined;
  readonly size: () => number;
  /** Before anybody may come in: what an outage took from running clocks is given back. */
  boot(): Promise<void>;
  close(): Promise<void>;
}

const pollMs = 3000;
const sweepMs = 5000;
const beatMs = 2000;
const lagMs = 500;
const idleMs = 60_000;
/** A gap between two signs of life that is no outage. */
const leastOutage = 2 * beatMs;

export function createHub(world: World): Hub {
  const opening = new Map<string, Promise<Live | undefined>>();
  const lives = new Map<string, Live>();
  const timers = new Set<NodeJS.Timeout>();
  const every = (ms: number, what: () => unknown): void => {
    const run = async () => what();
    const timer = setInterval(() => {
      run().catch((err) => world.log.error({ err }, 'a round was not finished'));
    }, ms);
    timers.add(timer.unref());
  };

  const open = (id: string): Promise<Live | undefined> => {
    const there = opening.get(id);
    if (there) return there;
    const coming = openLive(world, id).then(
      (live) => {
        if (live) lives.set(id, live);
        else opening.delete(id);
        return live;
      },
      (problem: unknown) => {
        opening.delete(id);
        throw problem;
      },
    );
    opening.set(id, coming);
    return coming;
  };
  const drop = (live: Live): void => {
    live.isClosed = true;
    for (const alarm of live.alarms) clearTimeout(alarm);
    lives.delete(live.id);
    opening.delete(live.id);
  };
  const behind = (live: Live, work: () => Promise<unknown>): void => {
    queued(live, work).then(
      () => goOn(live, 'others'),
      (err: unknown) => {
        world.log.error({ err, table: live.id }, 'a table cannot be followed');
        for (const eye of live.eyes) eye.close(closeCodes.reload, 'other rules');
        drop(live);
      },
    );
  };
  const hear = (hint: Hint): void => {
    switch (hint.kind) {
      case 'entry': {
        const live = lives.get(hint.room);
        const match = live?.replica?.table.match;
        // What this node has stored itself it has followed already.
        if (!live || match?.header.table !== hint.match || match.log.length >= hint.row.seq) return;
        behind(live, async () => {
          if (!takeRow(live, hint.row)) await readOn(live);
        });
        return;
      }
      case 'room': {
        const live = lives.get(hint.room);
        if (live) {
          refresh(live).catch((err) =>
            world.log.error({ err, table: live.id }, 'a table was not read again'),
          );
        }
        return;
      }
      case 'said': {
        const live = lives.get(hint.room);
        if (!live) return;
        readSaid(world.store, live.id, hint.n - 1).then(
          (said) => tellSaid(live, said),
          (err: unknown) => world.log.error({ err }, 'what was said was not read'),
        );
      }
    }
  };
  const deafen = world.bus.hear(hear);

  /** Whatever the bus may have lost. */
  const poll = async (): Promise<void> => {
    const held = new Map<string, Live>();
    for (const live of lives.values())
      if (live.replica) held.set(live.replica.table.match.header.table, live);
    for (const { match, seq } of await world.store.heads([...held.keys()])) {
      const live = held.get(match)!;
      if (live.replica && live.replica.table.match.log.length < seq) behind(live, () => readOn(live));
    }
  };
  const sweep = async (): Promise<void> => {
    for (const { room } of await overdue(world.store, world.now() - sweepMs)) {
      if (!lives.has(room)) await open(room);
    }
  };
  const tidy = (): void => {
    for (const live of lives.values()) {
      if (live.eyes.size > 0) continue;
      const last = live.replica?.table.match.log.at(-1)?.at ?? 0;
      const here = Math.max(live.opened, last, ...live.lastHere.values());
      if (world.now() - here > idleMs) drop(live);
    }
  };
  return {
    world,
    open,
    held: (id) => lives.get(id),
    size: () => lives.size,
    async boot() {
      const last = await lastBeat(world.store);
      if (last !== undefined && world.now() - last > leastOutage) {
        for (const { room } of await timed(world.store)) {
          const live = await open(room).catch(() => undefined);
          if (live) await giveBack(live, last);
        }
      }
      await beat(world.store, world.now());
      every(beatMs, () => beat(world.store, world.now()));
      every(pollMs, poll);
      every(sweepMs, sweep);
      every(idleMs / 2, tidy);
      every(lagMs, () => {
        for (const live of lives.values()) showLagging(live);
      });
    },
    async close() {
      for (const timer of timers) clearInterval(timer);
      deafen();
      const all = [...lives.values()];
      for (const live of all) drop(live);
      await Promise.all(all.map((live) => live.tail));
      await beat(world.store, world.now());
    },
  };
}

/** Loads rules once: by a version, or the newest ones. */
export function gameLoader(): World['gameOf'] {
  const games = new Map<string, Promise<AnyGame>>();
  return async (id, version) => {
    const entry = entryOf(id);
    if (!entry) throw new Error(`there is no game ${id}`);
    const name = `${id}/${version ?? ''}`;
    const loading = games.get(name) ?? load(entry, version);
    games.set(name, loading);
    return loading;
  };
}

async function load(entry: GameEntry, version: number | undefined): Promise<AnyGame> {
  const parts = await partsOf(entry, version);
  if (!parts) throw new OtherRules(`the rules ${version} of ${entry.id} are not held here`);
  return (await parts.rules()).game;
}

async function openLive(world: World, id: string): Promise<Live | undefined> {
  const room = await readRoom(world.store, id);
  if (!room) return undefined;
  const live: Live = {
    world,
    id,
    room,
    replica: room.match === undefined ? undefined : await loadReplica(world, room.match),
    eyes: new Set(),
    watching: new Set(),
    before: nothingBefore,
    tail: Promise.resolve(),
    lastHere: new Map(),
    opened: world.now(),
    asked: [],
    pursued: [],
    alarms: new Set(),
    isClosed: false,
  };
  lookAgain(live);
  // Whoever opened it has the first word.
  setImmediate(() => goOn(live));
  return live;
}

async function loadReplica(world: World, match: string): Promise<Replica> {
  const row = await world.store.load(match);
  if (!row) throw new Error(`the match ${match} is not in the store`);
  const header = JSON.parse(row.header) as { game: string; rulesVersion: number };
  let replica = emptyReplica(await world.gameOf(header.game, header.rulesVersion), row);
  const nobody: ReadonlySet<never> = new Set();
  for (const next of await world.store.since(match, 0)) {
    replica = taken(replica, followed(replica, next, nobody), next);
  }
  return replica;
}

/** Reads again who sits here, and what is played. */
export async function refresh(live: Live): Promise<void> {
  await queued(live, async () => {
    const room = await readRoom(live.world.store, live.id);
    if (!room) return;
    live.room = room;
    if (room.match !== undefined && room.match !== live.replica?.table.match.header.table) {
      live.replica = await loadReplica(live.world, room.match);
      live.asked = [];
      live.pursued = [];
      lookAgain(live);
      for (const eye of live.eyes) showAll(live, eye);
    }
    tellPeople(live);
  });
  goOn(live);
}

function tellSaid(live: Live, said: readonly Said[]): void {
  for (const one of said) {
    const text = JSON.stringify(one);
    for (const eye of live.eyes) if (eye.isInside && !eye.blocked.has(one.person)) eye.send(text);
  }
}
