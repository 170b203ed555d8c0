// The game's hints to the search, and a player of its own: the best whole turn as it looks right after it.

import { ignore, type Seat } from '../../kernel/game.ts';
import type { Hints } from '../../kernel/hints.ts';
import { pickOne, type Rng } from '../../kernel/random.ts';
import { apply } from './apply.ts';
import { levels, overlooks } from './bot/levels.ts';
import { plans } from './bot/plans.ts';
import { quick } from './bot/quick.ts';
import { terms } from './bot/terms.ts';
import { shares } from './bot/value.ts';
import { done } from './moves.ts';
import { legalMoves } from './rules.ts';
import { clone } from './setup.ts';
import type { Move, State, Types } from './types.ts';
import { evaluate, tableValues, valueWith } from './value.ts';

/** So many ways to go on with an action are kept after each unit. */
const beamWidth = 2;

export const hints: Hints<Types> = {
  evaluate,
  policy,
  references: { greedy, turnGreedy: policy },
  search: { plans, shares, quick, turn, horizon, guard: 1, levels, overlooks, terms },
};

/** A turn lasts from card to card, however many steps it has. */
function turn({ results, step, taken, neutralsLeft }: State): number {
  const cards = step === 'act' || step === 'endTurn' ? taken.length - 1 : taken.length;
  return 1000 * results.length + (step === 'bid' ? -1 : cards - 10 * neutralsLeft);
}

/** Between two, futures that go further bring more noise than news; with more players a round is longer. */
function horizon({ seats }: State): number {
  return seats === 2 ? 2 : 4;
}

function policy(state: State, seat: Seat, rng: Rng): Move {
  const moves = legalMoves(state, seat);
  switch (state.step) {
    case 'placeNeutral':
      return bestOf(moves, rng, (move) => evaluate(after(state, seat, move), seat));
    case 'chooseCard':
      return bestOf(moves, rng, (move) => planTurn(after(state, seat, move), seat).value);
    case 'act':
      return planTurn(state, seat).first;
    case 'bid': // Nothing: in play against itself the last word on the board beats the first card.
    case 'endTurn':
    case 'nextGame':
    case 'gameOver':
      return moves[0]!;
  }
}

/** Looks one unit ahead: at a card with the best first unit of its action, then at unit after unit. */
function greedy(state: State, seat: Seat, rng: Rng): Move {
  const moves = legalMoves(state, seat);
  switch (state.step) {
    case 'chooseCard':
      return bestOf(moves, rng, (move) => bestUnitOf(after(state, seat, move), seat));
    case 'act':
      return bestOf(moves, rng, (move) => evaluate(after(state, seat, move), seat));
    default:
      return policy(state, seat, rng);
  }
}

/** The value right after the best unit, or as it is where nothing is to be done. */
function bestUnitOf(state: State, seat: Seat): number {
  if (state.step !== 'act') return evaluate(state, seat);
  return Math.max(...legalMoves(state, seat).map((unit) => evaluate(after(state, seat, unit), seat)));
}

function after(state: State, seat: Seat, move: Move): State {
  const next = clone(state);
  apply(next, seat, move, ignore);
  return next;
}

function bestOf(moves: readonly Move[], rng: Rng, value: (move: Move) => number): Move {
  const values = moves.map(value);
  const best = Math.max(...values);
  return pickOne(
    rng,
    moves.filter((_, index) => values[index] === best),
  );
}

interface Plan {
  readonly value: number;
  readonly first: Move;
}

interface Branch extends Plan {
  readonly state: State;
}

/** A beam over the units that are left of the card: the best end of this turn, and the way there. */
function planTurn(state: State, seat: Seat): Plan {
  const table = tableValues(state);
  let best: Plan = { value: valueWith(state, seat, table), first: done };
  let beam: readonly Branch[] = [{ state, ...best }];
  while (beam.length > 0) {
    const branches = beam.flatMap((branch) => extend(branch, seat, table)).sort((a, b) => b.value - a.value);
    // The same units in another order have the same value.
    beam = branches.filter(({ value }, index) => value !== branches[index - 1]?.value).slice(0, beamWidth);
    if (beam.length > 0 && beam[0]!.value > best.value) best = beam[0]!;
  }
  return best;
}

function extend({ state, first }: Branch, seat: Seat, table: readonly number[]): Branch[] {
  if (state.step !== 'act') return [];
  return legalMoves(state, seat)
    .slice(0, -1)
    .map((unit) => {
      const next = after(state, seat, unit);
      return { state: next, value: valueWith(next, seat, table), first: first === done ? unit : first };
    });
}
