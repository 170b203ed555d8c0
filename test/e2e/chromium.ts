// A real Chromium: the one that npm brought, so that every machine tests with the same; the system's where that
// one does not start.

import { createHash } from 'node:crypto';
import { existsSync } from 'node:fs';
import { mkdtemp, readFile, rename, rm, writeFile } from 'node:fs/promises';
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
  const env = { ...process.env, FONTCONFIG_FILE: await fontsIn(folder) };
  const libraries = [join(folder, 'al2023', 'lib'), process.env.LD_LIBRARY_PATH ?? ''].join(':');
  return [
    { executablePath, env },
    { executablePath, env: { ...env, LD_LIBRARY_PATH: libraries } },
    ...inSystem
      .filter((path) => existsSync(path))
      .map((path) => ({ executablePath: path, env: process.env })),
  ];
}

/** The list that the package brings names folders of the place it was made for. Without any font Chromium ends at the
 *  first letter that the page's own fonts lack. Written each time: the folder may have been moved. */
async function fontsIn(folder: string): Promise<string> {
  const path = folder.replaceAll('&', '&amp;').replaceAll('<', '&lt;');
  const list = `<?xml version="1.0"?>
<!DOCTYPE fontconfig SYSTEM "fonts.dtd">
<fontconfig>
  <dir>${path}/fonts</dir>
  <cachedir>${path}/fonts-cache</cachedir>
</fontconfig>
`;
  const file = join(folder, 'fonts.conf');
  const fresh = `${file}-${process.pid}`;
  await writeFile(fresh, list);
  await rename(fresh, file);
  return file;
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
