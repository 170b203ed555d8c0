// From one spot to the next by arrow keys: the nearest in that direction.

export interface Box {
  readonly left: number;
  readonly top: number;
  readonly right: number;
  readonly bottom: number;
}

export type Direction = 'left' | 'right' | 'up' | 'down';

/** A step aside costs so much more than a step ahead. */
const asideCost = 2.2;

/** The index of the box that lies best in that direction from `from`; undefined if none does. */
export function nearest(from: Box, boxes: readonly Box[], direction: Direction): number | undefined {
  let best: number | undefined;
  let least = Number.POSITIVE_INFINITY;
  for (const [index, box] of boxes.entries()) {
    const [ahead, aside] = distances(from, box, direction);
    if (ahead <= 1) continue;
    const cost = ahead + aside * asideCost;
    if (cost < least) {
      least = cost;
      best = index;
    }
  }
  return best;
}

function distances(from: Box, to: Box, direction: Direction): readonly [number, number] {
  const dx = (to.left + to.right - from.left - from.right) / 2;
  const dy = (to.top + to.bottom - from.top - from.bottom) / 2;
  switch (direction) {
    case 'left':
      return [-dx, Math.abs(dy)];
    case 'right':
      return [dx, Math.abs(dy)];
    case 'up':
      return [-dy, Math.abs(dx)];
    case 'down':
      return [dy, Math.abs(dx)];
  }
}
