import type { Viewer } from '../../kernel/game.ts';
import type { Rng } from '../../kernel/random.ts';
import { cardCount, tasks } from './components.ts';
import type { Event, State, Table, View } from './types.ts';

/** ALL-3: nothing is hidden but the order in which the decks will come. */
export function view(state: State, viewer: Viewer): View {
  return {
    ...copyTable(state),
    viewer,
    deckSize: state.deck.length,
    taskDeckSize: state.taskDeck.length,
  };
}

function copyTable(table: Table): Table {
  return {
    seats: table.seats,
    firstSeat: table.firstSeat,
    children: table.children,
    twoSided: table.twoSided,
    timer: table.timer,
    teams: table.teams,
    step: table.step,
    turn: table.turn,
    emperor: table.emperor,
    grid: table.grid.slice(),
    rows: table.rows.map((row) => row.slice()),
    row: table.row,
    claimed: table.claimed,
    tasks: table.tasks.map((pile) => pile.slice()),
    openTasks: table.openTasks.slice(),
    discards: table.discards.slice(),
    turnsLeft: table.turnsLeft,
    idleTurns: table.idleTurns,
  };
}

export function viewEvent(event: Event): Event {
  return event;
}

/** What does not lie open is in the decks, and a deck is a bag: there is only one world to imagine. */
export function determinize(view: View, rng: Rng): State {
  return {
    ...copyTable(view),
    rng,
    deck: missing(cardCount, [view.grid, ...view.rows, view.discards]),
    taskDeck: missing(tasks.length, [view.openTasks, ...view.tasks]),
  };
}

function missing(count: number, seen: readonly (readonly number[])[]): number[] {
  const isSeen = Array<boolean>(count).fill(false);
  for (const pile of seen) for (const one of pile) if (one >= 0) isSeen[one] = true;
  const unseen: number[] = [];
  for (let one = 0; one < count; one++) if (!isSeen[one]) unseen.push(one);
  return unseen;
}
