// The shapes of The Big Build. Read this first.

import type { Seat, Viewer } from '../../kernel/game.ts';
import type { Rng } from '../../kernel/random.ts';

export const symbols = ['hammer', 'saw', 'nails', 'brush', 'brick'] as const;
export type SymbolId = (typeof symbols)[number];

export const characters = ['chestnut', 'frost', 'spark', 'stripe', 'acorn'] as const;
export type CharacterId = (typeof characters)[number];

/** A kind of card by its three symbols: 'HHS' is two hammers and a saw. Equal cards are not told apart. */
export type CardId = string;
/** A token by its symbol and number: 'H3'. */
export type TokenId = string;
/** A round cell is the fifth's letter and a digit, 'A1'; a square is its number and the letter, '3A'. */
export type CellId = string;

export interface Options {
  readonly firstSeat: 'random' | Seat;
}

export type Step = 'chooseCharacter' | 'chooseStart' | 'move' | 'refill' | 'gameOver';

export interface State {
  rng: Rng;
  step: Step;
  firstSeat: Seat;
  /** Whose turn it is, also while characters are chosen. */
  turn: Seat;
  /** Turns that have ended. */
  turnsPlayed: number;
  /** What `turnsPlayed` is when the turn of the last token ends: ALL-5 counts from here. */
  idleSince: number;
  characters: (CharacterId | null)[];
  /** By seat: where its character stands. */
  cells: (CellId | null)[];
  /** By square, in the order of `squares`: the token that still lies there. */
  tokens: (TokenId | null)[];
  /** By token, in the order of `tokens` of the box: who laid it into the house. */
  house: (Seat | null)[];
  points: number[];
  /** By seat, each in the order of `cards` of the box. */
  hands: CardId[][];
  /** A bag: its order means nothing. */
  deck: CardId[];
  /** Open, in the order in which they came. */
  discards: CardId[];
  /** What those who watch know by counting: all of them, and in an imagined world the one who imagines it. */
  memory: Memory[];
}

/** Never changed in place. */
export interface Memory {
  readonly viewer: Viewer;
  readonly accounts: readonly Account[];
}

/** One way it may have been. */
export interface Account {
  readonly lots: readonly Lot[];
  /** How likely it is that it was so; of all accounts they sum up to 1. */
  readonly weight: number;
}

/** Cards in the hands of others that became known together at a reshuffle, in the order of the box. */
export interface Lot {
  readonly cards: readonly CardId[];
  /** By seat: how many of them it holds. */
  readonly held: readonly number[];
}

export interface View {
  readonly viewer: Viewer;
  readonly step: Step;
  readonly firstSeat: Seat;
  readonly turn: Seat;
  readonly turnsPlayed: number;
  readonly idleSince: number;
  /** Full rounds without a token taken: at twenty the game ends (ALL-5). */
  readonly idleRounds: number;
  readonly characters: readonly (CharacterId | null)[];
  readonly cells: readonly (CellId | null)[];
  readonly tokens: readonly (TokenId | null)[];
  readonly house: readonly (Seat | null)[];
  readonly points: readonly number[];
  /** The viewer's own; empty for a spectator. */
  readonly hand: readonly CardId[];
  readonly handSizes: readonly number[];
  readonly deckSize: number;
  readonly discards: readonly CardId[];
  readonly accounts: readonly Account[];
  /** Cards that must be in the hands of others, by counting: so it is in every account. */
  readonly known: readonly CardId[];
}

export type Move =
  | { readonly type: 'character'; readonly character: CharacterId }
  | { readonly type: 'start'; readonly cell: CellId }
  /** The cards that pay for it, in the order of the box. */
  | { readonly type: 'go'; readonly to: CellId; readonly cards: readonly CardId[] }
  | { readonly type: 'stop' }
  /** Keeps all that is left, draws to three, and ends the turn. */
  | { readonly type: 'draw' }
  /** Discards these first. */
  | { readonly type: 'discard'; readonly cards: readonly CardId[] };

export type Event =
  | { readonly type: 'characterChosen'; readonly seat: Seat; readonly character: CharacterId }
  | { readonly type: 'startChosen'; readonly seat: Seat; readonly cell: CellId }
  | (Walk & { readonly type: 'stepped' })
  | (Walk & { readonly type: 'tokenTaken'; readonly token: TokenId; readonly points: number })
  | { readonly type: 'stopped'; readonly seat: Seat }
  | { readonly type: 'discarded'; readonly seat: Seat; readonly cards: readonly CardId[] }
  | { readonly type: 'reshuffled'; readonly count: number }
  /** The cards are for the seat itself; others see how many. */
  | {
      readonly type: 'drawn';
      readonly seat: Seat;
      readonly count: number;
      readonly cards: readonly CardId[];
    };

interface Walk {
  readonly seat: Seat;
  readonly from: CellId;
  readonly to: CellId;
  /** The occupied cells that were jumped, in order. */
  readonly over: readonly CellId[];
  readonly cards: readonly CardId[];
}

export interface Types {
  options: Options;
  state: State;
  view: View;
  move: Move;
  event: Event;
}
