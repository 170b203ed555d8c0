// The characters, from head to foot and as faces.

import type { JSX } from 'preact';
import type { CharacterId } from '../../types.ts';
import { heads } from './Heads.tsx';
import { line, seatColour, trim } from './strokes.ts';

const furs: Readonly<Record<CharacterId, readonly [fur: string, belly: string]>> = {
  chestnut: ['#94603a', '#ecc99a'],
  frost: ['#f6f4ec', '#ffffff'],
  spark: ['#e2752b', '#fff4e2'],
  stripe: ['#a3a09c', '#f3eee6'],
  acorn: ['#c4a88c', '#fdf3e3'],
};

/** Defined once, and used by name: the colour of the seat comes from where it is used. */
export function FigureDefinitions(): JSX.Element {
  return (
    <>
      {(Object.keys(heads) as CharacterId[]).map((id) => {
        const Head = heads[id];
        return (
          <symbol key={id} id={`bb-head-${id}`} viewBox="-6 -16 132 116" overflow="visible">
            <Head />
          </symbol>
        );
      })}
      {(Object.keys(heads) as CharacterId[]).map((id) => (
        <symbol key={id} id={`bb-figure-${id}`} viewBox="-6 -16 132 170" overflow="visible">
          <Whole character={id} />
        </symbol>
      ))}
    </>
  );
}

function Whole({ character }: { readonly character: CharacterId }): JSX.Element {
  const [fur, belly] = furs[character];
  const Head = heads[character];
  return (
    <>
      <Tail character={character} />
      <g {...line}>
        <path
          d="M31 141a13 8 0 1 0 26 0a13 8 0 1 0-26 0M63 141a13 8 0 1 0 26 0a13 8 0 1 0-26 0M34 106C20 112 18 128 24 134c7 2 12-6 14-14zM86 106c14 6 16 22 10 28-7 2-12-6-14-14z"
          fill={fur}
        />
        <path d="M36 92h48c6 14 8 34 4 46H32c-4-12-2-32 4-46z" fill={belly} />
        <path fill={seatColour} d="M33 114h54c1 10 1 18-1 25H63l-3-6-3 6H34c-2-7-2-15-1-25z" />
        <path stroke={seatColour} stroke-width="7" fill="none" d="M44 92l-2 24M76 92l2 24" />
        <path fill={seatColour} d="M46 108h28v16c0 5-28 5-28 0z" />
        <path fill={trim} d="M52 113h16v7c0 4-16 4-16 0z" />
        <path fill={seatColour} d="M36 86c14 9 34 9 48 0l-3 12c-12 7-30 7-42 0z" />
        <path fill={seatColour} d="M56 96l-9 17 13-4 11 5-7-18z" />
      </g>
      {character === 'acorn' ? (
        <g transform="translate(4.8 12) scale(.92)">
          <Head />
        </g>
      ) : (
        <Head />
      )}
    </>
  );
}

function Tail({ character }: { readonly character: CharacterId }): JSX.Element | null {
  switch (character) {
    case 'chestnut':
    case 'frost':
      return null;
    case 'spark':
      return (
        <g {...line}>
          <path
            d="M84 132c22 4 36-12 30-34-2-10-8-14-12-16 2 12-4 18-12 24-10 8-12 18-6 26z"
            fill="#e2752b"
          />
          <path d="M102 82c4 2 10 6 12 16-4 2-10 2-15-2 3-4 4-8 3-14z" fill="#fff4e2" />
        </g>
      );
    case 'stripe':
      return (
        <>
          <path
            {...line}
            d="M84 134c20 6 34-8 32-28-1-10-8-16-14-14 2 8-2 16-10 22-8 6-12 12-8 20z"
            fill="#a3a09c"
          />
          <path
            d="M114 96c-6 2-12 2-14 0l-3 8c6 3 14 2 19 0zM96 112c4 6 10 8 15 8l-6 9c-6-1-13-5-16-9z"
            fill="#3f3b3c"
          />
        </>
      );
    case 'acorn':
      return (
        <>
          <path
            {...line}
            d="M84 134c18 6 30-8 28-24-1-10-8-14-12-12 2 8-2 12-10 18-6 4-10 10-6 18z"
            fill="#c4a88c"
          />
          <path
            d="M110 100c-5 3-10 3-13 1l-3 7c6 3 13 2 18-1zM92 118c4 5 9 7 14 7l-6 7c-5-1-10-4-12-7z"
            fill="#5e4636"
          />
        </>
      );
  }
}

/** In a drawing, its middle at 0, 0; put it into something that has the colours of a seat. */
export function HeadAt({
  character,
  size,
}: {
  readonly character: CharacterId;
  readonly size: number;
}): JSX.Element {
  const height = (size * 116) / 132;
  return (
    <use
      href={`#bb-head-${character}`}
      x={-size / 2}
      y={-height / 2 - size * 0.04}
      width={size}
      height={height}
    />
  );
}

/** Standing at 0, 0. */
export function FigureAt({
  character,
  width,
}: {
  readonly character: CharacterId;
  readonly width: number;
}): JSX.Element {
  const height = (width * 170) / 132;
  return <use href={`#bb-figure-${character}`} x={-width / 2} y={-height} width={width} height={height} />;
}

/** A round portrait for plates, banner and log. */
export function Face({ character }: { readonly character: CharacterId }): JSX.Element {
  return (
    <svg class="face" viewBox="-50 -50 100 100" aria-hidden="true">
      <circle class="face-ground" r="46" />
      <HeadAt character={character} size={84} />
    </svg>
  );
}
