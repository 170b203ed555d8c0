// Playing in tests: through `play` and the contract, as everybody does.

import assert from 'node:assert/strict';
import type { Seat } from '../../../kernel/game.ts';
import { type Played, play, refusalOf } from '../../../kernel/play.ts';
import { numberOf } from '../components.ts';
import { game } from '../index.ts';
import type { Event, Spot, State, Types } from '../types.ts';
import { check } from './invariants.ts';

/** '0 roll': the result of a move that must be legal. */
export function played(state: State, move: string): Played<Types> {
  const [seat, key] = move.split(' ') as [string, string];
  const result = play(game, state, Number(seat), key, ['spectator']);
  assert.ok(result.ok, `${move}: ${JSON.stringify(result)}`);
  check(result.state);
  return result;
}

/** '0 place:p3>common.7 · 0 roll': the state after these moves. */
export function after(state: State, moves: string): State {
  return moves.split(' · ').reduce((now, move) => played(now, move).state, state);
}

export function events(state: State, move: string): Event[] {
  return played(state, move)
    .frames.get('spectator')!
    .frames.map((frame) => frame.event);
}

export function keys(state: State, seat: Seat): string[] {
  return game.legalMoves(state, seat).map(game.moveKey);
}

/** Those legal keys that begin like this. */
export function keysOf(state: State, seat: Seat, beginning: string): string[] {
  return keys(state, seat).filter((key) => key.startsWith(beginning));
}

/** 'GR-T4 tooLow', or the code. */
export function refusal(state: State, seat: Seat, key: string): string {
  const result = refusalOf(game, game.view(state, seat), seat, key);
  return 'code' in result ? result.code : `${result.rule} ${result.params?.reason}`;
}

export function numbersIn(mine: readonly Spot[]): number[] {
  return mine.map((spot) => numberOf(spot.card));
}
