// The drawn maps against the table of borders and sea links (EE-C1).
// The table of shapes is drawn anew by: LARETS_DRAW=1 node --test src/games/eight-minute-empire/test/ui-layout.test.ts

import assert from 'node:assert/strict';
import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import test from 'node:test';
import { boards, sides } from '../boards.ts';
import { height, mapOf, type Point, width } from '../ui/layout.ts';
import { crossingPoints } from '../ui/map/crossings.ts';
import { borderDistance, contains, distance, flatten, lengthOf, ringsAround } from '../ui/map/curve.ts';
import { drawLines, drawSide, type Table } from '../ui/map/draw.ts';
import { tables } from '../ui/map/table.ts';

/** A border that is seen on a phone. */
const leastBorder = 40;
/** Water between regions that do not border; between continents it is wider. */
const leastGap = 18;
const leastStrait = 25;
/** 44 of 360 pixels. */
const leastTarget = (44 / 360) * width;

const isDrawing = process.env.LARETS_DRAW === '1';
if (isDrawing) drawTables();

for (const side of isDrawing ? [] : sides) {
  const board = boards[side];
  const map = mapOf(side);
  const all = board.regions.map((_, region) => region);
  const borders = all.map((region) =>
    ringsAround(map.lines, (label) => label === region).map((ring) =>
      ring.flatMap((points) => flatten(points)),
    ),
  );
  const border = (region: number): Point[] => borders[region]![0]!;
  const continentOf = (region: number) =>
    board.continents.findIndex(({ regions }) => regions.includes(region));
  const pairs = all.flatMap((one) =>
    all.filter((other) => one < other).map((other) => [one, other] as const),
  );
  const nameOf = (...regions: readonly number[]) => regions.map((region) => board.regions[region]).join('-');

  test(`[EE-C1] side ${side}: regions that border by land share a line of visible length`, (t) => {
    const shared = pairs
      .filter(([one, other]) => board.land[one]!.includes(other))
      .map(([one, other]) => ({ name: nameOf(one, other), length: sharedLength(one, other) }));
    for (const { name, length } of shared) assert.ok(length >= leastBorder, `${name} share only ${length}`);
    t.diagnostic(extremes(shared.map(({ name, length }) => [name, length])));
  });

  test(`[EE-C1] side ${side}: all other regions are apart, with water between them`, (t) => {
    const gaps = pairs
      .filter(([one, other]) => !board.land[one]!.includes(other))
      .map(([one, other]) => ({ one, other, gap: gapBetween(border(one), border(other)) }));
    for (const { one, other, gap } of gaps) {
      const least = continentOf(one) === continentOf(other) ? leastGap : leastStrait;
      assert.ok(gap >= least, `${nameOf(one, other)} are ${gap} apart`);
      assert.equal(sharedLength(one, other), 0);
      assert.ok(!contains(border(one), map.regions[other]!.middle), `${nameOf(one, other)} overlap`);
    }
    t.diagnostic(extremes(gaps.map(({ one, other, gap }) => [nameOf(one, other), gap])));
  });

  test(`side ${side}: every region is one simple shape on the sheet`, () => {
    for (const region of all) {
      assert.equal(borders[region]!.length, 1, `${nameOf(region)} has holes`);
      assert.ok(isSimple(border(region)), `${nameOf(region)} crosses itself`);
      for (const { x, y } of border(region)) assert.ok(x > 5 && y > 5 && x < width - 5 && y < height - 5);
    }
  });

  test(`side ${side}: every region is large enough for a finger, and is hit in its middle`, (t) => {
    const sizes = all.map((region): [string, number] => {
      const { middle } = map.regions[region]!;
      assert.ok(contains(border(region), middle));
      assert.ok(contains(border(region), boxMiddle(border(region))), `${nameOf(region)} is bent`);
      return [nameOf(region), 2 * borderDistance(border(region), middle)];
    });
    for (const [name, size] of sizes) assert.ok(size >= leastTarget, `${name} is ${size} wide`);
    t.diagnostic(extremes(sizes));
  });

  test(`side ${side}: pieces have room inside their region, beside one another`, () => {
    for (const region of all) {
      for (const { radius, places } of map.regions[region]!.rooms) {
        places.forEach((place, i) => {
          assert.ok(contains(border(region), place));
          assert.ok(borderDistance(border(region), place) > radius - 3, nameOf(region));
          for (const other of places.slice(i + 1)) assert.ok(distance(place, other) > 2 * radius - 3);
        });
      }
    }
  });

  test(`[EE-C1] side ${side}: sea links end on the right coasts and cross no land`, () => {
    const wanted = pairs.filter(([one, other]) => board.sea[one]!.includes(other));
    assert.deepEqual(
      map.links.map(({ regions }) => nameOf(...regions)).sort(),
      wanted.map((pair) => nameOf(...pair)).sort(),
    );
    for (const link of map.links) {
      const [one, other] = link.regions;
      const ashore = 2;
      assert.ok(borderDistance(border(one), link.from) < ashore, nameOf(one, other));
      assert.ok(borderDistance(border(other), link.to) < ashore, nameOf(one, other));
      for (const point of crossingPoints(link).slice(2, -2)) {
        const under = all.filter((region) => contains(border(region), point));
        assert.deepEqual(under, [], `${nameOf(one, other)} runs over ${nameOf(...under)}`);
      }
    }
  });

  test(`side ${side}: the lines are those that the seeds give`, () => {
    assert.deepEqual(tables[side].lines, drawLines(side));
  });

  function sharedLength(one: number, other: number): number {
    return map.lines
      .filter(({ left, right }) => [left, right].includes(one) && [left, right].includes(other))
      .reduce((sum, { points }) => sum + lengthOf(flatten(points)), 0);
  }
}

function extremes(figures: readonly (readonly [string, number])[]): string {
  const sorted = figures.toSorted((one, other) => one[1] - other[1]);
  const text = sorted.slice(0, 4).map(([name, figure]) => `${name} ${figure.toFixed(1)}`);
  return `${figures.length} measured, least: ${text.join(', ')}; most: ${sorted.at(-1)![1].toFixed(1)}`;
}

function gapBetween(one: readonly Point[], other: readonly Point[]): number {
  let least = Number.POSITIVE_INFINITY;
  const boxes = [one, other].map(boxOf);
  const apart = Math.max(
    boxes[0]!.left - boxes[1]!.right,
    boxes[1]!.left - boxes[0]!.right,
    boxes[0]!.top - boxes[1]!.bottom,
    boxes[1]!.top - boxes[0]!.bottom,
  );
  if (apart > 100) return apart;
  for (const point of one) least = Math.min(least, borderDistance(other, point));
  for (const point of other) least = Math.min(least, borderDistance(one, point));
  return least;
}

interface Box {
  readonly left: number;
  readonly right: number;
  readonly top: number;
  readonly bottom: number;
}

function boxOf(points: readonly Point[]): Box {
  const xs = points.map(({ x }) => x);
  const ys = points.map(({ y }) => y);
  return { left: Math.min(...xs), right: Math.max(...xs), top: Math.min(...ys), bottom: Math.max(...ys) };
}

function boxMiddle(points: readonly Point[]): Point {
  const { left, right, top, bottom } = boxOf(points);
  return { x: (left + right) / 2, y: (top + bottom) / 2 };
}

function isSimple(points: readonly Point[]): boolean {
  const ends = points.filter((point, i) => distance(point, points[(i + 1) % points.length]!) > 0);
  const next = (i: number) => ends[(i + 1) % ends.length]!;
  return ends.every((one, i) =>
    ends.every((other, j) => {
      const isNear = Math.abs(i - j) < 2 || Math.abs(i - j) === ends.length - 1;
      return isNear || !cross(one, next(i), other, next(j));
    }),
  );
}

function cross(from: Point, to: Point, other: Point, end: Point): boolean {
  const side = (a: Point, b: Point, c: Point) =>
    Math.sign((b.x - a.x) * (c.y - a.y) - (b.y - a.y) * (c.x - a.x));
  return side(from, to, other) !== side(from, to, end) && side(other, end, from) !== side(other, end, to);
}

/** Writes the table of shapes. */
function drawTables(): void {
  const rows = (name: string, list: readonly string[]) =>
    `    ${name}: [\n${list.map((text) => `      '${text}',\n`).join('')}    ],\n`;
  const sideText = (side: (typeof sides)[number]) => {
    const { lines, rooms, signs, crossings }: Table = drawSide(side);
    return `  ${side}: {\n${rows('lines', lines)}${rows('rooms', rooms)}${rows('signs', signs)}${rows('crossings', crossings)}  },\n`;
  };
  const head = `// Drawn by draw.ts; the test of the layout says how to draw it anew. Do not edit.

import type { Side } from '../../boards.ts';
import type { Table } from './draw.ts';

export const tables: Readonly<Record<Side, Table>> = {\n`;
  writeFileSync(
    join(import.meta.dirname, '../ui/map/table.ts'),
    `${head}${sides.map(sideText).join('')}};\n`,
  );
}
