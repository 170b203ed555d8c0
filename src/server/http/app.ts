// HTTP: the site, people, tables, and how the server is. Every body has a schema, every problem a stable code.

import { readFileSync } from 'node:fs';
import type { IncomingMessage } from 'node:http';
import cookie from '@fastify/cookie';
import fastify, {
  type FastifyBaseLogger,
  type FastifyError,
  type FastifyInstance,
  LogController,
} from 'fastify';
import { Compile } from 'typebox/compile';
import { Health, Site } from '../../protocol/http.ts';
import type { SiteFile } from '../files.ts';
import type { Hub } from '../live/hub.ts';
import { createBuckets } from '../rates.ts';
import type { Identity } from './identity.ts';
import { describeRoutes } from './openapi.ts';
import { servePeople } from './people.ts';
import { HttpProblem } from './problem.ts';
import { serveSite } from './site.ts';
import { serveTables } from './tables.ts';

declare module 'fastify' {
  interface FastifySchema {
    summary?: string;
  }
  interface FastifyContextConfig {
    /** Makes or finds people: a guesser is slowed down. */
    isForStrangers?: boolean;
  }
}

export interface AppOptions {
  readonly log: FastifyBaseLogger;
  readonly isBehindProxy: 'yes' | 'no';
  readonly tls: { readonly cert: string; readonly key: string } | undefined;
}

const reads = { burst: 300, perSecond: 30 };

export function createApp({ log, isBehindProxy, tls }: AppOptions): FastifyInstance {
  const options = {
    loggerInstance: log,
    logController: new LogController({ disableRequestLogging: true }),
    trustProxy: isBehindProxy === 'yes',
    bodyLimit: 64 * 1024,
    requestTimeout: 30_000,
    // Sockets of browsers that keep their line open do not hold up a stop.
    forceCloseConnections: true,
  };
  if (!tls) return fastify(options) as FastifyInstance;
  const https = { cert: readFileSync(tls.cert), key: readFileSync(tls.key) };
  return fastify({ ...options, https }) as unknown as FastifyInstance;
}

export async function serve(
  app: FastifyInstance,
  hub: Hub,
  identity: Identity,
  files: ReadonlyMap<string, SiteFile>,
  addresses: () => readonly string[],
): Promise<void> {
  app.setValidatorCompiler(({ schema }) => {
    const validator = Compile(schema as Parameters<typeof Compile>[0]);
    return (value: unknown) => {
      if (validator.Check(value)) return { value };
      const [first] = validator.Errors(value);
      return { error: new Error(`${first?.instancePath || '/'} ${first?.message ?? 'is wrong'}`) };
    };
  });
  app.setSerializerCompiler(() => (value) => JSON.stringify(value));
  await app.register(cookie);
  guard(app, hub);
  onlyKnown(app);
  const describe = describeRoutes(app);
  servePeople(app, hub, identity);
  serveTables(app, hub, identity);
  serveSystem(app, hub, describe, addresses);
  serveSite(app, files);
}

function guard(app: FastifyInstance, { world: { now, settings } }: Hub): void {
  const buckets = {
    deeds: createBuckets(settings.deedRate),
    reads: createBuckets(reads),
    strangers: createBuckets(settings.strangerRate),
  };
  app.addHook('onRequest', async (request, reply) => {
    reply.header('X-Content-Type-Options', 'nosniff').header('Referrer-Policy', 'no-referrer');
    if (request.url.startsWith('/api/')) reply.header('Cache-Control', 'no-store');
    const isDeed = request.method !== 'GET' && request.method !== 'HEAD';
    if (isDeed && !isOwnPage(request.raw)) {
      throw new HttpProblem(403, 'otherSite', 'this comes from a page of another site');
    }
    if (!isDeed && !request.url.startsWith('/api/')) return;
    const kind = request.routeOptions.config?.isForStrangers ? 'strangers' : isDeed ? 'deeds' : 'reads';
    if (!buckets[kind].take(request.ip, now())) {
      reply.header('Retry-After', '5');
      throw new HttpProblem(429, 'tooFast', 'too many requests from this address');
    }
  });
  app.setErrorHandler((error: FastifyError | HttpProblem, request, reply) => {
    const { status, code, message } = told(error);
    if (status >= 500) request.log.error({ err: error, url: request.routeOptions.url }, 'a request broke');
    return reply.code(status).send({ error: { code, message } });
  });
}

function onlyKnown(app: FastifyInstance): void {
  app.setNotFoundHandler(() => {
    throw new HttpProblem(404, 'notFound', 'there is nothing at this address');
  });
}

const codes: Readonly<Record<string, string>> = {
  FST_ERR_VALIDATION: 'badRequest',
  FST_ERR_CTP_INVALID_MEDIA_TYPE: 'notJson',
  FST_ERR_CTP_INVALID_JSON_BODY: 'notJson',
  FST_ERR_CTP_EMPTY_JSON_BODY: 'notJson',
  FST_ERR_CTP_BODY_TOO_LARGE: 'tooLarge',
};

function told(error: FastifyError | HttpProblem): Pick<HttpProblem, 'status' | 'code' | 'message'> {
  if (error instanceof HttpProblem) return error;
  const status = error.statusCode ?? 500;
  if (status >= 500) return { status: 500, code: 'internal', message: 'something broke here' };
  return { status, code: codes[error.code] ?? 'badRequest', message: error.message };
}

function serveSystem(
  app: FastifyInstance,
  hub: Hub,
  describe: () => object,
  addresses: () => readonly string[],
): void {
  const { store, metrics } = hub.world;
  app.get(
    '/health',
    { schema: { summary: 'The process is there', response: { 200: Health } } },
    async () => ({
      status: 'ok',
    }),
  );
  app.get(
    '/api/site',
    {
      schema: {
        summary: 'Where this site is to be found: on this machine first, then in the house',
        response: { 200: Site },
      },
    },
    async () => ({ addresses: [...addresses()] }),
  );
  app.get('/ready', { schema: { summary: 'The store answers', response: { 200: Health } } }, async () => {
    try {
      await store.all('SELECT 1 AS one');
    } catch {
      throw new HttpProblem(503, 'notReady', 'the store does not answer');
    }
    return { status: 'ok' };
  });
  app.get('/metrics', async (_, reply) => {
    return reply.type(metrics.registry.contentType).send(await metrics.registry.metrics());
  });
  app.get('/api/openapi.json', async () => describe());
}

/** A page of another site may not act in somebody's name. Programs that are no browsers say no origin. */
export function isOwnPage(request: IncomingMessage): boolean {
  const { origin, host } = request.headers;
  if (origin === undefined) return true;
  try {
    return new URL(origin).host === (request.headers['x-forwarded-host'] ?? host);
  } catch {
    return false;
  }
}
