// What a learned value looks at: a position as one seat sees it, in numbers of about 0 … 1, most of them 0 or 1.

import type { Seat } from '../../../kernel/game.ts';
import { prospect } from '../botValues.ts';
import {
  idleRoundLimit,
  lastTask,
  none,
  type SymbolSet,
  symbolsOf,
  type Task,
  tasks,
} from '../components.ts';
import { bothRows, sideCount, sideOf, symbolsIn } from '../rows.ts';
import { pointsOf } from '../scoring.ts';
import type { State } from '../types.ts';

const taskSlots = 5;
const lengths = 8;
/** Cards missing for a task: at most one, two, three, four, more. */
const gaps = 5;
const leads = [-12, -8, -4, 0, 1, 5, 9, 13] as const;
const longestRace = 7;

const tableSize = 6 + 4 + 7 + 3;
const scoreSize = 4 + leads.length + 2 * longestRace;
const rowSize = lengths + 3;
const taskSize = 3 + 3 * gaps + 4;

export const featureCount: number = tableSize + scoreSize + 2 * rowSize + 4 + taskSlots * taskSize;

/** Writes the features of a running game for a seat; partners see the same but for whose turn it is. */
export function featuresOf(state: State, seat: Seat, out: Float32Array): void {
  out.fill(0);
  const own = sideOf(state, seat);
  let at = writeTable(state, seat, out, 0);
  at = writeScores(state, own, out, at);
  const rows = rowsInOrder(state, own);
  const others = otherRows(state, own);
  at = writeOwnRow(state, rows[0], out, at);
  at = writeOwnRow(state, rows[1], out, at);
  at = writeOtherRows(state, others, out, at);
  writeTasks(state, rows, others, out, at);
}

function writeTable(state: State, seat: Seat, out: Float32Array, at: number): number {
  const { seats, turn, firstSeat, turnsLeft } = state;
  out[at + seats - 2] = 1;
  out[at + 3] = Number(state.teams);
  out[at + 4] = Number(state.children);
  out[at + 5] = Number(state.twoSided);
  const wait = turnsUntil(state, seat);
  out[at + 6 + wait] = 1;
  if (turnsLeft === null) out[at + 10] = 1;
  else {
    out[at + 11 + turnsLeft] = 1;
    out[at + 15] = Number(wait < turnsLeft);
    out[at + 16] = 1;
  }
  const place = (seat - firstSeat + seats) % seats;
  out[at + 17] = Number(place === 0);
  out[at + 18] = Number(place === seats - 1);
  out[at + 19] = (state.idleTurns + (turn === seat ? 0 : 1)) / (idleRoundLimit * seats);
  return at + tableSize;
}

/** Turns of others before the side's own next one. */
function turnsUntil({ seats, turn, teams }: State, seat: Seat): number {
  const wait = (seat - turn + seats) % seats;
  return teams ? wait & 1 : wait;
}

function writeScores(state: State, own: number, out: Float32Array, at: number): number {
  const points = pointsOf(state.tasks[own]!);
  const goal = lastTask(state.seats, state.teams);
  let best = 0;
  let sum = 0;
  let most = 0;
  for (let side = 0; side < sideCount(state); side++) {
    if (side === own) continue;
    const others = pointsOf(state.tasks[side]!);
    sum += others;
    if (others > best) best = others;
    if (state.tasks[side]!.length > most) most = state.tasks[side]!.length;
  }
  const lead = points - best;
  out[at] = points / 32;
  out[at + 1] = best / 32;
  out[at + 2] = lead / 16;
  out[at + 3] = (points - sum / (sideCount(state) - 1)) / 16;
  leads.forEach((least, i) => {
    out[at + 4 + i] = Number(lead >= least);
  });
  const mark = at + 4 + leads.length;
  out[mark + leftOf(goal, state.tasks[own]!.length)] = 1;
  out[mark + longestRace + leftOf(goal, most)] = 1;
  return at + scoreSize;
}

function leftOf(goal: number, taken: number): number {
  return Math.min(longestRace - 1, Math.max(0, goal - taken));
}

interface RowSeen {
  readonly length: number;
  readonly set: SymbolSet;
  /** What fits at its ends. */
  readonly fits: SymbolSet;
}

const anything: SymbolSet = 0b11_1111_1111;

/** The row that promises more first: for a side its two places are alike. */
function rowsInOrder(state: State, side: number): [RowSeen, RowSeen] {
  const [first, second] = bothRows.map((row) => rowSeen(state, side, row)) as [RowSeen, RowSeen];
  return promise(state, first) >= promise(state, second) ? [first, second] : [second, first];
}

function rowSeen(state: State, side: number, row: number): RowSeen {
  const cards = state.rows[2 * side + row]!;
  const { length } = cards;
  if (length === 0) return { length, set: 0, fits: 0 };
  const end = symbolsOf[cards[length - 1]!]! | (state.twoSided ? symbolsOf[cards[0]!]! : 0);
  return { length, set: symbolsIn(cards), fits: state.children ? anything : end };
}

function promise(state: State, { length, set }: RowSeen): number {
  let best = 0;
  for (const task of state.openTasks) best = Math.max(best, prospect(length, set, task));
  return best;
}

function writeOwnRow(state: State, { length, set, fits }: RowSeen, out: Float32Array, at: number): number {
  out[at + Math.min(lengths - 1, length)] = 1;
  let fitting = 0;
  if (fits !== 0) {
    for (const card of state.grid) if (card !== none && (symbolsOf[card]! & fits) !== 0) fitting++;
  }
  out[at + lengths] = fitting / 24;
  out[at + lengths + 1] = bits(set & 31) / 5;
  out[at + lengths + 2] = bits(set >> 5) / 5;
  return at + rowSize;
}

function otherRows(state: State, own: number): RowSeen[] {
  const rows: RowSeen[] = [];
  for (let side = 0; side < sideCount(state); side++) {
    if (side !== own) rows.push(rowSeen(state, side, 0), rowSeen(state, side, 1));
  }
  return rows;
}

function writeOtherRows(state: State, rows: readonly RowSeen[], out: Float32Array, at: number): number {
  let longest = 0;
  let sum = 0;
  let used = 0;
  let promised = 0;
  for (const row of rows) {
    const length = Math.min(lengths - 1, row.length);
    sum += length;
    if (length > 0) used++;
    if (length > longest) longest = length;
    promised += promise(state, row);
  }
  out[at] = longest / 7;
  out[at + 1] = (2 * sum) / (7 * rows.length);
  out[at + 2] = used / rows.length;
  out[at + 3] = promised / (4 * rows.length);
  return at + 4;
}

function writeTasks(
  state: State,
  rows: readonly [RowSeen, RowSeen],
  others: readonly RowSeen[],
  out: Float32Array,
  at: number,
): void {
  const open = state.openTasks.slice();
  open.sort(
    (a, b) => tasks[b]!.points - tasks[a]!.points || missing(rows[0], a) - missing(rows[0], b) || a - b,
  );
  for (let slot = 0; slot < open.length && slot < taskSlots; slot++) {
    writeTask(rows, others, open[slot]!, out, at + slot * taskSize);
  }
}

function writeTask(
  rows: readonly [RowSeen, RowSeen],
  others: readonly RowSeen[],
  task: Task,
  out: Float32Array,
  at: number,
): void {
  const first = missing(rows[0], task);
  const second = missing(rows[1], task);
  let other = lengths;
  let near = 0;
  for (const row of others) {
    const gap = missing(row, task);
    if (gap < other) other = gap;
    if (gap <= 2) near++;
  }
  out[at] = 1;
  out[at + 1] = tasks[task]!.points / 11;
  out[at + 2] = near / others.length;
  out[at + 3 + gapOf(first)] = 1;
  out[at + 3 + gaps + gapOf(second)] = 1;
  out[at + 3 + 2 * gaps + gapOf(other)] = 1;
  const ahead = other - Math.min(first, second);
  const race = at + 3 + 3 * gaps;
  out[race] = Number(ahead > 1);
  out[race + 1] = Number(ahead === 1);
  out[race + 2] = Number(ahead === 0);
  out[race + 3] = Number(ahead < 0);
}

/** Cards that a row needs at least until it fulfils a task. */
function missing({ length, set }: RowSeen, task: Task): number {
  const card = tasks[task]!;
  return Math.max(card.length - length, bits(card.wanted & ~set), 0);
}

function gapOf(cards: number): number {
  return cards <= 1 ? 0 : cards >= gaps ? gaps - 1 : cards - 1;
}

const bitCounts: Uint8Array = Uint8Array.from({ length: 1 << 10 }, (_, set) => {
  let count = 0;
  for (let rest = set; rest !== 0; rest &= rest - 1) count++;
  return count;
});

function bits(set: SymbolSet): number {
  return bitCounts[set]!;
}
