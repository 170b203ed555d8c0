// The server in a process of its own, so that its CPU can be told from that of its clients.

import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { startServer } from '../../src/server/start.ts';

const often = { burst: 1e9, perSecond: 1e9 };
const data = await mkdtemp(join(tmpdir(), 'larets-bench-'));
const server = await startServer({
  port: 0,
  host: '127.0.0.1',
  data,
  files: new Map(),
  bots: 0,
  logLevel: 'error',
  settings: { dealMs: 120_000, socketRate: often, deedRate: often, strangerRate: often },
});
process.send!({ url: server.urls[0] });
process.on('message', (message) => {
  if (message === 'stat') {
    globalThis.gc?.();
    const { user, system } = process.cpuUsage();
    const { rss, heapUsed } = process.memoryUsage();
    process.send!({ cpu: (user + system) / 1000, rss, heapUsed });
  }
});
process.on('disconnect', () => {
  void server
    .close()
    .then(() => rm(data, { recursive: true, force: true }))
    .then(() => process.exit());
});
