import type { OptionValue } from '../../../kernel/options.ts';

interface Counts {
  readonly seats: number;
  readonly options: Readonly<Record<string, OptionValue>>;
  readonly seed: string;
  /** The number of ways to play 1, 2, 3 … moves. */
  readonly counts: readonly number[];
}

/** The first two of each were counted by hand, from what is dealt. */
export const perft: readonly Counts[] = [
  { seats: 1, options: { soloDeck: 'complex', goal: 9 }, seed: 'perft', counts: [8, 36, 64, 488] },
  { seats: 2, options: { firstSeat: 0 }, seed: 'perft', counts: [6, 27, 44, 303] },
  { seats: 2, options: { referee: 'eyes' }, seed: 'perft', counts: [8, 48, 208, 1144] },
  { seats: 3, options: { mirror: true }, seed: 'perft', counts: [8, 38, 69, 514] },
  { seats: 5, options: {}, seed: 'perft', counts: [8, 36, 66, 476] },
];
