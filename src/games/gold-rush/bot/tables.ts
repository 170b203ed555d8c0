// Fitted to the ends of many games between sensible players (`policy`), for two to five of them, as
// scripts/balance/gold-rush-tables.ts does it; what is negative for an action card is nothing here. But `prospector`,
// and for two players `mule`, are estimates, because such players always hire and hardly ever get a mule to keep.
// In dollars of the lead over the others’ mean.

/** By seats. */
export interface Tables {
  /** By turns until the own one, but for the last of all, and by `bankStep` dollars in the bank. */
  readonly turn: readonly (readonly number[])[];
  /** A prospector, by dollars in the bank for each player: see `prospectorBanks`. */
  readonly prospector: readonly number[];
  /** By number: a card in the own mine of who is next, and of anybody else. */
  readonly now: readonly number[];
  readonly later: readonly number[];
  /** By number: a card in the common mine, for who is next; and a fresh one in its place. */
  readonly common: readonly number[];
  readonly fresh: number;
  /** By number: an action card in hand. */
  readonly action: readonly number[];
  readonly mule: number;
  /** A dollar that is saved for a prospector, besides itself. */
  readonly towardsFigure: number;
  /** By `scaleStep` dollars in the bank: the lead that makes e : 1 of the odds. */
  readonly scale: readonly number[];
}

export const bankStep = 5;
export const prospectorBanks = [0, 5, 10, 20, 35, 50, 100] as const;
export const scaleStep = 10;

const two: Tables = {
  turn: [[-0.54, 2.15, 4.51, 4.61, 1.17, -1.56, -0.69, 0.48, 1.32, 0.56, -0.14, -0.34, 0.28]],
  prospector: [0, 0.3, 1.2, 3, 5, 6.5, 7],
  now: [0, 1.51, 1.31, 1.38, 0.85, 1.54, 1.57, 2.26, 3.12],
  later: [0, 1.11, 0.98, 0.72, 0.49, 0.25, 0.38, 0.14, 0.08],
  common: [0, 0.86, 0.9, 1.37, 1.18, 1.71, 1.45, 1.93, 1.82],
  fresh: 1.3,
  action: [0, 5.02, 4.13, 2.04, 0.25, 1.02, 1.64, 2.46, 4.07],
  mule: -2.8,
  towardsFigure: 0.56,
  scale: [1.1, 2.2, 2.7, 2.9, 3.4, 3.7, 3.9, 4.4, 4.4, 4.9, 5.2, 4.9, 5.5, 5.5, 5.5, 6.2, 6.5, 7.4, 7.8, 8.3],
};

const three: Tables = {
  turn: [
    [
      -1.08, 1.51, 3.99, 6.93, 6.54, 5.03, 2.61, -1.24, -3.11, -2.9, -0.74, 1.05, 2.23, 1.69, 0.6, -0.84,
      -0.36,
    ],
    [-0.38, -0.71, -0.95, 0.45, 3.57, 6.7, 7.64, 5.22, 2.58, 0.88, 1.04, 2.28, 3.76, 5.02, 5.13, 4.88, 3.4],
  ],
  prospector: [0, 0.3, 1.2, 3, 5, 6.5, 7],
  now: [0, 1.32, 1.97, 1.07, 0.85, 1.32, 1.11, 1.54, 1.85],
  later: [0, 1.02, 1.48, 0.72, 0.57, 0.55, 0.51, 0.36, 0.32],
  common: [0, 2, 2.15, 2.51, 2.35, 2.77, 2.56, 2.84, 2.66],
  fresh: 2.56,
  action: [0, 4.77, 5.8, 1.38, 0.41, 0.65, 0.13, 0.5, 1.23],
  mule: -2.83,
  towardsFigure: 0.53,
  scale: [0.8, 1.6, 2.6, 2.9, 2.9, 3.1, 3.7, 3.7, 3.9, 3.9, 4.1, 4.4, 4.6, 4.6, 4.9, 4.9, 5.2, 5.5, 6.2, 6.5],
};

const four: Tables = {
  turn: [
    [
      -1.34, 1.4, 3.75, 7.05, 7.13, 6.6, 5.95, 4.58, 2.96, 0.03, -2.17, -3.41, -4.15, -2.22, -0.27, 1.3, 2,
      1.94, 1.19, 0.53, -1.11,
    ],
    [
      -0.44, -0.82, -1.3, -0.08, 2.96, 7.13, 9.91, 10.87, 10.64, 8.62, 6.36, 3.67, 1.62, 1.93, 3.14, 4.59,
      7.08, 8.16, 8.96, 9.03, 5.53,
    ],
    [
      -0.38, -0.71, -1.13, -0.99, -0.96, -0.28, 1.33, 4.05, 6.4, 6.95, 5.58, 3.24, 0.94, 0.16, 0.3, 0.4, 1.65,
      2.67, 3.51, 5.03, 2.64,
    ],
  ],
  prospector: [0, 0.3, 1.2, 3, 5, 6.5, 7],
  now: [0, 1.14, 2.5, 0.99, 0.65, 1.4, 1.07, 1.23, 1.65],
  later: [0, 0.94, 1.84, 0.74, 0.56, 0.69, 0.6, 0.49, 0.44],
  common: [0, 2.74, 2.86, 3.15, 3.11, 3.48, 3.25, 3.46, 3.26],
  fresh: 3.2,
  action: [0, 4.96, 7.91, 1.1, 0.44, 0.97, 0.37, 0, 0.52],
  mule: -2.82,
  towardsFigure: 0.52,
  scale: [0.8, 1.4, 2, 2.6, 2.7, 2.7, 2.7, 3.1, 3.3, 3.7, 3.9, 3.9, 4.1, 4.1, 4.1, 4.4, 4.6, 4.9, 4.9, 5.2],
};

const five: Tables = {
  turn: [
    [
      -1.52, 1.27, 3.84, 7.25, 7.6, 6.95, 6.45, 5.88, 5.1, 3.74, 2.72, 0.51, -1.16, -3, -4.4, -4.2, -2.83,
      -0.37, 0.81, 2.03, 1.89, 0.58, -1.96,
    ],
    [
      -0.47, -0.94, -1.35, -0.39, 2.64, 6.46, 9.86, 11.4, 11.77, 11.64, 11.68, 10.02, 8.92, 6.18, 4.11, 3,
      2.83, 4.5, 6.27, 9, 10.36, 11.01, 6.84,
    ],
    [
      -0.42, -0.87, -1.4, -1.27, -1.21, -0.77, 0.95, 3.7, 7.48, 9.64, 10.74, 9.49, 8.55, 5.73, 3.66, 1.42,
      0.77, 1.19, 2, 3.16, 5.31, 7.17, 4.62,
    ],
    [
      -0.32, -0.72, -1.09, -1.02, -1.18, -1.18, -0.92, -0.46, 0.5, 2.03, 3.92, 5.88, 6.5, 5.13, 2.94, 1.02,
      0.38, 0.1, -0.01, 0.45, 1.26, 1.99, 2.22,
    ],
  ],
  prospector: [0, 0.3, 1.2, 3, 5, 6.5, 7],
  now: [0, 0.95, 3.35, 0.63, 0.76, 1.04, 0.94, 1.18, 1.46],
  later: [0, 0.84, 2.38, 0.57, 0.62, 0.64, 0.58, 0.55, 0.52],
  common: [0, 3.21, 3.38, 3.66, 3.6, 3.93, 3.86, 3.93, 3.8],
  fresh: 3.52,
  action: [0, 4.85, 9.9, 1.07, 0.53, 0.81, 0.27, 0, 0.08],
  mule: -2.91,
  towardsFigure: 0.47,
  scale: [0.6, 1.2, 2, 2.3, 2.7, 2.9, 3.3, 3.1, 3.3, 3.4, 3.7, 3.9, 3.9, 4.4, 4.4, 4.4, 4.6, 4.9, 5.2, 5.2],
};

const bySeats: readonly Tables[] = [two, two, two, three, four, five];

export function tablesFor(seats: number): Tables {
  return bySeats[seats]!;
}
