// How the levels think, and what the weaker ones do not see.

import type { Seat } from '../../../kernel/game.ts';
import type { LevelName, Plan, Thinking } from '../../../kernel/hints.ts';
import { cellById } from '../board.ts';
import type { State, Types } from '../types.ts';
import { type Walk, walkOf } from './steps.ts';

export const levels: Readonly<Record<LevelName, Thinking>> = {
  child: { width: 24, simulations: 0, attention: 0.25, cap: 0.12 },
  easy: { width: 16, simulations: 0, attention: 0.28, cap: 0.09 },
  normal: { width: 12, simulations: 0, attention: 0.38, cap: 0.05 },
  hard: { width: 8, simulations: 80, attention: 0.75, cap: 0.06 },
  expert: { width: 12, simulations: [1000, 1000, 4000], attention: 1, cap: 1 },
};

/** A child sees neither arrows nor jumps nor a second token behind the first, and takes nothing from under the
 *  nose of somebody who has less. Those who play easily overlook the arrows. */
export function overlooks(level: LevelName, state: State, seat: Seat, plan: Plan<Types>): boolean {
  if (level !== 'child' && level !== 'easy') return false;
  const walk = walkOf(state, seat, plan);
  if (!walk) return false;
  if (usesArrows(walk)) return true;
  return level === 'child' && (jumps(walk) || walk.takings.length > 1 || isUnkind(state, seat, walk));
}

function usesArrows({ cells }: Walk): boolean {
  return cells.some((cell, i) => i > 0 && cell.mark === 'arrow' && cells[i - 1]!.mark === 'arrow');
}

function jumps({ cells }: Walk): boolean {
  return cells.some((cell, i) => i > 0 && !cells[i - 1]!.neighbours.includes(cell));
}

/** Somebody who has less stands beside a token that it takes. */
function isUnkind(state: State, seat: Seat, { takings }: Walk): boolean {
  return takings.some(({ cell }) =>
    state.cells.some((at, other) => {
      if (other === seat || at === null || state.points[other]! >= state.points[seat]!) return false;
      return cell.neighbours.includes(cellById.get(at)!);
    }),
  );
}
