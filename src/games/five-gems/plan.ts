// The best action by looking one ahead: each is tried on the grid and taken back.

import type { Seat } from '../../kernel/game.ts';
import { nextUint32, type Rng } from '../../kernel/random.ts';
import { type Colour, colours } from './components.ts';
import { canPlaceAt, canSwap, columnOf, grid, indexAt, rowOf, sides } from './grid.ts';
import { pass, place, step, swap, take, takeBlind } from './moves.ts';
import { gemsAt, isOpen } from './reach.ts';
import { legalMoves } from './rules.ts';
import { type Thought, think, valueAfter } from './think.ts';
import type { Change, Move, State } from './types.ts';

/** How much whim there is in a choice: hardly more than a tie asks for, and more with every round in which
 *  nobody fulfilled a task, so that nobody goes round in circles for long. */
const leastWhim = 0.02;
const whimPerRound = 0.05;

interface Choice {
  move: Move;
  value: number;
  fulfils: boolean;
}

function noChoice(): Choice {
  return { move: pass, value: Number.NEGATIVE_INFINITY, fulfils: false };
}

function consider(best: Choice, move: Move, value: number, fulfils: boolean): void {
  if (value <= best.value) return;
  best.move = move;
  best.value = value;
  best.fulfils = fulfils;
}

function whim({ state }: Thought, rng: Rng): number {
  const most = leastWhim + (whimPerRound * state.idleTurns) / state.hands.length;
  return (most * nextUint32(rng)) / 0x1_0000_0000;
}

export function bestAction(state: State, seat: Seat, rng: Rng): Move {
  const thought = think(state, seat);
  const cells = freeCells(state);
  const best = noChoice();
  const values = new Map<Colour, number>();
  for (const colour of colours) {
    if (!state.open.includes(colour)) continue;
    const { value, fulfils } = bestPlacement(thought, colour, cells, rng);
    values.set(colour, value);
    consider(best, take(colour), value, fulfils);
  }
  considerSwaps(thought, best, rng);
  considerSteps(thought, best, rng);
  // Nobody gambles with a task at hand.
  if (state.stack.length > 0 && !best.fulfils) {
    consider(best, takeBlind, blindValue(thought, cells, values, rng), false);
  }
  // Nothing is left but a pass, or to undo the last change.
  return best.value === Number.NEGATIVE_INFINITY ? legalMoves(state, seat)[0]! : best.move;
}

/** For the gem that is held. */
export function bestPlace(state: State, seat: Seat, rng: Rng): Move {
  return bestPlacement(think(state, seat), state.held!, freeCells(state), rng).move;
}

function freeCells({ field }: State): readonly number[] {
  const cells: number[] = [];
  for (let y = -1; y <= field.length; y++) {
    for (let x = -1; x <= field[0]!.length; x++) if (canPlaceAt(indexAt(x, y))) cells.push(indexAt(x, y));
  }
  return cells;
}

function bestPlacement(thought: Thought, colour: Colour, cells: readonly number[], rng: Rng): Choice {
  const best = noChoice();
  const code = colour.charCodeAt(0);
  const { open, held } = thought.state;
  // An open gem that is about to be taken lies open no longer.
  const isTheLast = held === null && open.indexOf(colour) === open.lastIndexOf(colour);
  const wasOpen = isOpen[code]!;
  if (isTheLast) isOpen[code] = 0;
  for (const at of cells) {
    grid[at] = code;
    gemsAt.push(at);
    const value = valueAfter(thought, at, -1) + whim(thought, rng);
    gemsAt.pop();
    grid[at] = 0;
    consider(best, place(columnOf(at), rowOf(at)), value, thought.fulfils);
  }
  isOpen[code] = wasOpen;
  return best;
}

/** The mean over what the stack may bring. */
function blindValue(
  thought: Thought,
  cells: readonly number[],
  values: ReadonlyMap<Colour, number>,
  rng: Rng,
): number {
  const { stack } = thought.state;
  let sum = 0;
  for (const colour of colours) {
    const count = stack.filter((other) => other === colour).length;
    if (count > 0) sum += count * (values.get(colour) ?? bestPlacement(thought, colour, cells, rng).value);
  }
  return sum / stack.length;
}

function considerSwaps(thought: Thought, best: Choice, rng: Rng): void {
  for (const at of gemsAt) {
    for (const side of [sides[2], sides[3]]) {
      const other = at + side;
      if (!canSwap(at, other)) continue;
      trade(at, other);
      const value = valueAfter(thought, at, other) + whim(thought, rng);
      trade(at, other);
      if (!thought.fulfils && isUndoing(thought.state.change, 'swap', at, other)) continue;
      consider(best, swap(columnOf(at), rowOf(at), columnOf(other), rowOf(other)), value, thought.fulfils);
    }
  }
}

function considerSteps(thought: Thought, best: Choice, rng: Rng): void {
  for (const [i, from] of gemsAt.entries()) {
    for (const [direction, side] of sides.entries()) {
      const to = from + side;
      if (grid[to] !== 0) continue;
      trade(from, to);
      gemsAt[i] = to;
      const touches = sides.some((beside) => grid[to + beside] !== 0);
      const value = touches ? valueAfter(thought, to, -1) + whim(thought, rng) : 0;
      gemsAt[i] = from;
      trade(from, to);
      if (!touches || (!thought.fulfils && isUndoing(thought.state.change, 'move', to, from))) continue;
      consider(best, step(columnOf(from), rowOf(from), direction), value, thought.fulfils);
    }
  }
}

function trade(at: number, other: number): void {
  const code = grid[at]!;
  grid[at] = grid[other]!;
  grid[other] = code;
}

/** Two players who undo each other's changes get nowhere (ALL-5). */
function isUndoing(change: Change | null, action: Change['action'], at: number, other: number): boolean {
  if (change?.action !== action) return false;
  return indexAt(change.x, change.y) === at && indexAt(change.toX, change.toY) === other;
}
