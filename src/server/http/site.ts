// The site: its files, ready in memory.

import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type { SiteFile } from '../files.ts';
import { notFound } from './problem.ts';

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

export function serveSite(app: FastifyInstance, files: ReadonlyMap<string, SiteFile>): void {
  app.route({
    method: ['GET', 'HEAD'],
    url: '/*',
    schema: { hide: true } as object,
    handler: (request, reply) => {
      const file = files.get(request.url.replace(/[?#].*$/s, ''));
      if (!file) throw notFound('page');
      return send(file, request, reply);
    },
  });
}

function send(file: SiteFile, request: FastifyRequest, reply: FastifyReply): FastifyReply {
  if (file.type.startsWith('text/html')) reply.header('Content-Security-Policy', pagePolicy);
  reply
    .header('ETag', file.etag)
    .header('Vary', 'Accept-Encoding')
    .header('Cache-Control', file.isForever ? 'public, max-age=31536000, immutable' : 'no-cache');
  if (request.headers['if-none-match'] === file.etag) return reply.code(304).send();
  const { body, encoding } = encoded(file, String(request.headers['accept-encoding'] ?? ''));
  if (encoding) reply.header('Content-Encoding', encoding);
  return reply.type(file.type).header('Content-Length', body.length).send(body);
}

function encoded(
  file: SiteFile,
  accepted: string,
): { readonly body: Buffer; readonly encoding?: 'br' | 'gzip' } {
  if (file.brotli && /\bbr\b/.test(accepted)) return { body: file.brotli, encoding: 'br' };
  if (file.gzip && /\bgzip\b/.test(accepted)) return { body: file.gzip, encoding: 'gzip' };
  return { body: file.plain };
}
