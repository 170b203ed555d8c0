// What a tap would do, lightly drawn over the map.

import swords from 'icon:crossed-swords';
import type { JSX } from 'preact';
import type { BoardProps } from '../../../../ui-kit/board.ts';
import { IconAt } from '../../../../ui-kit/Icon.tsx';
import { seatClass } from '../../../../ui-kit/looks.tsx';
import { regionNumber } from '../../boards.ts';
import type { Types } from '../../types.ts';
import { mapOf, stepPath } from '../layout.ts';
import { seatHere } from '../standing.ts';
import { Soldier, Tower } from './Figures.tsx';

export function Preview({
  view,
  preview: { value: preview },
  players,
}: BoardProps<Types>): JSX.Element | null {
  const { look } = players[seatHere(view)]!;
  if (preview === undefined) return null;
  switch (preview.type) {
    case 'moveArmy': {
      const path = stepPath(view.side, preview.from, preview.to);
      return (
        <g class={`preview ${seatClass(look)}`}>
          <path class="step-under" d={path} />
          <path class="step" d={path} marker-end="url(#ee-arrow)" />
        </g>
      );
    }
    case 'placeArmy':
    case 'placeNeutral':
    case 'buildCity':
    case 'destroyArmy': {
      const { middle } = mapOf(view.side).regions[regionNumber(preview.region)]!;
      return (
        <g
          class={`preview is-ghost ${seatClass(preview.type === 'placeNeutral' ? 'neutral' : look)}`}
          transform={`translate(${middle.x} ${middle.y - 16}) scale(1.3)`}
        >
          {preview.type === 'buildCity' && <Tower />}
          {preview.type === 'placeArmy' && <Soldier look={look} />}
          {preview.type === 'placeNeutral' && <Soldier look="neutral" />}
          {preview.type === 'destroyArmy' && (
            <IconAt icon={swords} x={0} y={0} size={64} class="sign-swords" />
          )}
        </g>
      );
    }
    case 'bid':
    case 'takeCard':
    case 'done':
    case 'endTurn':
    case 'nextGame':
      return null;
  }
}
