import { isMember } from './find.ts';
import type { tokenize } from './tokens.ts';

type Tokens = ReturnType<typeof tokenize>;

interface Impurity {
  readonly line: number;
  readonly sentence: string;
}

// Exact by the language's definition; everything else in Math may differ from one engine to the next.
const EXACT_MATH = new Set(
  (
    'abs ceil clz32 floor fround imul max min round sign sqrt trunc ' +
    'E LN10 LN2 LOG10E LOG2E PI SQRT1_2 SQRT2'
  ).split(' '),
);

const FORBIDDEN = new Map([
  ['Date', 'a clock makes replays differ'],
  ['performance', 'a clock makes replays differ'],
  ['Intl', 'texts and order of a locale belong to the outer layers'],
  ['structuredClone', 'copies are written by hand'],
  ['globalThis', 'nothing outside the arguments may be reached'],
  ...['setTimeout', 'setInterval', 'setImmediate', 'queueMicrotask', 'requestAnimationFrame'].map(
    (timer) => [timer, 'timers belong to the outer layers'] as const,
  ),
]);

const LOCALE_MEMBER = /^(localeCompare|toLocale\w+)$/;

/** What would make two machines, or two runs, disagree about the same game. */
export function findImpurities(tokens: Tokens): Impurity[] {
  const found: Impurity[] = [];
  tokens.forEach((token, index) => {
    const sentence = token.kind === 'sign' ? signAt(token.text) : nameAt(tokens, index);
    if (sentence) found.push({ line: token.line, sentence });
  });
  return found;
}

function signAt(sign: string): string | undefined {
  return sign.startsWith('**') ? `no \`${sign}\` here: its result is implementation-defined` : undefined;
}

function nameAt(tokens: Tokens, index: number): string | undefined {
  const { kind, text } = tokens[index]!;
  if (kind === 'literal' || kind === 'sign') return undefined;
  const isAccess = kind === 'name' ? isMember(tokens, index) : tokens[index - 1]?.text === '[';
  if (isAccess && LOCALE_MEMBER.test(text)) return `no \`${text}\` here: it depends on the locale`;
  if (kind === 'string' || isAccess) return undefined;
  const reason = FORBIDDEN.get(text);
  if (reason) return `no \`${text}\` here: ${reason}`;
  if (text === 'Math') return mathAt(tokens, index);
  if (text === 'JSON' && isJsonCopy(tokens, index)) {
    return 'no `JSON.parse(JSON.stringify(…))` here: copies are written by hand';
  }
  return undefined;
}

function mathAt(tokens: Tokens, index: number): string | undefined {
  const member = isMember(tokens, index + 2) ? tokens[index + 2]! : undefined;
  if (!member) return 'no bare `Math` here: name the function, as in `Math.floor(x)`';
  if (EXACT_MATH.has(member.text)) return undefined;
  return member.text === 'random'
    ? 'no `Math.random` here: random numbers come from the `rng` that was handed in'
    : `no \`Math.${member.text}\` here: its result is implementation-defined`;
}

function isJsonCopy(tokens: Tokens, index: number): boolean {
  const texts = tokens.slice(index, index + 7).map((token) => token.text);
  return texts.join(' ') === 'JSON . parse ( JSON . stringify';
}
