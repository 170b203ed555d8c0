// The shapes of a screen, as in "Layout" of BOARD.md, for boards that draw themselves otherwise in each; at a desk the
// board's box is upright where the screen is narrow.

import { signal } from '@preact/signals';

export type Shape = 'phone' | 'lying' | 'tablet' | 'desk' | 'broadDesk';

const queries = {
  broadDesk: '(width >= 76rem) and (height >= 34rem) and (orientation: landscape)',
  desk: '(width >= 56rem) and (height >= 34rem) and (orientation: landscape)',
  lying: '(height < 34rem) and (width >= 36rem)',
  tablet: '(width >= 48rem) and (height >= 34rem)',
} as const;

const watched = Object.entries(queries).map(([shape, query]) => ({
  shape: shape as keyof typeof queries,
  media: matchMedia(query),
}));

const present = signal<Shape>(shapeNow());
for (const { media } of watched) {
  media.addEventListener('change', () => {
    present.value = shapeNow();
  });
}

function shapeNow(): Shape {
  return watched.find(({ media }) => media.matches)?.shape ?? 'phone';
}

/** Read while drawing: who reads it is drawn anew when the screen turns. */
export function shapeOfScreen(): Shape {
  return present.value;
}
