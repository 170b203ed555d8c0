// A game so small that its best play is known: in five turns each, one takes two points or rolls a die for them.

import type { Game, GameTypes } from '../../kernel/game.ts';
import type { Hints } from '../../kernel/hints.ts';
import { cloneRng, type Rng, rollDie } from '../../kernel/random.ts';

interface State {
  rng: Rng;
  turns: number;
  points: number[];
  /** All that chance brought, as turn and face. */
  rolled: string[];
}

export interface Toy extends GameTypes {
  state: State;
  view: { viewer: number; step: string; turns: number; points: number[] };
  move: { type: 'take' | 'roll' | 'rollTwice' };
}

const length = 10;

const rules: Partial<Game<Toy>> = {
  id: 'toy',
  clone: (state) => ({
    ...state,
    rng: cloneRng(state.rng),
    points: state.points.slice(),
    rolled: state.rolled.slice(),
  }),
  awaitedSeats: (state) => (state.turns < length ? [state.turns % 2] : []),
  activeSeats: (state) => (state.turns < length ? [state.turns % 2] : []),
  legalMoves: (state, seat) =>
    state.turns < length && state.turns % 2 === seat ? [{ type: 'take' }, { type: 'roll' }] : [],
  moveKey: (move) => move.type,
  apply(state, seat, move) {
    let points = 2;
    if (move.type !== 'take') {
      points = rollDie(state.rng, 6);
      if (move.type === 'rollTwice') points = Math.max(points, rollDie(state.rng, 6));
      state.rolled.push(`${state.turns}:${points}`);
    }
    state.points[seat]! += points;
    state.turns++;
  },
  outcome(state) {
    if (state.turns < length) return undefined;
    const [a, b] = state.points as [number, number];
    return { places: [a < b ? 2 : 1, b < a ? 2 : 1], scores: state.points, reason: 'over' };
  },
  view: ({ turns, points }, viewer) => ({
    viewer: viewer as number,
    step: 'choose',
    turns,
    points: points.slice(),
  }),
  determinize: ({ turns, points }, rng) => ({ rng, turns, points: points.slice(), rolled: [] }),
  scoreParts: () => [[], []],
};

export const toy = rules as Game<Toy>;

/** Timid: the policy never rolls. */
export const toyHints: Hints<Toy> = {
  evaluate: (state, seat) => state.points[seat]! - state.points[1 - seat]!,
  policy: () => ({ type: 'take' }),
};

export function toyView(seat = 0): Toy['view'] {
  return { viewer: seat, step: 'choose', turns: seat, points: [0, 0] };
}
