// The box as tables. Cards and tasks are small numbers everywhere; here is what they stand for.

import type { RuleId } from '../../kernel/game.ts';
import { firstSeatOption, type OptionSpec } from '../../kernel/options.ts';

export const shapes = ['circle', 'square', 'hexagon', 'star', 'rhombus'] as const;
export const colours = ['red', 'yellow', 'green', 'blue', 'violet'] as const;
/** Shapes and colours in one list: the place of a symbol in it is its bit in a set of symbols. */
export const symbols = [...shapes, ...colours] as const;
export type CardSymbol = (typeof symbols)[number];

/** 0 … 74: the shape changes slowest, then the colour, then the value. */
export type Card = number;
/** Where there is no card. */
export const none = -1;

/** EG-C1 */
export const cardCount = 75;

/** 1, 2 or 3. Of `none` it is 0, which is no distance. */
export function cardValue(card: Card): number {
  return (card % 3) + 1;
}

export function cardOf(
  shape: (typeof shapes)[number],
  colour: (typeof colours)[number],
  value: number,
): Card {
  return (shapes.indexOf(shape) * 5 + colours.indexOf(colour)) * 3 + value - 1;
}

/** A set of symbols as bits. Two cards share a shape or a colour exactly if their sets meet (EG-T4). */
export type SymbolSet = number;

/** By card: its shape and its colour. */
export const symbolsOf: readonly SymbolSet[] = Array.from({ length: cardCount }, (_, card) => {
  const shape = Math.floor(card / 15);
  const colour = Math.floor(card / 3) % 5;
  return (1 << shape) | (1 << (5 + colour));
});

export function namesOf(set: SymbolSet): CardSymbol[] {
  return symbols.filter((_, bit) => (set & (1 << bit)) !== 0);
}

export interface TaskCard {
  readonly wanted: SymbolSet;
  /** The row must have at least so many cards. */
  readonly length: number;
  readonly points: number;
}

/** 0 … 33: the 17 tasks for shapes, then the 17 for colours. */
export type Task = number;

/** EG-C2: neighbours in the circle of five, once from each symbol on; 17 of them. */
const make = [
  { size: 2, length: 3, starts: [0, 1, 2, 3, 4] },
  { size: 3, length: 5, starts: [0, 1, 2, 3, 4] },
  { size: 4, length: 6, starts: [0, 1, 2, 3, 4] },
  { size: 5, length: 6, starts: [0] },
  { size: 5, length: 7, starts: [0] },
] as const;

export const tasks: readonly TaskCard[] = [0, 5].flatMap((firstBit) =>
  make.flatMap(({ size, length, starts }) =>
    starts.map((start) => ({
      wanted: neighbours(start, size) << firstBit,
      length,
      points: length + size - 1,
    })),
  ),
);

function neighbours(start: number, size: number): SymbolSet {
  let set = 0;
  for (let i = 0; i < size; i++) set |= 1 << ((start + i) % 5);
  return set;
}

/** EG-S2, EG-V4 */
export function openTaskCount(seats: number, teams: boolean): number {
  return teams ? 4 : seats + 1;
}

/** EG-E1, EG-V4: the task that ends the game. */
export function lastTask(seats: number, teams: boolean): number {
  return teams ? 5 : 8 - seats;
}

/** ALL-5 */
export const idleRoundLimit = 20;

export const seatCounts = [2, 3, 4] as const;

export const options: readonly OptionSpec[] = [
  firstSeatOption,
  { name: 'children', rule: 'EG-V1', kind: 'flag', default: false },
  {
    name: 'twoSided',
    rule: 'EG-V2',
    kind: 'flag',
    default: false,
    when: (_, chosen) => chosen.children === false,
  },
  { name: 'timer', rule: 'EG-V3', kind: 'flag', default: false },
  { name: 'teams', rule: 'EG-V4', kind: 'flag', default: false, when: (seats) => seats === 4 },
];

export const ruleIds: readonly RuleId[] = [
  ...(['ALL-1', 'ALL-2', 'ALL-3', 'ALL-4', 'ALL-5'] as const),
  ...(['EG-C1', 'EG-C2', 'EG-C3', 'EG-S1', 'EG-S2', 'EG-S3'] as const),
  ...(['EG-T1', 'EG-T2', 'EG-T3', 'EG-T4', 'EG-T5', 'EG-T6', 'EG-T7'] as const),
  ...(['EG-K1', 'EG-K2', 'EG-N1', 'EG-N2', 'EG-E1', 'EG-E2'] as const),
  ...(['EG-V1', 'EG-V2', 'EG-V3', 'EG-V4'] as const),
];
