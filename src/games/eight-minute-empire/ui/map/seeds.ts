// Where the regions of each side lie: control points that the map grows from. After the rough centres of the
// printed board, moved apart so that every region is large enough for a finger.

import type { Side } from '../../boards.ts';

/** The size of the map. */
export const width = 1000;
export const height = 900;

export interface Point {
  readonly x: number;
  readonly y: number;
}

/** Points x y x y …; `grows` makes a region larger at its neighbours' cost. */
export interface Seed {
  readonly points: readonly Point[];
  readonly grows: number;
}

/** Region: x y, more points, +growth. */
const texts: Readonly<Record<Side, string>> = {
  A: `
    W1 94,92 +2; W2 260,86 +14; W3 226,226 +3; W4 94,262 +20; W5 208,384 +4; W6 82,450 +14; W7 98,606 124,634
    I1 192,788 150,800; I2 344,760 +6
    C1 552,112; C2 556,258; C3 712,296; C4 562,430 584,448 +20; C5 390,398; C6 430,556 +2; C7 472,706 +14
    C8 620,606; C9 716,696; C10 730,466 +6; C11 868,464; C12 908,312 +4; C13 884,146
    S1 590,836 650,846 +14; S2 776,842 852,800 +22; S3 906,632`,
  B: `
    A1 92,128 +4; A2 236,120; B1 392,144 +18; B2 502,238; N1 640,104; N2 776,140; N3 908,104 +6
    V1 96,408 +12; V2 258,372; V3 266,552 +6; V4 98,606; V5 94,780 +6; V6 244,766; V7 396,722 +4
    E1 512,450 548,440 +18; E2 706,446 +6; E3 900,300; E4 872,462 906,520; E5 610,604 +8; E6 764,618 +2
    E7 640,764 +12; E8 782,800 +37; E9 914,704 908,772 +20`,
};

function readSeeds(text: string): ReadonlyMap<string, Seed> {
  const found = text.matchAll(/([A-Z]\d+)((?: +\d+,\d+)+)(?: *\+(\d+))?/g);
  return new Map(
    [...found].map(([, id, list, grows]) => [
      id!,
      {
        points: list!
          .trim()
          .split(/\s+/)
          .map((pair) => pair.split(',').map(Number))
          .map(([x, y]) => ({ x: x!, y: y! })),
        grows: Number(grows ?? 0),
      },
    ]),
  );
}

export const seeds: Readonly<Record<Side, ReadonlyMap<string, Seed>>> = {
  A: readSeeds(texts.A),
  B: readSeeds(texts.B),
};

/** By continent: where its name stands on the sea. */
export const banners: Readonly<Record<string, Point>> = {
  W: { x: 258, y: 572 },
  I: { x: 448, y: 842 },
  C: { x: 716, y: 84 },
  S: { x: 736, y: 786 },
  A: { x: 222, y: 243 },
  B: { x: 346, y: 310 },
  N: { x: 722, y: 288 },
  V: { x: 424, y: 580 },
  E: { x: 470, y: 846 },
};

export const rose: Readonly<Record<Side, Point>> = { A: { x: 416, y: 214 }, B: { x: 430, y: 470 } };
