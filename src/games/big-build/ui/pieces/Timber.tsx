// What the parts of the house are made of: boards, shingles, stones, windows.

import type { JSX } from 'preact';
import { ink, pane } from './strokes.ts';

interface Across {
  readonly x: number;
  readonly width: number;
}

/** A square of boards. */
export function Wall({ x, y }: { readonly x: number; readonly y: number }): JSX.Element {
  return (
    <>
      <rect x={x} y={y} width="100" height="100" fill="#e2ab62" />
      <path d={`M${x} ${y + 20}h100v20h-100zM${x} ${y + 60}h100v20h-100z`} fill="#d2954b" />
      <path
        d={`M${x} ${y + 20}h100m-100 20h100m-100 20h100m-100 20h100m-100 20h100`}
        stroke="#a9702f"
        stroke-width="2"
        fill="none"
      />
      <path
        d={`M${x + 12} ${y + 8}h20m28 6h14m-49 14h25m16 6h14m-42 14h18m-4 6h14m-15 14h24m-40 6h14m10 14h22m-43 6h14`}
        stroke="#a9702f"
        stroke-width="1.2"
        stroke-opacity="0.6"
        fill="none"
      />
    </>
  );
}

/** The outlines of the roof above each place, by its left edge. */
const roofs: ReadonlyMap<number, string> = new Map([
  [0, 'M-6 100L86 10H100V100Z'],
  [100, 'M100 10H200V100H100Z'],
  [200, 'M200 10H300V100H200Z'],
  [300, 'M300 10H400V100H300Z'],
  [400, 'M400 10H414L506 100H400Z'],
]);

export function RoofShapes(): JSX.Element {
  return (
    <>
      {[...roofs].map(([x, outline]) => (
        <clipPath key={x} id={`bb-roof-${x}`}>
          <path d={outline} />
        </clipPath>
      ))}
    </>
  );
}

export function Shingles({ x }: { readonly x: number }): JSX.Element {
  const outline = roofs.get(x)!;
  const one = (column: number, row: number): string =>
    `M${x + column * 22 + (row % 2 ? 11 : 0)} ${12 + row * 16}v9a11 10 0 0 0 22 0v-9z`;
  const all = Array.from({ length: 42 }, (_, i) => [(i % 7) - 1, Math.floor(i / 7)] as const);
  const drawn = (isLight: (sum: number) => boolean): string =>
    all
      .filter(([column, row]) => isLight((column + row + 3) % 3))
      .map(([column, row]) => one(column, row))
      .join('');
  return (
    <>
      <path d={outline} fill="#c4512e" />
      <g clip-path={`url(#bb-roof-${x})`} stroke="#a83f22" stroke-width="1.6">
        <path d={drawn((sum) => sum !== 0)} fill="#c4512e" />
        <path d={drawn((sum) => sum === 0)} fill="#d5633b" />
      </g>
    </>
  );
}

export function Ridge({ x, width }: Across): JSX.Element {
  return <path {...ink} d={`M${x} 8h${width}v9H${x}z`} fill="#8a5a2c" />;
}

/** The carved board under the roof. */
export function Eaves({ x, width }: Across): JSX.Element {
  return (
    <>
      <path {...ink} d={`M${x} 90h${width}v10H${x}z`} fill="#fdf3dc" />
      <path
        d={`M${x + 6} 95.5h${width - 8}`}
        stroke="#2b8a84"
        stroke-width="4.8"
        stroke-linecap="round"
        stroke-dasharray="0.1 9.9"
        fill="none"
      />
    </>
  );
}

interface CasementProps extends Across {
  readonly y: number;
  readonly height: number;
}

export function Casement({ x, y, width, height }: CasementProps): JSX.Element {
  return (
    <>
      <rect {...ink} x={x} y={y} width={width} height={height} rx="3" fill="#fdf3dc" />
      <rect {...ink} fill={pane} x={x + 5} y={y + 5} width={width - 10} height={height - 10} />
      <path
        {...ink}
        d={`M${x + width / 2} ${y + 5}v${height - 10}M${x + 5} ${y + height / 2}h${width - 10}`}
        fill="none"
      />
    </>
  );
}

/** A stack of firewood. */
export function Logs(): JSX.Element {
  const middles = Array.from({ length: 13 }, (_, i) => {
    const row = i < 4 ? 0 : i < 7 ? 1 : i < 11 ? 2 : 3;
    const place = i - [0, 4, 7, 11][row]!;
    return { x: 21 + place * 19 + (row % 2 ? 9 : 0), y: 289 - row * 17, isLight: (row + place) % 2 === 1 };
  });
  const rings = (radius: number, which: readonly { readonly x: number; readonly y: number }[]): string =>
    which.map(({ x, y }) => ring(x, y, radius)).join('');
  return (
    <>
      <path
        {...ink}
        d={rings(
          9.3,
          middles.filter(({ isLight }) => isLight),
        )}
        fill="#eec48a"
      />
      <path
        {...ink}
        d={rings(
          9.3,
          middles.filter(({ isLight }) => !isLight),
        )}
        fill="#e3b06c"
      />
      <path d={rings(4.6, middles)} fill="none" stroke="#b9793a" stroke-width="1.4" />
    </>
  );
}

function ring(x: number, y: number, radius: number): string {
  return `M${x - radius} ${y}a${radius} ${radius} 0 1 0 ${2 * radius} 0a${radius} ${radius} 0 1 0 ${-2 * radius} 0`;
}

/** A wall of field stones. */
export function Stones(): JSX.Element {
  return (
    <>
      <rect x="400" y="200" width="100" height="100" fill="#cbbfa8" />
      <path
        d="M401 200h28v18h-28zM461 200h28v18h-28zM416 221h28v18h-28zM476 221h23v18h-23zM401 241h28v18h-28zM461 241h28v18h-28zM416 261h28v18h-28zM476 261h23v18h-23z"
        fill="#d9cdb6"
      />
      <path
        d="M431 200h28v18h-28zM401 221h13v18h-13zM446 221h28v18h-28zM431 241h28v18h-28zM401 261h13v18h-13zM446 261h28v18h-28z"
        fill="#bfb196"
      />
    </>
  );
}
