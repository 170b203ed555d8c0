// Cards: the row with its prices, and the card that somebody plays now. All is said by drawings.

import boots from 'icon:boot-prints';
import ship from 'icon:caravel';
import swords from 'icon:crossed-swords';
import type { JSX } from 'preact';
import { anchor, type BoardProps, piece } from '../../../../ui-kit/board.ts';
import { IconAt } from '../../../../ui-kit/Icon.tsx';
import { still } from '../../../../ui-kit/still.ts';
import { type Action, type ActionType, type Card, cardNumber, cards, prices } from '../../components.ts';
import type { Types, View } from '../../types.ts';
import { bagAnchor, cardPiece, rowSpot } from '../layout.ts';
import { gainOf, seatHere } from '../standing.ts';
import { Soldier, Tower } from './Figures.tsx';
import { GoodAt, GoodMark } from './Goods.tsx';

/** Around 0, 0 and about 60 units wide. */
export const ActionSign = still(({ type }: { readonly type: ActionType }) => {
  switch (type) {
    case 'place':
      return (
        <g class="sign-soldier">
          <Soldier look="neutral" />
          <path class="sign-plus" d="M-24-22h18M-15-31v18" />
        </g>
      );
    case 'march':
      return (
        <g class="sign-march">
          <IconAt icon={boots} x={0} y={0} size={58} class="sign-ink" />
        </g>
      );
    case 'sail':
      return (
        <g class="sign-sail">
          <IconAt icon={ship} x={0} y={-5} size={52} class="sign-ink" />
          <path class="sign-waves" d="M-27 25q7-7 13.5 0t13.5 0 13.5 0 13.5 0" />
        </g>
      );
    case 'city':
      return (
        <g class="sign-city">
          <Tower />
        </g>
      );
    case 'destroy':
      return (
        <g class="sign-destroy">
          <g class="sign-victim">
            <Soldier look="neutral" />
          </g>
          <IconAt icon={swords} x={0} y={0} size={58} class="sign-swords" />
        </g>
      );
  }
});

/** A number is drawn only where it can be more than one. */
function isCounted({ type }: Action): boolean {
  return type === 'place' || type === 'march' || type === 'sail';
}

interface ActionAtProps {
  readonly action: Action;
  readonly x: number;
  readonly y: number;
  readonly scale: number;
}

function ActionAt({ action, x, y, scale }: ActionAtProps): JSX.Element {
  const hasNumber = isCounted(action);
  return (
    <g transform={`translate(${x} ${y}) scale(${scale})`}>
      {hasNumber && (
        <text class={scale < 0.6 ? 'card-units is-small' : 'card-units'} x={-27} y={15}>
          {action.units}
        </text>
      )}
      <g transform={hasNumber ? 'translate(19 0)' : undefined}>
        <ActionSign type={action.type} />
      </g>
    </g>
  );
}

/** The face of a card, 100 × 140. */
const CardFace = still(({ card }: { readonly card: Card }) => {
  const { actions, good, symbols, mode } = card;
  const [first, second] = actions;
  return (
    <svg viewBox="0 0 100 140" class={`card-face good-${good}`} aria-hidden="true">
      <rect class="card-paper" x={1} y={1} width={98} height={138} rx={11} />
      <path class="card-band" d="M12 1h76q11 0 11 11v35q-24 12-49 12T1 47V12Q1 1 12 1z" />
      {Array.from({ length: symbols }, (_, i) => (
        <GoodAt
          key={i}
          good={good}
          x={50 + (symbols > 1 ? 46 * i - 23 : 0)}
          y={29}
          size={symbols > 1 ? 40 : 46}
        />
      ))}
      {first && !second && <ActionAt action={first} x={50} y={99} scale={0.9} />}
      {first && second && (
        <>
          <ActionAt action={first} x={63} y={79} scale={0.52} />
          <path class="card-rule" d="M38 99h50" />
          <ActionAt action={second} x={63} y={120} scale={0.52} />
          <path class="card-mode" d={mode === 'or' ? 'M26 84 14 115' : 'M20 89v20M10 99h20'} />
        </>
      )}
      <rect class="card-edge" x={1} y={1} width={98} height={138} rx={11} />
    </svg>
  );
});

/** A price as coins to count. */
const Price = still(({ price }: { readonly price: number }) => {
  return (
    <svg class="price" viewBox="0 0 68 24" aria-hidden="true">
      {price === 0 ? (
        <>
          <circle class="coin-none" cx={34} cy={12} r={9.5} />
          <text class="coin-number" x={34} y={18.4}>
            0
          </text>
        </>
      ) : (
        Array.from({ length: price }, (_, i) => {
          const x = 34 + 20 * (i - (price - 1) / 2);
          return (
            <g key={i}>
              <circle class="coin" cx={x} cy={12} r={10} />
              <circle class="coin-rim" cx={x} cy={12} r={6.5} />
            </g>
          );
        })
      )}
    </svg>
  );
});

export function CardRow(props: BoardProps<Types>): JSX.Element {
  const { view, tell } = props;
  return (
    <div class="card-row">
      {prices.map((price, i) => (
        <CardPlace key={view.row[i] ?? `none-${i}`} {...props} index={i} price={price} />
      ))}
      <div class="bag" {...anchor(bagAnchor)}>
        <span class="bag-cards" aria-hidden="true" />
        <span>{tell('ui.bag', { count: view.deck })}</span>
      </div>
    </div>
  );
}

interface CardPlaceProps extends BoardProps<Types> {
  readonly index: number;
  readonly price: number;
}

function CardPlace({ index, price, view, spot, tell }: CardPlaceProps): JSX.Element {
  const id = view.row[index];
  if (!id) {
    return (
      <div class="card-place is-empty">
        <span class="card-slot" />
        <Price price={price} />
      </div>
    );
  }
  const seat = seatHere(view);
  const isDear = price > view.coins[seat]!;
  const gain = gainOf(view, seat, id);
  const name = tell('ui.card', { card: id, price });
  const label = gain > 0 ? `${name}; ${tell('ui.gain', { points: gain })}` : name;
  return (
    <div
      class={isDear ? 'card-place is-dear' : 'card-place'}
      {...spot(rowSpot(index + 1), label)}
      title={label}
    >
      <div class="card" {...piece(cardPiece(id))}>
        <CardFace card={cards[cardNumber(id)]!} />
        {gain > 0 && (
          <span class="card-gain" aria-hidden="true">
            +{gain}
          </span>
        )}
      </div>
      <Price price={price} />
    </div>
  );
}

/** In a panel: the card that this player plays now, with what is left of it. */
export function CardInPlay({ view, tell }: Pick<BoardProps<Types>, 'view' | 'tell'>): JSX.Element | null {
  if (view.card === null) return null;
  const { good, mode, actions } = cards[cardNumber(view.card)]!;
  return (
    <span class="card-in-play" title={tell(`card.${view.card}`)} {...piece(cardPiece(view.card))}>
      <GoodMark good={good} label={tell(`card.${view.card}`)} />
      {actions.map((action, i) => (
        <span key={action.type} class={leftOf(view, action.type) > 0 ? 'left' : 'left is-used'}>
          {i > 0 && <b>{mode === 'or' ? '/' : '+'}</b>}
          <span class="left-units">{leftOf(view, action.type)}</span>
          <svg viewBox="-32 -42 64 76" aria-hidden="true">
            <ActionSign type={action.type} />
          </svg>
        </span>
      ))}
    </span>
  );
}

function leftOf(view: View, action: ActionType): number {
  if (view.action === action) return view.left;
  return view.other === action ? view.otherLeft : 0;
}
