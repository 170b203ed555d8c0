// Every way to play the rest of a turn, with and without a claim, rated by what it leaves to everybody.

import { logistic } from '../../../kernel/shares.ts';
import { forEachWay, type Way } from '../botTurns.ts';
import { lastTask, none, type SymbolSet, type Task, tasks } from '../components.ts';
import { bothRows, sideCount, sideOf, symbolsIn } from '../rows.ts';
import { compare, pointsOf } from '../scoring.ts';
import type { Row, Table } from '../types.ts';
import { lastTurnWorth, missing, openAfter, promise, promiseAt, rowsWorth, taskBonus } from './worth.ts';

/** Shown a way, the place of the claimed task among the open ones (or `none`), and their worth in points. */
export type Rate = (way: Way, claim: number, worth: number) => void;

/** To win or to lose at once. */
const victory = 100;

/** The end in sight is worth so much to who will have won by then. */
const ending = 12;

/** Points that the others' last turns may still change. */
const endScale = 2.5;

/** Of two rows that fulfil a task, the shorter one is discarded for it. */
const tidiness = 0.01;

export function forEachChoice(table: Table, rate: Rate): void {
  const judge = newJudge(table);
  forEachWay(table, (way) => judgeWay(judge, way, rate));
}

/** The choice that is worth most is shown last; what cannot be worth more than one before is left out. */
export function climbChoices(table: Table, rate: Rate): void {
  const judge = newJudge(table);
  let best = Number.NEGATIVE_INFINITY;
  const better: Rate = (way, claim, worth) => {
    if (worth <= best) return;
    best = worth;
    rate(way, claim, worth);
  };
  forEachWay(
    table,
    (way) => judgeWay(judge, way, better),
    (row, length, set) => mostOf(judge, row, length, set) > best,
  );
}

/** What holds for all ways of a turn. */
interface Judge {
  readonly table: Table;
  readonly side: number;
  /** What the others hold if nothing is claimed, counted against the turn. */
  readonly kept: number;
  /** By the row that is extended, and open task: the best that the other row promises for another task. */
  readonly others: readonly (readonly number[])[];
  /** By the place of the task and by row, once it is known. */
  readonly claims: (number | undefined)[];
}

function newJudge(table: Table): Judge {
  const side = sideOf(table, table.turn);
  const kept = -othersWorth(table, side, table.openTasks);
  const others = bothRows.map((row) => promisesOfOther(table, side, row));
  return { table, side, kept, others, claims: [] };
}

function judgeWay(judge: Judge, way: Way, rate: Rate): void {
  const { length, set, row } = way;
  const { openTasks, turnsLeft } = judge.table;
  const others = judge.others[row]!;
  let best = 0;
  for (let i = 0; i < openTasks.length; i++) {
    const task = openTasks[i]!;
    const gap = missing(task, length, set);
    if (gap === 0) rate(way, i, claimed(judge, i, row) - tidiness * length);
    const worth = promiseAt(task, gap) + others[i]!;
    if (worth > best) best = worth;
  }
  rate(way, none, turnsLeft === null ? judge.kept + best : 0);
}

/** No way that ends with at most this row is worth more. */
function mostOf(judge: Judge, row: Row, length: number, set: SymbolSet): number {
  const { openTasks, turnsLeft } = judge.table;
  const others = judge.others[row]!;
  let most = 0;
  for (let i = 0; i < openTasks.length; i++) {
    const task = openTasks[i]!;
    const gap = missing(task, length, set);
    if (gap === 0) return Number.POSITIVE_INFINITY;
    const worth = promiseAt(task, gap) + others[i]!;
    if (worth > most) most = worth;
  }
  return turnsLeft === null ? judge.kept + most : 0;
}

function claimed(judge: Judge, place: number, row: Row): number {
  judge.claims[2 * place + row] ??= worthOfClaim(judge.table, judge.side, place, row);
  return judge.claims[2 * place + row]!;
}

/** Two rows aim at two tasks. */
function promisesOfOther(table: Table, side: number, row: Row): number[] {
  const cards = table.rows[2 * side + 1 - row]!;
  const set = symbolsIn(cards);
  const best = table.openTasks.map(() => 0);
  for (let i = 0; i < best.length; i++) {
    const promised = promise(table.openTasks[i]!, cards.length, set);
    for (let j = 0; j < best.length; j++) if (j !== i && promised > best[j]!) best[j] = promised;
  }
  return best;
}

/** On average; in the last turns it makes no difference. */
function othersWorth(table: Table, side: number, open: readonly Task[]): number {
  if (table.turnsLeft !== null) return 0;
  const sides = sideCount(table);
  let sum = 0;
  for (let other = 0; other < sides; other++) if (other !== side) sum += rowsWorth(table, other, open);
  return sum / (sides - 1);
}

function worthOfClaim(table: Table, side: number, claim: number, row: Row): number {
  const { points } = tasks[table.openTasks[claim]!]!;
  if (table.turnsLeft !== null) return points;
  const open = openAfter(table, claim);
  const left = keptRowWorth(table, side, row, open);
  const worth = points + taskBonus + left - othersWorth(table, side, open);
  const isLast = table.tasks[side]!.length + 1 >= lastTask(table.seats, table.teams);
  return isLast ? worth + worthOfEnding(table, side, claim, open) : worth;
}

function keptRowWorth(table: Table, side: number, row: Row, open: readonly Task[]): number {
  const cards = table.rows[2 * side + 1 - row]!;
  const set = symbolsIn(cards);
  let best = 0;
  for (let i = 0; i < open.length; i++) {
    for (let j = 0; j < open.length; j++) {
      if (i === j) continue;
      const worth = promise(open[i]!, cards.length, set) + promise(open[j]!, 0, 0);
      if (worth > best) best = worth;
    }
  }
  return best;
}

/** EG-E1: who is last in the round ends the game at once. */
function worthOfEnding(table: Table, side: number, claim: number, open: readonly Task[]): number {
  const pile = [...table.tasks[side]!, table.openTasks[claim]!];
  const last = lastTurns(table);
  let lead = Number.POSITIVE_INFINITY;
  for (let other = 0; other < sideCount(table); other++) {
    if (other === side) continue;
    const others = table.tasks[other]!;
    const toCome = hasTurnWithin(table, other, last) ? lastTurnWorth(table, other, open) : 0;
    const ahead = last === 0 ? compare(pile, others) : pointsOf(pile) - pointsOf(others) - toCome;
    if (ahead < lead) lead = ahead;
  }
  if (last === 0) return lead > 0 ? victory : lead < 0 ? -victory : 0;
  return ending * (2 * logistic(lead / endScale) - 1);
}

/** The turns that follow when this one takes the last task. */
export function lastTurns({ teams, seats, turn, firstSeat }: Table): number {
  return teams ? 1 : seats - 1 - ((turn - firstSeat + seats) % seats);
}

function hasTurnWithin(table: Table, side: number, turns: number): boolean {
  for (let ahead = 1; ahead <= turns; ahead++) {
    if (sideOf(table, (table.turn + ahead) % table.seats) === side) return true;
  }
  return false;
}
