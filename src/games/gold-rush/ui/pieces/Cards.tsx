// The cards of a mine, as they lie and with what they say.

import turning from 'icon:card-pickup';
import type { JSX } from 'preact';
import {
  anchor,
  type BoardProps,
  type LookName,
  piece,
  type SpotAttributes,
} from '../../../../ui-kit/board.ts';
import { Icon } from '../../../../ui-kit/Icon.tsx';
import { Emblem } from '../../../../ui-kit/looks.tsx';
import { still } from '../../../../ui-kit/still.ts';
import { isPlain } from '../../components.ts';
import type { Mine, Types } from '../../types.ts';
import { guardIndex, type Lying, lie, pieces } from '../arrange.ts';
import type { Yield } from '../bill.ts';
import { anchors } from '../marks.ts';
import { type Hand, type Showing, showingOf } from '../showing.ts';
import { cardSpot, isFree } from '../spots.ts';
import { CardFace } from './Card.tsx';
import { DieFace } from './Die.tsx';
import { FigureOf } from './Figures.tsx';

interface CardsProps extends BoardProps<Types> {
  readonly mine: Mine;
}

export function Cards(props: CardsProps): JSX.Element {
  const { view, mine, moves, chosen, spot, tell, players, preview } = props;
  const hand: Hand = { view, chosen, canMove: moves.length > 0 };
  const cards = lie(view, mine);
  /** Of equal cards the one with a die or a guard bears their name: something happened there. */
  const named = ({ number }: Lying) => {
    const equal = cards.filter((one) => one.number === number);
    return equal.find((one) => !isFree(one)) ?? equal[0];
  };
  const isFirst = (lying: Lying) => lying === cards.find((one) => one.number === lying.number && isFree(one));
  return (
    <>
      {cards.map((lying) => {
        const id = cardSpot(mine, lying.index);
        return (
          <div
            key={pieces.card(mine, lying)}
            class="card-cell"
            {...(lying === named(lying) ? anchor(anchors.lies(mine, lying.number)) : {})}
          >
            <CardOn
              attributes={spot(id, tell('ui.card', { ...lying, mine, guarded: String(lying.guarded) }))}
              lying={lying}
              mine={mine}
              showing={showingOf(hand, mine, lying, lying.index)}
              guard={
                lying.guarded ? pieces.guard(mine as number, guardIndex(view, mine, lying.index)) : undefined
              }
              winner={players[view.turn]!.look}
              lost={tell('ui.lost')}
            />
            {isFirst(lying) && <Ghost preview={preview} mine={mine} lying={lying} />}
          </div>
        );
      })}
    </>
  );
}

interface CardOnProps {
  readonly attributes: SpotAttributes;
  readonly lying: Lying;
  readonly mine: Mine;
  readonly showing: Showing;
  readonly guard: string | undefined;
  readonly winner: LookName;
  readonly lost: string;
}

const CardOn = still(({ attributes, lying, mine, showing, guard, winner, lost }: CardOnProps) => {
  const { number, die, count } = lying;
  const { state, brings, isSet, isExact, isLost } = showing;
  const width = die === null && guard === undefined ? 'is-whole' : 'is-folding';
  return (
    <>
      <div class={`card is-${state} ${width}${count > 1 ? ' is-pile' : ''}`} {...attributes}>
        <div class="card-body" {...piece(pieces.card(mine, lying))} data-handle="yes">
          <CardFace number={number} hasDie={die === null ? undefined : 'yes'} />
          {guard !== undefined && (
            <span class="card-guard" {...piece(guard)}>
              <FigureOf figure="guard" />
            </span>
          )}
        </div>
        {die !== null && (
          <span class="card-die" {...piece(pieces.die(mine, lying))}>
            <DieFace kind={isPlain(die) ? 'plain' : 'dynamite'} die={die} />
          </span>
        )}
      </div>
      {/* Beside the spot, not in it: its name says what it is, these what it brings. */}
      {brings && <YieldChip brings={brings} isSet={isSet} />}
      {!brings && isExact && <span class="chip">=</span>}
      {!brings && !isExact && isLost && <span class="chip is-nothing">{lost}</span>}
      {brings && <FateFlag fate={brings.fate} look={winner} />}
      {count > 1 && <span class="pile-count">×{count}</span>}
    </>
  );
});

/** "+3−1": dollars from the bank, and what the owner of the mine gets of them. */
export function YieldChip({
  brings: { dollars, fee },
  isSet,
}: {
  readonly brings: Pick<Yield, 'dollars' | 'fee'>;
  readonly isSet?: true | undefined;
}): JSX.Element {
  const look = dollars === 0 ? ' is-nothing' : isSet ? ' is-set' : '';
  return (
    <span class={`chip${look}`}>
      {dollars === 0 ? '0' : `+${dollars}`}
      {fee > 0 && <span class="chip-fee">−{fee}</span>}
    </span>
  );
}

/** The card becomes theirs, or is turned over. */
function FateFlag({
  fate,
  look,
}: {
  readonly fate: Yield['fate'];
  readonly look: LookName;
}): JSX.Element | null {
  switch (fate) {
    case 'taken':
      return (
        <span class="card-flag">
          <Emblem look={look} />
        </span>
      );
    case 'turned':
      return (
        <span class="card-flag is-turning">
          <Icon icon={turning} />
        </span>
      );
    case 'stays':
    case 'lost':
    case 'gone':
      return null;
  }
}

type GhostProps = Pick<BoardProps<Types>, 'preview'> & { readonly mine: Mine; readonly lying: Lying };

/** The die, or the guard, as it would stand there. */
function Ghost({ preview, mine, lying }: GhostProps): JSX.Element | null {
  const move = preview.value;
  if (move?.type !== 'place' || move.mine !== mine || move.card !== lying.number) return null;
  return (
    <span class="card-die is-ghost" aria-hidden="true">
      <DieFace kind={isPlain(move.die) ? 'plain' : 'dynamite'} die={move.die} />
    </span>
  );
}
