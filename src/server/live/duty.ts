// What the table itself has to do next, whoever sits there. Pure: every node comes to the same.

import type { Seat, Viewer } from '../../kernel/game.ts';
import { entropySeats } from '../../match/fairness.ts';
import { deal, handOver } from '../../match/match.ts';
import { owed, type Step, type Stepped, tableOf } from '../../table/table.ts';
import type { ChairRow } from '../store/rooms.ts';
import { everybody, type Replica, seenBy } from './replica.ts';

/** Undefined: nothing. */
export function nextDuty(
  { game, table }: Replica,
  chairs: readonly ChairRow[],
  now: number,
  watching: ReadonlySet<Viewer>,
): Stepped | undefined {
  const { match } = table;
  const { header, openings, state } = match;
  const seen = seenBy(game, watching);
  if (match.isEnded) return undefined;
  if (state === undefined) {
    const isReady = entropySeats(header).every((seat) => openings[seat] !== undefined);
    return isReady ? stepOf(deal(seen, match, now, everybody(header))) : undefined;
  }
  const due = owed(seen, table, now, everybody(header));
  if (due) return due;
  const late = lateComer(match, chairs);
  if (late === undefined) return undefined;
  const { name } = header.sitters[late]!;
  return stepOf(handOver(seen, match, { seat: late, to: { who: 'person', name } }, now));

  function stepOf(result: ReturnType<typeof deal>): Stepped | undefined {
    if (!result.ok) return undefined;
    const after = result.match;
    const entry = after.log.at(-1)!;
    const next = entry.type === 'deal' ? tableOf(game, after) : { ...table, match: after };
    const step: Step = { ok: true, table: next, entry, shown: result.shown };
    return step;
  }
}

/** Somebody who was not there to bring their share of chance, so that the match began without them. */
function lateComer(
  { header, log }: Replica['table']['match'],
  chairs: readonly ChairRow[],
): Seat | undefined {
  const dealt = log.find(({ type }) => type === 'deal')?.seq ?? 0;
  return chairs.find(({ seat, kind }) => {
    if (kind !== 'person' || header.sitters[seat]?.who !== 'bot') return false;
    return !log.slice(dealt).some((entry) => entry.type === 'handOver' && entry.seat === seat);
  })?.seat;
}
