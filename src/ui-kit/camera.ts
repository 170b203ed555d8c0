// How much of a drawing is seen, and how large: the mathematics of a camera. Pure. The drawing has units of its own; the
// screen is the box on the page in which it is seen, in CSS pixels.

export interface Box {
  readonly x: number;
  readonly y: number;
  readonly width: number;
  readonly height: number;
}

export interface Point {
  readonly x: number;
  readonly y: number;
}

export interface Screen {
  readonly width: number;
  readonly height: number;
}

/** The point of the drawing in the middle of the screen, and how many pixels a unit has. */
export interface Sight extends Point {
  readonly scale: number;
}

/** All of the frame, as large as it fits. */
export function fit(frame: Box, screen: Screen): Sight {
  return {
    x: frame.x + frame.width / 2,
    y: frame.y + frame.height / 2,
    scale: Math.min(screen.width / frame.width, screen.height / frame.height),
  };
}

export function toUnits(sight: Sight, screen: Screen, at: Point): Point {
  return {
    x: sight.x + (at.x - screen.width / 2) / sight.scale,
    y: sight.y + (at.y - screen.height / 2) / sight.scale,
  };
}

export function toPixels(sight: Sight, screen: Screen, at: Point): Point {
  return {
    x: screen.width / 2 + (at.x - sight.x) * sight.scale,
    y: screen.height / 2 + (at.y - sight.y) * sight.scale,
  };
}

/** What is seen, in units. */
export function seenOf(sight: Sight, screen: Screen): Box {
  const width = screen.width / sight.scale;
  const height = screen.height / sight.scale;
  return { x: sight.x - width / 2, y: sight.y - height / 2, width, height };
}

/** Nearer or farther, while what lies under this pixel stays there. */
export function zoomTo(sight: Sight, screen: Screen, at: Point, scale: number): Sight {
  const fixed = toUnits(sight, screen, at);
  return {
    x: fixed.x - (at.x - screen.width / 2) / scale,
    y: fixed.y - (at.y - screen.height / 2) / scale,
    scale,
  };
}

/** The drawing follows the finger by so many pixels. */
export function pan(sight: Sight, dx: number, dy: number): Sight {
  return { ...sight, x: sight.x - dx / sight.scale, y: sight.y - dy / sight.scale };
}

export type Fingers = readonly [Point, Point];

/** What lay under two fingers lies under them again. */
export function pinch(sight: Sight, screen: Screen, before: Fingers, after: Fingers): Sight {
  const grown = distance(...after) / Math.max(1, distance(...before));
  const start = middle(...before);
  const end = middle(...after);
  return pan(zoomTo(sight, screen, start, sight.scale * grown), end.x - start.x, end.y - start.y);
}

/** Neither smaller than the whole nor larger than `most`, and never away from the frame: on each axis it fills the
 *  screen, or stands in its middle where it is smaller. */
export function within(sight: Sight, frame: Box, screen: Screen, most: number): Sight {
  const whole = fit(frame, screen);
  const scale = Math.min(Math.max(sight.scale, whole.scale), Math.max(most, whole.scale));
  return {
    x: middleWithin(sight.x, frame.x, frame.width, screen.width / scale),
    y: middleWithin(sight.y, frame.y, frame.height, screen.height / scale),
    scale,
  };
}

function middleWithin(middleSeen: number, start: number, length: number, seen: number): number {
  if (length <= seen) return start + length / 2;
  return Math.min(Math.max(middleSeen, start + seen / 2), start + length - seen / 2);
}

/** Moved as little as it must be for all of the box to be seen, with so many pixels to spare. */
export function showing(sight: Sight, screen: Screen, box: Box, spare: number): Sight {
  const seen = seenOf(sight, screen);
  const margin = spare / sight.scale;
  return {
    ...sight,
    x: sight.x + shift(seen.x, seen.width, box.x - margin, box.width + 2 * margin),
    y: sight.y + shift(seen.y, seen.height, box.y - margin, box.height + 2 * margin),
  };
}

function shift(seen: number, length: number, start: number, wanted: number): number {
  if (start < seen) return start - seen;
  return Math.max(0, start + wanted - seen - length);
}

/** The frame that is shown stays as long as all that is needed lies in it; then it grows by whole steps, and to those
 *  sides only where it must. */
export function grown(shown: Box | undefined, need: Box, step: number): Box {
  if (!shown) return need;
  const left = stepsBelow(need.x, shown.x, step);
  const top = stepsBelow(need.y, shown.y, step);
  const right = stepsBelow(-need.x - need.width, -shown.x - shown.width, step);
  const bottom = stepsBelow(-need.y - need.height, -shown.y - shown.height, step);
  return {
    x: shown.x - left,
    y: shown.y - top,
    width: shown.width + left + right,
    height: shown.height + top + bottom,
  };
}

function stepsBelow(need: number, shown: number, step: number): number {
  return need >= shown ? 0 : Math.ceil((shown - need) / step) * step;
}

export function isWithin(inner: Box, outer: Box): boolean {
  return (
    inner.x >= outer.x &&
    inner.y >= outer.y &&
    inner.x + inner.width <= outer.x + outer.width &&
    inner.y + inner.height <= outer.y + outer.height
  );
}

/** On the way from one sight to another; scales grow by equal ratios, so that nearing looks even. */
export function onTheWay(from: Sight, to: Sight, share: number): Sight {
  return {
    x: from.x + (to.x - from.x) * share,
    y: from.y + (to.y - from.y) * share,
    scale: from.scale * (to.scale / from.scale) ** share,
  };
}

/** The index of the box whose middle lies nearest to the point, if one does within so many units. */
export function nearestTo(at: Point, boxes: readonly Box[], reach: number): number | undefined {
  let best: number | undefined;
  let least = reach;
  for (const [index, box] of boxes.entries()) {
    const far = distance(at, { x: box.x + box.width / 2, y: box.y + box.height / 2 });
    if (far <= least) {
      least = far;
      best = index;
    }
  }
  return best;
}

/** How fast the drawing runs, in pixels a picture, while something is dragged so near to the edge. */
export function edgePan(at: Point, screen: Screen, rim: number, speed: number): Point {
  return { x: push(at.x, screen.width, rim, speed), y: push(at.y, screen.height, rim, speed) };
}

function push(at: number, length: number, rim: number, speed: number): number {
  if (at < 0 || at > length) return 0;
  if (at < rim) return speed * (1 - at / rim);
  if (at > length - rim) return -speed * (1 - (length - at) / rim);
  return 0;
}

function distance(one: Point, other: Point): number {
  return Math.hypot(one.x - other.x, one.y - other.y);
}

function middle(one: Point, other: Point): Point {
  return { x: (one.x + other.x) / 2, y: (one.y + other.y) / 2 };
}
