import type { Outcome, ScorePart, Seat } from '../../kernel/game.ts';
import type { State, View } from './types.ts';

type Points = Pick<State, 'trusted' | 'caught'> | Pick<View, 'trusted' | 'caught'>;

export function pointsOf(points: Points, seat: Seat): number {
  return points.trusted[seat]! + points.caught[seat]!;
}

/** TP-E1 */
export function hasWinner(state: State): boolean {
  return state.hands.some((_, seat) => pointsOf(state, seat) >= state.goal);
}

export function outcome(state: State): Outcome | undefined {
  if (state.step !== 'gameOver') return undefined;
  const scores = state.hands.map((_, seat) => pointsOf(state, seat));
  const places = scores.map((own) => 1 + scores.filter((other) => other > own).length); // ALL-2
  return { places, scores, reason: hasWinner(state) ? 'goal' : 'noProgress' };
}

export function scoreParts(view: View): readonly (readonly ScorePart[])[] {
  return view.trusted.map((points, seat) => [
    { key: 'trusted', points },
    { key: 'caught', points: view.caught[seat]! },
  ]);
}
