// The geometry of the glade: points, paths, the way along the brook, bows over heads.

import { type Cell, cellById, cells, paths } from '../board.ts';
import type { CellId } from '../types.ts';
import { type GladeData, type GladeName, gladeData, gladeNames } from './glades.ts';

export interface Point {
  readonly x: number;
  readonly y: number;
}

export interface Glade extends Omit<GladeData, 'places'> {
  readonly name: GladeName;
  /** Letters and details are drawn for a small box. */
  readonly isSmall: boolean;
  readonly places: ReadonlyMap<CellId, Point>;
}

export const glades: Readonly<Record<GladeName, Glade>> = Object.fromEntries(
  gladeNames.map((name) => [name, gladeOf(name)]),
) as Record<GladeName, Glade>;

function gladeOf(name: GladeName): Glade {
  const data = gladeData[name];
  const numbers = data.places.split(' ').map(Number);
  const places = cells.map((cell, i): [CellId, Point] => [
    cell.id,
    { x: numbers[2 * i]!, y: numbers[2 * i + 1]! },
  ]);
  return { ...data, name, isSmall: name === 'phone' || name === 'lying', places: new Map(places) };
}

export function placeOf(glade: Glade, cell: CellId): Point {
  return glade.places.get(cell)!;
}

/** Every path as a slightly bent line: nobody treads straight through a wood. */
export function pathLines(glade: Glade): string {
  return paths.map(([one, other], i) => bent(placeOf(glade, one.id), placeOf(glade, other.id), i)).join('');
}

function bent(from: Point, to: Point, index: number): string {
  const bend = (((index * 5) % 7) - 3) * 0.03;
  const x = (from.x + to.x) / 2 - (to.y - from.y) * bend;
  const y = (from.y + to.y) / 2 + (to.x - from.x) * bend;
  return `M${at(from)}Q${round(x)} ${round(y)} ${at(to)}`;
}

export function round(value: number): number {
  return Math.round(value * 10) / 10;
}

function at({ x, y }: Point): string {
  return `${round(x)} ${round(y)}`;
}

export function lineThrough(points: readonly Point[]): string {
  return points.map((point, i) => `${i === 0 ? 'M' : 'L'}${at(point)}`).join('');
}

/** On which side of the glade a pier lies: 0 above, then clockwise. */
export function sideOf({ width, height, brook: { inset } }: Glade, { x, y }: Point): 0 | 1 | 2 | 3 {
  const off = [y - inset, width - inset - x, height - inset - y, x - inset].map(Math.abs);
  return off.indexOf(Math.min(...off)) as 0 | 1 | 2 | 3;
}

/** How far along the brook, clockwise from its upper left corner. */
function milestone(glade: Glade, point: Point): number {
  const { inset } = glade.brook;
  const wide = glade.width - 2 * inset;
  const high = glade.height - 2 * inset;
  switch (sideOf(glade, point)) {
    case 0:
      return point.x - inset;
    case 1:
      return wide + point.y - inset;
    case 2:
      return wide + high + (glade.width - inset - point.x);
    case 3:
      return 2 * wide + high + (glade.height - inset - point.y);
  }
}

/** The middle of the water there, round the corners too. */
function onBrook(glade: Glade, mile: number): Point {
  const { inset, corner } = glade.brook;
  const wide = glade.width - 2 * inset;
  const high = glade.height - 2 * inset;
  const around = 2 * (wide + high);
  const on = ((mile % around) + around) % around;
  const right = glade.width - inset;
  const bottom = glade.height - inset;
  const point =
    on < wide
      ? { x: inset + on, y: inset }
      : on < wide + high
        ? { x: right, y: inset + on - wide }
        : on < 2 * wide + high
          ? { x: right - (on - wide - high), y: bottom }
          : { x: inset, y: bottom - (on - 2 * wide - high) };
  const x = Math.max(inset + corner, Math.min(right - corner, point.x));
  const y = Math.max(inset + corner, Math.min(bottom - corner, point.y));
  const far = Math.hypot(point.x - x, point.y - y);
  if (point.x === x || point.y === y) return point;
  return { x: x + ((point.x - x) / far) * corner, y: y + ((point.y - y) / far) * corner };
}

/** From pier to pier, the shorter way round. */
export function alongBrook(glade: Glade, from: CellId, to: CellId): readonly Point[] {
  const start = milestone(glade, placeOf(glade, from));
  const { inset } = glade.brook;
  const around = 2 * (glade.width + glade.height - 4 * inset);
  let far = (((milestone(glade, placeOf(glade, to)) - start) % around) + around) % around;
  if (far > around / 2) far -= around;
  const bank = Math.sign(far) * glade.radius * 1.2;
  const count = 40;
  return Array.from({ length: count + 1 }, (_, i) =>
    onBrook(glade, start + bank + ((far - 2 * bank) * i) / count),
  );
}

/** Stations on the brook for what glides along it: named by number, from the upper left corner clockwise. */
export const stationCount = 40;

export function stations(glade: Glade): readonly Point[] {
  const around = 2 * (glade.width + glade.height - 4 * glade.brook.inset);
  return Array.from({ length: stationCount }, (_, i) => onBrook(glade, (around * i) / stationCount));
}

/** The stations from one pier to the other, the shorter way. The same for every shape of the box, nearly. */
export function stationsBetween(from: CellId, to: CellId): readonly number[] {
  const glade = glades.wide;
  const around = 2 * (glade.width + glade.height - 4 * glade.brook.inset);
  const mileOf = (cell: CellId): number => (milestone(glade, placeOf(glade, cell)) / around) * stationCount;
  const start = mileOf(from);
  const end = mileOf(to);
  const forward = (((end - start) % stationCount) + stationCount) % stationCount;
  const isForward = forward <= stationCount / 2;
  const far = isForward ? forward : stationCount - forward;
  const first = isForward ? Math.ceil(start + 0.5) : Math.floor(start - 0.5);
  return Array.from({ length: Math.max(0, Math.floor(far - 0.5)) }, (_, i) =>
    station(isForward ? first + i : first - i),
  );
}

function station(number: number): number {
  return ((number % stationCount) + stationCount) % stationCount;
}

/** Whether one steps from here to there by boat. */
export function isByBrook(from: Cell, to: Cell): boolean {
  return from.mark === 'arrow' && to.mark === 'arrow';
}

/** The whole way of a step that jumps: over every head, and along the brook between piers. */
export function wayPoints(glade: Glade, stops: readonly CellId[]): readonly Point[] {
  const { radius, isSmall } = glade;
  const knots: Point[] = [];
  for (const [i, id] of stops.entries()) {
    const { x, y } = placeOf(glade, id);
    const isLast = i === stops.length - 1;
    const lift = i === 0 ? radius * 0.5 : isLast ? 0 : radius * (isSmall ? 1.45 : 1.75);
    const before = i > 0 ? cellById.get(stops[i - 1]!)! : undefined;
    const boat = before && isByBrook(before, cellById.get(id)!);
    if (boat) knots.push(...alongBrook(glade, before.id, id));
    if (!boat || !isLast) knots.push({ x, y: Math.max(4, y - lift) });
  }
  return smooth(shortened(knots, radius * 1.22));
}

/** Ends before the cell it points at. */
function shortened(knots: readonly Point[], by: number): readonly Point[] {
  const end = knots.at(-1)!;
  const before = knots.at(-2)!;
  const far = Math.hypot(end.x - before.x, end.y - before.y);
  if (far < by * 1.2) return knots;
  const x = end.x - ((end.x - before.x) / far) * by;
  const y = end.y - ((end.y - before.y) / far) * by;
  return [...knots.slice(0, -1), { x, y }];
}

/** Catmull and Rom's curve through the knots. */
function smooth(knots: readonly Point[]): readonly Point[] {
  const drawn: Point[] = [];
  for (let i = 0; i + 1 < knots.length; i++) {
    const [p0, p1, p2, p3] = [
      knots[i - 1] ?? knots[i]!,
      knots[i]!,
      knots[i + 1]!,
      knots[i + 2] ?? knots[i + 1]!,
    ];
    const count = Math.max(2, Math.round(Math.hypot(p2.x - p1.x, p2.y - p1.y) / 5));
    for (let k = 0; k < count; k++) {
      const t = k / count;
      const along = (a: number, b: number, c: number, d: number): number =>
        0.5 * (2 * b + (c - a) * t + (2 * a - 5 * b + 4 * c - d) * t * t + (3 * b - a - 3 * c + d) * t ** 3);
      drawn.push({ x: along(p0.x, p1.x, p2.x, p3.x), y: along(p0.y, p1.y, p2.y, p3.y) });
    }
  }
  return [...drawn, knots.at(-1)!];
}
