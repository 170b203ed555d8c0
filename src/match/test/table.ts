// A table for tests: people and bots around the tiny game, with chance that is the same every time.

import assert from 'node:assert/strict';
import type { Viewer } from '../../kernel/game.ts';
import { digest, entropyCommitment, entropySeats } from '../fairness.ts';
import { act, commitEntropy, create, deal, openEntropy, type Setup } from '../match.ts';
import type { Match as AnyMatch, Result as AnyResult, Problem, Sitter } from '../types.ts';
import { type Types, tinyGame } from './tinyGame.ts';

export type Match = AnyMatch<Types>;
export type Result = AnyResult<Types>;

export const person = (name: string): Sitter => ({ who: 'person', name });
export const bot = (name: string, level = 'easy'): Sitter => ({ who: 'bot', name, level });

const names = ['Anna', 'Борис', 'Vera', 'Gleb'];
export const people = (count: number): Sitter[] => names.slice(0, count).map(person);
export const bots = (count: number): Sitter[] => names.slice(0, count).map((name) => bot(name));

/** 32 bytes that are the same every time. */
export const bytes = (label: string): string => digest('test', label);

export function created(sitters: readonly Sitter[], setup: Partial<Setup> = {}): Match {
  const chance = { secret: bytes('secret') };
  const result = create(tinyGame, { table: 'table-1', options: {}, chance, ...setup, sitters });
  assert.ok(result.ok, JSON.stringify(result));
  return result.match;
}

/** The match after something that must be possible. */
export function done(result: Result): Match {
  assert.ok(result.ok, JSON.stringify(result));
  return result.match;
}

/** Why something is not possible. */
export function refused(
  result: { readonly ok: true } | { readonly ok: false; readonly problem: Problem },
): string {
  assert.ok(!result.ok, 'it was possible');
  return result.problem.code;
}

/** Every person commits and opens. */
export function withEntropy(match: Match, now?: number): Match {
  const seats = entropySeats(match.header);
  const opening = (seat: number) => bytes(`entropy of ${seat}`);
  let next = match;
  for (const seat of seats) {
    const commit = entropyCommitment(match.header, seat, opening(seat));
    next = done(commitEntropy(tinyGame, next, seat, commit, now));
  }
  for (const seat of seats) next = done(openEntropy(tinyGame, next, seat, opening(seat), now));
  return next;
}

export function dealt(sitters: readonly Sitter[], setup: Partial<Setup> = {}, now?: number): Match {
  return done(deal(tinyGame, withEntropy(created(sitters, setup), now), now));
}

/** Moves as 'seat key', by whoever holds the seat. */
export function moved(match: Match, ...moves: readonly string[]): Match {
  return movedAt(match, undefined, ...moves);
}

export function movedAt(match: Match, now: number | undefined, ...moves: readonly string[]): Match {
  return moves.reduce((before, move) => {
    const [seat, key] = move.split(' ');
    return done(tried(before, Number(seat), key!, now));
  }, match);
}

export function tried(match: Match, seat: number, key: string, now?: number, viewers: Viewer[] = []): Result {
  const by = match.holders[seat]?.who ?? 'person';
  return act(tinyGame, match, { seat, key, by }, now, viewers);
}

/** Turns with nothing in them until the game is over. */
export function playedOut(match: Match, now?: number): Match {
  let next = match;
  while (tinyGame.outcome(next.state!) === undefined)
    next = movedAt(next, now, `${next.state!.turn} endTurn`);
  return next;
}
