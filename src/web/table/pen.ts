// The pen for turns as geometry: arrows and numbers between boxes on the screen. Pure.

import type { DrawnMark, MarkState } from './drawing.ts';

export interface Point {
  readonly x: number;
  readonly y: number;
}

export interface Box extends Point {
  readonly width: number;
  readonly height: number;
}

/** What a mark names, on the screen; `isFlat`: a thing beside the board, whose corner is free for a number. */
export interface Found extends Box {
  readonly isFlat: boolean;
}

export interface Arrow {
  readonly line: string;
  readonly head: string;
  readonly state: MarkState;
}

export interface Disc extends Point {
  readonly number: number;
  readonly state: MarkState;
}

export interface Ring extends Box {
  readonly state: MarkState;
}

export interface Strokes {
  readonly arrows: readonly Arrow[];
  readonly discs: readonly Disc[];
  /** Round what cannot look told by itself. */
  readonly rings: readonly Ring[];
}

/** Lines of these widths, for a board as wide as that; discs have this radius. */
export interface Nib {
  readonly width: number;
  readonly radius: number;
}

export const nibs = { small: { width: 4.5, radius: 10.5 }, large: { width: 8, radius: 13 } } as const;

export interface Finder {
  find(name: string): Found | undefined;
  /** A spot shows by itself that it is told. */
  isSpot(name: string): boolean;
}

export function strokesOf(marks: readonly DrawnMark[], finder: Finder, nib: Nib): Strokes {
  const arrows: Arrow[] = [];
  const discs: Disc[] = [];
  const rings: Ring[] = [];
  for (const mark of marks) {
    const goal = finder.find(mark.at);
    if (!goal) continue;
    const start = mark.from === undefined ? undefined : finder.find(mark.from);
    const along = (mark.along ?? []).flatMap((name) => finder.find(name) ?? []);
    const thin = mark.state === 'done' || mark.state === 'last' ? { ...nib, width: nib.width * 0.68 } : nib;
    const way = start && wayOf(start, along, goal, thin);
    if (way) arrows.push({ ...way.arrow, state: mark.state });
    if (!finder.isSpot(mark.at) && mark.state !== 'plan') rings.push({ ...boxOf(goal), state: mark.state });
    if (mark.number === undefined) continue;
    const place = way ? way.middle : beside(goal, nib);
    discs.push({ ...free(place, discs, nib), number: mark.number, state: mark.state });
  }
  return { arrows, discs, rings };
}

function boxOf({ x, y, width, height }: Box): Box {
  return { x, y, width, height };
}

function centre({ x, y, width, height }: Box): Point {
  return { x: x + width / 2, y: y + height / 2 };
}

/** How far to the side of the straight way the bend lies. */
const bend = 0.16;

interface Way {
  readonly arrow: Pick<Arrow, 'line' | 'head'>;
  readonly middle: Point;
}

/** From near the one middle to near the other; too short a way has no arrow. */
function wayOf(start: Box, along: readonly Box[], goal: Box, nib: Nib): Way | undefined {
  const points = [start, ...along, goal].map(centre);
  const [from, to] = [points[0]!, points.at(-1)!];
  const length = Math.hypot(to.x - from.x, to.y - from.y);
  if (length < 4 * nib.width) return undefined;
  if (along.length > 0) return polyline(points, goal, nib);
  const by = {
    x: (from.x + to.x) / 2 + bend * (to.y - from.y),
    y: (from.y + to.y) / 2 - bend * (to.x - from.x),
  };
  const first = Math.min(0.3, gap(start, nib) / length);
  const last = 1 - Math.min(0.34, gap(goal, nib) / length);
  const at = (share: number): Point => quadratic(from, by, to, share);
  const [begin, end] = [at(first), at(last)];
  // The bend of the part that is drawn.
  const control = between(between(from, by, first), between(by, to, first), last);
  const line = `M${said(begin)}Q${said(control)} ${said(end)}`;
  return { arrow: { line, head: headAt(control, end, nib) }, middle: at(0.45) };
}

function polyline(points: readonly Point[], goal: Box, nib: Nib): Way {
  const before = points.at(-2)!;
  const to = points.at(-1)!;
  const length = Math.hypot(to.x - before.x, to.y - before.y);
  const end = between(before, to, 1 - Math.min(0.4, gap(goal, nib) / Math.max(length, 1)));
  const drawn = [...points.slice(0, -1), end];
  const middle = Math.floor((drawn.length - 1) / 2);
  return {
    arrow: { line: `M${drawn.map(said).join('L')}`, head: headAt(before, end, nib) },
    middle: between(drawn[middle]!, drawn[middle + 1]!, 0.5),
  };
}

function gap({ width, height }: Box, nib: Nib): number {
  return Math.min(4.2 * nib.width, Math.max(10, Math.min(width, height) * 0.3));
}

function quadratic(from: Point, by: Point, to: Point, share: number): Point {
  return between(between(from, by, share), between(by, to, share), share);
}

function between(one: Point, other: Point, share: number): Point {
  return { x: one.x + (other.x - one.x) * share, y: one.y + (other.y - one.y) * share };
}

function headAt(before: Point, tip: Point, nib: Nib): string {
  const angle = Math.atan2(tip.y - before.y, tip.x - before.x);
  const corner = (side: number): Point => ({
    x: tip.x - nib.width * 2.4 * Math.cos(angle + side),
    y: tip.y - nib.width * 2.4 * Math.sin(angle + side),
  });
  const point = {
    x: tip.x + nib.width * 1.2 * Math.cos(angle),
    y: tip.y + nib.width * 1.2 * Math.sin(angle),
  };
  return `M${said(point)}L${said(corner(0.62))}L${said(corner(-0.62))}z`;
}

/** A number on its own: at the corner of a card, above and beside the middle of a place on the board. */
function beside(goal: Found, nib: Nib): Point {
  if (goal.isFlat) return { x: goal.x + nib.radius * 0.8, y: goal.y + nib.radius * 0.8 };
  const { x, y } = centre(goal);
  const aside = Math.max(nib.radius, Math.min(goal.width, goal.height) * 0.32);
  return { x: x + aside * 0.6, y: y - aside };
}

/** Not on another number. */
function free(place: Point, taken: readonly Point[], nib: Nib): Point {
  let { x, y } = place;
  for (let tries = 0; tries < 6; tries++) {
    const other = taken.find((one) => Math.hypot(one.x - x, one.y - y) < 1.9 * nib.radius);
    if (!other) break;
    x = other.x + 2 * nib.radius;
    y = other.y;
  }
  return { x, y };
}

function said({ x, y }: Point): string {
  return `${Math.round(x * 10) / 10} ${Math.round(y * 10) / 10}`;
}
