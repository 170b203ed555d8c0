// The ways of steps: bows over the heads of those who are jumped, and the current along the brook.

import type { JSX } from 'preact';
import type { BoardProps, SpotId } from '../../../../ui-kit/board.ts';
import { still } from '../../../../ui-kit/still.ts';
import { cellById } from '../../board.ts';
import type { CellId, Types } from '../../types.ts';
import { type Glade, glades, isByBrook, lineThrough, type Point, placeOf, wayPoints } from '../glade.ts';
import type { GladeName } from '../glades.ts';
import { type NextCell, nextCells, walker } from '../reach.ts';

interface Layer {
  readonly props: BoardProps<Types>;
  readonly glade: Glade;
}

/** A sign on every cell that is got to by a jump. */
export function JumpBadges({ props: { view }, glade }: Layer): JSX.Element {
  const { radius, isSmall, width } = glade;
  return (
    <g class="over">
      {nextCells(view)
        .filter(({ over }) => over.length > 0)
        .map(({ cell }) => {
          const { x, y } = placeOf(glade, cell.id);
          const side = x > width - 36 || cell.kind === 'square' ? -1 : 1;
          return (
            <g
              key={cell.id}
              transform={`translate(${x + side * radius * 0.86} ${y - radius * 0.86}) scale(${isSmall ? 0.64 : 1})`}
            >
              <JumpSign />
            </g>
          );
        })}
    </g>
  );
}

export function JumpSign(): JSX.Element {
  return (
    <>
      <circle class="jump-ground" r="13.5" />
      <path class="jump-bow" d="M-8 6C-7-6 3-8 6 1" />
      <path class="jump-head" d="M1 1h10l-5 7z" />
      <circle class="jump-stone" cx="-1" cy="6.5" r="3" />
    </>
  );
}

/** The whole way to the cell that is pointed at, or chosen; at a desk, with the reach shown, to all. */
export function Ways({ props, glade }: Layer): JSX.Element | null {
  const { view, near, chosen, switches } = props;
  const seat = walker(view);
  if (seat === undefined) return null;
  const from = view.cells[seat]!;
  const pointed = [...chosen, near.value].map(cellOfSpot);
  const isAll = !glade.isSmall && switches.reach === true;
  const ways = nextCells(view).filter((next) => isAll || pointed.includes(next.cell.id));
  const pathless = ways.filter((way) => isPathless(from, way));
  return (
    <g class="over">
      {pathless.map(({ cell, over }) => (
        <Way key={cell.id} stops={[from, ...over, cell.id]} glade={glade.name} />
      ))}
    </g>
  );
}

/** A step along a path shows by itself where it goes. */
function isPathless(from: CellId, { cell, over }: NextCell): boolean {
  return over.length > 0 || isByBrook(cellById.get(from)!, cell);
}

function cellOfSpot(spot: SpotId | undefined): CellId | undefined {
  return spot?.startsWith('cell:') ? spot.slice('cell:'.length) : undefined;
}

const Way = still(
  ({ stops, glade: name }: { readonly stops: readonly CellId[]; readonly glade: GladeName }) => {
    const glade = glades[name];
    const points = wayPoints(glade, stops);
    const line = lineThrough(points);
    const { isSmall } = glade;
    const dots = isSmall ? '0.1 6.6' : '0.1 11.5';
    return (
      <g class="way">
        <path class="way-under" d={line} stroke-width={isSmall ? 4.6 : 8} stroke-dasharray={dots} />
        <path class="way-over" d={line} stroke-width={isSmall ? 3 : 5.4} stroke-dasharray={dots} />
        <path class="way-head" d="M1 0-.7.85-.2 0-.7-.85z" transform={headAt(points, isSmall ? 6 : 11)} />
      </g>
    );
  },
);

function headAt(points: readonly Point[], size: number): string {
  const end = points.at(-1)!;
  const before = points.at(-3) ?? points[0]!;
  const angle = (Math.atan2(end.y - before.y, end.x - before.x) * 180) / Math.PI;
  return `translate(${end.x} ${end.y}) rotate(${angle}) scale(${size})`;
}
