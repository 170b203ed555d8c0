// What never changes, however the game is played. Without Node: the registry knows this file.

import { type Card, cardCount, none, openTaskCount, symbolsOf, tasks } from '../components.ts';
import { cellCount } from '../grid.ts';
import { sideCount } from '../rows.ts';
import type { State } from '../types.ts';

/** Throws if something is lost, doubled, or where it cannot be. */
export function check(state: State): void {
  const lying = state.grid.filter((card) => card !== none);
  everyOnce([...lying, ...state.rows.flat(), ...state.deck, ...state.discards], cardCount, 'card');
  everyOnce([...state.openTasks, ...state.tasks.flat(), ...state.taskDeck], tasks.length, 'task');
  must(state.grid.length === cellCount, 'the grid has 25 cells');
  must(state.grid[state.emperor] === none, 'no card lies under the emperor');
  must(state.rows.length === 2 * sideCount(state), 'a side has two places for rows');
  must(state.tasks.length === sideCount(state), 'a side has one pile of tasks');
  must(state.openTasks.length <= openTaskCount(state.seats, state.teams), 'EG-S2');
  if (!state.children) for (const row of state.rows) checkRow(row);
  if (state.step === 'moveEmperor') checkRefilled(state);
}

function everyOnce(things: readonly number[], count: number, name: string): void {
  must(things.length === count, `there are ${count} ${name}s, not ${things.length}`);
  must(new Set(things).size === count, `no ${name} is there twice`);
  must(
    things.every((thing) => Number.isInteger(thing) && thing >= 0 && thing < count),
    `no ${name} is made up`,
  );
}

/** EG-T4 */
function checkRow(row: readonly Card[]): void {
  for (let i = 1; i < row.length; i++) {
    const shared = symbolsOf[row[i]!]! & symbolsOf[row[i - 1]!]!;
    must(shared !== 0, `cards ${row[i - 1]} and ${row[i]} of a row match`);
  }
}

/** EG-N1, EG-N2: a turn begins with empty cells only if both piles are empty; the same of tasks. */
function checkRefilled(state: State): void {
  const empty = state.grid.filter((card) => card === none).length - 1;
  must(empty === 0 || state.deck.length + state.discards.length === 0, 'the grid was refilled');
  const missing = openTaskCount(state.seats, state.teams) - state.openTasks.length;
  must(missing === 0 || state.taskDeck.length === 0, 'the open tasks were replenished');
}

function must(isTrue: boolean, invariant: string): void {
  if (!isTrue) throw new Error(`It does not hold that ${invariant}.`);
}
