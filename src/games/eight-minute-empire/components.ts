// What is in the box (EE-C1, EE-C2): goods, cards, pieces, and numbers by the count of players.
// The two sides of the board are in boards.ts.

export const goods = ['ruby', 'ore', 'wood', 'anvil', 'carrot'] as const;
export type Good = (typeof goods)[number];

/** EE-P3: the points for 0, 1, 2 … symbols of a kind, by the order of `goods`. More symbols bring no more. */
export const goodPoints: readonly (readonly number[])[] = [
  [0, 1, 2, 3, 5],
  [0, 0, 1, 2, 3, 5],
  [0, 0, 1, 1, 2, 3, 5],
  [0, 0, 1, 1, 2, 2, 3, 5],
  [0, 0, 0, 1, 1, 2, 2, 3, 5],
];

/** `march` goes by land, `sail` by land or sea. */
export const actionTypes = ['place', 'march', 'sail', 'city', 'destroy'] as const;
export type ActionType = (typeof actionTypes)[number];

export interface Action {
  readonly type: ActionType;
  readonly units: number;
}

export interface Card {
  readonly id: string;
  readonly good: Good | 'wild';
  readonly symbols: number;
  /** EE-T8: `or` is "/" on the card, `and` is "+". */
  readonly mode: 'single' | 'or' | 'and';
  readonly actions: readonly Action[];
  /** Marked 5: left out with fewer players. */
  readonly fiveOnly: boolean;
}

const place = (units: number): Action => ({ type: 'place', units });
const march = (units: number): Action => ({ type: 'march', units });
const sail = (units: number): Action => ({ type: 'sail', units });
const city: Action = { type: 'city', units: 1 };
const destroy: Action = { type: 'destroy', units: 1 };

type Print = Pick<Card, 'mode' | 'actions'>;
const only = (action: Action): Print => ({ mode: 'single', actions: [action] });
const either = (...actions: Action[]): Print => ({ mode: 'or', actions });
const both = (...actions: Action[]): Print => ({ mode: 'and', actions });

function card(id: string, good: Card['good'], print: Print, marks: Partial<Card> = {}): Card {
  return { id, good, symbols: 1, fiveOnly: false, ...print, ...marks };
}

/** EE-C1. A card's number in the state is its place in this list. */
export const cards: readonly Card[] = [
  card('RU1', 'ruby', only(place(1))),
  card('RU2', 'ruby', only(place(2))),
  card('RU3', 'ruby', only(place(2))),
  card('RU4', 'ruby', only(march(2))),
  card('RU5', 'ruby', only(place(2)), { fiveOnly: true }),
  card('CA1', 'carrot', only(place(3))),
  card('CA2', 'carrot', only(march(4))),
  card('CA3', 'carrot', only(march(4))),
  card('CA4', 'carrot', only(march(5))),
  card('CA5', 'carrot', only(sail(3))),
  card('CA6', 'carrot', only(city)),
  card('CA7', 'carrot', only(city)),
  card('CA8', 'carrot', both(destroy, place(1))),
  card('CA9', 'carrot', only(place(3)), { symbols: 2 }),
  card('CA10', 'carrot', either(place(4), march(2)), { fiveOnly: true }),
  card('WO1', 'wood', only(place(3))),
  card('WO2', 'wood', only(march(3))),
  card('WO3', 'wood', only(sail(3))),
  card('WO4', 'wood', only(sail(4))),
  card('WO5', 'wood', only(city)),
  card('WO6', 'wood', either(place(2), march(3))),
  card('WO7', 'wood', either(destroy, city)),
  card('WO8', 'wood', only(march(6)), { fiveOnly: true }),
  card('OR1', 'ore', only(place(2))),
  card('OR2', 'ore', only(place(3))),
  card('OR3', 'ore', only(place(3))),
  card('OR4', 'ore', only(march(2))),
  card('OR5', 'ore', only(sail(2))),
  card('OR6', 'ore', only(sail(3))),
  card('OR7', 'ore', only(sail(2)), { fiveOnly: true }),
  card('AN1', 'anvil', only(place(3))),
  card('AN2', 'anvil', only(place(3))),
  card('AN3', 'anvil', only(march(4))),
  card('AN4', 'anvil', only(march(5))),
  card('AN5', 'anvil', only(sail(3))),
  card('AN6', 'anvil', only(city)),
  card('AN7', 'anvil', either(place(3), march(4))),
  card('AN8', 'anvil', either(place(3), march(3))),
  card('AN9', 'anvil', only(march(4)), { symbols: 2, fiveOnly: true }),
  card('WI1', 'wild', only(place(2))),
  card('WI2', 'wild', only(sail(2))),
  card('WI3', 'wild', only(sail(2))),
];

const numbers: ReadonlyMap<string, number> = new Map(cards.map(({ id }, number) => [id, number]));

export function cardNumber(id: string): number {
  return numbers.get(id)!;
}

/** EE-T1: what a card costs by its place in the row. */
export const prices = [0, 1, 1, 2, 2, 3] as const;

/** EE-C2 and EE-S2, for each player. */
export const armiesEach = 14;
export const citiesEach = 3;
export const startArmies = 3;

/** EE-V2 and EE-V3. */
export const tokensOfEachGood = 2;
export const neutralArmies = 10;

/** EE-V1. */
export const gamesInSeries = 3;

/** EE-S3 and EE-E1, by the number of players. */
export const startCoins: readonly number[] = [0, 0, 14, 11, 9, 8];
export const cardsEach: readonly number[] = [0, 0, 13, 10, 8, 7];
