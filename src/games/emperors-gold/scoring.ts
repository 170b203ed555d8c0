import type { Outcome, ScorePart } from '../../kernel/game.ts';
import { type Task, tasks } from './components.ts';
import { sideOf } from './rows.ts';
import type { State, Table, View } from './types.ts';

export function pointsOf(pile: readonly Task[]): number {
  let points = 0;
  for (const task of pile) points += tasks[task]!.points;
  return points;
}

/** EG-E2: above zero if the first pile ranks higher, zero if they share a place. */
export function compare(a: readonly Task[], b: readonly Task[]): number {
  const lead = pointsOf(a) - pointsOf(b);
  if (lead !== 0) return lead;
  const best = descending(a);
  const otherBest = descending(b);
  // With equal sums neither pile can be the other's beginning: all points are above zero.
  const decisive = best.findIndex((points, i) => points !== otherBest[i]);
  return decisive === -1 ? 0 : best[decisive]! - otherBest[decisive]!;
}

function descending(pile: readonly Task[]): number[] {
  return pile.map((task) => tasks[task]!.points).sort((a, b) => b - a);
}

function pileBySeat(table: Pick<Table, 'seats' | 'teams' | 'tasks'>): (readonly Task[])[] {
  return Array.from({ length: table.seats }, (_, seat) => table.tasks[sideOf(table, seat)]!);
}

/** EG-E2, ALL-2 */
export function outcome(state: State): Outcome | undefined {
  if (state.step !== 'gameOver') return undefined;
  const piles = pileBySeat(state);
  return {
    places: piles.map((own) => 1 + state.tasks.filter((other) => compare(other, own) > 0).length),
    scores: piles.map(pointsOf),
    reason: state.turnsLeft === 0 ? 'lastTask' : 'noProgress',
  };
}

export function scoreParts(view: View): readonly (readonly ScorePart[])[] {
  return pileBySeat(view).map((pile) =>
    pile.map((task) => ({ key: 'task', points: tasks[task]!.points, params: { task } })),
  );
}
