// What an unseen gem from the stack is worth (FG-T1).

import type { CardId } from '../components.ts';
import { grid } from '../grid.ts';
import type { State } from '../types.ts';
import { placing } from './action.ts';
import { begun, classOf, codeOf, openCount } from './sight.ts';
import { type Standing, valueAfter, worthAfter } from './value.ts';

/** No gem of the stack is worth more, not even one that wins: there may be others. */
const mostGain = 25;

/** An arrangement that waits for one gem. */
interface Waiting {
  readonly card: CardId;
  readonly cell: number;
  readonly code: number;
}

interface Chance extends Waiting {
  /** That the stack brings the gem. */
  readonly chance: number;
  /** What it adds to the odds, on the average. */
  readonly gain: number;
}

/** If the stack brings another gem, all stays as it is. */
export function blindValue(state: State, standing: Standing): number {
  let value = valueAfter(standing, -1, -1);
  for (const { gain } of blindChances(state, standing)) value += gain;
  return value;
}

export function blindChances(state: State, standing: Standing): readonly Chance[] {
  const now = valueAfter(standing, -1, -1);
  return waitingCells(standing).flatMap((wait): Chance[] => {
    const count = state.stack.filter((colour) => codeOf(colour) === wait.code).length;
    if (count === 0) return [];
    openCount[wait.code]!++;
    const gain = Math.min(worthAfter(standing, placing(wait.cell, wait.code)) - now, mostGain);
    openCount[wait.code]!--;
    const chance = count / state.stack.length;
    return [{ ...wait, chance, gain: gain * chance }];
  });
}

function waitingCells({ hand, turns }: Standing): readonly Waiting[] {
  const waits: Waiting[] = [];
  for (const card of hand) {
    classOf(card, turns);
    for (let i = 0; i < begun.length; i += 4) {
      const cell = begun.cells[i]!;
      const code = begun.cells[i + 1]!;
      const isWaiting = begun.cells[i + 2] === -1 && grid[cell] === 0 && openCount[code] === 0;
      if (isWaiting && !waits.some((other) => other.code === code)) waits.push({ card, cell, code });
    }
  }
  return waits;
}
