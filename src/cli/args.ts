// What stands behind a command's name, checked.

import { parseArgs } from 'node:util';
import { Problem } from './problem.ts';

type Kind = 'text' | 'number' | 'flag' | 'list';

export interface Flag {
  readonly kind: Kind;
  readonly help: string;
}

export type Flags = Readonly<Record<string, Flag>>;

export interface Command {
  /** What stands behind the name. */
  readonly usage: string;
  readonly summary: string;
  readonly flags: Flags;
  /** Returns the exit code. Bad input is thrown as a Problem. */
  run(args: Arguments): Promise<number>;
}

/** Of every command that sets a table. */
export const tableFlags = {
  seats: { kind: 'number', help: 'how many sit at the table' },
  option: { kind: 'list', help: 'name=value, as often as needed' },
} as const satisfies Flags;

export interface Arguments {
  readonly words: readonly string[];
  text(name: string, otherwise: string): string;
  optionalText(name: string): string | undefined;
  /** A whole number within the bounds. */
  number(name: string, otherwise: number, least: number, most: number): number;
  flag(name: string): boolean;
  list(name: string): readonly string[];
}

export function readArguments(given: readonly string[], flags: Flags): Arguments {
  const options = Object.fromEntries(
    Object.entries(flags).map(([name, { kind }]) => [
      name,
      { type: kind === 'flag' ? ('boolean' as const) : ('string' as const), multiple: kind === 'list' },
    ]),
  );
  const { values, positionals } = parse(given, options);
  const optionalText = (name: string) => {
    const value = values[name];
    return typeof value === 'string' ? value : undefined;
  };
  return {
    words: positionals,
    optionalText,
    text: (name, otherwise) => optionalText(name) ?? otherwise,
    number: (name, otherwise, least, most) => wholeNumber(name, optionalText(name), otherwise, least, most),
    flag: (name) => values[name] === true,
    list: (name) => {
      const value = values[name];
      return Array.isArray(value) ? value.map(String) : [];
    },
  };
}

function parse(
  args: readonly string[],
  options: Record<string, { type: 'boolean' | 'string'; multiple: boolean }>,
) {
  try {
    return parseArgs({ args: [...args], options, allowPositionals: true, strict: true });
  } catch (error) {
    throw new Problem('badArguments', (error as Error).message.split(/\. |\n/)[0] ?? 'bad arguments');
  }
}

function wholeNumber(
  name: string,
  text: string | undefined,
  otherwise: number,
  least: number,
  most: number,
): number {
  if (text === undefined) return otherwise;
  const number = /^\d+$/.test(text) ? Number(text) : Number.NaN;
  if (!(number >= least && number <= most)) {
    throw new Problem('badNumber', `--${name} takes a whole number from ${least} to ${most}, not "${text}"`);
  }
  return number;
}
