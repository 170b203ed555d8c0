// Five cuts, each a gem of its own shape: facets reckoned from an outline, those of like brightness in one path, so that
// a gem is a handful of flat shapes. Around 0, 0 in a square of about 92.

import type { Colour } from '../components.ts';

type Point = readonly [number, number];

export interface Tones {
  readonly deep: string;
  readonly dark: string;
  readonly base: string;
  readonly light: string;
  readonly shine: string;
}

export const tones: Readonly<Record<Colour, Tones>> = {
  R: { deep: '#5d0419', dark: '#9a0b2b', base: '#d8203f', light: '#ff6a78', shine: '#ffd3d2' },
  B: { deep: '#06335f', dark: '#0d5c9f', base: '#1f92e0', light: '#7cd0ff', shine: '#e2f7ff' },
  G: { deep: '#03391f', dark: '#086336', base: '#15994f', light: '#6fdc8c', shine: '#defbd9' },
  Y: { deep: '#7a4300', dark: '#c07a05', base: '#f4b21c', light: '#ffe07a', shine: '#fffbe0' },
  V: { deep: '#2b0a5c', dark: '#54209c', base: '#8a45d6', light: '#c79bff', shine: '#f3e6ff' },
};

export const cutColours = Object.keys(tones) as readonly Colour[];

interface Cut {
  readonly outline: readonly Point[];
  readonly centre: Point;
  /** How large the flat table in the middle is, and the ring of facets around it. */
  readonly table: number;
  readonly ring: number;
  /** Long facets in steps, instead of a brilliant's triangles. */
  readonly isStepped: boolean;
  /** Where light glints, and how much. */
  readonly glint: readonly [number, number, number];
}

function wheel(count: number, radius: (index: number) => number, turn: number): readonly Point[] {
  return Array.from({ length: count }, (_, i): Point => {
    const angle = (i / count) * 2 * Math.PI - Math.PI / 2 + turn;
    return [radius(i) * Math.cos(angle), radius(i) * Math.sin(angle)];
  });
}

const brilliant = { table: 0.53, ring: 0.8, isStepped: false };

const cuts: Readonly<Record<Colour, Cut>> = {
  /** A heart. */
  R: {
    ...brilliant,
    outline: [
      ...([
        [0, -26],
        [12, -39],
        [27, -41],
        [39, -31],
        [42, -15],
      ] as const),
      ...([
        [36, 3],
        [21, 22],
        [0, 43],
        [-21, 22],
        [-36, 3],
      ] as const),
      ...([
        [-42, -15],
        [-39, -31],
        [-27, -41],
        [-12, -39],
      ] as const),
    ],
    centre: [0, -6],
    glint: [-21, -27, 11],
  },
  /** A drop. */
  B: {
    ...brilliant,
    outline: [
      ...([
        [0, -46],
        [11, -29],
        [23, -13],
        [32, 4],
        [34, 20],
        [26, 34],
        [12, 42],
      ] as const),
      ...([
        [-12, 42],
        [-26, 34],
        [-34, 20],
        [-32, 4],
        [-23, -13],
        [-11, -29],
      ] as const),
    ],
    centre: [0, 9],
    glint: [-9, -14, 10],
  },
  /** An octagon, cut in steps. */
  G: {
    outline: [
      ...([
        [-20, -38],
        [20, -38],
        [38, -20],
        [38, 20],
      ] as const),
      ...([
        [20, 38],
        [-20, 38],
        [-38, 20],
        [-38, -20],
      ] as const),
    ],
    centre: [0, 0],
    table: 0.58,
    ring: 0.8,
    isStepped: true,
    glint: [-24, -24, 11],
  },
  /** A round brilliant. */
  Y: { ...brilliant, outline: wheel(12, () => 41, Math.PI / 12), centre: [0, 0], glint: [-19, -21, 11] },
  /** A star. */
  V: {
    outline: wheel(10, (i) => (i % 2 === 0 ? 47 : 27.5), 0).map(([x, y]): Point => [x, y + 2]),
    centre: [0, 1],
    table: 0.42,
    ring: 0.74,
    isStepped: false,
    glint: [-4, -26, 10],
  },
};

interface Facet {
  readonly points: readonly Point[];
  /** -1 … 1: how much of the light it sends back. */
  readonly light: number;
}

function towards([x, y]: Point, [centreX, centreY]: Point, share: number): Point {
  return [centreX + (x - centreX) * share, centreY + (y - centreY) * share];
}

function between([x, y]: Point, [otherX, otherY]: Point): Point {
  return [(x + otherX) / 2, (y + otherY) / 2];
}

/** Light comes from the upper left. */
function facet(points: readonly Point[], [x, y]: Point, tilt: number, own: number): Facet {
  const dx = points.reduce((sum, point) => sum + point[0], 0) / points.length - x;
  const dy = points.reduce((sum, point) => sum + point[1], 0) / points.length - y;
  const far = Math.hypot(dx, dy) || 1;
  return { points, light: ((dx * -0.55 + dy * -0.83) / far) * tilt + own };
}

function steppedFacets({ outline, centre, ring, table }: Cut): readonly Facet[] {
  const rings = [1, ring, table].map((share) => outline.map((point) => towards(point, centre, share)));
  return [0, 1].flatMap((step) =>
    outline.map((_, i) => {
      const j = (i + 1) % outline.length;
      const points = [rings[step]![i]!, rings[step]![j]!, rings[step + 1]![j]!, rings[step + 1]![i]!];
      return facet(points, centre, step === 0 ? 0.95 : -0.55, step === 0 ? 0 : 0.12);
    }),
  );
}

function brilliantFacets({ outline, centre, ring, table }: Cut): readonly Facet[] {
  const middles = outline.map((point, i) =>
    towards(between(point, outline[(i + 1) % outline.length]!), centre, ring),
  );
  const inner = outline.map((point) => towards(point, centre, table));
  return outline.flatMap((point, i) => {
    const next = (i + 1) % outline.length;
    const middle = middles[i]!;
    return [
      facet([point, outline[next]!, middle], centre, 0.9, i % 2 === 0 ? 0.1 : -0.18),
      facet([middles.at(i - 1)!, point, middle, inner[i]!], centre, 0.75, i % 2 === 0 ? -0.05 : 0.16),
      facet([middle, inner[i]!, inner[next]!], centre, -0.5, i % 3 === 0 ? 0.34 : 0.05),
    ];
  });
}

/** From dark to bright; one more tone than limits. */
const limits = [-0.62, -0.3, -0.02, 0.28, 0.58] as const;

function path(points: readonly Point[]): string {
  return `M${points.map(([x, y]) => `${x.toFixed(1)} ${y.toFixed(1)}`).join('L')}z`;
}

export interface Drawing {
  readonly outline: string;
  /** The table: a bright slope is laid on it. */
  readonly table: string;
  /** A fine line inside the edge. */
  readonly inside: string;
  readonly facets: readonly { readonly fill: string; readonly d: string }[];
  readonly glint: string;
}

export function drawingOf(colour: Colour): Drawing {
  const cut = cuts[colour];
  const { outline, centre, table } = cut;
  const facets = cut.isStepped ? steppedFacets(cut) : brilliantFacets(cut);
  const { deep, dark, base, light, shine } = tones[colour];
  const fills = [deep, dark, halfway(dark, base), base, light, shine];
  const shapes = fills.map(() => '');
  for (const { points, light: sent } of facets) {
    shapes[limits.filter((limit) => sent > limit).length] += path(points);
  }
  return {
    outline: path(outline),
    table: path(outline.map((point) => towards(point, centre, table))),
    inside: path(outline.map((point) => towards(point, centre, 0.955))),
    facets: fills.flatMap((fill, i) => (shapes[i] ? [{ fill, d: shapes[i] }] : [])),
    glint: glintAt(...cut.glint),
  };
}

/** A star of four points. */
export function glintAt(x: number, y: number, radius: number): string {
  const waist = radius * 0.13;
  return path([
    ...([
      [x, y - radius],
      [x + waist, y - waist],
      [x + radius, y],
      [x + waist, y + waist],
    ] as const),
    ...([
      [x, y + radius],
      [x - waist, y + waist],
      [x - radius, y],
      [x - waist, y - waist],
    ] as const),
  ]);
}

/** Of two colours written #rrggbb. */
export function halfway(one: string, other: string): string {
  const mixed = [1, 3, 5].map((at) => {
    const sum = Number.parseInt(one.slice(at, at + 2), 16) + Number.parseInt(other.slice(at, at + 2), 16);
    return Math.round(sum / 2)
      .toString(16)
      .padStart(2, '0');
  });
  return `#${mixed.join('')}`;
}
