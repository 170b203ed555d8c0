// Where cells lie on the picture. Cells keep their place and their name for the whole game, wherever the field wanders;
// the rules' own coordinates begin anew with every shift.

import type { SpotId } from '../../../ui-kit/board.ts';
import type { Box } from '../../../ui-kit/camera.ts';
import type { Colour } from '../components.ts';
import { gemAt } from '../field.ts';
import type { Cell, View } from '../types.ts';
import { ofView } from './ofView.ts';

/** So many units of the picture is a cell wide. */
export const pitch = 100;

export interface FieldCell extends Cell {
  readonly name: string;
  /** Undefined: free, and beside a gem. */
  readonly colour: Colour | undefined;
}

export function cellSpot(name: string): SpotId {
  return `cell:${name}`;
}

export function nameOf({ columns, rows }: View, { x, y }: Cell): string {
  return `${columns[x + 1]}${rows[y + 1]}`;
}

/** The middle of a cell on the picture. */
export function middleOf({ origin }: View, { x, y }: Cell): Cell {
  return { x: pitch * (origin.x + x), y: pitch * (origin.y + y) };
}

/** Of a spot on the field; undefined of all others. */
export function cellAt({ columns, rows }: View, spot: SpotId | undefined): Cell | undefined {
  const [, column, row] = /^cell:([A-Za-z]+)(-?\d+)$/.exec(spot ?? '') ?? [];
  if (column === undefined) return undefined;
  const x = columns.indexOf(column) - 1;
  const y = rows.indexOf(Number(row)) - 1;
  return x < -1 || y < -1 ? undefined : { x, y };
}

const sides = [
  [0, -1],
  [-1, 0],
  [1, 0],
  [0, 1],
] as const;

export function besides({ x, y }: Cell): readonly Cell[] {
  return sides.map(([dx, dy]) => ({ x: x + dx, y: y + dy }));
}

/** All gems and all free cells beside them, in reading order. */
export const cellsOf = ofView((view): readonly FieldCell[] => {
  const { field } = view;
  const cells: FieldCell[] = [];
  for (let y = -1; y <= field.length; y++) {
    for (let x = -1; x <= field[0]!.length; x++) {
      const colour = gemAt(field, x, y);
      const isBeside = besides({ x, y }).some((cell) => gemAt(field, cell.x, cell.y) !== undefined);
      if (colour || isBeside) cells.push({ x, y, colour, name: nameOf(view, { x, y }) });
    }
  }
  return cells;
});

export function isSame(one: Cell, other: Cell): boolean {
  return one.x === other.x && one.y === other.y;
}

/** What must be seen: the field as it lay when the turn began, with the free cells around it. Within a turn nothing
 *  that is pointed at runs away. */
export function needed(view: View): Box {
  const cells = gemsBefore(view);
  const xs = cells.map(({ x }) => x);
  const ys = cells.map(({ y }) => y);
  const left = Math.min(...xs) - 1;
  const top = Math.min(...ys) - 1;
  const { x, y } = middleOf(view, { x: left, y: top });
  return {
    x: x - pitch / 2,
    y: y - pitch / 2,
    width: pitch * (Math.max(...xs) + 2 - left),
    height: pitch * (Math.max(...ys) + 2 - top),
  };
}

function gemsBefore(view: View): readonly Cell[] {
  const gems = cellsOf(view).filter((cell) => cell.colour);
  const { change, step } = view;
  const isActed = step === 'claimTasks' || step === 'pointAtGems' || step === 'drawTasks';
  if (!isActed || !change || change.action === 'swap') return gems;
  const stayed = gems.filter((cell) => !isSame(cell, { x: change.toX, y: change.toY }));
  return change.action === 'move' ? [...stayed, { x: change.x, y: change.y }] : stayed;
}

/** How much is shown at least, so that most games never change their scale. */
export const leastCells = 6;

export function shownWhole(need: Box): Box {
  const width = Math.max(need.width, leastCells * pitch);
  const height = Math.max(need.height, leastCells * pitch);
  return {
    x: need.x - (width - need.width) / 2,
    y: need.y - (height - need.height) / 2,
    width,
    height,
  };
}
