// The box as tables.

import type { RuleId } from '../../kernel/game.ts';
import { firstSeatOption, type OptionSpec } from '../../kernel/options.ts';

export type Card = 1 | 2 | 3 | 4 | 5;

/** TP-C1: each number four times. */
export const numbers = [1, 2, 3, 4, 5] as const;
export const copies = 4;
export const deck: readonly Card[] = Object.freeze(numbers.flatMap((card) => Array<Card>(copies).fill(card)));

/** TP-S1 */
export const handSize = 3;

/** ALL-5 */
export const idleRoundLimit = 20;

export const seatCounts = [2, 3, 4] as const;

export const options: readonly OptionSpec[] = [
  firstSeatOption,
  { name: 'goal', rule: 'TP-V1', kind: 'choice', values: [20, 40], default: 20 },
  { name: 'quiet', rule: 'TP-V2', kind: 'flag', default: false, when: (seats) => seats > 2 },
];

export const ruleIds: readonly RuleId[] = [
  ...(['ALL-1', 'ALL-2', 'ALL-3', 'ALL-4', 'ALL-5'] as const),
  ...(['TP-C1', 'TP-S1'] as const),
  ...(['TP-T1', 'TP-T2', 'TP-T3', 'TP-T4', 'TP-T5', 'TP-T6'] as const),
  ...(['TP-E1', 'TP-V1', 'TP-V2'] as const),
];
