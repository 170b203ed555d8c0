import type { JSX } from 'preact';

const symbols = [
  <circle key="circle" r="13" />,
  <rect key="square" x="-12" y="-12" width="24" height="24" rx="3" />,
  <path key="hexagon" d="M0-15 13-7.5v15L0 15l-13-7.5v-15z" />,
  <path key="star" d="M0-16 4.7-6.5l10.5 1.5-7.6 7.4 1.8 10.5L0 8l-9.4 4.9 1.8-10.5L-15.2-5l10.5-1.5z" />,
  <path key="rhombus" d="M0-17 13 0 0 17-13 0z" />,
];
const tints = ['#e8b54a', '#d8643a', '#5aa98f', '#8f7bd0', '#e9dcc0'];
const cells = Array.from({ length: 24 }, (_, i) => ({
  x: 30 + (i % 4) * 80,
  y: 30 + Math.floor(i / 4) * 68,
  i,
}));

/** A temple floor of stone slabs, and a golden sun over it. */
export function EmperorsGold(): JSX.Element {
  return (
    <svg viewBox="0 0 300 400" preserveAspectRatio="xMidYMid slice" aria-hidden="true">
      <defs>
        <radialGradient id="eg-night" cx=".5" cy=".42" r=".85">
          <stop offset="0" stop-color="#8c1f2a" />
          <stop offset=".55" stop-color="#5b111d" />
          <stop offset="1" stop-color="#2c0710" />
        </radialGradient>
        <linearGradient id="eg-gold" x1="0" y1="0" x2="0" y2="1">
          <stop offset="0" stop-color="#fff0b8" />
          <stop offset=".45" stop-color="#eeb944" />
          <stop offset="1" stop-color="#9a5f12" />
        </linearGradient>
      </defs>
      <rect width="300" height="400" fill="url(#eg-night)" />
      <g opacity=".34" transform="translate(-10 -6)">
        {cells.map(({ x, y, i }) => (
          <g key={i} transform={`translate(${x} ${y})`}>
            <rect
              x="-34"
              y="-30"
              width="68"
              height="60"
              rx="8"
              fill="#000"
              fill-opacity=".26"
              stroke="#f3cf86"
              stroke-opacity=".4"
            />
            <g fill="none" stroke={tints[(i * 3) % 5]} stroke-width="3">
              {symbols[(i * 2 + Math.floor(i / 4)) % 5]}
            </g>
          </g>
        ))}
      </g>
      <g transform="translate(150 172)">
        {Array.from({ length: 24 }, (_, i) => (
          <path
            key={i}
            d={i % 2 ? 'M-5-74 0-104 5-74z' : 'M-7-72 0-124 7-72z'}
            fill="url(#eg-gold)"
            transform={`rotate(${i * 15})`}
          />
        ))}
        <circle r="76" fill="#3b0a13" stroke="url(#eg-gold)" stroke-width="7" />
        <circle
          r="63"
          fill="none"
          stroke="#eeb944"
          stroke-opacity=".5"
          stroke-dasharray="3 7"
          stroke-width="3"
        />
        <path
          d="M-46 30-54-22l24 18L-16-44 0-12l16-32L30-4l24-18L46 30z"
          fill="url(#eg-gold)"
          stroke="#5d3507"
          stroke-width="2.5"
          stroke-linejoin="round"
        />
        <rect
          x="-46"
          y="33"
          width="92"
          height="13"
          rx="4"
          fill="url(#eg-gold)"
          stroke="#5d3507"
          stroke-width="2"
        />
        <g stroke="#5d3507" stroke-width="1.5">
          <path d="M0-2 8 10 0 22-8 10z" fill="#c8372d" />
          <circle cx="-26" cy="14" r="6" fill="#4f9f86" />
          <circle cx="26" cy="14" r="6" fill="#4f9f86" />
        </g>
      </g>
      <path d="M0 400V318q75-40 150-40t150 40v82z" fill="#1d040a" fill-opacity=".55" />
    </svg>
  );
}
