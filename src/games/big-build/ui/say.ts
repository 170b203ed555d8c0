// What a move would come to, in a sentence and on its button.

import type { Tell } from '../../../ui-kit/board.ts';
import { cellById } from '../board.ts';
import { handSize, tokenIndex } from '../components.ts';
import { symbolCount } from '../paying.ts';
import { pointsFor } from '../scoring.ts';
import type { CardId, CellId, Move, View } from '../types.ts';
import { cellOf, jumpedOnTheWay, tokenOn } from '../walking.ts';
import { isByBrook } from './glade.ts';

export function say(move: Move, view: View, tell: Tell): string | undefined {
  switch (move.type) {
    case 'go':
      return sayStep(move.to, move.cards, view, tell);
    case 'draw':
    case 'discard': {
      const thrown = move.type === 'discard' ? move.cards.length : 0;
      return tell('ui.say.refill', { thrown, drawn: drawnAfter(view, thrown) });
    }
    case 'character':
    case 'start':
    case 'stop':
      return undefined;
  }
}

export function button(move: Move, view: View, tell: Tell): string | undefined {
  switch (move.type) {
    case 'go': {
      const points = pointsAt(view, move.to);
      return points === undefined ? undefined : tell('ui.button.take', { points });
    }
    case 'draw':
      return tell('ui.button.draw', { drawn: drawnAfter(view, 0) });
    case 'discard':
      return tell('ui.button.discard', {
        thrown: move.cards.length,
        drawn: drawnAfter(view, move.cards.length),
      });
    case 'character':
    case 'start':
    case 'stop':
      return undefined;
  }
}

function drawnAfter({ hand }: View, thrown: number): number {
  return handSize - hand.length + thrown;
}

function pointsAt(view: View, cell: CellId): number | undefined {
  const token = tokenOn(view, cellById.get(cell)!);
  return token && pointsFor(view.house, tokenIndex.get(token.id)!);
}

function sayStep(to: CellId, cards: readonly CardId[], view: View, tell: Tell): string {
  const goal = cellById.get(to)!;
  const token = tokenOn(view, goal);
  if (token) {
    const points = pointsAt(view, to)!;
    const shown = symbolCount(cards, token.symbolIndex);
    const over = shown - token.number;
    const paid = tell('ui.say.paid', { count: cards.length, shown, over });
    return `${tell('ui.say.part', { token: token.id, number: token.number, symbol: token.symbol, points })} ${paid}`;
  }
  return `${tell('ui.say.step', { to, cards })}${howTo(to, view, tell)}`;
}

/** What is special about the way: heads that are jumped, the brook. */
function howTo(to: CellId, view: View, tell: Tell): string {
  const from = cellOf(view, view.turn);
  const goal = cellById.get(to)!;
  const over = jumpedOnTheWay(view, from, goal) ?? [];
  if (over.length > 0) {
    return ` ${tell('ui.say.jump', { seats: over.map((cell) => view.cells.indexOf(cell)) })}`;
  }
  return isByBrook(from, goal) ? ` ${tell('ui.say.brook')}` : '';
}
