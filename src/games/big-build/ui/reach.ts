// How far the cards reach: every cell that can be got to in this turn, with the least number of cards.

import type { Seat } from '../../../kernel/game.ts';
import { type Cell, cellById } from '../board.ts';
import { cardById } from '../components.ts';
import { removeOne } from '../hand.ts';
import { paysStep, tokenPayments } from '../paying.ts';
import type { CardId, CellId, View } from '../types.ts';
import { cellOf, destinations, jumpedOnTheWay, type Table, tokenOn } from '../walking.ts';

export interface Reached {
  /** Cards in all. */
  readonly cards: number;
  /** By one step from here, whatever it costs. */
  readonly isNext: boolean;
}

export interface NextCell {
  readonly cell: Cell;
  /** The characters jumped on the way. */
  readonly over: readonly CellId[];
  /** The different cards that pay for a step; of a token, those of any set that pays. */
  readonly payers: readonly CardId[];
  readonly hasToken: boolean;
}

/** Who looks, if it is theirs to walk. */
export function walker(view: View): Seat | undefined {
  const isTheirs = view.viewer === view.turn && view.step === 'move';
  return isTheirs ? view.turn : undefined;
}

/** Asked for by many parts of one picture. */
const nextIn = new WeakMap<View, readonly NextCell[]>();

/** Where one step leads now that can be paid. */
export function nextCells(view: View): readonly NextCell[] {
  const known = nextIn.get(view) ?? findNext(view);
  nextIn.set(view, known);
  return known;
}

function findNext(view: View): readonly NextCell[] {
  const seat = walker(view);
  if (seat === undefined) return [];
  const from = cellOf(view, seat);
  return destinations(view, from)
    .map((cell): NextCell => {
      const token = tokenOn(view, cell);
      const paying = token ? tokenPayments(view.hand, token).flat() : stepPayers(view.hand, cell);
      return {
        cell,
        over: jumpedOnTheWay(view, from, cell)!,
        payers: [...new Set(paying)],
        hasToken: token !== undefined,
      };
    })
    .filter(({ payers }) => payers.length > 0);
}

/** The different cards of a hand that pay for a step without a token. */
export function stepPayers(hand: readonly CardId[], to: Cell): readonly CardId[] {
  return [...new Set(hand)].filter((card) => paysStep(cardById.get(card)!, to));
}

const reachIn = new WeakMap<View, ReadonlyMap<CellId, Reached>>();

export function reachOf(view: View): ReadonlyMap<CellId, Reached> {
  const known = reachIn.get(view) ?? findReach(view);
  reachIn.set(view, known);
  return known;
}

function findReach(view: View): ReadonlyMap<CellId, Reached> {
  const found = new Map<CellId, Reached>();
  const seat = walker(view);
  if (seat === undefined) return found;
  const seen = new Set<string>();
  const walk = (table: Table, hand: readonly CardId[], used: number): void => {
    for (const to of destinations(table, cellOf(table, seat))) {
      for (const cards of paymentsFor(table, hand, to)) {
        const total = used + cards.length;
        const known = found.get(to.id);
        if (!known || known.cards > total) {
          found.set(to.id, { cards: total, isNext: known?.isNext || used === 0 });
        }
        const rest = hand.slice();
        for (const card of cards) removeOne(rest, card);
        const after = moved(table, seat, to);
        const key = `${to.id} ${rest} ${after.tokens}`;
        if (rest.length === 0 || seen.has(key)) continue;
        seen.add(key);
        walk(after, rest, total);
      }
    }
  };
  walk(view, view.hand, 0);
  found.delete(cellOf(view, seat).id);
  return found;
}

function paymentsFor(table: Table, hand: readonly CardId[], to: Cell): readonly (readonly CardId[])[] {
  const token = tokenOn(table, to);
  return token ? tokenPayments(hand, token) : stepPayers(hand, to).map((card) => [card]);
}

function moved(table: Table, seat: Seat, to: Cell): Table {
  return {
    cells: table.cells.map((cell, other) => (other === seat ? to.id : cell)),
    tokens: to.square < 0 ? table.tokens : table.tokens.map((token, i) => (i === to.square ? null : token)),
  };
}

/** The symbol that a cell or its token asks for; undefined: any. */
export function askedSymbol(view: View, cell: CellId): number | undefined {
  const there = cellById.get(cell)!;
  const token = tokenOn(view, there);
  if (token) return token.symbolIndex;
  return there.symbolIndex < 0 ? undefined : there.symbolIndex;
}
