// What has been played, kept as it comes: a header, then a line a block. An interrupted run goes on from there.

import { appendFileSync, existsSync, readFileSync, truncateSync, writeFileSync } from 'node:fs';
import { Problem } from '../problem.ts';
import type { Contest } from './contest.ts';
import type { Block } from './play.ts';

/** Results go together if all of this is equal. */
export interface Header extends Contest {
  readonly larets: 'arena';
  readonly version: string;
  readonly rulesVersion: number;
  /** A fingerprint of the rules and the bots. */
  readonly code: string;
}

export interface Results {
  /** By number. */
  readonly blocks: ReadonlyMap<number, Block>;
  add(block: Block): void;
}

/** Without a file they are kept in memory alone. */
export function openResults(header: Header, file: string | undefined): Results {
  const blocks = new Map<number, Block>();
  if (file !== undefined) {
    for (const block of guarded(file, () => stored(header, file))) blocks.set(block.block, block);
  }
  return {
    blocks,
    add(block) {
      blocks.set(block.block, block);
      if (file !== undefined) guarded(file, () => appendFileSync(file, `${JSON.stringify(block)}\n`));
    },
  };
}

/** A line that was cut short when the run was is cut off, and its block is played again. */
function stored(header: Header, file: string): readonly Block[] {
  const text = existsSync(file) ? readFileSync(file, 'utf8') : '';
  const whole = text.slice(0, text.lastIndexOf('\n') + 1);
  const [first, ...lines] = whole.split('\n').slice(0, -1);
  if (first === undefined && !JSON.stringify(header).startsWith(text)) throw notResults(file);
  if (first === undefined) {
    writeFileSync(file, `${JSON.stringify(header)}\n`);
    return [];
  }
  compare(header, parsed(file, first), file);
  const blocks = lines.map((line) => parsed(file, line));
  if (!blocks.every((block) => isBlock(block, header.seats))) throw notResults(file);
  if (whole.length < text.length) truncateSync(file, Buffer.byteLength(whole));
  return blocks as Block[];
}

function compare(header: Header, found: unknown, file: string): void {
  if ((found as Header | null)?.larets !== 'arena') throw notResults(file);
  const [here, there] = [header, found] as readonly object[] as readonly Record<string, unknown>[];
  const differing = Object.keys({ ...here, ...there }).filter(
    (name) => JSON.stringify(here![name]) !== JSON.stringify(there![name]),
  );
  if (differing.length === 0) return;
  throw new Problem(
    'otherRun',
    `"${file}" holds results of another run; they differ in: ${differing.join(', ')}`,
  );
}

function isBlock(given: unknown, seats: number): given is Block {
  const { block, games, time } = (given ?? {}) as Partial<Block>;
  return (
    Number.isInteger(block) &&
    games?.length === seats &&
    games.every(({ share }) => typeof share === 'number') &&
    Array.isArray(time?.decisions)
  );
}

function parsed(file: string, line: string): unknown {
  try {
    return JSON.parse(line);
  } catch {
    throw notResults(file);
  }
}

function notResults(file: string): Problem {
  return new Problem('badResults', `"${file}" is no file of results`);
}

function guarded<Result>(file: string, act: () => Result): Result {
  try {
    return act();
  } catch (error) {
    if (error instanceof Problem) throw error;
    const { code = 'unknown' } = error as NodeJS.ErrnoException;
    throw new Problem('cannotWrite', `"${file}" cannot be read and written: ${code}`);
  }
}
