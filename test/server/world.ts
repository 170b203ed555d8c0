// A server for tests: in this process, on a free port, with quick bots and no site.

import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { mindOf } from '../../src/games/index.ts';
import type { AnyGame } from '../../src/kernel/game.ts';
import type { NewTable } from '../../src/protocol/http.ts';
import { type Server, type ServerOptions, startServer } from '../../src/server/start.ts';
import type { Device } from './client.ts';

/** Players here are faster than people. */
const often = { burst: 100_000, perSecond: 100_000 };
const quick = { botPaceMs: 0, socketRate: often, deedRate: often, strangerRate: often };

export async function openServer(options: ServerOptions = {}): Promise<Server & { readonly url: string }> {
  const server = await startServer({
    port: 0,
    host: '127.0.0.1',
    files: new Map(),
    logLevel: 'error',
    ...options,
    settings: { ...quick, ...options.settings },
  });
  return { ...server, url: server.urls[0]! };
}

export async function folder(): Promise<{ readonly path: string; remove(): Promise<void> }> {
  const path = await mkdtemp(join(tmpdir(), 'larets-server-'));
  return { path, remove: () => rm(path, { recursive: true, force: true }) };
}

export async function gameOf(id: string): Promise<AnyGame> {
  return (await mindOf(id)).game;
}

const me = { kind: 'me' } as const;
export const open = { kind: 'open' } as const;
export const bot = { kind: 'bot', level: 'child' } as const;

export const tableOf = (
  game: string,
  chairs: NewTable['chairs'],
  more: Partial<NewTable> = {},
): NewTable => ({
  ...{ game, options: {}, clock: { kind: 'none' }, isListed: false, talk: 'phrases' },
  chairs,
  ...more,
});

/** A table with everybody on it: the first device is the host, each of the others takes an open chair. */
export async function gathered(
  devices: readonly Device[],
  game: string,
  more: Partial<NewTable> & { bots?: number } = {},
) {
  const { bots = 0, ...wish } = more;
  const [host, ...guests] = devices;
  const chairs = [me, ...guests.map(() => open), ...Array.from({ length: bots }, () => bot)];
  const made = await host!.post('/api/tables', tableOf(game, chairs, wish));
  for (const [index, guest] of guests.entries()) {
    await guest.post(`/api/tables/${made.room.id}/sit`, { seat: index + 1, key: made.links!.join });
  }
  return { id: made.room.id, links: made.links! };
}

export const begin = (host: Device, table: string) => host.post(`/api/tables/${table}/start`);
