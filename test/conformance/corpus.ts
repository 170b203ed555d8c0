// The keys that were met anywhere in a game's runs: what hostile and mistaken players would send.

import type { GameTypes } from '../../src/kernel/game.ts';
import { pickOne, type Rng, rngFromSeed } from '../../src/kernel/random.ts';
import { anySeat } from '../../src/kernel/wander.ts';
import { casesOf } from './cases.ts';
import type { Proven } from './games.ts';
import { hostileKeys } from './hostile.ts';

const gamesPerCase = 2;
const movesPerGame = 400;
const mostKeys = 3000;

export interface Corpus {
  /** Well-formed moves by key, legal somewhere or at least parsed. */
  readonly moves: ReadonlyMap<string, GameTypes['move']>;
  readonly keys: readonly string[];
}

export function corpusOf(proven: Proven): Corpus {
  const { game } = proven;
  const moves = new Map<string, GameTypes['move']>();
  for (const [index, { seats, options }] of casesOf(proven).entries()) {
    for (let count = 0; count < gamesPerCase; count++) {
      const rng = rngFromSeed(`corpus/${index}/${count}`);
      collect(proven, game.setup(seats, options, rngFromSeed(`corpus/${index}/${count}/deal`)), rng, moves);
    }
  }
  for (const key of [...moves.keys()].slice(0, mostKeys / 10)) {
    for (const hostile of hostileKeys(key)) {
      if (moves.size >= mostKeys) break;
      const move = game.parseMove(hostile);
      if (move !== undefined && game.moveKey(move) === hostile) moves.set(hostile, move);
    }
  }
  return { moves, keys: [...moves.keys()] };
}

function collect(
  { game }: Proven,
  state: GameTypes['state'],
  rng: Rng,
  into: Map<string, GameTypes['move']>,
): void {
  for (let number = 0; number < movesPerGame; number++) {
    for (const seat of game.activeSeats(state)) {
      const timeout = game.onTimeout?.(state, seat);
      if (timeout !== undefined) into.set(game.moveKey(timeout), timeout);
      for (const move of game.legalMoves(state, seat)) {
        if (into.size < mostKeys) into.set(game.moveKey(move), move);
      }
    }
    const seat = anySeat(game, state, rng);
    if (seat === undefined) return;
    game.apply(state, seat, pickOne(rng, game.legalMoves(state, seat)), () => {});
  }
}
