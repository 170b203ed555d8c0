// The five faces, each in a box of 120 by 100, dressed in the colour of their seat.

import type { JSX } from 'preact';
import type { CharacterId } from '../../types.ts';
import { line, seatColour, trim } from './strokes.ts';

export const heads: Readonly<Record<CharacterId, () => JSX.Element>> = {
  chestnut: Chestnut,
  frost: Frost,
  spark: Spark,
  stripe: Stripe,
  acorn: Acorn,
};

function Eye({ x, y, size }: { readonly x: number; readonly y: number; readonly size: number }): JSX.Element {
  return (
    <>
      <ellipse fill="#2a1a12" cx={x} cy={y} rx={size} ry={size * 1.25} />
      <circle cx={x + 1.8} cy={y - 2.4} r={size * 0.38} fill="#fff" />
    </>
  );
}

interface CheeksProps {
  readonly colour: string;
  readonly y: number;
  /** From the middle of the face. */
  readonly apart: number;
}

function Cheeks({ colour, y, apart }: CheeksProps): JSX.Element {
  return (
    <g fill={colour} fill-opacity="0.55">
      <ellipse cx={60 - apart} cy={y} rx="7" ry="5" />
      <ellipse cx={60 + apart} cy={y} rx="7" ry="5" />
    </g>
  );
}

function BearHead({ fur, inner }: { readonly fur: string; readonly inner: string }): JSX.Element {
  return (
    <>
      <g {...line} fill={fur}>
        <circle cx="26" cy="24" r="15" />
        <circle cx="94" cy="24" r="15" />
      </g>
      <circle cx="26" cy="25" r="7.5" fill={inner} />
      <circle cx="94" cy="25" r="7.5" fill={inner} />
      <path {...line} d="M60 12c28 0 44 18 44 42S86 92 60 92 16 78 16 54s16-42 44-42z" fill={fur} />
    </>
  );
}

function Chestnut(): JSX.Element {
  return (
    <>
      <BearHead fur="#94603a" inner="#c98f63" />
      <ellipse cx="60" cy="70" rx="22" ry="17" fill="#efd0a5" />
      <Cheeks colour="#e8744f" y={66} apart={32} />
      <Eye x={43} y={54} size={5.2} />
      <Eye x={77} y={54} size={5.2} />
      <path d="M52 61c4-4 12-4 16 0 0 6-5 8-8 9-3-1-8-3-8-9z" fill="#3b2216" />
      <path d="M60 70v4m-9 1c3 5 7 5 9 0 2 5 6 5 9 0" fill="none" {...line} />
      <g {...line}>
        <path d="M22 36C22 10 40 0 60 0s38 10 38 36c-20-7-56-7-76 0z" fill={seatColour} />
        <path d="M53 1h14v29c-5-1-9-1-14 0z" fill={trim} />
        <path d="M15 40c14-10 76-10 90 0 2 4-1 7-5 6-24-7-56-7-80 0-4 1-7-2-5-6z" fill={seatColour} />
      </g>
    </>
  );
}

function Frost(): JSX.Element {
  return (
    <>
      <BearHead fur="#f6f4ec" inner="#c9d6de" />
      <path d="M18 62c4 20 20 30 42 30s38-10 42-30c-6 18-24 22-42 22s-36-4-42-22z" fill="#d9e2e6" />
      <ellipse cx="60" cy="70" rx="22" ry="16" fill="#fff" />
      <Cheeks colour="#f39a92" y={66} apart={32} />
      <Eye x={43} y={55} size={5.2} />
      <Eye x={77} y={55} size={5.2} />
      <path d="M52 62c4-4 12-4 16 0 0 6-5 8-8 9-3-1-8-3-8-9z" fill="#33404a" />
      <path d="M60 71v3m-9 2c5 5 13 5 18 0" fill="none" {...line} />
      <g {...line}>
        <path d="M24 34C24 12 42 4 60 4s36 8 36 30z" fill={seatColour} />
        <path d="M40 9l4 24M60 5v28M80 9l-4 24" stroke={trim} stroke-width="4" fill="none" />
        <rect x="19" y="28" width="82" height="15" rx="7.5" fill={trim} />
        <circle cx="60" cy="1" r="10" fill={trim} />
      </g>
    </>
  );
}

function Spark(): JSX.Element {
  return (
    <>
      <g {...line}>
        <path d="M14 48C8 24 10 4 16-4c14 4 26 14 32 24z" fill="#e2752b" />
        <path d="M106 48c6-24 4-44-2-52-14 4-26 14-32 24z" fill="#e2752b" />
        <path d="M20 30C17 18 18 8 20 4c8 4 14 10 18 16z" fill="#4a2c1c" stroke="none" />
        <path d="M100 30c3-12 2-22 0-26-8 4-14 10-18 16z" fill="#4a2c1c" stroke="none" />
        <path
          d="M60 14c26 0 42 14 46 38 2 10 6 12 10 14-8 16-34 28-56 28S12 82 4 66c4-2 8-4 10-14 4-24 20-38 46-38z"
          fill="#e2752b"
        />
      </g>
      <path
        d="M6 67c16 0 34 0 44-10 4-4 16-4 20 0 10 10 28 10 44 10-10 14-32 25-54 25S16 81 6 67z"
        fill="#fff4e2"
      />
      <Cheeks colour="#f08a6b" y={70} apart={30} />
      <Eye x={42} y={54} size={5.2} />
      <Eye x={78} y={54} size={5.2} />
      <path d="M34 43c3-3 8-4 12-3M86 43c-3-3-8-4-12-3" fill="none" {...line} />
      <path d="M53 66c4-3 10-3 14 0 0 5-4 8-7 8s-7-3-7-8z" fill="#3b2216" />
      <path d="M60 74v3m-8 1c5 5 11 5 16 0" fill="none" {...line} />
      <g {...line} fill={seatColour}>
        <path d="M86 14l-16-10c-4 6-4 14 0 20z" />
        <path d="M86 14l16-10c4 6 4 14 0 20z" />
        <circle cx="86" cy="14" r="6" fill={trim} />
      </g>
    </>
  );
}

function Stripe(): JSX.Element {
  return (
    <>
      <g {...line}>
        <path d="M18 40C10 26 12 10 18 4c12 2 22 8 26 16z" fill="#8d8a87" />
        <path d="M102 40c8-14 6-30 0-36-12 2-22 8-26 16z" fill="#8d8a87" />
        <path d="M22 28c-3-6-2-12 0-16 6 1 11 5 14 9z" fill="#e9e2d8" stroke="none" />
        <path d="M98 28c3-6 2-12 0-16-6 1-11 5-14 9z" fill="#e9e2d8" stroke="none" />
        <path
          d="M60 14c28 0 42 16 46 36 1 8 5 12 8 16-8 16-32 26-54 26S14 82 6 66c3-4 7-8 8-16 4-20 18-36 46-36z"
          fill="#a3a09c"
        />
      </g>
      <path
        d="M10 64c8-14 28-26 44-20 3 1 9 1 12 0 16-6 36 6 44 20-10 8-24 8-36 2-6-3-22-3-28 0-12 6-26 6-36-2z"
        fill="#3f3b3c"
      />
      <path
        d="M16 46c8-8 22-12 34-8l-2 6c-12-2-24 4-34 12zM104 46c-8-8-22-12-34-8l2 6c12-2 24 4 34 12z"
        fill="#f3eee6"
      />
      <path d="M38 72c8-8 14-10 22-10s14 2 22 10c-2 12-12 18-22 18s-20-6-22-18z" fill="#f3eee6" />
      <path d="M56 18h8l-1 34h-6z" fill="#5d5959" />
      <circle cx="42" cy="56" r="8" fill="#fff" />
      <circle cx="78" cy="56" r="8" fill="#fff" />
      <Eye x={43} y={56} size={4.8} />
      <Eye x={77} y={56} size={4.8} />
      <path d="M53 68c4-4 10-4 14 0 0 5-4 8-7 8s-7-3-7-8z" fill="#241c1c" />
      <path d="M60 76v2m-9 1c5 6 13 6 18 0" fill="none" {...line} />
      <g {...line}>
        <path d="M26 30C28 8 46 2 62 2c20 0 34 10 34 26-22-8-48-6-70 2z" fill={seatColour} />
        <path d="M24 32c-8 2-16 8-18 14 14 0 34-4 46-14-8-4-18-4-28 0z" fill="var(--seat-line)" />
        <path d="M96 40l14-22 5 3-12 23z" fill="#f2c230" />
        <path d="M110 18l2-6 4 3-1 6z" fill="#3b2616" />
      </g>
    </>
  );
}

function Acorn(): JSX.Element {
  return (
    <>
      <g {...line}>
        <path d="M18 46C8 36 8 20 14 14c12 2 20 8 24 14z" fill="#a98d74" />
        <path d="M102 46c10-10 10-26 4-32-12 2-20 8-24 14z" fill="#a98d74" />
        <path
          d="M60 18c28 0 44 16 46 36 1 8 4 10 6 14-8 16-30 25-52 25S16 84 8 68c2-4 5-6 6-14 2-20 18-36 46-36z"
          fill="#c4a88c"
        />
      </g>
      <path
        d="M12 67c6-16 26-26 42-18 3 1 9 1 12 0 16-8 36 2 42 18-8 8-22 9-34 3-6-3-22-3-28 0-12 6-26 5-34-3z"
        fill="#5e4636"
      />
      <path d="M40 76c7-8 13-9 20-9s13 1 20 9c-2 10-11 16-20 16s-18-6-20-16z" fill="#fdf3e3" />
      <circle cx="41" cy="60" r="11" fill="#fff" />
      <circle cx="79" cy="60" r="11" fill="#fff" />
      <Eye x={43} y={61} size={6.6} />
      <Eye x={77} y={61} size={6.6} />
      <Cheeks colour="#f08a6b" y={77} apart={28} />
      <path d="M54 72c4-3 8-3 12 0 0 5-3 7-6 7s-6-2-6-7z" fill="#3b2216" />
      <path d="M54 83c3 5 9 5 12 0z" fill="#c8503c" {...line} />
      <g {...line}>
        <path d="M20 40C18 16 38 6 60 6s42 10 40 34c-22 7-58 7-80 0z" fill="#9a6a35" />
        <path
          d="M30 22c8 6 12 10 14 22M48 12c8 8 10 18 11 32M72 12c-8 8-10 18-11 32M90 22c-8 6-12 10-14 22M24 30c24 6 48 6 72 0M36 15c16 5 32 5 48 0"
          fill="none"
          stroke="#6e4720"
          stroke-width="2"
        />
        <path d="M57 7c-1-8 1-12 6-16l5 4c-4 3-4 7-4 12z" fill="#6e4720" />
      </g>
      <path d="M66-2c8-8 18-8 24-4-4 8-14 10-24 4z" fill="#6aa84a" {...line} />
    </>
  );
}
