// Who stands where, what a token is worth, where one may start: everything that lies over the cells.

import type { JSX } from 'preact';
import { type BoardProps, piece } from '../../../../ui-kit/board.ts';
import { seatClass } from '../../../../ui-kit/looks.tsx';
import { still } from '../../../../ui-kit/still.ts';
import { squares, starts } from '../../board.ts';
import { tokenIndex } from '../../components.ts';
import { pointsFor } from '../../scoring.ts';
import type { CellId, CharacterId, Types } from '../../types.ts';
import { type Glade, glades, placeOf } from '../glade.ts';
import type { GladeName } from '../glades.ts';
import { pawnSpot } from '../layout.ts';
import { reachOf } from '../reach.ts';
import { FigureAt, HeadAt } from './Figures.tsx';

interface Layer {
  readonly props: BoardProps<Types>;
  readonly glade: Glade;
}

/** The lower ones over the higher ones; the own pawn can be taken along. */
export function Pawns({ props, glade }: Layer): JSX.Element {
  const { view, players, spot, tell } = props;
  const standing = view.cells
    .map((cell, seat) => ({ cell, seat, character: view.characters[seat] }))
    .filter((who): who is { cell: CellId; seat: number; character: CharacterId } => who.cell !== null)
    .sort((one, other) => placeOf(glade, one.cell).y - placeOf(glade, other.cell).y);
  return (
    <g class="pawns">
      {standing.map(({ cell, seat, character }) => {
        const isOwn = seat === view.viewer;
        const { x, y } = placeOf(glade, cell);
        const attributes = isOwn ? spot(pawnSpot, tell('ui.ownPawn', { cell, character })) : {};
        return (
          <g
            key={seat}
            {...attributes}
            class={isOwn ? 'pawn-spot is-own' : 'pawn-spot'}
            transform={`translate(${x} ${y})`}
          >
            <g {...piece(`pawn:${seat}`)} data-handle="yes" class={`pawn ${seatClass(players[seat]!.look)}`}>
              <Pawn
                character={character}
                glade={glade.name}
                isOwn={isOwn}
                tag={isOwn ? tell('ui.you') : ''}
              />
            </g>
            {isOwn && <circle class="finger" r={glade.isSmall ? 23 : glade.radius * 1.1} />}
            {isOwn && <circle class="spot-edge" r={glade.radius + 3} />}
          </g>
        );
      })}
    </g>
  );
}

interface PawnProps {
  readonly character: CharacterId;
  readonly glade: GladeName;
  readonly isOwn: boolean;
  readonly tag: string;
}

const Pawn = still(({ character, glade: name, isOwn, tag }: PawnProps) => {
  const { isSmall, radius } = glades[name];
  if (isSmall) {
    return (
      <>
        <ellipse class="shade" cy="16" rx="13" ry="4" />
        {isOwn && <circle class="own-ring" cy="-2" r="20.5" />}
        <circle class="pawn-ground" cy="-2" r="17.5" />
        <g transform="translate(0 -2)">
          <HeadAt character={character} size={35} />
        </g>
      </>
    );
  }
  const width = radius * 1.86;
  const foot = radius * 0.62;
  const top = foot - (width * 170) / 132;
  return (
    <>
      <ellipse
        class={isOwn ? 'base is-own' : 'base'}
        cy={radius * 0.42}
        rx={radius * 1.05}
        ry={radius * 0.5}
      />
      <ellipse class="base-inside" cy={radius * 0.36} rx={radius * 0.74} ry={radius * 0.3} />
      <g transform={`translate(0 ${foot})`}>
        <FigureAt character={character} width={width} />
      </g>
      {isOwn && (
        <g transform={`translate(0 ${Math.max(top - 6, -radius * 2)})`}>
          <path
            class="tag"
            d="M-22-22h44a7 7 0 0 1 7 7v9a7 7 0 0 1-7 7h-15l-7 8-7-8h-15a7 7 0 0 1-7-7v-9a7 7 0 0 1 7-7z"
          />
          <text class="tag-text" y="-4" font-size="17">
            {tag}
          </text>
        </g>
      )}
    </>
  );
});

/** On each token what it would score now. */
export function Coins({ props: { view }, glade }: Layer): JSX.Element {
  const half = glade.radius * (glade.isSmall ? 0.88 : 0.84);
  return (
    <g class="over">
      {squares.map(({ id, square }) => {
        const token = view.tokens[square];
        if (token == null) return null;
        const { x, y } = placeOf(glade, id);
        return (
          <Coin
            key={id}
            x={x + half}
            y={y - half}
            points={pointsFor(view.house, tokenIndex.get(token)!)}
            isSmall={glade.isSmall}
          />
        );
      })}
    </g>
  );
}

interface CoinProps {
  readonly x: number;
  readonly y: number;
  readonly points: number;
  readonly isSmall: boolean;
}

export const Coin = still(({ x, y, points, isSmall }: CoinProps) => (
  <g transform={`translate(${x} ${y})`}>
    <circle class="coin" r={isSmall ? 8.6 : 14.5} stroke-width={isSmall ? 1.4 : 2.2} />
    <text class="number" y={isSmall ? 4.4 : 6} font-size={isSmall ? 12.5 : 18}>
      {points}
    </text>
  </g>
));

export function Starts({ props: { view, tell }, glade }: Layer): JSX.Element | null {
  // While a character is being chosen they would lie under the portraits.
  const isChoosing = view.step === 'chooseCharacter' && view.turn === view.viewer;
  if (isChoosing || !view.cells.includes(null)) return null;
  const { radius, isSmall, width, height } = glade;
  const half = isSmall ? 25 : 36;
  return (
    <g class="over">
      {starts
        .filter(({ id }) => !view.cells.includes(id))
        .map(({ id }) => {
          const { x, y } = placeOf(glade, id);
          const isHigh = y < height * 0.3;
          const inside = Math.min(width - half - 2, Math.max(half + 2, x));
          return (
            <g key={id} transform={`translate(${inside} ${y + (isHigh ? -radius : radius) * 1.12})`}>
              <rect
                class="start-flag"
                x={-half}
                y={isSmall ? -8.5 : -12}
                width={2 * half}
                height={isSmall ? 17 : 24}
                rx={isSmall ? 5 : 7}
              />
              <text class="start-text" y={isSmall ? 4.4 : 6} font-size={isSmall ? 12 : 17}>
                {tell('ui.start')}
              </text>
            </g>
          );
        })}
    </g>
  );
}

/** The cards it takes to get there: gold for the next step, white for all that is further. */
export function Reach({ props: { view }, glade }: Layer): JSX.Element {
  const { radius, isSmall } = glade;
  return (
    <g class="over">
      {[...reachOf(view)].map(([cell, { cards, isNext }]) => {
        const { x, y } = placeOf(glade, cell);
        return (
          <g key={cell} transform={`translate(${x} ${y})`} class={isNext ? 'reach is-next' : 'reach'}>
            {!isNext && <circle class="reach-ring" r={radius + 3} stroke-width={isSmall ? 2 : 3.4} />}
            <g
              transform={`translate(${-radius * 0.86} ${radius * 0.8}) scale(${isSmall ? 0.85 : 1.15}) rotate(-8)`}
            >
              <rect class="reach-card" x="-8.5" y="-11" width="17" height="22" rx="4" />
              <text class="reach-count" y="5.4" font-size="15">
                {cards}
              </text>
            </g>
          </g>
        );
      })}
    </g>
  );
}
