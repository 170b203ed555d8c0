// The registry of rules: of each game its parts, each loaded when it is wanted, and apart from the others.

import type { Catalogue, Language } from '../i18n/format.ts';
import type { AnyGame } from '../kernel/game.ts';
import type { AnyHints } from '../kernel/hints.ts';

export interface Rules {
  readonly game: AnyGame;
}

interface Mind {
  readonly hints: AnyHints;
}

interface Parts {
  readonly rules: () => Promise<Rules>;
  /** For bots. */
  readonly hints: () => Promise<Mind>;
}

export interface GameEntry extends Parts {
  readonly id: string;
  /** Rules of before, by `rulesVersion`, for as long as matches by them are played or looked at. */
  readonly earlier?: Readonly<Record<number, Parts>>;
}

export const registry: readonly GameEntry[] = [
  {
    id: 'big-build',
    rules: () => import('./big-build/index.ts'),
    hints: () => import('./big-build/bot.ts'),
  },
  {
    id: 'eight-minute-empire',
    rules: () => import('./eight-minute-empire/index.ts'),
    hints: () => import('./eight-minute-empire/bot.ts'),
  },
  {
    id: 'emperors-gold',
    rules: () => import('./emperors-gold/index.ts'),
    hints: () => import('./emperors-gold/bot.ts'),
  },
  {
    id: 'five-gems',
    rules: () => import('./five-gems/index.ts'),
    hints: () => import('./five-gems/bot.ts'),
  },
  {
    id: 'gold-rush',
    rules: () => import('./gold-rush/index.ts'),
    hints: () => import('./gold-rush/bot.ts'),
  },
];

type Words = Readonly<Record<Language, () => Promise<{ readonly default: Catalogue }>>>;

/** A table of its own: what thinks without words is built without them. */
const words: Readonly<Record<string, Words>> = {
  'big-build': {
    ru: () => import('./big-build/i18n/ru.json', { with: { type: 'json' } }),
    en: () => import('./big-build/i18n/en.json', { with: { type: 'json' } }),
  },
  'eight-minute-empire': {
    ru: () => import('./eight-minute-empire/i18n/ru.json', { with: { type: 'json' } }),
    en: () => import('./eight-minute-empire/i18n/en.json', { with: { type: 'json' } }),
  },
  'emperors-gold': {
    ru: () => import('./emperors-gold/i18n/ru.json', { with: { type: 'json' } }),
    en: () => import('./emperors-gold/i18n/en.json', { with: { type: 'json' } }),
  },
  'five-gems': {
    ru: () => import('./five-gems/i18n/ru.json', { with: { type: 'json' } }),
    en: () => import('./five-gems/i18n/en.json', { with: { type: 'json' } }),
  },
  'gold-rush': {
    ru: () => import('./gold-rush/i18n/ru.json', { with: { type: 'json' } }),
    en: () => import('./gold-rush/i18n/en.json', { with: { type: 'json' } }),
  },
};

export async function wordsIn(game: string, language: Language): Promise<Catalogue | undefined> {
  return (await words[game]?.[language]())?.default;
}

/** Undefined if nobody knows such a game. */
export function entryOf(id: string): GameEntry | undefined {
  return registry.find((entry) => entry.id === id);
}

/** The parts by a version of the rules, or the newest ones. Undefined if they are not held: what was played by them cannot
 *  be gone on with here. */
export async function partsOf(entry: GameEntry, version?: number): Promise<Parts | undefined> {
  if (version === undefined || (await entry.rules()).game.rulesVersion === version) return entry;
  return entry.earlier?.[version];
}

/** What a bot has to know of a game. */
export async function mindOf(id: string, version?: number): Promise<Rules & Mind> {
  const entry = entryOf(id);
  const parts = entry && (await partsOf(entry, version));
  if (!parts) throw new Error(`there are no rules ${version ?? ''} of a game called ${id}`);
  const [{ game }, { hints }] = await Promise.all([parts.rules(), parts.hints()]);
  return { game, hints };
}
