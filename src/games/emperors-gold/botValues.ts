// What a position is worth, as far as one look can tell.

import { type SymbolSet, type Task, tasks } from './components.ts';
import { symbolsIn } from './rows.ts';
import type { Row, Table } from './types.ts';

/** By the number of cards that are missing at least: the part of a task's points that a row is worth.
 *  Tuned by games of this player against itself, as the other numbers here. */
const nearness = [0.72, 0.72, 0.52, 0.34, 0.2, 0.12, 0.07, 0.04] as const;

/** A turn extends one row only, so the second one counts less. */
const secondRow = 0.85;

const bitCounts: readonly number[] = Array.from({ length: 1 << 10 }, (_, set) => {
  let count = 0;
  for (let bits = set; bits !== 0; bits &= bits - 1) count++;
  return count;
});

/** What a row is worth for the sake of one task. */
export function prospect(length: number, set: SymbolSet, task: Task): number {
  const card = tasks[task]!;
  const missing = Math.max(card.length - length, bitCounts[card.wanted & ~set]!);
  return card.points * nearness[Math.max(missing, 0)]!;
}

/** What two rows are worth together: each aims at a task of its own, none at the task that is gone.
 *  The lists are the rows' prospects by place among the open tasks. */
export function bothProspects(first: readonly number[], second: readonly number[], gone: number): number {
  let best = 0;
  for (let i = 0; i < first.length; i++) {
    if (i === gone) continue;
    for (let j = 0; j < first.length; j++) {
      if (j === gone || (j === i && first.length > 1)) continue;
      const a = first[i]!;
      const b = second[j]!;
      const worth = a > b ? a + secondRow * b : b + secondRow * a;
      if (worth > best) best = worth;
    }
  }
  return best;
}

export function prospectsOf(table: Table, side: number, row: Row): number[] {
  const cards = table.rows[2 * side + row]!;
  const set = symbolsIn(cards);
  return table.openTasks.map((task) => prospect(cards.length, set, task));
}

/** The worth of a side's rows if the task at a place among the open ones were gone. */
export function rowsWorth(table: Table, side: number, gone: number): number {
  return bothProspects(prospectsOf(table, side, 0), prospectsOf(table, side, 1), gone);
}
