// Lines as curves: what is drawn and what is measured is the same.

import type { Point } from './seeds.ts';
import type { Line } from './trace.ts';

/** The path of a closed shape from its lines, in order, each forwards or backwards. */
export function shapePath(rings: readonly (readonly Point[][])[]): string {
  return rings.map((ring) => `M${at(ring[0]![0]!)}${ring.map(curveOf).join('')}Z`).join('');
}

export function linePath(points: readonly Point[]): string {
  return `M${at(points[0]!)}${curveOf(points)}`;
}

/** Through the middles between the points, so that backwards it is the same curve. */
function curveOf(points: readonly Point[]): string {
  if (points.length === 2) return `L${at(points[1]!)}`;
  let path = '';
  for (let i = 1; i < points.length - 1; i++) {
    path += `Q${at(points[i]!)} ${at(endOf(points, i))}`;
  }
  return path;
}

function at({ x, y }: Point): string {
  return `${Math.round(x * 10) / 10} ${Math.round(y * 10) / 10}`;
}

/** Where the piece of the curve ends that is bent by this point. */
function endOf(points: readonly Point[], i: number): Point {
  return i === points.length - 2 ? points.at(-1)! : middle(points[i]!, points[i + 1]!);
}

/** The same curve as many short straight steps. */
export function flatten(points: readonly Point[], steps = 4): Point[] {
  if (points.length === 2) return [...points];
  const list = [points[0]!];
  for (let i = 1; i < points.length - 1; i++) {
    const from = i === 1 ? points[0]! : middle(points[i - 1]!, points[i]!);
    const to = endOf(points, i);
    for (let step = 1; step <= steps; step++) list.push(bend(from, points[i]!, to, step / steps));
  }
  return list;
}

export function bend(from: Point, by: Point, to: Point, part: number): Point {
  const rest = 1 - part;
  return {
    x: rest * rest * from.x + 2 * rest * part * by.x + part * part * to.x,
    y: rest * rest * from.y + 2 * rest * part * by.y + part * part * to.y,
  };
}

export function middle(one: Point, other: Point): Point {
  return { x: (one.x + other.x) / 2, y: (one.y + other.y) / 2 };
}

export function distance(one: Point, other: Point): number {
  return Math.hypot(one.x - other.x, one.y - other.y);
}

/** The lines around something, put end to end; the outer ring is the longest and comes first. */
export function ringsAround(lines: readonly Line[], isInside: (label: number) => boolean): Point[][][] {
  const open = lines
    .filter(({ left, right }) => isInside(left) !== isInside(right))
    .map(({ right, points }) => (isInside(right) ? [...points] : points.toReversed()));
  const rings: Point[][][] = [];
  while (open.length > 0) {
    const ring = [open.shift()!];
    const start = ring[0]![0]!;
    for (let end = ring[0]!.at(-1)!; !isSame(end, start); end = ring.at(-1)!.at(-1)!) {
      ring.push(
        ...open.splice(
          open.findIndex(([first]) => isSame(first!, end)),
          1,
        ),
      );
    }
    rings.push(ring);
  }
  return rings.sort((one, other) => lengthOf(other.flat()) - lengthOf(one.flat()));
}

function isSame(one: Point, other: Point): boolean {
  return one.x === other.x && one.y === other.y;
}

export function lengthOf(points: readonly Point[]): number {
  let length = 0;
  for (let i = 1; i < points.length; i++) length += distance(points[i - 1]!, points[i]!);
  return length;
}

export function borderDistance(border: readonly Point[], at: Point): number {
  let least = Number.POSITIVE_INFINITY;
  for (let i = 0; i < border.length; i++) {
    least = Math.min(least, segmentDistance(border[i]!, border[(i + 1) % border.length]!, at));
  }
  return least;
}

function segmentDistance(from: Point, to: Point, at: Point): number {
  const dx = to.x - from.x;
  const dy = to.y - from.y;
  const length = dx * dx + dy * dy;
  const along = length === 0 ? 0 : ((at.x - from.x) * dx + (at.y - from.y) * dy) / length;
  const part = Math.max(0, Math.min(1, along));
  return distance(at, { x: from.x + part * dx, y: from.y + part * dy });
}

export function contains(border: readonly Point[], { x, y }: Point): boolean {
  let isIn = false;
  for (let i = 0, before = border.length - 1; i < border.length; before = i++) {
    const one = border[i]!;
    const other = border[before]!;
    if (one.y > y !== other.y > y && x < ((other.x - one.x) * (y - one.y)) / (other.y - one.y) + one.x) {
      isIn = !isIn;
    }
  }
  return isIn;
}
