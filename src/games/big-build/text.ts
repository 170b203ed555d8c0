// The table as text: ids, numbers, signs.

import { type Cell, cells, fifths } from './board.ts';
import { housePlan, letters, tokenIndex } from './components.ts';
import type { View } from './types.ts';

export function toText(view: View): string {
  const lines = [
    `${view.step} seat ${view.turn} turns ${view.turnsPlayed} idle ${view.idleRounds} first ${view.firstSeat}`,
    ...housePlan.map((row) => `house ${row.map((token) => placeText(view, token)).join(' ')}`),
    ...fifths.map((fifth) =>
      cellsOf(fifth)
        .map((cell) => cellText(view, cell))
        .join(' '),
    ),
    ...view.points.map((_, seat) => seatText(view, seat)),
    `deck ${view.deckSize} discards ${listed(view.discards)} known ${listed(view.known)}`,
  ];
  return lines.join('\n');
}

function placeText(view: View, token: string): string {
  const builder = view.house[tokenIndex.get(token)!];
  return builder == null ? `${token}:-` : `${token}:${builder}`;
}

function cellsOf(fifth: string): readonly Cell[] {
  return cells.filter((cell) => cell.id.includes(fifth));
}

/** 'A1=H' a round cell, '^' with START, '*' with an arrow; '3A=H3' a square; '@0' who stands there. */
function cellText(view: View, cell: Cell): string {
  const mark = cell.mark === 'start' ? '^' : cell.mark === 'arrow' ? '*' : '';
  const shown = cell.symbol === null ? (view.tokens[cell.square] ?? '-') : letters[cell.symbol] + mark;
  const seat = view.cells.indexOf(cell.id);
  return `${cell.id}=${shown}${seat < 0 ? '' : `@${seat}`}`;
}

function seatText(view: View, seat: number): string {
  const hand = seat === view.viewer ? listed(view.hand) : '?'.repeat(view.handSizes[seat]!) || '-';
  const cell = view.cells[seat] ?? '-';
  return `seat ${seat} ${view.characters[seat] ?? '-'} at ${cell} points ${view.points[seat]} hand ${hand}`;
}

function listed(cards: readonly string[]): string {
  return cards.length === 0 ? '-' : cards.join(',');
}
