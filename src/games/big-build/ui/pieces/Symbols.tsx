// The five symbols, each in a square of 100. They are defined once and used by name.

import type { JSX } from 'preact';
import type { SymbolId } from '../../types.ts';
import { outline } from './strokes.ts';

const drawings: Readonly<Record<SymbolId, () => JSX.Element>> = {
  hammer: Hammer,
  saw: Saw,
  nails: Nails,
  brush: Brush,
  brick: Brick,
};

export function SymbolDefinitions(): JSX.Element {
  return (
    <>
      {Object.entries(drawings).map(([id, Drawing]) => (
        <symbol key={id} id={`bb-${id}`} viewBox="-9 -9 118 118">
          <Drawing />
        </symbol>
      ))}
    </>
  );
}

interface SignProps {
  readonly symbol: SymbolId;
  readonly x?: number;
  readonly y?: number;
  readonly size: number;
}

/** In a drawing, around a point. */
export function Sign({ symbol, x = 0, y = 0, size }: SignProps): JSX.Element {
  return <use href={`#bb-${symbol}`} x={x - size / 2} y={y - size / 2} width={size} height={size} />;
}

function Hammer(): JSX.Element {
  return (
    <g transform="rotate(42 50 50)" {...outline}>
      <rect x="42" y="36" width="17" height="62" rx="7" fill="#d99a52" />
      <path d="M20 10h46c14 0 22 9 24 25-8-6-14-7-22-6v11H20z" fill="#c8402b" />
      <path d="M20 6h-9v38h9z" fill="#9c2c1b" />
    </g>
  );
}

function Saw(): JSX.Element {
  return (
    <g transform="rotate(-38 50 50)" {...outline}>
      <path d="M-2 42L66 30v40l-6-7-7 7-7-8-7 7-7-8-7 7-7-8-7 6-7-7-6 5z" fill="#cfe6f2" />
      <path d="M64 26h16c15 0 24 8 24 24s-8 26-24 26H64z" fill="#1f7fb0" />
      <rect x="76" y="41" width="15" height="20" rx="7" fill="#fdf3dc" />
    </g>
  );
}

function Nails(): JSX.Element {
  return (
    <g {...outline}>
      <g transform="rotate(28 50 50)">
        <path d="M43 20h14v58l-7 22-7-22z" fill="#b4a5d8" />
        <rect x="28" y="4" width="44" height="17" rx="6" fill="#6c559f" />
      </g>
      <g transform="rotate(-28 50 50)">
        <path d="M43 20h14v58l-7 22-7-22z" fill="#d3c9ec" />
        <rect x="28" y="4" width="44" height="17" rx="6" fill="#8068b8" />
      </g>
    </g>
  );
}

function Brush(): JSX.Element {
  return (
    <g transform="rotate(40 50 50)" {...outline}>
      <path d="M42 -2h16l3 40H39z" fill="#d99a52" />
      <rect x="29" y="36" width="42" height="20" rx="4" fill="#dfe3e2" />
      <path d="M29 56h42c4 16-2 22-6 32-4 8-2 12-8 18-2-8-8-6-14-10-14-8-16-24-14-40z" fill="#2f8a4c" />
    </g>
  );
}

function Brick(): JSX.Element {
  return (
    <g {...outline}>
      <rect x="25" y="12" width="50" height="25" rx="4" fill="#f09a45" />
      <rect x="-1" y="39" width="49" height="25" rx="4" fill="#df7a1f" />
      <rect x="52" y="39" width="49" height="25" rx="4" fill="#e8892f" />
      <rect x="-1" y="66" width="25" height="24" rx="4" fill="#e8892f" />
      <rect x="27" y="66" width="46" height="24" rx="4" fill="#f09a45" />
      <rect x="76" y="66" width="25" height="24" rx="4" fill="#df7a1f" />
    </g>
  );
}
