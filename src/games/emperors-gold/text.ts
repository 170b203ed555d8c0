import {
  type Card,
  cardValue,
  colours,
  namesOf,
  none,
  shapes,
  symbolsOf,
  type Task,
  tasks,
} from './components.ts';
import { cellNames } from './grid.ts';
import { sideCount, sideOf } from './rows.ts';
import { pointsOf } from './scoring.ts';
import type { View } from './types.ts';

const shapeSigns = ['○', '□', '⬡', '☆', '◇'] as const;

const signs: Readonly<Record<string, string>> = Object.fromEntries([
  ...shapes.map((shape, i) => [shape, shapeSigns[i]!]),
  ...colours.map((colour) => [colour, colour[0]!]),
]);

/** The grid, the tasks, the piles, the sides. `r☆3` is the red star of value 3; `@` is the emperor. */
export function toText(view: View): string {
  const sides = Array.from({ length: sideCount(view) }, (_, side) => sideText(view, side));
  return [stateText(view), ...gridText(view), ...view.openTasks.map(taskText), ...sides].join('\n');
}

function stateText(view: View): string {
  const left = view.turnsLeft === null ? '' : ` last ${view.turnsLeft}`;
  const piles = `deck ${view.deckSize} discards ${view.discards.length} tasks ${view.taskDeckSize}`;
  return `${view.step} turn ${view.turn} ${piles} idle ${view.idleTurns}${left}`;
}

function gridText(view: View): string[] {
  const lines = [0, 5, 10, 15, 20].map((start) => {
    const cards = view.grid.slice(start, start + 5).map((card, i) => {
      if (start + i === view.emperor) return ' @ ';
      return card === none ? ' . ' : cardText(card);
    });
    return `${cellNames[start]![0]} ${cards.join(' ')}`.trimEnd();
  });
  return ['   1   2   3   4   5', ...lines];
}

function cardText(card: Card): string {
  const [shape, colour] = namesOf(symbolsOf[card]!);
  return `${signs[colour!]}${signs[shape!]}${cardValue(card)}`;
}

function taskText(task: Task): string {
  const { wanted, length, points } = tasks[task]!;
  const wantedText = namesOf(wanted).map((symbol) => signs[symbol]!);
  return `task ${task}: ${wantedText.join('')} ${length}+ = ${points}`;
}

/** `*` marks the side whose turn it is, `>` the row extended in it. */
function sideText(view: View, side: number): string {
  const isOnTurn = sideOf(view, view.turn) === side;
  const seats = view.teams ? `${side}+${side + 2}` : `${side}`;
  const rows = [0, 1].map((row) => {
    const cards = view.rows[2 * side + row]!.map(cardText).join(' ');
    return `${isOnTurn && view.row === row ? '>' : ' '}[${cards}]`;
  });
  const pile = view.tasks[side]!;
  return `${isOnTurn ? '*' : ' '}${seats} points ${pointsOf(pile)} tasks ${pile.length}${rows.join('')}`;
}
