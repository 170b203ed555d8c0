// The words of the page: the site's own, the common ones of all games, and a game's when it is open. One language comes
// before the page stands; the other one when it is chosen.

import { signal } from '@preact/signals';
import { type Catalogue, type Language, type Speech, tell as tellIn } from '../i18n/format.ts';
import type { Tell } from '../ui-kit/board.ts';
import names from './i18n/names.json' with { type: 'json' };
import { language } from './settings.ts';
import { wordsOf } from './words.ts';

type Loaded = { readonly default: Catalogue };
type Load = () => Promise<Loaded>;

const files: Readonly<Record<Language, readonly [Load, Load]>> = {
  ru: [
    () => import('../i18n/ru.json', { with: { type: 'json' } }),
    () => import('./i18n/ru.json', { with: { type: 'json' } }),
  ],
  en: [
    () => import('../i18n/en.json', { with: { type: 'json' } }),
    () => import('./i18n/en.json', { with: { type: 'json' } }),
  ],
};

const known = signal<Readonly<Partial<Record<Language, readonly Catalogue[]>>>>({});

export async function loadSiteWords(wanted: Language): Promise<void> {
  if (known.peek()[wanted]) return;
  const loaded = await Promise.all(files[wanted].map((load) => load()));
  known.value = { ...known.peek(), [wanted]: [...loaded.map((one) => one.default), names[wanted]] };
}

/** In the language of the page; until it has come, in the one that is there. */
function common(): readonly Catalogue[] {
  const wanted = known.value[language.value];
  if (!wanted) void loadSiteWords(language.value).catch(() => {});
  return wanted ?? known.value.ru ?? known.value.en ?? [];
}

/** In the language of the page; a component that calls it is drawn anew when the language changes. */
export const tell: Tell = (key, values) =>
  tellIn({ language: language.value, catalogues: common(), players: [] }, key, values);

export function speechOf(game: string, players: readonly string[]): Speech {
  return { language: language.value, catalogues: [wordsOf(game), ...common()], players };
}
