// The ground floor: the threes.

import type { JSX } from 'preact';
import { ink, lamp, pane } from './strokes.ts';
import { Logs, Stones, Wall } from './Timber.tsx';

export function WoodShed(): JSX.Element {
  return (
    <>
      <rect x="0" y="200" width="100" height="100" fill="#6b4526" />
      <path d="M0 200h100v10H0z" fill="#8a5a2c" {...ink} />
      <rect x="0" y="200" width="9" height="100" fill="#a9702f" {...ink} />
      <rect x="92" y="208" width="8" height="92" fill="#a9702f" {...ink} />
      <Logs />
      <g {...ink}>
        <path d="M64 246l18-26 4 3-18 26z" fill="#d99a52" />
        <path d="M74 218c6-6 14-4 20 4-4 4-12 6-16 2z" fill="#c9d2d6" />
      </g>
      <path d="M14 226c8 4 14 2 18-4M14 226v8" fill="none" {...ink} />
      <path d="M24 216l8 0 2 12c0 4-12 4-12 0z" {...ink} fill={lamp} />
    </>
  );
}

export function Porch(): JSX.Element {
  return (
    <>
      <Wall x={100} y={200} />
      <g {...ink}>
        <path d="M100 212L150 200h50v14l-50 0-50 10z" fill="#2b8a84" />
        <path d="M110 222h8v62h-8zM180 214h8v70h-8z" fill="#fdf3dc" />
        <path d="M118 256h62v6h-62z" fill="#fdf3dc" />
        <path d="M126 262h5v18h-5zM140 262h5v18h-5zM154 262h5v18h-5zM168 262h5v18h-5z" fill="#fdf3dc" />
        <path d="M104 278h96v9h-96z" fill="#b9793a" />
        <path d="M100 287h100v13H100z" fill="#cbbfa8" />
        <path d="M124 287v13M150 287v13M176 287v13" stroke="#a8987c" />
        <path d="M136 244h34v5h-34zM138 249v20M168 249v20" fill="#d99a52" />
        <path d="M140 240c4-12 24-12 28 0z" fill="#c8402b" />
        <path d="M150 214v8" />
        <path d="M144 222h12l3 12h-18z" fill={lamp} />
      </g>
    </>
  );
}

export function FrontDoor(): JSX.Element {
  return (
    <>
      <Wall x={200} y={200} />
      <rect x="200" y="287" width="100" height="13" fill="#cbbfa8" {...ink} />
      <path d="M220 287v13M244 287v13M268 287v13" stroke="#a8987c" stroke-width="2" />
      <g {...ink}>
        <path d="M218 288v-44a32 32 0 0 1 64 0v44z" fill="#fdf3dc" />
        <path d="M225 288v-43a25 25 0 0 1 50 0v43z" fill="#1d6f6a" />
        <path d="M237.5 224v64M250 220v68M262.5 224v64" stroke="#14524e" fill="none" />
        <circle cx="250" cy="241" r="11" fill={pane} />
        <path d="M239 241h22M250 230v22" fill="none" />
        <circle cx="268" cy="264" r="3.4" fill="#f2c230" />
        <path d="M226 258h14M226 276h14" stroke="#f2c230" stroke-width="3.4" />
        <path d="M230 288h40v6h-40z" fill="#c8402b" />
        <path d="M244 216c-4-8 2-12 6-12s10 4 6 12" fill="none" stroke="#8b949a" stroke-width="4" />
      </g>
      <path d="M206 226h10l2 12h-14zM284 226h10l2 12h-14z" {...ink} fill={lamp} />
    </>
  );
}

export function Hall(): JSX.Element {
  return (
    <>
      <rect x="300" y="200" width="100" height="100" fill="#d8e7d0" />
      <path d="M300 252h100v40H300z" fill="#e3b06c" />
      <path d="M316 252v40M334 252v40M352 252v40M370 252v40M388 252v40" stroke="#b9793a" stroke-width="2" />
      <path d="M300 200h100v8H300z" fill="#a9702f" {...ink} />
      <rect x="300" y="288" width="100" height="12" fill="#b9793a" {...ink} />
      <g {...ink}>
        <path d="M308 222h64v6h-64z" fill="#8a5a2c" />
        <path d="M316 228v5M334 228v5M352 228v5" />
        <path d="M310 232h14l6 34h-26z" fill="#f2c230" />
        <path d="M329 232c-2 12 2 14-1 30h11c3-14-1-20 1-30z" fill="#c8402b" />
        <path d="M344 234c0-8 16-8 16 0l5 4h-26z" fill="#1f7fb0" />
        <path d="M376 288l4-48 3 0 4 48z" fill="#6c559f" />
        <path d="M381 240c-2-8 6-12 8-6" fill="none" />
        <path d="M338 288v-14h9v7c6 0 9 2 9 7zM360 288v-14h9v7c6 0 9 2 9 7z" fill="#2f8a4c" />
        <path d="M304 288c0-8 28-8 28 0z" fill="#e0508a" />
      </g>
      <rect x="374" y="210" width="20" height="18" rx="2" fill="#fdf3dc" {...ink} />
      <path d="M384 223l-5-5c-2-4 3-6 5-2 2-4 7-2 5 2z" fill="#c8402b" />
    </>
  );
}

export function Cellar(): JSX.Element {
  return (
    <>
      <Stones />
      <g {...ink}>
        <path d="M414 300v-50a36 36 0 0 1 72 0v50z" fill="#4c3220" />
        <path d="M418 252h64v5h-64z" fill="#b9793a" />
        <path d="M424 252v-14h11v14z" fill="#c8402b" />
        <path d="M440 252v-18h11v18z" fill="#f2c230" />
        <path d="M456 252v-14h11v14z" fill="#6c559f" />
        <path d="M424 236h11v4h-11zM440 231h11v4h-11zM456 236h11v4h-11z" fill="#fdf3dc" />
        <path d="M422 296v-26c6-4 22-4 28 0v26c-6 4-22 4-28 0z" fill="#c98a45" />
        <path d="M421 276h30M421 290h30" stroke="#6b4526" stroke-width="3" />
        <path d="M458 296c0-14 22-14 22 0z" fill="#e2752b" />
        <path d="M469 285c-2-6 2-8 4-8" fill="none" stroke="#2f8a4c" stroke-width="3" />
      </g>
      <path d="M400 292h100v8H400z" fill="#8fae5a" />
    </>
  );
}
