// Who may do what, and what it does. The end of a turn is in `turn.ts`.

import type { Emit, Seat } from '../../kernel/game.ts';
import { type Card, none, tasks } from './components.ts';
import { canStandOn, cellCount, reachableCells } from './grid.ts';
import { addCard, claimTask, discardRow, endTurn, moveEmperor, pass } from './moves.ts';
import { bothRows, canAdd, endsOf, fulfils, mustDiscard, rowOf, sideOf } from './rows.ts';
import { finishTurn, passOn } from './turn.ts';
import type { Event, Move, Row, State } from './types.ts';

const nobody: readonly Seat[] = Object.freeze([]);
const alone: readonly (readonly Seat[])[] = [0, 1, 2, 3].map((seat) => Object.freeze([seat]));

/** Nobody acts out of turn. */
export function activeSeats(state: State): readonly Seat[] {
  return state.step === 'gameOver' ? nobody : alone[state.turn]!;
}

export function legalMoves(state: State, seat: Seat): readonly Move[] {
  const moves: Move[] = [];
  if (seat !== state.turn) return moves;
  switch (state.step) {
    case 'moveEmperor': // EG-T1, EG-T7
      for (let cell = 0; cell < cellCount; cell++) {
        if (canStandOn(state.grid, state.emperor, cell)) moves.push(moveEmperor[cell]!);
      }
      break;
    case 'discardRow': // EG-T6
      moves.push(...discardRow);
      break;
    case 'addCard':
      pushAdditions(state, moves);
      break;
    case 'continueRow':
      pushAdditions(state, moves);
      pushClaims(state, moves);
      moves.push(endTurn);
      break;
    case 'endTurn':
      moves.push(endTurn);
      break;
    case 'gameOver':
      break;
  }
  return moves;
}

/** EG-T2 … EG-T5 */
function pushAdditions(state: State, moves: Move[]): void {
  for (const cell of reachableCells(state.grid, state.emperor)) {
    const card = state.grid[cell]!;
    for (const row of bothRows) {
      for (const end of endsOf(state)) {
        if (canAdd(state, card, row, end)) moves.push(addCard(cell, row, end));
      }
    }
  }
}

/** EG-K1 */
function pushClaims(state: State, moves: Move[]): void {
  const cards = rowOf(state, state.row!);
  for (const task of state.openTasks) if (fulfils(cards, task)) moves.push(claimTask[task]!);
}

export function apply(state: State, seat: Seat, move: Move, emit: Emit<Event>): void {
  switch (move.type) {
    case 'moveEmperor':
      swapEmperor(state, seat, move, emit);
      break;
    case 'discardRow':
      dropRow(state, seat, move, emit);
      break;
    case 'addCard':
      takeCard(state, seat, move, emit);
      break;
    case 'claimTask':
      takeTask(state, seat, move, emit);
      break;
    case 'endTurn':
      finishTurn(state, emit);
      break;
    case 'pass': // EG-V3
      emit({ type: 'timeRanOut', seat });
      passOn(state, emit);
      break;
  }
}

type MoveOf<Type extends Move['type']> = Extract<Move, { type: Type }>;

/** EG-T1 */
function swapEmperor(state: State, seat: Seat, { cell }: MoveOf<'moveEmperor'>, emit: Emit<Event>): void {
  const from = state.emperor;
  const card = state.grid[cell]!;
  state.grid[from] = card;
  state.grid[cell] = none;
  state.emperor = cell;
  state.step = mustDiscard(state) ? 'discardRow' : 'addCard';
  emit({ type: 'emperorMoved', seat, from, to: cell, card });
}

/** EG-T6 */
function dropRow(state: State, seat: Seat, { row }: MoveOf<'discardRow'>, emit: Emit<Event>): void {
  const cards = discardCards(state, row);
  state.step = 'addCard';
  emit({ type: 'rowDiscarded', seat, row, cards });
}

/** EG-T3 */
function takeCard(state: State, seat: Seat, move: MoveOf<'addCard'>, emit: Emit<Event>): void {
  const { cell, row, end } = move;
  const card = state.grid[cell]!;
  const cards = rowOf(state, row);
  state.grid[cell] = none;
  if (end === 'right') cards.push(card);
  else cards.unshift(card);
  state.row = row;
  state.step = 'continueRow';
  emit({ type: 'cardAdded', seat, card, cell, row, end });
}

/** EG-K2 */
function takeTask(state: State, seat: Seat, { task }: MoveOf<'claimTask'>, emit: Emit<Event>): void {
  const row = state.row!;
  const cards = discardCards(state, row);
  state.openTasks.splice(state.openTasks.indexOf(task), 1);
  state.tasks[sideOf(state, seat)]!.push(task);
  state.claimed = task;
  state.step = 'endTurn';
  emit({ type: 'taskClaimed', seat, task, points: tasks[task]!.points, row, cards });
}

function discardCards(state: State, row: Row): Card[] {
  const place = rowOf(state, row);
  const cards = place.slice();
  state.discards.push(...cards);
  place.length = 0;
  return cards;
}

/** EG-V3: what was not confirmed has been taken back, so the turn passes as it began. */
export function onTimeout(state: State, seat: Seat): Move | undefined {
  return state.timer && seat === state.turn && state.step !== 'gameOver' ? pass : undefined;
}
