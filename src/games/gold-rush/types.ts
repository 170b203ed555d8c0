// The shapes of the game. Read this first.
//
// What is hidden: the backs of the cards, and the order of the deck below its top card. A card keeps its
// identity wherever it lies (see `Card`), because a back that nobody has seen is decided all the same: three
// blanks of a number among the cards out of play make every other card of that number an action, and a fresh
// draw at the turning would forget it after the next shuffle. Whatever is turned is turned for all to see, so
// all viewers know the same; and what was turned and shuffled into a new deck is known no more.

import type { Seat, Viewer } from '../../kernel/game.ts';
import type { Rng } from '../../kernel/random.ts';
import type { Action, Card, CardNumber, Die, Figure, Kind } from './components.ts';

export interface Options {
  readonly firstSeat: Seat | 'random';
}

/** What the turn waits for. 'answer': the others are asked (GR-X2); 'finish': the dice lie, the turn may end. */
export type Step = 'answer' | 'upkeep' | 'roll' | 'place' | 'finish' | 'gameOver';

/** An action whose subject chooses something. */
export type Choice = 'horseshoe' | 'hire' | 'claim' | 'fuse';

/** The common mine, or that of a seat. */
export type Mine = 'common' | Seat;

/** A card in a mine, and what stands on it. */
export interface Spot {
  readonly card: Card;
  die: Die | null;
  guarded: boolean;
}

export interface State {
  rng: Rng;
  step: Step;
  turn: Seat;
  /** Who is asked by GR-X2. */
  asked: Seat | null;
  /** Who owes the choice of an action card (GR-X1), and which; the step waits. */
  owing: Seat | null;
  choice: Choice | null;

  bank: number;
  /** The least that the bank ever held, whether this turn went below it, and the turns before in which none did. */
  lowestBank: number;
  hasProgress: boolean;
  idleTurns: number;

  /** By seat. */
  money: number[];
  prospectors: number[];
  guards: number[];
  /** By seat: open action cards. */
  held: Action[][];
  /** By seat: plain dice fewer in the next turn. */
  mules: number[];

  common: Spot[];
  /** By seat. */
  mines: Spot[][];
  /** The visible card of the deck, null if there is no deck; the bag below it has no order. */
  top: Card | null;
  bag: Card[];
  /** Cards out of play, by whether their backs were seen. */
  unseen: Card[];
  seen: Card[];

  /** Of the present turn: figures that cost upkeep, and whether the first roll is past. */
  dueProspectors: number;
  dueGuards: number;
  hasRolled: boolean;
  /** The dice that lie rolled, one of which is to be placed. */
  rolled: Die[];
  /** The dice that the next roll takes. */
  waitingPlain: number;
  waitingDynamite: number;
  /** The dice that are out for this turn, and those that a mule keeps from it. */
  asidePlain: number;
  asideDynamite: number;
  lame: number;
}

export interface ViewSpot {
  readonly number: CardNumber;
  readonly die: Die | null;
  readonly guarded: boolean;
}

/** The same for everybody at the table. */
export interface View {
  readonly viewer: Viewer;
  readonly step: Step | Choice;
  readonly turnStep: Step;
  readonly turn: Seat;
  /** For whom the table waits; the last player when the game is over. */
  readonly awaited: Seat;
  readonly asked: Seat | null;
  readonly owing: Seat | null;
  readonly bank: number;
  readonly lowestBank: number;
  readonly hasProgress: boolean;
  readonly idleTurns: number;
  /** ALL-5 */
  readonly idleRounds: number;
  /** By seat. */
  readonly money: readonly number[];
  readonly prospectors: readonly number[];
  readonly guards: readonly number[];
  readonly held: readonly (readonly Action[])[];
  readonly mules: readonly number[];
  readonly common: readonly ViewSpot[];
  readonly mines: readonly (readonly ViewSpot[])[];
  readonly top: CardNumber | null;
  /** The top card included. */
  readonly deckSize: number;
  /** Out of play, ascending: those whose backs nobody saw, those turned blank, those turned to an action. */
  readonly unseen: readonly CardNumber[];
  readonly seenBlank: readonly CardNumber[];
  readonly seenAction: readonly CardNumber[];
  readonly dueProspectors: number;
  readonly dueGuards: number;
  readonly hasRolled: boolean;
  readonly rolled: readonly Die[];
  readonly waitingPlain: number;
  readonly waitingDynamite: number;
  readonly asidePlain: number;
  readonly asideDynamite: number;
  readonly lame: number;
}

/** A card is named by its mine and number, a die by what it shows: equal ones are interchangeable. */
export type Move =
  | { readonly type: 'letBe' | 'roll' | 'endTurn' }
  | { readonly type: 'keep'; readonly prospectors: number; readonly guards: number }
  | { readonly type: 'place'; readonly die: Die; readonly mine: Mine; readonly card: CardNumber }
  | { readonly type: 'setAside'; readonly kind: Kind }
  | { readonly type: 'buy'; readonly figure: Figure }
  | { readonly type: 'guard'; readonly card: CardNumber }
  | { readonly type: 'use'; readonly action: Action }
  | { readonly type: 'pass'; readonly action: Action; readonly to: Seat }
  | ChoiceMove;

/** What a subject does with an action card that leaves a choice. */
export type ChoiceMove =
  | { readonly type: 'turnDie'; readonly die: Die; readonly to: Die }
  | { readonly type: 'hire'; readonly figure: Figure }
  | { readonly type: 'claim'; readonly card: CardNumber }
  | { readonly type: 'fuse'; readonly mine: Mine; readonly card: CardNumber };

export type Event =
  | { readonly type: 'turnBegan' | 'stoodBy' | 'muleCame'; readonly seat: Seat }
  | {
      readonly type: 'upkeepPaid' | 'figuresReturned';
      readonly seat: Seat;
      readonly prospectors: number;
      readonly guards: number;
    }
  /** `top`: what lies on the deck now. */
  | {
      readonly type: 'cardDealt';
      readonly seat: Seat;
      readonly card: CardNumber;
      readonly top: CardNumber | null;
    }
  | {
      readonly type: 'deckShuffled';
      readonly seat: Seat;
      readonly cards: number;
      readonly top: CardNumber | null;
    }
  | { readonly type: 'figureBought' | 'figureHired'; readonly seat: Seat; readonly figure: Figure }
  | { readonly type: 'diceRolled'; readonly seat: Seat; readonly dice: readonly Die[] }
  | {
      readonly type: 'diePlaced';
      readonly seat: Seat;
      readonly die: Die;
      readonly mine: Mine;
      readonly card: CardNumber;
    }
  | { readonly type: 'dieSetAside'; readonly seat: Seat; readonly kind: Kind }
  | { readonly type: 'diceOut'; readonly seat: Seat; readonly dice: number }
  | { readonly type: 'guardSet'; readonly seat: Seat; readonly card: CardNumber }
  /** Income from a card, which was taken into the own mine, went out of play, or is about to be turned. */
  | {
      readonly type: 'cardMined';
      readonly seat: Seat;
      readonly mine: Mine;
      readonly card: CardNumber;
      readonly dollars: number;
      readonly fate: 'taken' | 'gone' | 'turning';
    }
  | {
      readonly type: 'cardTurned';
      readonly seat: Seat;
      readonly card: CardNumber;
      readonly back: Action | 'blank';
    }
  | { readonly type: 'cardLost'; readonly seat: Seat; readonly card: CardNumber }
  | { readonly type: 'feePaid'; readonly seat: Seat; readonly to: Seat; readonly dollars: number }
  | { readonly type: 'actionUsed'; readonly seat: Seat; readonly action: Action }
  | { readonly type: 'actionPassed'; readonly seat: Seat; readonly to: Seat; readonly action: Action }
  | { readonly type: 'veinFound' | 'caveInPaid'; readonly seat: Seat; readonly dollars: number }
  | { readonly type: 'tollPaid'; readonly seat: Seat; readonly to: Seat; readonly dollars: number }
  | { readonly type: 'dieTurned'; readonly seat: Seat; readonly die: Die; readonly to: Die }
  | { readonly type: 'cardClaimed'; readonly seat: Seat; readonly card: CardNumber }
  | { readonly type: 'cardBlownUp'; readonly seat: Seat; readonly mine: Mine; readonly card: CardNumber }
  | { readonly type: 'gameEnded'; readonly reason: 'bankEmpty' | 'noProgress' };

/** The bundle that the kernel knows the game by. */
export interface Types {
  options: Options;
  state: State;
  view: View;
  move: Move;
  event: Event;
}
