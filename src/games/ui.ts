// The registry of boards: every game of the box, in the order of the shelf. A board is loaded when its game is opened.

import type { BoardModule } from '../ui-kit/board.ts';

type InBoth = Readonly<Record<'ru' | 'en', string>>;

/** What the shelf says before anything of the game is loaded. */
export interface ShelfEntry {
  /** As in the registry of rules; the cover of the same name is drawn in `src/web/covers`. */
  readonly id: string;
  readonly title: InBoth;
  readonly tagline: InBoth;
  /** Least and most. */
  readonly players: readonly [number, number];
  readonly minutes: readonly [number, number];
  readonly age: number;
  /** Missing: the box stands on the shelf and is not to be had yet. */
  readonly loadBoard?: () => Promise<BoardModule>;
}

export const shelf: readonly ShelfEntry[] = [
  {
    id: 'emperors-gold',
    title: { ru: 'Золото Императора', en: "Emperor's Gold" },
    tagline: {
      ru: 'Ведите императора по залу храма и выкладывайте ряды символов.',
      en: 'Lead the emperor across the temple floor and lay rows of symbols.',
    },
    players: [2, 4],
    minutes: [20, 30],
    age: 8,
    loadBoard: () => import('./emperors-gold/ui/Board.tsx'),
  },
  {
    id: 'eight-minute-empire',
    title: { ru: 'Восьмиминутная империя', en: 'Eight-Minute Empire' },
    tagline: {
      ru: 'Карта, горсть монет и ровно столько ходов, сколько нужно империи.',
      en: 'A map, a handful of coins and just enough turns for an empire.',
    },
    players: [2, 5],
    minutes: [8, 20],
    age: 10,
    loadBoard: () => import('./eight-minute-empire/ui/Board.tsx'),
  },
  {
    id: 'gold-rush',
    title: { ru: 'Золотая лихорадка: всё или ничего', en: 'Gold Rush: All or Nothing' },
    tagline: {
      ru: 'Нанимайте старателей, бросайте кубики и забирайте золото из своих и чужих шахт.',
      en: 'Hire prospectors, roll the dice and carry gold out of your own mines and those of others.',
    },
    players: [2, 5],
    minutes: [15, 20],
    age: 7,
    loadBoard: () => import('./gold-rush/ui/Board.tsx'),
  },
  {
    id: 'five-gems',
    title: { ru: 'Пять самоцветов', en: 'Five Gems' },
    tagline: {
      ru: 'Разгляди узор из самоцветов раньше других.',
      en: 'Spot the pattern of gems before anyone else does.',
    },
    players: [1, 5],
    minutes: [15, 30],
    age: 6,
    loadBoard: () => import('./five-gems/ui/Board.tsx'),
  },
  {
    id: 'big-build',
    title: { ru: 'Большая стройка', en: 'The Big Build' },
    tagline: {
      ru: 'Обегайте лес за инструментами и постройте дом: чем больше соседних частей, тем больше очков.',
      en: 'Run through the forest for tools and build the house: the more parts around yours, the more points.',
    },
    players: [2, 5],
    minutes: [20, 40],
    age: 7,
    loadBoard: () => import('./big-build/ui/Board.tsx'),
  },
];
