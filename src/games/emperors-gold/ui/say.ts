// What a move would come to, in one short sentence. Pure.

import type { Tell } from '../../../ui-kit/board.ts';
import { lastTask, type Task, tasks } from '../components.ts';
import type { Cell } from '../grid.ts';
import { fulfils, rowOf, sideOf } from '../rows.ts';
import type { Move, View } from '../types.ts';
import { homesOf, reachNow, standingOn } from './layout.ts';

type Addition = Extract<Move, { type: 'addCard' }>;

export function say(move: Move, view: View, tell: Tell): string | undefined {
  switch (move.type) {
    case 'moveEmperor':
      return sayEmperor(move.cell, view, tell);
    case 'discardRow':
      return tell('say.discardRow', { count: rowOf(view, move.row).length });
    case 'addCard':
      return sayAddition(move, view, tell);
    case 'claimTask':
      return sayClaim(move.task, view, tell);
    case 'endTurn':
      return sayEnd(view, tell);
    case 'pass':
      return undefined;
  }
}

function sayEmperor(cell: Cell, view: View, tell: Tell): string {
  const after = standingOn(view, cell);
  const reached = reachNow(after);
  const fitting = reached.filter((one) => homesOf(after, after.grid[one]!).length > 0);
  const count = reached.length;
  if (fitting.length === 0) return tell('say.discards', { count });
  return tell(fitting.length === count ? 'say.reach' : 'say.reachSome', { count, fit: fitting.length });
}

function sayAddition({ cell, row }: Addition, view: View, tell: Tell): string {
  const before = rowOf(view, row);
  const cards = [...before, view.grid[cell]!];
  const task = dearest(view.openTasks.filter((open) => fulfils(cards, open)));
  if (task !== undefined) return tell('say.fulfils', { row, task, points: tasks[task]!.points });
  return tell(before.length === 0 ? 'say.begins' : 'say.continues', { row, count: cards.length });
}

function dearest(some: readonly Task[]): Task | undefined {
  return [...some].sort((a, b) => tasks[b]!.points - tasks[a]!.points)[0];
}

function sayClaim(task: Task, view: View, tell: Tell): string {
  const taken = view.tasks[sideOf(view, view.turn)]!.length + 1;
  const isLast = view.turnsLeft === null && taken >= lastTask(view.seats, view.teams);
  const count = view.row === null ? 0 : rowOf(view, view.row).length;
  return tell(isLast ? 'say.claimLast' : 'say.claim', { points: tasks[task]!.points, count });
}

/** Only what is given away by it. */
function sayEnd(view: View, tell: Tell): string | undefined {
  if (view.step !== 'continueRow' || view.row === null) return undefined;
  const cards = rowOf(view, view.row);
  const task = dearest(view.openTasks.filter((open) => fulfils(cards, open)));
  return task === undefined ? undefined : tell('say.leaves', { task, points: tasks[task]!.points });
}
