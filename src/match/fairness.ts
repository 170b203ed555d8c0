// So that nobody can choose or change a draw:
// (a) the table commits to a secret before anybody else has said anything;
// (b) every person commits to entropy of their own, and opens it when all have committed;
// (c) the key of all chance follows from the secret and all openings; a bot's own stream follows from the
//     key one way only, so that nobody can compute a sealed bid;
// (d) the secret is opened at the end; (e) everybody keeps what they were shown (see seen.ts).
// The machine that holds the table could have looked ahead; it could not have chosen.
//
// What is hashed is canonical JSON with a tag of its own in front: no two things read the same.

import type { GameTypes, Seat } from '../kernel/game.ts';
import { bytesOf, fromHex, hex, hmacSha256, sha256, utf8, wordsOf } from '../kernel/hash.ts';
import { canonicalJson } from '../kernel/json.ts';
import { type Rng, rngFork, rngFromKey, rngFromSeed } from '../kernel/random.ts';
import type { Header, Match } from './types.ts';

/** 32 bytes: the only length of secrets, openings and digests. */
export function isDigest(text: unknown): text is string {
  return typeof text === 'string' && /^[0-9a-f]{64}$/.test(text);
}

export function digest(tag: string, ...parts: readonly unknown[]): string {
  return hex(sha256(tagged(tag, parts)));
}

function tagged(tag: string, parts: readonly unknown[]): Uint8Array {
  return utf8(canonicalJson([`larets/${tag}/1`, ...parts]));
}

type Settled = Pick<Header, 'table' | 'game' | 'rulesVersion' | 'options' | 'sitters'>;

/** (a) Of the seats it binds who is a person, because their entropy must not be left out. */
export function commitmentOf(settled: Settled, secret: string): string {
  const { table, game, rulesVersion, options, sitters } = settled;
  const seats = sitters.map((sitter) => sitter.who);
  return digest('secret', secret, table, game, rulesVersion, options, seats);
}

/** (b) Bound to table and seat: nobody can pass on the commitment of another as their own. */
export function entropyCommitment(header: Header, seat: Seat, opening: string): string {
  const table = header.deal.kind === 'fair' ? header.deal.commitment : header.table;
  return digest('entropy', table, seat, opening);
}

/** The seats that must bring entropy: those of people, where the deal is to be fair. */
export function entropySeats(header: Header): Seat[] {
  if (header.deal.kind !== 'fair') return [];
  return header.sitters.flatMap((sitter, seat) => (sitter.who === 'person' ? [seat] : []));
}

/** (c) `openings` by seat; undefined while the secret is not known. */
export function dealKey(
  header: Header,
  secret: string | undefined,
  openings: readonly (string | undefined)[],
): readonly number[] | undefined {
  if (header.deal.kind === 'seed') return rngFromSeed(header.deal.seed).key;
  if (header.deal.kind === 'key') return wordsOf(fromHex(header.deal.key)!);
  const bytes = secret === undefined ? undefined : fromHex(secret);
  if (bytes === undefined) return undefined;
  const opened = entropySeats(header).map((seat) => [seat, openings[seat]]);
  return wordsOf(hmacSha256(bytes, tagged('key', [header.deal.commitment, opened])));
}

/** (c) The chance with which a bot makes its decision at this moment of the match. */
export function botRng(match: Pick<Match<GameTypes>, 'key' | 'log'>, seat: Seat): Rng {
  if (match.key === undefined) throw new Error('A bot has no decision to make before the deal.');
  const stream = hmacSha256(bytesOf(match.key), tagged('bot', [seat]));
  return rngFork(rngFromKey(wordsOf(stream)), String(match.log.length));
}
