import type { OptionValue } from '../../../kernel/options.ts';

interface Counts {
  readonly seats: number;
  readonly options: Readonly<Record<string, OptionValue>>;
  readonly seed: string;
  /** The number of ways to play 1, 2, 3 … moves. */
  readonly counts: readonly number[];
}

/** Choosing is 5 · 5 · 4 · 4 · 3 · 3 …; the first two moves after it (with five seats one) agree with
 *  a count by a second program that knows the rules and not this code. */
export const perft: readonly Counts[] = [
  { seats: 2, options: { firstSeat: 0 }, seed: 'perft', counts: [5, 25, 100, 400, 1200, 6000, 17200] },
  { seats: 3, options: { firstSeat: 1 }, seed: 'perft', counts: [5, 25, 100, 400, 1200, 3600, 10800, 50400] },
  { seats: 4, options: {}, seed: 'perft', counts: [5, 25, 100, 400, 1200, 3600, 7200, 14400, 48960] },
  {
    seats: 5,
    options: { firstSeat: 4 },
    seed: 'perft',
    counts: [5, 25, 100, 400, 1200, 3600, 7200, 14400, 14400, 14400, 48960],
  },
];
