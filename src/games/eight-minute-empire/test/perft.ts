import type { OptionValue } from '../../../kernel/options.ts';

interface Counts {
  readonly seats: number;
  readonly options: Readonly<Record<string, OptionValue>>;
  readonly seed: string;
  /** The number of ways to play 1, 2, 3 … moves. */
  readonly counts: readonly number[];
}

// Counted by hand: all orders of bids, then the cards that the winner's coins still buy, then the units of these
// cards. Two seats: of 225 pairs of bids 29, 27, 25 and 144 leave 0, 1, 2 and more coins, so 1, 3, 5 and 6 cards;
// from OR1 CA8 CA2 WO7 WO6 OR2 on C4 go 2, 4, 7, 4, 8, 2 moves.
export const perft: readonly Counts[] = [
  { seats: 2, options: {}, seed: 'perft', counts: [30, 450, 2198, 9844] },
  {
    seats: 3,
    options: { side: 'B', goodsTokens: true, longGame: true },
    seed: 'perft',
    counts: [36, 864, 10368],
  },
  { seats: 5, options: {}, seed: 'perft', counts: [45, 1620, 43740] },
  { seats: 2, options: { neutralArmies: true }, seed: 'perft', counts: [25, 625, 15625] },
];
