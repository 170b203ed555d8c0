// A whole game in a link. Format 1, as bytes in base64url: the format; four bytes that sum up all that follow; the
// length of a text and the text (JSON: see `Title`); 32 bytes of key; the number of moves; four bytes of the hash of the
// last state; and the moves as one number, each as its place among everything that could have been done there.

import { base64url, fromBase64url } from '../kernel/base64.ts';
import type { Game, GameTypes, Seat } from '../kernel/game.ts';
import { bytesOf, fromUtf8, hex, sha256, utf8, wordsOf } from '../kernel/hash.ts';
import { hashOf } from '../kernel/json.ts';
import { checkOptions, type Options } from '../kernel/options.ts';
import { applyTo } from '../kernel/play.ts';
import { begin, type LoggedMove } from '../kernel/replay.ts';
import { bytesOfNumber, type Choice, choicesFrom, numberOfBytes, toNumber } from './radix.ts';
import { titleShape } from './shapes.ts';
import type { Tale } from './tale.ts';
import type { Sitter } from './types.ts';

const format = 1;
/** In characters: longer ones are not made. */
const longest = 100_000;

/** `players`: a person's name, or a bot's with its level. `options`: those that are not as usual. */
type Title = readonly [
  game: string,
  rulesVersion: number,
  options: Options,
  players: readonly (string | readonly [name: string, level: string])[],
  resigned: readonly Seat[],
];

export type LinkProblem =
  /** Cut short, or no such link at all. */
  | 'brokenLink'
  /** Made by a newer page. */
  | 'newerLink'
  /** Of other rules than these. */
  | 'otherRules';

/** What can be said of a link before its game is loaded. */
export interface OpenedLink {
  readonly game: string;
  readonly rulesVersion: number;
  readonly sitters: readonly Sitter[];
  readonly given: Options;
  readonly resigned: readonly Seat[];
  readonly key: readonly number[];
  readonly count: number;
  readonly hash: string;
  readonly moves: Uint8Array;
}

type Opened = ({ readonly ok: true } & OpenedLink) | { readonly ok: false; readonly code: LinkProblem };
type Unfolded =
  | { readonly ok: true; readonly tale: Tale }
  | { readonly ok: false; readonly code: LinkProblem };

export function fold<T extends GameTypes>(game: Game<T>, tale: Tale): string {
  const { choices, hash } = choicesOf(game, tale);
  const title: Title = [
    tale.game,
    tale.rulesVersion,
    unusual(game, tale.options),
    tale.sitters.map((sitter) => (sitter.who === 'bot' ? [sitter.name, sitter.level] : sitter.name)),
    tale.resigned,
  ];
  const text = utf8(JSON.stringify(title));
  const body = Uint8Array.from([
    ...small(text.length),
    ...text,
    ...bytesOf(tale.key),
    ...small(choices.length),
    ...bytesOf([hash]),
    ...bytesOfNumber(toNumber(choices)),
  ]);
  return base64url(Uint8Array.from([format, ...sumOf(body), ...body]));
}

export function openLink(text: string): Opened {
  const bytes = text.length > longest ? undefined : fromBase64url(text);
  if (bytes === undefined || bytes.length < 5) return failed('brokenLink');
  const body = bytes.subarray(5);
  if (hex(sumOf(body)) !== hex(bytes.subarray(1, 5))) return failed('brokenLink');
  if (bytes[0] !== format) return failed('newerLink');
  const reader = readerOf(body);
  const title = parsed(fromUtf8(reader.take(reader.small())));
  const key = wordsOf(reader.take(32));
  const count = reader.small();
  const hash = hex(reader.take(4));
  if (title === undefined || !reader.isWhole()) return failed('brokenLink');
  const [game, rulesVersion, given, players, resigned] = title;
  const sitters = players.map(
    (player): Sitter =>
      typeof player === 'string'
        ? { who: 'person', name: player }
        : { who: 'bot', name: player[0], level: player[1] },
  );
  return { ok: true, game, rulesVersion, sitters, given, resigned, key, count, hash, moves: reader.rest() };
}

export function unfold<T extends GameTypes>(game: Game<T>, link: OpenedLink): Unfolded {
  const { sitters, key, resigned, rulesVersion } = link;
  if (link.game !== game.id || rulesVersion !== game.rulesVersion) return failed('otherRules');
  const checked = checkOptions(game, sitters.length, link.given);
  if (!checked.ok || resigned.some((seat) => seat >= sitters.length)) return failed('brokenLink');
  if (link.count > game.moveLimit) return failed('brokenLink');
  const { options } = checked;
  const choices = choicesFrom(numberOfBytes(link.moves));
  const moves: LoggedMove[] = [];
  let state = begin(game, { seats: sitters.length, options, key });
  while (moves.length < link.count) {
    const possible = possibleIn(game, state);
    if (possible.length === 0) return failed('otherRules');
    const chosen = possible[choices.next(possible.length)]!;
    moves.push(loggedOf(game, chosen));
    state = applyTo(game, state, chosen.seat, chosen.move, []).state;
  }
  if (!choices.isSpent() || hashOf(state).slice(0, 8) !== link.hash) return failed('otherRules');
  return { ok: true, tale: { game: game.id, rulesVersion, options, sitters, key, moves, resigned } };
}

interface Possible<T extends GameTypes> {
  readonly seat: Seat;
  readonly move: T['move'];
  readonly timeout: boolean;
}

/** Everything that can happen there, in an order that never changes: the moves seat by seat, then what becomes of
 *  those whose time runs out. */
function possibleIn<T extends GameTypes>(game: Game<T>, state: T['state']): readonly Possible<T>[] {
  const active = game.activeSeats(state);
  const moves = active.flatMap((seat) =>
    game.legalMoves(state, seat).map((move) => ({ seat, move, timeout: false })),
  );
  const forced = active.flatMap((seat) => {
    const move = game.onTimeout?.(state, seat);
    return move === undefined ? [] : [{ seat, move, timeout: true }];
  });
  return [...moves, ...forced];
}

function loggedOf<T extends GameTypes>(game: Game<T>, { seat, move, timeout }: Possible<T>): LoggedMove {
  const key = game.moveKey(move);
  return timeout ? { seat, key, timeout } : { seat, key };
}

function choicesOf<T extends GameTypes>(
  game: Game<T>,
  { sitters, options, key, moves }: Tale,
): { readonly choices: readonly Choice[]; readonly hash: number } {
  let state = begin(game, { seats: sitters.length, options, key });
  const choices = moves.map(({ seat, key: wanted, timeout = false }) => {
    const possible = possibleIn(game, state);
    const index = possible.findIndex(
      (one) => one.seat === seat && one.timeout === timeout && game.moveKey(one.move) === wanted,
    );
    if (index < 0) throw new Error(`${game.id}: seat ${seat} cannot ${wanted}`);
    state = applyTo(game, state, seat, possible[index]!.move, []).state;
    return { index, of: possible.length };
  });
  return { choices, hash: Number.parseInt(hashOf(state).slice(0, 8), 16) };
}

function unusual<T extends GameTypes>(game: Game<T>, options: Options): Options {
  return Object.fromEntries(
    game.options.flatMap(({ name, default: usual }) =>
      options[name] === usual || options[name] === undefined ? [] : [[name, options[name]]],
    ),
  );
}

function failed(code: LinkProblem): { readonly ok: false; readonly code: LinkProblem } {
  return { ok: false, code };
}

function sumOf(bytes: Uint8Array): Uint8Array {
  return sha256(bytes).subarray(0, 4);
}

function parsed(text: string): Title | undefined {
  try {
    const title: unknown = JSON.parse(text);
    return titleShape(title, '') === undefined ? (title as Title) : undefined;
  } catch {
    return undefined;
  }
}

/** A small number in as few bytes as it needs: seven bits in each, the last one below 128. */
function small(number: number): number[] {
  return number < 128 ? [number] : [128 + (number % 128), ...small(Math.floor(number / 128))];
}

function readerOf(bytes: Uint8Array) {
  let at = 0;
  const take = (count: number): Uint8Array => {
    at += count;
    return bytes.subarray(at - count, at);
  };
  return {
    take,
    small(): number {
      let number = 0;
      for (let shift = 1; shift <= 128 * 128; shift *= 128) {
        const byte = bytes[at++] ?? 0;
        number += (byte % 128) * shift;
        if (byte < 128) return number;
      }
      at = Number.POSITIVE_INFINITY;
      return 0;
    },
    rest: (): Uint8Array => bytes.subarray(at),
    /** Nothing was read that is not there. */
    isWhole: (): boolean => at <= bytes.length,
  };
}
