// What the table itself has to do next, whoever sits there. Pure: every node comes to the same.

import type { GameTypes, Viewer } from '../../kernel/game.ts';
import { entropySeats } from '../../match/fairness.ts';
import { deal, end, handOver } from '../../match/match.ts';
import type { Result } from '../../match/types.ts';
import type { ChairRow } from '../store/rooms.ts';
import { everybody, type Replica, seenBy } from './replica.ts';

/** Undefined: nothing. */
export function nextDuty(
  replica: Replica,
  chairs: readonly ChairRow[],
  now: number,
  watching: ReadonlySet<Viewer>,
): Result<GameTypes> | undefined {
  const { match } = replica;
  const game = seenBy(replica.game, watching);
  const { header, openings, state } = match;
  if (match.isEnded) return undefined;
  if (state === undefined) {
    const isReady = entropySeats(header).every((seat) => openings[seat] !== undefined);
    return isReady ? deal(game, match, now, everybody(header)) : undefined;
  }
  if (replica.game.outcome(state) !== undefined) return end(game, match, now);
  const late = lateComer(replica, chairs);
  if (late === undefined) return undefined;
  const { name } = header.sitters[late]!;
  return handOver(game, match, { seat: late, to: { who: 'person', name } }, now);
}

/** Somebody who was not there to bring their share of chance, so that the match began without them. */
function lateComer({ match }: Replica, chairs: readonly ChairRow[]): number | undefined {
  const dealt = match.log.find(({ type }) => type === 'deal')?.seq ?? 0;
  return chairs.find(({ seat, kind }) => {
    if (kind !== 'person' || match.header.sitters[seat]?.who !== 'bot') return false;
    return !match.log.slice(dealt).some((entry) => entry.type === 'handOver' && entry.seat === seat);
  })?.seat;
}
