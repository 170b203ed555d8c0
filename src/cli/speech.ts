// What the terminal says: moves, events, prompts and refusals in the player's language.

import type { GameModule } from '../games/whole.ts';
import commonEn from '../i18n/en.json' with { type: 'json' };
import { type Language, languages, plain, type Speech, tell } from '../i18n/format.ts';
import commonRu from '../i18n/ru.json' with { type: 'json' };
import type { GameTypes, Outcome, Refusal } from '../kernel/game.ts';
import type { Arguments } from './args.ts';
import cliEn from './i18n/en.json' with { type: 'json' };
import cliRu from './i18n/ru.json' with { type: 'json' };
import { Problem } from './problem.ts';

const common = { en: [cliEn, commonEn], ru: [cliRu, commonRu] } as const;

/** The one asked for, or that of the machine. */
export function readLanguage(args: Arguments): Language {
  const machine = process.env.LC_ALL || process.env.LC_MESSAGES || process.env.LANG || '';
  const text = args.text('lang', machine.startsWith('ru') ? 'ru' : 'en');
  const language = languages.find((known) => known === text);
  if (!language) throw new Problem('badLanguage', `--lang is one of: ${languages.join(', ')}`);
  return language;
}

export function speechOf(
  language: Language,
  texts: GameModule['texts'] | undefined,
  players: readonly string[],
): Speech {
  const own = texts ? [texts[language]] : [];
  return { language, catalogues: [...own, ...common[language]], players };
}

/** A move's message may name what lies where it is made. */
export function moveText(speech: Speech, move: GameTypes['move'], view: GameTypes['view']): string {
  return tell(speech, `move.${move.type}`, { ...view, ...move });
}

export function eventText(speech: Speech, event: GameTypes['event']): string {
  return plain(tell(speech, `event.${event.type}`, { ...event }));
}

export function refusalText(speech: Speech, refusal: Refusal): string {
  if ('code' in refusal) return tell(speech, 'refused', { why: tell(speech, `refusal.${refusal.code}`) });
  const reason = refusal.params?.reason;
  const key = reason === undefined ? `refusal.${refusal.rule}` : `refusal.${refusal.rule}.${reason}`;
  return tell(speech, 'refusedByRule', { rule: refusal.rule, why: tell(speech, key, refusal.params) });
}

export function outcomeText(speech: Speech, outcome: Outcome): string {
  const places = outcome.places
    .map((place, seat) => ({
      place,
      name: speech.players[seat] ?? String(seat),
      points: outcome.scores[seat]!,
    }))
    .sort((a, b) => a.place - b.place)
    .map((line) => `  ${tell(speech, 'place', line)}`);
  return [tell(speech, 'over', { reason: tell(speech, `reason.${outcome.reason}`) }), ...places].join('\n');
}
