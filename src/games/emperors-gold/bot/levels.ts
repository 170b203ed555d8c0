// How the levels think, and what they do not see. A weak player looks at less, and never plays nonsense.

import type { Seat } from '../../../kernel/game.ts';
import type { LevelName, Plan, Thinking } from '../../../kernel/hints.ts';
import { tasks } from '../components.ts';
import { type Cell, distance } from '../grid.ts';
import { rowOf, sideCount, sideOf, symbolsIn } from '../rows.ts';
import { pointsOf } from '../scoring.ts';
import type { Move, State, Types } from '../types.ts';
import { missing } from './worth.ts';

export const levels: Readonly<Partial<Record<LevelName, Partial<Thinking>>>> = {
  child: { width: 60, attention: 0.6 },
  easy: { width: 60, attention: 0.3 },
  normal: { width: 60 },
  hard: { width: 8, simulations: 32, attention: 0.9 },
  expert: { width: 16, simulations: 1400 },
};

/** Cards that a player sees at most in one turn, where they do not lead to a claim. */
const childSees = 2;
const easySees = 3;

/** The child leads the emperor along his own lines only, keeps to one row, takes two cards at most unless they
 *  bring a task, and leaves a task to somebody who is behind and nearly has it. The easy player's emperor does
 *  not go far, and long chains of cards are overlooked. The normal player sees every task that can be fulfilled,
 *  and otherwise leads the emperor as the easy one does. */
export function overlooks(level: LevelName, state: State, seat: Seat, { moves }: Plan<Types>): boolean {
  const claim = moves.find((move) => move.type === 'claimTask');
  if (level === 'child') {
    if (!isOnLines(state, moves[0]!)) return true;
    if (claim) return isUnkind(state, seat, claim.task);
    return startsSecondRow(state, moves) || cardsIn(moves) > childSees;
  }
  if (level === 'easy') return isFar(state, moves[0]!) || (!claim && cardsIn(moves) > easySees);
  return level === 'normal' && !claim && isFar(state, moves[0]!);
}

function isOnLines(state: State, move: Move): boolean {
  return move.type !== 'moveEmperor' || distance(state.emperor, move.cell) !== undefined;
}

/** More than two steps away, in any direction. */
function isFar(state: State, move: Move): boolean {
  if (move.type !== 'moveEmperor') return false;
  const down = Math.abs(lineOf(move.cell) - lineOf(state.emperor));
  const across = Math.abs((move.cell % 5) - (state.emperor % 5));
  return down > 2 || across > 2;
}

function lineOf(cell: Cell): number {
  return Math.floor(cell / 5);
}

function cardsIn(moves: readonly Move[]): number {
  return moves.filter((move) => move.type === 'addCard').length;
}

function startsSecondRow(state: State, moves: readonly Move[]): boolean {
  const first = moves.find((move) => move.type === 'addCard');
  if (first === undefined || state.row !== null) return false;
  const other = first.row === 0 ? 1 : 0;
  return rowOf(state, first.row).length === 0 && rowOf(state, other).length > 0;
}

/** Somebody with fewer points needs one card more for this task, and the child is not in need of it. */
function isUnkind(state: State, seat: Seat, task: number): boolean {
  const own = sideOf(state, seat);
  const points = pointsOf(state.tasks[own]!);
  for (let side = 0; side < sideCount(state); side++) {
    if (side === own || pointsOf(state.tasks[side]!) + tasks[task]!.points > points) continue;
    for (const cards of [state.rows[2 * side]!, state.rows[2 * side + 1]!]) {
      if (missing(task, cards.length, symbolsIn(cards)) <= 1) return true;
    }
  }
  return false;
}
