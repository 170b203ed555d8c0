// A match file from outside: what is wrong with it, and what of it can be opened all the same.

import type { AnyGame, GameTypes } from '../../kernel/game.ts';
import { type FileProblem, parseFile } from '../../match/file.ts';
import { type Misfit, open } from '../../match/open.ts';
import { finalOutcome } from '../../match/standing.ts';
import type { Match, MatchFile } from '../../match/types.ts';
import { type NotProven, verify } from '../../match/verify.ts';
import { lookNames, type Player } from '../../ui-kit/board.ts';
import type { KeptMatch } from '../matches.ts';

/** What is said of a file. */
export type Finding =
  /** All is as it should be. `proven`: nobody could have chosen the draws. */
  | { readonly code: 'proven' | NotProven }
  | { readonly code: 'unknownGame'; readonly game: string }
  | { readonly code: 'otherRules'; readonly theirs: number; readonly ours: number }
  | { readonly code: 'wrong'; readonly misfit: Misfit }
  | { readonly code: 'broken'; readonly problem: FileProblem };

export interface ReadFile {
  readonly finding: Finding;
  /** As far as it fits; undefined if nothing of it can be shown. */
  readonly kept: KeptMatch | undefined;
}

/** Undefined if nobody knows such a game. */
export type LoadRules = (game: string, version: number) => Promise<AnyGame | undefined>;

export async function readMatchFile(text: string, load: LoadRules, now: number): Promise<ReadFile> {
  const parsed = parseFile(text);
  if (!parsed.ok) return bad({ code: 'broken', problem: parsed.problem });
  const { file } = parsed;
  const { game: id, rulesVersion } = file.header;
  const game = await load(id, rulesVersion);
  if (!game) return bad({ code: 'unknownGame', game: id });
  if (game.rulesVersion !== rulesVersion) {
    return bad({ code: 'otherRules', theirs: rulesVersion, ours: game.rulesVersion });
  }
  const secret = file.log.find((entry) => entry.type === 'end')?.secret;
  const opened = open(game, file, secret);
  if (opened.ok) return { finding: findingOf(game, file), kept: keptOf(game, opened.match, now) };
  const { misfit } = opened;
  const fitting = open(game, { ...file, log: file.log.slice(0, Math.max(0, misfit.seq - 1)) }, secret);
  const kept = fitting.ok ? keptOf(game, fitting.match, now) : undefined;
  return { finding: { code: 'wrong', misfit }, kept };
}

function bad(finding: Finding): ReadFile {
  return { finding, kept: undefined };
}

function findingOf(game: AnyGame, file: MatchFile): Finding {
  const verdict = verify(game, file);
  if (verdict.verdict === 'proven') return { code: 'proven' };
  return verdict.verdict === 'notProven'
    ? { code: verdict.why }
    : { code: 'wrong', misfit: verdict as Misfit };
}

function keptOf(game: AnyGame, match: Match<GameTypes>, now: number): KeptMatch | undefined {
  const { header, log, secret, holders } = match;
  if (match.state === undefined) return undefined;
  const players = holders.map(
    ({ name, who }, seat): Player => ({ seat, name, look: lookNames[seat % lookNames.length]!, kind: who }),
  );
  return {
    id: header.table,
    touched: now,
    game: game.id,
    players,
    file: { header, log },
    secret,
    moves: log.filter((entry) => entry.type === 'move').length,
    isOver: match.isEnded || finalOutcome(game, match) !== undefined,
  };
}
