// While a token is being paid for: what fills its price, what is left over, and what it will score.

import type { JSX } from 'preact';
import type { BoardProps } from '../../../../ui-kit/board.ts';
import { cellById } from '../../board.ts';
import { type Token, tokenIndex } from '../../components.ts';
import { symbolCount } from '../../paying.ts';
import { pointsFor } from '../../scoring.ts';
import type { CardId, CellId, Types } from '../../types.ts';
import { tokenOn } from '../../walking.ts';
import { left } from '../layout.ts';
import { CardFace } from './Cards.tsx';
import { PartPicture } from './Parts.tsx';
import { Sign } from './Symbols.tsx';

export interface Paying {
  readonly cell: CellId;
  readonly token: Token;
  readonly cards: readonly CardId[];
}

/** What is being paid for now, and with which cards. */
export function payingIn({ view, picking }: BoardProps<Types>): Paying | undefined {
  if (picking?.type !== 'go') return undefined;
  const token = tokenOn(view, cellById.get(picking.to)!);
  return token && { cell: picking.to, token, cards: picking.cards };
}

export function Payment(props: BoardProps<Types>): JSX.Element | null {
  const paying = payingIn(props);
  if (!paying) return null;
  const { view, tell } = props;
  const { token, cards } = paying;
  const paid = symbolCount(cards, token.symbolIndex);
  const points = pointsFor(view.house, tokenIndex.get(token.id)!);
  const rest = left(view.hand, cards);
  return (
    <div class="payment">
      <p class="slots" role="img" aria-label={tell('ui.paid', { paid, of: token.number })}>
        {Array.from({ length: Math.max(paid, token.number) }, (_, i) => (
          <span key={i} class={i < token.number ? 'slot' : 'slot is-surplus'}>
            <svg viewBox="-50 -50 100 100" aria-hidden="true">
              <Sign symbol={token.symbol} size={100} />
            </svg>
          </span>
        ))}
        <b class="slots-count" aria-hidden="true">
          {paid}/{token.number}
        </b>
      </p>
      <div class="payment-part">
        <PartPicture token={token.id} />
        <p>
          <b class="part-name">{tell(`part.${token.id}`)}</b>
          <span>{tell('ui.worth', { points, beside: points - 1 })}</span>
        </p>
      </div>
      <p class="payment-rest">
        <span>{tell('ui.rest', { count: rest.length })}</span>
        {rest.map((card, i) => (
          <span key={i} class="rest-card">
            <CardFace card={card} />
          </span>
        ))}
      </p>
    </div>
  );
}
