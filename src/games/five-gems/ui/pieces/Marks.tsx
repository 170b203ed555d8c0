// What is marked on the field: what was done last, what has come about, what was pointed at.

import type { JSX } from 'preact';
import type { BoardProps } from '../../../../ui-kit/board.ts';
import { EmblemAt, seatClass } from '../../../../ui-kit/looks.tsx';
import { still } from '../../../../ui-kit/still.ts';
import { cardOf } from '../../components.ts';
import { newArrangement } from '../../match.ts';
import type { Cell, Types, View } from '../../types.ts';
import { glintAt } from '../cuts.ts';
import { claimable } from '../layout.ts';
import { outlineOf } from '../outline.ts';
import { cellsOf, isSame, middleOf } from '../places.ts';

/** In the colour and with the animal of who did it; it steps back while something is in hand. */
export function LastDeed({ view, players, chosen }: BoardProps<Types>): JSX.Element | null {
  const { change } = view;
  if (!change || claimable(view).length > 0) return null;
  const to = middleOf(view, { x: change.toX, y: change.toY });
  const from = middleOf(view, change);
  const isFaint = chosen.length > 0 || view.held !== null;
  return (
    <Deed to={to} from={from} action={change.action} look={players[change.seat]!.look} isFaint={isFaint} />
  );
}

interface DeedProps {
  readonly to: Cell;
  readonly from: Cell;
  readonly action: 'place' | 'swap' | 'move';
  readonly look: BoardProps<Types>['players'][number]['look'];
  readonly isFaint: boolean;
}

const arrows = {
  swap: 'M-8-3.5H6M2.5-7.5l4.5 4-4.5 4M8 4H-6M-2.5 0-7 4l4.5 4',
  move: 'M-7 0H6M1.5-5 7 0 1.5 5',
};

const Deed = still(({ to, from, action, look, isFaint }: DeedProps) => {
  const cells = action === 'swap' ? [to, from] : [to];
  const line = outlineOf(cells, 1);
  const right = Math.max(...cells.map(({ x }) => x)) + 46;
  const top = Math.min(...cells.map(({ y }) => y)) - 46;
  const turn = (Math.atan2(to.y - from.y, to.x - from.x) * 180) / Math.PI;
  return (
    <g class={`deed ${seatClass(look)}${isFaint ? ' is-faint' : ''}`}>
      <path class="deed-halo" d={line} />
      <path class="deed-line" d={line} />
      {action === 'move' && (
        <rect class="deed-from" x={from.x - 42} y={from.y - 42} width={84} height={84} rx={15} />
      )}
      {action !== 'place' && (
        <g
          class="deed-way"
          transform={`translate(${(to.x + from.x) / 2} ${(to.y + from.y) / 2}) rotate(${turn})`}
        >
          <circle r={15} />
          <path d={arrows[action]} />
        </g>
      )}
      <circle class="deed-badge" cx={right} cy={top} r={17} />
      <EmblemAt look={look} x={right} y={top} size={23} />
    </g>
  );
});

/** Arrangements that can be shown: gold rings, each a bit farther inside, with what it brings. */
export function Claims({ view }: BoardProps<Types>): JSX.Element | null {
  const cards = claimable(view);
  if (cards.length === 0) return null;
  const rings = cards.map((card) => newArrangement(view, card));
  const isIn = (cell: Cell): boolean => rings.some((ring) => ring.some((other) => isSame(other, cell)));
  const others = cellsOf(view).filter((cell) => cell.colour && !isIn(cell));
  const isSolo = view.hands.length === 1;
  return (
    <g class="claims">
      <path class="claim-dim" d={others.map((cell) => squareAt(middleOf(view, cell))).join('')} />
      {cards.map((card, i) => (
        <Ring
          key={card}
          cells={rings[i]!.map((cell) => middleOf(view, cell))}
          inset={i * 9}
          points={isSolo ? 1 : cardOf(card).points}
          isSecond={i > 0}
        />
      ))}
    </g>
  );
}

function squareAt({ x, y }: Cell): string {
  return `M${x - 34} ${y - 48}h68q14 0 14 14v68q0 14-14 14h-68q-14 0-14-14v-68q0-14 14-14z`;
}

interface RingProps {
  readonly cells: readonly Cell[];
  readonly inset: number;
  readonly points: number;
  readonly isSecond: boolean;
}

const Ring = still(({ cells, inset, points, isSecond }: RingProps) => {
  const line = outlineOf(cells, inset);
  const inOrder = cells.toSorted((one, other) => one.y - other.y || one.x - other.x);
  const tag = isSecond ? inOrder.at(-1)! : inOrder[0]!;
  const aside = isSecond ? 44 : -44;
  return (
    <g class={isSecond ? 'ring is-second' : 'ring'}>
      <path class="ring-halo" d={line} />
      <path class="ring-line" d={line} pathLength={1} />
      <path class="ring-glints" d={cells.map(({ x, y }) => glintAt(x + 22, y - 24, 17)).join('')} />
      <Medal x={tag.x + aside} y={tag.y + aside} points={points} />
    </g>
  );
});

export function Medal({
  x,
  y,
  points,
}: {
  readonly x: number;
  readonly y: number;
  readonly points: number;
}): JSX.Element {
  return (
    <g class={`medal worth-${points}`} transform={`translate(${x} ${y})`}>
      <circle r={21} />
      <circle class="medal-inner" r={17.5} />
      <text y={9}>+{points}</text>
    </g>
  );
}

/** FG-K3, in the order in which they were pointed at. */
export const Pointed = still(({ view }: { readonly view: View }) => (
  <g class="pointed">
    {view.pointed.map((cell, i) => {
      const { x, y } = middleOf(view, cell);
      return (
        <g key={`${x} ${y}`} transform={`translate(${x} ${y})`}>
          <rect class="pointed-halo" x={-48} y={-48} width={96} height={96} rx={16} />
          <rect class="pointed-line" x={-48} y={-48} width={96} height={96} rx={16} />
          <circle cx={33} cy={-33} r={19} />
          <text x={33} y={-24}>
            {i + 1}
          </text>
        </g>
      );
    })}
  </g>
));
