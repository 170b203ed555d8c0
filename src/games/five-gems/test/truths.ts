import type { Params, Seat } from '../../../kernel/game.ts';
import { colours } from '../components.ts';
import type { Move, View } from '../types.ts';

type Truth = (view: View, seat: Seat, move: Move) => readonly Params[];

/** By refusal: what its gaps may say, read off the table apart from `whyNot`. What only repeats the move is left out. */
export const truths: Readonly<Record<string, Truth>> = {
  'FG-T1.placeFirst': ({ held }) => [{ colour: held! }],
  'FG-K3.pointFirst': ({ claiming }) => [{ card: claiming! }],
  'FG-T2.sameColour': ({ field }, _, move) => {
    const { x, y, toX, toY } = move as Extract<Move, { type: 'swap' }>;
    return colours
      .filter((colour) => field[y]![x] === colour && field[toY]![toX] === colour)
      .map((colour) => ({ colour }));
  },
};
