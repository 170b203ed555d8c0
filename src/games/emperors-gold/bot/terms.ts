// What speaks for a turn, in the parts that its worth is made of: for hints and explanations.

import type { Seat } from '../../../kernel/game.ts';
import type { Plan, Term } from '../../../kernel/hints.ts';
import { lastTask, none, type Task, tasks } from '../components.ts';
import { sideCount, sideOf, symbolsIn } from '../rows.ts';
import { pointsOf } from '../scoring.ts';
import type { Move, Row, State, Table, Types } from '../types.ts';
import { forEachChoice } from './choices.ts';
import { type Choice, choicesOf, movesOf, tableAfter } from './plans.ts';
import { missing, promise } from './worth.ts';

/** What the next player could claim counts in part: chance may still bring something else. */
const caution = 0.5;

/** Somebody who needs at most so many cards for a task is in a race for it. */
const close = 2;

export function terms(state: State, seat: Seat, { moves }: Plan<Types>): readonly Term[] {
  const choice = choiceOf(state, moves);
  if (seat !== state.turn || !choice) return [];
  const after = tableAfter(state, choice);
  const found = [
    ...(choice.claim === none
      ? progress(state, choice)
      : [
          ...claim(state, choice.claim),
          ...denial(state, choice.claim),
          ...ending(state, after, choice.claim),
        ]),
    ...threat(state, after, choice.claim),
  ];
  return found.sort((a, b) => b.worth - a.worth).slice(0, 4);
}

/** What the enumeration knows of the plan; it may lay the same cards in another order. */
function choiceOf(state: State, moves: readonly Move[]): Choice | undefined {
  if (state.step === 'endTurn' || state.step === 'gameOver') return undefined;
  const sort = sortOf(state, moves);
  return choicesOf(state).find((choice) => sortOf(state, movesOf(state, choice)) === sort);
}

function sortOf(state: State, moves: readonly Move[]): string {
  let { emperor } = state;
  let taken = 0;
  let row = -1;
  let task = none;
  for (const move of moves) {
    if (move.type === 'moveEmperor') emperor = move.cell;
    else if (move.type === 'claimTask') task = move.task;
    else if (move.type === 'addCard') {
      taken |= 1 << move.cell;
      row = move.row;
    }
  }
  return `${emperor} ${taken} ${row} ${task}`;
}

function claim(state: State, place: number): Term[] {
  const task = state.openTasks[place]!;
  const { points } = tasks[task]!;
  return [{ key: 'claim', worth: points, params: { task, points } }];
}

/** Somebody else was close to the task. */
function denial(state: State, place: number): Term[] {
  const task = state.openTasks[place]!;
  const own = sideOf(state, state.turn);
  let nearest: { seat: Seat; cards: number; worth: number } | undefined;
  for (let ahead = 1; ahead < state.seats; ahead++) {
    const seat = (state.turn + ahead) % state.seats;
    const side = sideOf(state, seat);
    if (side === own) continue;
    for (const cards of [state.rows[2 * side]!, state.rows[2 * side + 1]!]) {
      const gap = Math.max(1, missing(task, cards.length, symbolsIn(cards)));
      if (gap > close || (nearest && gap >= nearest.cards)) continue;
      nearest = { seat, cards: gap, worth: promise(task, cards.length, symbolsIn(cards)) };
    }
  }
  if (!nearest) return [];
  const { seat, cards, worth } = nearest;
  return [{ key: 'deny', worth: worth / (sideCount(state) - 1), params: { task, seat, cards } }];
}

function ending(state: State, after: Table, place: number): Term[] {
  if (state.turnsLeft !== null || after.turnsLeft === null) return [];
  const own = sideOf(state, state.turn);
  let best = 0;
  for (let side = 0; side < sideCount(state); side++) {
    if (side !== own) best = Math.max(best, pointsOf(state.tasks[side]!));
  }
  const lead = pointsOf(after.tasks[own]!) - best;
  if (lead <= 0) return [];
  const number = lastTask(state.seats, state.teams);
  const task = state.openTasks[place]!;
  return [{ key: 'end', worth: lead + tasks[task]!.points, params: { task, number, lead } }];
}

/** The task for which the extended row gains most. */
function progress(state: State, { row, length, set, dropped }: Choice): Term[] {
  const before = dropped === null ? state.rows[2 * sideOf(state, state.turn) + row]! : [];
  const wasSet = symbolsIn(before);
  let best: { task: Task; worth: number } | undefined;
  for (const task of state.openTasks) {
    const worth = promise(task, length, set);
    if (!best || worth > best.worth) best = { task, worth };
  }
  if (!best || state.turnsLeft !== null) return [];
  const { task } = best;
  const cards = missing(task, length, set);
  const worth = best.worth - (before.length > 0 ? promise(task, before.length, wasSet) : 0);
  const key = cards === 0 ? 'ready' : before.length > 0 ? 'progress' : 'start';
  return [{ key, worth, params: { task, row: row as Row, cards, points: tasks[task]!.points } }];
}

/** What the next player could claim at once if nothing were done, and can no more. */
function threat(state: State, after: Table, claimed: number): Term[] {
  if (after.step === 'gameOver') return [];
  const seat = (state.turn + 1) % state.seats;
  if (sideOf(state, seat) === sideOf(state, state.turn)) return [];
  const left = bestClaim(after);
  if (left.points > 0) return [];
  const idle: Table = { ...state, turn: seat, step: 'moveEmperor', row: null, turnsLeft: null };
  const before = bestClaim(idle);
  if (before.points === 0) return [{ key: 'nothingLeft', worth: caution, params: { seat } }];
  const { task, points } = before;
  if (task === state.openTasks[claimed]) return [];
  return [{ key: 'block', worth: caution * points, params: { seat, task, points } }];
}

function bestClaim(table: Table): { task: Task; points: number } {
  let best = { task: 0, points: 0 };
  forEachChoice(table, (_, place) => {
    if (place === none) return;
    const task = table.openTasks[place]!;
    if (tasks[task]!.points > best.points) best = { task, points: tasks[task]!.points };
  });
  return best;
}
