// How cards lie in a mine that may be too narrow for them: equal ones in piles, wide mines beside narrow ones. It
// depends on the position alone, so that nothing moves while somebody chooses. Pure.

import type { Seat } from '../../../kernel/game.ts';
import { numberOfAction } from '../components.ts';
import type { Mine, View, ViewSpot } from '../types.ts';
import { homeOf, isFree, mineIn, rivalsOf } from './spots.ts';

/** A card, or a pile of equal free cards. `index` is that of the first in its mine. */
export interface Lying extends ViewSpot {
  readonly index: number;
  readonly count: number;
  /** The how many-th of this number in its mine: a name that lasts while others come and go. */
  readonly among: number;
}

/** Pixels at 360: a card that may be tapped, one that may be folded, an action card, the mine's own walls. */
const openWidth = 48;
const foldedWidth = 26;
const heldWidth = 30;
const walls = 11;
/** A mine of a row of two, the row, and the least there is. */
const halfRow = 159;
const wholeRow = 326;
const leastMine = 92;
const ownWidth = 181;

export function lie(view: View, mine: Mine): readonly Lying[] {
  const cards = mineIn(view, mine);
  const single = cards.map((spot, index) => ({ ...spot, index, count: 1, among: amongEqual(cards, index) }));
  return mine === 'common' || widthOf(single) <= roomOf(view, mine) ? single : piled(single);
}

function amongEqual(cards: readonly ViewSpot[], index: number): number {
  return cards.slice(0, index).filter(({ number }) => number === cards[index]!.number).length;
}

function piled(cards: readonly Lying[]): readonly Lying[] {
  const piles: Lying[] = [];
  for (const card of cards) {
    const under = piles.findIndex((pile) => isFree(card) && isFree(pile) && pile.number === card.number);
    if (under < 0) piles.push(card);
    else piles[under] = { ...piles[under]!, count: piles[under]!.count + 1 };
  }
  return piles;
}

function widthOf(cards: readonly Lying[]): number {
  return cards.reduce((sum, card) => sum + (isFree(card) ? openWidth : foldedWidth), 0);
}

function roomOf(view: View, seat: Seat): number {
  if (seat === homeOf(view)) return ownWidth;
  if (view.money.length === 2) return wholeRow - walls;
  return halfRow - walls - (view.held[seat]!.length > 0 ? heldWidth : 0);
}

type Width = (cards: readonly Lying[]) => number;

function wholeWidth(cards: readonly Lying[]): number {
  return cards.length * openWidth;
}

function needOf(view: View, seat: Seat, width: Width): number {
  const held = view.held[seat]!.length > 0 ? heldWidth : 0;
  return Math.max(leastMine, width(lie(view, seat)) + walls + held);
}

export interface InRow {
  readonly seat: Seat;
  /** Of the row, from 0 to 1. */
  readonly share: number;
  /** folded: cards that take no die show their edge alone; crowded: even so the others are narrower than a finger. */
  readonly how: 'whole' | 'folded' | 'crowded';
}

/** The rivals in the rows of a phone, each with its share of the row. */
export function rowsOf(view: View): readonly (readonly InRow[])[] {
  const rivals = rivalsOf(view);
  const rows: InRow[][] = [];
  for (let start = 0; start < rivals.length; start += 2) {
    const pair = rivals.slice(start, start + 2);
    const needs = pair.map((seat) => needOf(view, seat, wholeWidth));
    const folded = pair.map((seat) => needOf(view, seat, widthOf));
    const isWhole = sum(needs) <= wholeRow;
    const shares = sharesOf(isWhole ? needs : folded);
    const how = isWhole ? 'whole' : sum(folded) > wholeRow ? 'crowded' : 'folded';
    rows.push(pair.map((seat, index) => ({ seat, share: shares[index]! / sum(shares), how })));
  }
  return rows;
}

function sum(numbers: readonly number[]): number {
  return numbers.reduce((total, number) => total + number, 0);
}

/** Halves, or to the one what it needs and the rest to the other. */
function sharesOf(needs: readonly number[]): readonly number[] {
  if (needs.length === 1) return [1];
  const [one = 1, other = 1] = needs;
  if (one <= halfRow && other <= halfRow) return [1, 1];
  if (one + other > wholeRow) return [one, other];
  return one > other ? [one, wholeRow - one] : [wholeRow - other, other];
}

/** How many cards lie side by side there, action cards counted by their width. */
export function breadthOf(view: View, seat: Seat): number {
  const held = seat === homeOf(view) ? 0 : Math.min(3, view.held[seat]!.length);
  return lie(view, seat).length + held * 0.6;
}

/** The helpers stand in one column where the own cards need the room. */
export function isOwnNarrow(view: View): boolean {
  return widthOf(lie(view, homeOf(view))) > ownWidth;
}

/** Names of the things that travel. */
export const pieces = {
  card: (mine: Mine, { number, among }: Pick<Lying, 'number' | 'among'>) => `card:${mine}:${number}:${among}`,
  die: (mine: Mine, { number, among }: Pick<Lying, 'number' | 'among'>) => `set:${mine}:${number}:${among}`,
  guard: (seat: Seat, index: number) => `guard:${seat}:${index}`,
  prospector: (seat: Seat, index: number) => `prospector:${seat}:${index}`,
  action: (seat: Seat, action: View['held'][number][number], among: number) =>
    `act:${seat}:${numberOfAction(action)}:${among}`,
} as const;

/** The guards on cards come first, in the order of their cards. */
export function guardIndex(view: View, mine: Mine, index: number): number {
  return mineIn(view, mine)
    .slice(0, index)
    .filter(({ guarded }) => guarded).length;
}
