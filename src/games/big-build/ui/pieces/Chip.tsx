// A small picture of a step: where it led, and the cards it cost.

import type { JSX } from 'preact';
import type { Tell } from '../../../../ui-kit/board.ts';
import { cellById } from '../../board.ts';
import type { CellId, Event, View } from '../../types.ts';
import { CardBack, CardChip } from './Cards.tsx';
import { Clearing, Disc } from './Cells.tsx';
import { Face } from './Figures.tsx';
import { PartPicture } from './Parts.tsx';

interface ChipProps {
  readonly event: Event;
  readonly view: View;
  readonly tell: Tell;
}

export function Chip({ event }: ChipProps): JSX.Element | null {
  switch (event.type) {
    case 'characterChosen':
      return (
        <span class="chips">
          <Face character={event.character} />
        </span>
      );
    case 'startChosen':
      return (
        <span class="chips">
          <CellChip cell={event.cell} />
        </span>
      );
    case 'stepped':
      return (
        <span class="chips">
          <CellChip cell={event.to} />
          <Cards cards={event.cards} />
        </span>
      );
    case 'tokenTaken':
      return (
        <span class="chips">
          <span class="chip-part">
            <PartPicture token={event.token} />
          </span>
          <Cards cards={event.cards} />
        </span>
      );
    case 'discarded':
      return (
        <span class="chips">
          <Cards cards={event.cards} />
        </span>
      );
    case 'drawn':
      return event.count === 0 ? null : (
        <span class="chips">
          {event.cards.length > 0 ? (
            <Cards cards={event.cards} />
          ) : (
            Array.from({ length: event.count }, (_, i) => (
              <span key={i} class="chip-back">
                <CardBack />
              </span>
            ))
          )}
        </span>
      );
    case 'stopped':
    case 'reshuffled':
      return null;
  }
}

function Cards({ cards }: { readonly cards: readonly string[] }): JSX.Element {
  return (
    <>
      {cards.map((card, i) => (
        <CardChip key={i} card={card} />
      ))}
    </>
  );
}

const chipRadius = 31;

function CellChip({ cell }: { readonly cell: CellId }): JSX.Element {
  const { symbol, mark } = cellById.get(cell)!;
  return (
    <svg class="cell-chip" viewBox="-34 -34 68 68" aria-hidden="true">
      {symbol === null ? (
        <Clearing radius={chipRadius} isSmall={false} />
      ) : (
        <Disc symbol={symbol} radius={chipRadius} isSmall={false} isPier={mark === 'arrow'} />
      )}
    </svg>
  );
}
