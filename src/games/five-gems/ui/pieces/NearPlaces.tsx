// Where the task that is touched, pointed at or focused could come about. Never the action itself: to find that is the game.

import type { JSX } from 'preact';
import type { BoardProps } from '../../../../ui-kit/board.ts';
import type { CardId } from '../../components.ts';
import type { Types } from '../../types.ts';
import { claimable, peekSpot } from '../layout.ts';
import { nearestPlaces } from '../near.ts';
import { outlineOf } from '../outline.ts';
import { middleOf } from '../places.ts';

export function Near({ view, near, peeked, switches }: BoardProps<Types>): JSX.Element | null {
  const isSilent = view.referee === 'eyes' || switches.where === false || view.end !== null;
  if (isSilent || claimable(view).length > 0) return null;
  const card = view.hand.find((id) => [near.value, peeked.value].includes(peekSpot(id)));
  return card ? <Places view={view} card={card} /> : null;
}

function Places({ view, card }: { readonly view: Types['view']; readonly card: CardId }): JSX.Element {
  const [best, ...others] = nearestPlaces(view, card);
  return (
    <g class="near">
      {others.map(({ cells }, i) => (
        <path
          key={i}
          class="near-other"
          d={outlineOf(
            cells.map((cell) => middleOf(view, cell)),
            5,
          )}
        />
      ))}
      {best && (
        <>
          <path
            class="near-halo"
            d={outlineOf(
              best.cells.map((cell) => middleOf(view, cell)),
              1,
            )}
          />
          <path
            class="near-line"
            d={outlineOf(
              best.cells.map((cell) => middleOf(view, cell)),
              1,
            )}
          />
          {best.wrong.map((cell) => {
            const { x, y } = middleOf(view, cell);
            return (
              <g key={cell.colour} class="near-want" transform={`translate(${x + 31} ${y + 29})`}>
                <circle r={23} />
                <use href={`#fg-gem-${cell.colour}`} transform="scale(.36)" />
              </g>
            );
          })}
        </>
      )}
    </g>
  );
}
