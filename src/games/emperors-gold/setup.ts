import { ignore } from '../../kernel/game.ts';
import { cloneRng, type Rng, randomInt } from '../../kernel/random.ts';
import { cardCount, none, tasks } from './components.ts';
import { cellCount, centre } from './grid.ts';
import { sideCount } from './rows.ts';
import { openTasks, refillGrid } from './turn.ts';
import type { Options, State } from './types.ts';

export function setup(seats: number, options: Options, rng: Rng): State {
  const { children, twoSided, timer, teams } = options;
  const firstSeat = options.firstSeat === 'random' ? randomInt(rng, seats) : options.firstSeat; // ALL-1
  const sides = sideCount({ seats, teams });
  const state: State = {
    rng,
    seats,
    firstSeat,
    children,
    twoSided,
    timer,
    teams,
    step: 'moveEmperor',
    turn: firstSeat,
    emperor: centre,
    grid: Array<number>(cellCount).fill(none),
    rows: Array.from({ length: 2 * sides }, () => []),
    row: null,
    claimed: null,
    tasks: Array.from({ length: sides }, () => []),
    openTasks: [],
    discards: [],
    turnsLeft: null,
    idleTurns: 0,
    deck: Array.from({ length: cardCount }, (_, card) => card),
    taskDeck: [...tasks.keys()],
  };
  refillGrid(state, ignore); // EG-S1
  openTasks(state, ignore); // EG-S2
  return state;
}

/** Field by field: a spread takes twice as long, and this is the inner loop of search. */
export function clone(state: State): State {
  return {
    rng: cloneRng(state.rng),
    seats: state.seats,
    firstSeat: state.firstSeat,
    children: state.children,
    twoSided: state.twoSided,
    timer: state.timer,
    teams: state.teams,
    step: state.step,
    turn: state.turn,
    emperor: state.emperor,
    grid: state.grid.slice(),
    rows: state.rows.map((row) => row.slice()),
    row: state.row,
    claimed: state.claimed,
    tasks: state.tasks.map((pile) => pile.slice()),
    openTasks: state.openTasks.slice(),
    discards: state.discards.slice(),
    turnsLeft: state.turnsLeft,
    idleTurns: state.idleTurns,
    deck: state.deck.slice(),
    taskDeck: state.taskDeck.slice(),
  };
}
