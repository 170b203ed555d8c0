import type { OptionSpec } from '../../kernel/options.ts';
import { sides } from './boards.ts';

export const options: readonly OptionSpec[] = [
  { name: 'side', rule: 'EE-S1', kind: 'choice', values: sides, default: 'A' },
  { name: 'longGame', rule: 'EE-V1', kind: 'flag', default: false },
  { name: 'goodsTokens', rule: 'EE-V2', kind: 'flag', default: false },
  { name: 'neutralArmies', rule: 'EE-V3', kind: 'flag', default: false, when: (seats) => seats === 2 },
  { name: 'ageOrder', rule: 'EE-S4', kind: 'seatOrder', default: 'random' },
];
