// How far everybody is: slots for tasks, and alone the two piles that race.

import golem from 'icon:rock-golem';
import type { JSX } from 'preact';
import { anchor, type BoardProps, type PanelProps } from '../../../../ui-kit/board.ts';
import { Icon } from '../../../../ui-kit/Icon.tsx';
import { still } from '../../../../ui-kit/still.ts';
import { type CardId, cardOf, tasksToWin } from '../../components.ts';
import type { Types } from '../../types.ts';
import { Pattern } from './Pattern.tsx';

/** Fulfilled tasks as slots, and the backs of what is held. */
export function Slots({ view, seat }: PanelProps<Types>): JSX.Element {
  const tasks = view.fulfilled[seat]!;
  if (view.hands.length === 1) return <Pile cards={tasks} goal={view.goal} />;
  const { simple, complex } = view.hands[seat]!;
  return (
    <SlotRow
      worths={tasks.map((card) => cardOf(card).points)}
      backs={['simple', 'complex'].flatMap((deck, i) => Array<string>(i === 0 ? simple : complex).fill(deck))}
    />
  );
}

interface RowProps {
  readonly worths: readonly number[];
  readonly backs: readonly string[];
}

const SlotRow = still(({ worths, backs }: RowProps) => (
  <span class="slots" aria-hidden="true">
    {Array.from({ length: tasksToWin }, (_, i) => (
      <i key={i} class={`slot-box worth-${worths[i] ?? 0}`}>
        {worths[i]}
      </i>
    ))}
    <span class="backs">
      {backs.map((deck, i) => (
        <i key={i} class={`back ${deck}`} />
      ))}
    </span>
  </span>
));

/** FG-V2: the tasks that nobody fulfilled in time. */
export function Guardian({ view, tell }: BoardProps<Types>): JSX.Element | null {
  if (view.hands.length > 1) return null;
  return (
    <div class="guardian" {...anchor('guardian')}>
      <span class="guardian-head">
        <span class="guardian-face">
          <Icon icon={golem} />
        </span>
        <span class="guardian-name">{tell('ui.guardian')}</span>
        <b>
          {view.gamePile.length}
          <small>/{view.gameGoal}</small>
        </b>
      </span>
      <Pile cards={view.gamePile} goal={view.gameGoal} />
    </div>
  );
}

const Pile = still(({ cards, goal }: { readonly cards: readonly CardId[]; readonly goal: number }) => (
  <span class="pile" aria-hidden="true">
    {Array.from({ length: goal }, (_, i) => {
      const card = cards[i];
      return (
        <i key={i} class={card ? 'pile-card' : 'pile-slot'}>
          {card && <Pattern card={card} turn={0} />}
        </i>
      );
    })}
  </span>
));
