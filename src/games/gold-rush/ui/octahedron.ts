// The geometry of an eight-sided die that turns in space: a regular octahedron, looked at straight onto one face, its
// point up. Lengths in widths of the die. Pure.

type Point = readonly [x: number, y: number, z: number];

/** As wide as it is drawn lying still (`Die.tsx`). */
const radius = 0.46;
/** Half the way from a face to the opposite one. */
const depth = radius / Math.SQRT2;

/** y points down, z to who looks. */
function corner(degrees: number, z: number): Point {
  const angle = (degrees * Math.PI) / 180;
  return [radius * Math.cos(angle), -radius * Math.sin(angle), z];
}

const near = [corner(90, depth), corner(330, depth), corner(210, depth)] as const;
const far = [corner(270, -depth), corner(30, -depth), corner(150, -depth)] as const;

/** Each as top, right, left, the front one first. No two opposite corners (n and far[n]) share a face. */
const triangles: readonly (readonly [Point, Point, Point])[] = [
  [near[0], near[1], near[2]],
  [far[0], far[2], far[1]],
  [near[0], far[1], near[1]],
  [near[0], near[2], far[2]],
  [near[1], far[0], near[2]],
  [far[0], near[1], far[1]],
  [far[0], far[2], near[2]],
  [near[0], far[2], far[1]],
];

function minus([ax, ay, az]: Point, [bx, by, bz]: Point): Point {
  return [ax - bx, ay - by, az - bz];
}

function times([x, y, z]: Point, factor: number): Point {
  return [x * factor, y * factor, z * factor];
}

function cross([ax, ay, az]: Point, [bx, by, bz]: Point): Point {
  return [ay * bz - az * by, az * bx - ax * bz, ax * by - ay * bx];
}

function dot([ax, ay, az]: Point, [bx, by, bz]: Point): number {
  return ax * bx + ay * by + az * bz;
}

export interface Face {
  /** Lays a square of one width with its upper left corner in the middle of the die onto the face. */
  readonly transform: string;
  /** How it is lit, from 0 to 1. */
  readonly light: number;
}

const lamp: Point = [-0.35, -0.6, 0.72];

function faceOf([top, right, left]: readonly [Point, Point, Point]): Face {
  const across = minus(right, left);
  const middle = times([right[0] + left[0], right[1] + left[1], right[2] + left[2]], 0.5);
  const down = minus(middle, top);
  const normal = cross(across, down);
  const origin = minus(top, times(across, 0.5));
  const unit = times(normal, 1 / Math.hypot(...normal));
  const columns = [...across, 0, ...down, 0, ...unit, 0, 0, 0, 0, 1].map((value) => value.toFixed(4));
  const [x, y, z] = origin.map((value) => `${value.toFixed(4)}em`);
  return {
    transform: `translate3d(${x}, ${y}, ${z}) matrix3d(${columns.join(', ')})`,
    light: Math.max(0, Math.min(1, 0.5 + dot(unit, lamp) / 2)),
  };
}

/** Of a triangle that faces away the other way round is the outside. */
function outwards(triangle: readonly [Point, Point, Point]): readonly [Point, Point, Point] {
  const [top, right, left] = triangle;
  const sum: Point = [top[0] + right[0] + left[0], top[1] + right[1] + left[1], top[2] + right[2] + left[2]];
  return dot(cross(minus(right, left), minus(left, top)), sum) > 0 ? triangle : [top, left, right];
}

export const octahedron: readonly Face[] = triangles.map((triangle) => faceOf(outwards(triangle)));
