// How the levels differ: hardly by where dice go, which decides little, but by whom they hire and when, and by what
// they see of the others.

import type { Seat } from '../../../kernel/game.ts';
import type { LevelName, Plan, Thinking } from '../../../kernel/hints.ts';
import { isBurden } from '../botCards.ts';
import type { Move, State, Types } from '../types.ts';
import { shares } from './judge.ts';

export const levels: Readonly<Partial<Record<LevelName, Partial<Thinking>>>> = {
  child: { attention: 0.7, cap: 0.2 },
  easy: { attention: 0.68, cap: 0.15 },
  normal: { attention: 0.71, cap: 0.1 },
  hard: { width: 48, simulations: 0, attention: 0.88, cap: 0.08 },
  expert: { width: 6, simulations: 900 },
};

/** Dollars that somebody of this level wants to have before they hire a first prospector, and a second one. */
const savings: Readonly<Partial<Record<LevelName, readonly [number, number]>>> = {
  child: [14, 34],
  easy: [13, 30],
  normal: [9, 18],
};

/** Plans are tried out while somebody's chances are better than this, and not as good as certain. */
const hope = 0.02;

export function overlooks(level: LevelName, state: State, seat: Seat, { moves }: Plan<Types>): boolean {
  const spared = savings[level];
  if (spared && moves.some((move) => move.type === 'buy')) {
    if (moves.some((move) => move.type === 'buy' && move.figure === 'guard')) return true;
    const hired = state.prospectors[seat]! + moves.filter((move) => move.type === 'buy').length;
    if (state.money[seat]! < spared[hired - 1]!) return true;
  }
  if (spared && moves.some((move) => letsGo(state, move))) return true;
  if (level === 'expert') return !canTell(state, seat);
  if (level === 'child') return moves.some((move) => goesAgainst(move, seat));
  return (
    level === 'easy' &&
    moves.some((move) => move.type === 'fuse' || (move.type === 'use' && move.action === 'claim'))
  );
}

/** In a game that is decided the expert does what anybody would do first. */
function canTell(state: State, seat: Seat): boolean {
  const share = shares(state)[seat]!;
  return share > hope && share < 1 - hope;
}

/** Nobody who has hired helpers sends them home again while there is gold. */
function letsGo({ bank, money, dueProspectors }: State, move: Move): boolean {
  return move.type === 'keep' && move.prospectors < dueProspectors && bank > 10 * money.length;
}

/** The child digs in the common mine and in its own, and harms nobody. */
function goesAgainst(move: Move, seat: Seat): boolean {
  switch (move.type) {
    case 'place':
    case 'fuse':
      return move.mine !== 'common' && move.mine !== seat;
    case 'pass':
      return isBurden(move.action);
    case 'use':
      return move.action === 'toll' || move.action === 'fuse';
    default:
      return false;
  }
}
