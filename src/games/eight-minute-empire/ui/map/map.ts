// The drawn map of a side, read from its table.

import { boards, type Side } from '../../boards.ts';
import { type Crossing, type Sign, signKinds } from './crossings.ts';
import { linePath, ringsAround, shapePath } from './curve.ts';
import type { Table } from './draw.ts';
import type { Room } from './rooms.ts';
import type { Point } from './seeds.ts';
import { tables } from './table.ts';
import type { Line } from './trace.ts';

export interface RegionShape {
  readonly path: string;
  /** The middle of the largest circle inside. */
  readonly middle: Point;
  readonly radius: number;
  /** For one thing, for two … */
  readonly rooms: readonly Room[];
  readonly signs: readonly Sign[];
}

export interface SeaLink extends Crossing {
  readonly regions: readonly [number, number];
}

export interface DrawnMap {
  readonly lines: readonly Line[];
  /** By region. */
  readonly regions: readonly RegionShape[];
  /** By continent: its whole coast. */
  readonly coasts: readonly string[];
  /** All land borders. */
  readonly borders: string;
  readonly links: readonly SeaLink[];
}

const drawn = new Map<Side, DrawnMap>();

export function mapOf(side: Side): DrawnMap {
  const map = drawn.get(side) ?? readMap(side, tables[side]);
  drawn.set(side, map);
  return map;
}

function readMap(side: Side, table: Table): DrawnMap {
  const { regions, continents } = boards[side];
  const lines = table.lines.map(readLine);
  return {
    lines,
    regions: regions.map((_, region) => {
      const rooms = table.rooms[region]!.split('/').map(readRoom);
      return {
        path: shapePath(ringsAround(lines, (label) => label === region)),
        middle: rooms[0]!.places[0]!,
        radius: rooms[0]!.radius,
        rooms,
        signs: readSigns(table.signs[region]!),
      };
    }),
    coasts: continents.map((continent) =>
      shapePath(ringsAround(lines, (label) => continent.regions.includes(label))),
    ),
    borders: lines
      .filter(({ left, right }) => left >= 0 && right >= 0)
      .map(({ points }) => linePath(points))
      .join(''),
    links: table.crossings.map(readLink),
  };
}

function readLine(text: string): Line {
  const [left, right, ...steps] = numbers(text);
  let x = 0;
  let y = 0;
  const points = pairs(steps).map((step) => {
    x += step.x / 2;
    y += step.y / 2;
    return { x, y };
  });
  return { left: left!, right: right!, points };
}

function readRoom(text: string): Room {
  const [radius, ...places] = numbers(text);
  return { radius: radius!, places: pairs(places) };
}

function readSigns(text: string): Sign[] {
  const list = text === '' ? [] : numbers(text);
  return Array.from({ length: list.length / 3 }, (_, i) => ({
    kind: signKinds[list[3 * i]!]!,
    x: list[3 * i + 1]!,
    y: list[3 * i + 2]!,
  }));
}

function readLink(text: string): SeaLink {
  const [one, other, ...rest] = numbers(text);
  const [from, by, to] = pairs(rest);
  return { regions: [one!, other!], from: from!, by: by!, to: to! };
}

function numbers(text: string): number[] {
  return text.split(' ').map(Number);
}

function pairs(list: readonly number[]): Point[] {
  return Array.from({ length: list.length / 2 }, (_, i) => ({ x: list[2 * i]!, y: list[2 * i + 1]! }));
}
