// Match files from disk.

import { readFileSync } from 'node:fs';
import { parseFile } from '../match/file.ts';
import type { Seen } from '../match/seen.ts';
import type { MatchFile } from '../match/types.ts';
import { Problem } from './problem.ts';

export function readText(path: string | undefined): string {
  if (path === undefined) throw new Problem('noFile', 'name a file');
  try {
    return readFileSync(path, 'utf8');
  } catch (error) {
    throw new Problem(
      'cannotRead',
      `"${path}" cannot be read: ${(error as NodeJS.ErrnoException).code ?? 'unknown'}`,
    );
  }
}

export function readMatch(path: string | undefined): MatchFile {
  const parsed = parseFile(readText(path));
  if (!parsed.ok) {
    const where = parsed.problem.path ? ` at ${parsed.problem.path}` : '';
    throw new Problem(parsed.problem.code, `"${path}" is no match file${where}`);
  }
  return parsed.file;
}

export function readSeen(path: string): Seen {
  let given: unknown;
  try {
    given = JSON.parse(readText(path));
  } catch (error) {
    if (error instanceof Problem) throw error;
    throw new Problem('notJson', `"${path}" is no JSON`);
  }
  if (!isSeen(given))
    throw new Problem('badSeen', `"${path}" is not what a client keeps of what it was shown`);
  return given;
}

function isSeen(given: unknown): given is Seen {
  if (typeof given !== 'object' || given === null) return false;
  const { viewer, links } = given as Partial<Seen>;
  return (
    (viewer === 'spectator' || Number.isInteger(viewer)) &&
    Array.isArray(links) &&
    links.every((link) => Number.isInteger(link?.seq) && typeof link?.hash === 'string')
  );
}
