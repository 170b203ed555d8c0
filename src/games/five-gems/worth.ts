// What tasks are worth to a seat: how much of the way to the end of the game they save.

import type { Seat } from '../../kernel/game.ts';
import { type CardId, type Deck, deckNames, pointsOfDeck, pointsToWin, tasksToWin } from './components.ts';
import { pointsOf } from './scoring.ts';
import type { State } from './types.ts';

/** How much longer a complex task takes than a simple one. */
const complexEffort = 1.9;
/** Beyond the effort it saves: a task in hand is worth fulfilling even when it shortens no way. */
const floor = 0.4;

/** Nobody needs more of them. */
const mostComplex = Math.ceil(pointsToWin / pointsOfDeck.complex);

interface Way {
  readonly simple: number;
  readonly complex: number;
  readonly effort: number;
}

/** FG-E1: the shortest way to the missing points or the missing tasks. */
function shortestWay(points: number, tasks: number): Way {
  let best: Way = { simple: 0, complex: 0, effort: Number.POSITIVE_INFINITY };
  for (let complex = 0; complex <= mostComplex; complex++) {
    const simple = Math.max(0, Math.min(points - complex * pointsOfDeck.complex, tasks - complex));
    const effort = simple + complexEffort * complex;
    if (effort < best.effort) best = { simple, complex, effort };
  }
  return best;
}

function wayOf(tasks: readonly CardId[], more: readonly Deck[]): Way {
  const points = more.reduce((sum, deck) => sum + pointsOfDeck[deck], pointsOf(tasks));
  return shortestWay(pointsToWin - points, tasksToWin - tasks.length - more.length);
}

/** In simple tasks: what is left to do. */
export function effortLeft(state: State, seat: Seat): number {
  const tasks = state.fulfilled[seat]!;
  return state.hands.length === 1 ? state.goal - tasks.length : wayOf(tasks, []).effort;
}

/** FG-V3: alone, a task is a task. */
export function worths(state: State, seat: Seat): Readonly<Record<Deck, number>> {
  if (state.hands.length === 1) return { simple: 1, complex: 1 };
  return worthsAfter(state.fulfilled[seat]!);
}

/** Among several players, after these tasks. */
export function worthsAfter(tasks: readonly CardId[]): Readonly<Record<Deck, number>> {
  const now = wayOf(tasks, []).effort + floor;
  return { simple: now - wayOf(tasks, ['simple']).effort, complex: now - wayOf(tasks, ['complex']).effort };
}

/** FG-K2: a complex task as long as the shortest way takes one, however many are in hand: of several that
 *  would do, the one that comes first is fulfilled. */
export function deckToDraw(state: State, seat: Seat): Deck {
  const wanted: Deck = wayOf(state.fulfilled[seat]!, []).complex > 0 ? 'complex' : 'simple';
  return state.decks[wanted].length > 0 ? wanted : deckNames.find((deck) => deck !== wanted)!;
}

/** Whether these tasks, fulfilled now, end the game for the seat (FG-E1, FG-V3). */
export function wins(state: State, seat: Seat, points: number, count: number): boolean {
  const tasks = state.fulfilled[seat]!;
  if (state.hands.length === 1) return tasks.length + count >= state.goal;
  return count > 0 && (pointsOf(tasks) + points >= pointsToWin || tasks.length + count >= tasksToWin);
}
