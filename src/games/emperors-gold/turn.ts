// The end of a turn, and what comes before the next one: chance is drawn here and nowhere else.

import type { Emit } from '../../kernel/game.ts';
import { drawFrom } from '../../kernel/random.ts';
import { idleRoundLimit, lastTask, none, openTaskCount, type Task } from './components.ts';
import { type Cell, canStandAnywhere, cellCount } from './grid.ts';
import { sideOf } from './rows.ts';
import type { Event, State } from './types.ts';

export function finishTurn(state: State, emit: Emit<Event>): void {
  state.step = 'endTurn';
  refillGrid(state, emit);
  openTasks(state, emit);
  passOn(state, emit);
}

/** To the next player who finds a card to take (EG-T7). */
export function passOn(state: State, emit: Emit<Event>): void {
  do {
    countTurn(state, emit);
    if (isOver(state)) {
      state.step = 'gameOver';
      emit({ type: 'gameEnded' });
      return;
    }
    state.step = 'endTurn';
    state.turn = (state.turn + 1) % state.seats;
    state.row = null;
    state.claimed = null;
  } while (!beginTurn(state, emit));
}

/** EG-N1 */
export function refillGrid(state: State, emit: Emit<Event>): void {
  const cells: Cell[] = [];
  for (let cell = 0; cell < cellCount; cell++) {
    if (state.grid[cell] !== none || cell === state.emperor) continue;
    if (state.deck.length === 0) {
      if (state.discards.length === 0) break;
      shuffleDiscards(state, emit);
    }
    state.grid[cell] = drawFrom(state.rng, state.deck);
    cells.push(cell);
  }
  if (cells.length === 0) return;
  const cards = cells.map((cell) => state.grid[cell]!);
  emit({ type: 'gridRefilled', count: cells.length, cells, cards });
}

function shuffleDiscards(state: State, emit: Emit<Event>): void {
  const emptied = state.deck;
  state.deck = state.discards;
  state.discards = emptied;
  emit({ type: 'discardsShuffled', count: state.deck.length });
}

/** EG-N2 */
export function openTasks(state: State, emit: Emit<Event>): void {
  const opened: Task[] = [];
  const wanted = openTaskCount(state.seats, state.teams);
  while (state.openTasks.length < wanted && state.taskDeck.length > 0) {
    const task = drawFrom(state.rng, state.taskDeck);
    state.openTasks.push(task);
    opened.push(task);
  }
  if (opened.length > 0) emit({ type: 'tasksOpened', tasks: opened });
}

/** EG-E1, EG-V4, ALL-5 */
function countTurn(state: State, emit: Emit<Event>): void {
  state.idleTurns = state.claimed === null ? state.idleTurns + 1 : 0;
  if (state.turnsLeft !== null) {
    state.turnsLeft--;
  } else if (state.tasks[sideOf(state, state.turn)]!.length >= lastTask(state.seats, state.teams)) {
    const turnInRound = (state.turn - state.firstSeat + state.seats) % state.seats;
    state.turnsLeft = state.teams ? 1 : state.seats - 1 - turnInRound;
    emit({ type: 'lastTaskTaken', seat: state.turn, turnsLeft: state.turnsLeft });
  }
}

function isOver(state: State): boolean {
  return state.turnsLeft === 0 || state.idleTurns >= idleRoundLimit * state.seats;
}

/** EG-T7: false if there is no place for the emperor. A full grid has one, and cells are empty only when both
 *  piles are: so there is nothing that could be dealt. */
function beginTurn(state: State, emit: Emit<Event>): boolean {
  if (!canStandAnywhere(state.grid, state.emperor)) {
    emit({ type: 'turnSkipped', seat: state.turn });
    return false;
  }
  state.step = 'moveEmperor';
  emit({ type: 'turnBegan', seat: state.turn });
  return true;
}
