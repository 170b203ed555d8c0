// Tables of every kind, all positions of games there, and those who tell them.

import assert from 'node:assert/strict';
import { type Language, tell as tellIn } from '../../../i18n/format.ts';
import { ignore } from '../../../kernel/game.ts';
import { pickOne, rngFromSeed } from '../../../kernel/random.ts';
import type { Tell } from '../../../ui-kit/board.ts';
import { sides } from '../boards.ts';
import en from '../i18n/en.json' with { type: 'json' };
import ru from '../i18n/ru.json' with { type: 'json' };
import { game } from '../index.ts';
import type { Options, State } from '../types.ts';
import { players } from './hearing.ts';
import { newGame } from './table.ts';

const texts = { en, ru };

export function tellerOf(language: Language): Tell {
  const speech = { language, catalogues: [texts[language]], players };
  return (key, values) => {
    const told = tellIn(speech, key, values);
    assert.notEqual(told, key, `no message ${key}`);
    assert.doesNotMatch(told, /undefined|null|\{|NaN/, key);
    return told;
  };
}

export const english = tellerOf('en');

export const tables: readonly [number, Partial<Options>][] = [
  ...[2, 3, 4, 5].flatMap((seats) =>
    sides.map((side): [number, Partial<Options>] => [seats, { side, goodsTokens: seats % 2 === 1 }]),
  ),
  [2, { longGame: true, goodsTokens: true, neutralArmies: true }],
  [2, { side: 'B', neutralArmies: true, ageOrder: [1, 0] }],
  [5, { longGame: true, ageOrder: [3, 1, 4, 0, 2] }],
];

/** Every position of games by any moves, and the last one. */
export function* positions(seats: number, options: Partial<Options>, seed: string): Generator<State> {
  const rng = rngFromSeed(`words/${seed}`);
  const state = newGame(seats, options, seed);
  yield state;
  while (game.outcome(state) === undefined) {
    const seat = pickOne(rng, game.awaitedSeats(state));
    game.apply(state, seat, pickOne(rng, game.legalMoves(state, seat)), ignore);
    yield state;
  }
}
