import type { Params, Seat } from '../../../kernel/game.ts';
import type { Move, View } from '../types.ts';

type Truth = (view: View, seat: Seat, move: Move) => readonly Params[];

const owned = (view: View, figure: string) => (figure === 'guard' ? view.guards : view.prospectors);

/** By refusal: what its gaps may say, read off the table apart from `whyNot`. What only repeats the move is left out. */
export const truths: Readonly<Record<string, Truth>> = {
  'GR-X1.choiceOwed': ({ step }) => [{ action: step }],
  'GR-X1.outOfTurn': ({ turn }) => [{ turn }],
  'GR-X2.othersFirst': ({ asked }) => [{ asked: asked! }],
  'GR-T1.tooMany': ({ dueProspectors, dueGuards }) => [{ prospectors: dueProspectors, guards: dueGuards }],
  'GR-T1.tooDear': ({ money }, seat, move) => {
    const { prospectors, guards } = move as Extract<Move, { type: 'keep' }>;
    return [{ cost: prospectors + guards, money: money[seat]! }];
  },
  'GR-T4.tooLow': (_, __, move) => [{ face: Number((move as Extract<Move, { type: 'place' }>).die[1]) }],
  'GR-T7.limit': (view, seat, move) => [
    { limit: owned(view, (move as Extract<Move, { type: 'buy' }>).figure)[seat]! },
  ],
  'GR-T7.tooDear': ({ money }, seat) => [{ price: 5, money: money[seat]! }],
  'GR-A4.limit': (view, seat, move) => [
    { limit: owned(view, (move as Extract<Move, { type: 'hire' }>).figure)[seat]! },
  ],
};
