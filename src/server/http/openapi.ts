// The routes as OpenAPI: what they check is what they say.

import type { FastifyInstance } from 'fastify';
import { Fault } from '../../protocol/http.ts';

interface Described {
  readonly summary?: string;
  readonly params?: { readonly properties?: Readonly<Record<string, unknown>> };
  readonly body?: unknown;
  readonly response?: Readonly<Record<string, unknown>>;
}

/** Call it before the routes are added. */
export function describeRoutes(app: FastifyInstance): () => object {
  const paths: Record<string, Record<string, object>> = {};
  app.addHook('onRoute', ({ method, url, schema }) => {
    const { summary, params, body, response } = (schema ?? {}) as Described;
    if (summary === undefined) return;
    const path = url.replaceAll(/:(\w+)/g, '{$1}');
    for (const verb of [method].flat()) {
      if (verb === 'HEAD') continue;
      paths[path] = {
        ...paths[path],
        [verb.toLowerCase()]: {
          summary,
          ...(params?.properties && {
            parameters: Object.entries(params.properties).map(([name, form]) => {
              return { name, in: 'path', required: true, schema: form };
            }),
          }),
          ...(body !== undefined && { requestBody: { required: true, content: json(body) } }),
          responses: {
            ...Object.fromEntries(
              Object.entries(response ?? {}).map(([code, form]) => [
                code,
                { description: 'Done', content: json(form) },
              ]),
            ),
            default: { description: 'A problem with a stable code', content: json(Fault) },
          },
        },
      };
    }
  });
  return () => ({
    openapi: '3.1.0',
    info: { title: 'Larets', version: '1', license: { name: 'MIT' } },
    paths,
  });
}

function json(schema: unknown): object {
  return { 'application/json': { schema } };
}
