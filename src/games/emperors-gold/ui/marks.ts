// Where on the picture a step of a turn happened, and how far everybody is. Pure.

import type { Seat } from '../../../kernel/game.ts';
import type { Mark, Progress } from '../../../ui-kit/board.ts';
import { lastTask } from '../components.ts';
import { sideOf } from '../rows.ts';
import type { Event, View } from '../types.ts';
import { cellSpot } from './layout.ts';

/** Where the rows of a seat lie, and where tasks come from. */
export const anchors = {
  rows: (seat: Seat) => `rows:${seat}`,
  tasks: 'tasks',
  deck: 'deck',
} as const;

/** Cards are marked where they were taken from: in its row a card may be gone by the end of the turn. */
export function marks(event: Event): readonly Mark[] {
  switch (event.type) {
    case 'emperorMoved':
      return [{ at: cellSpot(event.to), from: cellSpot(event.from) }];
    case 'cardAdded':
      return [{ at: cellSpot(event.cell) }];
    case 'rowDiscarded':
    case 'taskClaimed':
      return [{ at: anchors.rows(event.seat) }];
    case 'discardsShuffled':
    case 'gridRefilled':
    case 'tasksOpened':
    case 'turnSkipped':
    case 'timeRanOut':
    case 'lastTaskTaken':
    case 'turnBegan':
    case 'gameEnded':
      return [];
  }
}

/** EG-E1, EG-V4: partners have one pile of tasks. */
export function progress(view: View, seat: Seat): readonly Progress[] {
  const done = view.tasks[sideOf(view, seat)]!.length;
  return [{ key: 'tasks', done, of: lastTask(view.seats, view.teams) }];
}
