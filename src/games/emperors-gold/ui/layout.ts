// Where things lie on the temple floor, and by which spots a move is made. No drawing here.

import type { Seat } from '../../../kernel/game.ts';
import type { Placing, SpotId } from '../../../ui-kit/board.ts';
import { type Card, none, type Task, tasks } from '../components.ts';
import { type Cell, reachableCells } from '../grid.ts';
import { addCard, claimTask, discardRow, moveEmperor, moveKey } from '../moves.ts';
import { bothRows, canAdd, endsOf, sideOf, symbolsIn } from '../rows.ts';
import type { End, Move, Row, View } from '../types.ts';

/** The floor is a square of so many units; a stone of it with its joint is `pitch` wide. */
export const floor = 560;
const border = 30;
export const pitch = 100;
export const stone = 92;

/** The middle of a cell. */
export function placeOf(cell: Cell): { readonly x: number; readonly y: number } {
  return { x: border + pitch * ((cell % 5) + 0.5), y: border + pitch * (Math.floor(cell / 5) + 0.5) };
}

export function cellSpot(cell: Cell): SpotId {
  return `cell:${cell}`;
}

/** The right end, which is the row itself; the left one exists with two-sided rows only (EG-V2). */
export function rowSpot(row: Row, end: End): SpotId {
  return end === 'right' ? `row:${row}` : `row:${row}:left`;
}

export function taskSpot(task: Task): SpotId {
  return `task:${task}`;
}

/** Where a card can go: in the rows' order. */
export function homesOf(view: View, card: Card): { readonly row: Row; readonly end: End }[] {
  return bothRows.flatMap((row) =>
    endsOf(view)
      .filter((end) => canAdd(view, card, row, end))
      .map((end) => ({ row, end })),
  );
}

/** A card with one place to go to needs one tap; the others need the row as well. All can be dragged. */
export function place(move: Move, view: View): Placing {
  switch (move.type) {
    case 'moveEmperor':
      return { at: [cellSpot(move.cell)], or: [[cellSpot(view.emperor), cellSpot(move.cell)]] };
    case 'addCard': {
      const isOnlyWay = homesOf(view, view.grid[move.cell]!).length === 1;
      const way = [cellSpot(move.cell), rowSpot(move.row, move.end)];
      return isOnlyWay ? { at: [cellSpot(move.cell)], or: [way] } : { at: way };
    }
    case 'discardRow':
      return { at: [rowSpot(move.row, 'right')] };
    case 'claimTask':
      return { at: [taskSpot(move.task)] };
    case 'endTurn':
      return { button: 'primary' };
    case 'pass':
      return { button: 'plain' };
  }
}

/** What somebody seems to want who pointed there. */
export function wish(path: readonly SpotId[], view: View): string | undefined {
  const [kind, number, end] = (path.at(-1) ?? '').split(':');
  const index = Number(number);
  switch (kind) {
    case 'cell':
      if (view.step === 'moveEmperor') return moveKey(moveEmperor[index]!);
      return moveKey(addCard(index, view.row ?? 0, 'right'));
    case 'row':
      return path[0]?.startsWith('cell:')
        ? moveKey(addCard(Number(path[0].slice(5)), index as Row, end === 'left' ? 'left' : 'right'))
        : moveKey(discardRow[index]!);
    case 'task':
      return moveKey(claimTask[index]!);
    default:
      return undefined;
  }
}

/** What lies where once the emperor has swapped places with this card. */
export function standingOn(view: View, target: Cell): View {
  const grid = view.grid.slice();
  grid[view.emperor] = grid[target]!;
  grid[target] = none;
  return { ...view, grid, emperor: target, step: 'addCard' };
}

/** What the emperor would reach there. */
export function reachFrom(view: View, target: Cell): readonly Cell[] {
  return reachNow(standingOn(view, target));
}

/** What the emperor reaches now, in the steps in which that matters. */
export function reachNow(view: View): readonly Cell[] {
  switch (view.step) {
    case 'discardRow':
    case 'addCard':
    case 'continueRow':
      return reachableCells(view.grid, view.emperor);
    case 'moveEmperor':
    case 'endTurn':
    case 'gameOver':
      return [];
  }
}

/** Whose rows lie before who looks: their own; a spectator sees those of who is to move. */
export function ownerOf(view: View): Seat {
  return view.viewer === 'spectator' ? view.turn : view.viewer;
}

interface Progress {
  /** Undefined where there is no row yet. */
  readonly row?: Row;
  /** Of the wanted symbols, as bits. */
  readonly has: number;
  readonly length: number;
}

/** How far the row in hand is with a task: the row of this turn, else the better one of the side. */
export function progressOf(view: View, seat: number, task: Task): Progress {
  const { wanted, length } = tasks[task]!;
  const own = seat === view.turn && view.row !== null ? [view.row] : bothRows;
  let best: Progress = { has: 0, length: 0 };
  let bestLeft = Number.POSITIVE_INFINITY;
  for (const row of own) {
    const cards = view.rows[2 * sideOf(view, seat) + row]!;
    const has = symbolsIn(cards) & wanted;
    const left = Math.max(length - cards.length, bits(wanted) - bits(has));
    if (cards.length > 0 && left < bestLeft) {
      best = { row, has, length: Math.min(cards.length, length) };
      bestLeft = left;
    }
  }
  return best;
}

function bits(set: number): number {
  let count = 0;
  for (let rest = set; rest > 0; rest >>= 1) count += rest & 1;
  return count;
}
