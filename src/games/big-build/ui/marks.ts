// Where a step of a turn happened, for the numbers and arrows of the table.

import type { Mark } from '../../../ui-kit/board.ts';
import type { Event } from '../types.ts';
import { cellSpot } from './layout.ts';
import { stopsOf } from './motion.ts';

export function marks(event: Event): readonly Mark[] {
  switch (event.type) {
    case 'startChosen':
      return [{ at: cellSpot(event.cell) }];
    case 'stepped':
    case 'tokenTaken': {
      const along = stopsOf(event);
      return [{ at: cellSpot(event.to), from: cellSpot(event.from), ...(along.length > 0 ? { along } : {}) }];
    }
    case 'characterChosen':
    case 'stopped':
    case 'discarded':
    case 'reshuffled':
    case 'drawn':
      return [];
  }
}
