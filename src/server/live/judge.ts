// May this be? A submission against the match as it is: pure, so that every node judges alike.

import type { AnyGame, GameTypes, Seat, Viewer } from '../../kernel/game.ts';
import { commitEntropy, openEntropy } from '../../match/match.ts';
import type { Result } from '../../match/types.ts';
import type { Submit } from '../../protocol/client.ts';
import type { Deed, Unmade } from '../../table/submission.ts';
import {
  type AnyMatch,
  type Step,
  type Stepped,
  standIn,
  submit as submitTo,
  type Table,
} from '../../table/table.ts';
import { everybody, type Replica, seenBy } from './replica.ts';

/** Why not, as a client is told it. */
export interface Why {
  readonly code: string;
  readonly refusal?: unknown;
}

/** What the table knows beside the match. */
export interface Facts {
  readonly now: number;
  readonly watching: ReadonlySet<Viewer>;
  /** The person who submits holds this chair. */
  isYours(seat: Seat): boolean;
  /** Nobody who holds this chair has been here for some time. */
  isAway(seat: Seat): boolean;
}

export type Judged = Stepped | { readonly ok: false; readonly why: Why };

export function judge({ game, table }: Replica, submission: Submit, facts: Facts): Judged {
  const { seat, do: action } = submission;
  const isForAnother = action.type === 'handOver' && action.to === 'bot' && !facts.isYours(seat);
  if (isForAnother) {
    if (!table.match.holders.some((_, one) => facts.isYours(one))) return refuse('notYours');
    if (!facts.isAway(seat)) return refuse('notAway');
  } else if (!facts.isYours(seat)) return refuse('notYours');
  const step = attempt(game, table, submission, facts);
  return step.ok ? step : { ok: false, why: whyOf(step.problem) };
}

function attempt(game: AnyGame, table: Table, { seat, after, id, do: action }: Submit, facts: Facts): Step {
  const { match } = table;
  const { now, watching } = facts;
  // A refusal needs the seat's own view, whoever looks.
  const seen = seenBy(game, watching.has(seat) ? watching : new Set([...watching, seat]));
  switch (action.type) {
    case 'commit':
      return before(table, commitEntropy(seen, match, seat, action.commit, now));
    case 'open':
      return before(table, openEntropy(seen, match, seat, action.open, now));
    case 'move':
    case 'takeBack':
      return submitTo(
        seen,
        table,
        { seat, after, id, ...deedOf(match, seat, action) },
        now,
        everybody(match.header),
      );
    case 'resign':
    case 'handOver':
      // These mean the same whatever has happened.
      return submitTo(
        seen,
        table,
        { seat, after: match.log.length, id, ...deedOf(match, seat, action) },
        now,
        everybody(match.header),
      );
  }
}

type Played = Exclude<Submit['do'], { type: 'commit' } | { type: 'open' }>;

function deedOf(match: AnyMatch, seat: Seat, action: Played): Deed {
  switch (action.type) {
    case 'move':
      return { do: 'move', key: action.key };
    case 'takeBack':
      return { do: 'takeBack', steps: action.steps };
    case 'resign':
      return { do: 'resign' };
    case 'handOver': {
      const name = match.header.sitters[seat]?.name ?? '';
      const bot = { who: 'bot', name, level: action.to === 'bot' ? action.level : standIn } as const;
      return { do: 'handOver', to: action.to === 'bot' ? bot : { who: 'person', name } };
    }
  }
}

/** Before the deal there is nobody to be awaited. */
export function before(table: Table, result: Result<GameTypes>): Step {
  if (!result.ok) return result;
  const { match, shown } = result;
  return { ok: true, table: { ...table, match }, entry: match.log.at(-1)!, shown };
}

function refuse(code: string): Judged {
  return { ok: false, why: { code } };
}

function whyOf(problem: Unmade): Why {
  return problem.code === 'refused' ? { code: 'refused', refusal: problem.refusal } : { code: problem.code };
}
