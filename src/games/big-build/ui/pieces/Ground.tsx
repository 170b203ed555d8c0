// The glade itself: wood around it, the brook, the meadow with its paths and landmarks. Drawn once.

import type { JSX } from 'preact';
import { still } from '../../../../ui-kit/still.ts';
import { type Glade, glades, pathLines } from '../glade.ts';
import type { GladeName } from '../glades.ts';
import { crowns, meadowFlowers } from '../meadow.ts';
import { landmarks } from './Landmarks.tsx';

export const Ground = still(({ name }: { readonly name: GladeName }) => {
  const glade = glades[name];
  return (
    <g class="glade">
      <Wood glade={glade} />
      <Brook glade={glade} />
      <Meadow glade={glade} />
      <Paths glade={glade} />
      {glade.landmarks.map(({ x, y, scale }, i) => {
        const { id, Drawing } = landmarks[i]!;
        return (
          <g key={id} transform={`translate(${x} ${y}) scale(${scale})`}>
            <ellipse class="shade" cy="26" rx="26" ry="6" />
            <Drawing />
          </g>
        );
      })}
    </g>
  );
});

interface GladeProps {
  readonly glade: Glade;
}

function Wood({ glade }: GladeProps): JSX.Element {
  const { width, height, isSmall } = glade;
  const corner = isSmall ? 14 : 22;
  const [darker, lighter] = crowns(glade);
  return (
    <>
      <defs>
        <radialGradient id="bb-meadow" cx="50%" cy="48%" r="70%">
          <stop class="meadow-in" offset="0" />
          <stop class="meadow-between" offset=".62" />
          <stop class="meadow-out" offset="1" />
        </radialGradient>
        <clipPath id="bb-edge">
          <rect width={width} height={height} rx={corner} />
        </clipPath>
      </defs>
      <rect class="wood" width={width} height={height} rx={corner} />
      <g clip-path="url(#bb-edge)">
        <path class="crown-dark" d={darker} />
        <path class="crown-light" d={lighter} />
      </g>
    </>
  );
}

function Brook({ glade }: GladeProps): JSX.Element {
  const { width, height, isSmall, brook } = glade;
  const bed = {
    x: brook.inset,
    y: brook.inset,
    width: width - 2 * brook.inset,
    height: height - 2 * brook.inset,
    rx: brook.corner,
  };
  return (
    <>
      <rect {...bed} fill="url(#bb-meadow)" />
      <rect {...bed} class="bank" stroke-width={brook.width + (isSmall ? 4 : 8)} />
      <rect {...bed} class="water" stroke-width={brook.width} />
      <rect
        {...bed}
        class="wave"
        stroke-width={isSmall ? 1.5 : 2.4}
        stroke-dasharray={isSmall ? '9 16 4 22' : '20 30 9 44'}
      />
    </>
  );
}

function Meadow({ glade }: GladeProps): JSX.Element {
  const { tufts, pale, golden, bushes } = meadowFlowers(glade);
  return (
    <>
      <path class="tuft" d={tufts} stroke-width={glade.isSmall ? 1 : 1.6} />
      <path class="flower-pale" d={pale} />
      <path class="flower-golden" d={golden} />
      {bushes.map(({ x, y }) => (
        <g key={`${x} ${y}`} transform={`translate(${x} ${y}) scale(${glade.isSmall ? 0.45 : 1})`}>
          <ellipse class="shade" cx="1" cy="9" rx="14" ry="4" />
          <path class="bush" d="M-13 8c-5-8 0-14 6-13 2-8 13-8 15 0 7-1 10 7 5 13z" />
          <path class="berries" d="M-4 1h.01M5-2h.01M3 5h.01" />
        </g>
      ))}
    </>
  );
}

function Paths({ glade }: GladeProps): JSX.Element {
  const lines = pathLines(glade);
  const { isSmall } = glade;
  return (
    <>
      <path class="path-edge" d={lines} stroke-width={isSmall ? 9 : 17} />
      <path class="path" d={lines} stroke-width={isSmall ? 6 : 12} />
      <path
        class="pebbles"
        d={lines}
        stroke-width={isSmall ? 1.6 : 3}
        stroke-dasharray={`0 ${isSmall ? 6.5 : 12}`}
      />
    </>
  );
}
