// The site as files: made by Vite when it is missing, or when anything that it is made of has changed.

import { createHash } from 'node:crypto';
import { existsSync } from 'node:fs';
import { mkdir, readdir, readFile, rename, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';

const root = join(import.meta.dirname, '../..');
const output = join(root, 'dist/web');
const stamp = join(root, 'dist/web.stamp');
const sources = ['src', 'vite.config.ts', 'scripts/fonts.ts', 'package-lock.json'];

/** Says where the site is. `log` is told what takes time. */
export async function builtSite(log: (text: string) => void): Promise<string> {
  const version = await versionOf();
  const built = existsSync(join(output, 'index.html')) ? await readFile(stamp, 'utf8').catch(() => '') : '';
  if (built === version) return output;
  log('Building the site …');
  await buildInto(output);
  await writeFile(stamp, version);
  return output;
}

/** Beside the old one first: whoever is served from there is not left without files. */
async function buildInto(target: string): Promise<void> {
  const { build } = await import('vite');
  const fresh = `${target}-${process.pid}`;
  const old = `${fresh}-old`;
  await mkdir(join(root, 'dist'), { recursive: true });
  try {
    await build({
      configFile: join(root, 'vite.config.ts'),
      logLevel: 'error',
      build: { outDir: fresh, emptyOutDir: true },
    });
    await rename(target, old).catch(() => {});
    await rename(fresh, target);
  } finally {
    await rm(old, { recursive: true, force: true });
    await rm(fresh, { recursive: true, force: true });
  }
}

async function versionOf(): Promise<string> {
  const hash = createHash('sha256');
  for (const source of sources) await addTo(hash, join(root, source), source);
  return hash.digest('hex');
}

async function addTo(hash: ReturnType<typeof createHash>, path: string, name: string): Promise<void> {
  const entries = await readdir(path, { withFileTypes: true }).catch(() => undefined);
  if (!entries) {
    hash.update(`${name}\n`).update(await readFile(path));
    return;
  }
  for (const entry of entries.toSorted((a, b) => (a.name < b.name ? -1 : 1))) {
    if (isForTheSite(entry.name, name)) await addTo(hash, join(path, entry.name), `${name}/${entry.name}`);
  }
}

function isForTheSite(name: string, folder: string): boolean {
  return name !== 'test' && !(folder === 'src' && ['server', 'cli', 'protocol'].includes(name));
}
