// A plan, followed on the board: where it leads, what it takes, what it keeps.

import type { Seat } from '../../../kernel/game.ts';
import type { Plan } from '../../../kernel/hints.ts';
import { type Cell, cellById } from '../board.ts';
import { tokenIndex } from '../components.ts';
import { rankOf } from '../hand.ts';
import type { CardId, State, TokenId, Types } from '../types.ts';
import { pointsAt, tableOf } from './table.ts';

export interface Taking {
  readonly token: TokenId;
  readonly cell: Cell;
  readonly points: number;
}

export interface Walk {
  /** From where the seat stands to where it ends up. */
  readonly cells: readonly Cell[];
  readonly takings: readonly Taking[];
  /** After it. */
  readonly taken: number;
  readonly built: number;
  readonly kept: readonly number[];
  readonly thrown: readonly CardId[];
}

/** Undefined before the seat stands on the board. */
export function walkOf(state: State, seat: Seat, { moves }: Plan<Types>): Walk | undefined {
  const from = state.cells[seat];
  if (from == null) return undefined;
  const cells = [cellById.get(from)!];
  const takings: Taking[] = [];
  const kept = state.hands[seat]!.slice();
  let thrown: readonly CardId[] = [];
  let { built } = tableOf(state, seat);
  let taken = 0;
  for (const move of moves) {
    if (move.type !== 'go' && move.type !== 'discard') continue;
    for (const card of move.cards) kept.splice(kept.indexOf(card), 1);
    if (move.type === 'discard') {
      thrown = move.cards;
      continue;
    }
    const cell = cellById.get(move.to)!;
    cells.push(cell);
    const token = cell.square < 0 ? null : state.tokens[cell.square];
    if (token == null || (taken >> cell.square) & 1) continue;
    const place = tokenIndex.get(token)!;
    takings.push({ token, cell, points: pointsAt(place, built) });
    taken |= 1 << cell.square;
    built |= 1 << place;
  }
  return { cells, takings, taken, built, kept: kept.map(rankOf), thrown };
}
