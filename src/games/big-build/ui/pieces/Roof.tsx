// The roof: the fives. Every part of the house lies in its own square of a picture of 500 by 300.

import type { JSX } from 'preact';
import { ink, pane } from './strokes.ts';
import { Casement, Eaves, Ridge, Shingles } from './Timber.tsx';

export function LeftSlope(): JSX.Element {
  return (
    <>
      <Shingles x={0} />
      <path d="M-12 100L84 6l7 7L0 100z" fill="#8a5a2c" {...ink} />
      <Eaves x={2} width={98} />
      <path d="M62 62c8-2 15 4 15 12H56c0-5 2-10 6-12z" {...ink} fill={pane} />
      <Ridge x={86} width={14} />
    </>
  );
}

export function Attic(): JSX.Element {
  return (
    <>
      <Shingles x={100} />
      <Ridge x={100} width={100} />
      <path d="M118 100V58L150 26l32 32v42z" fill="#e2ab62" {...ink} />
      <path d="M118 72h64M118 86h64" stroke="#a9702f" stroke-width="1.6" />
      <path d="M108 66L150 22l42 44-6 5-36-37-36 37z" fill="#2b8a84" {...ink} />
      <Casement x={136} y={58} width={28} height={34} />
      <path d="M141 63c6 0 8 6 7 14M159 63c-6 0-8 6-7 14" fill="#f3a6a0" stroke="#c8503c" />
      <path d="M150 44c2-4 8-2 6 2l-6 6-6-6c-2-4 4-6 6-2z" fill="#c8402b" />
      <path d="M100 90h18v10h-18zM182 90h18v10h-18z" fill="#fdf3dc" {...ink} />
    </>
  );
}

export function Chimney(): JSX.Element {
  return (
    <>
      <Shingles x={200} />
      <Ridge x={200} width={100} />
      <Eaves x={200} width={100} />
      <g {...ink}>
        <path d="M228-24h44v84l-44-8z" fill="#d8733a" />
        <path
          d="M228-10h44M228 4h44M228 18h44M228 32h44M228 46h44M242-24v14M260-10v14M242 4v14M258 18v14M242 32v14M260 46v10"
          stroke="#9c4a20"
          fill="none"
        />
        <path d="M222-34h56v12h-56z" fill="#b85a28" />
        <path d="M234-46h12v12h-12zM254-46h12v12h-12z" fill="#c96a32" />
      </g>
    </>
  );
}

export function WeatherVane(): JSX.Element {
  return (
    <>
      <Shingles x={300} />
      <Ridge x={300} width={100} />
      <Eaves x={300} width={100} />
      <g {...ink}>
        <path d="M330 52V16h40v42z" fill="#e2ab62" />
        <path d="M322 18l28-22 28 22z" fill="#2b8a84" />
        <path d="M343 46V32a7 7 0 0 1 14 0v16z" fill="#5a3a1e" />
        <path d="M344 36h12M350 30v18" stroke="#f2c230" />
        <path d="M350-4v-40" stroke-width="3.4" />
        <path d="M336-22h28M338-26l-6 4 6 4M362-26l6 4-6 4" fill="none" />
        <path
          d="M334-44c2 10 8 14 16 14 10 0 14-8 14-16 6 2 8-2 6-6-4-2-6-4-10-2-6 2-6 10-12 12-6 0-10-6-14-2z"
          fill="#f2c230"
        />
        <path d="M360-56c2-4 6-2 8 2" fill="#c8402b" />
      </g>
    </>
  );
}

export function RightSlope(): JSX.Element {
  return (
    <>
      <Shingles x={400} />
      <path d="M512 100L416 6l-7 7 91 87z" fill="#8a5a2c" {...ink} />
      <Eaves x={400} width={98} />
      <Ridge x={400} width={14} />
      <g {...ink}>
        <path
          d="M424 70c-3-14 3-24 12-26l1-8 6 5 6-5 1 9c8 4 11 14 8 25z"
          fill="#44403f"
          transform="translate(0 6)"
        />
        <path d="M456 78c10 2 14-6 10-14" fill="none" stroke="#44403f" stroke-width="5" />
      </g>
      <circle cx="438" cy="53" r="1.6" fill="#ffe08a" />
      <circle cx="447" cy="53" r="1.6" fill="#ffe08a" />
    </>
  );
}
