// Aimless play: for simulation, laws and counting.

import { type Game, type GameTypes, ignore, type Seat } from './game.ts';
import { pickOne, type Rng, randomInt } from './random.ts';

/** One in so many moves is made by a seat for which the table does not wait, if there is one. */
const outOfTurn = 16;

/** Whose move comes next in a simulation: one of the awaited seats, now and then a merely active one.
 *  Undefined when the game is over. */
export function anySeat<T extends GameTypes>(game: Game<T>, state: T['state'], rng: Rng): Seat | undefined {
  const awaited = game.awaitedSeats(state);
  if (awaited.length === 0) return undefined;
  const active = game.activeSeats(state);
  if (active.length > awaited.length && randomInt(rng, outOfTurn) === 0) {
    return pickOne(
      rng,
      active.filter((seat) => !awaited.includes(seat)),
    );
  }
  return awaited.length === 1 ? awaited[0]! : pickOne(rng, awaited);
}

/** The number of ways to play `depth` moves from here, every active seat counted. */
export function perft<T extends GameTypes>(game: Game<T>, state: T['state'], depth: number): number {
  if (depth === 0) return 1;
  let nodes = 0;
  for (const seat of game.activeSeats(state)) {
    for (const move of game.legalMoves(state, seat)) {
      const next = game.clone(state);
      game.apply(next, seat, move, ignore);
      nodes += perft(game, next, depth - 1);
    }
  }
  return nodes;
}
