// The player of imagined futures: the best turn of its own, seen as fast as can be.

import { none } from '../components.ts';
import { addCard, claimTask, discardRow, endTurn, moveEmperor } from '../moves.ts';
import type { Move, State } from '../types.ts';
import { climbChoices } from './choices.ts';

/** The first step of the best turn that can still be played. */
export function quick(state: State): Move {
  const { step } = state;
  if (step === 'endTurn') return endTurn;
  let move: Move = endTurn;
  climbChoices(state, (way, claim) => {
    if (step === 'moveEmperor') move = moveEmperor[way.emperor]!;
    else if (way.dropped !== null) move = discardRow[way.dropped]!;
    else if (way.steps > 0) move = addCard(way.cell, way.row, way.end);
    else move = claim === none ? endTurn : claimTask[state.openTasks[claim]!]!;
  });
  return move;
}
