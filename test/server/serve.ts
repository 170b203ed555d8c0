// A server in a process of its own, to be killed: `serve.ts <data> <port>`.

import { openServer } from './world.ts';

const [data, port] = process.argv.slice(2);
const server = await openServer({ data: data!, port: Number(port) });
process.stdout.write(`${server.url}\n`);
process.on('SIGTERM', () => {
  void server.close().then(() => process.exit(0));
});
