// A match from its file: every entry happens again, and must come out as it was written.

import type { Game, GameTypes, Refusal, Viewer } from '../kernel/game.ts';
import { deepEqual } from '../kernel/json.ts';
import { checkOptions } from '../kernel/options.ts';
import type { Shown } from '../kernel/play.ts';
import { commitmentOf } from './fairness.ts';
import { emptyMatch } from './match.ts';
import { record } from './record.ts';
import { headerShape } from './shapes.ts';
import type { Action, Entry, Header, Match, MatchFile, Problem, Result } from './types.ts';

export interface Misfit {
  /** The first entry that does not fit; 0 is the header. */
  readonly seq: number;
  readonly code:
    | Problem['code']
    /** The header does not fit the game. */
    | 'otherGame'
    | 'otherRules'
    /** The secret is not the one that the table committed to. */
    | 'wrongSecret'
    | 'badSequence'
    /** Other cards than secret and openings give. */
    | 'wrongDeal'
    | 'otherState'
    | 'wrongTimeout'
    | 'wrongDigest'
    | 'otherEntry';
  readonly refusal?: Refusal;
}

export type Opened<T extends GameTypes> =
  | { readonly ok: true; readonly match: Match<T> }
  | { readonly ok: false; readonly misfit: Misfit };

export type Followed<T extends GameTypes> =
  | Extract<Result<T>, { readonly ok: true }>
  | { readonly ok: false; readonly misfit: Misfit };

/** Told of every entry that fits. */
type Watch<T extends GameTypes> = (entry: Entry, shown: ReadonlyMap<Viewer, Shown<T>>) => void;

/** `secret`: the table's own, for a match that has not ended; the end of one that has says it. */
export function open<T extends GameTypes>(
  game: Game<T>,
  file: MatchFile,
  secret?: string,
  viewers: readonly Viewer[] = [],
  watch?: Watch<T>,
): Opened<T> {
  const end = file.log.find((entry) => entry.type === 'end');
  const opened = end?.secret ?? secret;
  const misfit =
    headerMisfit(game, file.header) ?? sequenceMisfit(file.log) ?? secretMisfit(file.header, opened, end);
  if (misfit) return { ok: false, misfit };
  const log: Entry[] = [];
  const append = (_: readonly Entry[], entry: Entry) => {
    log.push(entry);
    return log;
  };
  let match: Match<T> = emptyMatch(file.header, opened);
  for (const entry of file.log) {
    const followed = followOnto(game, match, entry, viewers, append);
    if (!followed.ok) return followed;
    watch?.(entry, followed.shown);
    match = followed.match;
  }
  return { ok: true, match };
}

/** An entry that somebody else has written happens here too, and must come out as it was written: the next one of
 *  the log, of a match that was opened. */
export function follow<T extends GameTypes>(
  game: Game<T>,
  match: Match<T>,
  entry: Entry,
  viewers: readonly Viewer[] = [],
): Followed<T> {
  const isNext = entry.seq === match.log.length + 1;
  return isNext
    ? followOnto(game, match, entry, viewers)
    : { ok: false, misfit: { seq: entry.seq, code: 'badSequence' } };
}

function followOnto<T extends GameTypes>(
  game: Game<T>,
  match: Match<T>,
  entry: Entry,
  viewers: readonly Viewer[],
  append?: Parameters<typeof record<T>>[5],
): Followed<T> {
  const result = record(game, match, actionOf(entry), entry.at, viewers, append);
  if (!result.ok) return { ok: false, misfit: { seq: entry.seq, ...said(result.problem) } };
  const code = differenceOf(entry, result.match.log.at(-1)!);
  return code ? { ok: false, misfit: { seq: entry.seq, code } } : result;
}

function headerMisfit<T extends GameTypes>(game: Game<T>, header: Header): Misfit | undefined {
  if (headerShape(header, '') !== undefined) return { seq: 0, code: 'badHeader' };
  if (header.game !== game.id) return { seq: 0, code: 'otherGame' };
  if (header.rulesVersion !== game.rulesVersion) return { seq: 0, code: 'otherRules' };
  const checked = checkOptions(game, header.sitters.length, header.options);
  if (!checked.ok || !deepEqual(checked.options, header.options)) return { seq: 0, code: 'badOptions' };
  return undefined;
}

function sequenceMisfit(log: readonly Entry[]): Misfit | undefined {
  const index = log.findIndex((entry, i) => entry.seq !== i + 1);
  return index < 0 ? undefined : { seq: index + 1, code: 'badSequence' };
}

function secretMisfit(
  header: Header,
  secret: string | undefined,
  end: Entry | undefined,
): Misfit | undefined {
  const isRight =
    header.deal.kind === 'fair'
      ? secret === undefined || commitmentOf(header, secret) === header.deal.commitment
      : secret === undefined;
  return isRight ? undefined : { seq: end?.seq ?? 0, code: 'wrongSecret' };
}

function said(problem: Problem): Pick<Misfit, 'code' | 'refusal'> {
  return problem.code === 'refused' ? { code: 'refused', refusal: problem.refusal } : { code: problem.code };
}

/** What somebody did so that this entry came of it. */
function actionOf(entry: Entry): Action {
  switch (entry.type) {
    case 'move':
      return { type: 'move', seat: entry.seat, key: entry.key };
    case 'timeout':
      return { type: 'timeout', seat: entry.seat, level: 'key' in entry ? 'unused' : entry.level };
    case 'entropy':
    case 'deal':
    case 'takeBack':
    case 'resign':
    case 'handOver':
    case 'away':
    case 'end':
      return entry;
  }
}

function differenceOf(written: Entry, made: Entry): Misfit['code'] | undefined {
  if (deepEqual(written, made)) return undefined;
  if (written.at !== made.at) return 'badTime';
  switch (written.type) {
    case 'deal':
      return 'wrongDeal';
    case 'move':
      return 'otherState';
    case 'timeout':
      return deepEqual({ ...written, hash: '' }, { ...made, hash: '' }) ? 'otherState' : 'wrongTimeout';
    case 'end':
      return 'wrongDigest';
    case 'entropy':
    case 'takeBack':
    case 'resign':
    case 'handOver':
    case 'away':
      return 'otherEntry';
  }
}
