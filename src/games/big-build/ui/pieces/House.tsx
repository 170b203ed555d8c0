// The yard in the middle of the glade: what is built, and what every empty place waits for.

import type { JSX } from 'preact';
import { anchor, type BoardProps, piece } from '../../../../ui-kit/board.ts';
import { still } from '../../../../ui-kit/still.ts';
import { placeNeighbours, tokenIndex, tokens } from '../../components.ts';
import type { TokenId, Types, View } from '../../types.ts';
import { type Glade, glades } from '../glade.ts';
import type { GladeName } from '../glades.ts';
import { cornerOf, fromTheGround, Part, PartPlan, placeSize, Smoke } from './Parts.tsx';
import { Sign } from './Symbols.tsx';

interface HouseProps {
  readonly props: BoardProps<Types>;
  readonly glade: Glade;
  /** The token that is being paid for: its part is seen already. */
  readonly wanted: TokenId | undefined;
}

export function House({ props, glade, wanted }: HouseProps): JSX.Element {
  const { view, tell } = props;
  const done = view.house.filter((seat) => seat !== null).length;
  const { x, y, scale } = houseAt(glade);
  return (
    <g class="house" {...anchor('house')}>
      <Yard name={glade.name} />
      <g transform={`translate(${x} ${y}) scale(${scale})`}>
        {fromTheGround.map((token) => (
          <Place
            key={token}
            token={token}
            isBuilt={view.house[tokenIndex.get(token)!] !== null}
            isWanted={token === wanted}
            isSmall={glade.isSmall}
          />
        ))}
        {view.house[tokenIndex.get('K5')!] !== null && <Smoke />}
        {wanted !== undefined && <Wanted view={view} token={wanted} isSmall={glade.isSmall} />}
      </g>
      <Fence name={glade.name} />
      <Plate
        name={glade.name}
        text={tell(glade.isSmall ? 'ui.house.short' : 'ui.house', { done, of: tokens.length })}
      />
    </g>
  );
}

/** Where the picture of the house, 500 by 300, stands in its yard. */
export function houseAt({ house, isSmall }: Glade): { x: number; y: number; scale: number } {
  const scale = Math.min(house.width / 530, house.height / 390);
  return {
    x: house.x + (house.width - 500 * scale) / 2,
    y: house.y + house.height - 300 * scale - (isSmall ? 4 : 9),
    scale,
  };
}

const Yard = still(({ name }: { readonly name: GladeName }) => {
  const { house, isSmall } = glades[name];
  const ground = houseAt(glades[name]);
  const sides = `M${house.x + 1} ${house.y}v${house.height}M${house.x + house.width - 1} ${house.y}v${house.height}`;
  return (
    <>
      <rect
        class="yard"
        x={house.x}
        y={house.y}
        width={house.width}
        height={house.height}
        rx={isSmall ? 10 : 18}
      />
      <path class="rail" d={`M${house.x} ${house.y}h${house.width}`} stroke-width={isSmall ? 2 : 4} />
      <path class="picket" d={pickets(glades[name], house.y)} stroke-width={isSmall ? 0.7 : 1.3} />
      <path class="post" d={sides} stroke-width={isSmall ? 4 : 7} />
      <path class="post-inside" d={sides} stroke-width={isSmall ? 2.6 : 4.4} />
      <path
        class="lawn"
        d={`M${ground.x - 6} ${ground.y + 300 * ground.scale}h${500 * ground.scale + 12}`}
        stroke-width={isSmall ? 4 : 8}
      />
    </>
  );
});

const Fence = still(({ name }: { readonly name: GladeName }) => {
  const { house, isSmall } = glades[name];
  return (
    <>
      <path
        class="rail"
        d={`M${house.x} ${house.y + house.height - 1}h${house.width}`}
        stroke-width={isSmall ? 2 : 4}
      />
      <path
        class="picket"
        d={pickets(glades[name], house.y + house.height)}
        stroke-width={isSmall ? 0.7 : 1.3}
      />
    </>
  );
});

function pickets({ house, isSmall }: Glade, y: number): string {
  const step = isSmall ? 7 : 13;
  const width = step * 0.6;
  const tall = isSmall ? 6 : 13;
  const count = Math.floor(house.width / step);
  return Array.from({ length: count }, (_, i) => {
    const x = house.x + (i + 0.5) * (house.width / count) - width / 2;
    return `M${x} ${y + tall * 0.5}v${-tall}l${width / 2} ${-width * 0.6}l${width / 2} ${width * 0.6}v${tall}z`;
  }).join('');
}

interface PlaceProps {
  readonly token: TokenId;
  readonly isBuilt: boolean;
  readonly isWanted: boolean;
  readonly isSmall: boolean;
}

const Place = still(({ token, isBuilt, isWanted, isSmall }: PlaceProps) => {
  if (isBuilt) {
    return (
      <g {...piece(`part:${token}`)}>
        <Part token={token} />
      </g>
    );
  }
  const { x, y } = cornerOf(token);
  return (
    <g class="lot-place" {...anchor(`lot:${token}`)}>
      <rect class="lot" x={x + 2} y={y + 2} width={placeSize - 4} height={placeSize - 4} rx="8" />
      <PartPlan token={token} />
      {!isWanted && <Price token={token} isSmall={isSmall} />}
    </g>
  );
});

function Price({ token, isSmall }: { readonly token: TokenId; readonly isSmall: boolean }): JSX.Element {
  const { x, y } = cornerOf(token);
  const { number, symbol } = tokens[tokenIndex.get(token)!]!;
  return isSmall ? (
    <>
      <rect class="lot-label" x={x + 2} y={y + 19} width="96" height="62" rx="14" />
      <text class="number" x={x + 24} y={y + 67} font-size="49">
        {number}
      </text>
      <Sign symbol={symbol} x={x + 67} y={y + 50} size={57} />
    </>
  ) : (
    <>
      <rect class="lot-label" x={x + 7} y={y + 26} width="86" height="48" rx="14" />
      <text class="number" x={x + 32} y={y + 60} font-size="30">
        {number}
      </text>
      <Sign symbol={symbol} x={x + 66} y={y + 50} size={41} />
    </>
  );
}

/** The part that would be laid, and what it scores: one for itself, one for each neighbour. */
function Wanted({
  view,
  token,
  isSmall,
}: {
  readonly view: View;
  readonly token: TokenId;
  readonly isSmall: boolean;
}): JSX.Element {
  const { x, y } = cornerOf(token);
  const place = tokenIndex.get(token)!;
  const beside = placeNeighbours[place]!.filter((neighbour) => view.house[neighbour] !== null);
  return (
    <g class="wanted-part">
      <g class="wanted-picture">
        <Part token={token} />
      </g>
      <rect class="wanted-frame" x={x} y={y} width={placeSize} height={placeSize} rx="6" />
      {[place, ...beside].map((scoring) => {
        const corner = cornerOf(tokens[scoring]!.id);
        return (
          <g key={scoring} transform={`translate(${corner.x + 50} ${corner.y + 50})`}>
            <circle class="coin" r={isSmall ? 34 : 24} stroke-width="4" />
            <text class="number" y={isSmall ? 14 : 9} font-size={isSmall ? 40 : 27}>
              +1
            </text>
          </g>
        );
      })}
    </g>
  );
}

const Plate = still(({ name, text }: { readonly name: GladeName; readonly text: string }) => {
  const { house, isSmall } = glades[name];
  const x = isSmall ? house.x + 33 : house.x + house.width / 2;
  const y = isSmall ? house.y + 13 : house.y;
  return (
    <g transform={`translate(${x} ${y})`}>
      <rect
        class="sign-plate"
        x={isSmall ? -31 : -82}
        y={isSmall ? -9.5 : -18}
        width={isSmall ? 62 : 164}
        height={isSmall ? 19 : 36}
        rx={isSmall ? 9 : 18}
      />
      <text class="sign-text" y={isSmall ? 4.5 : 6.5} font-size={isSmall ? 12.5 : 18.5}>
        {text}
      </text>
    </g>
  );
});
