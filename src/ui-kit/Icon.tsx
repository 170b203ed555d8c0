import type { JSX } from 'preact';
import type { Icon as IconLine } from './board.ts';

interface IconProps {
  readonly icon: IconLine;
  readonly class?: string;
  /** Told by screen readers; without it the icon is an ornament. */
  readonly label?: string;
}

/** For HTML: as high as the text around it, in its colour. */
export function Icon({ icon, class: css, label }: IconProps): JSX.Element {
  return (
    <svg
      class={css ? `icon ${css}` : 'icon'}
      viewBox="0 0 512 512"
      role={label ? 'img' : undefined}
      aria-label={label}
      aria-hidden={label ? undefined : 'true'}
    >
      <path fill="currentColor" d={icon} />
    </svg>
  );
}

interface IconAtProps {
  readonly icon: IconLine;
  readonly x: number;
  readonly y: number;
  readonly size: number;
  readonly class?: string;
}

/** Inside an SVG board: centred at x, y; `fill` of the class colours it through currentColor. */
export function IconAt({ icon, x, y, size, class: css }: IconAtProps): JSX.Element {
  return (
    <g class={css} transform={`translate(${x - size / 2} ${y - size / 2}) scale(${size / 512})`}>
      <path fill="currentColor" d={icon} />
    </g>
  );
}
