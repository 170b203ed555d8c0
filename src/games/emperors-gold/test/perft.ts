// The ways to play, counted. Depths 1 to 3 of the first entry were also counted from the dealt grid alone.

import type { OptionValue } from '../../../kernel/options.ts';

interface Counts {
  readonly seats: number;
  readonly options: Readonly<Record<string, OptionValue>>;
  readonly seed: string;
  /** For depth 1, 2, 3 and so on. */
  readonly counts: readonly number[];
}

export const perft: readonly Counts[] = [
  { seats: 2, options: {}, seed: 'perft', counts: [23, 54, 92, 1274, 3830] },
  { seats: 3, options: {}, seed: 'perft', counts: [23, 54, 92, 1274, 3830] },
  { seats: 4, options: {}, seed: 'perft', counts: [23, 54, 92, 1273, 3736] },
  { seats: 3, options: { children: true }, seed: 'perft', counts: [23, 54, 166, 1558, 6210] },
  { seats: 2, options: { twoSided: true }, seed: 'perft', counts: [23, 54, 130, 1384, 4836] },
  { seats: 4, options: { teams: true }, seed: 'perft', counts: [23, 108, 184, 2548, 13548] },
];
