// What a turn leaves is worth: points, and what the tokens that still lie promise to the seat and to the others.

import type { Taking } from './endings.ts';
import { chanceOf, type Prospect, promiseOf, prospectOn } from './prospect.ts';
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
}

export function outlookAfter(table: Table, taken: number, built: number): Outlook {
  const { seat, seats, at, placeOn } = table;
  const lying = table.lying & ~taken;
  const ways = waysAmong(lying);
  const prospects: Prospect[] = [];
  for (let square = 0; square < placeOn.length; square++) {
    if (!((lying >> square) & 1)) continue;
    const prospect = prospectOn(placeOn[square]!, square, built);
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
  return { ways, prospects, others };
}

/** To who keeps this part of the hand, never all three: nothing would change, and the turn would be lost. */
export function promiseOfKept(outlook: Outlook, hand: readonly number[], cell: number, kept: number): number {
  const cards = hand.filter((_, card) => (kept >> card) & 1);
  return promiseOf(outlook.prospects, outlook.ways, cell, cards);
}

/** A game is not ended to one's own loss, unless it is lost anyway: whoever takes the only token that is left. */
export function endWorth(table: Table, { points, taken }: Taking): number {
  const isLone = (taken & (taken - 1)) === 0;
  return isLone || isWon(table, points) ? victory : -victory;
}

export function worthOf({ points }: Taking, others: number, promise: number): number {
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
