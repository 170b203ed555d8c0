// The deal at a table whose people all sit at one device: it brings their share of chance for them.

import type { AnyGame, GameTypes } from '../kernel/game.ts';
import type { Options } from '../kernel/options.ts';
import { entropyCommitment, entropySeats } from '../match/fairness.ts';
import { commitEntropy, deal, openEntropy } from '../match/match.ts';
import type { ClockSettings, Result } from '../match/types.ts';
import type { AnyMatch } from './table.ts';

/** EG-V3: a minute for each turn. */
const turnSeconds = 60;

export function clockOf(options: Options): ClockSettings {
  return options.timer === true ? { kind: 'turn', seconds: turnSeconds } : { kind: 'none' };
}

/** `fresh`: 32 bytes as hexadecimal text, new each time. */
export function dealHere(game: AnyGame, created: AnyMatch, fresh: () => string, now: number): AnyMatch {
  const openings = new Map(entropySeats(created.header).map((seat) => [seat, fresh()]));
  let match = created;
  for (const [seat, opening] of openings) {
    match = sure(commitEntropy(game, match, seat, entropyCommitment(match.header, seat, opening), now));
  }
  for (const [seat, opening] of openings) match = sure(openEntropy(game, match, seat, opening, now));
  return sure(deal(game, match, now));
}

/** Of something that cannot fail. */
export function sure(result: Result<GameTypes>): AnyMatch {
  if (!result.ok) throw new Error(`the match refused what it had offered: ${JSON.stringify(result.problem)}`);
  return result.match;
}
