import type { Params, Seat } from '../../../kernel/game.ts';
import type { View } from '../types.ts';

type Truth = (view: View, seat: Seat) => readonly Params[];

/** By refusal: what its gaps may say, read off the table apart from `whyNot`. What only repeats the move is left out. */
export const truths: Readonly<Record<string, Truth>> = {
  'TP-T2.noTwin': ({ laid }) => [{ card: laid![0]! }],
  'TP-T4.notNext': ({ turn, handSizes }) => [{ next: turn + 1 < handSizes.length ? turn + 1 : 0 }],
};
