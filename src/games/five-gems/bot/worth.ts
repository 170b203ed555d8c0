// What tasks and cards are worth, in the logarithm of the odds of winning: fitted to games of two, three and four,
// of `policy` and `quick` among themselves, and smoothed. The solo figures are estimates.

import type { CardId, Deck } from '../components.ts';

/** By complex tasks fulfilled, then by simple ones. What is missing has won (FG-E1). */
const progress: readonly (readonly number[])[] = [
  [0, 0.69, 1.11, 2.01, 2.79, 3.81, 5.61],
  [1.56, 2.3, 2.61, 3.63, 4.56, 4.98],
  [3.41, 4.41, 4.63, 5.59],
  [5.82],
];
const won = 10.47;

/** FG-V3: alone, a task is a task. */
const soloTask = 0.7;

/** `goal`: of the solo game, 0 of any other. */
export function progressAt(goal: number, complex: number, simple: number): number {
  return goal > 0 ? soloTask * (complex + simple) : (progress[complex]?.[simple] ?? won);
}

export function hasWon(goal: number, complex: number, simple: number): boolean {
  return goal > 0 ? complex + simple >= goal : progress[complex]?.[simple] === undefined;
}

/** By how near it is (`classOf`): how much of its worth a card in hand has already. */
export type Nearness = Readonly<Record<Deck, readonly number[]>>;

/** By how many others act before the seat's next turn. */
const nearness: readonly Nearness[] = [
  {
    simple: [0.73, 0.59, 0.53, 0.48, 0.11, 0.14, 0.11, 0.11, 0.02, 0],
    complex: [0.93, 0.85, 0.82, 0.77, 0.14, 0.13, 0.11, 0.08, 0.02, 0.01],
  },
  {
    simple: [0.29, 0.28, 0.25, 0.22, 0.08, 0.12, 0.1, 0.08, 0.01, 0],
    complex: [0.46, 0.36, 0.3, 0.26, 0.09, 0.14, 0.12, 0.07, 0.01, 0],
  },
  {
    simple: [0.18, 0.17, 0.15, 0.14, 0.05, 0.08, 0.07, 0.05, 0.01, 0],
    complex: [0.36, 0.21, 0.17, 0.14, 0.06, 0.11, 0.08, 0.04, 0.01, 0],
  },
  {
    simple: [0.13, 0.12, 0.11, 0.09, 0.03, 0.07, 0.05, 0.03, 0.01, 0],
    complex: [0.32, 0.16, 0.14, 0.11, 0.04, 0.1, 0.07, 0.03, 0.01, 0],
  },
];

export function nearnessAfter(others: number): Nearness {
  return nearness[others] ?? nearness.at(-1)!;
}

export const waiting = nearnessAfter(1);

/** Of a card that is still to be drawn. */
export const unseen: Readonly<Record<Deck, number>> = { simple: 0.1, complex: 0.08 };

export function deckOf(id: CardId): Deck {
  return id.charCodeAt(0) === 67 ? 'complex' : 'simple';
}
