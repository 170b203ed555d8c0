// How the levels differ: by what they look at.

import type { Seat } from '../../../kernel/game.ts';
import type { LevelName, Plan, Thinking } from '../../../kernel/hints.ts';
import type { Move, State, Types } from '../types.ts';
import { deckOf } from './worth.ts';

export const levels: Readonly<Partial<Record<LevelName, Partial<Thinking>>>> = {
  child: { width: 40, simulations: 0, attention: 0.13, cap: 0.25 },
  easy: { width: 40, simulations: 0, attention: 0.15, cap: 0.18 },
  normal: { width: 40, simulations: 0, attention: 0.22, cap: 0.1 },
  hard: { width: 40, simulations: 0, attention: 0.75, cap: 0.06 },
  expert: { width: 8, simulations: 600 },
};

/** A child moves no gem on the field by a step, sees no complex task in a swap, and leaves alone what another player
 *  has just laid. Beginners do not think of a step as a preparation. */
export function overlooks(level: LevelName, state: State, _seat: Seat, { moves }: Plan<Types>): boolean {
  const [first] = moves;
  const claims = moves.flatMap((move) => (move.type === 'claim' ? [move.card] : []));
  switch (level) {
    case 'child':
      if (first?.type === 'move') return true;
      if (first?.type === 'swap' && claims.some((id) => deckOf(id) === 'complex')) return true;
      return claims.length === 0 && touchesLastChange(state, first);
    case 'easy':
      return first?.type === 'move' && claims.length === 0;
    case 'normal':
    case 'hard':
    case 'expert':
      return false;
  }
}

function touchesLastChange({ change }: State, move: Move | undefined): boolean {
  if (!change || (move?.type !== 'swap' && move?.type !== 'move')) return false;
  const isThere = (x: number, y: number) => x === change.toX && y === change.toY;
  return isThere(move.x, move.y) || isThere(move.toX, move.toY);
}
