// What a turn can come to: where one stands, which cards are left, which tokens are taken. However it is walked.

import type { Cell } from '../board.ts';
import { cards, tokens } from '../components.ts';
import { pointsAt, reachableFrom, shown, type Table } from './table.ts';

export interface Ending {
  readonly cell: number;
  /** Places in the hand. */
  readonly left: number;
  /** Squares whose tokens were taken in this turn. */
  readonly taken: number;
  readonly built: number;
  /** Scored in this turn. */
  readonly points: number;
  /** How many cards were paid for steps without a token. */
  readonly walked: number;
  /** The step that leads here, and from where; nothing if the turn ends as it began. */
  readonly before: Ending | undefined;
  readonly to: Cell | undefined;
  readonly paid: number;
}

/** The first is to stay. */
export function endingsOf(table: Table): readonly Ending[] {
  const found: Ending[] = [stay(table)];
  forget();
  for (let next = 0; next < found.length; next++) goOn(table, found[next]!, found);
  return found;
}

export function stay({ at, seat, hand, built }: Table): Ending {
  const left = (1 << hand.length) - 1;
  return {
    cell: at[seat]!,
    left,
    taken: 0,
    built,
    points: 0,
    walked: 0,
    before: undefined,
    to: undefined,
    paid: 0,
  };
}

function goOn(table: Table, from: Ending, found: Ending[]): void {
  if (from.left === 0 || table.lying === from.taken) return;
  for (const to of reachableFrom(from.cell, table.at, table.seat)) {
    const lies = to.square >= 0 && ((table.lying & ~from.taken) >> to.square) & 1;
    if (lies) takeIt(table, from, to, found);
    else stepOn(table, from, to, found);
  }
}

function stepOn({ hand }: Table, from: Ending, to: Cell, found: Ending[]): void {
  for (let card = 0; card < hand.length; card++) {
    if (!isChoice(hand, from.left, card)) continue;
    if (to.symbolIndex >= 0 && !((shown[hand[card]!]! >> to.symbolIndex) & 1)) continue;
    const left = from.left & ~(1 << card);
    if (!isNew(to.index, left, from.taken)) continue;
    found.push({
      cell: to.index,
      left,
      taken: from.taken,
      built: from.built,
      points: from.points,
      walked: from.walked + 1,
      before: from,
      to,
      paid: 1 << card,
    });
  }
}

/** BB-T5: enough symbols, and not enough without any one of the cards. */
function takeIt(table: Table, from: Ending, to: Cell, found: Ending[]): void {
  const place = table.placeOn[to.square]!;
  const { symbolIndex, number } = tokens[place]!;
  const taken = from.taken | (1 << to.square);
  for (let paid = 1; paid <= from.left; paid++) {
    if ((paid & ~from.left) !== 0 || !pays(table.hand, from.left, paid, symbolIndex, number)) continue;
    const left = from.left & ~paid;
    if (!isNew(to.index, left, taken)) continue;
    found.push({
      cell: to.index,
      left,
      taken,
      built: from.built | (1 << place),
      points: from.points + pointsAt(place, from.built),
      walked: from.walked,
      before: from,
      to,
      paid,
    });
  }
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

/** What was found in this search, by tokens taken, cell and cards left; marked with the number of the search. */
const marks = new Uint32Array(16 * 64 * 8);
const takings: number[] = [];
let search = 0;

function forget(): void {
  search++;
  takings.length = 0;
}

function isNew(cell: number, left: number, taken: number): boolean {
  let taking = takings.indexOf(taken);
  if (taking < 0) taking = takings.push(taken) - 1;
  const key = (taking * 64 + cell) * 8 + left;
  if (marks[key] === search) return false;
  marks[key] = search;
  return true;
}
