// What was lately seen to lie, and what it promises, in flat lists: the futures of one decision ask for the same again
// and again. An outlook is a number here.

import { cells } from '../board.ts';
import { cards } from '../components.ts';
import type { Taking } from './endings.ts';
import { type Outlook, outlookAfter } from './judge.ts';
import { noCard, promiseOfTwo } from './prospect.ts';
import { reachableFrom } from './reach.ts';
import { crowdOf, layoutOf, type Table } from './table.ts';

/** So many before a token is taken, and for every number of a taking in its turn: so those of one turn never
 *  displace each other. */
const mostFirst = 512;
const mostTakings = 16;
const mostOfTaking = 16;
const most = mostFirst + mostTakings * mostOfTaking;

/** Nothing else shapes an outlook: what does not lie is built. */
const layouts = new Int32Array(most);
const lyings = new Int32Array(most);
const crowds = new Int32Array(most);

const outlooks: (Outlook | undefined)[] = Array(most).fill(undefined);
/** By outlook and cell: what is promised to who keeps no card; -1 before it is asked for. */
const bare = new Float64Array(most * cells.length);
/** By outlook and cell: the most of these to which a step may lead from there, likewise. */
const beyond = new Float64Array(most * cells.length);
/** By outlook, cell and card: to who keeps it alone, likewise. */
const single = new Float64Array(most * cells.length * cards.length);

/** Of the turn that is looked at: by taking, the outlook; -1 before it is asked for. */
const ofTaking = new Int32Array(mostTakings);
let layout = 0;
let crowd = 0;

/** Before anything is asked of a turn. */
export function lookAt(table: Table): void {
  layout = layoutOf(table);
  crowd = crowdOf(table);
  ofTaking.fill(-1);
}

export function outlookAt(table: Table, taking: number, { taken, built }: Taking): number {
  const known = ofTaking[taking]!;
  if (known >= 0) return known;
  const lying = table.lying & ~taken;
  const mixed = Math.imul(crowd, 0x9e3779b1) ^ Math.imul(lying, 0x85ebca6b);
  const number =
    taking === 0 ? mixed >>> 23 : mostFirst + (taking % mostTakings) * mostOfTaking + (mixed >>> 28);
  if (layouts[number] !== layout || lyings[number] !== lying || crowds[number] !== crowd) {
    layouts[number] = layout;
    lyings[number] = lying;
    crowds[number] = crowd;
    outlooks[number] = outlookAfter(table, taken, built);
    bare.fill(-1, number * cells.length, (number + 1) * cells.length);
    beyond.fill(-1, number * cells.length, (number + 1) * cells.length);
    single.fill(-1, number * cells.length * cards.length, (number + 1) * cells.length * cards.length);
  }
  ofTaking[taking] = number;
  return number;
}

/** What it promises to the best of the others. */
export function othersAt(outlook: number): number {
  return outlooks[outlook]!.others;
}

/** To who stands there and keeps nothing. */
export function promiseOfNone(outlook: number, cell: number): number {
  const place = outlook * cells.length + cell;
  if (bare[place]! < 0) bare[place] = promiseOfPair(outlook, cell, noCard, noCard);
  return bare[place]!;
}

/** No step from there leads to a greater one. */
export function mostBeyond(table: Table, outlook: number, cell: number): number {
  const place = outlook * cells.length + cell;
  if (beyond[place]! < 0) {
    let promise = 0;
    for (const to of reachableFrom(cell, table)) promise = Math.max(promise, promiseOfNone(outlook, to));
    beyond[place] = promise;
  }
  return beyond[place]!;
}

/** To who keeps this card. */
export function promiseOfOne(outlook: number, cell: number, card: number): number {
  const place = (outlook * cells.length + cell) * cards.length + card;
  if (single[place]! < 0) single[place] = promiseOfPair(outlook, cell, card, noCard);
  return single[place]!;
}

export function promiseOfPair(outlook: number, cell: number, one: number, two: number): number {
  const { prospects, ways } = outlooks[outlook]!;
  return promiseOfTwo(prospects, ways, cell, one, two);
}
