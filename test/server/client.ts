// A client as docs/protocol.md describes it, for tests: it keeps what it is shown, and plays what it may.

import assert from 'node:assert/strict';
import { randomBytes } from 'node:crypto';
import { setTimeout as wait } from 'node:timers/promises';
import type { Static } from 'typebox';
import { WebSocket } from 'ws';
import type { AnyGame, GameTypes, Viewer } from '../../src/kernel/game.ts';
import { legalMovesOf } from '../../src/kernel/play.ts';
import { type Rng, randomInt } from '../../src/kernel/random.ts';
import { entropyCommitment } from '../../src/match/fairness.ts';
import { addSeen, beginSeen, type Seen } from '../../src/match/seen.ts';
import type { Header } from '../../src/match/types.ts';
import type { Doing } from '../../src/protocol/client.ts';
import type { RoomAnswer } from '../../src/protocol/http.ts';
import type { Patch } from '../../src/protocol/patch.ts';
import { patched } from '../../src/protocol/patch.ts';
import type { Room } from '../../src/protocol/room.ts';
import type { ServerMessage, Standing } from '../../src/protocol/server.ts';

type Answer<T extends ServerMessage['t']> = Extract<ServerMessage, { t: T }>;
type View = GameTypes['view'];
type Frames = readonly { event: GameTypes['event']; view?: Patch }[];

/** A person on a device: a cookie jar with a name. */
export interface Device {
  readonly url: string;
  readonly id: string;
  readonly cookie: string;
  post<Result = Static<typeof RoomAnswer>>(path: string, body?: object): Promise<Result>;
  get<Result>(path: string): Promise<Result>;
}

export async function ask(
  url: string,
  path: string,
  { cookie = '', body, method = 'GET' }: { cookie?: string; body?: unknown; method?: string } = {},
) {
  const response = await fetch(new URL(path, url), {
    method,
    headers: { cookie, ...(body !== undefined && { 'content-type': 'application/json' }) },
    ...(body !== undefined && { body: typeof body === 'string' ? body : JSON.stringify(body) }),
  });
  const set = response.headers.get('set-cookie')?.split(';')[0];
  const text = await response.text();
  return { status: response.status, answer: text === '' ? undefined : JSON.parse(text), cookie: set };
}

export async function deviceOf(url: string, name: string, look = 'fox'): Promise<Device> {
  const { answer, cookie, status } = await ask(url, '/api/me', { method: 'POST', body: { name, look } });
  assert.equal(status, 200, JSON.stringify(answer));
  return knownDevice(url, answer.person.id, cookie!);
}

export function knownDevice(url: string, id: string, cookie: string): Device {
  const good = async (path: string, method: string, body?: object) => {
    const { status, answer } = await ask(url, path, { cookie, method, ...(body && { body }) });
    assert.equal(status, 200, `${path}: ${JSON.stringify(answer)}`);
    return answer;
  };
  return {
    url,
    id,
    cookie,
    post: (path, body) => good(path, 'POST', body),
    get: (path) => good(path, 'GET'),
  };
}

export interface Client {
  readonly device: Device;
  readonly messages: ServerMessage[];
  /** As text, as they came over the wire. */
  readonly wire: string[];
  readonly acked: Map<string, number>;
  room: Room | undefined;
  match: string | undefined;
  n: number;
  header: Header | undefined;
  standing: Standing | undefined;
  views: Map<Viewer, View>;
  seen: Map<Viewer, Seen>;
  told: Map<Viewer, { seq: number; event: unknown }[]>;
  closed: number | undefined;
  viewers: readonly Viewer[];
  socket: WebSocket;
  send(message: object): void;
  hello(viewers?: readonly Viewer[], more?: object): void;
  submit(
    seat: number,
    action: Doing,
    id?: string,
    after?: number,
  ): Promise<Answer<'done' | 'refused' | 'later'>>;
  until<T>(what: () => T | undefined | false, why?: string): Promise<T>;
  close(): void;
}

export const newId = (): string => randomBytes(16).toString('hex');

interface Options {
  readonly viewers?: readonly Viewer[];
  readonly watch?: string;
  /** Brings its share of chance by itself. */
  readonly isHelpful?: boolean;
  /** What was had before. */
  readonly from?: Client;
  readonly entropy?: (seat: number) => string;
}

export async function connect(device: Device, table: string, options: Options = {}): Promise<Client> {
  const { watch, from, isHelpful = true, entropy = () => randomBytes(32).toString('hex') } = options;
  const socket = new WebSocket(`${device.url.replace('http', 'ws')}live/${table}`, {
    headers: { cookie: device.cookie },
  });
  const secrets = new Map<string, string>();
  const waiting = new Map<string, (answer: Answer<'done' | 'refused' | 'later'>) => void>();
  const client: Client = {
    device,
    messages: [],
    wire: [],
    acked: from?.acked ?? new Map(),
    room: undefined,
    match: from?.match,
    n: from?.n ?? 0,
    header: undefined,
    standing: undefined,
    views: new Map(),
    seen: new Map(),
    told: from?.told ?? new Map(),
    closed: undefined,
    viewers: options.viewers ?? [],
    socket,
    send: (message) => socket.send(JSON.stringify(message)),
    hello(viewers = client.viewers, more = {}) {
      client.viewers = viewers;
      const had = client.match === undefined ? {} : { match: client.match, have: client.n };
      client.send({ t: 'hello', v: 'larets.1', viewers, ...had, ...(watch && { watch }), ...more });
    },
    submit(seat, action, id = newId(), after = client.n) {
      client.send({ t: 'submit', id, seat, after, do: action });
      return new Promise((resolve) => waiting.set(id, resolve));
    },
    async until(what, why = 'something') {
      for (let tries = 0; tries < 2000; tries++) {
        const found = what();
        if (found) return found;
        await wait(5);
      }
      throw new Error(`waited in vain for ${why}: ${JSON.stringify(client.messages.at(-1))?.slice(0, 400)}`);
    },
    close: () => socket.close(),
  };
  socket.on('message', (data) => {
    const text = String(data);
    const message = JSON.parse(text) as ServerMessage;
    client.wire.push(text);
    client.messages.push(message);
    take(client, message);
    if ('id' in message) {
      if (message.t === 'done') client.acked.set(message.id, message.n);
      waiting.get(message.id)?.(message as Answer<'done'>);
    }
    if (isHelpful && (message.t === 'table' || message.t === 'shown')) bringEntropy();
  });
  socket.on('close', (code) => {
    client.closed = code;
  });
  socket.on('error', () => {});
  const opened = new Promise<void>((resolve, reject) => {
    socket.on('open', () => {
      client.hello();
      resolve();
    });
    socket.on('error', reject);
  });
  await opened;
  return client;

  function bringEntropy(): void {
    const { header, standing } = client;
    if (!header || standing?.phase !== 'entropy') return;
    const people = header.sitters.flatMap(({ who }, seat) => (who === 'person' ? [seat] : []));
    for (const viewer of client.viewers) {
      if (viewer === 'spectator' || !people.includes(viewer)) continue;
      const place = `${client.match}/${viewer}`;
      if (!secrets.has(place) && !standing.committed.includes(viewer)) {
        const opening = entropy(viewer);
        secrets.set(place, opening);
        void client.submit(viewer, { type: 'commit', commit: entropyCommitment(header, viewer, opening) });
      }
      const isTime = people.every((seat) => standing.committed.includes(seat));
      if (
        isTime &&
        secrets.has(place) &&
        !secrets.has(`${place}/open`) &&
        !standing.opened.includes(viewer)
      ) {
        secrets.set(`${place}/open`, '');
        void client.submit(viewer, { type: 'open', open: secrets.get(place)! });
      }
    }
  }
}

function take(client: Client, message: ServerMessage): void {
  if (message.t === 'people') client.room = message.room;
  if (message.t === 'table') {
    const isSame = client.match === message.match;
    client.match = message.match;
    client.n = message.n;
    client.header = message.header as Header;
    client.standing = message.standing;
    client.views = new Map();
    for (const viewer of client.viewers) {
      const view = message.views[String(viewer)];
      if (view) client.views.set(viewer, view as View);
      if (view) client.seen.set(viewer, beginSeen(client.header, viewer, message.n, view as View));
      const kept = isSame
        ? (client.told.get(viewer) ?? []).filter(({ seq }) => seq <= message.recap.from)
        : [];
      client.told.set(viewer, [...kept, ...(message.recap.told[String(viewer)] ?? [])]);
    }
  }
  if (message.t === 'shown') {
    assert.equal(message.n, client.n + 1, 'an entry was left out');
    client.n = message.n;
    const changes = Object.entries(message.standing ?? {});
    const standing = { ...client.standing } as Record<string, unknown>;
    for (const [name, value] of changes) {
      if (value === null) delete standing[name];
      else standing[name] = value;
    }
    client.standing = standing as unknown as Standing;
    if (message.kind === 'takeBack') {
      for (const [viewer, told] of client.told) {
        client.told.set(
          viewer,
          told.filter(({ seq }) => seq < message.to!),
        );
      }
    }
    for (const viewer of client.viewers) {
      const shown = message.shown?.[String(viewer)] as { frames: Frames; end?: Patch } | undefined;
      if (!shown) continue;
      let view: unknown = client.views.get(viewer);
      const frames = shown.frames.map(({ event, view: patch }) => {
        view = patched(view, patch);
        return { event, view: view as View };
      });
      view = patched(view, shown.end);
      client.views.set(viewer, view as View);
      const seen = client.seen.get(viewer);
      const whole = { frames, view: view as View };
      client.seen.set(
        viewer,
        seen ? addSeen(seen, message.n, whole) : beginSeen(client.header!, viewer, message.n, view as View),
      );
      client.told.set(viewer, [
        ...(client.told.get(viewer) ?? []),
        ...frames.map(({ event }) => ({ seq: message.n, event })),
      ]);
    }
  }
}

/** Some legal move of the seat; undefined if it has none, or nobody waits for it. */
export function someMove(game: AnyGame, client: Client, seat: number, rng: Rng): string | undefined {
  const view = client.views.get(seat);
  if (!view || !client.standing?.awaited.includes(seat)) return undefined;
  if (client.standing.holders[seat]?.who !== 'person') return undefined;
  const moves = legalMovesOf(game, view);
  return moves.length === 0 ? undefined : game.moveKey(moves[randomInt(rng, moves.length)]!);
}

/** Plays the seats of this client until the game is over, or `isEnough`. */
export async function playOn(
  game: AnyGame,
  client: Client,
  rng: Rng,
  isEnough: () => boolean = () => false,
): Promise<void> {
  while (client.standing?.phase !== 'ended' && !isEnough()) {
    const seat = client.viewers.find((viewer) => {
      return viewer !== 'spectator' && client.standing?.awaited.includes(viewer) && client.views.has(viewer);
    }) as number | undefined;
    const key = seat === undefined ? undefined : someMove(game, client, seat, rng);
    if (key === undefined) {
      await wait(2);
      if (client.closed !== undefined) return;
      continue;
    }
    const after = client.n;
    const answer = await client.submit(seat!, { type: 'move', key });
    if (answer.t === 'done') await client.until(() => client.n >= answer.n, 'my own move');
    else if (answer.t === 'refused' && answer.problem.code === 'stale') {
      await client.until(() => client.n > after, 'the table');
    } else await wait(5);
  }
}
