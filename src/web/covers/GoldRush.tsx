import type { JSX } from 'preact';

const nuggets = [
  [118, 232, '#ffd75a'],
  [140, 226, '#5aa5e8'],
  [163, 228, '#ffd75a'],
  [184, 233, '#ffd75a'],
  [129, 214, '#ffd75a'],
  [151, 209, '#ffd75a'],
  [173, 214, '#e8604a'],
  [140, 197, '#ffd75a'],
  [162, 196, '#5aa5e8'],
  [151, 183, '#ffd75a'],
] as const;

/** The mountainside at dusk: a full cart before a lit mine, a prospector and a guard beside it. */
export function GoldRush(): JSX.Element {
  return (
    <svg viewBox="0 0 300 400" preserveAspectRatio="xMidYMid slice" aria-hidden="true">
      <defs>
        <linearGradient id="gr-dusk" x1="0" y1="0" x2="0" y2="1">
          <stop offset="0" stop-color="#5b2f57" />
          <stop offset=".3" stop-color="#d5774a" />
          <stop offset=".5" stop-color="#fbd793" />
        </linearGradient>
        <radialGradient id="gr-glow" cx=".5" cy="1" r=".9">
          <stop offset="0" stop-color="#ffcf5f" />
          <stop offset=".55" stop-color="#8a4a12" />
          <stop offset="1" stop-color="#24100a" />
        </radialGradient>
      </defs>
      <rect width="300" height="400" fill="url(#gr-dusk)" />
      <circle cx="222" cy="84" r="36" fill="#fff0c2" />
      <path d="M0 168 46 96l34 38 56-84 52 74 34-30 78 80v226H0z" fill="#b8694c" />
      <path d="M136 50 116 80l12-3 10 10 12-12 10 8zM46 96 32 118l12-4 8 8 10-8z" fill="#fde6bd" />
      <path d="M0 214q56-54 104-30 50-36 98-2 60-16 98 36v182H0z" fill="#7c4132" />
      <path
        d="M18 214h-7l5-12h-4l5-12h-3l8-16 8 16h-3l5 12h-4l5 12h-7v8h-8zM272 220h-8l6-14h-4l6-13h-3l8-17 8 17h-3l6 13h-4l6 14h-8v8h-10z"
        fill="#3b2a22"
      />
      <path d="M40 330V170q8-54 110-56 102 2 110 56v160z" fill="#2a130c" />
      <path d="M56 330V176q8-42 94-44 86 2 94 44v154z" fill="url(#gr-glow)" />
      <g fill="#9a6836" stroke="#2f190a" stroke-width="3" stroke-linejoin="round">
        <path d="M42 330 48 158h18l-6 172zM258 330l-6-172h-18l6 172zM34 160l10-26h212l10 26z" />
      </g>
      <g fill="#ffdf7d" stroke="#2c1a10" stroke-width="2.5">
        <path d="M70 176h16l3 28H67zM214 176h16l3 28h-22z" />
      </g>
      <g stroke="#7a4a08" stroke-width="1.6" stroke-linejoin="round">
        {nuggets.map(([x, y, colour]) => (
          <path key={`${x}${y}`} d={`M${x - 12} ${y + 3}l3-9 9-5 11 3 3 8-3 9-12 3z`} fill={colour} />
        ))}
      </g>
      <g stroke="#2a140a" stroke-linejoin="round">
        <path d="M84 240h134l-18 56H102z" fill="#7c4a2a" stroke-width="4" />
        <path d="M92 258h118M97 276h108" stroke="#4f2c17" stroke-width="3" />
        <path d="M78 236h146v11H78z" fill="#a9b0b3" stroke-width="3.5" />
        <circle cx="122" cy="302" r="14" fill="#5a6063" stroke-width="4" />
        <circle cx="180" cy="302" r="14" fill="#5a6063" stroke-width="4" />
      </g>
      <path d="M0 316h300v84H0z" fill="#4c271d" />
      <path d="M0 317h300M0 336h300" stroke="#c9cccc" stroke-width="3.5" />
      <g
        transform="translate(14 226) scale(1.75)"
        stroke="#3d220d"
        stroke-width="1.6"
        stroke-linejoin="round"
      >
        <path d="M38 12 34 54" stroke="#6b4a22" stroke-width="3" stroke-linecap="round" />
        <path d="M28 16q9-10 19-2-9-4-17 4z" fill="#cfd6da" />
        <path d="M9 55q0-24 15-26 15 2 15 26z" fill="#efb92d" />
        <path d="M17 33v21M31 33v21" stroke="#b07a0d" stroke-width="3" />
        <circle cx="24" cy="23" r="9" fill="#f3c9a0" />
        <path d="M15 24q1 13 9 13t9-13q-4 4-9 3-5 1-9-3z" fill="#8a5a2b" stroke="none" />
        <path d="M8 18q16-7 32 0-3-3-7-4-1-9-9-9t-9 9q-4 1-7 4z" fill="#7d4a22" />
      </g>
      <g
        transform="translate(206 230) scale(1.7)"
        stroke="#0f2a38"
        stroke-width="1.6"
        stroke-linejoin="round"
      >
        <path d="M9 55q0-24 15-26 15 2 15 26z" fill="#2d6f8f" />
        <circle cx="24" cy="23" r="9" fill="#f3c9a0" stroke="#3d2a14" />
        <path d="M18 28q6 4 12 0-2-3-6-2-4-1-6 2z" fill="#42301f" stroke="none" />
        <path d="M13 17V11q11-7 22 0v6q4 0 5 2-16 3-32 0 1-2 5-2z" fill="#1d4e66" />
        <path d="M4 33q7 0 10-3 3 3 9 3 0 15-9.5 20Q4 48 4 33z" fill="#e9eef0" />
        <path d="M14 30v23M5 40h18" stroke="#c2451e" stroke-width="3" />
      </g>
    </svg>
  );
}
