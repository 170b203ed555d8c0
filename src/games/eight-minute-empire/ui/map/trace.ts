// From the field to lines: a planar graph whose lines between two regions, or a region and the sea, are there once
// and are used by both.

import { cell, columns, type Field, rows, water } from './field.ts';
import type { Point } from './seeds.ts';

/** A line with one thing on its left and another on its right; drawn as a curve through its points. */
export interface Line {
  readonly left: number;
  readonly right: number;
  readonly points: readonly Point[];
}

/** Corners of squares are counted row by row. */
const across = columns + 1;
const corners = across * (rows + 1);
const rounds = 20;
const stride = 3;

interface Graph {
  /** By corner and direction: the corner next to it, if a line runs there. */
  readonly links: ReadonlyMap<number, readonly number[]>;
  readonly x: Float64Array;
  readonly y: Float64Array;
}

export function linesOf(field: Field): readonly Line[] {
  const graph = graphOf(field);
  smooth(graph);
  return walk(field, graph);
}

/** The label of a square; beyond the edge is the sea. */
function labelAt(field: Field, column: number, row: number): number {
  return column < 0 || row < 0 || column >= columns || row >= rows ? water : field[row * columns + column]!;
}

function graphOf(field: Field): Graph {
  const links = new Map<number, number[]>();
  const join = (one: number, other: number): void => {
    for (const [from, to] of [
      [one, other],
      [other, one],
    ] as const) {
      const list = links.get(from);
      if (list) list.push(to);
      else links.set(from, [to]);
    }
  };
  for (let row = 0; row <= rows; row++) {
    for (let column = 0; column <= columns; column++) {
      const corner = row * across + column;
      const here = labelAt(field, column, row);
      if (column < columns && here !== labelAt(field, column, row - 1)) join(corner, corner + 1);
      if (row < rows && here !== labelAt(field, column - 1, row)) join(corner, corner + across);
    }
  }
  const x = new Float64Array(corners);
  const y = new Float64Array(corners);
  for (const corner of links.keys()) {
    x[corner] = (corner % across) * cell;
    y[corner] = Math.floor(corner / across) * cell;
  }
  return { links, x, y };
}

/** Every corner goes towards the middle of its neighbours, and every other time a little less back, so that
 *  stairs vanish and land does not shrink. */
function smooth({ links, x, y }: Graph): void {
  const nextX = new Float64Array(x.length);
  const nextY = new Float64Array(y.length);
  for (let round = 0; round < rounds; round++) {
    const pull = round % 2 === 0 ? 0.6 : -0.52;
    for (const [corner, near] of links) {
      let sumX = 0;
      let sumY = 0;
      for (const other of near) {
        sumX += x[other]!;
        sumY += y[other]!;
      }
      nextX[corner] = x[corner]! + pull * (sumX / near.length - x[corner]!);
      nextY[corner] = y[corner]! + pull * (sumY / near.length - y[corner]!);
    }
    x.set(nextX);
    y.set(nextY);
  }
}

/** From knot to knot; a knot is where three or four things meet. */
function walk(field: Field, { links, x, y }: Graph): Line[] {
  const lines: Line[] = [];
  const walked = new Set<number>();
  const follow = (from: number, to: number): void => {
    if (walked.has(from * corners + to)) return;
    const path = [from, to];
    for (;;) {
      const last = path.at(-1)!;
      const before = path.at(-2)!;
      walked.add(before * corners + last);
      walked.add(last * corners + before);
      const near = links.get(last)!;
      if (near.length !== 2 || last === from) break;
      path.push(near[0] === before ? near[1]! : near[0]!);
    }
    const points = thin(path).map((corner) => ({ x: round(x[corner]!), y: round(y[corner]!) }));
    lines.push({ ...sidesOf(field, from, to), points });
  };
  for (const [corner, near] of links) if (near.length > 2) for (const next of near) follow(corner, next);
  for (const [corner, near] of links) follow(corner, near[0]!);
  return lines;
}

function sidesOf(field: Field, from: number, to: number): { readonly left: number; readonly right: number } {
  const corner = Math.min(from, to);
  const column = corner % across;
  const row = Math.floor(corner / across);
  const isForward = from < to;
  const isLevel = Math.abs(from - to) === 1;
  const here = labelAt(field, column, row);
  const beyond = isLevel ? labelAt(field, column, row - 1) : labelAt(field, column - 1, row);
  const isHereRight = isLevel === isForward;
  return isHereRight ? { left: beyond, right: here } : { left: here, right: beyond };
}

/** A third of the points is enough for a curve. The ends stay. */
function thin(path: readonly number[]): number[] {
  const steps = Math.max(1, Math.round((path.length - 1) / stride));
  return Array.from({ length: steps + 1 }, (_, i) => path[Math.round((i * (path.length - 1)) / steps)]!);
}

/** To halves, as the table keeps them. */
function round(value: number): number {
  return Math.round(value * 2) / 2;
}
