// The looks of players: an animal, a colour and a pattern that belong together.

import owl from 'icon:barn-owl';
import fox from 'icon:fox-head';
import lion from 'icon:lion';
import rabbit from 'icon:rabbit-head';
import turtle from 'icon:sea-turtle';
import whale from 'icon:sperm-whale';
import type { JSX } from 'preact';
import { type Icon as IconLine, type LookName, lookNames } from './board.ts';
import { Icon, IconAt } from './Icon.tsx';

const animals: Readonly<Record<LookName, IconLine | undefined>> = {
  fox,
  whale,
  turtle,
  lion,
  owl,
  rabbit,
  neutral: undefined,
};

/** The class that sets --seat (strong colour), --seat-ink (readable on it), --seat-soft (a light ground)
 *  and --seat-line (an edge) for everything inside. Put it on each piece: pieces leave their parents when they fly. */
export function seatClass(look: LookName): string {
  return `look-${look}`;
}

/** A fill for large areas: `fill={seatFill(look)}`, the colour with its pattern. */
export function seatFill(look: LookName): string {
  return `url(#seat-${look})`;
}

/** The player's animal in a round badge, as high as the text around it. */
export function Emblem({ look, label }: { readonly look: LookName; readonly label?: string }): JSX.Element {
  const animal = animals[look];
  return (
    <span class={`emblem ${seatClass(look)}`}>
      {animal && <Icon icon={animal} {...(label ? { label } : {})} />}
    </span>
  );
}

interface EmblemAtProps {
  readonly look: LookName;
  readonly x: number;
  readonly y: number;
  readonly size: number;
}

/** The animal alone, in an SVG board, in --seat-ink: lay it on a shape filled with var(--seat). */
export function EmblemAt({ look, x, y, size }: EmblemAtProps): JSX.Element | null {
  const animal = animals[look];
  return animal ? <IconAt icon={animal} x={x} y={y} size={size} class="emblem-at" /> : null;
}

/** The patterns that `seatFill` names; the table draws them once. */
export function SeatPatterns(): JSX.Element {
  return (
    <svg class="seat-patterns" aria-hidden="true" width="0" height="0">
      <defs>
        {[...lookNames, 'neutral' as const].map((look) => (
          <pattern
            key={look}
            id={`seat-${look}`}
            class={seatClass(look)}
            width="12"
            height="12"
            patternUnits="userSpaceOnUse"
          >
            <rect width="12" height="12" class="seat-ground" />
            <path d={strokes[look]} class="seat-strokes" />
          </pattern>
        ))}
      </defs>
    </svg>
  );
}

const strokes: Readonly<Record<LookName, string>> = {
  fox: 'M-3 3 3-3M0 12 12 0M9 15l6-6',
  whale: 'M0 4q3-4 6 0t6 0M0 10q3-4 6 0t6 0',
  turtle: 'M0 0h12M0 6h12M6 0v6M0 6v6M12 6v6',
  lion: 'M3 3h.1M9 9h.1',
  owl: 'M0 6 6 0l6 6M0 12l6-6 6 6',
  rabbit: 'M3 0v12M9 0v12',
  neutral: 'M0 6h12M6 0v12',
};
