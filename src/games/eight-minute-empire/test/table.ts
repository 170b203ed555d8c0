// Playing as a table does it, in short.

import assert from 'node:assert/strict';
import type { Refusal, Seat, Viewer } from '../../../kernel/game.ts';
import { type Played, play, refusalOf } from '../../../kernel/play.ts';
import { pickOne, type Rng, rngFromSeed } from '../../../kernel/random.ts';
import { boards, regionNumber } from '../boards.ts';
import { game } from '../index.ts';
import type { Move, Options, State, Types } from '../types.ts';
import { position } from './position.ts';

export const defaults: Options = {
  side: 'A',
  longGame: false,
  goodsTokens: false,
  neutralArmies: false,
  ageOrder: 'random',
};

export function newGame(seats: number, options: Partial<Options> = {}, seed = 'test'): State {
  return game.setup(seats, { ...defaults, ...options }, rngFromSeed(seed));
}

/** One move, '1 bid:3' of seat 1 or 'done' of whose turn it is; it must be legal. */
export function played(state: State, move: string): Played<Types> {
  const [key, seat] = move.split(' ').toReversed() as [string, string | undefined];
  const viewers: Viewer[] = [...state.coins.keys(), 'spectator'];
  const result = play(game, state, seat === undefined ? state.turn : Number(seat), key, viewers);
  assert.ok(result.ok, `${move}: ${JSON.stringify(result)}`);
  return result;
}

/** The state after several moves. */
export function after(state: State, ...moves: string[]): State {
  return moves.reduce((now, move) => played(now, move).state, state);
}

/** Seat 0 has just taken this card. */
export function withCard(card: string, drawing: string, details: Parameters<typeof position>[1] = {}): State {
  return after(position(drawing, { row: card, ...details }), 'take:1');
}

export function keys(state: State, seat: Seat = state.turn): string[] {
  return game.legalMoves(state, seat).map(game.moveKey);
}

export function refusal(state: State, key: string, seat: Seat = state.turn): Refusal {
  assert.ok(!keys(state, seat).includes(key), `${key} is legal`);
  return refusalOf(game, game.view(state, seat), seat, key);
}

/** What is told: 'EE-T4 onlyBySea'. */
export function refused(state: State, key: string, seat: Seat = state.turn): string {
  const told = refusal(state, key, seat);
  assert.ok('rule' in told, JSON.stringify(told));
  return `${told.rule} ${told.params?.reason}`;
}

/** Pieces of seat in a region, as in drawings: 'aaA'. */
export function pieces(state: State, region: string): string {
  const view = game.view(state, 'spectator');
  assert.ok(boards[state.side].regions.includes(region));
  const number = regionNumber(region);
  const armies = view.armies[number]!.map((count, seat) => 'abcde'[seat]!.repeat(count));
  const cities = view.cities[number]!.map((count, seat) => 'ABCDE'[seat]!.repeat(count));
  return [...armies, ...cities, 'n'.repeat(view.neutrals[number] ?? 0)].join('');
}

/** To the end, by any choice. */
export function playOut(
  start: State,
  choose: (state: State, seat: Seat) => Move,
  watch?: (state: State) => void,
): State {
  const state = game.clone(start);
  for (let moves = 0; game.outcome(state) === undefined; moves++) {
    assert.ok(moves < game.moveLimit, 'the game ends');
    const seat = game.awaitedSeats(state)[0]!;
    game.apply(state, seat, choose(state, seat), () => {});
    watch?.(state);
  }
  return state;
}

export function anyMove(rng: Rng): (state: State, seat: Seat) => Move {
  return (state, seat) => pickOne(rng, game.legalMoves(state, seat));
}

/** The points of a seat now, as the table shows them. */
export function points(state: State, seat: Seat): Record<string, number> {
  const parts = game.scoreParts(game.view(state, 'spectator'))[seat]!;
  return Object.fromEntries(parts.filter((part) => part.points > 0).map((part) => [part.key, part.points]));
}
