// The words of first games, in the language of the page; the other language comes when it is chosen.

import { signal } from '@preact/signals';
import { lessons } from '../../games/lessons.ts';
import type { Catalogue, Language } from '../../i18n/format.ts';
import { language } from '../settings.ts';

const known = signal<Readonly<Record<string, Catalogue>>>({});

export async function loadLessonWords(game: string, wanted: Language): Promise<void> {
  const entry = lessons.find((one) => one.game === game);
  if (!entry || known.peek()[`${game}/${wanted}`]) return;
  const { default: words } = await entry.words[wanted]();
  known.value = { ...known.peek(), [`${game}/${wanted}`]: words };
}

export function sentenceOf(game: string, key: string): string {
  const words = known.value[`${game}/${language.value}`];
  if (!words) void loadLessonWords(game, language.value).catch(() => {});
  const other = language.value === 'ru' ? 'en' : 'ru';
  return (words ?? known.value[`${game}/${other}`])?.[key] ?? '';
}
