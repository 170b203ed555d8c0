// What a table does with a match. Each gives a new match, or a problem and leaves all as it was.
// `now` is in milliseconds, and may be left out where there are no clocks; `viewers`: for whom views are wanted.

import type { Game, GameTypes, Seat, Viewer } from '../kernel/game.ts';
import { checkOptions } from '../kernel/options.ts';
import { nothingTakeable } from './change.ts';
import { freshClock } from './clock.ts';
import { commitmentOf, entropySeats, isDigest } from './fairness.ts';
import { record } from './record.ts';
import { headerShape } from './shapes.ts';
import {
  type ClockSettings,
  type Deal,
  type Failed,
  formatVersion,
  type Header,
  type Match,
  type Problem,
  type Result,
  type Sitter,
} from './types.ts';

export interface Setup {
  /** Different for every match that is ever played. */
  readonly table: string;
  /** Those that are not given have their defaults. */
  readonly options: Readonly<Record<string, unknown>>;
  readonly sitters: readonly Sitter[];
  readonly clock?: ClockSettings;
  /** 32 fresh random bytes as hexadecimal text, for this match alone; or, for a known deal, a seed or the
   *  32 bytes of another match's key. */
  readonly chance: { readonly secret: string } | { readonly seed: string } | { readonly key: string };
}

export function create<T extends GameTypes>(
  game: Game<T>,
  setup: Setup,
): { readonly ok: true; readonly match: Match<T> } | Failed {
  const checked = checkOptions(game, setup.sitters.length, setup.options);
  if (!checked.ok) return failed({ code: 'badOptions', options: checked.problem });
  const { chance, clock = { kind: 'none' }, sitters, table } = setup;
  const secret = 'secret' in chance ? chance.secret : undefined;
  if (secret !== undefined && !isDigest(secret)) return failed({ code: 'badHeader', field: 'secret' });
  const settled = {
    table,
    game: game.id,
    rulesVersion: game.rulesVersion,
    options: checked.options,
    sitters,
  };
  const header = { format: formatVersion, ...settled, clock, deal: dealOf(settled, chance) };
  const wrong = headerShape(header, '');
  if (wrong) return failed({ code: 'badHeader', field: wrong.path });
  return { ok: true, match: emptyMatch(header, secret) };
}

/** Before the deal nobody can be replaced: whoever has gone by then holds up all others for ever. So the match is set up
 *  anew, with bots in the seats of those that have not opened their entropy; they may come back by `handOver`
 *  once it is dealt. Everybody else brings new entropy. `table` and `secret` are new, too. */
export function createWithout<T extends GameTypes>(
  game: Game<T>,
  match: Match<T>,
  gone: {
    readonly seats: readonly Seat[];
    readonly level: string;
    readonly table: string;
    readonly secret: string;
  },
): ReturnType<typeof create<T>> {
  const { header, openings } = match;
  if (match.state !== undefined) return failed({ code: 'alreadyDealt' });
  const awaited = entropySeats(header);
  for (const seat of gone.seats) {
    if (!awaited.includes(seat)) return failed({ code: 'noEntropyHere' });
    if (openings[seat] !== undefined) return failed({ code: 'alreadyOpened' });
  }
  const sitters = header.sitters.map((sitter, seat): Sitter => {
    return gone.seats.includes(seat) ? { who: 'bot', name: sitter.name, level: gone.level } : sitter;
  });
  const { options, clock } = header;
  return create(game, { table: gone.table, options, sitters, clock, chance: { secret: gone.secret } });
}

function dealOf(settled: Parameters<typeof commitmentOf>[0], chance: Setup['chance']): Deal {
  if ('secret' in chance) return { kind: 'fair', commitment: commitmentOf(settled, chance.secret) };
  return 'seed' in chance ? { kind: 'seed', seed: chance.seed } : { kind: 'key', key: chance.key };
}

/** Before the first entry. */
export function emptyMatch<T extends GameTypes>(header: Header, secret: string | undefined): Match<T> {
  const { sitters, clock } = header;
  return {
    header,
    log: [],
    secret,
    commits: sitters.map(() => undefined),
    openings: sitters.map(() => undefined),
    key: undefined,
    state: undefined,
    holders: sitters,
    resigned: [],
    takeable: nothingTakeable,
    clocks: sitters.map(() => freshClock(clock)),
    changed: 0,
    isEnded: false,
  };
}

function failed(problem: Problem): Failed {
  return { ok: false, problem };
}

export function commitEntropy<T extends GameTypes>(
  game: Game<T>,
  match: Match<T>,
  seat: Seat,
  commit: string,
  now?: number,
): Result<T> {
  return record(game, match, { type: 'entropy', seat, commit }, now);
}

export function openEntropy<T extends GameTypes>(
  game: Game<T>,
  match: Match<T>,
  seat: Seat,
  open: string,
  now?: number,
): Result<T> {
  return record(game, match, { type: 'entropy', seat, open }, now);
}

/** When every person has opened their entropy; a table of bots and a known deal wait for nobody. */
export function deal<T extends GameTypes>(
  game: Game<T>,
  match: Match<T>,
  now?: number,
  viewers?: readonly Viewer[],
): Result<T> {
  return record(game, match, { type: 'deal' }, now, viewers);
}

/** `by`: who sent it. A person's move for a seat that a bot holds by now comes too late, and the reverse. */
export function act<T extends GameTypes>(
  game: Game<T>,
  match: Match<T>,
  { seat, key, by }: { readonly seat: Seat; readonly key: string; readonly by: Sitter['who'] },
  now?: number,
  viewers?: readonly Viewer[],
): Result<T> {
  const holder = match.holders[seat];
  if (holder !== undefined && holder.who !== by && match.state !== undefined && !match.isEnded) {
    return failed({ code: holder.who === 'bot' ? 'heldByBot' : 'heldByPerson' });
  }
  return record(game, match, { type: 'move', seat, key }, now, viewers);
}

/** How many of its latest moves the seat may take back (ALL-4): those after the last draw, the last thing
 *  shown and the last move of anybody else, be it taken back itself since. */
export function canTakeBack<T extends GameTypes>(match: Match<T>, seat: Seat): number {
  if (match.isEnded || match.takeable.seat !== seat || match.holders[seat]?.who !== 'person') return 0;
  return match.takeable.steps.length;
}

/** `steps`: 1 for the last move only, up to `canTakeBack`. */
export function takeBack<T extends GameTypes>(
  game: Game<T>,
  match: Match<T>,
  { seat, steps }: { readonly seat: Seat; readonly steps: number },
  now?: number,
  viewers?: readonly Viewer[],
): Result<T> {
  const isPossible = Number.isInteger(steps) && steps >= 1;
  const to = (isPossible ? match.takeable.steps.at(-steps)?.seq : undefined) ?? 0;
  return record(game, match, { type: 'takeBack', seat, to }, now, viewers);
}

/** Only when the seat's time is really over. `level`: of the bot that takes the seat if the game has no move
 *  for this; the person may come back by `handOver`. */
export function timeout<T extends GameTypes>(
  game: Game<T>,
  match: Match<T>,
  { seat, level }: { readonly seat: Seat; readonly level: string },
  now: number,
  viewers?: readonly Viewer[],
): Result<T> {
  return record(game, match, { type: 'timeout', seat, level }, now, viewers);
}

/** For good. `level`: of the bot that plays the seat on. */
export function resign<T extends GameTypes>(
  game: Game<T>,
  match: Match<T>,
  { seat, level }: { readonly seat: Seat; readonly level: string },
  now?: number,
): Result<T> {
  return record(game, match, { type: 'resign', seat, level }, now);
}

/** To a bot, to another bot, or to a person: one who comes back, or one who takes a bot's place. */
export function handOver<T extends GameTypes>(
  game: Game<T>,
  match: Match<T>,
  { seat, to }: { readonly seat: Seat; readonly to: Sitter },
  now?: number,
): Result<T> {
  return record(game, match, { type: 'handOver', seat, to }, now);
}

/** The table was not there for `ms`, until now: the server was down. Clocks that ran have stood still. */
export function away<T extends GameTypes>(
  game: Game<T>,
  match: Match<T>,
  ms: number,
  now: number,
): Result<T> {
  return record(game, match, { type: 'away', ms }, now);
}

/** After it nothing happens any more, and everything is open. At any time: a match may be abandoned. */
export function end<T extends GameTypes>(game: Game<T>, match: Match<T>, now?: number): Result<T> {
  return record(game, match, { type: 'end' }, now);
}
