// The own cards, fanned: what can be played now, what a step would cost, what is in the set that is being picked.

import type { JSX } from 'preact';
import { type BoardProps, piece, type SpotAttributes, type SpotId } from '../../../../ui-kit/board.ts';
import { still } from '../../../../ui-kit/still.ts';
import { cellById } from '../../board.ts';
import { type CardId, type SymbolId, symbols, type Types, type View } from '../../types.ts';
import { handSpots } from '../layout.ts';
import { askedSymbol, nextCells } from '../reach.ts';
import { CardFace } from './Cards.tsx';

export function Hand(props: BoardProps<Types>): JSX.Element {
  const { view, spot, tell } = props;
  const spots = handSpots(view.hand);
  const price = priceAt(props);
  if (view.hand.length === 0) {
    return <p class="no-cards">{tell(view.viewer === 'spectator' ? 'ui.watching' : 'ui.noCards')}</p>;
  }
  return (
    <div class={`fan is-${view.hand.length}`} data-throwing={view.step === 'refill' ? 'yes' : undefined}>
      {view.hand.map((card, i) => (
        <HandCard
          key={spots[i]}
          id={spots[i]!}
          attributes={spot(spots[i]!, tell(`card.${card}`))}
          card={card}
          lit={price?.symbol}
          pays={price === undefined ? undefined : price.payers.includes(card)}
        />
      ))}
    </div>
  );
}

interface HandCardProps {
  readonly id: SpotId;
  readonly attributes: SpotAttributes;
  readonly card: CardId;
  readonly lit: SymbolId | undefined;
  /** Of the cell that is pointed at or chosen; undefined: none is. */
  readonly pays: boolean | undefined;
}

const HandCard = still(({ id, attributes, card, lit, pays }: HandCardProps) => (
  <div {...attributes} class="hand-card" data-pays={pays === undefined ? undefined : pays ? 'yes' : 'no'}>
    <div class="hand-card-body" data-handle="yes" {...piece(id)}>
      <CardFace card={card} lit={lit} />
      <svg class="hand-tick" viewBox="0 0 24 24" aria-hidden="true">
        <circle cx="12" cy="12" r="11" />
        <path d="M6 12.5l4 4.5 8-9" />
      </svg>
    </div>
  </div>
));

/** What the cell asks for that is chosen, or else pointed at. */
function priceAt({
  view,
  chosen,
  near,
}: BoardProps<Types>):
  | { readonly symbol: SymbolId | undefined; readonly payers: readonly CardId[] }
  | undefined {
  const goal =
    cellIn(
      view,
      chosen.find((id) => id.startsWith('cell:')),
    ) ?? cellIn(view, near.value);
  if (goal === undefined) return undefined;
  const asked = askedSymbol(view, goal.cell.id);
  return { symbol: asked === undefined ? undefined : symbols[asked], payers: goal.payers };
}

function cellIn(view: View, spot: SpotId | undefined): ReturnType<typeof nextCells>[number] | undefined {
  if (!spot?.startsWith('cell:')) return undefined;
  const cell = cellById.get(spot.slice('cell:'.length));
  return nextCells(view).find((next) => next.cell === cell);
}
