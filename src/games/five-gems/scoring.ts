import type { Outcome, ScorePart } from '../../kernel/game.ts';
import { type CardId, cardOf, pointsOfDeck, pointsToWin, tasksToWin } from './components.ts';
import type { State, View } from './types.ts';

/** FG-K2 */
export function pointsOf(tasks: readonly CardId[]): number {
  let points = 0;
  for (const id of tasks) points += cardOf(id).points;
  return points;
}

/** FG-E1, of one of several players. */
export function winningReason(tasks: readonly CardId[]): 'points' | 'tasks' | undefined {
  if (pointsOf(tasks) >= pointsToWin) return 'points';
  return tasks.length >= tasksToWin ? 'tasks' : undefined;
}

export function outcome(state: State): Outcome | undefined {
  const { end, fulfilled } = state;
  if (end === null) return undefined;
  if (fulfilled.length === 1) {
    // FG-V3: one card counts one.
    return { places: [end === 'soloWon' ? 1 : 2], scores: [fulfilled[0]!.length], reason: end };
  }
  const ranks = fulfilled.map(rankOf);
  const places = ranks.map((own) => 1 + ranks.filter((other) => other > own).length); // ALL-2
  return { places, scores: fulfilled.map(pointsOf), reason: end };
}

/** FG-E1: the winner before all others, then points, then tasks. */
function rankOf(tasks: readonly CardId[]): number {
  const isWinner = winningReason(tasks) !== undefined;
  return (isWinner ? 10_000 : 0) + 100 * pointsOf(tasks) + tasks.length;
}

export function scoreParts(view: View): readonly (readonly ScorePart[])[] {
  if (view.fulfilled.length === 1) return [[{ key: 'tasks', points: view.fulfilled[0]!.length }]];
  return view.fulfilled.map((tasks) => {
    const complex = tasks.filter((id) => cardOf(id).deck === 'complex').length;
    const simple = tasks.length - complex;
    return [
      { key: 'simple', points: simple * pointsOfDeck.simple, params: { count: simple } },
      { key: 'complex', points: complex * pointsOfDeck.complex, params: { count: complex } },
    ];
  });
}
