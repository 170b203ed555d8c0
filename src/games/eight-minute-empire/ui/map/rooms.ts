// Room in a region: places for so many things that are as large as they can be without touching one another or
// the border. Made once, when the map is drawn.

import { borderDistance, contains, distance } from './curve.ts';
import { chance } from './field.ts';
import type { Point } from './seeds.ts';

/** Middles of equal circles, from top to bottom. */
export interface Room {
  readonly radius: number;
  readonly places: readonly Point[];
}

const grain = 4;
const tries = 320;

export function roomsIn(border: readonly Point[], most: number): Room[] {
  const inside = pointsInside(border);
  return Array.from({ length: most }, (_, i) => roomFor(i + 1, border, inside));
}

interface Inside extends Point {
  readonly toBorder: number;
}

function pointsInside(border: readonly Point[]): Inside[] {
  const list: Inside[] = [];
  const xs = border.map(({ x }) => x);
  const ys = border.map(({ y }) => y);
  for (let y = Math.min(...ys); y < Math.max(...ys); y += grain) {
    for (let x = Math.min(...xs); x < Math.max(...xs); x += grain) {
      if (contains(border, { x, y })) list.push({ x, y, toBorder: borderDistance(border, { x, y }) });
    }
  }
  return list;
}

/** The best of several beginnings, each bettered step by step at its tightest place. */
function roomFor(count: number, border: readonly Point[], inside: readonly Inside[]): Room {
  let best: Room = { radius: 0, places: [] };
  const beginnings = count === 1 ? 1 : 4;
  for (let beginning = 0; beginning < beginnings; beginning++) {
    const places = spread(count, inside, beginning);
    for (let attempt = 0; attempt < tries; attempt++) better(places, border, attempt, beginning);
    const radius = Math.min(...places.map((_, i) => roomAt(places, i, places[i]!, border)));
    if (radius > best.radius) best = { radius, places: places.slice() };
  }
  return { radius: best.radius, places: best.places.toSorted((one, other) => one.y - other.y) };
}

/** One after the other, each where most room is left; the first one anywhere, or in the middle. */
function spread(count: number, inside: readonly Inside[], beginning: number): Point[] {
  const widest = inside.reduce((best, point) => (point.toBorder > best.toBorder ? point : best));
  const places: Point[] = [
    beginning === 0 ? widest : inside[Math.floor(chance(beginning, count, 5) * inside.length)]!,
  ];
  while (places.length < count) {
    let best: Point = widest;
    let most = 0;
    for (const point of inside) {
      const room = Math.min(point.toBorder, ...places.map((place) => distance(place, point) / 2));
      if (room > most) {
        most = room;
        best = point;
      }
    }
    places.push(best);
  }
  return places;
}

function better(places: Point[], border: readonly Point[], attempt: number, beginning: number): void {
  const rooms = places.map((place, i) => roomAt(places, i, place, border));
  const tightest =
    attempt % 3 === 0
      ? Math.floor(chance(attempt, beginning, 9) * places.length)
      : rooms.indexOf(Math.min(...rooms));
  const reach = 26 * (1 - attempt / tries) + 0.6;
  const place = places[tightest]!;
  const next = {
    x: place.x + reach * (2 * chance(attempt, beginning, 1) - 1),
    y: place.y + reach * (2 * chance(attempt, beginning, 2) - 1),
  };
  if (!contains(border, next)) return;
  if (roomAt(places, tightest, next, border) >= rooms[tightest]!) places[tightest] = next;
}

function roomAt(places: readonly Point[], index: number, at: Point, border: readonly Point[]): number {
  let room = borderDistance(border, at);
  places.forEach((place, i) => {
    if (i !== index) room = Math.min(room, distance(place, at) / 2);
  });
  return room;
}
