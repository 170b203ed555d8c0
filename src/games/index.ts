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

export const registry: readonly GameEntry[] = [];
