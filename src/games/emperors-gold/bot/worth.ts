// What rows promise, from tables: this is the innermost loop of every imagined future.

import { type SymbolSet, type Task, tasks } from '../components.ts';
import { symbolsIn } from '../rows.ts';
import type { Table } from '../types.ts';

/** The task that will be turned up for one that was claimed: nobody knows it yet. */
export const unknown: Task = tasks.length;

/** What a task is worth besides its points: it brings the end nearer. */
export const taskBonus = 1;

/** By the number of cards that are missing at least: the part of a task's worth that a row has. */
const nearness = [0.72, 0.72, 0.52, 0.34, 0.2, 0.12, 0.07, 0.04] as const;

/** The same, of its points, for who has one turn left, in which only a claim counts. */
const chance = [0.95, 0.92, 0.54, 0.24, 0.07, 0.01, 0, 0] as const;

const longest = 7;
const gapLimit = 8;

export const bitCounts: Uint8Array = Uint8Array.from({ length: 1 << 10 }, (_, set) => {
  let count = 0;
  for (let rest = set; rest !== 0; rest &= rest - 1) count++;
  return count;
});

const wanted = Int32Array.from(tasks, (task) => task.wanted);
const lengths = Int32Array.from(tasks, (task) => task.length);
const promises = tableOf(nearness, taskBonus);
const chances = tableOf(chance, 0);

function tableOf(parts: readonly number[], bonus: number): Float64Array {
  return Float64Array.from({ length: tasks.length * gapLimit }, (_, at) => {
    return (tasks[Math.floor(at / gapLimit)]!.points + bonus) * parts[at % gapLimit]!;
  });
}

/** Cards that a row needs at least until it fulfils a task; 0 if it does. */
export function missing(task: Task, length: number, set: SymbolSet): number {
  const short = lengths[task]! - length;
  const lacking = bitCounts[wanted[task]! & ~set]!;
  const most = short > lacking ? short : lacking;
  return most > 0 ? most : 0;
}

/** By length and set: what a row is worth for a task of which nothing is known. */
const promisesOfUnknown: Float64Array = Float64Array.from({ length: (longest + 1) << 10 }, (_, at) => {
  let sum = 0;
  for (let task = 0; task < tasks.length; task++) {
    sum += promises[task * gapLimit + missing(task, at >> 10, at & 1023)]!;
  }
  return sum / tasks.length;
});

/** What a row is worth for a task for which so many cards are missing. */
export function promiseAt(task: Task, gap: number): number {
  return promises[task * gapLimit + gap]!;
}

/** What a row is worth for the sake of one task. */
export function promise(task: Task, length: number, set: SymbolSet): number {
  if (task === unknown) return promisesOfUnknown[((length > longest ? longest : length) << 10) | set]!;
  return promises[task * gapLimit + missing(task, length, set)]!;
}

const firstPromises = new Float64Array(8);
const secondPromises = new Float64Array(8);

/** What the rows of a side are worth while these tasks lie open: each aims at a task of its own. */
export function rowsWorth(table: Table, side: number, open: readonly Task[]): number {
  fill(firstPromises, table.rows[2 * side]!, open);
  fill(secondPromises, table.rows[2 * side + 1]!, open);
  let best = 0;
  for (let i = 0; i < open.length; i++) {
    let other = 0;
    for (let j = 0; j < open.length; j++) {
      if (j !== i && secondPromises[j]! > other) other = secondPromises[j]!;
    }
    const worth = firstPromises[i]! + other;
    if (worth > best) best = worth;
  }
  return best;
}

function fill(promised: Float64Array, cards: readonly number[], open: readonly Task[]): void {
  const { length } = cards;
  const set = symbolsIn(cards);
  for (let i = 0; i < open.length; i++) promised[i] = promise(open[i]!, length, set);
}

/** What a side may expect of its last turn. */
export function lastTurnWorth(table: Table, side: number, open: readonly Task[]): number {
  let best = 0;
  for (let row = 2 * side; row < 2 * side + 2; row++) {
    const cards = table.rows[row]!;
    const set = symbolsIn(cards);
    for (const task of open) {
      if (task === unknown) continue;
      const worth = chances[task * gapLimit + missing(task, cards.length, set)]!;
      if (worth > best) best = worth;
    }
  }
  return best;
}

/** The open tasks, with unknown ones where some will be turned up. */
export function openAfter(table: Table, claim: number): readonly Task[] {
  return claim < 0 ? table.openTasks : table.openTasks.map((task, i) => (i === claim ? unknown : task));
}
