// What is drawn over the board by the pen for turns: the steps that are being told, those of the last turn, or a plan.

import { computed, type ReadonlySignal } from '@preact/signals';
import type { LookName, Mark, SpotId } from '../../ui-kit/board.ts';
import { planMarks } from '../counsel/plan.ts';
import type { Controller } from './controller.ts';
import type { Desk } from './desk.ts';
import { lastOf, type Step, stepsOf } from './steps.ts';
import type { FoldedTurn } from './turns.ts';

/** now: the step that is being shown; done: one before it; last: of a turn that is over; plan: advice. */
export type MarkState = 'now' | 'done' | 'last' | 'plan';

export interface DrawnMark extends Mark {
  readonly number: number | undefined;
  readonly state: MarkState;
}

export interface Drawing {
  readonly look: LookName;
  readonly marks: readonly DrawnMark[];
}

const nothing: Drawing = { look: 'neutral', marks: [] };

export function drawingOf(controller: Controller, desk: Desk): ReadonlySignal<Drawing> {
  const { chosen, game, lamp, players, turns, now, viewer, isPlaying, isOwnPlaying, curtain } = controller;
  const drawn = (turn: FoldedTurn, marks: readonly DrawnMark[]): Drawing => ({
    look: players.value[turn.seat]!.look,
    marks,
  });
  return computed(() => {
    if (curtain.value !== undefined) return nothing;
    const hint = lamp.hint.value;
    if (hint) return { look: 'neutral', marks: planMarks(game, controller.board, hint) };
    if (isPlaying.value && !isOwnPlaying.value) {
      const index = now.value;
      if (index === undefined) return nothing;
      const turn = turns.value.findLast(({ from, to }) => from <= index && index < to);
      return turn ? drawn(turn, toldMarks(stepsOf(controller.board, turn), index)) : nothing;
    }
    const looked = desk.looked.value;
    const wanted = looked && turns.value.find(({ from }) => from === looked.turn);
    if (looked && wanted) {
      const steps = stepsOf(controller.board, wanted);
      return drawn(wanted, looked.step === undefined ? lastMarks(steps) : toldMarks(steps, looked.step));
    }
    const last = lastOf(turns.value, viewer.value);
    if (!last) return nothing;
    const marks = lastMarks(stepsOf(controller.board, last));
    // Whoever has begun to move needs the board: then only the places are marked.
    const isBusy = chosen.value.length > 0 || turns.value.at(-1)?.seat === viewer.value;
    return drawn(last, isBusy ? marks.map(({ at, state }) => ({ at, state, number: undefined })) : marks);
  });
}

/** Up to the step that begins there in the log. */
function toldMarks(steps: readonly Step[], index: number): readonly DrawnMark[] {
  const until = steps.findLastIndex(({ from }) => from <= index);
  return steps.slice(0, until + 1).flatMap((step, place) => marksOf(step, place === until ? 'now' : 'done'));
}

function lastMarks(steps: readonly Step[]): readonly DrawnMark[] {
  return steps.flatMap((step) => marksOf(step, 'last'));
}

function marksOf({ marks, number }: Step, state: MarkState): readonly DrawnMark[] {
  return marks.map((mark, index) => ({ ...mark, number: index === 0 ? number : undefined, state }));
}

/** How the places it leads to look themselves. */
export function toldSpots({ marks }: Drawing): ReadonlyMap<SpotId, 'now' | 'last'> {
  const told = new Map<SpotId, 'now' | 'last'>();
  for (const { at, state } of marks) {
    if (state === 'plan') continue;
    if (state === 'now' || !told.has(at)) told.set(at, state === 'now' ? 'now' : 'last');
  }
  return told;
}
