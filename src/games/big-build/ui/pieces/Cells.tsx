// Round cells on discs of wood, piers on the brook, tokens on squares, and squares whose token is gone.

import type { JSX } from 'preact';
import { type BoardProps, piece, type SpotAttributes } from '../../../../ui-kit/board.ts';
import { still } from '../../../../ui-kit/still.ts';
import { type Cell, cells } from '../../board.ts';
import { tokenIndex, tokens } from '../../components.ts';
import type { SymbolId, TokenId, Types } from '../../types.ts';
import { type Glade, glades, placeOf, sideOf } from '../glade.ts';
import type { GladeName } from '../glades.ts';
import { cellSpot } from '../layout.ts';
import { cellLabel } from '../words.ts';
import { Sign } from './Symbols.tsx';

interface CellsProps {
  readonly props: BoardProps<Types>;
  readonly glade: Glade;
}

export function Cells({ props, glade }: CellsProps): JSX.Element {
  const { view, spot, tell } = props;
  return (
    <g class="cells">
      {cells.map((cell) => (
        <CellSpot
          key={cell.id}
          attributes={spot(cellSpot(cell.id), cellLabel(view, cell, tell))}
          index={cell.index}
          token={cell.square < 0 ? null : view.tokens[cell.square]!}
          glade={glade.name}
        />
      ))}
    </g>
  );
}

interface CellProps {
  readonly attributes: SpotAttributes;
  readonly index: number;
  readonly token: TokenId | null;
  readonly glade: GladeName;
}

/** Fingers need more than what is drawn. */
const fingerRadius = 23;

const CellSpot = still(({ attributes, index, token, glade: name }: CellProps) => {
  const cell = cells[index]!;
  const glade = glades[name];
  const { x, y } = placeOf(glade, cell.id);
  const { radius, isSmall } = glade;
  const finger = Math.max(isSmall ? fingerRadius : 0, radius * 1.1);
  return (
    <g {...attributes} class={`cell is-${cell.kind}`} transform={`translate(${x} ${y})`}>
      <circle class="finger" r={finger} />
      <circle class="glow" r={radius * (isSmall ? 1.42 : 1.55)} />
      {cell.kind === 'round' ? (
        <RoundCell cell={cell} glade={glade} />
      ) : token === null ? (
        <Clearing radius={radius} isSmall={isSmall} />
      ) : (
        <g {...piece(`token:${token}`)}>
          <Tile token={token} radius={radius} isSmall={isSmall} />
        </g>
      )}
      {cell.kind === 'round' ? (
        <circle class="spot-edge" r={radius + (isSmall ? 1.5 : 2.5)} />
      ) : (
        <rect
          class="spot-edge"
          x={-radius - 1}
          y={-radius - 1}
          width={2 * radius + 2}
          height={2 * radius + 2}
          rx={radius * 0.3}
        />
      )}
    </g>
  );
});

function RoundCell({ cell, glade }: { readonly cell: Cell; readonly glade: Glade }): JSX.Element {
  const { radius } = glade;
  return (
    <>
      <ellipse class="shade" cy={radius * 0.2} rx={radius * 1.04} ry={radius} />
      {cell.mark === 'arrow' && <Currents cell={cell} glade={glade} />}
      <Disc symbol={cell.symbol!} radius={radius} isSmall={glade.isSmall} isPier={cell.mark === 'arrow'} />
    </>
  );
}

interface DiscProps {
  readonly symbol: SymbolId;
  readonly radius: number;
  readonly isSmall: boolean;
  readonly isPier: boolean;
}

export function Disc({ symbol, radius, isSmall, isPier }: DiscProps): JSX.Element {
  return (
    <>
      <circle class={isPier ? 'pier' : 'bark'} r={radius} />
      <circle class={`disc is-${symbol}`} r={radius * 0.83} stroke-width={isSmall ? 1.4 : 2.6} />
      {!isSmall && <circle class="grain" r={radius * 0.68} />}
      <Sign symbol={symbol} size={radius * 1.32} />
    </>
  );
}

/** Arrows that lie in the water, up and down the brook. */
function Currents({ cell, glade }: { readonly cell: Cell; readonly glade: Glade }): JSX.Element {
  const { radius: r, isSmall, brook, width, height } = glade;
  const place = placeOf(glade, cell.id);
  const side = sideOf(glade, place);
  const x = side === 1 ? width - brook.inset - place.x : side === 3 ? brook.inset - place.x : 0;
  const y = side === 0 ? brook.inset - place.y : side === 2 ? height - brook.inset - place.y : 0;
  const k = isSmall ? 0.86 : 1;
  const arrow = `M${r * 1.02} ${-r * 0.22 * k}h${r * 0.3}v${-r * 0.28 * k}l${r * 0.52 * k} ${r * 0.5 * k}l${-r * 0.52 * k} ${r * 0.5 * k}v${-r * 0.28 * k}h${-r * 0.3}z`;
  const turn = side % 2 === 0 ? 0 : 90;
  return (
    <>
      <path class="current" d={arrow} transform={`translate(${x} ${y}) rotate(${turn})`} />
      <path class="current" d={arrow} transform={`translate(${x} ${y}) rotate(${turn + 180})`} />
    </>
  );
}

interface TileProps {
  readonly token: TokenId;
  readonly radius: number;
  readonly isSmall: boolean;
}

export function Tile({ token, radius, isSmall }: TileProps): JSX.Element {
  const { symbol, number } = tokens[tokenIndex.get(token)!]!;
  const half = radius * (isSmall ? 1.02 : 0.98);
  const box = { x: -half, width: 2 * half, height: 2 * half, rx: half * 0.24 };
  return (
    <>
      <rect class="tile-side" {...box} y={-half + radius * 0.16} />
      <rect class="tile" {...box} y={-half} stroke-width={isSmall ? 2 : 3.5} />
      <text class="number" x={-half * 0.48} y={half * 0.37} font-size={half * 1.12}>
        {number}
      </text>
      <Sign symbol={symbol} x={half * 0.36} y={half * 0.02} size={half * 1.12} />
    </>
  );
}

/** Where a token has been taken any card pays. */
export function Clearing({
  radius,
  isSmall,
}: {
  readonly radius: number;
  readonly isSmall: boolean;
}): JSX.Element {
  const half = radius * (isSmall ? 1.02 : 0.98);
  return (
    <>
      <rect
        class="clearing"
        x={-half}
        y={-half}
        width={2 * half}
        height={2 * half}
        rx={half * 0.24}
        stroke-width={isSmall ? 1.6 : 2.6}
        stroke-dasharray={isSmall ? '4 3' : '8 6'}
      />
      <g transform={`scale(${radius / 31})`}>
        <rect class="any-card" x="-9" y="-14" width="18" height="26" rx="4" />
        <path class="any-star" d="M0-8v14M-6-4.5l12 7M-6 2.5l12-7" />
      </g>
    </>
  );
}
