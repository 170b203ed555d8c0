// How a position looks to one seat, on the loaded grid: the tasks that a change fulfils, and how near it
// brings the others.

import type { Seat } from '../../kernel/game.ts';
import { type CardId, cardOf } from './components.ts';
import { grid, indexAt, load } from './grid.ts';
import { turnsOf, turnThrough } from './match.ts';
import { gemsAt, isOpen, measure, reach } from './reach.ts';
import type { State } from './types.ts';
import { wins, worths } from './worth.ts';

/** By tenths of an action: how much of a task's worth is there already. Each action more halves it. */
const nearness: readonly number[] = halving(100, 0.933);
/** The more arrangements are one action away, the less a single action of somebody else can spoil. */
const perWay = 0.05;
const waysThatCount = 4;
/** A fulfilled task also brings a new card. */
export const fulfilment = 1.5;
/** More than all tasks of a hand can be worth. */
const victory = 100;

function halving(length: number, factor: number): number[] {
  const values = [1];
  while (values.length < length) values.push(values[values.length - 1]! * factor);
  return values;
}

/** One seat's hand in one position. */
export interface Thought {
  readonly state: State;
  readonly seat: Seat;
  readonly hand: readonly CardId[];
  /** By card of the hand. */
  readonly worth: readonly number[];
  readonly turns: number;
  /** Whether the change valued last fulfils a task. */
  fulfils: boolean;
}

export function think(state: State, seat: Seat): Thought {
  const { field, open } = state;
  load(field);
  gemsAt.length = 0;
  for (let y = 0; y < field.length; y++) {
    for (let x = 0; x < field[y]!.length; x++) if (grid[indexAt(x, y)] !== 0) gemsAt.push(indexAt(x, y));
  }
  isOpen.fill(0);
  for (const colour of open) if (colour) isOpen[colour.charCodeAt(0)] = 1;
  const hand = tasksOf(state, seat);
  const worthByDeck = worths(state, seat);
  const worth = hand.map((id) => worthByDeck[cardOf(id).deck]);
  return { state, seat, hand, worth, turns: turnsOf(state.mirror), fulfils: false };
}

/** What is shown to be claimed is not lost yet (FG-K3). */
function tasksOf({ hands, turn, claiming }: State, seat: Seat): readonly CardId[] {
  const hand = hands[seat]!;
  return claiming && turn === seat ? [...hand, claiming] : hand;
}

/** What the hand is worth after an action that changed these cells; -1 stands for no cell. */
export function valueAfter(thought: Thought, at: number, other: number): number {
  const { hand, worth, turns } = thought;
  let value = 0;
  let points = 0;
  let count = 0;
  for (let i = 0; i < hand.length; i++) {
    const id = hand[i]!;
    if (isMade(id, at, turns) || isMade(id, other, turns)) {
      value += worth[i]! * fulfilment;
      points += cardOf(id).points;
      count++;
    } else {
      value += worth[i]! * partDone(id, turns);
    }
  }
  thought.fulfils = count > 0;
  return count > 0 && wins(thought.state, thought.seat, points, count) ? victory + value : value;
}

/** How much of a task's worth is there already. */
export function partDone(id: CardId, turns: number): number {
  measure(id, turns);
  return nearness[reach.cost]! * (1 + perWay * Math.min(reach.ways, waysThatCount));
}

function isMade(id: CardId, at: number, turns: number): boolean {
  return at >= 0 && turnThrough(id, at, turns) >= 0;
}
