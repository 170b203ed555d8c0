import type { JSX } from 'preact';

/** Dusk over the mountains, the mouth of a mine, nuggets in the dark. */
export function GoldRush(): JSX.Element {
  return (
    <svg viewBox="0 0 300 400" preserveAspectRatio="xMidYMid slice" aria-hidden="true">
      <defs>
        <linearGradient id="gr-dusk" x1="0" y1="0" x2="0" y2="1">
          <stop offset="0" stop-color="#3c2350" />
          <stop offset=".4" stop-color="#b0503f" />
          <stop offset=".62" stop-color="#efa04a" />
        </linearGradient>
        <radialGradient id="gr-glow" cx=".5" cy=".75" r=".7">
          <stop offset="0" stop-color="#ffdb7d" />
          <stop offset=".5" stop-color="#b36a16" />
          <stop offset="1" stop-color="#1d0f08" />
        </radialGradient>
      </defs>
      <rect width="300" height="400" fill="url(#gr-dusk)" />
      <circle cx="214" cy="116" r="40" fill="#ffe1a0" />
      <path d="M-10 190 56 96l40 48 52-78 60 82 30-30 76 82v210H-10z" fill="#6b3049" />
      <path
        d="M148 66 120 108l18-6 12 14 14-16 18 10zM56 96 36 124l14-4 10 8 12-10z"
        fill="#f6d9b0"
        fill-opacity=".85"
      />
      <path d="M-10 250q60-70 110-50 54-44 104-4 62-18 106 46v170H-10z" fill="#4a2030" />
      <g stroke="#00000040" stroke-width="3" fill="none">
        <path d="M-10 286q60-60 110-40M300 280q-40-40-90-34M-10 330q40-30 84-30M310 330q-50-34-86-30" />
      </g>
      <g transform="translate(150 262)">
        <path d="M-72 92V6q10-64 72-68 62 4 72 68v86z" fill="#2a130f" />
        <path d="M-54 92V12q8-48 54-52 46 4 54 52v80z" fill="url(#gr-glow)" />
        <g fill="#8d5a2b" stroke="#2f190a" stroke-width="3" stroke-linejoin="round">
          <path d="M-66 96-60-4h16l-2 100zM66 96 60-4H44l2 100zM-74-6l8-20H66l8 20z" />
        </g>
        <g stroke="#5d3507" stroke-width="2" fill="#ffcf4d">
          <path d="M-30 92q-6-22 14-22 18 2 14 22zM0 92q-2-30 20-28 20 4 14 28zM-14 92q0-16 16-16t14 16z" />
        </g>
        <g transform="translate(0 -82)" stroke="#2f190a" stroke-width="3" stroke-linejoin="round">
          <g transform="rotate(42)">
            <rect x="-5" y="-46" width="10" height="100" rx="4" fill="#b98247" />
            <path d="M-46-32Q0-66 46-32 0-50-46-32z" fill="#d9dde0" />
          </g>
          <g transform="rotate(-42)">
            <rect x="-5" y="-46" width="10" height="100" rx="4" fill="#b98247" />
            <path d="M-46-32Q0-66 46-32 0-50-46-32z" fill="#eef1f2" />
          </g>
        </g>
      </g>
      <path d="M0 400V330q75-30 150-30t150 30v70z" fill="#170a07" fill-opacity=".62" />
    </svg>
  );
}
