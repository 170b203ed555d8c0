// The steps of a turn as they are numbered, told and marked. Pure.

import type { GameTypes } from '../../kernel/game.ts';
import type { Board, Mark } from '../../ui-kit/board.ts';
import type { FoldedTurn } from './turns.ts';

type Event = GameTypes['event'];

/** What happened at one place, with all that came of it. */
export interface Step {
  /** Undefined: nothing on the picture shows it. */
  readonly number: number | undefined;
  readonly events: readonly Event[];
  readonly marks: readonly Mark[];
  /** In the log. */
  readonly from: number;
}

/** Said by whose turn it is. */
const isBoundary = (event: Event): boolean => event.type === 'turnBegan' || event.type === 'turnEnded';

export function stepsOf(board: Pick<Board<GameTypes>, 'marks'>, turn: FoldedTurn): readonly Step[] {
  const steps: Step[] = [];
  let count = 0;
  for (const [index, { event }] of turn.steps.entries()) {
    if (isBoundary(event)) continue;
    const marks = board.marks?.(event) ?? [];
    const last = steps.at(-1);
    // A board that marks nothing has a step for each event.
    if (board.marks && marks.length === 0 && last) {
      steps[steps.length - 1] = { ...last, events: [...last.events, event] };
      continue;
    }
    const number = !board.marks || marks.length > 0 ? ++count : undefined;
    steps.push({ number, events: [event], marks, from: turn.from + index });
  }
  return steps;
}

/** The newest turn that somebody else has finished, not counting what was done aside. */
export function lastOf(turns: readonly FoldedTurn[], viewer: unknown): FoldedTurn | undefined {
  return turns.findLast(
    (turn) => turn.isOver && !turn.isAside && turn.seat !== viewer && turn.steps.length > 0,
  );
}
