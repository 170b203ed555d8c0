// The small signs of the site's own buttons, drawn with one pen.

import type { JSX } from 'preact';

const drawings = {
  people:
    'M9 11a3.5 3.5 0 1 0 0-7 3.5 3.5 0 0 0 0 7zM2.5 20c.4-4 3-6 6.5-6s6.1 2 6.5 6M16 4.5a3.3 3.3 0 0 1 0 6.2M18 14.3c2.2.8 3.4 2.7 3.6 5.7',
  clock: 'M12 21a9 9 0 1 0 0-18 9 9 0 0 0 0 18zM12 7v5.3l3.5 2.2',
  cake: 'M4 20h16v-7a2 2 0 0 0-2-2H6a2 2 0 0 0-2 2zM4 16c2.7 1.6 5.3-1.6 8 0s5.3 1.6 8 0M12 11V7.5M12 4.5v.1',
  gear: 'M12 15.2a3.2 3.2 0 1 0 0-6.4 3.2 3.2 0 0 0 0 6.4zM10.1 5.3L10.4 2.7L13.6 2.7L13.9 5.3L15.4 5.9L17.4 4.3L19.7 6.6L18.1 8.6L18.7 10.1L21.3 10.4L21.3 13.6L18.7 13.9L18.1 15.4L19.7 17.4L17.4 19.7L15.4 18.1L13.9 18.7L13.6 21.3L10.4 21.3L10.1 18.7L8.6 18.1L6.6 19.7L4.3 17.4L5.9 15.4L5.3 13.9L2.7 13.6L2.7 10.4L5.3 10.1L5.9 8.6L4.3 6.6L6.6 4.3L8.6 5.9z',
  info: 'M12 21a9 9 0 1 0 0-18 9 9 0 0 0 0 18zM12 11v5.5M12 7.5v.1',
  up: 'M12 19.5V5M5.5 11 12 4.5l6.5 6.5',
  back: 'M20 12H4.5M11 5l-7 7 7 7',
  undo: 'M8.5 4.5 4 9l4.5 4.5M4.5 9H14a5.5 5.5 0 0 1 0 11H8',
  again: 'M4.5 12a7.5 7.5 0 1 0 2.3-5.4M4.5 4v4.2h4.2',
  pause: 'M8.5 5.5v13M15.5 5.5v13',
  stepBack: 'M12 6l-6 6 6 6M19 6l-6 6 6 6',
  forward: 'M5 6l6 6-6 6M12 6l6 6-6 6',
  list: 'M9 6h11M9 12h11M9 18h11M4.5 6h.1M4.5 12h.1M4.5 18h.1',
  scroll:
    'M7 4h11v13.5a2.5 2.5 0 0 0 2.5 2.5H8.5A2.5 2.5 0 0 1 6 17.5V5.5A1.5 1.5 0 0 0 3 5.5V8h3M10 9h5M10 13h5',
  soundOn: 'M4 9.5v5h3.5L12 18.5v-13L7.5 9.5zM15.5 9a4.2 4.2 0 0 1 0 6M18 6.5a8 8 0 0 1 0 11',
  soundOff: 'M4 9.5v5h3.5L12 18.5v-13L7.5 9.5zM16 9.5l5 5M21 9.5l-5 5',
  speed: 'M4 18a9 9 0 1 1 16 0M12 15.5l4-6M12 16v.1',
  book: 'M12 6.5C10 4.8 7 4.5 4 4.8v13.7c3-.3 6 0 8 1.7 2-1.7 5-2 8-1.7V4.8c-3-.3-6 0-8 1.7zM12 6.5v13.5',
  help: 'M12 21a9 9 0 1 0 0-18 9 9 0 0 0 0 18zM9.5 9.5a2.6 2.6 0 1 1 3.7 2.4c-.8.4-1.2 1-1.2 2M12 17v.1',
  keyboard: 'M3 6.5h18v11H3zM6.5 10h.1M10 10h.1M13.5 10h.1M17 10h.1M7.5 14h9',
  save: 'M12 4v10.5M7 10l5 5 5-5M4.5 19.5h15',
  close: 'M5.5 5.5l13 13M18.5 5.5l-13 13',
  play: 'M7 4.5v15l12-7.5z',
  check: 'M4.5 12.5l5 5 10-11',
  menu: 'M4 7h16M4 12h16M4 17h16',
  eye: 'M2.5 12S6 5.5 12 5.5 21.5 12 21.5 12 18 18.5 12 18.5 2.5 12 2.5 12zM12 15a3 3 0 1 0 0-6 3 3 0 0 0 0 6z',
  sliders: 'M4 7h9M17 7h3M15 5v4M4 16h3M11 16h9M9 14v4',
  crown: 'M3.5 18.5h17M4 15 3 7l5 3.5L12 5l4 5.5L21 7l-1 8z',
  lamp: 'M9.5 17.5h5M10 20.5h4M8.5 14.5c-1.9-1.3-3-3.1-3-5.3a6.5 6.5 0 0 1 13 0c0 2.2-1.1 4-3 5.3z',
  dots: 'M12 5.5v.1M12 12v.1M12 18.5v.1',
} as const;

export type GlyphName = keyof typeof drawings;

export function Glyph({ name }: { readonly name: GlyphName }): JSX.Element {
  return (
    <svg class="glyph" viewBox="0 0 24 24" aria-hidden="true">
      <path d={drawings[name]} />
    </svg>
  );
}

/** The chest: the sign of the whole product. */
export function Chest(): JSX.Element {
  return (
    <svg class="chest" viewBox="0 0 64 56" aria-hidden="true">
      <path d="M6 24C6 10 14 4 24 4h16c10 0 18 6 18 20z" fill="#15565c" />
      <path d="M6 27h52v21a4 4 0 0 1-4 4H10a4 4 0 0 1-4-4z" fill="#0d3f44" />
      <path d="M17 24V8.5C19 5.6 21.5 4 24 4h1v20zM39 24V4h1c2.5 0 5 1.6 7 4.5V24z" fill="#e2ab42" />
      <path d="M17 27h8v25h-8zM39 27h8v25h-8z" fill="#c98e24" />
      <path d="M4 22.5h56v6H4z" fill="#f0c766" />
      <path d="M26 20h12v13a6 6 0 0 1-12 0z" fill="#fbe6ac" />
      <path d="M32 25.5a2.4 2.4 0 0 1 1.3 4.4l.7 4h-4l.7-4a2.4 2.4 0 0 1 1.3-4.4z" fill="#5d3b06" />
    </svg>
  );
}
