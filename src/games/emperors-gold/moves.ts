// Moves as ready-made values, and their keys.

import { tasks } from './components.ts';
import { cellNames } from './grid.ts';
import { bothRows } from './rows.ts';
import type { End, Move, Row } from './types.ts';

type MoveOf<Type extends Move['type']> = Extract<Move, { type: Type }>;

/** By cell. */
export const moveEmperor: readonly MoveOf<'moveEmperor'>[] = cellNames.map((_, cell) =>
  Object.freeze({ type: 'moveEmperor', cell } as const),
);

/** By row. */
export const discardRow: readonly MoveOf<'discardRow'>[] = bothRows.map((row) =>
  Object.freeze({ type: 'discardRow', row } as const),
);

/** By task. */
export const claimTask: readonly MoveOf<'claimTask'>[] = tasks.map((_, task) =>
  Object.freeze({ type: 'claimTask', task } as const),
);

export const endTurn: MoveOf<'endTurn'> = Object.freeze({ type: 'endTurn' });
export const pass: MoveOf<'pass'> = Object.freeze({ type: 'pass' });

const ends = ['left', 'right'] as const;
const additions: readonly MoveOf<'addCard'>[] = cellNames.flatMap((_, cell) =>
  bothRows.flatMap((row) => ends.map((end) => Object.freeze({ type: 'addCard', cell, row, end } as const))),
);

export function addCard(cell: number, row: Row, end: End): MoveOf<'addCard'> {
  return additions[4 * cell + 2 * row + (end === 'right' ? 1 : 0)]!;
}

export function moveKey(move: Move): string {
  switch (move.type) {
    case 'moveEmperor':
      return `emperor:${cellNames[move.cell]}`;
    case 'discardRow':
      return `discard:${move.row}`;
    case 'addCard':
      return `add:${cellNames[move.cell]}:${move.row}:${move.end}`;
    case 'claimTask':
      return `claim:${move.task}`;
    case 'endTurn':
    case 'pass':
      return move.type;
  }
}

const moveOfKey: ReadonlyMap<string, Move> = new Map(
  [...moveEmperor, ...discardRow, ...additions, ...claimTask, endTurn, pass].map((move) => [
    moveKey(move),
    move,
  ]),
);

export function parseMove(key: string): Move | undefined {
  return moveOfKey.get(key);
}
