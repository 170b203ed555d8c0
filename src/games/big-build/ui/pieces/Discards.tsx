// All 25 kinds of cards, row by row, and how many of each lie open: what can still come is what is not there.

import type { JSX } from 'preact';
import type { BoardProps } from '../../../../ui-kit/board.ts';
import { cards } from '../../components.ts';
import type { Types } from '../../types.ts';
import type { Glade } from '../glade.ts';
import { CardFace } from './Cards.tsx';
import { discardsPeek } from './Piles.tsx';

/** To look at something else is to look away. */
const closePeek = 'peek:glade';

interface DiscardsProps {
  readonly props: BoardProps<Types>;
  readonly glade: Glade;
}

export function Discards({ props, glade }: DiscardsProps): JSX.Element | null {
  const { view, peeked, spot, tell } = props;
  if (peeked.value !== discardsPeek) return null;
  const { width, height, isSmall } = glade;
  const top = height * 0.12;
  const step = { x: (width * 0.9) / 5, y: (height * 0.84) / 5 };
  const high = step.y * 0.92;
  const wide = high / 1.4;
  return (
    <g class="discards">
      <g {...spot(closePeek, tell('ui.discards.close'))}>
        <rect
          class="discards-sheet"
          x={2}
          y={2}
          width={width - 4}
          height={height - 4}
          rx={isSmall ? 14 : 22}
        />
      </g>
      <text class="discards-title" x={width / 2} y={top * 0.7} font-size={isSmall ? 15 : 26}>
        {tell('ui.discards.title', { count: view.discards.length })}
      </text>
      {cards.map(({ id, copies }, i) => {
        const count = view.discards.filter((card) => card === id).length;
        const x = width * 0.05 + (i % 5) * step.x + (step.x - wide) / 2;
        const y = top + Math.floor(i / 5) * step.y;
        return (
          <g
            key={id}
            transform={`translate(${x} ${y})`}
            class={count === 0 ? 'discard-kind is-none' : 'discard-kind'}
          >
            <svg width={wide} height={high} viewBox="0 0 100 140" aria-hidden="true">
              <CardFace card={id} />
            </svg>
            <text class="discard-count" x={wide + 3} y={high * 0.55} font-size={isSmall ? 12.5 : 19}>
              {count}/{copies}
            </text>
          </g>
        );
      })}
    </g>
  );
}
