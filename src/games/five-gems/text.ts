import { type CardId, cardOf, deckNames } from './components.ts';
import { pointsOf } from './scoring.ts';
import type { View } from './types.ts';

/** The field with its coordinates, then what lies beside it, then a line for each seat; `*` marks whose turn it is. */
export function toText(view: View): string {
  return [tableLine(view), ...fieldLines(view), ...pileLines(view), ...seatLines(view)].join('\n');
}

function tableLine(view: View): string {
  const held = view.held ? ` held ${view.held}` : '';
  const claiming = view.claiming
    ? ` claiming ${view.claiming}${view.pointed.map(({ x, y }) => ` ${x},${y}`).join('')}`
    : '';
  const end = view.end ? ` ${view.end}` : '';
  return `${view.step}${held}${claiming}${end} idle ${view.idleTurns}`;
}

/** The names of columns and rows, which people use, and before the gems the numbers, which keys use. */
function fieldLines({ field, columns, rows }: View): readonly string[] {
  const names = columns.slice(1, -1).map((name) => name.padStart(3));
  const numbers = names.map((_, x) => String(x).padStart(3));
  const lines = field.map((row, y) =>
    [String(rows[y + 1]), String(y), ...row].map((letter) => letter.padStart(3)).join(''),
  );
  return [`      ${names.join('')}`, `      ${numbers.join('')}`, ...lines];
}

function pileLines(view: View): readonly string[] {
  const open = view.open.map((colour) => colour ?? '.').join(' ');
  const decks = deckNames.map((deck) => `${deck} ${view.deckSizes[deck]}`).join(' ');
  const lines = [`open ${open} stack ${view.stackSize} ${decks}`];
  if (view.discarded.length > 0) lines.push(`discarded ${view.discarded.join(' ')}`);
  if (view.hands.length === 1) {
    lines.push(`game ${view.gamePile.length}/${view.gameGoal} ${view.gamePile.join(' ')}`.trimEnd());
  }
  return lines;
}

function seatLines(view: View): readonly string[] {
  return view.hands.map((backs, seat) => {
    const tasks = view.fulfilled[seat]!;
    const hidden = 'S'.repeat(backs.simple) + 'C'.repeat(backs.complex);
    const hand = seat === view.viewer ? view.hand.map(taskText).join(' ') : hidden;
    const score =
      view.hands.length === 1 ? `${tasks.length}/${view.goal}` : `${pointsOf(tasks)}p ${tasks.length}t`;
    return `${seat === view.turn ? '*' : ' '}${seat} ${score} hand ${hand || '-'} fulfilled ${tasks.join(' ') || '-'}`;
  });
}

/** The card with its arrangement, row by row: `C5G[GV/.B/.R]`. */
function taskText(id: CardId): string {
  const { gems } = cardOf(id);
  const rows: string[][] = [];
  for (const { x, y, colour } of gems) {
    while (rows.length <= y) rows.push([]);
    rows[y]![x] = colour;
  }
  const lines = rows.map((row) => Array.from(row, (colour) => colour ?? '.').join(''));
  return `${id}[${lines.join('/')}]`;
}
