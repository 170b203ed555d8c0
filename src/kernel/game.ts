// The contract of a game. Every comment below is a law: `test/conformance` proves it for
// every registered game. To write a game, meet this file; nothing else is asked.

import type { OptionSpec } from './options.ts';
import type { Rng } from './random.ts';

/** A place at the table: 0 … seats-1. Turns go clockwise, that is, upwards and round again. */
export type Seat = number;

/** Who looks: somebody at the table, or somebody behind their backs who sees what lies open. */
export type Viewer = Seat | 'spectator';

/** A paragraph of the rules: 'EE-T4'. Ids are stable, and RULES.ru.md and RULES.en.md use them. */
export type RuleId = `${string}-${string}`;

/** What a message may be told: a name, a number, or a list of names. */
export type Params = Readonly<Record<string, string | number | readonly (string | number)[]>>;

/** The five shapes a game declares in its `types.ts`. All of them are plain JSON. */
export interface GameTypes {
  /** Complete and checked: the result of `checkOptions`, with one entry for every OptionSpec. */
  options: object;
  /** Everything, hidden things included. The rng is the only source of chance. */
  state: { rng: Rng };
  /** What one viewer may know. It never holds the rng, nor anything computed from it.
   *  `step` names what the table waits for ('chooseCard'; 'gameOver' exactly when there is an outcome)
   *  and is told by the message `prompt.<step>`, whose params are the view's own texts and numbers. */
  view: { readonly viewer: Viewer; readonly step: string };
  /** An imperative: { type: 'placeArmy', region: 'W1' }. Its fields are the params of its message,
   *  together with those of the mover's view. */
  move: { readonly type: string };
  /** A past-tense fact: { type: 'armyPlaced', seat: 0, region: 'W1' }. Likewise. */
  event: { readonly type: string };
}

export interface Outcome {
  /** By seat. 1 is best; equal numbers share a place; partners have the same: [1,2,1,2].
   *  A solo game won is [1], lost [2]. */
  readonly places: readonly number[];
  /** By seat: the points the ranking rests on. */
  readonly scores: readonly number[];
  /** How the game ended: 'x' is told by the message `reason.x`. */
  readonly reason: string;
}

/** Why a move is not possible: a paragraph of the rules, or a code where no rule of the game speaks.
 *  A rule's refusal is told by the message `refusal.<rule>`, or by `refusal.<rule>.<reason>`
 *  if params hold a `reason`. */
export type Refusal =
  | { readonly rule: RuleId; readonly params?: Params }
  | { readonly code: 'badKey' | 'gameOver' | 'notYourSeat' };

/** A summand of a seat's points as they stand now, told by the message `score.<key>`. */
export interface ScorePart {
  readonly key: string;
  readonly points: number;
  readonly params?: Params;
}

/** Told while a move is applied. `reveals` says: this shows somebody what they did not know
 *  (and what the rng did not decide just now); no take-back goes past it. */
export type Emit<E> = (event: E, flags?: { readonly reveals: true }) => void;

/** For play-outs, where nobody watches. */
export const ignore: Emit<unknown> = () => {};

export interface Game<T extends GameTypes> {
  /** The folder's name. */
  readonly id: string;
  /** Raised when an old match would replay differently. */
  readonly rulesVersion: number;
  /** Every paragraph of the rules, the common ALL-1 … ALL-5 included. Each has its text in both
   *  languages and a test whose title begins with it: `[EE-T4] …`. */
  readonly ruleIds: readonly RuleId[];
  readonly seatCounts: readonly number[];
  readonly options: readonly OptionSpec[];
  /** Every game ends within so many moves, however it is played. */
  readonly moveLimit: number;

  /** The same seats, options and rng give the same state. `rng` becomes a part of the state. */
  setup(seats: number, options: T['options'], rng: Rng): T['state'];

  /** A copy that shares nothing which anybody changes. Written by hand: it is the inner loop of search. */
  clone(state: T['state']): T['state'];

  /** Who has a legal move, ascending. Nobody exactly when there is an outcome. */
  activeSeats(state: T['state']): readonly Seat[];

  /** For whose move the table waits, ascending: a part of the active seats, and not empty while
   *  the game goes on. Others may act out of turn. */
  awaitedSeats(state: T['state']): readonly Seat[];

  /** The only place where legality lives. Always in the same order; short (a few hundred at most:
   *  larger decisions are split into steps); depends on nothing that the seat cannot see.
   *  What others see of the steps depends on nothing that they cannot see: a step that might be
   *  skipped for want of a secret card exists all the same. Empty for a seat that is not active. */
  legalMoves(state: T['state'], seat: Seat): readonly T['move'][];

  /** A short text for wire, log, tests and links; different for different moves; no spaces.
   *  It does not depend on the state. A move of the type 'endTurn' says that the seat has confirmed its
   *  turn: clocks begin anew after it. */
  moveKey(move: T['move']): string;

  /** `parseMove(moveKey(move))` equals the move. Undefined for every text that is no key, however odd:
   *  a key is accepted in one spelling only, the one that `moveKey` gives back. */
  parseMove(key: string): T['move'] | undefined;

  /** Changes the state in place, and trusts its caller that the move is legal. Emits each event
   *  when the state can be shown. Only chance from `state.rng`, and no other input. */
  apply(state: T['state'], seat: Seat, move: T['move'], emit: Emit<T['event']>): void;

  /** What happens when a seat's time is over (EG-V3): a move that is never among the legal ones.
   *  What the seat had not confirmed has been taken back before. */
  onTimeout?(state: T['state'], seat: Seat): T['move'] | undefined;

  /** Undefined while the game goes on. */
  outcome(state: T['state']): Outcome | undefined;

  /** What the viewer may know (ALL-3), built up from nothing, never cut down from the state, and sharing
   *  nothing with it.
   *  Active and awaited seats and the outcome follow from any viewer's view. */
  view(state: T['state'], viewer: Viewer): T['view'];

  /** The event as this viewer may know it; undefined if not at all. A move that is told to a viewer in the
   *  same words, in two worlds that look the same to them, leaves the two looking the same. */
  viewEvent(event: T['event'], viewer: Viewer): T['event'] | undefined;

  /** By seat: what the points are made of now, from what the view holds. When the game is over they sum
   *  up to the scores of the outcome. */
  scoreParts(view: T['view']): readonly (readonly ScorePart[])[];

  /** For a seat that is active in a game that goes on: the paragraph a well-formed move offends;
   *  undefined exactly for the legal ones. It knows no more than the view. */
  whyNot(view: T['view'], seat: Seat, move: T['move']): Refusal | undefined;

  /** A state that this viewer cannot tell from the true one, hidden things drawn fairly among what
   *  is possible; `rng` chooses, and becomes the rng of the imagined state.
   *  `view(determinize(view(s, v), r), v)` equals `view(s, v)` at every emit, and `legalMoves`
   *  of seat v is the same list in the same order in every imagined world. */
  determinize(view: T['view'], rng: Rng): T['state'];

  /** The table as text, for terminal and tests. No language: ids, numbers, signs. */
  toText(view: T['view']): string;
}

/** A game of which nothing is known but the contract. */
export type AnyGame = Game<GameTypes>;
