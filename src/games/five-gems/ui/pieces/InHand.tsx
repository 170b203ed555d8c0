// What is in hand: the gem that hangs over a cell, and what a lifted gem could do with its neighbours.

import type { JSX } from 'preact';
import type { BoardProps } from '../../../../ui-kit/board.ts';
import type { Colour } from '../../components.ts';
import { gemAt } from '../../field.ts';
import type { Cell, Types } from '../../types.ts';
import { tones } from '../cuts.ts';
import { besides, cellAt, isSame, middleOf } from '../places.ts';
import { Token } from './Gems.tsx';

/** Of the gem that would be placed. */
function colourInHand({ view, chosen }: BoardProps<Types>): Colour | undefined {
  if (view.held) return view.held;
  const [, slot] = /^tray:(\d)$/.exec(chosen[0] ?? '') ?? [];
  return (slot === undefined ? undefined : view.open[Number(slot)]) ?? undefined;
}

/** Where the pointer or the keyboard is: the gem lies there already, lightly. */
export function Ghost(props: BoardProps<Types>): JSX.Element | null {
  const { view, near, moves } = props;
  const cell = cellAt(view, near.value);
  const colour = colourInHand(props);
  if (!cell || !colour || moves.length === 0 || gemAt(view.field, cell.x, cell.y)) return null;
  const { x, y } = middleOf(view, cell);
  return (
    <g class="aimed" transform={`translate(${x} ${y})`}>
      <circle r={80} fill={`url(#fg-glow-${colour})`} />
      <rect class="aimed-cell" x={-45} y={-45} width={90} height={90} rx={15} />
      <use href={`#fg-gem-${colour}`} transform="scale(.88)" opacity=".88" />
    </g>
  );
}

const swapSign = 'M-8-3.5H6M2.5-7.5l4.5 4-4.5 4M8 4H-6M-2.5 0-7 4l4.5 4';
const stepSign = 'M-7 0H6M1.5-5 7 0 1.5 5';

/** A gem of the field is lifted: its neighbours say what they would do. */
export function Lifted(props: BoardProps<Types>): JSX.Element | null {
  const { view, chosen, moves, preview } = props;
  const cell = view.step === 'chooseAction' ? cellAt(view, chosen[0]) : undefined;
  const colour = cell && gemAt(view.field, cell.x, cell.y);
  if (!cell || !colour) return null;
  const middle = middleOf(view, cell);
  const would = preview.value;
  return (
    <g class="lifted">
      {would?.type === 'swap' && <Sliding view={view} from={otherOf(would, cell)} to={cell} />}
      {besides(cell).map((beside) => {
        const type = moves.find((move) => isBetween(move, cell, beside))?.type;
        if (type !== 'swap' && type !== 'move') return null;
        const to = middleOf(view, beside);
        const [dx, dy] = [to.x - middle.x, to.y - middle.y];
        const turn = (Math.atan2(dy, dx) * 180) / Math.PI;
        return (
          <g key={`${to.x} ${to.y}`}>
            {type === 'move' && (
              <use
                href={`#fg-gem-${colour}`}
                transform={`translate(${to.x} ${to.y}) scale(.6)`}
                opacity=".5"
              />
            )}
            <g
              class="lifted-sign"
              transform={`translate(${middle.x + dx * 0.59} ${middle.y + dy * 0.59}) rotate(${turn}) scale(1.3)`}
            >
              <circle r={14} />
              <path d={type === 'swap' ? swapSign : stepSign} />
            </g>
          </g>
        );
      })}
    </g>
  );
}

function isBetween(move: Types['move'], one: Cell, other: Cell): boolean {
  if (move.type === 'swap') {
    const to = { x: move.toX, y: move.toY };
    return (isSame(move, one) && isSame(to, other)) || (isSame(move, other) && isSame(to, one));
  }
  return move.type === 'move' && isSame(move, one) && move.toX === other.x && move.toY === other.y;
}

function otherOf(swap: Extract<Types['move'], { type: 'swap' | 'move' }>, cell: Cell): Cell {
  return isSame(swap, cell) ? { x: swap.toX, y: swap.toY } : { x: swap.x, y: swap.y };
}

/** The neighbour slides into the gap before the swap is made. */
function Sliding({
  view,
  from,
  to,
}: {
  readonly view: Types['view'];
  readonly from: Cell;
  readonly to: Cell;
}): JSX.Element | null {
  const colour = gemAt(view.field, from.x, from.y);
  if (!colour) return null;
  const start = middleOf(view, from);
  const end = middleOf(view, to);
  return (
    <g transform={`translate(${end.x} ${end.y})`}>
      <rect class="gap" x={-45} y={-45} width={90} height={90} rx={15} stroke={tones[colour].light} />
      <g class="sliding" style={{ '--from': `${start.x - end.x}px ${start.y - end.y}px` }}>
        <Token colour={colour} />
      </g>
    </g>
  );
}
