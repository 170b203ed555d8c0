// Every sign on the picture, and what it means.

import type { JSX } from 'preact';
import type { LegendEntry } from '../../../../ui-kit/board.ts';
import { type ActionType, actionTypes } from '../../components.ts';
import { ActionSign } from './Cards.tsx';

export function legend(): readonly LegendEntry[] {
  return [
    ...actionTypes.map((type) => ({ text: `legend.${type}`, Sign: () => <Action type={type} /> })),
    { text: 'legend.way', Sign: Way },
    { text: 'legend.price', Sign: Price },
    { text: 'legend.gain', Sign: Gain },
  ];
}

function Action({ type }: { readonly type: ActionType }): JSX.Element {
  return (
    <svg class="card-face legend-sign" viewBox="-36 -42 72 76" aria-hidden="true">
      <ActionSign type={type} />
    </svg>
  );
}

function Way(): JSX.Element {
  return (
    <svg class="legend-sign" viewBox="0 0 40 40" aria-hidden="true">
      <path
        d="M4 20h32"
        fill="none"
        stroke="#2f7f92"
        stroke-width="5"
        stroke-dasharray="0.1 9"
        stroke-linecap="round"
      />
    </svg>
  );
}

function Price(): JSX.Element {
  return (
    <svg class="legend-sign" viewBox="0 0 40 40" aria-hidden="true">
      <circle class="coin" cx={20} cy={20} r={13} />
    </svg>
  );
}

function Gain(): JSX.Element {
  return (
    <svg class="legend-sign" viewBox="0 0 40 40" aria-hidden="true">
      <rect class="gain-plate" x={2} y={8} width={36} height={24} rx={12} />
      <text class="gain-number" x={20} y={27}>
        +1
      </text>
    </svg>
  );
}
