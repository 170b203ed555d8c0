// The upper floor: the fours.

import type { JSX } from 'preact';
import { ink, pane } from './strokes.ts';
import { Casement, Wall } from './Timber.tsx';

export function Stove(): JSX.Element {
  return (
    <>
      <rect x="0" y="100" width="100" height="100" fill="#f7e2b4" />
      <path d="M14 104v92M34 104v92M54 104v92M74 104v92" stroke="#ecd093" stroke-width="5" />
      <rect x="0" y="190" width="100" height="10" fill="#b9793a" />
      <rect x="0" y="100" width="9" height="100" fill="#a9702f" {...ink} />
      <g {...ink}>
        <path d="M30 190v-54h16v-36h30v36h16v54z" fill="#fbf6ea" />
        <path d="M24 132h72v9H24z" fill="#e8dcc3" />
        <path d="M42 178v-12a18 18 0 0 1 36 0v12z" fill="#3b2216" />
        <path d="M50 178c-4-8 4-10 4-18 6 4 6 8 10 4 4 6 8 8 4 14z" fill="#f08a1f" />
        <path d="M56 178c-2-5 3-6 4-10 4 4 6 6 3 10z" fill="#ffe08a" />
      </g>
      <path d="M50 110h20M50 118h20" stroke="#2b8a84" stroke-width="3" />
      <g {...ink}>
        <path d="M66 131c-2-10 8-14 16-12 8 2 10 8 8 12z" fill="#e2952b" />
        <path d="M66 131c-6-2-6-8-2-10l0-4 4 2 4-2 0 4c2 4 0 8-4 10z" fill="#e2952b" />
      </g>
      <path d="M14 160h10v14c0 4-10 4-10 0z" fill="#1f7fb0" {...ink} />
    </>
  );
}

export function RoundWindow(): JSX.Element {
  return (
    <>
      <Wall x={100} y={100} />
      <circle cx="150" cy="148" r="34" fill="#fdf3dc" {...ink} />
      <circle cx="150" cy="148" r="25" {...ink} fill={pane} />
      <path d="M125 148h50M150 123v50" {...ink} />
      <path
        d="M127 150c10-2 18-10 20-24-10 0-20 10-20 24zM173 150c-10-2-18-10-20-24 10 0 20 10 20 24z"
        fill="#f6f0df"
        stroke="#c9b48a"
        stroke-width="1.5"
      />
      <path
        d="M179.5 148h.01M170.9 168.9h.01M150 177.5h.01M129.1 168.9h.01M120.5 148h.01M129.1 127.1h.01M150 118.5h.01M170.9 127.1h.01"
        stroke="#2b8a84"
        stroke-width="5.2"
        stroke-linecap="round"
      />
    </>
  );
}

export function CarvedWall(): JSX.Element {
  return (
    <>
      <Wall x={200} y={100} />
      <g {...ink}>
        <path d="M206 100h14v100h-14zM280 100h14v100h-14z" fill="#fdf3dc" />
        <path
          d="M213 108l5 8-5 8-5-8zM213 132l5 8-5 8-5-8zM213 156l5 8-5 8-5-8zM213 178l5 8-5 8-5-8zM287 108l5 8-5 8-5-8zM287 132l5 8-5 8-5-8zM287 156l5 8-5 8-5-8zM287 178l5 8-5 8-5-8z"
          fill="#2b8a84"
          stroke="none"
        />
        <circle cx="250" cy="146" r="15" fill="#f2c230" />
        <path
          d="M270 146.0L279 146.0M267.3 156.0L275.1 160.5M260 163.3L264.5 171.1M250 166.0L250 175.0M240 163.3L235.5 171.1M232.7 156.0L224.9 160.5M230 146.0L221 146.0M232.7 136.0L224.9 131.5M240 128.7L235.5 120.9M250 126.0L250 117.0M260 128.7L264.5 120.9M267.3 136.0L275.1 131.5"
          stroke="#c8402b"
          stroke-width="4.5"
        />
        <circle cx="245" cy="143" r="1.5" fill="#3b2616" />
        <circle cx="255" cy="143" r="1.5" fill="#3b2616" />
        <path d="M244 150c3 4 9 4 12 0" fill="none" />
      </g>
      <path d="M226 186c8-10 16-2 24 0 8-2 16-10 24 0-8 8-16 4-24 4s-16 4-24-4z" fill="#fdf3dc" {...ink} />
    </>
  );
}

export function FlowerWindow(): JSX.Element {
  return (
    <>
      <Wall x={300} y={100} />
      <g {...ink}>
        <path d="M308 118h18v54h-18zM374 118h18v54h-18z" fill="#1f7fb0" />
        <path
          d="M317 138c2-4 8-1 5 3l-5 5-5-5c-3-4 3-7 5-3zM383 138c2-4 8-1 5 3l-5 5-5-5c-3-4 3-7 5-3z"
          fill="#fdf3dc"
          stroke="none"
        />
      </g>
      <Casement x={326} y={116} width={48} height={58} />
      <path d="M320 112l30-10 30 10v5h-60z" fill="#fdf3dc" {...ink} />
      <g {...ink}>
        <path d="M322 172h56l-5 17h-46z" fill="#b9793a" />
        <path d="M324 173c4-12 10-8 12-2 4-12 10-10 13-2 3-10 10-10 12 0 4-8 12-8 14 4z" fill="#4d9a45" />
      </g>
      <g fill="#e0508a">
        <circle cx="330" cy="165" r="5" />
        <circle cx="356" cy="163" r="5" />
      </g>
      <g fill="#f2c230">
        <circle cx="343" cy="161" r="5" />
        <circle cx="369" cy="166" r="5" />
      </g>
      <g fill="#fff">
        <circle cx="330" cy="165" r="1.8" />
        <circle cx="356" cy="163" r="1.8" />
        <circle cx="343" cy="161" r="1.8" />
        <circle cx="369" cy="166" r="1.8" />
      </g>
    </>
  );
}

export function Balcony(): JSX.Element {
  return (
    <>
      <Wall x={400} y={100} />
      <rect x="491" y="100" width="9" height="100" fill="#a9702f" {...ink} />
      <g {...ink}>
        <path d="M428 190v-60a20 20 0 0 1 40 0v60z" fill="#fdf3dc" />
        <path d="M433 190v-58a15 15 0 0 1 30 0v58z" fill={pane} />
        <path d="M448 118v72M433 146h30" />
        <path d="M402 156h98v8h-98z" fill="#fdf3dc" />
        <path d="M402 190h98v10h-98z" fill="#b9793a" />
        <path
          d="M408 164c5 6 5 8 3 13s-2 7 0 13h6c2-6 2-8 0-13s-2-7 3-13zM421 164c5 6 5 8 3 13s-2 7 0 13h6c2-6 2-8 0-13s-2-7 3-13zM434 164c5 6 5 8 3 13s-2 7 0 13h6c2-6 2-8 0-13s-2-7 3-13zM447 164c5 6 5 8 3 13s-2 7 0 13h6c2-6 2-8 0-13s-2-7 3-13zM460 164c5 6 5 8 3 13s-2 7 0 13h6c2-6 2-8 0-13s-2-7 3-13zM473 164c5 6 5 8 3 13s-2 7 0 13h6c2-6 2-8 0-13s-2-7 3-13zM486 164c5 6 5 8 3 13s-2 7 0 13h6c2-6 2-8 0-13s-2-7 3-13z"
          fill="#fdf3dc"
        />
      </g>
      <path d="M402 112c20 16 76 16 96 0" fill="none" stroke="#3b2616" stroke-width="1.6" />
      <g {...ink}>
        <path d="M412 118l10 6-3 8-9-6z" fill="#c8402b" />
        <path d="M432 124h11l-2 9h-9z" fill="#f2c230" />
        <path d="M455 125h11l1 9h-9z" fill="#2f8a4c" />
        <path d="M478 122l10-5 2 8-8 6z" fill="#1f7fb0" />
      </g>
    </>
  );
}
