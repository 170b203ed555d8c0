// Just enough of a TypeScript scanner to tell code from comments, strings and regular expressions.

interface Token {
  readonly kind: 'name' | 'string' | 'literal' | 'sign';
  /** For a string its contents, otherwise the text as written. */
  readonly text: string;
  readonly line: number;
}

const SPACE = /\s+/y;
const COMMENT = /\/\/[^\n]*|\/\*[\s\S]*?(?:\*\/|$)/y;
const STRING = /'(?:[^'\\\n]|\\[\s\S])*'|"(?:[^"\\\n]|\\[\s\S])*"/y;
const REGEXP = /\/(?![*/])(?:[^\\/[\n]|\\.|\[(?:[^\]\\\n]|\\.)*\])+\/[a-z]*/y;
const TEMPLATE = /(?:[^`\\$]|\\[\s\S]|\$(?!\{))*(`|\$\{|$)/y;
const NAME = /[\p{ID_Start}$_#@][\p{ID_Continue}$\u200c\u200d]*/uy;
const NUMBER = /(?:\d|\.\d)[\w.]*/y;
const SIGN = /\*\*=?|\?\.(?!\d)|=>|[\s\S]/y;

const WORDS_BEFORE_REGEXP = new Set(
  'return typeof case in of do else void delete throw new instanceof await yield'.split(' '),
);

export function tokenize(source: string): Token[] {
  const tokens: Token[] = [];
  const depths: number[] = []; // open braces inside each `${`, innermost last
  let position = 0;
  let line = 1;

  const take = (pattern: RegExp): RegExpExecArray | undefined => {
    pattern.lastIndex = position;
    const match = pattern.exec(source);
    if (!match || match[0] === '') return undefined;
    position += match[0].length;
    return match;
  };
  const passed = (text: string): void => {
    line += text.split('\n').length - 1;
  };
  const add = (kind: Token['kind'], text: string, raw: string): void => {
    tokens.push({ kind, text, line });
    passed(raw);
  };
  const templatePart = (opening: string): void => {
    const part = take(TEMPLATE);
    const raw = opening + (part?.[0] ?? '');
    const isWhole = opening === '`' && part?.[1] === '`';
    if (isWhole) add('string', raw.slice(1, -1), raw);
    else add('literal', raw, raw);
    if (part?.[1] === '${') depths.push(0);
  };

  while (position < source.length) {
    const skipped = take(SPACE) ?? take(COMMENT);
    if (skipped) {
      passed(skipped[0]);
      continue;
    }
    const string = take(STRING);
    if (string) {
      add('string', string[0].slice(1, -1), string[0]);
      continue;
    }
    const literal = take(NUMBER) ?? (regexpMayFollow(tokens.at(-1)) ? take(REGEXP) : undefined);
    if (literal) {
      add('literal', literal[0], literal[0]);
      continue;
    }
    const name = take(NAME);
    if (name) {
      add('name', name[0], name[0]);
      continue;
    }
    const sign = take(SIGN)![0];
    const depth = depths.at(-1);
    if (sign === '`') {
      templatePart('`');
    } else if (sign === '}' && depth === 0) {
      depths.pop();
      templatePart('}');
    } else {
      if (depth !== undefined && sign === '{') depths[depths.length - 1] = depth + 1;
      if (depth !== undefined && sign === '}') depths[depths.length - 1] = depth - 1;
      add('sign', sign, sign);
    }
  }
  return tokens;
}

function regexpMayFollow(before: Token | undefined): boolean {
  if (!before) return true;
  if (before.kind === 'name') return WORDS_BEFORE_REGEXP.has(before.text);
  // After `}` a block may have ended: a regular expression, as good as never a division.
  return before.kind === 'sign' && before.text !== ')' && before.text !== ']';
}
