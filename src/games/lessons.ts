// The registry of first games: steps, and words of one language. Loaded when somebody wants to learn.

import type { Catalogue, Language } from '../i18n/format.ts';
import type { Lesson } from '../kernel/lesson.ts';

type Words = Readonly<Record<Language, () => Promise<{ readonly default: Catalogue }>>>;

export interface LessonEntry {
  readonly game: string;
  load(): Promise<{ readonly lesson: Lesson }>;
  readonly words: Words;
}

export const lessons: readonly LessonEntry[] = [
  {
    game: 'big-build',
    load: () => import('./big-build/lesson/lesson.ts'),
    words: {
      ru: () => import('./big-build/lesson/ru.json', { with: { type: 'json' } }),
      en: () => import('./big-build/lesson/en.json', { with: { type: 'json' } }),
    },
  },
  {
    game: 'eight-minute-empire',
    load: () => import('./eight-minute-empire/lesson/lesson.ts'),
    words: {
      ru: () => import('./eight-minute-empire/lesson/ru.json', { with: { type: 'json' } }),
      en: () => import('./eight-minute-empire/lesson/en.json', { with: { type: 'json' } }),
    },
  },
  {
    game: 'emperors-gold',
    load: () => import('./emperors-gold/lesson/lesson.ts'),
    words: {
      ru: () => import('./emperors-gold/lesson/ru.json', { with: { type: 'json' } }),
      en: () => import('./emperors-gold/lesson/en.json', { with: { type: 'json' } }),
    },
  },
  {
    game: 'five-gems',
    load: () => import('./five-gems/lesson/lesson.ts'),
    words: {
      ru: () => import('./five-gems/lesson/ru.json', { with: { type: 'json' } }),
      en: () => import('./five-gems/lesson/en.json', { with: { type: 'json' } }),
    },
  },
  {
    game: 'gold-rush',
    load: () => import('./gold-rush/lesson/lesson.ts'),
    words: {
      ru: () => import('./gold-rush/lesson/ru.json', { with: { type: 'json' } }),
      en: () => import('./gold-rush/lesson/en.json', { with: { type: 'json' } }),
    },
  },
];
