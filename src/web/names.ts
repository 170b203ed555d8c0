// Names that nobody chose follow the language of the page.

import type { Language } from '../i18n/format.ts';
import type { Player } from '../ui-kit/board.ts';
import sites from './i18n/names.json' with { type: 'json' };

type Words = Readonly<Record<string, string>>;

const botKeys = ['bot.0', 'bot.1', 'bot.2', 'bot.3', 'bot.4'];
const mostSeats = 6;

/** By name in any language: the same name in this one. */
function namesIn(language: Language): ReadonlyMap<string, string> {
  const wanted: Words = sites[language];
  const names = new Map<string, string>();
  for (const words of Object.values<Words>(sites)) {
    for (const key of [...botKeys, 'setup.you']) names.set(words[key]!, wanted[key]!);
    for (let seat = 1; seat <= mostSeats; seat++) {
      const at = (all: Words): string => all['setup.playerN']!.replace('{seat}', String(seat));
      names.set(at(words), at(wanted));
    }
  }
  return names;
}

const known: Readonly<Record<Language, ReadonlyMap<string, string>>> = {
  ru: namesIn('ru'),
  en: namesIn('en'),
};

export function nameIn(language: Language, name: string): string {
  return known[language].get(name) ?? name;
}

/** The same list where every name stays. */
export function playersIn(language: Language, players: readonly Player[]): readonly Player[] {
  const named = players.map((player) => {
    const name = nameIn(language, player.name);
    return name === player.name ? player : { ...player, name };
  });
  return named.every((player, seat) => player === players[seat]) ? players : named;
}
