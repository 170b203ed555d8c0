// What the learned judgement looks at: a position as one seat has it. Every feature is there or not.

import type { Seat } from '../../../kernel/game.ts';
import type { State } from '../types.ts';
import { classOf, gemsAt, seen } from './sight.ts';
import { standingOf } from './value.ts';
import { deckOf, hasWon } from './worth.ts';

/** How many others act before the seat's next turn: three, or more. */
const waits = 4;
const complexTasks = 4;
const simpleTasks = 7;
const progressSize = complexTasks * simpleTasks;

/** How near a card is: one action away, in so many ways at most … */
const ways = [1, 2, 3, 5];
/** … with so many arrangements two away … */
const secondWays = [0, 2];
/** … or not, with so many of these. */
const preparations = [0, 1, 3, 6];
const nearCells = (ways.length + 1) * (secondWays.length + 1);
const cellsOfDeck = nearCells + 4 * (preparations.length + 1);
const cardSize = 2 * cellsOfDeck;

const gemCounts = [6, 9, 12, 15, 19];
const fewCards = 4;

const cards = waits * progressSize;
const gems = cards + waits * cardSize;
const chances = gems + gemCounts.length + 1;
export const featureCount: number = chances + fewCards * fewCards;

/** Progress, three cards, the size of the field and what the next action can bring. */
export const mostFeatures = 6;

/** Writes the numbers of the features that are there, and returns how many they are. The field must be looked at. */
export function writeFeatures(state: State, seat: Seat, into: Uint16Array, from: number): number {
  const { hands, turn } = state;
  const before = (seat - turn + hands.length) % hands.length;
  const wait = Math.min(before, waits - 1);
  const { hand, complex, simple, turns, goal } = standingOf(state, seat, before);
  let at = from;
  into[at++] =
    wait * progressSize +
    Math.min(complex, complexTasks - 1) * simpleTasks +
    Math.min(simple, simpleTasks - 1);
  let near = 0;
  let winning = 0;
  for (let i = 0; i < hand.length; i++) {
    const isComplex = deckOf(hand[i]!) === 'complex';
    classOf(hand[i]!, turns);
    into[at++] = cards + wait * cardSize + (isComplex ? cellsOfDeck : 0) + cellOf();
    if (seen.one === 0) continue;
    near++;
    if (hasWon(goal, complex + (isComplex ? 1 : 0), simple + (isComplex ? 0 : 1))) winning++;
  }
  into[at++] = gems + stepOf(gemCounts, gemsAt.length);
  into[at++] = chances + Math.min(winning, fewCards - 1) * fewCards + Math.min(near, fewCards - 1);
  return at - from;
}

/** Of the card that was looked at last. */
function cellOf(): number {
  const { one, waiting, two, three } = seen;
  if (one > 0) return stepOf(ways, one) * (secondWays.length + 1) + stepOf(secondWays, two);
  const row = (waiting > 0 ? preparations.length + 1 : 0) + stepOf(preparations, two);
  return nearCells + 2 * row + (three > 0 ? 1 : 0);
}

/** The first step that is not below the number. */
function stepOf(steps: readonly number[], number: number): number {
  let step = 0;
  while (step < steps.length && number > steps[step]!) step++;
  return step;
}
