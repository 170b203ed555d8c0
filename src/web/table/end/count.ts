// The points counted up part by part, the last one first. Pure.

import type { ScorePart, Seat } from '../../../kernel/game.ts';

export interface Count {
  /** What points are made of, each told once. */
  readonly labels: readonly string[];
  /** By seat, then by label. */
  readonly points: readonly (readonly number[])[];
  /** One after the other: whose points of which label are laid down. */
  readonly steps: readonly { readonly seat: Seat; readonly label: number }[];
}

/** Parts with the same label are one. `places`: of the outcome. */
export function countOf(
  parts: readonly (readonly ScorePart[])[],
  places: readonly number[],
  labelOf: (part: ScorePart) => string,
): Count {
  const labels = [...new Set(parts.flat().map(labelOf))];
  const points = parts.map((own) =>
    labels.map((label) =>
      own.filter((part) => labelOf(part) === label).reduce((sum, part) => sum + part.points, 0),
    ),
  );
  const lastFirst = places.map((_, seat) => seat).sort((a, b) => places[b]! - places[a]!);
  const steps = labels.flatMap((_, label) =>
    lastFirst.filter((seat) => points[seat]![label] !== 0).map((seat) => ({ seat, label })),
  );
  return { labels, points, steps };
}

export interface Counted {
  /** By seat: for each label, whether it lies there yet. */
  readonly laid: readonly (readonly boolean[])[];
  readonly totals: readonly number[];
  /** By seat: the row it stands in now, from above. */
  readonly rows: readonly number[];
}

/** After so many steps. When all is laid down the places decide, before that the points. */
export function counted(count: Count, places: readonly number[], done: number): Counted {
  const laid = count.points.map((own) => own.map(() => false));
  for (const { seat, label } of count.steps.slice(0, done)) laid[seat]![label] = true;
  const totals = count.points.map((own, seat) =>
    own.reduce((sum, points, label) => sum + (laid[seat]![label] ? points : 0), 0),
  );
  const isDone = done >= count.steps.length;
  const order = places
    .map((_, seat) => seat)
    .sort((a, b) => (isDone ? places[a]! - places[b]! : totals[b]! - totals[a]!) || a - b);
  return { laid, totals, rows: places.map((_, seat) => order.indexOf(seat)) };
}

/** As many points as another, and yet a better place: that must be explained. */
export function isTieBroken(places: readonly number[], scores: readonly number[]): boolean {
  return scores.some((score, seat) =>
    scores.some((other, i) => other === score && places[i] !== places[seat]),
  );
}
