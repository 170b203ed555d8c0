// The contract of a board. A board is pieces, layout and texts, nothing else: it draws a view, says
// where on the picture each move is made, and gives its pieces names. Taps, drags, the keyboard, the move
// list, screen readers, motion, sound, the log, take-back and the curtain follow from that and are not
// the board's business. Every comment below is a promise that one side makes to the other.

import type { ReadonlySignal } from '@preact/signals';
import type { ComponentChildren, VNode } from 'preact';
import type { GameTypes, Outcome, Seat } from '../kernel/game.ts';
import type { Icon, Motion, PieceId } from './motions.ts';

export type { Icon, Motion, PieceId, SoundName } from './motions.ts';

/** A place on the picture that can be pointed at: 'region:W1', 'row:3', 'cell:12'. Any text without spaces,
 *  unique on the screen, and the same as long as the place is the same. */
export type SpotId = string;

/** Message key and values to a sentence in the language of the page: the game's texts, then the common ones. */
export type Tell = (key: string, values?: Readonly<Record<string, unknown>>) => string;

/** Who sits there. An animal and a colour belong together, so that colour never speaks alone. */
export interface Player {
  readonly seat: Seat;
  readonly name: string;
  readonly look: LookName;
  readonly kind: 'person' | 'bot';
}

export const lookNames = ['fox', 'whale', 'turtle', 'lion', 'owl', 'rabbit'] as const;
/** 'neutral' is for pieces that belong to nobody. */
export type LookName = (typeof lookNames)[number] | 'neutral';

/** Where on the picture a move is made.
 *  `at: ['region:W1', 'region:W2']`: by tapping the one and then the other, or by dragging from one to the other.
 *  `at: ['row:3']`: by tapping it. Moves with the same way are told apart by a small menu in words.
 *  `or`: further ways to the same move, so that what can be tapped can be dragged too: a card with one place to go
 *  has `at: ['card:3']` and `or: [['card:3', 'row:0']]`; the pawn can be taken to where a tap would send it.
 *  `set`: with these things besides, which are picked one by one and confirmed (what a token is paid with, what is
 *  thrown away). Moves of one way with different sets are one choice: the first of them is suggested, a tap on a
 *  thing takes it into the set or out of it and mends the set to a legal one, and the main button, with the words of
 *  that move, or a second tap where it began makes it. With `at: []` picking begins by itself.
 *  `alike`: other sets that come to the same move, where things cannot be told apart (the other one of two equal cards).
 *  `isSuggested`: of the moves of one way the first one that says so is suggested instead of the first of all.
 *  `button`: by a button under the board that bears the move's own words; 'primary' is the one that people
 *  look for (end of turn, confirm), and the key E or Enter on the empty table makes it. A move may have both. */
export type Placing = (
  | { readonly at: readonly SpotId[]; readonly or?: readonly (readonly SpotId[])[] }
  | { readonly button: ButtonKind }
) & {
  readonly set?: readonly SpotId[];
  readonly alike?: readonly (readonly SpotId[])[];
  readonly isSuggested?: true;
  readonly button?: ButtonKind;
};

export type ButtonKind = 'primary' | 'plain';

/** One gesture for several moves, made one after the other as long as they are legal: a gem dragged from the tray to
 *  a cell is taken and placed. `back`: so many of one's own moves are taken back first (a second tap puts the
 *  gem back: `{ at: ['tray:1'], back: 1, keys: [] }`). Where a move has the same way, the gesture goes before it. */
export interface Gesture {
  readonly at: readonly SpotId[];
  readonly back?: number;
  readonly keys: readonly string[];
}

/** How far a player is on the way to the end: told by `progress.<key>` with `done` and `of` ("9 of 13 cards"). */
export interface Progress {
  readonly key: string;
  readonly done: number;
  readonly of: number;
}

/** A sign on the picture that tells of a step of a turn, or of a hint: a number at a spot, piece or anchor, and an arrow
 *  to it where it has a `from`, by way of `along`. The kit draws it over the board. */
export interface Mark {
  readonly at: string;
  readonly from?: string;
  readonly along?: readonly string[];
}

/** A turn, or what somebody did out of turn, as who looks may know it. */
export interface Turn<T extends GameTypes> {
  readonly seat: Seat;
  readonly steps: readonly { readonly seq: number; readonly event: T['event'] }[];
  /** By seat: points won or lost by it. */
  readonly gained: readonly number[];
  readonly isOver: boolean;
}

/** A sign and what it means: `text` is a message key of the game. */
export interface LegendEntry {
  readonly Sign: () => VNode;
  readonly text: string;
}

/** A part of the position in words: whoever cannot see reads these, in this order. `id` stays the same from view to view. */
export interface Described {
  readonly id: string;
  readonly title: string;
  readonly lines: readonly string[];
}

/** What a person may have shown or not, for this game: told by `switch.<id>`; the spot `switch:<id>` turns it too. */
export interface Switch {
  readonly id: string;
  /** How it stands before anybody has touched it. */
  readonly isOn: boolean;
}

/** An answer that a person gives once for all until it no longer holds: the button is told by `standing`. */
export interface StandingAnswer<T extends GameTypes> {
  /** The move it comes to now; undefined where it does not apply: the person is asked. */
  answer(view: T['view'], moves: readonly T['move'][]): T['move'] | undefined;
  /** It holds no longer: the next question is asked again. */
  isOver(view: T['view']): boolean;
}

/** What stands on an element that is a spot. Spread it: `<g {...spot('cell:3', name)}>`. What follows the pointer and
 *  the keyboard are signals: such an attribute changes without its element being drawn anew. */
export interface SpotAttributes {
  readonly 'data-spot': SpotId;
  /** open: something can be done here now; chosen: the first half of a move; closed: nothing (a tap tells why). */
  readonly 'data-can': 'open' | 'chosen' | 'closed';
  /** The pointer or the keyboard is on it, or a drag hangs over it. */
  readonly 'data-near'?: ReadonlySignal<'yes' | undefined>;
  /** A hint points at it. */
  readonly 'data-hinted'?: ReadonlySignal<'yes' | undefined>;
  /** now: the step that is being shown leads here; last: a step of the last turn did. */
  readonly 'data-told'?: ReadonlySignal<'now' | 'last' | undefined>;
  /** It is in the set that is being picked. */
  readonly 'data-picked'?: 'yes';
  /** A move begins here and ends elsewhere: it can be dragged. */
  readonly 'data-drag'?: 'yes';
  readonly 'aria-label'?: string;
  readonly 'aria-pressed'?: boolean;
  readonly role?: 'button';
  readonly tabindex?: ReadonlySignal<number>;
}

/** What a board is given to draw. Everything else it knows from the view. */
export interface BoardProps<T extends GameTypes> {
  /** Drawn as it is. `view.viewer` is who looks; secrets of others are not in it. */
  readonly view: T['view'];
  /** By seat. */
  readonly players: readonly Player[];
  /** The legal moves of who looks, in the rules' order; empty while others think and while pieces travel. */
  readonly moves: readonly T['move'][];
  /** The first steps of a move that needs several: the spots tapped so far. */
  readonly chosen: readonly SpotId[];
  /** What the pointer, the keyboard or a drag is on now, whether or not anything can be done there. It changes with
   *  every movement: read `near.value` and `preview.value` in the parts that show it, and nowhere above them. */
  readonly near: ReadonlySignal<SpotId | undefined>;
  /** The move that a tap there would make. Draw its consequences lightly: what would be reached, paid, won. */
  readonly preview: ReadonlySignal<T['move'] | undefined>;
  /** The things in the set that is being picked, and the move that confirming it would make. */
  readonly picked: readonly SpotId[];
  readonly picking: T['move'] | undefined;
  /** The spot `peek:…` that was touched last, until it is touched again or the turn is over: look-only. */
  readonly peeked: ReadonlySignal<SpotId | undefined>;
  /** How the board's switches stand. */
  readonly switches: Readonly<Record<string, boolean>>;
  /** The turns so far, the oldest first. Read `.value` only where they are drawn. */
  readonly turns: ReadonlySignal<readonly Turn<T>[]>;
  /** The table's own plate of a player (name, points, whose turn, clock, progress, `Panel`), for boards with `seatsOnBoard`. */
  readonly Plate: (props: { readonly seat: Seat; readonly children?: ComponentChildren }) => VNode;
  /** The portrait of a player: the board's own `face`, or the emblem. */
  readonly Face: (props: { readonly seat: Seat }) => VNode;
  /** Makes an element a spot. `label` is what a screen reader calls it: a short name in the page's language.
   *  Spots are not put into spots. An element inside with the class `spot-edge` shows by itself that the spot is
   *  open, chosen, focused; without one an HTML element gets a ring. */
  spot(id: SpotId, label: string): SpotAttributes;
  readonly tell: Tell;
  readonly language: 'ru' | 'en';
  readonly theme: 'light' | 'dark';
}

export interface PanelProps<T extends GameTypes> extends BoardProps<T> {
  readonly seat: Seat;
}

/** A part beside the board: the card row, the tasks, the own hand or rows. It stands in the grid area of the table that
 *  bears its id: see "Layout" in BOARD.md. */
export interface Area<T extends GameTypes> {
  readonly id: string;
  /** A message key of the game. */
  readonly title: string;
  /** strip: things in one row (they scroll sideways on a phone, wrap on a wide screen); block: a picture of its own.
   *  hand: what the person here holds or builds; it lies nearest to them.
   *  dock: what can be done now. All docks share the grid area `dock`, whose size never changes; the first one that has
   *  something to show stands there. */
  readonly kind: 'strip' | 'block' | 'hand' | 'dock';
  /** Undefined: nothing to show now, and no place is kept. */
  Area(props: BoardProps<T>): VNode | null;
}

export interface Board<T extends GameTypes> {
  /** Where this legal move is made. Pure. */
  place(move: T['move'], view: T['view']): Placing;

  /** The key of the move that somebody seems to want who pointed at these spots, though it is not legal: its
   *  refusal is then told with its rule. Undefined: nothing sensible, and nothing is said. Pure. */
  wish?(path: readonly SpotId[], view: T['view']): string | undefined;

  /** The board itself: one <svg viewBox> (or element) that fills the place it is given, whatever its shape. */
  Main(props: BoardProps<T>): VNode;

  /** In reading order, beside or under the board. */
  readonly areas: readonly Area<T>[];

  /** What is public about a player beyond name, points and turn: small and flat, it stands in a narrow panel. */
  Panel?(props: PanelProps<T>): ComponentChildren;

  /** The table draws no row of players: the board places `<Plate seat>` for each. */
  readonly seatsOnBoard?: true;

  /** Another portrait than the emblem, wherever the table shows one. */
  face?(seat: Seat, view: T['view']): VNode | undefined;

  /** Tracks to the end, always in sight on the plate. Pure. */
  progress?(view: T['view'], seat: Seat): readonly Progress[];

  /** Several moves by one gesture, and taking back by touch. Pure. */
  gestures?(view: T['view'], moves: readonly T['move'][]): readonly Gesture[];

  /** What the move comes to, in one short sentence: for the banner while the pointer, the focus or a drag is on it, or
   *  the set for it is being picked, and for those who listen. Pure. */
  say?(move: T['move'], view: T['view'], tell: Tell): string | undefined;

  /** A few words for the button that makes this move, where the move's own are too many for it. Pure. */
  button?(move: T['move'], view: T['view'], tell: Tell): string | undefined;

  /** Where on the picture a step of a turn happened. An event without marks belongs to the step before it. Pure. */
  marks?(event: T['event']): readonly Mark[];

  /** A small picture of a step, for the list of turns and the banner. */
  Chip?(props: { readonly event: T['event']; readonly view: T['view']; readonly tell: Tell }): VNode | null;

  /** The whole position in words, everything the view says and a sighted player sees, what cannot be done and why
   *  included. Pure, and without JSX: tests read it in Node. */
  describe?(view: T['view'], tell: Tell): readonly Described[];

  /** Every sign on the picture. */
  legend?(view: T['view']): readonly LegendEntry[];

  /** Pictures for the first glance, beside the messages `aim` (how one wins) and `aim.end` (how it ends). */
  Glance?(props: BoardProps<T>): VNode;

  readonly switches?: readonly Switch[];

  readonly standing?: StandingAnswer<T>;

  /** The game's own celebration, over the board, before the results: some five seconds, or at once the final picture. */
  Finale?(props: BoardProps<T> & { readonly outcome: Outcome; readonly isStill: boolean }): VNode;

  /** Between the two views the event happened; the pictures differ already, this only says how it looks. Pure. */
  motion?(event: T['event'], before: T['view'], after: T['view']): Motion | undefined;

  /** The icon of an event in the log: `import coin from 'icon:two-coins'`. */
  icon?(event: T['event']): Icon | undefined;
}

/** What a board's `ui/Board.tsx` exports. */
export interface BoardModule<T extends GameTypes = GameTypes> {
  readonly board: Board<T>;
}

/** A piece's element: `<g {...piece('army:0:3')}>`. */
export function piece(id: PieceId): { readonly 'data-piece': PieceId } {
  return { 'data-piece': id };
}

/** A place that things come from and go to, and that is no piece: the deck, a supply. */
export function anchor(id: string): { readonly 'data-anchor': string } {
  return { 'data-anchor': id };
}
