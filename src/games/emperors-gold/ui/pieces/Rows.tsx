// The rows before a player, growing to the right.

import type { JSX } from 'preact';
import { anchor, type BoardProps, piece } from '../../../../ui-kit/board.ts';
import type { Card } from '../../components.ts';
import { bothRows, canStart, sideOf } from '../../rows.ts';
import type { Row, Types, View } from '../../types.ts';
import { ownerOf, rowSpot } from '../layout.ts';
import { anchors } from '../marks.ts';
import { SmallStone } from './Symbols.tsx';

export function Rows(props: BoardProps<Types>): JSX.Element {
  const { view } = props;
  const side = sideOf(view, ownerOf(view));
  return (
    <div class="rows" {...anchor(anchors.rows(ownerOf(view)))}>
      {bothRows.map((row) => (
        <RowPlace key={row} {...props} row={row} cards={view.rows[2 * side + row]!} />
      ))}
    </div>
  );
}

interface RowProps extends BoardProps<Types> {
  readonly row: Row;
  readonly cards: readonly Card[];
}

function RowPlace({ row, cards, view, spot, tell }: RowProps): JSX.Element {
  const isMine = sideOf(view, ownerOf(view)) === sideOf(view, view.turn);
  const isGrowing = isMine && view.row === row;
  const isFree = isMine && cards.length === 0 && canStart(view, row);
  return (
    <div class={`row-place${isGrowing ? ' is-growing' : ''}${isFree ? ' is-free' : ''}`}>
      {view.twoSided && cards.length > 0 && (
        <div class="row-left" {...spot(rowSpot(row, 'left'), tell('ui.leftEnd', { row }))}>
          <span aria-hidden="true">+</span>
        </div>
      )}
      <div class="row" {...spot(rowSpot(row, 'right'), labelOf(row, cards, tell))}>
        {cards.map((card) => (
          <div key={card} class="row-card" {...piece(`card:${card}`)}>
            <SmallStone card={card} />
          </div>
        ))}
        <div class="row-end" aria-hidden="true">
          {cards.length === 0 ? tell('ui.newRow') : '+'}
        </div>
      </div>
    </div>
  );
}

function labelOf(row: Row, cards: readonly Card[], tell: RowProps['tell']): string {
  return cards.length === 0 ? tell('ui.emptyRow', { row }) : tell('ui.row', { row, cards });
}

/** What others have lying before them, small; the own rows lie large under the board. */
export function SmallRows({
  view,
  seat,
}: {
  readonly view: View;
  readonly seat: number;
}): JSX.Element | null {
  const side = sideOf(view, seat);
  if (side === sideOf(view, ownerOf(view))) return null;
  return (
    <span class="small-rows" {...anchor(anchors.rows(seat))}>
      {bothRows.map((row) => (
        <span key={row} class="small-row">
          {view.rows[2 * side + row]!.map((card) => (
            <span key={card} class="small-card" {...piece(`card:${card}`)}>
              <SmallStone card={card} />
            </span>
          ))}
        </span>
      ))}
    </span>
  );
}
