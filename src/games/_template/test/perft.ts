import type { OptionValue } from '../../../kernel/options.ts';

interface Counts {
  readonly seats: number;
  readonly options: Readonly<Record<string, OptionValue>>;
  readonly seed: string;
  /** The number of ways to play 1, 2, 3 … moves. */
  readonly counts: readonly number[];
}

/** The first three of each were counted by hand, from the cards that are dealt. */
export const perft: readonly Counts[] = [
  { seats: 2, options: { firstSeat: 0 }, seed: 'perft', counts: [4, 4, 9, 10, 27, 34] },
  { seats: 3, options: { goal: 40 }, seed: 'perft', counts: [4, 4, 12, 13, 38, 49] },
  { seats: 4, options: { firstSeat: 2, quiet: true }, seed: 'perft', counts: [3, 4, 8, 10, 23, 32] },
];
