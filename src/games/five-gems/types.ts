// The shapes of the game. Read this first.

import type { Seat, Viewer } from '../../kernel/game.ts';
import type { Rng } from '../../kernel/random.ts';
import type { CardId, Colour, Deck } from './components.ts';

export type Referee = 'automatic' | 'eyes';

export interface Options {
  readonly firstSeat: Seat | 'random';
  /** FG-C3 */
  readonly mirror: boolean;
  /** FG-K3 */
  readonly referee: Referee;
  /** FG-V1, FG-V3: of the solo game. */
  readonly soloDeck: Deck;
  readonly goal: number;
  readonly gameGoal: number;
}

/** What the table waits for. `pointAtGems` is there with the referee 'eyes' only. */
export type Step = 'chooseAction' | 'placeGem' | 'claimTasks' | 'pointAtGems' | 'drawTasks' | 'gameOver';

export type EndReason = 'points' | 'tasks' | 'noProgress' | 'soloWon' | 'soloLost' | 'soloDeckEmpty';

/** Column and row, counted from the left and the top of the field as it lies now: the leftmost gem
 *  has x = 0, the topmost y = 0, wherever the field has wandered. A free cell beside it may have -1. */
export interface Cell {
  readonly x: number;
  readonly y: number;
}

/** The last change of the field: a gem came to `toX, toY`, from `x, y` if it was on the field before.
 *  A swap brought another one the other way. In coordinates of the field after it. */
export interface Change extends Cell {
  readonly action: 'place' | 'swap' | 'move';
  readonly seat: Seat;
  readonly toX: number;
  readonly toY: number;
}

/** A turn that changed the field, as all saw it. */
export interface Deed {
  readonly change: Change;
  /** After the change, and before an open gem was replaced. */
  readonly field: readonly string[];
  readonly open: readonly (Colour | null)[];
  /** How many tasks the seat had fulfilled before, and in this turn. */
  readonly tasks: number;
  readonly fulfilled: number;
  /** That were drawn from. */
  readonly decks: readonly Deck[];
}

export interface State {
  rng: Rng;
  readonly mirror: boolean;
  readonly referee: Referee;
  readonly soloDeck: Deck;
  readonly goal: number;
  readonly gameGoal: number;
  step: Step;
  turn: Seat;
  /** Rows from the top, a letter for a gem and '.' for a free cell; no row or column at the rim is empty. */
  field: string[];
  /** Where the field's first cell lies, seen from where the first square began (FG-S1): the sum of all shifts. */
  origin: Cell;
  /** Three places beside the stack; null where the stack could not refill one. */
  open: (Colour | null)[];
  /** Face down: its order means nothing. */
  stack: Colour[];
  /** Taken, and not yet placed. */
  held: Colour | null;
  change: Change | null;
  /** By seat. */
  hands: CardId[][];
  /** Face down, like the stack. */
  decks: Record<Deck, CardId[]>;
  /** By seat. */
  fulfilled: CardId[][];
  /** Claimed wrongly (FG-K3). */
  discarded: CardId[];
  /** FG-V2 */
  gamePile: CardId[];
  /** Laid open to be claimed, and the gems pointed at so far (FG-K3). */
  claiming: CardId | null;
  pointed: Cell[];
  /** Tasks fulfilled in this turn. */
  fulfilledNow: number;
  /** The decks that were drawn from in this turn. */
  drawnNow: readonly Deck[];
  /** The last few of each player, the latest last; none of the solo game. */
  deeds: readonly Deed[];
  /** Turns in a row without a fulfilled task (ALL-5). */
  idleTurns: number;
  end: EndReason | null;
}

export interface HandView {
  readonly simple: number;
  readonly complex: number;
}

export interface View {
  readonly viewer: Viewer;
  readonly mirror: boolean;
  readonly referee: Referee;
  readonly soloDeck: Deck;
  readonly goal: number;
  readonly gameGoal: number;
  readonly step: Step;
  readonly turn: Seat;
  readonly field: readonly string[];
  readonly origin: Cell;
  /** The names of columns and rows, from the free cells before the first to those after the last. */
  readonly columns: readonly string[];
  readonly rows: readonly number[];
  readonly open: readonly (Colour | null)[];
  readonly stackSize: number;
  readonly held: Colour | null;
  readonly change: Change | null;
  /** The viewer's own; empty for a spectator. */
  readonly hand: readonly CardId[];
  /** By seat: the backs of the cards, which all see. */
  readonly hands: readonly HandView[];
  readonly deckSizes: Readonly<Record<Deck, number>>;
  readonly fulfilled: readonly (readonly CardId[])[];
  readonly discarded: readonly CardId[];
  readonly gamePile: readonly CardId[];
  readonly claiming: CardId | null;
  readonly pointed: readonly Cell[];
  readonly fulfilledNow: number;
  readonly drawnNow: readonly Deck[];
  readonly deeds: readonly Deed[];
  readonly idleTurns: number;
  /** Whole rounds without a fulfilled task: at 20 the game ends (ALL-5). */
  readonly idleRounds: number;
  readonly end: EndReason | null;
}

export type Move =
  | { readonly type: 'take'; readonly colour: Colour }
  | { readonly type: 'takeBlind' | 'pass' | 'endTurn' }
  | { readonly type: 'place' | 'point'; readonly x: number; readonly y: number }
  /** The first cell of a swap is above the second, or left of it in the same row. */
  | {
      readonly type: 'swap' | 'move';
      readonly x: number;
      readonly y: number;
      readonly toX: number;
      readonly toY: number;
    }
  | { readonly type: 'claim'; readonly card: CardId }
  | { readonly type: 'draw'; readonly deck: Deck };

/** Cells are those of the field after the event. `shiftX, shiftY`: how much all coordinates grew by it.
 *  `cell` and `toCell` are the same cells by their names, which never change. */
export type Event =
  | { readonly type: 'gemTaken' | 'gemDrawn'; readonly seat: Seat; readonly colour: Colour }
  | {
      readonly type: 'gemPlaced';
      readonly seat: Seat;
      readonly colour: Colour;
      readonly cell: string;
      readonly x: number;
      readonly y: number;
      readonly shiftX: number;
      readonly shiftY: number;
    }
  | {
      readonly type: 'gemMoved';
      readonly seat: Seat;
      readonly colour: Colour;
      readonly cell: string;
      readonly toCell: string;
      readonly x: number;
      readonly y: number;
      readonly toX: number;
      readonly toY: number;
      readonly shiftX: number;
      readonly shiftY: number;
    }
  | {
      readonly type: 'gemsSwapped';
      readonly seat: Seat;
      /** The gem that came from x, y to toX, toY, and the one that went the other way. */
      readonly colour: Colour;
      readonly otherColour: Colour;
      readonly cell: string;
      readonly toCell: string;
      readonly x: number;
      readonly y: number;
      readonly toX: number;
      readonly toY: number;
    }
  | { readonly type: 'turnPassed' | 'turnBegan'; readonly seat: Seat }
  | { readonly type: 'taskShown'; readonly seat: Seat; readonly card: CardId }
  | {
      readonly type: 'gemPointedAt';
      readonly seat: Seat;
      readonly cell: string;
      readonly x: number;
      readonly y: number;
    }
  | {
      readonly type: 'taskFulfilled';
      readonly seat: Seat;
      readonly card: CardId;
      readonly points: number;
      readonly cells: readonly Cell[];
      /** Their names. */
      readonly at: readonly string[];
    }
  /** `stoodBefore`: the arrangement is there, but it is not new. */
  | {
      readonly type: 'taskFailed';
      readonly seat: Seat;
      readonly card: CardId;
      readonly why: 'otherGems' | 'stoodBefore';
    }
  /** Only the seat itself is told the card. */
  | { readonly type: 'taskDrawn'; readonly seat: Seat; readonly deck: Deck; readonly card?: CardId }
  | { readonly type: 'gemOpened'; readonly seat: Seat; readonly colour: Colour }
  | { readonly type: 'gameScored'; readonly seat: Seat; readonly card: CardId }
  | { readonly type: 'gameEnded'; readonly seat: Seat; readonly reason: EndReason };

/** The bundle that the kernel knows the game by. */
export interface Types {
  options: Options;
  state: State;
  view: View;
  move: Move;
  event: Event;
}
