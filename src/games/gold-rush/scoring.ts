import type { Outcome, ScorePart } from '../../kernel/game.ts';
import type { State, View } from './types.ts';

/** GR-E1: dollars count, and nothing else. */
export function outcome(state: State): Outcome | undefined {
  if (state.step !== 'gameOver') return undefined;
  const scores = state.money.slice();
  const places = scores.map((own) => 1 + scores.filter((other) => other > own).length); // ALL-2
  return { places, scores, reason: state.bank === 0 ? 'bankEmpty' : 'noProgress' };
}

export function scoreParts(view: View): readonly (readonly ScorePart[])[] {
  return view.money.map((points) => [{ key: 'dollars', points }]);
}
