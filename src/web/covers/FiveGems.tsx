import type { JSX } from 'preact';
import { cutColours } from '../../games/five-gems/ui/cuts.ts';
import { JewelDefinitions } from '../../games/five-gems/ui/pieces/Gems.tsx';

/** A crown of the five cuts over the gorge, on the midnight velvet of the board. */
export function FiveGems(): JSX.Element {
  return (
    <svg viewBox="0 0 300 400" preserveAspectRatio="xMidYMid slice" aria-hidden="true">
      <JewelDefinitions />
      <defs>
        <radialGradient id="fg-cover" cx=".5" cy=".42" r=".8">
          <stop offset="0" stop-color="#4a55ab" />
          <stop offset=".6" stop-color="#232c69" />
          <stop offset="1" stop-color="#0d1033" />
        </radialGradient>
        <pattern id="fg-cover-nap" width="50" height="44" patternUnits="userSpaceOnUse">
          <path d="M0 44 25 0l25 44zM0 0l25 44L50 0" fill="none" stroke="#cbbcff" stroke-opacity=".07" />
        </pattern>
      </defs>
      <rect width="300" height="400" fill="url(#fg-cover)" />
      <rect width="300" height="400" fill="url(#fg-cover-nap)" />
      <path d="M150 214 96-20h108z" fill="#ffe39a" opacity=".16" />
      <path d="M150 214-40 60l-30 90z" fill="#ffe39a" opacity=".1" />
      <path d="M150 214 340 60l30 90z" fill="#ffe39a" opacity=".1" />
      <path
        d="M0 400V176l20-30 22 52 24-8 26 62 30 20 28 30 30-34 26-12 30-70 22 10 20-54 22 40v218z"
        fill="#141845"
      />
      <path d="M0 400V268l26 10 22 44 34 8 30 34 38 10 36-14 34-30 32-6 22-46 26-8v130z" fill="#0a0d2e" />
      {cutColours.map((colour, i) => {
        const angle = -Math.PI / 2 + (i - 2) * 0.66;
        const [x, y] = [150 + Math.cos(angle) * 96, 214 + Math.sin(angle) * 96];
        return (
          <g key={colour} transform={`translate(${x.toFixed(1)} ${y.toFixed(1)})`}>
            <circle r="50" fill={`url(#fg-glow-${colour})`} />
            <use href={`#fg-gem-${colour}`} transform={`scale(${i === 2 ? 0.8 : 0.68})`} />
          </g>
        );
      })}
      {cutColours.slice(0, 4).map((colour, i) => (
        <g
          key={colour}
          transform={`translate(${129 + 42 * (i % 2)} ${196 + 42 * Math.floor(i / 2)}) scale(.41)`}
        >
          <use href="#fg-tile" />
          <use href={`#fg-gem-${colour}`} transform="scale(.94)" />
        </g>
      ))}
    </svg>
  );
}
