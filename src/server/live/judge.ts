// May this be? A submission against the match as it is: pure, so that every node judges alike.

import type { GameTypes, Seat, Viewer } from '../../kernel/game.ts';
import { act, commitEntropy, handOver, openEntropy, resign, takeBack } from '../../match/match.ts';
import { shows } from '../../match/seen.ts';
import type { Problem, Result } from '../../match/types.ts';
import type { Submit } from '../../protocol/client.ts';
import { type AnyMatch, type Replica, seenBy } from './replica.ts';

/** Why not, as a client is told it. */
export interface Why {
  readonly code: string;
  readonly refusal?: unknown;
}

/** What the table knows beside the match. */
export interface Facts {
  readonly now: number;
  readonly watching: ReadonlySet<Viewer>;
  readonly viewers: readonly Viewer[];
  /** The person who submits holds this chair. */
  isYours(seat: Seat): boolean;
  /** Nobody who holds this chair has been here for some time. */
  isAway(seat: Seat): boolean;
}

export type Judged =
  | { readonly ok: true; readonly result: Extract<Result<GameTypes>, { ok: true }> }
  | { readonly ok: false; readonly why: Why };

export function judge(replica: Replica, submit: Submit, facts: Facts): Judged {
  const { match } = replica;
  const action = submit.do;
  const isForAnother = action.type === 'handOver' && action.to === 'bot' && !facts.isYours(submit.seat);
  if (isForAnother) {
    if (!match.holders.some((_, seat) => facts.isYours(seat))) return refuse('notYours');
    if (!facts.isAway(submit.seat)) return refuse('notAway');
  } else if (!facts.isYours(submit.seat)) return refuse('notYours');
  if ((action.type === 'move' || action.type === 'takeBack') && isStale(replica, submit))
    return refuse('stale');
  const result = attempt(replica, submit, facts);
  return result.ok ? { ok: true, result } : { ok: false, why: whyOf(result.problem) };
}

function attempt(replica: Replica, { seat, do: action }: Submit, facts: Facts): Result<GameTypes> {
  const { match } = replica;
  const { now, viewers } = facts;
  const game = seenBy(replica.game, facts.watching);
  switch (action.type) {
    case 'move': {
      const wish = { seat, key: action.key, by: 'person' } as const;
      // A refusal needs the seat's own view, whoever looks.
      const isBlind = !facts.watching.has(seat);
      return act(
        isBlind ? seenBy(replica.game, new Set([...facts.watching, seat])) : game,
        match,
        wish,
        now,
        viewers,
      );
    }
    case 'takeBack':
      return takeBack(game, match, { seat, steps: action.steps }, now, viewers);
    case 'handOver':
      return handOver(game, match, { seat, to: sitterFor(match, seat, action) }, now);
    case 'resign':
      return resign(game, match, { seat, level: action.level }, now);
    case 'commit':
      return commitEntropy(game, match, seat, action.commit, now);
    case 'open':
      return openEntropy(game, match, seat, action.open, now);
  }
}

function sitterFor(match: AnyMatch, seat: Seat, action: Extract<Submit['do'], { type: 'handOver' }>) {
  const name = match.header.sitters[seat]?.name ?? '';
  return action.to === 'bot'
    ? ({ who: 'bot', name, level: action.level } as const)
    : ({ who: 'person', name } as const);
}

/** Something has happened since that gives the key another meaning. What others did who were awaited together with this
 *  seat does not: they could not know of each other. */
export function isStale({ match, awaited, game }: Replica, { seat, after }: Submit): boolean {
  const since = match.log.slice(after).filter(shows);
  if (since.length === 0) return after > match.log.length;
  const together = awaited[after + 1] ?? (match.state === undefined ? [] : game.awaitedSeats(match.state));
  return !since.every((entry) => {
    return (
      entry.type === 'move' && entry.seat !== seat && together.includes(seat) && together.includes(entry.seat)
    );
  });
}

function refuse(code: string): Judged {
  return { ok: false, why: { code } };
}

function whyOf(problem: Problem): Why {
  return problem.code === 'refused' ? { code: 'refused', refusal: problem.refusal } : { code: problem.code };
}
