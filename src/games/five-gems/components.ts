// The box as tables.

import type { RuleId } from '../../kernel/game.ts';
import { firstSeatOption, type OptionSpec } from '../../kernel/options.ts';

/** Red, blue, green, yellow, violet: a card's colourings rotate them in this order. */
export const colours = ['R', 'B', 'G', 'Y', 'V'] as const;
export type Colour = (typeof colours)[number];

/** FG-C1 */
export const gemsPerColour = 8;
export const gems: readonly Colour[] = Object.freeze(
  colours.flatMap((colour) => Array<Colour>(gemsPerColour).fill(colour)),
);

export const deckNames = ['simple', 'complex'] as const;
export type Deck = (typeof deckNames)[number];

/** The deck's letter, the pattern's number and the colour of the first gem in its drawing: 'S4G'. */
export type CardId = `${'S' | 'C'}${number}${Colour}`;

export interface Gem {
  readonly x: number;
  readonly y: number;
  readonly colour: Colour;
}

export interface Card {
  readonly id: CardId;
  readonly deck: Deck;
  readonly points: number;
  /** In reading order. */
  readonly gems: readonly Gem[];
}

/** FG-C2, each in the first of its five colourings; rows are parted by a slash. */
const patterns: Readonly<Record<Deck, readonly string[]>> = {
  simple: ['RVY', 'RYB', 'RVB', 'RGB', 'RB/V.', 'RY/G.', 'RB/G.', 'RY/B.', 'RG/V.'],
  complex: ['RBVG', 'RY/GB', 'RBV/.G.', 'R./B./YG', 'R./G./VY', '.R/.V/GB', '.R/.G/BY', '.RB/YG.', 'RY./.GB'],
};

/** FG-K2 */
export const pointsOfDeck: Readonly<Record<Deck, number>> = { simple: 1, complex: 3 };

function coloured(deck: Deck, number: number, pattern: string, rotation: number): Card {
  const gemsOfCard = pattern
    .split('/')
    .flatMap((row, y) => [...row].map((letter, x) => ({ x, y, place: colours.indexOf(letter as Colour) })))
    .filter((gem) => gem.place >= 0)
    .map(({ x, y, place }) => ({ x, y, colour: colours[(place + rotation) % colours.length]! }));
  const id = `${deck === 'simple' ? 'S' : 'C'}${number}${gemsOfCard[0]!.colour}` as CardId;
  return { id, deck, points: pointsOfDeck[deck], gems: gemsOfCard };
}

export const cards: readonly Card[] = deckNames.flatMap((deck) =>
  patterns[deck].flatMap((pattern, index) =>
    colours.map((_, rotation) => coloured(deck, index + 1, pattern, rotation)),
  ),
);

const byId: ReadonlyMap<string, Card> = new Map(cards.map((card) => [card.id, card]));

export function findCard(id: string): Card | undefined {
  return byId.get(id);
}

export function cardOf(id: CardId): Card {
  return byId.get(id)!;
}

export const cardsOfDeck: Readonly<Record<Deck, readonly CardId[]>> = {
  simple: cards.filter((card) => card.deck === 'simple').map((card) => card.id),
  complex: cards.filter((card) => card.deck === 'complex').map((card) => card.id),
};

/** FG-S2, FG-S3 */
export const openGems = 3;
export const handSize = 3;

/** FG-E1 */
export const pointsToWin = 10;
export const tasksToWin = 7;

/** ALL-5 */
export const idleRoundLimit = 20;

export const seatCounts = [1, 2, 3, 4, 5] as const;

export const options: readonly OptionSpec[] = [
  firstSeatOption,
  { name: 'mirror', rule: 'FG-C3', kind: 'flag', default: false },
  { name: 'referee', rule: 'FG-K3', kind: 'choice', values: ['automatic', 'eyes'], default: 'automatic' },
  {
    name: 'soloDeck',
    rule: 'FG-V1',
    kind: 'choice',
    values: ['simple', 'complex'],
    default: 'simple',
    when: isSolo,
  },
  { name: 'goal', rule: 'FG-V3', kind: 'choice', values: [10, 9], default: 10, when: isSolo },
  { name: 'gameGoal', rule: 'FG-V3', kind: 'choice', values: [10, 9], default: 10, when: isSolo },
];

function isSolo(seats: number): boolean {
  return seats === 1;
}

export const ruleIds: readonly RuleId[] = [
  ...(['ALL-1', 'ALL-2', 'ALL-3', 'ALL-4', 'ALL-5'] as const),
  ...(['FG-C1', 'FG-C2', 'FG-C3', 'FG-S1', 'FG-S2', 'FG-S3'] as const),
  ...(['FG-T1', 'FG-T2', 'FG-T3', 'FG-T4', 'FG-K1', 'FG-K2', 'FG-K3'] as const),
  ...(['FG-E1', 'FG-V1', 'FG-V2', 'FG-V3', 'FG-V4'] as const),
];
