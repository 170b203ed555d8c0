// The ways of things that travel, as frames of an animation. Pure.

import type { Motion } from './motions.ts';

export interface Point {
  readonly x: number;
  readonly y: number;
}

export function middle(start: number, length: number): number {
  return start + length / 2;
}

/** From `dx`, `dy` away to where it is, growing or shrinking on the way. */
export function frames(
  path: Motion['path'],
  dx: number,
  dy: number,
  scale: number,
): PropertyIndexedKeyframes {
  const far = Math.hypot(dx, dy);
  switch (path ?? 'slide') {
    case 'slide':
      return { translate: [`${dx}px ${dy}px`, '0 0'], scale: [`${scale}`, '1'] };
    case 'arc':
      return {
        translate: [`${dx}px ${dy}px`, `${dx * 0.45}px ${dy * 0.45 - far * 0.18}px`, '0 0'],
        scale: [`${scale}`, `${(scale + 1) / 1.8}`, '1'],
      };
    case 'hop':
      return {
        translate: [`${dx}px ${dy}px`, `${dx / 2}px ${dy / 2 - Math.min(far * 0.3, highestHop)}px`, '0 0'],
        scale: [`${scale}`, '1.12', '1'],
      };
  }
}

const highestHop = 40;

/** By way of several points at one speed; a hop touches down at each of them. */
export function framesAlong(points: readonly Point[], scale: number, path: Motion['path']): Keyframe[] {
  const legs = points.slice(1).map((to, index) => distance(points[index]!, to));
  const whole = legs.reduce((sum, leg) => sum + leg, 0) || 1;
  let done = 0;
  return points.flatMap((point, index): Keyframe[] => {
    const offset = Math.min(1, done / whole);
    const leg = legs[index];
    const grown = scale + (1 - scale) * offset;
    const here = { translate: `${point.x}px ${point.y}px`, scale: `${grown}`, offset };
    if (leg === undefined) return [{ ...here, offset: 1 }];
    done += leg;
    if (path !== 'hop') return [here];
    const next = points[index + 1]!;
    const high = Math.min(leg * 0.3, highestHop);
    const top = { x: (point.x + next.x) / 2, y: (point.y + next.y) / 2 - high };
    return [
      here,
      { translate: `${top.x}px ${top.y}px`, scale: `${grown * 1.1}`, offset: (offset + done / whole) / 2 },
    ];
  });
}

function distance(one: Point, other: Point): number {
  return Math.hypot(one.x - other.x, one.y - other.y);
}
