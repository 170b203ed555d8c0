// A whole server: the store, the tables, the bots, the site; and how it goes away without losing anything.

import { hash } from 'node:crypto';
import { mkdir, mkdtemp, rm } from 'node:fs/promises';
import type { IncomingMessage } from 'node:http';
import { networkInterfaces, tmpdir } from 'node:os';
import { join } from 'node:path';
import type { FastifyInstance } from 'fastify';
import { pino } from 'pino';
import { hashTextsWith } from '../kernel/json.ts';
import { type Pool, startPool } from './bots/pool.ts';
import { builtSite } from './build.ts';
import { type Bus, busHere } from './bus.ts';
import { readSite, type SiteFile } from './files.ts';
import { createApp, isOwnPage, serve } from './http/app.ts';
import { identify } from './http/identity.ts';
import { createHub, gameLoader, type Hub } from './live/hub.ts';
import type { Settings, World } from './live/live.ts';
import { createMetrics } from './metrics.ts';
import { type Sockets, serveSockets } from './sockets.ts';
import { addJob, finishJob, takeJob } from './store/jobs.ts';
import { kept } from './store/nows.ts';
import { dropExpired, newKey } from './store/people.ts';
import { dropStaleRooms } from './store/rooms.ts';
import { openSqlite } from './store/sqlite.ts';
import type { Store } from './store/store.ts';

export interface ServerOptions {
  /** Without it: the first free one from 8080 on. With it: that one or none. 0: any. */
  readonly port?: number;
  /** Without it all addresses of this machine are listened to. */
  readonly host?: string;
  /** Where the store is. Without it nothing outlives the server. */
  readonly data?: string;
  readonly cert?: string;
  readonly key?: string;
  readonly isBehindProxy?: 'yes' | 'no';
  readonly logLevel?: string;
  /** Threads in which bots think. */
  readonly bots?: number;
  readonly settings?: Partial<Settings>;
  /** What takes long is told here. */
  readonly log?: (text: string) => void;
  /** Without the site, for tests. */
  readonly files?: ReadonlyMap<string, SiteFile>;
  readonly store?: Store;
  readonly bus?: Bus;
  now?(): number;
}

export interface Server {
  /** The one for this machine first, then those for others in the house. */
  readonly urls: readonly string[];
  readonly hub: Hub;
  readonly sockets: Sockets;
  close(): Promise<void>;
}

/** With a sentence for people. */
export class PortTaken extends Error {
  readonly code = 'portTaken';
}

const firstPort = 8080;
const portsTried = 20;
const comeBackIn = 1000;
const hour = 60 * 60 * 1000;

const usual: Settings = {
  dealMs: 15_000,
  absentDealMs: 3000,
  absentMs: 30_000,
  botPaceMs: 600,
  patienceMs: 5000,
  socketRate: { burst: 40, perSecond: 10 },
  deedRate: { burst: 60, perSecond: 4 },
  strangerRate: { burst: 20, perSecond: 0.2 },
};

export async function startServer(options: ServerOptions): Promise<Server> {
  // Most of what a move costs.
  hashTextsWith((text) => hash('sha256', text));
  const { host = '0.0.0.0', cert, key, isBehindProxy = 'no', now = Date.now } = options;
  // To the error stream: what is told to people goes to the other.
  const log = pino({ level: options.logLevel ?? 'warn' }, pino.destination({ dest: 2, sync: false }));
  const files = options.files ?? (await readSite(await builtSite(options.log ?? (() => {}))));
  const data = options.data ?? (await mkdtemp(join(tmpdir(), 'larets-')));
  await mkdir(data, { recursive: true });
  const store = options.store ?? openSqlite(join(data, 'larets.db'));
  const pool = startPool(options.bots ?? 1);
  const world: World = {
    store,
    bus: options.bus ?? busHere(),
    pool,
    settings: { ...usual, ...options.settings },
    metrics: createMetrics({
      sockets: () => sockets?.size() ?? 0,
      tables: () => hub.size(),
      thinking: pool.waiting,
    }),
    log,
    now,
    gameOf: gameLoader(),
  };
  const hub: Hub = createHub(world);
  const identity = identify(store, await kept(store, 'cookies', () => newKey(32)), now);
  const tls = cert !== undefined && key !== undefined ? { cert, key } : undefined;
  const app = createApp({ log, isBehindProxy, tls });
  let sockets: Sockets | undefined;
  let urls: readonly string[] = [];
  try {
    await serve(app, hub, identity, files, () => urls);
    await app.ready();
    sockets = serveSockets(app.server, {
      hub,
      isOwnPage,
      addressOf: (request) => addressOf(request, isBehindProxy),
      personOf: async (request) => (await identity.whoAsks(request))?.id,
    });
    // Clocks are set right before anybody can come in.
    await hub.boot();
    const port = await listen(app, options.port, host);
    const cleaning = cleanEveryHour(store, now, (err) => log.error({ err }, 'old things were not put away'));
    const scheme = tls ? 'https' : 'http';
    urls = addresses(host).map((address) => `${scheme}://${address}:${port}/`);
    return {
      urls,
      hub,
      sockets,
      async close() {
        clearInterval(cleaning);
        await stop(app, sockets!, hub, pool, store);
        if (options.data === undefined) await rm(data, { recursive: true });
      },
    };
  } catch (problem) {
    await stop(app, sockets, hub, pool, store);
    throw problem;
  }
}

/** Nobody new; what is acknowledged is stored already, and what is on its way is finished. */
async function stop(
  app: FastifyInstance,
  sockets: Sockets | undefined,
  hub: Hub,
  pool: Pool,
  store: Store,
): Promise<void> {
  await sockets?.close(comeBackIn);
  await app.close();
  await hub.close();
  await pool.close();
  await store.close();
}

/** Whichever node comes first. */
function cleanEveryHour(store: Store, now: () => number, failed: (problem: unknown) => void): NodeJS.Timeout {
  const clean = async (): Promise<void> => {
    await addJob(store, 'clean', now());
    if (!(await takeJob(store, 'clean', now(), hour))) return;
    await dropExpired(store, now());
    await dropStaleRooms(store, now() - 7 * 24 * hour);
    await finishJob(store, 'clean', now() + hour);
  };
  return setInterval(() => void clean().catch(failed), hour / 4).unref();
}

async function listen(app: FastifyInstance, port: number | undefined, host: string): Promise<number> {
  if (port !== undefined) return listenAt(app, port, host);
  for (let tried = firstPort; tried < firstPort + portsTried; tried++) {
    const taken = await listenAt(app, tried, host).catch((problem: unknown) => {
      if (problem instanceof PortTaken) return undefined;
      throw problem;
    });
    if (taken !== undefined) return taken;
  }
  throw new PortTaken(
    `The ports ${firstPort}–${firstPort + portsTried - 1} are all taken: choose one by --port.`,
  );
}

function listenAt({ server }: FastifyInstance, port: number, host: string): Promise<number> {
  return new Promise((resolve, reject) => {
    const fail = (problem: NodeJS.ErrnoException): void => {
      const isTaken = problem.code === 'EADDRINUSE' || problem.code === 'EACCES';
      reject(isTaken ? new PortTaken(`The port ${port} is taken: choose another by --port.`) : problem);
    };
    server.once('error', fail);
    server.listen(port, host, () => {
      server.off('error', fail);
      const address = server.address();
      resolve(typeof address === 'object' && address ? address.port : port);
    });
  });
}

/** As Fastify says it of requests: behind a proxy the nearest to it that it has not seen itself. */
function addressOf({ headers, socket }: IncomingMessage, isBehindProxy: 'yes' | 'no'): string {
  const forwarded = isBehindProxy === 'yes' ? headers['x-forwarded-for'] : undefined;
  return (
    String(forwarded ?? '')
      .split(',')[0]!
      .trim() ||
    (socket.remoteAddress ?? '')
  );
}

function addresses(host: string): readonly string[] {
  if (host !== '0.0.0.0') return [host];
  const inTheHouse = Object.values(networkInterfaces())
    .flatMap((list) => list ?? [])
    .filter((address) => address.family === 'IPv4' && !address.internal)
    .map(({ address }) => address);
  return ['localhost', ...inTheHouse];
}
