// What stands in each fifth of the glade and gives the cells around it their names.

import type { JSX } from 'preact';
import { line } from './strokes.ts';

/** In the order of the fifths. */
export const landmarks: readonly { readonly id: string; readonly Drawing: () => JSX.Element }[] = [
  { id: 'A', Drawing: Oak },
  { id: 'B', Drawing: Fir },
  { id: 'C', Drawing: Stump },
  { id: 'D', Drawing: Rock },
  { id: 'E', Drawing: Hives },
];

function Oak(): JSX.Element {
  return (
    <>
      <g {...line}>
        <path d="M-6 26c2-10 2-16 0-24h12c-2 8-2 14 0 24z" fill="#8a5a2c" />
        <path
          d="M-2 6c-14 4-26-4-22-16-6-12 6-20 14-18 6-8 20-6 22 2 12 0 16 14 8 20 2 12-12 16-22 12z"
          fill="#5d9a45"
        />
      </g>
      <path class="acorns" d="M-10-10h.01M6-16h.01M10-2h.01" />
    </>
  );
}

function Fir(): JSX.Element {
  return (
    <g {...line}>
      <path d="M-4 18h8v10h-8z" fill="#8a5a2c" />
      <path d="M0-6l22 26h-44z" fill="#2f7a55" />
      <path d="M0-20l17 24h-34z" fill="#378a60" />
      <path d="M0-32l12 20h-24z" fill="#43996b" />
    </g>
  );
}

function Stump(): JSX.Element {
  return (
    <g {...line}>
      <path
        d="M-20-4c-2 12-4 20-10 26 6 2 12-2 14-4 4 6 8 8 14 8s12-2 16-8c4 4 10 6 14 4-6-6-8-14-8-26z"
        fill="#9a6a3a"
      />
      <ellipse cy="-6" rx="20" ry="9" fill="#eec48a" />
      <ellipse cy="-6" rx="12" ry="5" fill="none" />
      <path d="M14 8c0-10 14-12 18-2z" fill="#c8402b" />
      <path d="M20 8h6l1 12h-8z" fill="#fdf3dc" />
    </g>
  );
}

function Rock(): JSX.Element {
  return (
    <g {...line}>
      <path d="M-30 22c-2-18 6-30 18-34 8-10 24-6 28 6 10 4 16 16 14 28z" fill="#a9aeb0" />
      <path d="M-12-12c2 12-2 20-8 26M16-6c-6 6-6 14-2 22" fill="none" />
      <path d="M-30 22c4-8 12-8 16-2 6-8 14-6 16 0 8-6 14-4 16 2z" fill="#6aa84a" />
    </g>
  );
}

function Hives(): JSX.Element {
  return (
    <>
      <g {...line}>
        <path d="M-16 22h32v6h-32z" fill="#8a5a2c" />
        <path
          d="M-20 22c-4-8-4-12 2-14-4-8 0-12 4-12-2-8 4-12 8-12 0-6 12-6 12 0 4 0 10 4 8 12 4 0 8 4 4 12 6 2 6 6 2 14z"
          fill="#f2b83a"
        />
        <path d="M-18 8h36M-14-4h28M-6-16h12" fill="none" />
        <circle cy="12" r="5.5" fill="#3b2616" />
      </g>
      <g {...line} fill="#f2c230">
        <ellipse cx="26" cy="-10" rx="5" ry="3.6" />
        <ellipse cx="-27" cy="0" rx="5" ry="3.6" />
      </g>
    </>
  );
}
