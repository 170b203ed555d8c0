// The shapes of the game. Read this first.
//
// A *side* plays for itself: a seat, or in teams (EG-V4) two seats, 0+2 and 1+3. Each side has two
// places for rows and one pile of tasks. In teams its first place belongs to the lower seat.

import type { Seat, Viewer } from '../../kernel/game.ts';
import type { Rng } from '../../kernel/random.ts';
import type { Card, Task } from './components.ts';
import type { Cell } from './grid.ts';

export interface Options {
  readonly firstSeat: Seat | 'random';
  readonly children: boolean;
  readonly twoSided: boolean;
  readonly timer: boolean;
  readonly teams: boolean;
}

/** One of the two places that a side has for rows. */
export type Row = 0 | 1;
export type End = 'left' | 'right';

/** What the table waits for. `addCard`: the first card of the turn, which nobody may leave out;
 *  `continueRow`: further cards, a claim, or the end of the turn; `endTurn`: after a claim. */
export type Step = 'moveEmperor' | 'discardRow' | 'addCard' | 'continueRow' | 'endTurn' | 'gameOver';

/** What lies open on the table, which is all but the faces of the two decks. */
export interface Table {
  readonly seats: number;
  readonly firstSeat: Seat;
  readonly children: boolean;
  readonly twoSided: boolean;
  readonly timer: boolean;
  readonly teams: boolean;
  step: Step;
  /** Whose turn it is. */
  turn: Seat;
  emperor: Cell;
  /** By cell; `none` where no card lies. */
  grid: Card[];
  /** By side, two each; cards from left to right, none where the place is empty. */
  rows: Card[][];
  /** The row that was extended in this turn. */
  row: Row | null;
  /** The task that was claimed in this turn. */
  claimed: Task | null;
  /** By side: tasks fulfilled, in the order of claiming. */
  tasks: Task[][];
  openTasks: Task[];
  /** Face up: everybody may look through them. */
  discards: Card[];
  /** Turns still to be played once the last task was taken (EG-E1); null before. */
  turnsLeft: number | null;
  /** Turns in a row without a claim (ALL-5). */
  idleTurns: number;
}

export interface State extends Table {
  rng: Rng;
  /** Face down: their order means nothing. */
  deck: Card[];
  taskDeck: Task[];
}

export interface View extends Readonly<Table> {
  readonly viewer: Viewer;
  readonly deckSize: number;
  readonly taskDeckSize: number;
}

export type Move =
  | { readonly type: 'moveEmperor'; readonly cell: Cell }
  | { readonly type: 'discardRow'; readonly row: Row }
  | { readonly type: 'addCard'; readonly cell: Cell; readonly row: Row; readonly end: End }
  | { readonly type: 'claimTask'; readonly task: Task }
  | { readonly type: 'endTurn' }
  /** EG-V3: the clock's move, never a player's. */
  | { readonly type: 'pass' };

export type Event =
  /** The card went where the emperor had been. */
  | {
      readonly type: 'emperorMoved';
      readonly seat: Seat;
      readonly from: Cell;
      readonly to: Cell;
      readonly card: Card;
    }
  | {
      readonly type: 'rowDiscarded';
      readonly seat: Seat;
      readonly row: Row;
      readonly cards: readonly Card[];
    }
  | {
      readonly type: 'cardAdded';
      readonly seat: Seat;
      readonly card: Card;
      readonly cell: Cell;
      readonly row: Row;
      readonly end: End;
    }
  | {
      readonly type: 'taskClaimed';
      readonly seat: Seat;
      readonly task: Task;
      readonly points: number;
      readonly row: Row;
      readonly cards: readonly Card[];
    }
  | { readonly type: 'discardsShuffled'; readonly count: number }
  | {
      readonly type: 'gridRefilled';
      readonly count: number;
      readonly cells: readonly Cell[];
      readonly cards: readonly Card[];
    }
  | { readonly type: 'tasksOpened'; readonly tasks: readonly Task[] }
  /** EG-T7: there was no card to take anywhere. */
  | { readonly type: 'turnSkipped'; readonly seat: Seat }
  /** EG-V3 */
  | { readonly type: 'timeRanOut'; readonly seat: Seat }
  | { readonly type: 'lastTaskTaken'; readonly seat: Seat; readonly turnsLeft: number }
  | { readonly type: 'turnBegan'; readonly seat: Seat }
  | { readonly type: 'gameEnded' };

/** The bundle that the kernel knows the game by. */
export interface Types {
  options: Options;
  state: State;
  view: View;
  move: Move;
  event: Event;
}
