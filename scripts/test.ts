// `npm test`: the stages one after another, told by the runner's reporter as one run.
// `npm test -- unit src/kernel/test/play.test.ts src/games/five-gems` chooses stages, files or folders.
import { globSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { run } from 'node:test';
import type { TestEvent } from 'node:test/reporters';
import { spec } from 'node:test/reporters';

const STAGES: Readonly<Record<string, readonly string[]>> = {
  unit: ['scripts/test/**/*.test.ts', 'test/unit/**/*.test.ts', 'src/**/*.test.ts'],
  server: ['test/server/**/*.test.ts'],
  conformance: ['test/conformance/**/*.test.ts'],
  e2e: ['test/e2e/**/*.test.ts'],
};

// What passed is told by the totals alone.
const SILENT = new Set(['test:start', 'test:pass', 'test:plan', 'test:summary']);
const TOTAL = /^(tests|suites|pass|fail|cancelled|skipped|todo|duration_ms) ([\d.]+)$/;

async function* report(wanted: readonly string[]): AsyncGenerator<TestEvent> {
  const totals = new Map<string, number>();
  for (const name of wanted) {
    const start = performance.now();
    const files = filesOf(name);
    if (files.length > 0) yield* stage(files, totals);
    const seconds = ((performance.now() - start) / 1000).toFixed(1);
    yield diagnostic(`${name}: ${files.length} files, ${seconds} s`);
  }
  for (const [name, total] of totals) yield diagnostic(`${name} ${total}`);
  yield { type: 'test:summary', data: { success: true, file: undefined } } as TestEvent;
}

function filesOf(name: string): string[] {
  const isFolder = statSync(name, { throwIfNoEntry: false })?.isDirectory() === true;
  return globSync(STAGES[name] ?? (isFolder ? join(name, '**/*.test.{ts,tsx}') : name)).toSorted();
}

/** A slip in a name must not pass for a test that passed. */
function nameOfNothing(names: readonly string[]): string | undefined {
  return names.find((name) => STAGES[name] === undefined && filesOf(name).length === 0);
}

/** Adds to the totals instead of telling them, so that the last lines speak for all stages. */
async function* stage(files: string[], totals: Map<string, number>): AsyncGenerator<TestEvent> {
  for await (const event of run({ files, concurrency: 2 }) as AsyncIterable<TestEvent>) {
    const total = event.type === 'test:diagnostic' ? TOTAL.exec(event.data.message) : null;
    if (total) totals.set(total[1]!, (totals.get(total[1]!) ?? 0) + Number(total[2]));
    if (event.type === 'test:summary' && !event.data.success) process.exitCode = 1;
    if (!total && !SILENT.has(event.type)) yield event;
  }
}

function diagnostic(message: string): TestEvent {
  return { type: 'test:diagnostic', data: { message, nesting: 0, level: 'info' } };
}

const wanted = process.argv.slice(2);
const stages = wanted.length > 0 ? wanted : Object.keys(STAGES);
const nothing = nameOfNothing(stages);
if (nothing !== undefined) {
  console.error(`npm test: no stage, no test file and no folder with tests is called ${nothing}.`);
  console.error(`The stages are ${Object.keys(STAGES).join(', ')}.`);
  process.exit(1);
}
await pipeline(Readable.from(report(stages)), new spec(), process.stdout, { end: false });
