// Small pictures of steps, for the list of turns and the banner.

import discard from 'icon:card-discard';
import hourglass from 'icon:hourglass';
import crown from 'icon:imperial-crown';
import laurel from 'icon:laurel-crown';
import type { ComponentChildren, JSX, VNode } from 'preact';
import type { Tell } from '../../../../ui-kit/board.ts';
import { Icon } from '../../../../ui-kit/Icon.tsx';
import type { Event, View } from '../../types.ts';
import { SmallStone, Wants } from './Symbols.tsx';

interface ChipProps {
  readonly event: Event;
  readonly view: View;
  readonly tell: Tell;
}

export function Chip({ event, tell }: ChipProps): VNode | null {
  switch (event.type) {
    case 'emperorMoved':
      return (
        <Step>
          <Icon icon={crown} />
          <b>{tell(`cell.${event.to}`)}</b>
        </Step>
      );
    case 'cardAdded':
      return (
        <Step>
          <b>+</b>
          <SmallStone card={event.card} />
        </Step>
      );
    case 'rowDiscarded':
      return (
        <Step>
          <Icon icon={discard} />
          <b>{event.cards.length}</b>
        </Step>
      );
    case 'taskClaimed':
      return (
        <Step>
          <Wants task={event.task} />
          <b class="step-points">+{event.points}</b>
        </Step>
      );
    case 'turnSkipped':
    case 'timeRanOut':
      return (
        <Step>
          <Icon icon={hourglass} />
        </Step>
      );
    case 'lastTaskTaken':
      return (
        <Step>
          <Icon icon={laurel} />
        </Step>
      );
    case 'discardsShuffled':
    case 'gridRefilled':
    case 'tasksOpened':
    case 'turnBegan':
    case 'gameEnded':
      return null;
  }
}

function Step({ children }: { readonly children: ComponentChildren }): JSX.Element {
  return (
    <span class="step-chip" aria-hidden="true">
      {children}
    </span>
  );
}
