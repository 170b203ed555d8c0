// Nearest to the thumb: the own mine, the bunks of the helpers, the open action cards.

import type { JSX } from 'preact';
import { anchor, piece } from '../../../../ui-kit/board.ts';
import { type Action, type Figure, figures } from '../../components.ts';
import { breadthOf, isOwnNarrow, pieces } from '../arrange.ts';
import { anchors } from '../marks.ts';
import { type BunkState, bunksOf, dollarsOf } from '../showing.ts';
import { actionSpot, bunkSpot, homeOf } from '../spots.ts';
import { CardBack } from './Card.tsx';
import { Cards } from './Cards.tsx';
import { FigureOf } from './Figures.tsx';
import { MinePlate, type Props, Target } from './Mines.tsx';
import { Coin } from './Nuggets.tsx';

export function OwnMine(props: Props): JSX.Element {
  const { view, tell } = props;
  const seat = homeOf(view);
  const isEmpty = view.mines[seat]!.length === 0;
  return (
    <div class={isOwnNarrow(view) ? 'own is-narrow' : 'own'}>
      <div class="camp">
        {figures.map((figure) => (
          <div key={figure} class="bunks">
            <span class="caption">{tell(`ui.${figure}s`)}</span>
            {bunksOf(view, props.moves, figure).map((state, index) => (
              <Bunk key={index} {...props} figure={figure} index={index} state={state} />
            ))}
          </div>
        ))}
      </div>
      <section class="own-mine" aria-label={tell('ui.mineOf', { seat })} {...anchor(anchors.pit(seat))}>
        <MinePlate {...props} seat={seat} />
        <div class="mine" style={{ '--cards': breadthOf(view, seat) }}>
          <div class="cards">
            <Cards {...props} mine={seat} />
          </div>
          {isEmpty && <span class="mine-empty">{tell('ui.emptyOwn')}</span>}
        </div>
        <Target {...props} seat={seat} />
      </section>
      <Hand {...props} />
    </div>
  );
}

interface BunkProps extends Props {
  readonly figure: Figure;
  readonly index: number;
  readonly state: BunkState;
}

function Bunk({ view, figure, index, state, spot, tell, picking }: BunkProps): JSX.Element {
  const seat = homeOf(view);
  const isDue = picking?.type === 'keep' && state === 'figure';
  const id = figure === 'guard' ? pieces.guard(seat, index) : pieces.prospector(seat, index);
  return (
    <div class="bunk-cell">
      <div
        class={`bunk is-${state}${isDue ? ' is-due' : ''}`}
        {...spot(bunkSpot(figure, index), tell(`ui.bunk.${state}`, { figure }))}
      >
        <span class="bunk-body" data-handle="yes" {...(state === 'figure' ? piece(id) : {})}>
          <FigureOf figure={figure} />
        </span>
      </div>
      {isDue && <PriceTag dollars="−1" />}
      {state === 'sold' && <PriceTag dollars="5" />}
      {state === 'free' && <PriceTag dollars="0" />}
    </div>
  );
}

function PriceTag({ dollars }: { readonly dollars: string }): JSX.Element {
  return (
    <span class="tag" aria-hidden="true">
      {dollars}
      <Coin />
    </span>
  );
}

/** Open before its holder: tap or drag one onto a mine. */
function Hand(props: Props): JSX.Element {
  const { view, tell } = props;
  const kinds = [...new Set(view.held[homeOf(view)])];
  return (
    <section class={`deeds of-${Math.min(3, kinds.length)}`} aria-label={tell('ui.actions')}>
      <span class="caption">{tell('ui.actions')}</span>
      {kinds.map((action) => (
        <ActionCard key={action} {...props} action={action} />
      ))}
    </section>
  );
}

function ActionCard({ view, spot, tell, action }: Props & { readonly action: Action }): JSX.Element {
  const seat = homeOf(view);
  const count = view.held[seat]!.filter((one) => one === action).length;
  const dollars = dollarsOf(view, action, seat);
  return (
    <div class="deed-cell">
      <div
        class="deed"
        title={tell(`action.${action}.help`)}
        {...spot(actionSpot(action), tell('ui.actionCard', { action, count }))}
      >
        <span class="deed-body" data-handle="yes" {...piece(pieces.action(seat, action, 0))}>
          <CardBack action={action} />
          <span class="deed-name">{tell(`action.${action}`)}</span>
        </span>
      </div>
      {dollars !== undefined && (
        <span class="deed-short" aria-hidden="true">
          {dollars < 0 ? `−${-dollars}` : `+${dollars}`}
        </span>
      )}
      {count > 1 && <span class="pile-count">×{count}</span>}
    </div>
  );
}
