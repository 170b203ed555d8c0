import type { Refusal, RuleId, Seat } from '../../kernel/game.ts';
import { fixedRng } from '../../kernel/play.ts';
import { type Card, cardValue, namesOf, none, type Task, tasks } from './components.ts';
import { type Cell, distance } from './grid.ts';
import { moveKey } from './moves.ts';
import { bothRows, canStart, continuableRow, fulfils, rowOf, symbolsIn } from './rows.ts';
import { legalMoves } from './rules.ts';
import type { Move, Row, State, View } from './types.ts';
import { determinize } from './view.ts';

/** Legality lives in `legalMoves` alone; what follows only finds the paragraph and the words,
 *  in the order in which a friend at the table would think of them. */
export function whyNot(view: View, seat: Seat, move: Move): Refusal | undefined {
  const state = determinize(view, fixedRng());
  const key = moveKey(move);
  if (legalMoves(state, seat).some((legal) => moveKey(legal) === key)) return undefined;
  switch (move.type) {
    case 'moveEmperor':
      return whyNotThere(state, move.cell);
    case 'discardRow':
      return whyNotDiscard(state, move.row);
    case 'addCard':
      return whyNotAdd(state, move);
    case 'claimTask':
      return whyNotClaim(state, move.task);
    case 'endTurn':
      return whyNotEnd(state);
    case 'pass':
      return because('EG-V3', state.timer ? 'onlyTheClock' : 'noTimer');
  }
}

function because(
  rule: RuleId,
  reason: string,
  params: Readonly<Record<string, string | number | readonly string[]>> = {},
): Refusal {
  return { rule, params: { reason, ...params } };
}

function whyNotThere(state: State, cell: Cell): Refusal {
  if (state.step !== 'moveEmperor') return because('EG-T1', 'alreadyMoved');
  if (cell === state.emperor) return because('EG-T1', 'mustMove');
  if (state.grid[cell] === none) return because('EG-N1', 'emptyCell', { cell });
  return because('EG-T7', 'nothingInReach', { cell });
}

function whyNotDiscard(state: State, row: Row): Refusal {
  if (state.step === 'moveEmperor') return because('EG-T1', 'emperorFirst');
  if (state.row !== null) return because('EG-T6', 'cardsTaken');
  if (rowOf(state, row).length === 0) return because('EG-T6', 'noSuchRow');
  if (bothRows.some((place) => rowOf(state, place).length === 0)) return because('EG-T6', 'placeIsFree');
  return because('EG-T6', 'canContinue', { row: continuableRow(state)! });
}

function whyNotAdd(state: State, { cell, row, end }: Extract<Move, { type: 'addCard' }>): Refusal {
  if (state.step === 'moveEmperor') return because('EG-T1', 'emperorFirst');
  if (state.step === 'endTurn') return because('EG-K1', 'turnIsOver');
  const card = state.grid[cell]!;
  const outOfReach = whyOutOfReach(state, cell, card);
  if (outOfReach) return outOfReach;
  if (state.step === 'discardRow') return because('EG-T6', 'discardFirst');
  if (state.row !== null && state.row !== row) return because('EG-T3', 'oneRow', { row: state.row });
  const cards = rowOf(state, row);
  if (cards.length === 0 && !canStart(state, row)) return because('EG-T5', 'firstPlaceFirst');
  if (end === 'left' && !state.twoSided) return because('EG-T3', 'rightEnd');
  if (cards.length === 0) return because('EG-V2', 'newRow');
  const neighbour = end === 'right' ? cards.at(-1)! : cards[0]!;
  return because('EG-T4', 'noMatch', { card, neighbour });
}

function whyOutOfReach(state: State, cell: Cell, card: Card): Refusal | undefined {
  if (cell === state.emperor) return because('EG-T2', 'emperor');
  if (card === none) return because('EG-T2', 'emptyCell', { cell });
  const steps = distance(state.emperor, cell);
  if (steps === undefined) return because('EG-T2', 'notInLine', { card });
  const value = cardValue(card);
  return value === steps ? undefined : because('EG-T2', 'wrongDistance', { card, value, distance: steps });
}

function whyNotClaim(state: State, task: Task): Refusal {
  if (state.claimed !== null) return because('EG-K1', 'oneTask');
  if (!state.openTasks.includes(task)) return because('EG-K1', 'notOpen');
  if (state.row === null) return because('EG-K1', 'cardsFirst');
  const other = rowOf(state, state.row === 0 ? 1 : 0);
  if (fulfils(other, task)) return because('EG-K1', 'otherRow', { task });
  const cards = rowOf(state, state.row);
  const { wanted, length } = tasks[task]!;
  if (cards.length < length) return because('EG-K1', 'tooShort', { length, has: cards.length });
  return because('EG-K1', 'missing', { symbols: namesOf(wanted & ~symbolsIn(cards)) });
}

function whyNotEnd(state: State): Refusal {
  if (state.step === 'moveEmperor') return because('EG-T1', 'emperorFirst');
  return state.step === 'discardRow' ? because('EG-T6', 'discardFirst') : because('EG-T7', 'takeOne');
}
