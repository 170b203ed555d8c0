// The mines: those of the others along the ridge, the common one in the middle, and what lies beside it.

import type { JSX } from 'preact';
import type { Seat } from '../../../../kernel/game.ts';
import { anchor, type BoardProps, piece } from '../../../../ui-kit/board.ts';
import { Icon } from '../../../../ui-kit/Icon.tsx';
import { commonSize } from '../../components.ts';
import type { Types, View } from '../../types.ts';
import { breadthOf, type InRow, pieces, rowsOf } from '../arrange.ts';
import { anchors } from '../marks.ts';
import { dollarsOf, targetsOf } from '../showing.ts';
import { homeOf, mineSpot, outSpot } from '../spots.ts';
import { actionIcons, CardBack, CardFace, EmptyPlace } from './Card.tsx';
import { Cards } from './Cards.tsx';
import { FigureOf } from './Figures.tsx';
import { Cart, Coin } from './Nuggets.tsx';

export type Props = BoardProps<Types>;

export function Rivals(props: Props): JSX.Element {
  return (
    <div class="rivals">
      {rowsOf(props.view).map((row) => (
        <div
          key={row[0]!.seat}
          class="rival-row"
          style={{
            gridTemplateColumns: row.map(({ share }) => `minmax(0, ${share.toFixed(3)}fr)`).join(' '),
          }}
        >
          {row.map((one) => (
            <Rival key={one.seat} {...props} {...one} />
          ))}
        </div>
      ))}
    </div>
  );
}

function Rival(props: Props & InRow): JSX.Element {
  const { seat, share, how, view, tell } = props;
  const isEmpty = view.mines[seat]!.length + view.held[seat]!.length === 0;
  return (
    <section class="rival" aria-label={tell('ui.mineOf', { seat })} {...anchor(anchors.pit(seat))}>
      <MinePlate {...props} seat={seat} />
      <div
        class={`mine is-${how}`}
        style={{ '--cards': breadthOf(view, seat).toFixed(2), '--share': share.toFixed(3) }}
      >
        <div class="cards">
          <Cards {...props} mine={seat} />
          <Held view={view} seat={seat} />
        </div>
        {isEmpty && <span class="mine-empty">{tell('ui.emptyMine')}</span>}
      </div>
      <Target {...props} seat={seat} />
    </section>
  );
}

/** The table's plate, with the helpers and the coin that the points are counted in. */
export function MinePlate({ Plate, view, seat, tell }: Props & { readonly seat: Seat }): JSX.Element {
  const isHome = seat === homeOf(view);
  return (
    <div class={seat === view.turn ? 'mine-plate is-turn' : 'mine-plate'}>
      <i class="owner-mark" {...anchor(anchors.person(seat))} />
      <Plate seat={seat}>
        {!isHome && <Crew view={view} seat={seat} label={tell('ui.crew', crewOf(view, seat))} />}
        {view.mules[seat]! > 0 && (
          <span class="mules" title={tell('ui.mules', { count: view.mules[seat] })}>
            <Icon icon={actionIcons.lameMule} label={tell('ui.mules', { count: view.mules[seat] })} />
          </span>
        )}
        <b class="money" aria-hidden="true" {...anchor(anchors.purse(seat))}>
          {view.money[seat]}
          <Coin />
        </b>
      </Plate>
    </div>
  );
}

function crewOf(view: View, seat: Seat): Readonly<Record<string, unknown>> {
  return { prospectors: view.prospectors[seat], guards: view.guards[seat] };
}

interface CrewProps {
  readonly view: View;
  readonly seat: Seat;
  readonly label: string;
}

/** The guards on cards are not counted twice. */
function Crew({ view, seat, label }: CrewProps): JSX.Element {
  const standing = view.mines[seat]!.filter(({ guarded }) => guarded).length;
  const prospectors = Array.from({ length: view.prospectors[seat]! }, (_, index) => index);
  const guards = Array.from({ length: view.guards[seat]! - standing }, (_, index) => standing + index);
  return (
    <span class="crew" title={label} {...anchor(`crew:${seat}`)}>
      <span class="hidden">{label}</span>
      {prospectors.map((index) => (
        <span key={`p${index}`} {...piece(pieces.prospector(seat, index))}>
          <FigureOf figure="prospector" />
        </span>
      ))}
      {guards.map((index) => (
        <span key={`g${index}`} {...piece(pieces.guard(seat, index))}>
          <FigureOf figure="guard" />
        </span>
      ))}
    </span>
  );
}

/** Open action cards of somebody else. */
function Held({ view, seat }: Pick<CrewProps, 'view' | 'seat'>): JSX.Element | null {
  const held = view.held[seat]!;
  if (held.length === 0) return null;
  return (
    <span class="held">
      {held.map((action, index) => {
        const among = held.slice(0, index).filter((other) => other === action).length;
        return (
          <span key={`${action}${among}`} class="held-card" {...piece(pieces.action(seat, action, among))}>
            <CardBack action={action} />
          </span>
        );
      })}
    </span>
  );
}

/** Over a mine that the chosen action card may hit, with what it does there. */
export function Target({
  view,
  moves,
  chosen,
  spot,
  tell,
  seat,
}: Props & { readonly seat: Seat }): JSX.Element | null {
  if (!targetsOf(view, moves, chosen).includes(seat)) return null;
  const [first = ''] = chosen;
  const action = first.startsWith('act:') ? (first.slice(4) as keyof typeof actionIcons) : undefined;
  const dollars = action && dollarsOf(view, action, seat);
  return (
    <div class="target">
      <div class="target-spot" {...spot(mineSpot(seat), tell('ui.mineOf', { seat }))} />
      <span class={dollars !== undefined && dollars < 0 ? 'chip is-bad' : 'chip'}>
        {dollars === undefined ? (
          tell(action ? `ui.effect.${action}` : 'ui.effect.hire')
        ) : (
          <>
            {dollars < 0 ? `−${-dollars}` : `+${dollars}`} <Coin />
          </>
        )}
      </span>
    </div>
  );
}

export function Middle(props: Props): JSX.Element {
  const { view, tell } = props;
  const missing = Math.max(0, commonSize - view.common.length);
  return (
    <div class="middle">
      <i class="rails" />
      <div class="bank" {...anchor(anchors.bank)}>
        <Cart bank={view.bank} />
        <span class={view.bank < 30 ? 'plaque is-low' : 'plaque'}>
          <span class="plaque-name">{tell('ui.bank')}</span>
          <span>
            <b>{view.bank}</b>
            {tell('ui.bankOf')}
          </span>
        </span>
        <span class="meter">
          <i style={{ width: `${view.bank / 2}%` }} />
        </span>
      </div>
      <section class="mine common" aria-label={tell('ui.common')} {...anchor(anchors.pit('common'))}>
        <Lamp />
        <Lamp />
        <i class="lintel" />
        <span class="hang">{tell('ui.common')}</span>
        <div class="cards">
          <Cards {...props} mine="common" />
          {Array.from({ length: missing }, (_, index) => (
            <EmptyPlace key={index} />
          ))}
        </div>
      </section>
      <Deck {...props} />
      <OutOfPlay {...props} />
    </div>
  );
}

function Deck({ view, spot, tell }: Props): JSX.Element {
  return (
    <div class="deck" {...anchor(anchors.deck)}>
      <div class="deck-spot" {...spot(outSpot, tell('ui.out', { top: view.top }))}>
        <div class={view.deckSize > 1 ? 'deck-stack' : 'deck-stack is-thin'}>
          {view.top === null ? <EmptyPlace /> : <CardFace number={view.top} />}
        </div>
      </div>
      <span class="plaque">
        <span class="plaque-name">{tell('ui.deck')}</span>
        <b>{view.deckSize}</b>
      </span>
    </div>
  );
}

/** What is out of play, looked at by a touch of the deck: everybody may count. */
function OutOfPlay({ view, peeked, tell }: Props): JSX.Element | null {
  if (peeked.value !== outSpot) return null;
  const kinds = [
    ['ui.outUnseen', view.unseen],
    ['ui.outBlank', view.seenBlank],
    ['ui.outAction', view.seenAction],
  ] as const;
  return (
    <div class="out-of-play">
      {kinds.map(([text, cards]) => (
        <div key={text} class="out-row">
          <span>{tell(text)}</span>
          <span class="out-cards">{cards.length === 0 ? '—' : cards.join(' ')}</span>
        </div>
      ))}
    </div>
  );
}

function Lamp(): JSX.Element {
  return (
    <svg class="lamp" viewBox="0 0 26 40" aria-hidden="true">
      <path class="lamp-iron" d="M8 8q5-9 10 0" fill="none" />
      <path class="lamp-glass" d="M7 13h12l2 17H5z" />
      <path class="lamp-flame" d="M13 17q5 6 0 11-5-5 0-11z" />
      <path class="lamp-cap" d="M6 8h14v5H6zM4 30h18v5H4z" />
    </svg>
  );
}
