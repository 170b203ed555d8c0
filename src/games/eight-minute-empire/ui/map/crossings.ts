// Ways over the water, and signs on the land. Made once, when the map is drawn.

import { bend, borderDistance, contains, distance } from './curve.ts';
import { chance } from './field.ts';
import type { Point } from './seeds.ts';

/** A way over the water from coast to coast: short, and near the middles of both. */
export interface Crossing {
  readonly from: Point;
  readonly by: Point;
  readonly to: Point;
}

export function crossingOf(one: Shore, other: Shore): Crossing {
  let least = Number.POSITIVE_INFINITY;
  let ends: readonly [Point, Point] = [one.middle, other.middle];
  for (const from of one.coast) {
    for (const to of other.coast) {
      const cost = distance(from, to) + 0.45 * (distance(from, one.middle) + distance(to, other.middle));
      if (cost < least) {
        least = cost;
        ends = [from, to];
      }
    }
  }
  const [from, to] = ends;
  const bow = 0.16;
  const by = {
    x: (from.x + to.x) / 2 + bow * (to.y - from.y),
    y: (from.y + to.y) / 2 - bow * (to.x - from.x),
  };
  return { from, by, to };
}

/** The way as points. */
export function crossingPoints({ from, by, to }: Crossing, steps = 24): Point[] {
  return Array.from({ length: steps + 1 }, (_, i) => bend(from, by, to, i / steps));
}

interface Shore {
  readonly coast: readonly Point[];
  readonly middle: Point;
}

export const signKinds = ['hill', 'tree', 'peak'] as const;
export type SignKind = (typeof signKinds)[number];

export interface Sign extends Point {
  readonly kind: SignKind;
}

const raster = 17;
const toBorder = 15;
const apart = 27;
const toMiddle = 46;
const mostSigns = 7;

/** A few hills, trees or peaks near the border of a region: its middle is for armies. */
export function signsIn(border: readonly Point[], middle: Point, salt: number): Sign[] {
  const main = Math.floor(chance(salt, 3, 71) * signKinds.length);
  const spots = rasterOver(border, salt)
    .filter((at) => contains(border, at) && borderDistance(border, at) > toBorder)
    .filter((at) => distance(at, middle) > toMiddle)
    .toSorted((one, other) => chance(one.x, one.y, salt) - chance(other.x, other.y, salt));
  const signs: Sign[] = [];
  for (const at of spots) {
    if (signs.length === mostSigns) break;
    if (signs.some((sign) => distance(sign, at) < apart)) continue;
    const isOdd = chance(at.x, at.y, salt + 1) > 0.75;
    signs.push({ ...at, kind: signKinds[(main + (isOdd ? 1 : 0)) % signKinds.length]! });
  }
  return signs.toSorted((one, other) => one.y - other.y);
}

function rasterOver(border: readonly Point[], salt: number): Point[] {
  const list: Point[] = [];
  const right = Math.max(...border.map(({ x }) => x));
  const bottom = Math.max(...border.map(({ y }) => y));
  for (let y = Math.min(...border.map((point) => point.y)); y < bottom; y += raster) {
    for (let x = Math.min(...border.map((point) => point.x)); x < right; x += raster) {
      list.push({
        x: Math.round(x + 12 * (chance(x, y, salt + 5) - 0.5)),
        y: Math.round(y + 12 * (chance(x, y, salt + 6) - 0.5)),
      });
    }
  }
  return list;
}
