// How likely each side is to win, as far as one look can tell. The numbers were fitted to games of the quick
// player against itself.

import { sharesOf } from '../../../kernel/shares.ts';
import { lastTask, type Task } from '../components.ts';
import { sideCount, sideOf } from '../rows.ts';
import { pointsOf } from '../scoring.ts';
import type { Table } from '../types.ts';
import { lastTurnWorth, rowsWorth } from './worth.ts';

/** A turn that a side still has in this round while others have had theirs: all have equally many (EG-E1). */
const turnWorth = 4.2;

/** By the tasks that the leading side still needs: what a task is worth between two sides besides its points, for
 *  the end is nearer with it; and a lead of how many points makes e : 1 of the odds. */
const taskWorth = [1.1, 1.1, 1.3, 1.1, 0.7, 0.4, 0.4] as const;
const scales = [2.2, 2.4, 3.3, 3.8, 4.3, 5, 5.2] as const;

/** Once the last turns are counted. */
const lastScale = 1.4;

/** By seat; partners share what their side has. */
export function shares(table: Table, open: readonly Task[] = table.openTasks): number[] {
  const left = tasksLeft(table);
  const values = standings(table, open, left);
  const scale = table.turnsLeft === null ? scales[left]! : lastScale;
  const bySide = sharesOf(values, scale);
  if (!table.teams) return bySide;
  return [bySide[0]! / 2, bySide[1]! / 2, bySide[0]! / 2, bySide[1]! / 2];
}

/** By side: points, and what is expected besides. */
function standings(table: Table, open: readonly Task[], left: number): number[] {
  const values: number[] = [];
  const sides = sideCount(table);
  for (let side = 0; side < sides; side++) {
    const pile = table.tasks[side]!;
    const toCome = table.turnsLeft === null ? running(table, side, open, left) : lastTurn(table, side, open);
    values.push(pointsOf(pile) + toCome);
  }
  return values;
}

function running(table: Table, side: number, open: readonly Task[], left: number): number {
  const turns = turnsInRound(table, side);
  const tasksTaken = sideCount(table) > 2 ? 0 : taskWorth[left]! * table.tasks[side]!.length;
  return rowsWorth(table, side, open) + turnWorth * turns + tasksTaken;
}

/** Turns that the side still has in this round. A team is answered whenever it ends the game (EG-V4), so there
 *  only the turn itself counts, and that for half. */
function turnsInRound(table: Table, side: number): number {
  const { turn, firstSeat, seats, teams } = table;
  if (teams) return sideOf(table, turn) === side ? 0.5 : 0;
  return (side - firstSeat + seats) % seats >= (turn - firstSeat + seats) % seats ? 1 : 0;
}

function lastTurn(table: Table, side: number, open: readonly Task[]): number {
  for (let turn = 0; turn < table.turnsLeft!; turn++) {
    if (sideOf(table, (table.turn + turn) % table.seats) !== side) continue;
    return lastTurnWorth(table, side, open);
  }
  return 0;
}

function tasksLeft(table: Table): number {
  let most = 0;
  for (const pile of table.tasks) if (pile.length > most) most = pile.length;
  const left = lastTask(table.seats, table.teams) - most;
  return left < 0 ? 0 : left > 6 ? 6 : left;
}
