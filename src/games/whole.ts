// Games with all of their parts at once: for the command line and for tests, where nobody waits for a line.

import type { Catalogue, Language } from '../i18n/format.ts';
import type { AnyGame, GameTypes } from '../kernel/game.ts';
import type { AnyHints } from '../kernel/hints.ts';
import { registry, wordsIn } from './index.ts';

export interface GameModule {
  readonly game: AnyGame;
  readonly hints: AnyHints;
  readonly texts: Readonly<Record<Language, Catalogue>>;
}

/** `check` throws if a state has lost, doubled or made up something. */
export interface Invariants {
  check(state: GameTypes['state']): void;
}

export interface WholeGame {
  readonly id: string;
  load(): Promise<GameModule>;
  /** For those who look for mistakes. */
  invariants(): Promise<Invariants>;
}

const invariants: Readonly<Record<string, () => Promise<Invariants>>> = {
  'big-build': () => import('./big-build/test/invariants.ts'),
  'eight-minute-empire': () => import('./eight-minute-empire/test/invariants.ts'),
  'emperors-gold': () => import('./emperors-gold/test/invariants.ts'),
  'five-gems': () => import('./five-gems/test/invariants.ts'),
  'gold-rush': () => import('./gold-rush/test/invariants.ts'),
};

export const wholeGames: readonly WholeGame[] = registry.map(({ id, rules, hints }) => ({
  id,
  async load() {
    const words = [wordsIn(id, 'ru'), wordsIn(id, 'en')] as const;
    const [{ game }, mind, ru = {}, en = {}] = await Promise.all([rules(), hints(), ...words]);
    return { game, hints: mind.hints, texts: { ru, en } };
  },
  invariants: invariants[id]!,
}));
