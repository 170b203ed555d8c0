import type { Params, Seat } from '../../../kernel/game.ts';
import { cards, prices } from '../components.ts';
import type { Move, UnitMove, View } from '../types.ts';

type Truth = (view: View, seat: Seat, move: Move) => readonly Params[];

const cardTaken: Truth = ({ card }) => [{ card: card! }];
const from: Truth = (_, __, move) => [{ region: (move as Extract<Move, { type: 'moveArmy' }>).from }];
const actionsOf: Readonly<Record<UnitMove['type'], readonly string[]>> = {
  placeArmy: ['place'],
  moveArmy: ['march', 'sail'],
  buildCity: ['city'],
  destroyArmy: ['destroy'],
};
const printed: Truth = ({ card }, _, move) =>
  cards
    .find(({ id }) => id === card)!
    .actions.filter(({ type }) => actionsOf[(move as UnitMove).type].includes(type))
    .map(({ units }) => ({ units }));

/** By refusal: what its gaps may say, read off the table apart from `whyNot`. What only repeats the move is left out. */
export const truths: Readonly<Record<string, Truth>> = {
  'EE-S1.otherSide': from,
  'EE-S4.tooMuch': ({ coins }, seat) => [{ coins: coins[seat]! }],
  'EE-T1.tooExpensive': ({ coins }, seat, move) => [
    { price: prices[(move as Extract<Move, { type: 'takeCard' }>).place - 1]!, coins: coins[seat]! },
  ],
  'EE-T2.notOnCard': cardTaken,
  'EE-T8.otherChosen': cardTaken,
  'EE-T3.usedUp': printed,
  'EE-T4.usedUp': printed,
  'EE-T5.usedUp': printed,
  'EE-T6.usedUp': printed,
  'EE-T7.usedUp': printed,
  'EE-T4.noArmy': from,
  'EE-T5.noArmy': from,
};
