import { cloneRng, drawFrom, type Rng, randomInt } from '../../kernel/random.ts';
import { type Card, deck, handSize } from './components.ts';
import type { Options, State } from './types.ts';

/** TP-S1 */
export function setup(seats: number, options: Options, rng: Rng): State {
  const bag = deck.slice();
  const turn = options.firstSeat === 'random' ? randomInt(rng, seats) : options.firstSeat; // ALL-1
  const hands = Array.from({ length: seats }, () =>
    Array.from({ length: handSize }, (): Card => drawFrom(rng, bag)),
  );
  const bar = drawFrom(rng, bag);
  return {
    rng,
    goal: options.goal,
    quiet: options.quiet,
    step: 'layCard',
    turn,
    bar,
    bag,
    hands,
    laid: [],
    isShown: false,
    trusted: hands.map(() => 0),
    caught: hands.map(() => 0),
    idleTurns: 0,
  };
}

export function clone(state: State): State {
  return {
    rng: cloneRng(state.rng),
    goal: state.goal,
    quiet: state.quiet,
    step: state.step,
    turn: state.turn,
    bar: state.bar,
    bag: state.bag.slice(),
    hands: state.hands.map((hand) => hand.slice()),
    laid: state.laid.slice(),
    isShown: state.isShown,
    trusted: state.trusted.slice(),
    caught: state.caught.slice(),
    idleTurns: state.idleTurns,
  };
}
