// Short words for what is on the picture.

import type { Tell } from '../../../ui-kit/board.ts';
import type { Cell } from '../board.ts';
import { tokenIndex } from '../components.ts';
import { pointsFor } from '../scoring.ts';
import type { View } from '../types.ts';
import { tokenOn } from '../walking.ts';

/** What a screen reader calls a cell: its name, what lies there, who stands there. */
export function cellLabel(view: View, cell: Cell, tell: Tell): string {
  const words = [tell(`cell.${cell.id}`)];
  const token = tokenOn(view, cell);
  if (token) {
    const points = pointsFor(view.house, tokenIndex.get(token.id)!);
    words.push(tell('ui.tokenHere', { token: token.id, points }));
  } else if (cell.kind === 'square') {
    words.push(tell('ui.clearing'));
  }
  const seat = view.cells.indexOf(cell.id);
  if (seat >= 0) words.push(tell('ui.stands', { seat }));
  return words.join(', ');
}
