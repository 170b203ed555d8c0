// A match at this terminal: dealt, with people and bots around it.

import { randomBytes } from 'node:crypto';
import type { AnyGame } from '../kernel/game.ts';
import type { Options } from '../kernel/options.ts';
import { create } from '../match/match.ts';
import type { Sitter } from '../match/types.ts';
import { clockOf, dealHere } from '../table/deal.ts';
import type { AnyMatch } from '../table/table.ts';
import { Problem } from './problem.ts';

/** With a seed a known deal; without one nobody knows what will be drawn, and it can be proven afterwards. */
export function dealtMatch(
  game: AnyGame,
  options: Options,
  sitters: readonly Sitter[],
  seed: string | undefined,
): AnyMatch {
  const chance = seed === undefined ? { secret: freshSecret() } : { seed };
  const table = freshSecret().slice(0, 16);
  const created = create(game, { table, options, sitters, clock: clockOf(options), chance });
  if (!created.ok)
    throw new Problem(
      created.problem.code,
      `no match can begin like this: ${JSON.stringify(created.problem)}`,
    );
  return dealHere(game, created.match, freshSecret, Date.now());
}

function freshSecret(): string {
  return randomBytes(32).toString('hex');
}
