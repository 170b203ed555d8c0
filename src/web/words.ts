// The words of a game, one language at a time: the other one comes when it is chosen, or when nobody waits.

import { type Signal, signal } from '@preact/signals';
import { wordsIn } from '../games/index.ts';
import type { Catalogue, Language } from '../i18n/format.ts';
import { language } from './settings.ts';

type Words = Readonly<Partial<Record<Language, Catalogue>>>;

const known = new Map<string, Signal<Words>>();

function knownOf(game: string): Signal<Words> {
  const words = known.get(game) ?? signal<Words>({});
  known.set(game, words);
  return words;
}

export async function loadWords(game: string, wanted: Language): Promise<void> {
  const words = knownOf(game);
  if (words.peek()[wanted]) return;
  const loaded = await wordsIn(game, wanted);
  if (loaded) words.value = { ...words.peek(), [wanted]: loaded };
}

/** In the language of the page; until it has come, in the one that is there. */
export function wordsOf(game: string): Catalogue {
  const words = knownOf(game).value;
  const wanted = words[language.value];
  if (!wanted) void loadWords(game, language.value).catch(() => {});
  return wanted ?? words.ru ?? words.en ?? {};
}
