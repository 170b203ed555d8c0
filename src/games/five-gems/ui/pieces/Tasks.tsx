// The own tasks: patterns that tell how near they are.

import type { JSX } from 'preact';
import { type BoardProps, piece, type SpotAttributes } from '../../../../ui-kit/board.ts';
import { still } from '../../../../ui-kit/still.ts';
import { type CardId, type Colour, cardOf, handSize } from '../../components.ts';
import { newArrangement } from '../../match.ts';
import type { Types, View } from '../../types.ts';
import { cardPiece, claimable, peekSpot, taskSpot } from '../layout.ts';
import { type Distance, nearestPlaces } from '../near.ts';
import { kindOf, turnOfCells } from '../patterns.ts';
import { Pattern } from './Pattern.tsx';

export function Tasks(props: BoardProps<Types>): JSX.Element | null {
  const { view, tell, switches } = props;
  if (view.viewer === 'spectator') return null;
  const claims = claimable(view);
  const shown = view.claiming && view.viewer === view.turn ? [...view.hand, view.claiming] : view.hand;
  return (
    <div class="tasks">
      {shown.map((card) => {
        const lies = lieOf(view, card, claims, switches.near !== false);
        return (
          <Task
            key={card}
            attributes={attributesOf(props, card)}
            card={card}
            points={pointsOf(view, card)}
            kind={tell(`ui.kind.${kindOf(card)}`)}
            state={stateOf(view, card, claims)}
            {...lies}
            sign={signOf(props, card, claims, lies, '')}
            short={signOf(props, card, claims, lies, '.short')}
            more={lies.places > 1 ? tell('ui.inPlaces', { places: lies.places }) : ''}
            isLettered={switches.letters !== false}
          />
        );
      })}
      {Array.from({ length: handSize - shown.length }, (_, i) => (
        <Empty key={i} isAwaited={view.step !== 'gameOver'} />
      ))}
    </div>
  );
}

/** FG-V3: alone, one card counts one. */
function pointsOf(view: View, card: CardId): number {
  return view.hands.length === 1 ? 1 : cardOf(card).points;
}

function stateOf(view: View, card: CardId, claims: readonly CardId[]): string {
  if (view.claiming === card) return 'is-shown';
  const index = claims.indexOf(card);
  if (index < 0) return '';
  return index === 0 ? 'is-claim' : 'is-claim is-second';
}

interface Lies {
  readonly turn: number;
  readonly missing: readonly Colour[];
  /** Undefined: nothing is told. */
  readonly distance: Distance | undefined;
  readonly places: number;
}

/** As it lies where it is nearest, or where it has come about. */
function lieOf(view: View, card: CardId, claims: readonly CardId[], isTold: boolean): Lies {
  const plain = { turn: 0, missing: [], distance: undefined, places: 0 };
  if (view.claiming === card || view.referee === 'eyes' || view.end) return plain;
  if (claims.includes(card)) return { ...plain, turn: turnOfCells(view, card, newArrangement(view, card)) };
  if (!isTold) return plain;
  const places = nearestPlaces(view, card);
  const best = places[0];
  if (!best) return { ...plain, distance: 3 };
  return {
    turn: best.turn,
    missing: best.wrong.map(({ colour }) => colour),
    distance: best.distance,
    places: best.distance === 1 ? places.length : 0,
  };
}

function signOf(
  { tell }: BoardProps<Types>,
  card: CardId,
  claims: readonly CardId[],
  { distance }: Lies,
  length: '' | '.short',
): string {
  if (claims.includes(card)) return tell('ui.show');
  return distance === undefined ? '' : tell(`ui.near.${distance}${length}`);
}

/** Claimed where it can be, and looked at otherwise. */
function attributesOf({ view, spot, tell, moves }: BoardProps<Types>, card: CardId): SpotAttributes {
  const label = tell('ui.task', { card, points: pointsOf(view, card) });
  const isTask =
    view.referee === 'eyes' ||
    view.claiming === card ||
    moves.some((move) => move.type === 'claim' && move.card === card);
  return spot(isTask ? taskSpot(card) : peekSpot(card), label);
}

interface TaskProps extends Lies {
  readonly attributes: SpotAttributes;
  readonly card: CardId;
  readonly points: number;
  readonly kind: string;
  readonly state: string;
  readonly sign: string;
  readonly short: string;
  readonly more: string;
  readonly isLettered: boolean;
}

// What is read on the card is in its name already; written by the style it is not told twice.
const Task = still((props: TaskProps) => {
  const { attributes, card, points, kind, state, sign, short, more, turn, missing, distance, isLettered } =
    props;
  return (
    <div class={`task ${cardOf(card).deck} ${state}`} {...piece(cardPiece(card))} {...attributes}>
      <span class="task-velvet">
        <Pattern card={card} turn={turn} missing={missing} isLettered={isLettered} />
      </span>
      <b class={`points worth-${points}`} data-text={points} />
      <span class="task-text">
        <span class="task-kind" data-text={kind} />
        {sign && (
          <span class={`nearness ${state ? 'is-now' : `is-${distance}`}`}>
            {distance && <Diamonds count={distance} />}
            <span class="near-long" data-text={sign} />
            <span class="near-short" data-text={short} />
          </span>
        )}
        {more && <small class="task-more" data-text={more} />}
      </span>
    </div>
  );
});

function Diamonds({ count }: { readonly count: number }): JSX.Element {
  return (
    <span class="diamonds" aria-hidden="true">
      {Array.from({ length: count }, (_, i) => (
        <i key={i} />
      ))}
    </span>
  );
}

function Empty({ isAwaited }: { readonly isAwaited: boolean }): JSX.Element {
  return (
    <div class="task is-empty" aria-hidden="true">
      {isAwaited && '?'}
    </div>
  );
}
