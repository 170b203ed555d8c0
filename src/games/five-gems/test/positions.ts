import { ignore } from '../../../kernel/game.ts';
import { pickOne, type Rng, rngFork, rngFromSeed } from '../../../kernel/random.ts';
import { hints } from '../bot.ts';
import { game } from '../index.ts';
import type { Options, State } from '../types.ts';
import { defaults } from './position.ts';

const { quick } = hints.search!;

/** Kinds of tables that differ for the bots. */
export const tables: readonly [number, Partial<Options>][] = [
  [2, {}],
  [3, { mirror: true }],
  [2, { referee: 'eyes' }],
  [1, { soloDeck: 'complex' }],
];

/** Positions from all steps of games with some whim in them. */
export function* positions(seats: number, options: Partial<Options>, count: number): Generator<State> {
  const rng = rngFromSeed(`positions/${seats}/${JSON.stringify(options)}`);
  let state = game.setup(seats, { ...defaults, ...options }, rngFork(rng, 'setup'));
  for (let made = 0; made < count; made++) {
    yield state;
    game.apply(state, state.turn, anyMove(state, rng), ignore);
    if (state.end !== null) state = game.setup(seats, { ...defaults, ...options }, rngFork(rng, `${made}`));
  }
}

function anyMove(state: State, rng: Rng) {
  const isWhim = rng.drawn % 3 === 0 && state.step !== 'pointAtGems';
  return isWhim ? pickOne(rng, game.legalMoves(state, state.turn)) : quick!(state, state.turn, rng);
}
