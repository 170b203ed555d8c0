import type { tokenize } from './tokens.ts';

export interface Import {
  /** Undefined where `import()` is given something other than a plain string. */
  readonly specifier: string | undefined;
  readonly isTypeOnly: boolean;
  readonly line: number;
}

type Tokens = ReturnType<typeof tokenize>;

/** Static, re-exporting and dynamic imports, in the order of the text. */
export function findImports(tokens: Tokens): Import[] {
  const found: Import[] = [];
  tokens.forEach((token, index) => {
    if (token.kind !== 'name' || isMember(tokens, index)) return;
    if (token.text === 'import') {
      const imported = importAt(tokens, index);
      if (imported) found.push(imported);
    } else if (token.text === 'export') {
      const from = reExportAt(tokens, index);
      if (from) found.push(from);
    }
  });
  return found;
}

function importAt(tokens: Tokens, index: number): Import | undefined {
  const line = tokens[index]!.line;
  const next = tokens[index + 1];
  if (!next) return undefined;
  if (next.kind === 'string') return { specifier: next.text, isTypeOnly: false, line };
  if (next.text === '(') {
    const argument = tokens[index + 2];
    const isPlain = argument?.kind === 'string' && /^[,)]$/.test(tokens[index + 3]?.text ?? '');
    return { specifier: isPlain ? argument.text : undefined, isTypeOnly: false, line };
  }
  const opensClause = next.kind === 'name' || next.text === '{' || next.text === '*';
  if (!opensClause) return undefined;
  const specifier = specifierAfter(tokens, index + 1);
  return specifier === undefined
    ? undefined
    : { specifier, isTypeOnly: startsWithType(tokens, index + 1), line };
}

function reExportAt(tokens: Tokens, index: number): Import | undefined {
  const isTypeOnly = tokens[index + 1]?.text === 'type';
  const start = isTypeOnly ? index + 2 : index + 1;
  if (!/^[{*]$/.test(tokens[start]?.text ?? '')) return undefined;
  const specifier = specifierAfter(tokens, start);
  return specifier === undefined ? undefined : { specifier, isTypeOnly, line: tokens[index]!.line };
}

/** The string after `from`, as long as nothing but names, commas, stars and one pair of braces comes before it. */
function specifierAfter(tokens: Tokens, start: number): string | undefined {
  for (let i = start; i < tokens.length; i++) {
    const token = tokens[i]!;
    const next = tokens[i + 1];
    if (token.text === 'from' && token.kind === 'name' && next?.kind === 'string') return next.text;
    const endsBraces = token.text === '}' && next?.text !== 'from';
    const isClausePart = token.kind === 'name' || token.kind === 'string' || /^[{},*]$/.test(token.text);
    if (endsBraces || !isClausePart) return undefined;
  }
  return undefined;
}

/** `import type from './x'` and `import type, { y } from './x'` import a value whose name is `type`. */
function startsWithType(tokens: Tokens, index: number): boolean {
  if (tokens[index]?.text !== 'type') return false;
  const next = tokens[index + 1];
  if (next?.text === ',') return false;
  return !(next?.text === 'from' && tokens[index + 2]?.kind === 'string');
}

export function isMember(tokens: Tokens, index: number): boolean {
  const before = tokens[index - 1];
  return before?.kind === 'sign' && (before.text === '.' || before.text === '?.') && !isSpread(tokens, index);
}

function isSpread(tokens: Tokens, index: number): boolean {
  return tokens[index - 2]?.text === '.' && tokens[index - 3]?.text === '.';
}
