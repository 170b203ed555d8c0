// The words of the page: the site's own, the common ones of all games, and a game's when it is open.

import commonEn from '../i18n/en.json' with { type: 'json' };
import { type Catalogue, type Language, type Speech, tell as tellIn } from '../i18n/format.ts';
import commonRu from '../i18n/ru.json' with { type: 'json' };
import type { Tell } from '../ui-kit/board.ts';
import siteEn from './i18n/en.json' with { type: 'json' };
import siteRu from './i18n/ru.json' with { type: 'json' };
import { language } from './settings.ts';
import { wordsOf } from './words.ts';

const common: Readonly<Record<Language, readonly Catalogue[]>> = {
  ru: [commonRu, siteRu],
  en: [commonEn, siteEn],
};

/** In the language of the page; a component that calls it is drawn anew when the language changes. */
export const tell: Tell = (key, values) =>
  tellIn({ language: language.value, catalogues: common[language.value], players: [] }, key, values);

export function speechOf(game: string, players: readonly string[]): Speech {
  return {
    language: language.value,
    catalogues: [wordsOf(game), ...common[language.value]],
    players,
  };
}
