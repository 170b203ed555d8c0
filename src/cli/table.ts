// A match at this terminal: dealt, with people and bots around it.

import { randomBytes } from 'node:crypto';
import type { GameModule } from '../games/index.ts';
import type { GameTypes } from '../kernel/game.ts';
import type { Options } from '../kernel/options.ts';
import { entropyCommitment, entropySeats } from '../match/fairness.ts';
import { commitEntropy, create, deal, openEntropy } from '../match/match.ts';
import type { Match, Result, Sitter } from '../match/types.ts';
import { Problem } from './problem.ts';

export type AnyMatch = Match<GameTypes>;

/** With a seed a known deal; without one nobody knows what will be drawn, and it can be proven afterwards. */
export function dealtMatch(
  { game }: GameModule,
  options: Options,
  sitters: readonly Sitter[],
  seed: string | undefined,
): AnyMatch {
  const chance = seed === undefined ? { secret: freshSecret() } : { seed };
  const created = create(game, { table: freshSecret().slice(0, 16), options, sitters, chance });
  if (!created.ok)
    throw new Problem(
      created.problem.code,
      `no match can begin like this: ${JSON.stringify(created.problem)}`,
    );
  let match = created.match;
  if (seed === undefined) {
    const openings = new Map(entropySeats(match.header).map((seat) => [seat, freshSecret()]));
    for (const [seat, opening] of openings) {
      match = sure(commitEntropy(game, match, seat, entropyCommitment(match.header, seat, opening)));
    }
    for (const [seat, opening] of openings) match = sure(openEntropy(game, match, seat, opening));
  }
  return sure(deal(game, match));
}

function freshSecret(): string {
  return randomBytes(32).toString('hex');
}

/** Of something that cannot fail. */
export function sure(result: Result<GameTypes>): AnyMatch {
  if (!result.ok) throw new Error(`the match refused what it had offered: ${JSON.stringify(result.problem)}`);
  return result.match;
}
