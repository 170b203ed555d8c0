import type { JSX } from 'preact';

const drawings = {
  turnBack: 'M18 5.5 9.5 12l8.5 6.5zM6 5.5v13',
  back: 'M16 5.5 7.5 12l8.5 6.5z',
  play: 'M7.5 4.5v15l12-7.5z',
  pause: 'M8 5v14M16 5v14',
  on: 'M8 5.5 16.5 12 8 18.5z',
  turnOn: 'M6 5.5l8.5 6.5L6 18.5zM18 5.5v13',
  eyes: 'M2.5 12S6 5.5 12 5.5 21.5 12 21.5 12 18 18.5 12 18.5 2.5 12 2.5 12zM12 15a3 3 0 1 0 0-6 3 3 0 0 0 0 6z',
  share:
    'M18 8a3 3 0 1 0-3-3 3 3 0 0 0 3 3zM6 15a3 3 0 1 0-3-3 3 3 0 0 0 3 3zM18 22a3 3 0 1 0-3-3 3 3 0 0 0 3 3zM8.6 10.5l6.8-4M8.6 13.5l6.8 4',
  branch: 'M6 3v18M6 14c0-4 12-3 12-9M15 7.5 18 4.5l3 3',
} as const;

export function Sign({ name }: { readonly name: keyof typeof drawings }): JSX.Element {
  return (
    <svg class="glyph" viewBox="0 0 24 24" aria-hidden="true">
      <path d={drawings[name]} />
    </svg>
  );
}
