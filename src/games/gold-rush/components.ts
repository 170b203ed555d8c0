// The box as tables.

import type { RuleId } from '../../kernel/game.ts';
import { firstSeatOption, type OptionSpec } from '../../kernel/options.ts';

/** GR-C1: what the face of a card shows. */
export const numbers = [1, 2, 3, 4, 5, 6, 7, 8] as const;
export type CardNumber = (typeof numbers)[number];

/** A physical card: its number if the back is blank, ten more if there is an action on it. */
export type Card = number;

/** GR-C1: of each number four with its action, three blank. */
export const actionCopies = 4;
export const blankCopies = 3;
export const deck: readonly Card[] = Object.freeze(
  numbers.flatMap((number) => [
    ...Array<Card>(blankCopies).fill(number),
    ...Array<Card>(actionCopies).fill(number + 10),
  ]),
);

export function numberOf(card: Card): CardNumber {
  return (card > 10 ? card - 10 : card) as CardNumber;
}

export function hasAction(card: Card): boolean {
  return card > 10;
}

/** GR-C1: dollars by number; nothing for zero. */
export const worth: readonly number[] = Object.freeze([0, 1, 1, 2, 2, 3, 3, 4, 5]);

/** GR-A1 … GR-A8: the action of number n is the n-th. */
export const actions = [
  'richVein',
  'toll',
  'horseshoe',
  'hire',
  'claim',
  'fuse',
  'lameMule',
  'caveIn',
] as const;
export type Action = (typeof actions)[number];

export function actionOf(number: CardNumber): Action {
  return actions[number - 1]!;
}

export function numberOfAction(action: Action): CardNumber {
  return (actions.indexOf(action) + 1) as CardNumber;
}

/** GR-C2: a die is its kind and the face it shows; d9 is dynamite, higher than every number (GR-T6). */
export const plainFaces = ['p1', 'p2', 'p3', 'p4', 'p5', 'p6', 'p7', 'p8'] as const;
export const dynamiteFaces = ['d2', 'd3', 'd4', 'd5', 'd6', 'd7', 'd8', 'd9'] as const;
export type Die = (typeof plainFaces)[number] | (typeof dynamiteFaces)[number];
export const kinds = ['plain', 'dynamite'] as const;
export type Kind = (typeof kinds)[number];

export function faceOf(die: Die): number {
  return die.charCodeAt(1) - 48;
}

export function isPlain(die: Die): boolean {
  return die.charCodeAt(0) === 112;
}

export function facesOf(die: Die): readonly Die[] {
  return isPlain(die) ? plainFaces : dynamiteFaces;
}

export const plainDice = 3;

/** GR-C3: 50 · 1 + 20 · 5 + 5 · 10. */
export const treasure = 200;

/** GR-C4 */
export const figures = ['prospector', 'guard'] as const;
export type Figure = (typeof figures)[number];
export const figureLimit = 2;

/** GR-T7, GR-T1 */
export const figurePrice = 5;
export const figureUpkeep = 1;

/** GR-S1, GR-T2 */
export const commonSize = 3;

/** GR-I3 */
export const ownerFee = 1;

/** GR-A1, GR-A2, GR-A8 */
export const veinDollars = 5;
export const tollDollars = 2;
export const caveInDollars = 4;

/** ALL-5 */
export const idleRoundLimit = 20;

export const seatCounts = [2, 3, 4, 5] as const;
export const mostSeats = 5;

export const options: readonly OptionSpec[] = [firstSeatOption];

export const ruleIds: readonly RuleId[] = [
  ...(['ALL-1', 'ALL-2', 'ALL-3', 'ALL-4', 'ALL-5'] as const),
  ...(['GR-C1', 'GR-C2', 'GR-C3', 'GR-C4', 'GR-S1'] as const),
  ...(['GR-T0', 'GR-T1', 'GR-T2', 'GR-T3', 'GR-T4', 'GR-T5', 'GR-T6', 'GR-T7', 'GR-T8', 'GR-T9'] as const),
  ...(['GR-I1', 'GR-I2', 'GR-I3', 'GR-I4', 'GR-I5', 'GR-X1', 'GR-X2'] as const),
  ...(['GR-A1', 'GR-A2', 'GR-A3', 'GR-A4', 'GR-A5', 'GR-A6', 'GR-A7', 'GR-A8', 'GR-E1'] as const),
];

/** Each new low of the bank takes a dollar at least, so there are at most 200 of them; and before the first, and
 *  after each, at most 20 rounds pass without one (ALL-5). */
const turnLimit = (treasure + 1) * (idleRoundLimit * mostSeats + 1);

/** A turn has at most 4 answers to GR-X2, one upkeep, 5 rolls, 5 dice laid, 4 purchases, 2 guards and its end; and
 *  it turns up at most 5 action cards, each good for two moves (to play it, to choose). */
export const moveLimit = turnLimit * (4 + 1 + 5 + 5 + 4 + 2 + 1 + 5 * 2);
