// The glade in words: all that is seen, in the order in which a player needs it.

import type { Seat } from '../../../kernel/game.ts';
import type { Described, Tell } from '../../../ui-kit/board.ts';
import { type Cell, cells, fifths, squares } from '../board.ts';
import { housePlan, type Token, tokenIndex, tokens } from '../components.ts';
import { symbolCount, tokenPayments } from '../paying.ts';
import { pointsFor } from '../scoring.ts';
import { symbols, type View } from '../types.ts';
import { tokenOn } from '../walking.ts';
import { askedSymbol, type NextCell, nextCells, type Reached, reachOf, walker } from './reach.ts';

export function describe(view: View, tell: Tell): readonly Described[] {
  const section = (id: string, lines: readonly string[], title = `words.${id}`): Described => ({
    id,
    title: tell(title),
    lines,
  });
  const sections = [
    section('mine', mine(view, tell)),
    section('steps', steps(view, tell)),
    section('tokens', openTokens(view, tell)),
    section('house', house(view, tell)),
    section('seats', seats(view, tell)),
    ...fifths.map((fifth) => section(`fifth${fifth}`, cellsOf(view, fifth, tell))),
    section('piles', piles(view, tell)),
    section('clock', clock(view, tell)),
  ];
  return sections.filter(({ lines }) => lines.length > 0);
}

function mine(view: View, tell: Tell): readonly string[] {
  if (view.viewer === 'spectator') return [tell('words.watching')];
  const cell = view.cells[view.viewer];
  const character = view.characters[view.viewer];
  return [
    view.hand.length === 0 ? tell('words.noCards') : tell('words.cards', { cards: view.hand }),
    ...(character ? [tell('words.character', { character })] : []),
    ...(cell ? [tell('words.place', { cell })] : []),
  ];
}

/** Where one step leads, the cheapest first. */
function steps(view: View, tell: Tell): readonly string[] {
  if (walker(view) === undefined) return [];
  const next = nextCells(view).toSorted((one, other) => priceOf(view, one) - priceOf(view, other));
  return next.length === 0 ? [tell('words.noSteps')] : next.map((step) => stepLine(view, step, tell));
}

function priceOf(view: View, { cell }: NextCell): number {
  const token = tokenOn(view, cell);
  return token ? Math.min(...tokenPayments(view.hand, token).map((cards) => cards.length)) : 1;
}

function stepLine(view: View, { cell, over, payers }: NextCell, tell: Tell): string {
  const jumped = over.map((id) => view.cells.indexOf(id));
  const jump = jumped.length > 0 ? ` ${tell('words.jump', { seats: jumped })}` : '';
  const token = tokenOn(view, cell);
  if (token) {
    const sets = tokenPayments(view.hand, token).map((cards) => tell('words.set', { cards }));
    const ways = sets.join(` ${tell('words.or')} `);
    return tell('words.toToken', { cell: cell.id, token: token.id, ways }) + jump;
  }
  const asked = askedSymbol(view, cell.id);
  const values = { cell: cell.id, cards: payers, symbol: asked === undefined ? undefined : symbols[asked] };
  return tell(asked === undefined ? 'words.toClearing' : 'words.toCell', values) + jump;
}

/** What still lies on the squares, the nearest first. */
function openTokens(view: View, tell: Tell): readonly string[] {
  const reach = reachOf(view);
  const far = (cell: Cell): number => reach.get(cell.id)?.cards ?? Number.POSITIVE_INFINITY;
  return squares
    .filter((cell) => tokenOn(view, cell))
    .toSorted((one, other) => (far(one) === far(other) ? 0 : far(one) - far(other)))
    .map((cell) => tokenLine(view, cell, tokenOn(view, cell)!, reach.get(cell.id), tell));
}

function tokenLine(view: View, cell: Cell, token: Token, reached: Reached | undefined, tell: Tell): string {
  const points = pointsFor(view.house, tokenIndex.get(token.id)!);
  const line = tell('words.token', { token: token.id, cell: cell.id, points });
  if (view.viewer === 'spectator') return line;
  const held = symbolCount(view.hand, token.symbolIndex);
  const have = tell('words.held', { held, number: token.number });
  if (walker(view) === undefined) return `${line} ${have}`;
  return `${line} ${have} ${tell(reached ? 'words.reached' : 'words.notReached', { cards: reached?.cards })}`;
}

function house(view: View, tell: Tell): readonly string[] {
  const place = (token: string): string => {
    const seat = view.house[tokenIndex.get(token)!];
    return tell(seat == null ? 'words.empty' : 'words.laid', { token, seat });
  };
  return housePlan.map((row, i) => `${tell(`words.row${i}`)}: ${row.map(place).join('; ')}.`);
}

function seats(view: View, tell: Tell): readonly string[] {
  return view.points.map((points, seat) => {
    const about = [
      tell('words.points', { points }),
      tell('ui.cards', { count: view.handSizes[seat] }),
      ...characterAndPlace(view, seat, tell),
    ];
    return `${tell('words.seat', { seat })}: ${about.join('; ')}.`;
  });
}

function characterAndPlace(view: View, seat: Seat, tell: Tell): readonly string[] {
  const character = view.characters[seat];
  const cell = view.cells[seat];
  return [
    ...(character ? [tell(`character.${character}`)] : []),
    ...(cell ? [tell('words.standsOn', { cell })] : []),
  ];
}

function cellsOf(view: View, fifth: string, tell: Tell): readonly string[] {
  return cells.filter(({ id }) => id.includes(fifth)).map((cell) => cellLine(view, cell, tell));
}

function cellLine(view: View, cell: Cell, tell: Tell): string {
  const token = tokenOn(view, cell);
  const seat = view.cells.indexOf(cell.id);
  const about = [
    ...(cell.mark === null ? [] : [tell(`words.${cell.mark}`, { symbol: cell.symbol })]),
    ...(token ? [tell('words.tokenHere', { token: token.id })] : []),
    ...(cell.kind === 'square' && !token ? [tell('ui.clearing')] : []),
    ...(seat >= 0 ? [tell('ui.stands', { seat })] : []),
    tell('words.paths', { cells: cell.neighbours.map(({ id }) => id) }),
  ];
  return `${tell(`cell.${cell.id}`)}: ${about.join('; ')}.`;
}

function piles(view: View, tell: Tell): readonly string[] {
  return [
    tell('words.deck', { count: view.deckSize }),
    view.discards.length === 0
      ? tell('words.noDiscards')
      : tell('words.discards', { count: view.discards.length, cards: view.discards }),
    view.known.length === 0 ? tell('words.noneKnown') : tell('words.known', { cards: view.known }),
  ];
}

function clock(view: View, tell: Tell): readonly string[] {
  const done = view.house.filter((seat) => seat !== null).length;
  return [
    tell('words.house.done', { done, of: tokens.length }),
    tell('words.first', { seat: view.firstSeat }),
    tell('words.turn', { seat: view.turn, turns: view.turnsPlayed, last: view.idleSince }),
    ...(view.idleRounds > 0 ? [tell('words.idle', { rounds: view.idleRounds })] : []),
  ];
}
