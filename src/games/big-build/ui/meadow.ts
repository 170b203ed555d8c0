// What grows on the meadow and around it: scattered once, always alike, and never on a path or a cell.

import { cells, paths } from '../board.ts';
import { type Glade, type Point, placeOf, round } from './glade.ts';

/** Numbers from 0 to 1 that are the same each time: flowers do not wander. */
export function scatter(seed: number): () => number {
  let state = seed;
  return () => {
    state = (state * 1664525 + 1013904223) % 4294967296;
    return state / 4294967296;
  };
}

function disc(x: number, y: number, radius: number): string {
  return `M${round(x - radius)} ${round(y)}a${round(radius)} ${round(radius)} 0 1 0 ${round(2 * radius)} 0a${round(radius)} ${round(radius)} 0 1 0 ${round(-2 * radius)} 0`;
}

/** Treetops along the edge: dark ones and light ones. */
export function crowns({ width, height, isSmall }: Glade): readonly [darker: string, lighter: string] {
  const next = scatter(7);
  const around = 2 * (width + height);
  let darker = '';
  let lighter = '';
  for (let on = 0; on < around; on += isSmall ? 15 : 27) {
    const { x, y } = onEdge(on, width, height);
    const crown = disc(x, y, (isSmall ? 8 : 15) + next() * (isSmall ? 4 : 8));
    if (next() < 0.5) darker += crown;
    else lighter += crown;
  }
  return [darker, lighter];
}

function onEdge(on: number, width: number, height: number): Point {
  if (on < width) return { x: on, y: 3 };
  if (on < width + height) return { x: width - 3, y: on - width };
  if (on < 2 * width + height) return { x: 2 * width + height - on, y: height - 3 };
  return { x: 3, y: 2 * (width + height) - on };
}

interface Flowers {
  readonly tufts: string;
  readonly pale: string;
  readonly golden: string;
  readonly bushes: readonly Point[];
}

export function meadowFlowers(glade: Glade): Flowers {
  const next = scatter(11);
  const { isSmall } = glade;
  const size = isSmall ? 2.4 : 4;
  let tufts = '';
  let pale = '';
  let golden = '';
  const bushes: Point[] = [];
  for (let i = 0; i < (isSmall ? 300 : 420); i++) {
    const point = { x: Math.round(next() * glade.width), y: Math.round(next() * glade.height) };
    const kind = next();
    const room = kind < 0.05 ? (isSmall ? 9 : 18) : isSmall ? 3 : 5;
    if (!isClear(glade, point, room)) continue;
    const { x, y } = point;
    if (kind < 0.05) bushes.push(point);
    else if (kind < 0.62) {
      tufts += `M${x - size} ${round(y - size)}l${round(size * 0.6)} ${size}M${x} ${round(y - size * 1.4)}v${round(size * 1.4)}M${x + size} ${round(y - size)}l${round(-size * 0.6)} ${size}`;
    } else if (kind < 0.82) pale += disc(x, y, isSmall ? 1.4 : 2.6);
    else golden += disc(x, y, isSmall ? 1.4 : 2.6);
  }
  return { tufts, pale, golden, bushes: bushes.slice(0, 7) };
}

/** Neither in the water, nor in the yard, on a cell, a path or a landmark. */
function isClear(glade: Glade, { x, y }: Point, room: number): boolean {
  const { brook, house, radius, isSmall } = glade;
  const water = brook.inset + brook.width;
  if (x < water || y < water || x > glade.width - water || y > glade.height - water) return false;
  const inYard =
    x > house.x - room &&
    x < house.x + house.width + room &&
    y > house.y - room &&
    y < house.y + house.height + room;
  if (inYard) return false;
  if (glade.landmarks.some((mark) => Math.hypot(mark.x - x, mark.y - y) < 34 * mark.scale + room))
    return false;
  for (const cell of cells) {
    const place = placeOf(glade, cell.id);
    if (Math.hypot(place.x - x, place.y - y) < radius + room) return false;
  }
  const half = isSmall ? 4 : 8;
  return paths.every(
    ([one, other]) => distanceTo(placeOf(glade, one.id), placeOf(glade, other.id), { x, y }) > half + room,
  );
}

export function distanceTo(from: Point, to: Point, { x, y }: Point): number {
  const dx = to.x - from.x;
  const dy = to.y - from.y;
  const along = ((x - from.x) * dx + (y - from.y) * dy) / (dx * dx + dy * dy);
  const kept = Math.max(0, Math.min(1, along));
  return Math.hypot(x - from.x - kept * dx, y - from.y - kept * dy);
}
