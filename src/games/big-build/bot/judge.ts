// What a turn leaves is worth: points, and what the tokens that still lie promise to the seat and to the others.

import { cells } from '../board.ts';
import { handSize } from '../components.ts';
import { bestCode, codes } from './chances.ts';
import type { Ending } from './endings.ts';
import { chanceOf, digit, fading, type Prospect, promiseOf, prospectOn } from './prospect.ts';
import type { Table } from './table.ts';
import { type Ways, waysAmong } from './ways.ts';

/** How much of a token is lost to somebody who is sure to take it first. */
const race = 0.5;
/** A promise in points: it stands for all that follows. */
export const weight = 2;
/** What is promised to the best of the others, likewise. */
export const otherWeight = 1;
/** Winning, in points. */
const victory = 20;
const nothing: readonly number[] = [];

/** What lies after some tokens were taken. */
export interface Outlook {
  readonly ways: Ways;
  readonly prospects: readonly Prospect[];
  /** What it promises to the best of the others, whose hands are unknown. */
  readonly others: number;
  /** By cell, as far as asked: by kept part of the hand, what it promises to the seat. */
  readonly promises: (Float64Array | undefined)[];
}

export function outlookAfter(table: Table, taken: number, built: number): Outlook {
  const { seat, seats, at } = table;
  const lying = table.lying & ~taken;
  const ways = waysAmong(lying);
  const prospects: Prospect[] = [];
  for (let square = 0; square < table.placeOn.length; square++) {
    if (!((lying >> square) & 1)) continue;
    const prospect = prospectOn(table, square, built);
    let rival = 0;
    for (let other = 0; other < seats; other++) {
      if (other === seat || at[other]! < 0) continue;
      rival = Math.max(rival, chanceOf(prospect, ways, at[other]!, nothing));
    }
    prospects.push({ ...prospect, worth: prospect.worth * (1 - race * rival) });
  }
  let others = 0;
  for (let other = 0; other < seats; other++) {
    if (other === seat || at[other]! < 0) continue;
    others = Math.max(others, promiseOf(prospects, ways, at[other]!, nothing));
  }
  return { ways, prospects, others, promises: [] };
}

export interface Keeping {
  /** Places in the hand. */
  readonly kept: number;
  readonly value: number;
}

const full = (1 << handSize) - 1;

/** What to keep of the cards that are left. Never all three: nothing would change, and the turn would be lost. */
export function bestKept(table: Table, outlook: Outlook, cell: number, left: number): Keeping {
  const promises = promisesAt(table, outlook, cell);
  let best = 0;
  let most = promises[0]!;
  for (let kept = left; kept > 0; kept = (kept - 1) & left) {
    if (kept !== full && promises[kept]! > most) [best, most] = [kept, promises[kept]!];
  }
  return { kept: best, value: most };
}

/** By kept part of the hand. */
export function promisesAt(table: Table, outlook: Outlook, cell: number): Float64Array {
  outlook.promises[cell] ??= computePromises(table, outlook, cell);
  return outlook.promises[cell];
}

const seconds = new Float64Array(8);
const thirds = new Float64Array(8);

function computePromises({ hand }: Table, { ways, prospects }: Outlook, cell: number): Float64Array {
  const firsts = new Float64Array(8);
  seconds.fill(0);
  thirds.fill(0);
  const choices = Math.min(1 << hand.length, full);
  let least = 0;
  for (const { square, symbol, worth, chances } of prospects) {
    const way = square * cells.length + cell;
    const row = ways.far[way]! * codes;
    if (worth * chances[row + bestCode]! <= least) continue;
    const helping = ways.helping[way]!;
    const one = hand.length > 0 ? digit(hand[0]!, symbol, helping) : 0;
    const two = hand.length > 1 ? 9 * digit(hand[1]!, symbol, helping) : 0;
    const three = hand.length > 2 ? 81 * digit(hand[2]!, symbol, helping) : 0;
    for (let kept = 0; kept < choices; kept++) {
      const code = (kept & 1 ? one : 0) + (kept & 2 ? two : 0) + (kept & 4 ? three : 0);
      const value = worth * chances[row + code]!;
      if (value <= thirds[kept]!) continue;
      if (value > firsts[kept]!) {
        thirds[kept] = seconds[kept]!;
        seconds[kept] = firsts[kept]!;
        firsts[kept] = value;
      } else if (value > seconds[kept]!) {
        thirds[kept] = seconds[kept]!;
        seconds[kept] = value;
      } else thirds[kept] = value;
    }
    least = thirds[0]!;
    for (let kept = 1; kept < choices; kept++) if (thirds[kept]! < least) least = thirds[kept]!;
  }
  for (let kept = 0; kept < choices; kept++) {
    firsts[kept]! += fading * (seconds[kept]! + fading * thirds[kept]!);
  }
  return firsts;
}

export interface Judged extends Keeping {
  readonly ending: Ending;
}

/** What the seat has of it when the turn ends so, in points, and the cards to keep. */
export function judge(table: Table, ending: Ending, outlooks: Map<number, Outlook>): Judged {
  if (ending.taken === table.lying) return { ending, kept: 0, value: endWorth(table, ending) };
  const outlook = outlookOf(table, ending, outlooks);
  const { kept, value } = bestKept(table, outlook, ending.cell, ending.left);
  return { ending, kept, value: worthOf(ending, outlook, value) };
}

/** A game is not ended to one's own loss, unless it is lost anyway: whoever takes the only token that is left. */
export function endWorth(table: Table, { points, taken }: Ending): number {
  const isLone = (taken & (taken - 1)) === 0;
  return isLone || isWon(table, points) ? victory : -victory;
}

export function outlookOf(table: Table, { taken, built }: Ending, outlooks: Map<number, Outlook>): Outlook {
  let outlook = outlooks.get(taken);
  if (!outlook) {
    outlook = outlookAfter(table, taken, built);
    outlooks.set(taken, outlook);
  }
  return outlook;
}

export function worthOf({ points }: Ending, { others }: Outlook, promise: number): number {
  return points + weight * promise - otherWeight * others;
}

/** BB-E1: whether the seat wins if the game ends with so many points more for it. */
export function isWon({ points, seat, seats, firstSeat }: Table, scored: number): boolean {
  const own = points[seat]! + scored;
  const order = (one: number) => (one - firstSeat + seats) % seats;
  for (let other = 0; other < seats; other++) {
    if (other === seat || points[other]! < own) continue;
    if (points[other]! > own || order(other) > order(seat)) return false;
  }
  return true;
}
