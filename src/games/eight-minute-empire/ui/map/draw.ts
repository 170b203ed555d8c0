// Draws a side of the board as the text that table.ts keeps. Nobody draws at play: the test does, and compares.

import { boards, type Side } from '../../boards.ts';
import { crossingOf, signKinds, signsIn } from './crossings.ts';
import { flatten, ringsAround } from './curve.ts';
import { fieldOf, water } from './field.ts';
import { roomsIn } from './rooms.ts';
import type { Point } from './seeds.ts';
import { type Line, linesOf } from './trace.ts';

/** Numbers in rows. Points of lines are steps in halves of a unit, the others are in units. */
export interface Table {
  /** left right x y dx dy … */
  readonly lines: readonly string[];
  /** By region: for one thing, for two …: radius x y … */
  readonly rooms: readonly string[];
  /** By region: kind x y … */
  readonly signs: readonly string[];
  /** one other x y x y x y */
  readonly crossings: readonly string[];
}

/** Five players, the neutral colour and a token. */
const mostThings = 7;

export function drawLines(side: Side): string[] {
  return linesOf(fieldOf(side)).map(lineText);
}

export function drawSide(side: Side): Table {
  const { regions, sea } = boards[side];
  const lines = linesOf(fieldOf(side));
  const borders = regions.map((_, region) =>
    ringsAround(lines, (label) => label === region)[0]!.flatMap((points) => flatten(points, 1)),
  );
  const rooms = borders.map((border) => roomsIn(border, mostThings));
  const middles = rooms.map(([first]) => first!.places[0]!);
  const shores = regions.map((_, region) => ({ coast: coastOf(lines, region), middle: middles[region]! }));
  return {
    lines: lines.map(lineText),
    rooms: rooms.map((list) =>
      list.map(({ radius, places }) => numbers([radius, ...flat(places)])).join('/'),
    ),
    signs: borders.map((border, region) =>
      numbers(
        signsIn(border, middles[region]!, 31 * region + 7).flatMap(({ kind, x, y }) => [
          signKinds.indexOf(kind),
          x,
          y,
        ]),
      ),
    ),
    crossings: sea.flatMap((list, one) =>
      list
        .filter((other) => one < other)
        .map((other) => {
          const { from, by, to } = crossingOf(shores[one]!, shores[other]!);
          return numbers([one, other, ...flat([from, by, to])]);
        }),
    ),
  };
}

function coastOf(lines: readonly Line[], region: number): Point[] {
  return lines
    .filter(({ left, right }) => [left, right].includes(region) && [left, right].includes(water))
    .flatMap(({ points }) => flatten(points, 2));
}

function lineText({ left, right, points }: Line): string {
  const steps = points.map(({ x, y }, i) => {
    const before = points[i - 1] ?? { x: 0, y: 0 };
    return `${2 * (x - before.x)} ${2 * (y - before.y)}`;
  });
  return [left, right, ...steps].join(' ');
}

function flat(points: readonly Point[]): number[] {
  return points.flatMap(({ x, y }) => [x, y]);
}

function numbers(list: readonly number[]): string {
  return list.map((value) => Math.round(value)).join(' ');
}
