// The shapes of the game. Read this first.

import type { Seat, Viewer } from '../../kernel/game.ts';
import type { Rng } from '../../kernel/random.ts';
import type { Card } from './components.ts';

export interface Options {
  readonly firstSeat: Seat | 'random';
  readonly goal: number;
  readonly quiet: boolean;
}

/** What the table waits for. */
export type Step = 'layCard' | 'raise' | 'answer' | 'turnUp' | 'gameOver';

export interface State {
  rng: Rng;
  readonly goal: number;
  readonly quiet: boolean;
  step: Step;
  /** Whose turn it is, until the next bar is turned up. */
  turn: Seat;
  /** The open card: what is laid claims to be as high. */
  bar: Card;
  /** Face down: its order means nothing. */
  bag: Card[];
  /** By seat. */
  hands: Card[][];
  /** In front of the player whose turn it is; all of one number. */
  laid: Card[];
  isShown: boolean;
  /** By seat: points for own cards, and for other people's fibs. */
  trusted: number[];
  caught: number[];
  /** Turns in a row in which nobody scored (ALL-5). */
  idleTurns: number;
}

export interface View {
  readonly viewer: Viewer;
  readonly step: Step;
  readonly goal: number;
  readonly quiet: boolean;
  readonly turn: Seat;
  readonly bar: Card;
  readonly bagSize: number;
  /** By seat. */
  readonly handSizes: readonly number[];
  /** The viewer's own; empty for a spectator. */
  readonly hand: readonly Card[];
  readonly laidCount: number;
  /** Null for those who may not look. */
  readonly laid: readonly Card[] | null;
  readonly isShown: boolean;
  readonly trusted: readonly number[];
  readonly caught: readonly number[];
  readonly idleTurns: number;
}

export type Move =
  | { readonly type: 'layCard'; readonly card: Card }
  | { readonly type: 'pass' | 'raise' | 'endTurn' | 'believe' | 'doubt' | 'turnUp' };

/** A field that a viewer may not know is missing in what they are told. */
export type Event =
  | { readonly type: 'cardLaid' | 'raised'; readonly seat: Seat; readonly card?: Card }
  | { readonly type: 'passed' | 'turnEnded' | 'believed'; readonly seat: Seat }
  | {
      readonly type: 'cardsShown';
      readonly seat: Seat;
      readonly doubter: Seat;
      readonly cards: readonly Card[];
    }
  | { readonly type: 'pointsScored'; readonly seat: Seat; readonly points: number }
  | {
      readonly type: 'cardsDrawn';
      readonly seat: Seat;
      readonly count: number;
      readonly cards?: readonly Card[];
    }
  | { readonly type: 'barTurnedUp'; readonly seat: Seat; readonly card: Card };

/** The bundle that the kernel knows the game by. */
export interface Types {
  options: Options;
  state: State;
  view: View;
  move: Move;
  event: Event;
}
