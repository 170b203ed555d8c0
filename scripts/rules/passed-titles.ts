import { run } from 'node:test';

/** Runs test files and gives the titles of what passed: nested tests too; no suites, skipped or todo. */
export async function passedTitles(files: readonly string[]): Promise<string[]> {
  const titles: string[] = [];
  if (files.length === 0) return titles;
  for await (const event of run({ files: [...files], concurrency: 2 })) {
    if (event.type !== 'test:pass') continue;
    const { name, details, skip, todo } = event.data;
    const isProof = details.type !== 'suite' && skip === undefined && todo === undefined;
    if (isProof) titles.push(name);
  }
  return titles;
}
