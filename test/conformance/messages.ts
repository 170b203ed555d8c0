// Whether a message can be told: it is there in both languages, and every gap of it has something to fill it.

import commonEn from '../../src/i18n/en.json' with { type: 'json' };
import { type Catalogue, gapValue, type Language, languages, parseMessage } from '../../src/i18n/format.ts';
import commonRu from '../../src/i18n/ru.json' with { type: 'json' };

type Part = ReturnType<typeof parseMessage>[number];
type Gap = Exclude<Part, string>;
type Values = Readonly<Record<string, unknown>>;
type Texts = Readonly<Record<Language, Catalogue>>;

const common: Texts = { en: commonEn, ru: commonRu };

export function messageOf(texts: Texts, language: Language, key: string): string | undefined {
  if (Object.hasOwn(texts[language], key)) return texts[language][key];
  return Object.hasOwn(common[language], key) ? common[language][key] : undefined;
}

/** Every gap of a message, those inside of cases too. */
export function gapsOf(message: string): readonly Gap[] {
  return parseMessage(message).flatMap(gapsIn);
}

function gapsIn(part: Part): readonly Gap[] {
  if (typeof part === 'string') return [];
  const isNested = part.kind === 'plural' || part.kind === 'select';
  return isNested ? [part, ...[...part.cases.values()].flat().flatMap(gapsIn)] : [part];
}

/** What is wrong with telling this message with these values. */
export function untold(texts: Texts, key: string, values: Values = {}): string | undefined {
  for (const language of languages) {
    const message = messageOf(texts, language, key);
    if (message === undefined) return `no message "${key}" in ${language}`;
    for (const part of parseMessage(message)) {
      const problem = unfilled(texts, language, part, values);
      if (problem) return `"${key}" in ${language}: ${problem}; it was told ${JSON.stringify(values)}`;
    }
  }
  return undefined;
}

function unfilled(texts: Texts, language: Language, part: Part, values: Values): string | undefined {
  if (typeof part === 'string') return undefined;
  const value = gapValue(values, part.of);
  if (part.kind === 'select') {
    const chosen = part.cases.get(String(value)) ?? part.cases.get('other') ?? [];
    return first(chosen, (inner) => unfilled(texts, language, inner, values));
  }
  if (value === undefined || value === null) return `nothing fills {${part.of}}`;
  const wrong = first(Array.isArray(value) ? value : [value], (one) => misfit(texts, language, part, one));
  if (wrong !== undefined || part.kind !== 'plural') return wrong;
  return first([...part.cases.values()].flat(), (inner) => unfilled(texts, language, inner, values));
}

function misfit(texts: Texts, language: Language, gap: Gap, value: unknown): string | undefined {
  if (typeof value !== 'string' && typeof value !== 'number') return `{${gap.of}} is no text and no number`;
  if (gap.kind === 'plural' && typeof value !== 'number') return `{${gap.of}} is no number`;
  if (gap.kind === 'player' && !Number.isInteger(value)) return `{${gap.of}} is no seat`;
  if (gap.kind === 'name' && messageOf(texts, language, `${gap.family}.${value}`) === undefined) {
    return `{${gap.of}} wants the message "${gap.family}.${value}"`;
  }
  return undefined;
}

/** The first answer that is one. */
export function first<Item>(
  items: Iterable<Item>,
  answer: (item: Item) => string | undefined,
): string | undefined {
  for (const item of items) {
    const found = answer(item);
    if (found !== undefined) return found;
  }
  return undefined;
}
