// How the steps of a turn look: where they are marked, which way things travel, how far everybody is.

import type { Mark, Motion, Progress } from '../../../ui-kit/board.ts';
import { type Colour, cardOf, pointsToWin, tasksToWin } from '../components.ts';
import { pointsOf } from '../scoring.ts';
import type { Event, View } from '../types.ts';
import { cardPiece, gemPiece, heldSpot, traySpot } from './layout.ts';
import { cellSpot } from './places.ts';

export function marks(event: Event): readonly Mark[] {
  switch (event.type) {
    case 'gemPlaced':
      return [{ at: cellSpot(event.cell) }];
    case 'gemMoved':
    case 'gemsSwapped':
      return [{ at: cellSpot(event.toCell), from: cellSpot(event.cell) }];
    case 'gemDrawn':
      return [{ at: 'stack' }];
    case 'taskDrawn':
      return [{ at: `deck:${event.deck}` }];
    case 'gameScored':
      return [{ at: 'guardian' }];
    case 'gemTaken': // It is seen where it is placed.
    case 'taskFulfilled':
    case 'taskShown':
    case 'gemPointedAt':
    case 'taskFailed':
    case 'gemOpened':
    case 'turnPassed':
    case 'turnBegan':
    case 'gameEnded':
      return [];
  }
}

/** Every colour has its note of a scale without halves: an arrangement is a tune. */
const notes: Readonly<Record<Colour, number>> = { R: 0, B: 2, G: 4, Y: 7, V: 9 };

export function motion(event: Event, before: View, after: View): Motion | undefined {
  switch (event.type) {
    case 'gemTaken':
      return {
        from: { held: takenFrom(before, after, event.colour) },
        sound: 'note',
        pitch: notes[event.colour],
      };
    case 'gemDrawn':
      return { from: { held: 'stack' }, sound: 'note', pitch: notes[event.colour] };
    case 'gemPlaced': {
      const gem = gemPiece(event.colour, event.cell);
      return { from: { [gem]: 'held' }, path: 'arc', sound: 'note', pitch: notes[event.colour] };
    }
    case 'gemMoved': {
      const gem = gemPiece(event.colour, event.toCell);
      return { from: { [gem]: cellSpot(event.cell) }, sound: 'slide', pitch: notes[event.colour] };
    }
    case 'gemsSwapped':
      return {
        from: {
          [gemPiece(event.colour, event.toCell)]: cellSpot(event.cell),
          [gemPiece(event.otherColour, event.cell)]: cellSpot(event.toCell),
        },
        path: 'hop',
        sound: 'note',
        pitch: notes[event.colour],
      };
    case 'taskShown':
      return { sound: 'card', lens: cardPiece(event.card) };
    case 'gemPointedAt':
      return { flash: [cellSpot(event.cell)], sound: 'tap' };
    case 'taskFulfilled':
      return {
        flash: event.at.map(cellSpot),
        fly: [{ from: cellSpot(event.at[0]!), to: `seat:${event.seat}`, text: `+${event.points}` }],
        sound: 'gain',
        pitch: notes[cardOf(event.card).gems[0]!.colour],
        weight: 2,
      };
    case 'taskFailed':
      return { sound: 'break' };
    case 'taskDrawn':
      return { fromAll: `deck:${event.deck}`, path: 'arc', sound: 'card' };
    case 'gemOpened':
      return { fromAll: 'stack', sound: 'slide', weight: 0.6 };
    case 'gameScored':
      return { sound: 'card', weight: 1.5 };
    case 'turnBegan':
      return { sound: 'turn', weight: 0 };
    case 'gameEnded':
    case 'turnPassed':
      return undefined;
  }
}

function takenFrom(before: View, after: View, colour: Colour): string {
  const held = heldSpot(after);
  const slot = before.open.findIndex((open, i) => open === colour && held === traySpot(i));
  return slot < 0 ? 'tray' : traySpot(slot);
}

/** Both ends are always in sight. */
export function progress(view: View, seat: number): readonly Progress[] {
  const tasks = view.fulfilled[seat]!;
  if (view.hands.length === 1) {
    return [{ key: 'solo', done: tasks.length, of: view.goal }];
  }
  const points = Math.min(pointsOf(tasks), pointsToWin);
  return [
    { key: 'points', done: points, of: pointsToWin },
    { key: 'tasks', done: Math.min(tasks.length, tasksToWin), of: tasksToWin },
  ];
}
