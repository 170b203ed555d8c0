// From control points to a field of labels: which region, or which water, each small square of the map is.
// Every step is exact arithmetic, so that all engines draw the same map.

import { type Board, boards, type Side } from '../../boards.ts';
import { height, seeds, width } from './seeds.ts';

/** The side of a square of the field. */
export const cell = 4;
export const columns = width / cell;
export const rows = height / cell;

/** Regions by their number; water is below. */
export const water = -1;

/** So wide are straits: between continents, and between regions of one that do not border. */
const strait = 40;
const inlet = 30;
/** Land stays at least so far from the edge of the map, and up to so much farther. */
const margin = 13;
const bays = 34;
/** How far a control point makes land, and how much of that is needed. */
const reach = 152;
const shore = 0.31;
/** How far borders and coasts wander, and how rough coasts are. */
const wander = 52;
const roughness = 0.34;

export type Field = Int8Array;

export function fieldOf(side: Side): Field {
  const field = raw(side);
  keepLargest(field, boards[side].regions.length);
  fillPonds(field, boards[side]);
  return field;
}

function raw(side: Side): Field {
  const board = boards[side];
  const land = landTests(board);
  const points = board.regions.map((id) => seeds[side].get(id)!);
  const salt = side === 'A' ? 11 : 47;
  const field = new Int8Array(columns * rows);
  const costs = new Float64Array(points.length);
  for (let row = 0; row < rows; row++) {
    for (let column = 0; column < columns; column++) {
      const x = (column + 0.5) * cell;
      const y = (row + 0.5) * cell;
      const bentX = x + wander * (wave(x, y, 95, salt) - 0.5) + 14 * (wave(x, y, 34, salt + 1) - 0.5);
      const bentY = y + wander * (wave(x, y, 95, salt + 2) - 0.5) + 14 * (wave(x, y, 34, salt + 3) - 0.5);
      let nearest = 0;
      for (let region = 0; region < points.length; region++) {
        const { points: list, grows } = points[region]!;
        let least = Number.POSITIVE_INFINITY;
        for (let i = 0; i < list.length; i++) {
          const dx = bentX - list[i]!.x;
          const dy = bentY - list[i]!.y;
          least = Math.min(least, dx * dx + dy * dy);
        }
        costs[region] = Math.sqrt(least) - grows;
        if (costs[region]! < costs[nearest]!) nearest = region;
      }
      const rough = roughness * (wave(x, y, 46, salt + 4) + 0.5 * wave(x, y, 20, salt + 5) - 0.75);
      const bay = bays * wave(x, y, 62, salt + 6) + 9 * wave(x, y, 21, salt + 7);
      const edge = Math.min(x, y, width - x, height - y) - margin - bay;
      const isLand = land(nearest, costs, shore + rough) && edge > 0;
      field[row * columns + column] = isLand ? nearest : water;
    }
  }
  return field;
}

type LandTest = (region: number, costs: Float64Array, needed: number) => boolean;

/** Enough land of the own continent around, and no strait to a region that is no neighbour. */
function landTests(board: Board): LandTest {
  const continentOf = board.regions.map((_, region) =>
    board.continents.findIndex(({ regions }) => regions.includes(region)),
  );
  const gaps = board.regions.map((_, one) =>
    board.regions.map((_, other) => {
      if (one === other || board.land[one]!.includes(other)) return 0;
      return continentOf[one] === continentOf[other] ? inlet : strait;
    }),
  );
  return (region, costs, needed) => {
    let sum = 0;
    const own = costs[region]!;
    for (let other = 0; other < costs.length; other++) {
      if (costs[other]! - own < gaps[region]![other]!) return false;
      if (continentOf[other] === continentOf[region]) sum += influence(costs[other]!);
    }
    return sum > needed;
  };
}

function influence(distance: number): number {
  if (distance >= reach) return 0;
  const near = Math.max(0, distance) / reach;
  return (1 - near * near) * (1 - near * near);
}

/** Smooth noise from 0 to 1 with bumps of the given size. */
function wave(x: number, y: number, size: number, salt: number): number {
  const column = Math.floor(x / size);
  const row = Math.floor(y / size);
  const u = ease(x / size - column);
  const v = ease(y / size - row);
  const top = mix(chance(column, row, salt), chance(column + 1, row, salt), u);
  const bottom = mix(chance(column, row + 1, salt), chance(column + 1, row + 1, salt), u);
  return mix(top, bottom, v);
}

function ease(part: number): number {
  return part * part * (3 - 2 * part);
}

function mix(from: number, to: number, part: number): number {
  return from + (to - from) * part;
}

/** The same number from 0 to 1 for the same place. */
export function chance(column: number, row: number, salt: number): number {
  let bits =
    Math.imul(column + 1013, 374761393) ^ Math.imul(row + 2027, 668265263) ^ Math.imul(salt, 974634541);
  bits = Math.imul(bits ^ (bits >>> 13), 1274126177);
  bits = Math.imul(bits ^ (bits >>> 16), 1911520717);
  return ((bits ^ (bits >>> 15)) >>> 0) / 4294967296;
}

/** Crumbs of a region that have come loose sink. */
function keepLargest(field: Field, regions: number): void {
  const best: number[][] = Array.from({ length: regions }, () => []);
  forPatches(field, (label, squares) => {
    if (label === water) return;
    const loser = squares.length > best[label]!.length ? best[label]! : squares;
    if (loser !== squares) best[label] = squares;
    for (const square of loser) field[square] = water;
  });
}

/** The largest patch of water is the sea; ponds become land where that makes no new border. */
function fillPonds(field: Field, board: Board): void {
  const ponds: number[][] = [];
  forPatches(field, (label, squares) => {
    if (label === water) ponds.push(squares);
  });
  ponds.sort((one, other) => other.length - one.length);
  for (const pond of ponds.slice(1)) {
    const shores = new Set(pond.flatMap((square) => around(square).map((near) => field[near]!)));
    shores.delete(water);
    const all = [...shores];
    const host = all.find((one) => all.every((other) => one === other || board.land[one]!.includes(other)));
    if (host !== undefined) for (const square of pond) field[square] = host;
  }
}

function forPatches(field: Field, each: (label: number, squares: number[]) => void): void {
  const seen = new Uint8Array(field.length);
  for (let start = 0; start < field.length; start++) {
    if (seen[start] === 1) continue;
    const squares = [start];
    seen[start] = 1;
    for (let i = 0; i < squares.length; i++) {
      for (const next of around(squares[i]!)) {
        if (seen[next] === 1 || field[next] !== field[start]) continue;
        seen[next] = 1;
        squares.push(next);
      }
    }
    each(field[start]!, squares);
  }
}

function around(square: number): number[] {
  const column = square % columns;
  const list: number[] = [];
  if (column > 0) list.push(square - 1);
  if (column < columns - 1) list.push(square + 1);
  if (square >= columns) list.push(square - columns);
  if (square < columns * (rows - 1)) list.push(square + columns);
  return list;
}
