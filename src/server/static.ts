// The site for everybody in the house: a small server of files.

import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http';
import { networkInterfaces } from 'node:os';
import { builtSite } from './build.ts';
import { readSite, type SiteFile } from './files.ts';

export interface SiteOptions {
  /** Without it: the first free one from 8080 on. With it: that one or none. 0: any. */
  readonly port?: number;
  /** Without it all addresses of this machine are listened to. */
  readonly host?: string;
  readonly log?: (text: string) => void;
}

export interface Site {
  /** The one for this machine first, then those for others in the house. */
  readonly urls: string[];
  close(): Promise<void>;
}

/** With a sentence for people. */
export class PortTaken extends Error {
  readonly code = 'portTaken';
}

const firstPort = 8080;
const portsTried = 20;

/** What a page may load. Files that are no pages obey the page that asks for them. */
const pagePolicy = [
  "default-src 'self'",
  "img-src 'self' data:",
  "style-src 'self' 'unsafe-inline'",
  "object-src 'none'",
  "base-uri 'none'",
  "form-action 'none'",
  "frame-ancestors 'none'",
].join('; ');

/** Builds what is missing, then serves it. */
export async function startSite({ port, host = '0.0.0.0', log = () => {} }: SiteOptions): Promise<Site> {
  const files = await readSite(await builtSite(log));
  const server = createServer((request, response) => answer(files, request, response));
  const taken = port === undefined ? await listenSomewhere(server, host) : await listenAt(server, host, port);
  return {
    urls: addresses(host).map((address) => `http://${address}:${taken}/`),
    close: () => closed(server),
  };
}

function answer(
  files: ReadonlyMap<string, SiteFile>,
  request: IncomingMessage,
  response: ServerResponse,
): void {
  response.setHeader('X-Content-Type-Options', 'nosniff');
  if (request.method !== 'GET' && request.method !== 'HEAD') {
    response.writeHead(405, { Allow: 'GET, HEAD' }).end();
    return;
  }
  const file = files.get((request.url ?? '/').replace(/[?#].*$/s, ''));
  if (!file) {
    response.writeHead(404, { 'Content-Type': 'text/plain; charset=utf-8' }).end('Not found\n');
    return;
  }
  if (file.type.startsWith('text/html')) {
    response.setHeader('Content-Security-Policy', pagePolicy);
    response.setHeader('Referrer-Policy', 'no-referrer');
  }
  response.setHeader('ETag', file.etag);
  response.setHeader('Vary', 'Accept-Encoding');
  response.setHeader('Cache-Control', file.isForever ? 'public, max-age=31536000, immutable' : 'no-cache');
  if (request.headers['if-none-match'] === file.etag) {
    response.writeHead(304).end();
    return;
  }
  const { body, encoding } = encoded(file, String(request.headers['accept-encoding'] ?? ''));
  if (encoding) response.setHeader('Content-Encoding', encoding);
  response.writeHead(200, { 'Content-Type': file.type, 'Content-Length': body.length });
  response.end(request.method === 'HEAD' ? undefined : body);
}

function encoded(
  file: SiteFile,
  accepted: string,
): { readonly body: Buffer; readonly encoding?: 'br' | 'gzip' } {
  if (file.brotli && /\bbr\b/.test(accepted)) return { body: file.brotli, encoding: 'br' };
  if (file.gzip && /\bgzip\b/.test(accepted)) return { body: file.gzip, encoding: 'gzip' };
  return { body: file.plain };
}

async function listenSomewhere(server: Server, host: string): Promise<number> {
  for (let port = firstPort; port < firstPort + portsTried; port++) {
    const taken = await listenAt(server, host, port).catch((problem: unknown) => {
      if (problem instanceof PortTaken) return undefined;
      throw problem;
    });
    if (taken !== undefined) return taken;
  }
  throw new PortTaken(
    `The ports ${firstPort}–${firstPort + portsTried - 1} are all taken: choose one by --port.`,
  );
}

function listenAt(server: Server, host: string, port: number): Promise<number> {
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

function addresses(host: string): readonly string[] {
  if (host !== '0.0.0.0') return [host];
  const inTheHouse = Object.values(networkInterfaces())
    .flatMap((list) => list ?? [])
    .filter((address) => address.family === 'IPv4' && !address.internal)
    .map(({ address }) => address);
  return ['localhost', ...inTheHouse];
}

function closed(server: Server): Promise<void> {
  return new Promise((resolve, reject) => {
    server.close((problem) => (problem ? reject(problem) : resolve()));
    server.closeAllConnections();
  });
}
