// Bots by the names that commands and tables use.

import type { Game, GameTypes } from '../kernel/game.ts';
import { type Hints, type LevelName, levelNames } from '../kernel/hints.ts';
import type { Bot } from './bot.ts';
import { knowledgeOf } from './knowledge.ts';
import { botOf } from './levels.ts';
import { referencesOf } from './references.ts';

/** R2: the search as it is without anything that the game adds for it. */
const plainSearch = 'search64';

/** A level, `expert@200` with another number of simulations, or a reference; undefined if nobody is called so. */
export function botNamed<T extends GameTypes>(
  game: Game<T>,
  hints: Hints<T>,
  name: string,
): Bot<T> | undefined {
  const reference = referencesOf(game, hints).get(name);
  if (reference) return reference;
  if (name === plainSearch) return botOf(knowledgeOf(game, withoutSearch(hints)), 'hard', 64);
  const [, level, simulations] = /^([a-z]+)(?:@([1-9]\d{0,5}))?$/.exec(name) ?? [];
  if (!isLevel(level)) return undefined;
  return botOf(knowledgeOf(game, hints), level, simulations === undefined ? undefined : Number(simulations));
}

export function botNames<T extends GameTypes>(game: Game<T>, hints: Hints<T>): readonly string[] {
  return [...levelNames, ...referencesOf(game, hints).keys(), plainSearch];
}

function withoutSearch<T extends GameTypes>({ evaluate, policy }: Hints<T>): Hints<T> {
  return { evaluate, policy };
}

function isLevel(name: string | undefined): name is LevelName {
  return levelNames.some((level) => level === name);
}
