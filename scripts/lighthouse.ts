// `npm run lighthouse`: what Lighthouse says of the shelf and a table on a phone. It is fetched when it is wanted:
// 180 MB that nobody needs to play or to test.

import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { readFileSync } from 'node:fs';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { startServer } from '../src/server/start.ts';
import { flags, places } from '../test/e2e/chromium.ts';
import { boards } from '../test/e2e/world.ts';

const version = '13.5.0';
const least = 95;

interface Report {
  readonly categories: Readonly<Record<string, { readonly score: number }>>;
}

type Place = Awaited<ReturnType<typeof places>>[number];

/** Not in step with it: the site is served from here meanwhile. */
async function look(url: string, file: string, place: Place): Promise<Report> {
  const wishes = [
    '--quiet',
    '--only-categories=performance,accessibility,best-practices',
    '--output=json',
    `--output-path=${file}`,
    `--chrome-flags=--headless ${flags.join(' ')}`,
  ];
  const env = { ...place.env, CHROME_PATH: place.executablePath };
  const child = spawn('npx', ['--yes', `lighthouse@${version}`, url, ...wishes], {
    env,
    stdio: ['ignore', 'ignore', 'inherit'],
  });
  const [code] = await once(child, 'exit');
  if (code !== 0)
    throw new Error(
      'Lighthouse wants a whole Chrome, say which by LARETS_CHROMIUM: the one from npm cannot trace.',
    );
  return JSON.parse(readFileSync(file, 'utf8')) as Report;
}

const folder = await mkdtemp(join(tmpdir(), 'larets-lighthouse-'));
const site = await startServer({ port: 0, host: '127.0.0.1' });
const place = (await places())[0]!;
try {
  for (const page of ['', ...boards.map((game) => `#/play/${game}`)]) {
    const report = await look(`${site.urls[0]}${page}`, join(folder, 'report.json'), place);
    const scores = Object.entries(report.categories).map(([name, { score }]) => ({
      name,
      score: Math.round(score * 100),
    }));
    console.log(`${page || 'shelf'}: ${scores.map(({ name, score }) => `${name} ${score}`).join(', ')}`);
    if (scores.some(({ score }) => score < least)) process.exitCode = 1;
  }
} finally {
  await site.close();
  await rm(folder, { recursive: true, force: true });
}
