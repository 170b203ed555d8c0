import './board.css';
import type { JSX } from 'preact';
import type { Area, Board, BoardProps } from '../../../ui-kit/board.ts';
import { anchor, piece } from '../../../ui-kit/board.ts';
import { numbers } from '../components.ts';
import type { Types } from '../types.ts';

type Props = BoardProps<Types>;

/** The bar to be reached, what has been laid, and the bag. */
function Main({ view, spot, tell }: Props): JSX.Element {
  return (
    <svg viewBox="0 0 300 200" role="img" aria-label={tell('ui.table')}>
      <rect class="cloth" x="4" y="4" width="292" height="192" rx="24" />
      <g {...anchor('bag')} class="bag">
        <circle cx="52" cy="100" r="30" />
        <text x="52" y="109">
          {view.bagSize}
        </text>
      </g>
      <g {...piece('bar')} class="card bar">
        <rect x="120" y="56" width="60" height="88" rx="8" />
        <text x="150" y="114">
          {view.bar}
        </text>
      </g>
      <g {...spot('pile', tell('ui.pile'))} class="pile">
        <rect class="spot-edge" x="196" y="48" width="92" height="104" rx="12" />
        <rect x="196" y="48" width="92" height="104" rx="12" />
      </g>
      {Array.from({ length: view.laidCount }, (_, index) => (
        <g key={index} {...piece(`laid:${index}`)} class={view.laid ? 'card' : 'card is-hidden'}>
          <rect x={202 + index * 10} y="56" width="60" height="88" rx="8" />
          <text x={232 + index * 10} y="114">
            {view.laid?.[index] ?? '?'}
          </text>
        </g>
      ))}
    </svg>
  );
}

/** Cards of one number lie on each other. */
function Hand({ view, spot, tell }: Props): JSX.Element {
  const held = numbers.filter((card) => view.hand.includes(card));
  return (
    <>
      {held.map((card) => {
        const count = view.hand.filter((one) => one === card).length;
        return (
          <div
            key={card}
            class="hand-card"
            {...piece(`hand:${card}`)}
            {...spot(`hand:${card}`, tell('ui.card', { card, count }))}
          >
            {card}
            {count > 1 && <small>×{count}</small>}
          </div>
        );
      })}
    </>
  );
}

const hand: Area<Types> = { id: 'hand', title: 'ui.hand', kind: 'hand', Area: Hand };

export const board: Board<Types> = {
  place(move, view) {
    switch (move.type) {
      case 'layCard':
        // What can be tapped can be dragged too.
        return { at: [`hand:${move.card}`], or: [[`hand:${move.card}`, 'pile']] };
      case 'endTurn':
      case 'turnUp':
        return { button: 'primary' };
      case 'raise': {
        const twin = `hand:${view.laid?.[0]}`;
        return { at: [twin], or: [[twin, 'pile']] };
      }
      case 'pass':
      case 'believe':
      case 'doubt':
        return { button: 'plain' };
    }
  },
  wish: ([spot]) => spot?.replace('hand:', 'lay:'),
  Main,
  areas: [hand],
  Panel: ({ view, seat, tell }) => <span>{tell('ui.cards', { count: view.handSizes[seat] })}</span>,
  motion(event) {
    switch (event.type) {
      case 'cardsDrawn':
        return { fromAll: 'bag', path: 'arc', sound: 'card' };
      case 'cardLaid':
      case 'raised':
        return { sound: 'place' };
      case 'pointsScored':
        return { sound: 'gain' };
      case 'passed':
      case 'turnEnded':
      case 'believed':
      case 'cardsShown':
      case 'barTurnedUp':
        return undefined;
    }
  },
};
