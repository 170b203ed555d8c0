// A task's pattern on a scrap of velvet.

import type { JSX } from 'preact';
import { still } from '../../../../ui-kit/still.ts';
import type { CardId, Colour } from '../../components.ts';
import { tones } from '../cuts.ts';
import { patternOf } from '../patterns.ts';
import { PatternToken } from './Gems.tsx';

interface PatternProps {
  readonly card: CardId;
  readonly turn: number;
  /** Gems that do not stand yet at the best place. */
  readonly missing?: readonly Colour[];
  /** None in small pictures. */
  readonly isLettered?: boolean;
}

const room = 100;

export const Pattern = still(
  ({ card, turn, missing = [], isLettered = false }: PatternProps): JSX.Element => {
    const { width, height, gems } = patternOf(card, turn);
    return (
      <svg
        class={Math.max(width, height) > 3 ? 'pattern is-long' : 'pattern'}
        viewBox={`-56 -56 ${width * room + 12} ${height * room + 12}`}
        style={{ '--wide': width, '--high': height }}
        aria-hidden="true"
      >
        {gems.map(({ x, y, colour }) => (
          <g key={colour} transform={`translate(${x * room} ${y * room})`}>
            {missing.includes(colour) ? (
              <>
                <rect
                  class="missing"
                  x="-45"
                  y="-45"
                  width="90"
                  height="90"
                  rx="15"
                  stroke={tones[colour].light}
                />
                <use href={`#fg-gem-${colour}`} transform="scale(.84)" />
              </>
            ) : (
              <PatternToken colour={colour} isLettered={isLettered} />
            )}
          </g>
        ))}
      </svg>
    );
  },
);
