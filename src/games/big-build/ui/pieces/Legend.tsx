// Every sign of the glade, and what it means.

import type { JSX } from 'preact';
import type { LegendEntry } from '../../../../ui-kit/board.ts';
import { Clearing, Disc, Tile } from './Cells.tsx';
import { Coin } from './Pawns.tsx';
import { JumpSign } from './Ways.tsx';

const radius = 15;

export const legend: readonly LegendEntry[] = [
  {
    text: 'legend.round',
    Sign: () => picture(<Disc symbol="hammer" radius={radius} isSmall={false} isPier={false} />),
  },
  { text: 'legend.token', Sign: () => picture(<Tile token="S4" radius={radius} isSmall={false} />) },
  {
    text: 'legend.coin',
    Sign: () => picture(<Coin x={0} y={0} points={3} isSmall={false} />),
  },
  { text: 'legend.clearing', Sign: () => picture(<Clearing radius={radius} isSmall={false} />) },
  {
    text: 'legend.pier',
    Sign: () =>
      picture(
        <>
          <path class="water" d="M-18 0h36" stroke-width="16" />
          <Disc symbol="saw" radius={13} isSmall={true} isPier={true} />
        </>,
      ),
  },
  { text: 'legend.jump', Sign: () => picture(<JumpSign />) },
  { text: 'legend.reach', Sign: () => picture(<ReachSigns />) },
];

function picture(sign: JSX.Element): JSX.Element {
  return (
    <svg viewBox="-18 -18 36 36" width="36" height="36" aria-hidden="true">
      {sign}
    </svg>
  );
}

function ReachSigns(): JSX.Element {
  return (
    <>
      <rect class="reach-card" x="-17" y="-13" width="17" height="22" rx="4" />
      <text class="reach-count" x="-8.5" y="3.4" font-size="15">
        3
      </text>
      <rect class="reach-card is-next" x="-1" y="-8" width="17" height="22" rx="4" />
      <text class="reach-count" x="7.5" y="8.4" font-size="15">
        1
      </text>
    </>
  );
}
