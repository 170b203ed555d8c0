// What a turn can come to: where one stands, which cards are left, which tokens are taken. However it is walked.

import { cards, tokens } from '../components.ts';
import { kindOf, reachableFrom, squareOf } from './reach.ts';
import { pointsAt, shown, type Table } from './table.ts';

/** Lists by ending, in the order in which they are found; the first is to stay. */
export interface Endings {
  count: number;
  readonly cell: Uint8Array;
  /** Places in the hand. */
  readonly left: Uint8Array;
  /** The place in `takings`. */
  readonly taking: Uint8Array;
  /** The ending from which a step leads here; what is left there and not here was paid. The first has none. */
  readonly before: Uint16Array;
  readonly takings: Taking[];
}

/** The tokens that are taken in a turn, in whatever order. */
export interface Taking {
  /** Squares. */
  readonly taken: number;
  readonly built: number;
  /** Scored in this turn. */
  readonly points: number;
}

/** Six were the most in 350,000 turns with any hands. */
const mostTakings = 16;
const most = mostTakings * 64 * 8;
/** Only one search is in hand at a time, and millions are made: they share their lists. */
const found: Endings = {
  count: 0,
  cell: new Uint8Array(most),
  left: new Uint8Array(most),
  taking: new Uint8Array(most),
  before: new Uint16Array(most),
  takings: [],
};
const { cell: cellOf, left: leftAt, taking: takingAt, before: beforeOf, takings } = found;
/** What was found, by taking, cell and cards left; marked with the number of the search. */
const marks = new Uint32Array(most);
let search = 0;

/** They hold until the next ones are asked for. */
export function endingsOf(table: Table): Endings {
  stay(table);
  readHand(table.hand);
  for (let from = 0; from < found.count; from++) goOn(table, from, choices[leftAt[from]!]!);
  return found;
}

/** All but those to which the last card is walked: a third of all, of which few are any good (`lastStep`). */
export function endingsBeforeLast(table: Table): Endings {
  stay(table);
  readHand(table.hand);
  for (let from = 0; from < found.count; from++) {
    const left = leftAt[from]!;
    const isLast = (left & (left - 1)) === 0;
    if (!isLast) goOn(table, from, choices[left]!);
    else if ((left & takesAlone) !== 0) goOn(table, from, 0);
  }
  return found;
}

/** Whether one of the cards pays for a step to a cell where no token lies. */
export function paysStep(left: number, to: number): boolean {
  return (left & paysFor[kindOf[to]!]!) !== 0;
}

/** To walk the last card; the ending is in the lists until the next such. */
export function lastStep(from: number, to: number): number {
  cellOf[found.count] = to;
  leftAt[found.count] = 0;
  takingAt[found.count] = takingAt[from]!;
  beforeOf[found.count] = from;
  return found.count;
}

/** A whole turn as one number: three bits for the cards that are kept, and above them for each step, the last one
 *  lowest, three for the cards that are left and six for the cell, counted from 1. */
export function routeOf({ cell, left, before }: Endings, ending: number, kept: number): number {
  let route = kept;
  for (let now = ending, shift = 3; now > 0; now = before[now]!, shift += 9) {
    route |= (((cell[now]! + 1) << 3) | left[now]!) << shift;
  }
  return route;
}

/** The first ending alone. */
export function stay({ at, seat, hand, built }: Table): Endings {
  search++;
  found.count = 0;
  takings.length = 0;
  takings.push({ taken: 0, built, points: 0 });
  add(at[seat]!, (1 << hand.length) - 1, 0, 0);
  return found;
}

function add(cell: number, left: number, taking: number, before: number): void {
  const key = (taking * 64 + cell) * 8 + left;
  if (marks[key] === search) return;
  marks[key] = search;
  const ending = found.count++;
  cellOf[ending] = cell;
  leftAt[ending] = left;
  takingAt[ending] = taking;
  beforeOf[ending] = before;
}

/** With the cards that may be walked; tokens are taken with any. */
function goOn(table: Table, from: number, walking: number): void {
  const left = leftAt[from]!;
  const taking = takingAt[from]!;
  const lying = table.lying & ~takings[taking]!.taken;
  if (left === 0 || lying === 0) return;
  const reachable = reachableFrom(cellOf[from]!, table);
  for (let i = 0; i < reachable.length; i++) {
    const to = reachable[i]!;
    if ((lying >> squareOf[to]!) & 1) {
      takeIt(table, from, to);
      continue;
    }
    for (let paying = walking & paysFor[kindOf[to]!]!; paying !== 0; paying &= paying - 1) {
      add(to, left & ~(paying & -paying), taking, from);
    }
  }
}

/** BB-T5: enough symbols, and not enough without any one of the cards. */
function takeIt({ hand, placeOn }: Table, from: number, to: number): void {
  const left = leftAt[from]!;
  const square = squareOf[to]!;
  const place = placeOn[square]!;
  const { symbolIndex, number } = tokens[place]!;
  if (symbolsIn(hand, left, symbolIndex) < number) return;
  for (let paid = 1; paid <= left; paid++) {
    if ((paid & ~left) !== 0 || !pays(hand, left, paid, symbolIndex, number)) continue;
    add(to, left & ~paid, takingAfter(takings[takingAt[from]!]!, square, place), from);
  }
}

function symbolsIn(hand: readonly number[], mask: number, symbol: number): number {
  let sum = 0;
  for (let card = 0; card < hand.length; card++) {
    if ((mask >> card) & 1) sum += cards[hand[card]!]!.counts[symbol]!;
  }
  return sum;
}

function takingAfter({ taken, built, points }: Taking, square: number, place: number): number {
  const all = taken | (1 << square);
  const known = takings.findIndex((taking) => taking.taken === all);
  if (known >= 0) return known;
  const scored = points + pointsAt(place, built);
  return takings.push({ taken: all, built: built | (1 << place), points: scored }) - 1;
}

function pays(hand: readonly number[], left: number, paid: number, symbol: number, number: number): boolean {
  let sum = 0;
  let least = 9;
  for (let card = 0; card < hand.length; card++) {
    if (!((paid >> card) & 1)) continue;
    if (!isChoice(hand, left & (~paid | (1 << card)), card)) return false;
    const count = cards[hand[card]!]!.counts[symbol]!;
    sum += count;
    if (count < least) least = count;
  }
  return sum >= number && sum - least < number;
}

/** Of equal cards the first one is played first. */
export function isChoice(hand: readonly number[], left: number, card: number): boolean {
  if (!((left >> card) & 1)) return false;
  for (let other = 0; other < card; other++) {
    if ((left >> other) & 1 && hand[other] === hand[card]) return false;
  }
  return true;
}

/** Of the hand in the search: by cards left, those that are choices; by kind of cell, those that pay for a step; and
 *  those that may take a token alone. */
const choices = new Uint8Array(8);
const paysFor = new Uint8Array(6);
let takesAlone = 0;

function readHand(hand: readonly number[]): void {
  choices.fill(0);
  paysFor.fill(0);
  takesAlone = 0;
  for (let card = 0; card < hand.length; card++) {
    for (let left = 0; left < 8; left++) if (isChoice(hand, left, card)) choices[left]! |= 1 << card;
    const symbols = shown[hand[card]!]!;
    for (let kind = 0; kind < 6; kind++) if ((((symbols << 1) | 1) >> kind) & 1) paysFor[kind]! |= 1 << card;
    if ((symbols & (symbols - 1)) === 0) takesAlone |= 1 << card;
  }
}
