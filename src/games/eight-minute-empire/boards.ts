// The two sides of the board (EE-C1). Names of regions and continents are in i18n/.

export const sides = ['A', 'B'] as const;
export type Side = (typeof sides)[number];

/** A region's number in the state is its place in `regions`; all lists by region follow it. */
export interface Board {
  readonly side: Side;
  readonly regions: readonly string[];
  readonly start: number;
  /** Where EE-V2 puts a token. */
  readonly triangles: readonly number[];
  readonly continents: readonly Continent[];
  /** Neighbours by region: over land borders, and over dotted sea links. */
  readonly land: readonly (readonly number[])[];
  readonly sea: readonly (readonly number[])[];
}

interface Continent {
  readonly id: string;
  readonly regions: readonly number[];
}

interface Drawing {
  readonly start: string;
  readonly triangles: string;
  readonly continents: Readonly<Record<string, string>>;
  readonly land: string;
  readonly sea: string;
}

const drawings: Readonly<Record<Side, Drawing>> = {
  A: {
    start: 'C4',
    triangles: 'W1 I1 C4 C13 S2',
    continents: {
      W: 'W1 W2 W3 W4 W5 W6 W7',
      I: 'I1 I2',
      C: 'C1 C2 C3 C4 C5 C6 C7 C8 C9 C10 C11 C12 C13',
      S: 'S1 S2 S3',
    },
    land: `
      W1-W2 W1-W3 W1-W4 W2-W3 W3-W4 W3-W5 W4-W5 W4-W6 W6-W7
      I1-I2
      C1-C2 C2-C3 C2-C4 C3-C4 C3-C10 C4-C5 C4-C6 C4-C8 C4-C10 C5-C6 C6-C7 C6-C8 C7-C8 C8-C9 C8-C10
      C10-C11 C11-C12 C12-C13
      S1-S2 S2-S3`,
    sea: 'W2-C1 W5-C5 W7-I1 I2-C6 C7-S1 C11-S3 C1-C13',
  },
  B: {
    start: 'E1',
    triangles: 'A1 B1 N2 V5 E8',
    continents: {
      A: 'A1 A2',
      B: 'B1 B2',
      N: 'N1 N2 N3',
      V: 'V1 V2 V3 V4 V5 V6 V7',
      E: 'E1 E2 E3 E4 E5 E6 E7 E8 E9',
    },
    land: `
      A1-A2
      B1-B2
      N1-N2 N2-N3
      V1-V2 V1-V3 V1-V4 V2-V3 V3-V4 V3-V6 V3-V7 V4-V5 V4-V6 V5-V6 V6-V7
      E1-E2 E2-E4 E2-E5 E2-E6 E3-E4 E4-E6 E4-E9 E5-E6 E5-E7 E6-E7 E6-E8 E6-E9 E7-E8 E8-E9`,
    sea: 'A1-V1 A2-B1 B2-N1 B2-E1 V2-E1 V7-E5 N3-E3',
  },
};

export const boards: Readonly<Record<Side, Board>> = { A: readBoard('A'), B: readBoard('B') };

/** A region's number on its side. No id is on both. */
const numbers: ReadonlyMap<string, number> = new Map(
  sides.flatMap((side) => boards[side].regions.map((id, number) => [id, number] as const)),
);

export function regionNumber(id: string): number {
  return numbers.get(id)!;
}

function readBoard(side: Side): Board {
  const drawing = drawings[side];
  const regions = Object.values(drawing.continents).flatMap(words);
  const number = (id: string) => regions.indexOf(id);
  return {
    side,
    regions,
    start: number(drawing.start),
    triangles: words(drawing.triangles).map(number),
    continents: Object.entries(drawing.continents).map(([id, list]) => ({
      id,
      regions: words(list).map(number),
    })),
    land: neighbours(regions, drawing.land),
    sea: neighbours(regions, drawing.sea),
  };
}

/** Both ways, ascending. */
function neighbours(regions: readonly string[], links: string): number[][] {
  const pairs = words(links).map((link) => link.split('-'));
  return regions.map((id) =>
    pairs
      .filter((pair) => pair.includes(id))
      .map((pair) => regions.indexOf(pair.find((other) => other !== id)!))
      .sort((a, b) => a - b),
  );
}

function words(text: string): string[] {
  return text.trim().split(/\s+/);
}
