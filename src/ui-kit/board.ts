// The contract of a board. A board is pieces, layout and texts, nothing else: it draws a view, says
// where on the picture each move is made, and gives its pieces names. Taps, drags, the keyboard, the move
// list, screen readers, motion, sound, the log, take-back and the curtain follow from that and are not
// the board's business. Every comment below is a promise that one side makes to the other.

import type { ReadonlySignal } from '@preact/signals';
import type { ComponentChildren, VNode } from 'preact';
import type { GameTypes, Seat } from '../kernel/game.ts';

/** A place on the picture that can be pointed at: 'region:W1', 'row:3', 'cell:12'. Any text without spaces,
 *  unique on the screen, and the same as long as the place is the same. */
export type SpotId = string;

/** A thing that moves about: 'army:0:3', 'card:27', 'emperor'. It keeps its id from view to view: that is what
 *  makes it travel instead of vanishing here and appearing there. Unique on the screen. */
export type PieceId = string;

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
 *  `button`: by a button under the board that bears the move's own words; 'primary' is the one that people
 *  look for (end of turn, confirm), and the key E or Enter on the empty table makes it. */
export type Placing =
  | { readonly at: readonly SpotId[]; readonly or?: readonly (readonly SpotId[])[] }
  | { readonly button: 'primary' | 'plain' };

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

/** A part beside the board: the card row, the tasks, the own hand or rows. The table finds a place for it. */
export interface Area<T extends GameTypes> {
  readonly id: string;
  /** A message key of the game. */
  readonly title: string;
  /** strip: things in one row (they scroll sideways on a phone, wrap on a wide screen); block: a picture of its own.
   *  hand: what the person here holds or builds; it lies nearest to them. */
  readonly kind: 'strip' | 'block' | 'hand';
  /** Undefined: nothing to show now, and no place is kept. */
  Area(props: BoardProps<T>): VNode | null;
}

export type SoundName =
  | 'tap'
  | 'place'
  | 'slide'
  | 'card'
  | 'coin'
  | 'march'
  | 'build'
  | 'break'
  | 'dice'
  | 'gain'
  | 'turn'
  | 'win'
  | 'lose';

/** How one event looks. Without it pieces slide from where they were to where they are, new ones fade in,
 *  lost ones fade out. */
export interface Motion {
  /** slide: straight; arc: in a bow, for things that are thrown or dealt; hop: up and down on the way. */
  readonly path?: 'slide' | 'arc' | 'hop';
  /** Where pieces come from that were not on the picture: another piece's, anchor's or spot's id. */
  readonly from?: Readonly<Record<PieceId, string>>;
  /** Where pieces go that are no longer on the picture. */
  readonly to?: Readonly<Record<PieceId, string>>;
  /** For all new and lost pieces that `from` and `to` do not name. */
  readonly fromAll?: string;
  readonly toAll?: string;
  /** Spots or pieces that light up for a moment. */
  readonly flash?: readonly string[];
  readonly sound?: SoundName;
  /** 1 is usual; 0: do not stop for this event. */
  readonly weight?: number;
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

  /** Between the two views the event happened; the pictures differ already, this only says how it looks. Pure. */
  motion?(event: T['event'], before: T['view'], after: T['view']): Motion | undefined;

  /** The icon of an event in the log: `import coin from 'icon:two-coins'`. */
  icon?(event: T['event']): Icon | undefined;
}

/** A drawing of game-icons.net, as one line in a square of 512: `import tower from 'icon:stone-tower'`. */
export type Icon = string;

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
