// Every sign on the temple floor and on the tasks.

import type { JSX } from 'preact';
import type { LegendEntry } from '../../../../ui-kit/board.ts';
import { cardOf, symbols } from '../../components.ts';
import type { View } from '../../types.ts';
import { Emperor } from './Floor.tsx';
import { SmallStone, Wanted } from './Symbols.tsx';
import { Lengths } from './Tasks.tsx';

const wanted: readonly LegendEntry[] = symbols.map((symbol, bit) => ({
  Sign: () => <Wanted bit={bit} isThere={false} />,
  text: `legend.${symbol}`,
}));

const values: readonly LegendEntry[] = [1, 2, 3].map((value) => ({
  Sign: () => <SmallStone card={cardOf('star', 'blue', value)} />,
  text: `legend.value.${value}`,
}));

function EmperorSign(): JSX.Element {
  return (
    <svg viewBox="-48 -52 96 100" aria-hidden="true">
      <Emperor />
    </svg>
  );
}

function Beam(): JSX.Element {
  return (
    <svg viewBox="0 0 96 96" aria-hidden="true">
      <rect class="socket" x={2} y={18} width={92} height={60} rx={13} />
      <path class="beam" d="M18 48H78" />
    </svg>
  );
}

const common: readonly LegendEntry[] = [
  { Sign: EmperorSign, text: 'legend.emperor' },
  { Sign: Beam, text: 'legend.reach' },
  ...values,
  { Sign: () => <span class="task-points">7</span>, text: 'legend.coin' },
  { Sign: () => <Lengths length={5} has={3} />, text: 'legend.length' },
  { Sign: () => <Wanted bit={3} isThere={true} />, text: 'legend.tick' },
  { Sign: () => <b class="legend-plus">+</b>, text: 'legend.end' },
];

/** EG-V2: with two-sided rows the sign of the end stands at both. */
export function legend({ twoSided }: View): readonly LegendEntry[] {
  const entries = twoSided
    ? common.map((entry) => (entry.text === 'legend.end' ? { ...entry, text: 'legend.ends' } : entry))
    : common;
  return [...entries, ...wanted];
}
