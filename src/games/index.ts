// The registry of rules, one line a game. A game is loaded when it is wanted.

import type { Catalogue, Language } from '../i18n/format.ts';
import type { AnyGame, GameTypes } from '../kernel/game.ts';
import type { AnyHints } from '../kernel/hints.ts';

/** What a game's `index.ts` exports. */
export interface GameModule {
  readonly game: AnyGame;
  readonly hints: AnyHints;
  readonly texts: Readonly<Record<Language, Catalogue>>;
}

/** `check` throws if a state has lost, doubled or made up something. */
export interface Invariants {
  check(state: GameTypes['state']): void;
}

export interface GameEntry {
  readonly id: string;
  load(): Promise<GameModule>;
  /** For those who look for mistakes. */
  invariants(): Promise<Invariants>;
}

export const registry: readonly GameEntry[] = [
  {
    id: 'big-build',
    load: () => import('./big-build/index.ts'),
    invariants: () => import('./big-build/test/invariants.ts'),
  },
  {
    id: 'eight-minute-empire',
    load: () => import('./eight-minute-empire/index.ts'),
    invariants: () => import('./eight-minute-empire/test/invariants.ts'),
  },
  {
    id: 'emperors-gold',
    load: () => import('./emperors-gold/index.ts'),
    invariants: () => import('./emperors-gold/test/invariants.ts'),
  },
  {
    id: 'five-gems',
    load: () => import('./five-gems/index.ts'),
    invariants: () => import('./five-gems/test/invariants.ts'),
  },
  {
    id: 'gold-rush',
    load: () => import('./gold-rush/index.ts'),
    invariants: () => import('./gold-rush/test/invariants.ts'),
  },
];
