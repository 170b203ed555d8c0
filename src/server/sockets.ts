// A socket at /live/<table>: what comes in is checked, judged and answered; whatever it is, it cannot do more harm than
// lose its own line.

import type { IncomingMessage, Server } from 'node:http';
import type { Duplex } from 'node:stream';
import { Compile } from 'typebox/compile';
import { type WebSocket, WebSocketServer } from 'ws';
import { longestMessage } from '../protocol/basics.ts';
import { ClientMessage, type Submit } from '../protocol/client.ts';
import { closeCodes, protocolVersion } from '../protocol/words.ts';
import { goOn } from './live/drive.ts';
import type { Hub } from './live/hub.ts';
import { judge, type Why } from './live/judge.ts';
import { type Eye, isAway, type Live, lookAgain, put, queued, showAll, tellPeople } from './live/live.ts';
import { OtherRules } from './live/replica.ts';
import { createBuckets } from './rates.ts';
import { blockedBy } from './store/people.ts';
import { readSaid } from './store/talk.ts';
import { say } from './talk.ts';

const Message = Compile(ClientMessage);
type Hello = Extract<ClientMessage, { t: 'hello' }>;

/** Bytes that wait in a socket: from here on it is spared frames, from there on it is closed. */
const slowFrom = 128 * 1024;
const closedFrom = 4 * 1024 * 1024;
const heartbeatMs = 25_000;
const mostSockets = 20_000;

export interface Sockets {
  readonly size: () => number;
  /** Tells everybody to come back, and lets them go. */
  close(comeBackIn: number): Promise<void>;
}

export interface SocketOptions {
  readonly hub: Hub;
  /** Who is it, by the cookie. */
  personOf(request: IncomingMessage): Promise<string | undefined>;
  /** For rates. */
  addressOf(request: IncomingMessage): string;
  /** A socket may be opened from the site's own pages only. */
  isOwnPage(request: IncomingMessage): boolean;
}

interface Session {
  readonly hub: Hub;
  readonly live: Live;
  readonly eye: Eye;
  readonly socket: WebSocket;
  readonly talk: ReturnType<typeof createBuckets>;
}

export function serveSockets(server: Server, options: SocketOptions): Sockets {
  const sockets = new WebSocketServer({
    noServer: true,
    perMessageDeflate: false,
    maxPayload: longestMessage,
    clientTracking: true,
  });
  const alive = new WeakSet<WebSocket>();
  const talk = createBuckets({ burst: 6, perSecond: 0.5 });
  const opening = createBuckets(options.hub.world.settings.deedRate);
  server.on('upgrade', (request: IncomingMessage, stream: Duplex, head: Buffer) => {
    stream.on('error', () => {});
    const table = /^\/live\/([A-Za-z0-9_-]{1,64})(?:\?.*)?$/.exec(request.url ?? '')?.[1];
    const problem = refusal();
    if (problem !== undefined) {
      stream.end(`HTTP/1.1 ${problem}\r\nConnection: close\r\n\r\n`);
      return;
    }
    sockets.handleUpgrade(request, stream, head, (socket) => {
      alive.add(socket);
      socket.on('pong', () => alive.add(socket));
      socket.on('error', () => {});
      void welcome(options, talk, socket, stream, request, table!);
    });

    function refusal(): string | undefined {
      if (table === undefined) return '404 Not Found';
      if (!options.isOwnPage(request)) return '403 Forbidden';
      if (!opening.take(options.addressOf(request), options.hub.world.now())) return '429 Too Many Requests';
      return sockets.clients.size < mostSockets ? undefined : '503 Service Unavailable';
    }
  });
  const heartbeat = setInterval(() => {
    for (const socket of sockets.clients) {
      if (!alive.delete(socket)) socket.terminate();
      else socket.ping();
    }
  }, heartbeatMs);
  heartbeat.unref();
  return {
    size: () => sockets.clients.size,
    async close(comeBackIn) {
      clearInterval(heartbeat);
      const leaving = JSON.stringify({ t: 'leaving', inMs: comeBackIn });
      for (const socket of sockets.clients) {
        socket.send(leaving);
        socket.close(closeCodes.restart, 'the server starts anew');
      }
      await new Promise<void>((resolve) => setTimeout(resolve, sockets.clients.size > 0 ? 200 : 0));
      for (const socket of sockets.clients) socket.terminate();
      sockets.close();
    },
  };
}

async function welcome(
  { hub, personOf }: SocketOptions,
  talk: Session['talk'],
  socket: WebSocket,
  stream: Duplex,
  request: IncomingMessage,
  table: string,
): Promise<void> {
  // What comes before the table is found waits here.
  const early: string[] = [];
  let session: Session | undefined;
  const rate = createBuckets(hub.world.settings.socketRate);
  socket.on('message', (data, isBinary) => {
    if (isBinary || !rate.take('', hub.world.now())) {
      socket.close(closeCodes.pace, isBinary ? 'text only' : 'too fast');
    } else if (session) receive(session, String(data));
    else early.push(String(data));
  });
  try {
    const [person, live] = await Promise.all([personOf(request), hub.open(table)]);
    if (!live) {
      socket.close(closeCodes.notYours, 'no such table');
      return;
    }
    const eye = eyeOf(socket, stream, person);
    session = { hub, live, eye, socket, talk };
    socket.on('close', () => left(live, eye));
    for (const text of early) receive(session, text);
  } catch (problem) {
    const isOld = problem instanceof OtherRules;
    hub.world.log.error({ err: problem, table }, 'a table could not be opened');
    socket.close(isOld ? closeCodes.reload : closeCodes.restart, isOld ? 'other rules' : 'try again');
  }
}

function eyeOf(socket: WebSocket, stream: Duplex, person: string | undefined): Eye {
  /** What is said in one turn of the event loop goes out in one packet. */
  const gather = (): void => {
    if (stream.writableCorked > 0) return;
    stream.cork();
    setImmediate(() => stream.uncork());
  };
  return {
    person,
    isInside: false,
    viewers: [],
    match: undefined,
    seen: 0,
    blocked: new Set(),
    send(text) {
      if (socket.readyState !== socket.OPEN) return;
      if (socket.bufferedAmount > closedFrom) socket.close(closeCodes.pace, 'too slow');
      else {
        gather();
        socket.send(text);
      }
    },
    isSlow: () => socket.bufferedAmount > slowFrom,
    close: (code, reason) => socket.close(code, reason),
  };
}

function left(live: Live, eye: Eye): void {
  if (!live.eyes.delete(eye)) return;
  if (eye.person !== undefined) live.lastHere.set(eye.person, live.world.now());
  lookAgain(live);
  tellPeople(live);
}

function receive(session: Session, text: string): void {
  if (session.live.isClosed) {
    // It was put away before anybody here had said hello.
    session.socket.close(closeCodes.restart, 'come again');
    return;
  }
  const message = parsed(text);
  if (message === undefined) {
    answer(session, { t: 'trouble', problem: { code: 'badMessage' } });
    return;
  }
  switch (message.t) {
    case 'ping':
      answer(session, { t: 'pong', now: session.hub.world.now() });
      return;
    case 'hello':
      void hello(session, message).catch((err) =>
        session.hub.world.log.error({ err }, 'no answer to a hello'),
      );
      return;
    case 'submit':
      void submit(session, message).catch((err) => {
        session.hub.world.log.error({ err, table: session.live.id }, 'a submission broke');
        answer(session, { t: 'later', id: message.id });
      });
      return;
    case 'say':
      void say(session, message).then(
        (why) => why && answer(session, { t: 'trouble', problem: why }),
        (err: unknown) => session.hub.world.log.error({ err }, 'nothing was said'),
      );
  }
}

function parsed(text: string): ClientMessage | undefined {
  try {
    const value: unknown = JSON.parse(text);
    return Message.Check(value) ? (value as ClientMessage) : undefined;
  } catch {
    return undefined;
  }
}

function answer({ eye }: Session, message: object): void {
  eye.send(JSON.stringify(message));
}

async function hello(session: Session, { v, viewers, match, have, watch }: Hello): Promise<void> {
  const { live, eye, socket } = session;
  if (v !== protocolVersion) {
    socket.close(closeCodes.reload, `this server speaks ${protocolVersion}`);
    return;
  }
  const seated = live.room.chairs.filter(({ person }) => person !== undefined && person === eye.person);
  const mayWatch = seated.length > 0 || eye.person === live.room.host || watch === live.room.watchKey;
  const isAllowed = viewers.every((viewer) => {
    return viewer === 'spectator' ? mayWatch : seated.some(({ seat }) => seat === viewer);
  });
  if (!isAllowed) {
    socket.close(closeCodes.notYours, 'these eyes are not yours');
    return;
  }
  if (eye.person !== undefined) eye.blocked = new Set(await blockedBy(live.world.store, eye.person));
  if (socket.readyState !== socket.OPEN) return;
  const isNew = !live.eyes.has(eye);
  eye.viewers = [...new Set(viewers)];
  const wasInside = eye.isInside;
  eye.isInside = mayWatch;
  eye.match = match;
  eye.seen = have ?? 0;
  live.eyes.add(eye);
  lookAgain(live);
  showAll(live, eye);
  if (isNew) tellPeople(live);
  if (wasInside || !mayWatch) return;
  for (const said of await readSaid(live.world.store, live.id, 0)) {
    if (!eye.blocked.has(said.person)) answer(session, said);
  }
}

async function submit(session: Session, message: Submit): Promise<void> {
  const { live, eye } = session;
  const { world } = live;
  const stop = world.metrics.answered.startTimer();
  const done = await queued(live, () =>
    put(live, message.id, (replica) => {
      return judge(replica, message, {
        now: world.now(),
        watching: live.watching,
        isYours: (seat) => eye.person !== undefined && live.room.chairs[seat]?.person === eye.person,
        isAway: (seat) => isAway(live, live.room.chairs[seat]?.person),
      });
    }),
  );
  stop();
  answer(session, answerTo(session, message.id, done));
  if (done.state === 'refused' && done.why.code === 'stale') showAll(live, eye);
  if (done.state === 'done') goOn(live);
}

function answerTo({ live }: Session, id: string, done: Awaited<ReturnType<typeof put>>): object {
  switch (done.state) {
    case 'done':
      return { t: 'done', id, n: done.n };
    case 'refused':
      live.world.metrics.refused.inc({ code: done.why.code });
      return refused(live, id, done.why);
    case 'later':
      return { t: 'later', id };
  }
}

function refused({ replica }: Live, id: string, problem: Why): object {
  return { t: 'refused', id, n: replica?.table.match.log.length ?? 0, problem };
}
