// Small pictures of steps, for the list of turns and the banner.

import coins from 'icon:two-coins';
import type { JSX } from 'preact';
import type { Tell } from '../../../../ui-kit/board.ts';
import { Icon } from '../../../../ui-kit/Icon.tsx';
import { type ActionType, cardNumber, cards } from '../../components.ts';
import type { Event, View } from '../../types.ts';
import { ActionSign } from './Cards.tsx';
import { GoodMark } from './Goods.tsx';

interface ChipProps {
  readonly event: Event;
  readonly view: View;
  readonly tell: Tell;
}

export function Chip({ event }: ChipProps): JSX.Element | null {
  switch (event.type) {
    case 'cardTaken':
      return (
        <span class="step-chip">
          <GoodMark good={cards[cardNumber(event.card)]!.good} />
          {event.price > 0 && (
            <>
              <b>{event.price}</b>
              <Icon icon={coins} class="step-coins" />
            </>
          )}
        </span>
      );
    case 'neutralPlaced':
    case 'armyPlaced':
      return <Doing type="place" />;
    case 'armyMoved':
      return <Doing type={event.by === 'sea' ? 'sail' : 'march'} />;
    case 'cityBuilt':
      return <Doing type="city" />;
    case 'armyDestroyed':
      return <Doing type="destroy" />;
    case 'bidMade':
    case 'bidsOpened':
    case 'auctionWon':
    case 'actionEnded':
    case 'turnEnded':
    case 'cardDealt':
    case 'gameScored':
    case 'gameBegan':
      return null;
  }
}

function Doing({ type }: { readonly type: ActionType }): JSX.Element {
  return (
    <span class="step-chip">
      <svg viewBox="-32 -42 64 76" aria-hidden="true">
        <ActionSign type={type} />
      </svg>
    </span>
  );
}
