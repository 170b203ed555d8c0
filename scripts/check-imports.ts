// Keeps imports going in one direction, and the pure layers free of clocks, chance and locale.
import { globSync, readFileSync } from 'node:fs';
import { findImports } from './imports/find.ts';
import { isPure, placeOf, wrongDirection } from './imports/layers.ts';
import { findImpurities } from './imports/purity.ts';
import { tokenize } from './imports/tokens.ts';

export interface Violation {
  readonly file: string;
  readonly line: number;
  readonly sentence: string;
}

/** `sources`: text by path from the repository's root, with forward slashes. */
export function checkSources(sources: ReadonlyMap<string, string>): Violation[] {
  return [...sources].flatMap(([file, text]) => checkSource(file, text));
}

function checkSource(file: string, text: string): Violation[] {
  const place = placeOf(file);
  if (!place) {
    const isStray = file.startsWith('src/');
    const sentence = 'this folder has no row in scripts/imports/layers.ts: say what it may import';
    return isStray ? [{ file, line: 1, sentence }] : [];
  }
  const tokens = tokenize(text);
  const violations: Violation[] = [];
  for (const { specifier, isTypeOnly, line } of findImports(tokens)) {
    const sentence =
      specifier === undefined
        ? !place.isTest && 'import() takes a plain string here, so that its direction can be checked'
        : wrongDirection(file, place, specifier, isTypeOnly);
    if (sentence) violations.push({ file, line, sentence });
  }
  if (isPure(place)) {
    for (const { line, sentence } of findImpurities(tokens)) violations.push({ file, line, sentence });
  }
  return violations.toSorted((a, b) => a.line - b.line);
}

function main(): void {
  const files = globSync('src/**/*.{ts,tsx}').map((path) => path.replaceAll('\\', '/'));
  const violations = checkSources(new Map(files.map((file) => [file, readFileSync(file, 'utf8')])));
  for (const { file, line, sentence } of violations) console.error(`${file}:${line} ${sentence}`);
  console.log(`${files.length} files, ${violations.length} violations`);
  if (violations.length > 0) process.exitCode = 1;
}

if (import.meta.main) main();
