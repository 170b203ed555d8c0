// The jeweller's tray: midnight velvet with the gorge of the legend woven into it, and brass corners.

import type { JSX } from 'preact';
import { still } from '../../../../ui-kit/still.ts';

const width = 840;
const height = 630;

/** The same numbers every time. */
function noise(seed: number): () => number {
  let state = seed;
  return () => {
    state = (state * 16807) % 2147483647;
    return state / 2147483647;
  };
}

/** Rocks, high at both sides and low in the middle; `base` and `rise` as parts of the height. */
function ridge(seed: number, base: number, rise: number, count: number): string {
  const next = noise(seed);
  const peaks = Array.from({ length: count + 1 }, (_, i) => {
    const x = (i / count) * width;
    const side = Math.abs(x / width - 0.5) * 2;
    const jag = i % 2 === 0 ? 0.9 + 0.3 * next() : 0.55 + 0.3 * next();
    const y = height * (base - rise * (0.15 + side ** 1.5) * jag);
    return `L${x.toFixed(0)} ${y.toFixed(0)}`;
  });
  return `M0 ${height}V${height * base}${peaks.join('')}V${height}z`;
}

function starsOf(): string {
  const next = noise(77);
  return Array.from({ length: 52 }, () => {
    const [x, y, size] = [next() * width, next() * height * 0.75, 0.5 + next()];
    return `M${(x - size).toFixed(1)} ${y.toFixed(1)}a${size.toFixed(1)} ${size.toFixed(1)} 0 1 0 ${(2 * size).toFixed(1)} 0a${size.toFixed(1)} ${size.toFixed(1)} 0 1 0 ${(-2 * size).toFixed(1)} 0`;
  }).join('');
}

const far = ridge(11, 0.9, 0.62, 18);
const near = ridge(29, 0.97, 0.44, 14);
const stars = starsOf();

export const Ground = still((_: object) => (
  <>
    <svg
      class="velvet"
      viewBox={`0 0 ${width} ${height}`}
      preserveAspectRatio="xMidYMax slice"
      aria-hidden="true"
    >
      <defs>
        <pattern id="fg-nap" width="50" height="44" patternUnits="userSpaceOnUse">
          <path class="nap" d="M0 44 25 0l25 44zM0 0l25 44L50 0" />
        </pattern>
        <radialGradient id="fg-moon">
          <stop offset="0" stop-color="#7f8dff" stop-opacity=".28" />
          <stop offset="1" stop-color="#7f8dff" stop-opacity="0" />
        </radialGradient>
      </defs>
      <rect width={width} height={height} fill="url(#fg-nap)" />
      <ellipse cx={width / 2} cy={height * 0.34} rx={width * 0.5} ry={height * 0.5} fill="url(#fg-moon)" />
      <path class="velvet-stars" d={stars} />
      <path class="velvet-far" d={far} />
      <path class="velvet-near" d={near} />
    </svg>
    {['top-left', 'top-right', 'bottom-left', 'bottom-right'].map((corner) => (
      <Clasp key={corner} corner={corner} />
    ))}
  </>
));

function Clasp({ corner }: { readonly corner: string }): JSX.Element {
  return (
    <svg class={`clasp ${corner}`} viewBox="0 0 34 34" aria-hidden="true">
      <path d="M0 0h34q-4 9-15 9-10 0-10 10 0 11-9 15z" fill="url(#fg-brass)" stroke="#6f4c12" />
      <circle cx="9.5" cy="9.5" r="3" fill="#6f4c12" />
    </svg>
  );
}
