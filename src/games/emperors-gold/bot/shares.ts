// How likely each side is to win, as far as one look can tell. The numbers were fitted to games of the quick
// player against itself, and with more than two sides also against the greedy one.

import { sharesOf } from '../../../kernel/shares.ts';
import { lastTask, type Task } from '../components.ts';
import { sideCount, sideOf } from '../rows.ts';
import { pointsOf } from '../scoring.ts';
import type { Table } from '../types.ts';
import { lastTurnWorth, rowsWorth } from './worth.ts';

/** Lists are by the tasks that the leading side still needs. */
interface Fit {
  /** What a task is worth besides its points: the end is nearer with it. */
  readonly taskWorth: readonly number[];
  /** A lead of how many points makes e : 1 of the odds. */
  readonly scales: readonly number[];
  /** A turn that a side still has in this round while others have had theirs: all have equally many (EG-E1). */
  readonly turnWorth: number;
  /** Once the last turns are counted: the scale, and what one of them brings to who has nothing in view. */
  readonly lastScale: number;
  readonly surprise: number;
}

const between2: Fit = {
  taskWorth: [1.1, 1.1, 1.3, 1.1, 0.7, 0.4, 0.4],
  scales: [2.2, 2.4, 3.3, 3.8, 4.3, 5, 5.2],
  turnWorth: 4.2,
  lastScale: 1.4,
  surprise: 0,
};

const among3: Fit = {
  taskWorth: [1.25, 1.25, 1.38, 1.2, 1.5, 1.5],
  scales: [2.1, 2.22, 2.71, 2.99, 3.5, 4.5],
  turnWorth: 4.9,
  lastScale: 1.15,
  surprise: 0.2,
};

const among4: Fit = {
  taskWorth: [1.1, 1.1, 1.35, 1.65, 1.65],
  scales: [1.8, 1.87, 2.28, 2.93, 4],
  turnWorth: 5,
  lastScale: 1,
  surprise: 1,
};

const fits = [between2, among3, among4] as const;

/** By seat; partners share what their side has. */
export function shares(table: Table, open: readonly Task[] = table.openTasks): number[] {
  const left = tasksLeft(table);
  const fit = fits[sideCount(table) - 2]!;
  const values = standings(table, open, fit, left);
  const bySide = sharesOf(values, table.turnsLeft === null ? fit.scales[left]! : fit.lastScale);
  if (!table.teams) return bySide;
  return [bySide[0]! / 2, bySide[1]! / 2, bySide[0]! / 2, bySide[1]! / 2];
}

/** By side: points, and what is expected besides. */
function standings(table: Table, open: readonly Task[], fit: Fit, left: number): number[] {
  const values: number[] = [];
  const sides = sideCount(table);
  for (let side = 0; side < sides; side++) {
    const toCome =
      table.turnsLeft === null ? running(table, side, open, fit, left) : lastTurn(table, side, open, fit);
    values.push(pointsOf(table.tasks[side]!) + toCome);
  }
  return values;
}

function running(table: Table, side: number, open: readonly Task[], fit: Fit, left: number): number {
  const tasksTaken = fit.taskWorth[left]! * table.tasks[side]!.length;
  return rowsWorth(table, side, open) + fit.turnWorth * turnsInRound(table, side) + tasksTaken;
}

/** Turns that the side still has in this round. A team is answered whenever it ends the game (EG-V4), so there
 *  only the turn itself counts, and that for half. */
function turnsInRound(table: Table, side: number): number {
  const { turn, firstSeat, seats, teams } = table;
  if (teams) return sideOf(table, turn) === side ? 0.5 : 0;
  return (side - firstSeat + seats) % seats >= (turn - firstSeat + seats) % seats ? 1 : 0;
}

function lastTurn(table: Table, side: number, open: readonly Task[], fit: Fit): number {
  for (let turn = 0; turn < table.turnsLeft!; turn++) {
    if (sideOf(table, (table.turn + turn) % table.seats) !== side) continue;
    return fit.surprise + lastTurnWorth(table, side, open);
  }
  return 0;
}

function tasksLeft(table: Table): number {
  let most = 0;
  for (const pile of table.tasks) if (pile.length > most) most = pile.length;
  const left = lastTask(table.seats, table.teams) - most;
  return left < 0 ? 0 : left > 6 ? 6 : left;
}
