// A match as text, and back. What comes in may be anything.

import { isObject, type ShapeProblem } from './shape.ts';
import { fileShape } from './shapes.ts';
import { formatVersion, type MatchFile } from './types.ts';

/** In characters: a hundred times a long evening. */
const mostCharacters = 20_000_000;

export type FileProblem =
  | ShapeProblem
  | { readonly code: 'tooLarge' | 'notJson'; readonly path: '' }
  /** Of another version of this format: the file may be sound. */
  | { readonly code: 'otherFormat'; readonly path: 'header.format'; readonly found: number };

export type ParsedFile =
  | { readonly ok: true; readonly file: MatchFile }
  | { readonly ok: false; readonly problem: FileProblem };

/** The form only; `verify` says whether it can have happened. */
export function parseFile(text: string): ParsedFile {
  if (text.length > mostCharacters) return { ok: false, problem: { code: 'tooLarge', path: '' } };
  let given: unknown;
  try {
    given = JSON.parse(text);
  } catch {
    return { ok: false, problem: { code: 'notJson', path: '' } };
  }
  const problem = otherFormat(given) ?? fileShape(given, '');
  return problem ? { ok: false, problem } : { ok: true, file: given as MatchFile };
}

function otherFormat(given: unknown): FileProblem | undefined {
  const header = isObject(given) && Object.hasOwn(given, 'header') ? given.header : undefined;
  const found = isObject(header) && Object.hasOwn(header, 'format') ? header.format : undefined;
  if (typeof found !== 'number' || found === formatVersion) return undefined;
  return { code: 'otherFormat', path: 'header.format', found };
}

/** A line for the header and one for each entry, so that two files can be compared by eye. */
export function serialise({ header, log }: MatchFile): string {
  const entries = log.map((entry) => `\n${JSON.stringify(entry)}`);
  return `{"header":${JSON.stringify(header)},\n"log":[${entries.join(',')}]}\n`;
}
