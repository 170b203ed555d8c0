// The files of the site in memory, ready to be sent. What is not in the table does not exist: no path
// from outside is ever looked up on the disk.

import { createHash } from 'node:crypto';
import { readdir, readFile } from 'node:fs/promises';
import { extname, join, relative, sep } from 'node:path';
import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';

export interface SiteFile {
  readonly type: string;
  readonly etag: string;
  /** Its name changes with its content. */
  readonly isForever: boolean;
  readonly plain: Buffer;
  readonly gzip: Buffer | undefined;
  readonly brotli: Buffer | undefined;
}

const types: Readonly<Record<string, string>> = {
  '.html': 'text/html; charset=utf-8',
  '.js': 'text/javascript; charset=utf-8',
  '.css': 'text/css; charset=utf-8',
  '.json': 'application/json; charset=utf-8',
  '.webmanifest': 'application/manifest+json; charset=utf-8',
  '.svg': 'image/svg+xml; charset=utf-8',
  '.png': 'image/png',
  '.woff2': 'font/woff2',
};

const packed = promisify(gzip);
const packedTighter = promisify(brotliCompress);

/** By path: '/', '/sw.js', '/assets/….js'. */
export async function readSite(folder: string): Promise<ReadonlyMap<string, SiteFile>> {
  const entries = await readdir(folder, { recursive: true, withFileTypes: true });
  const files = new Map<string, SiteFile>();
  const reading = entries
    .filter((entry) => entry.isFile())
    .map(async (entry) => {
      const path = join(entry.parentPath, entry.name);
      const name = `/${relative(folder, path).split(sep).join('/')}`;
      files.set(name === '/index.html' ? '/' : name, await readSiteFile(path, name));
    });
  await Promise.all(reading);
  return files;
}

async function readSiteFile(path: string, name: string): Promise<SiteFile> {
  const plain = await readFile(path);
  const type = types[extname(name)] ?? 'application/octet-stream';
  const isText = type.includes('charset');
  return {
    type,
    etag: `"${createHash('sha256').update(plain).digest('base64url').slice(0, 22)}"`,
    isForever: name.startsWith('/assets/'),
    plain,
    gzip: isText ? await packed(plain, { level: 9 }) : undefined,
    brotli: isText
      ? await packedTighter(plain, { params: { [constants.BROTLI_PARAM_QUALITY]: 11 } })
      : undefined,
  };
}
