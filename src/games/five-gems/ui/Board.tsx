// Five Gems: a jeweller's tray of cut stones, the own tasks and what can be taken beside it.

import medal from 'icon:achievement';
import cross from 'icon:cancel';
import cardDraw from 'icon:card-draw';
import swap from 'icon:clockwise-rotation';
import gem from 'icon:cut-diamond';
import hourglass from 'icon:hourglass';
import arrow from 'icon:move';
import finger from 'icon:pointing';
import golem from 'icon:rock-golem';
import cup from 'icon:trophy-cup';
import type { Board, Icon } from '../../../ui-kit/board.ts';
import type { Event, Types } from '../types.ts';
import { gestures, place, wish } from './layout.ts';
import { Field } from './pieces/Field.tsx';
import { Finale } from './pieces/Finale.tsx';
import { Chip, Glance, legend } from './pieces/Signs.tsx';
import { Guardian, Slots } from './pieces/Standing.tsx';
import { Decks, Tray } from './pieces/Supply.tsx';
import { Tasks } from './pieces/Tasks.tsx';
import { marks, motion, progress } from './turns.ts';
import { button, describe, say } from './words.ts';
import './board.css';

export const board: Board<Types> = {
  place,
  wish,
  gestures,
  Main: Field,
  areas: [
    { id: 'tasks', title: 'ui.tasks', kind: 'hand', Area: Tasks },
    { id: 'decks', title: 'ui.decks', kind: 'block', Area: Decks },
    { id: 'tray', title: 'ui.tray', kind: 'block', Area: Tray },
    { id: 'guardian', title: 'ui.guardian', kind: 'block', Area: Guardian },
  ],
  Panel: Slots,
  progress,
  say,
  button,
  describe,
  legend,
  marks,
  Chip,
  Glance,
  Finale,
  switches: [
    { id: 'near', isOn: true },
    { id: 'where', isOn: true },
    { id: 'letters', isOn: true },
  ],
  motion,
  icon,
};

function icon(event: Event): Icon | undefined {
  switch (event.type) {
    case 'gemTaken':
    case 'gemDrawn':
    case 'gemPlaced':
    case 'gemOpened':
      return gem;
    case 'gemMoved':
      return arrow;
    case 'gemsSwapped':
      return swap;
    case 'taskShown':
    case 'taskDrawn':
      return cardDraw;
    case 'gemPointedAt':
      return finger;
    case 'taskFulfilled':
      return medal;
    case 'taskFailed':
      return cross;
    case 'gameScored':
      return golem;
    case 'turnPassed':
      return hourglass;
    case 'gameEnded':
      return cup;
    case 'turnBegan':
      return undefined;
  }
}
