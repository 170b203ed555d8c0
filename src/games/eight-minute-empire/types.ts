// Read this first: what a game of Eight-Minute Empire consists of.

import type { GameTypes, Seat, Viewer } from '../../kernel/game.ts';
import type { Rng } from '../../kernel/random.ts';
import type { Side } from './boards.ts';
import type { ActionType, Good } from './components.ts';

export interface Options {
  readonly side: Side;
  readonly longGame: boolean;
  readonly goodsTokens: boolean;
  readonly neutralArmies: boolean;
  /** Youngest first. */
  readonly ageOrder: 'random' | readonly Seat[];
}

/** `nextGame` is the pause between two games of a series (EE-V1). */
export type Step = 'placeNeutral' | 'bid' | 'chooseCard' | 'act' | 'endTurn' | 'nextGame' | 'gameOver';

/** Regions, cards and goods are numbers here: their places in the tables of boards.ts and components.ts.
 *  Where there is no seat, card or good to name, the number is `none`. */
export interface State {
  rng: Rng;
  readonly seats: number;
  readonly side: Side;
  readonly longGame: boolean;
  readonly goodsTokens: boolean;
  readonly neutralArmies: boolean;
  /** Youngest first (EE-S4). */
  readonly ageOrder: Seat[];
  /** The games of the series before this one (EE-V1). */
  results: Result[];

  step: Step;
  /** None while all bid, and in the end. */
  turn: Seat;
  /** None before the auction is over. */
  first: Seat;
  /** Still to be placed (EE-V3). */
  neutralsLeft: number;
  /** By seat; sealed while the step is `bid`. */
  bids: (number | null)[];

  coins: number[];
  supply: number[];
  citiesLeft: number[];
  /** By region, then by owner: `region * owners + owner`, see `ownersOf`. */
  armies: number[];
  cities: number[];
  /** By region: the number of a good, or none (EE-V2). */
  tokens: number[];

  /** A bag. */
  deck: number[];
  /** From the left; none where a card was taken in this turn. */
  row: number[];
  /** In the order of taking: all take in turn, so the i-th belongs to seat (first + i) % seats. */
  taken: number[];
  /** By action of the card taken last: the units not used yet; none of an action that was not chosen (EE-T8). */
  left: number[];
}

/** How a game ended, by seat: points, and what breaks ties (EE-P4). */
export interface Result {
  readonly points: readonly number[];
  readonly coins: readonly number[];
  readonly armies: readonly number[];
  readonly regions: readonly number[];
}

/** Everything but the bag and the sealed bids lies open. Regions and cards go by their ids. */
export interface View {
  readonly viewer: Viewer;
  /** `act` splits into: one action left, one of two to be chosen ("/"), two left ("+"). */
  readonly step: Step | 'actEither' | 'actBoth';
  readonly seats: number;
  readonly side: Side;
  readonly longGame: boolean;
  readonly goodsTokens: boolean;
  readonly neutralArmies: boolean;
  readonly ageOrder: readonly Seat[];
  /** 1 … 3. */
  readonly game: number;
  readonly results: readonly Result[];
  readonly turn: Seat | null;
  readonly first: Seat | null;
  readonly neutralsLeft: number;
  readonly hasBid: readonly boolean[];
  /** The own one, and all when they are open. */
  readonly bids: readonly (number | null)[];
  readonly coins: readonly number[];
  readonly supply: readonly number[];
  readonly citiesLeft: readonly number[];
  /** By region in the order of the board, then by seat. */
  readonly armies: readonly (readonly number[])[];
  readonly cities: readonly (readonly number[])[];
  /** By region; empty without EE-V3. */
  readonly neutrals: readonly number[];
  /** By region's id; empty without EE-V2. */
  readonly tokens: Readonly<Record<string, Good>>;
  /** How many cards are in the bag. */
  readonly deck: number;
  readonly row: readonly (string | null)[];
  /** By seat, in the order of taking. */
  readonly cards: readonly (readonly string[])[];
  /** The card of this turn, and what is left of its actions. */
  readonly card: string | null;
  readonly action: ActionType | null;
  readonly left: number;
  readonly other: ActionType | null;
  readonly otherLeft: number;
  /** Of two actions to be chosen from, the one that was begun (EE-T8). */
  readonly chosen: ActionType | null;
}

export type Owner = Seat | 'neutral';

/** One unit of a card's action. */
export type UnitMove =
  | { readonly type: 'placeArmy'; readonly region: string }
  | { readonly type: 'moveArmy'; readonly from: string; readonly to: string }
  | { readonly type: 'buildCity'; readonly region: string }
  | { readonly type: 'destroyArmy'; readonly region: string; readonly owner: Owner };

export type Move =
  | UnitMove
  | { readonly type: 'placeNeutral'; readonly region: string }
  | { readonly type: 'bid'; readonly amount: number }
  /** `place` 1 … 6 from the left. */
  | { readonly type: 'takeCard'; readonly place: number }
  | { readonly type: 'done' }
  | { readonly type: 'endTurn' }
  | { readonly type: 'nextGame' };

export type Event =
  | { readonly type: 'neutralPlaced'; readonly seat: Seat; readonly region: string }
  | { readonly type: 'bidMade'; readonly seat: Seat }
  | { readonly type: 'bidsOpened'; readonly bids: readonly number[] }
  | { readonly type: 'auctionWon'; readonly seat: Seat; readonly bid: number; readonly by: 'bid' | 'age' }
  | {
      readonly type: 'cardTaken';
      readonly seat: Seat;
      readonly card: string;
      readonly place: number;
      readonly price: number;
    }
  | { readonly type: 'armyPlaced'; readonly seat: Seat; readonly region: string }
  | {
      readonly type: 'armyMoved';
      readonly seat: Seat;
      readonly from: string;
      readonly to: string;
      readonly by: 'land' | 'sea';
    }
  | { readonly type: 'cityBuilt'; readonly seat: Seat; readonly region: string }
  | { readonly type: 'armyDestroyed'; readonly seat: Seat; readonly region: string; readonly owner: Owner }
  | { readonly type: 'actionEnded'; readonly seat: Seat }
  /** The row has closed to the left. */
  | { readonly type: 'turnEnded'; readonly seat: Seat }
  | { readonly type: 'cardDealt'; readonly card: string }
  | { readonly type: 'gameScored'; readonly game: number; readonly points: readonly number[] }
  | { readonly type: 'gameBegan'; readonly game: number };

export interface Types extends GameTypes {
  options: Options;
  state: State;
  view: View;
  move: Move;
  event: Event;
}
