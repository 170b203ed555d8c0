// A real Chromium: the one that npm brought, so that every machine tests with the same; the system's where that
// one does not start.

import { createHash } from 'node:crypto';
import { existsSync } from 'node:fs';
import { mkdtemp, readFile, rename, rm } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import { type Browser, chromium } from 'playwright-core';

const inSystem = ['/usr/bin/chromium', '/usr/bin/chromium-browser', '/usr/bin/google-chrome'];

export const flags: readonly string[] = [
  '--no-sandbox',
  '--disable-gpu',
  '--disable-quic',
  '--no-first-run',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
];

/** The program, and what it must find around it. */
export interface Place {
  readonly executablePath: string;
  readonly env: NodeJS.ProcessEnv;
}

/** To be tried in this order: with the system's libraries, with those that the package brings, the system's own. */
export async function places(): Promise<readonly Place[]> {
  const given = process.env.LARETS_CHROMIUM;
  if (given) return [{ executablePath: given, env: process.env }];
  const folder = await unpacked();
  const executablePath = join(folder, 'chromium');
  const env = { ...process.env, FONTCONFIG_PATH: join(folder, 'fonts') };
  const libraries = [join(folder, 'al2023', 'lib'), process.env.LD_LIBRARY_PATH ?? ''].join(':');
  return [
    { executablePath, env },
    { executablePath, env: { ...env, LD_LIBRARY_PATH: libraries } },
    ...inSystem
      .filter((path) => existsSync(path))
      .map((path) => ({ executablePath: path, env: process.env })),
  ];
}

export async function launch(): Promise<Browser> {
  let problem: unknown;
  for (const { executablePath, env } of await places()) {
    try {
      return await chromium.launch({ executablePath, args: [...flags], env: definedOnly(env) });
    } catch (error) {
      problem = error;
    }
  }
  throw new Error('Chromium does not start here.', { cause: problem });
}

function definedOnly(env: NodeJS.ProcessEnv): Record<string, string> {
  return Object.fromEntries(
    Object.entries(env).flatMap(([name, value]) => (value === undefined ? [] : [[name, value]])),
  );
}

/** Unpacked once for each version, and whole or not at all: two runs may begin at the same time. */
async function unpacked(): Promise<string> {
  const main = createRequire(import.meta.url).resolve('@sparticuz/chromium');
  const packed = join(dirname(main), '../../bin');
  const version = createHash('sha256')
    .update(await readFile(join(packed, '../package.json')))
    .digest('hex')
    .slice(0, 12);
  const cache = join(import.meta.dirname, '../../node_modules/.cache');
  const folder = join(cache, `chromium-${version}`);
  if (existsSync(folder)) return folder;
  const fresh = await mkdtemp(`${folder}-`);
  const { inflate } = await import('@sparticuz/chromium');
  const before = process.env.TMPDIR;
  // The package unpacks into the folder for temporary files.
  process.env.TMPDIR = fresh;
  try {
    for (const name of ['chromium.br', 'fonts.tar.br', 'al2023.tar.br']) await inflate(join(packed, name));
  } finally {
    if (before === undefined) delete process.env.TMPDIR;
    else process.env.TMPDIR = before;
  }
  await rename(fresh, folder).catch(() => rm(fresh, { recursive: true, force: true }));
  return folder;
}
