import type { JSX } from 'preact';

const ink = { stroke: '#3b2616', 'stroke-width': 2.4, 'stroke-linejoin': 'round' } as const;

/** A house that is nearly finished, in a glade by the brook, and the two raccoons who wait for it. */
export function BigBuild(): JSX.Element {
  return (
    <svg viewBox="0 0 300 400" preserveAspectRatio="xMidYMid slice" aria-hidden="true">
      <defs>
        <linearGradient id="bb-cover-sky" x1="0" y1="0" x2="0" y2="1">
          <stop offset="0" stop-color="#8fd0ee" />
          <stop offset="1" stop-color="#eef7ee" />
        </linearGradient>
      </defs>
      <rect width="300" height="400" fill="url(#bb-cover-sky)" />
      <path
        d="M-10 250 12 170l20 46 24-70 26 62 22-50 26 60 26-78 28 72 24-52 26 64 26-74 26 66 24-50 22 84z"
        fill="#4b8a4b"
      />
      <path d="M-10 236q80-22 160-10t160-8v190H-10z" fill="#b3d37c" />
      <path d="M-10 330q70-24 150-8t170-18v36q-90 26-170 12t-150 12z" fill="#d9c48d" />
      <path d="M-10 336q70-24 150-8t170-18v24q-90 26-170 12t-150 12z" fill="#67bfe0" />
      <path d="M134 226q6 60-34 106h74q24-50 0-106z" fill="#f1dcaa" />
      <g transform="translate(0 -34)">
        <House />
      </g>
      <Token />
      <g transform="translate(70 322) scale(.92)">
        <Raccoon
          fur="#a3a09c"
          mask="#3f3b3c"
          dress="#c2451e"
          cap="M-22-62C-20-84 18-88 24-62-8-70-6-68-22-62z"
        />
      </g>
      <g transform="translate(226 322) scale(.8)">
        <Raccoon
          fur="#c4a88c"
          mask="#5e4636"
          dress="#2b7a4b"
          cap="M-26-58C-26-86 26-86 26-58-8-52 8-52-26-58z"
        />
      </g>
      <path d="M0 400V352q75-26 150-26t150 26v48z" fill="#12301c" fill-opacity=".62" />
    </svg>
  );
}

/** Two floors and most of the roof: the rest is still a plan. */
function House(): JSX.Element {
  return (
    <g {...ink}>
      <path d="M60 176h180v86H60z" fill="#e2ab62" />
      <path d="M60 197h180M60 219h180M60 241h180" fill="none" stroke="#a9702f" stroke-width="2" />
      <path d="M46 178 84 122h78v56z" fill="#c4512e" />
      <path
        d="M70 142h92M56 162h106M92 122v20M118 122v20M144 122v20M80 142v20M106 142v20M132 142v20"
        fill="none"
        stroke="#a83f22"
        stroke-width="2"
      />
      <path d="M44 180 82 124l6 4-38 54z" fill="#8a5a2c" />
      <path d="M52 176h112v8H52z" fill="#fdf3dc" />
      <path d="M114 96h26v48l-26-6z" fill="#d8733a" />
      <path d="M110 88h34v10h-34z" fill="#b85a28" />
      <path
        d="M164 122h52l38 56h-90zM190 122v56M164 150h72"
        fill="#fffaf0"
        fill-opacity=".6"
        stroke="#7d93b5"
        stroke-dasharray="5 4"
      />
      <circle cx="92" cy="207" r="16" fill="#fdf3dc" />
      <circle cx="92" cy="207" r="11" fill="#9fd3e6" />
      <path d="M81 207h22M92 196v22" fill="none" />
      <path d="M134 262v-34a17 17 0 0 1 34 0v34z" fill="#fdf3dc" />
      <path d="M139 262v-33a12 12 0 0 1 24 0v33z" fill="#1d6f6a" />
      <circle cx="151" cy="230" r="5" fill="#ffe08a" />
      <path d="M192 194h28v32h-28z" fill="#fdf3dc" />
      <path d="M196 198h20v24h-20z" fill="#9fd3e6" />
      <path d="M182 194h10v32h-10zM220 194h10v32h-10z" fill="#1f7fb0" />
      <path d="M186 228h40l-4 11h-32z" fill="#b9793a" />
      <g fill="#fff" stroke="#d9cdb4" stroke-width="1.5">
        <circle cx="128" cy="78" r="6" />
        <circle cx="138" cy="66" r="8" />
        <circle cx="154" cy="58" r="10" />
      </g>
    </g>
  );
}

/** What is still to be fetched. */
function Token(): JSX.Element {
  return (
    <g {...ink} transform="translate(246 66) rotate(8)">
      <rect x="-24" y="-20" width="48" height="48" rx="11" fill="#6b4322" />
      <rect x="-24" y="-24" width="48" height="48" rx="11" fill="#fff3d2" stroke="#8a5a2c" />
      <g transform="rotate(42) scale(.34)" stroke-width="6">
        <rect x="-9" y="-16" width="18" height="66" rx="7" fill="#d99a52" />
        <path d="M-32-42h48c14 0 22 9 24 25-8-6-14-7-22-6v11h-50z" fill="#c8402b" />
        <path d="M-32-46h-10v40h10z" fill="#9c2c1b" />
      </g>
      <circle cx="22" cy="-22" r="12" fill="#ffcf4d" stroke="#8a5d06" />
    </g>
  );
}

interface RaccoonProps {
  readonly fur: string;
  readonly mask: string;
  readonly dress: string;
  readonly cap: string;
}

function Raccoon({ fur, mask, dress, cap }: RaccoonProps): JSX.Element {
  return (
    <g {...ink}>
      <path d="M-16-20h32l6 30h-44z" fill={dress} />
      <path d="M-24-70-30-96l20 8zM24-70 30-96l-20 8z" fill={fur} />
      <path
        d="M0-88c26 0 34 16 36 34 4 6 6 6 8 10-8 16-26 22-44 22s-36-6-44-22c2-4 4-4 8-10 2-18 10-34 36-34z"
        fill={fur}
      />
      <path
        d="M-38-46c10-14 26-18 38-12 12-6 28-2 38 12-10 8-26 10-38 2-12 8-28 6-38-2z"
        fill={mask}
        stroke="none"
      />
      <path d="M-14-40q14-10 28 0 0 16-14 16t-14-16z" fill="#f3eee6" stroke="none" />
      <circle cx="-15" cy="-50" r="7" fill="#fff" stroke="none" />
      <circle cx="15" cy="-50" r="7" fill="#fff" stroke="none" />
      <circle cx="-14" cy="-50" r="4" fill="#2a1a12" stroke="none" />
      <circle cx="14" cy="-50" r="4" fill="#2a1a12" stroke="none" />
      <path d="M-5-40h10l-5 6z" fill="#241c1c" />
      <path d={cap} fill={dress} />
    </g>
  );
}
