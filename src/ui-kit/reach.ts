// A finger is wider than some of what it points at: the nearest small target counts. Pure.

import type { Box } from './arrows.ts';
import { middle, type Point } from './paths.ts';

/** Half of what a finger needs. */
const reach = 22;

/** The index of the small box that is meant by a touch at `point`; `hit` is what lies right under it. A large thing
 *  that was hit and where something can be done is always meant. */
export function meantBy(point: Point, boxes: readonly Box[], hit: number | undefined): number | undefined {
  if (hit !== undefined && !isSmall(boxes[hit]!)) return hit;
  let best = hit;
  let least = hit === undefined ? reach : distanceTo(point, boxes[hit]!);
  for (const [index, box] of boxes.entries()) {
    const distance = distanceTo(point, box);
    if (!isSmall(box) || distance >= least) continue;
    best = index;
    least = distance;
  }
  return best;
}

function isSmall({ left, top, right, bottom }: Box): boolean {
  return Math.min(right - left, bottom - top) < 2 * reach;
}

/** From its middle. */
function distanceTo({ x, y }: Point, { left, top, right, bottom }: Box): number {
  return Math.hypot(x - middle(left, right - left), y - middle(top, bottom - top));
}
