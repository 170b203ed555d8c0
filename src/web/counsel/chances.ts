// The chart of the chances as geometry. Pure.

export interface Frame {
  readonly width: number;
  readonly height: number;
}

/** A phone's chart is not the wide one made small: its letters must stay readable. */
export const frames = { wide: { width: 640, height: 250 }, narrow: { width: 340, height: 240 } } as const;

export const left = 44;
export const right = 30;
const top = 16;
const bottom = 18;

export interface Point {
  readonly x: number;
  readonly y: number;
}

/** `count`: of the positions, the first and the last one included. */
export function pointAt({ width, height }: Frame, index: number, share: number, count: number): Point {
  return {
    x: rounded(left + ((width - left - right) * index) / Math.max(1, count - 1)),
    y: rounded(top + (height - top - bottom) * (1 - share)),
  };
}

function rounded(value: number): number {
  return Math.round(value * 10) / 10;
}

/** Of one seat, from the beginning to the end. */
export function lineOf(
  frame: Frame,
  chances: readonly (readonly number[])[],
  seat: number,
): readonly Point[] {
  return chances.map((shares, index) => pointAt(frame, index, shares[seat] ?? 0, chances.length));
}

/** Labels at the ends must not lie on each other: moved apart, in their order, within the picture. */
export function spread({ height }: Frame, wanted: readonly number[], apart: number): readonly number[] {
  const order = wanted.map((_, index) => index).sort((a, b) => wanted[a]! - wanted[b]! || a - b);
  const placed = [...wanted];
  let least = top;
  for (const index of order) {
    placed[index] = Math.max(placed[index]!, least);
    least = placed[index]! + apart;
  }
  let most = height - bottom;
  for (const index of order.toReversed()) {
    placed[index] = Math.min(placed[index]!, most);
    most = placed[index]! - apart;
  }
  return placed;
}

/** The positions worth a row in a table: the beginning, and where a turn was over. */
export function turnEnds(seats: readonly number[]): readonly number[] {
  return [0, ...seats.flatMap((seat, index) => (seats[index + 1] === seat ? [] : [index + 1]))];
}
