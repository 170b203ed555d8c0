import type { OptionValue } from '../../../kernel/options.ts';

interface Counts {
  readonly seats: number;
  readonly options: Readonly<Record<string, OptionValue>>;
  readonly seed: string;
  /** The number of ways to play 1, 2, 3 … moves. */
  readonly counts: readonly number[];
}

/** The first four of the first line were counted by hand from its cards and dice: one roll, then different
 *  dice times different cards, one roll, and so on. The ninth move is the first die of the second player. */
export const perft: readonly Counts[] = [
  {
    seats: 2,
    options: { firstSeat: 0 },
    seed: 'perft',
    counts: [1, 3, 3, 12, 12, 12, 12, 12, 100, 100, 386],
  },
  { seats: 3, options: {}, seed: 'nugget', counts: [1, 6, 6, 18, 18, 18, 18, 18, 81, 81, 165] },
  { seats: 4, options: { firstSeat: 2 }, seed: 'vein', counts: [1, 6, 6, 24, 24, 24, 24, 24, 158, 158, 606] },
  { seats: 5, options: { firstSeat: 4 }, seed: 'mule', counts: [1, 6, 6, 18, 18, 18, 18, 18, 113, 113, 374] },
];
