// What everybody may know of a table beside the views.

import type { AnyGame, Seat } from '../kernel/game.ts';
import { deadline } from '../match/clock.ts';
import { canTakeBack } from '../match/match.ts';
import { type FinalOutcome, finalOutcome } from '../match/standing.ts';
import type { Sitter } from '../match/types.ts';
import type { AnyMatch } from './table.ts';

/** Milliseconds. */
export interface ClockSeen {
  /** When it does not run. */
  readonly left: number;
  /** It runs, until this moment of the table's clock. */
  readonly endsAt?: number;
}

export interface Sight {
  /** The last entry. */
  readonly seq: number;
  /** By seat, as they sit now. */
  readonly holders: readonly Sitter[];
  /** By seat: so many of its latest moves can be taken back. */
  readonly takeable: readonly number[];
  /** By seat; undefined where there are no clocks. */
  readonly clocks: readonly ClockSeen[] | undefined;
  /** By seat: the entry of a bot's last move, where it can say why it was made. */
  readonly reasoned: readonly (number | undefined)[];
  /** Once the game is over: whoever resigned comes last. */
  readonly outcome: FinalOutcome | undefined;
}

export function sightOf(game: AnyGame, match: AnyMatch): Sight {
  const { header, holders, log, clocks } = match;
  return {
    seq: log.length,
    holders,
    takeable: holders.map((_, seat) => canTakeBack(match, seat)),
    clocks:
      header.clock.kind === 'none'
        ? undefined
        : clocks.map((clock) => {
            const endsAt = deadline(clock);
            return { left: clock.left, ...(endsAt !== undefined && { endsAt }) };
          }),
    reasoned: holders.map((_, seat) => reasonedEntry(match, seat)),
    outcome: finalOutcome(game, match),
  };
}

/** Of a bot that has sat there from the beginning: what a person did before has other reasons. */
export function reasonedEntry(
  { header, log }: Pick<AnyMatch, 'header' | 'log'>,
  seat: Seat,
): number | undefined {
  if (header.sitters[seat]?.who !== 'bot') return undefined;
  return log.findLast((entry) => entry.type === 'move' && entry.seat === seat)?.seq;
}
