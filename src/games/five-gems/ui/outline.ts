// The line around an arrangement, as one path with round corners.

import type { Cell } from '../types.ts';
import { pitch } from './places.ts';

type Point = readonly [number, number];
type Edge = readonly [Point, Point];

const corner = 15;

/** `cells` by their middles on the picture; the line runs `inset` inside their edge. */
export function outlineOf(cells: readonly Cell[], inset: number): string {
  const edges = edgesOf(cells);
  const loops: Edge[][] = [];
  while (edges.length > 0) loops.push(loopFrom(edges));
  return loops.map((loop) => rounded(cornersOf(loop, inset))).join('');
}

/** Clockwise around each cell; sides that two cells share fall away. */
function edgesOf(cells: readonly Cell[]): Edge[] {
  const half = pitch / 2;
  const taken = new Set(cells.map(({ x, y }) => `${x},${y}`));
  return cells.flatMap(({ x, y }) => {
    const corners: readonly Point[] = [
      [x - half, y - half],
      [x + half, y - half],
      [x + half, y + half],
      [x - half, y + half],
    ];
    const across = [
      [x, y - pitch],
      [x + pitch, y],
      [x, y + pitch],
      [x - pitch, y],
    ];
    return corners
      .map((start, side): Edge => [start, corners[(side + 1) % 4]!])
      .filter((_, side) => !taken.has(across[side]!.join(',')));
  });
}

/** Takes the edges of one closed line out of the list. */
function loopFrom(edges: Edge[]): Edge[] {
  const loop = [edges.pop()!];
  for (;;) {
    const end = loop.at(-1)![1];
    if (isAt(end, loop[0]![0])) return loop;
    const next = edges.findIndex(([start]) => isAt(start, end));
    loop.push(...edges.splice(next, 1));
  }
}

function isAt(one: Point, other: Point): boolean {
  return one[0] === other[0] && one[1] === other[1];
}

/** Where the line turns, moved inwards. */
function cornersOf(loop: readonly Edge[], inset: number): readonly Point[] {
  return loop.flatMap((edge, i): Point[] => {
    const before = directionOf(loop.at(i - 1)!);
    const after = directionOf(edge);
    if (isAt(before, after)) return [];
    const [x, y] = edge[0];
    return [[x - inset * (before[1] + after[1]), y + inset * (before[0] + after[0])]];
  });
}

function directionOf([start, end]: Edge): Point {
  return [Math.sign(end[0] - start[0]), Math.sign(end[1] - start[1])];
}

function rounded(corners: readonly Point[]): string {
  const parts = corners.map((point, i) => {
    const [x, y] = towards(point, corners.at(i - 1)!);
    const [endX, endY] = towards(point, corners[(i + 1) % corners.length]!);
    return `${i === 0 ? 'M' : 'L'}${x} ${y}Q${point[0]} ${point[1]} ${endX} ${endY}`;
  });
  return `${parts.join('')}z`;
}

function towards([x, y]: Point, [goalX, goalY]: Point): Point {
  return [x + corner * Math.sign(goalX - x), y + corner * Math.sign(goalY - y)];
}
