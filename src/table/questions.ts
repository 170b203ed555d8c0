// What a table and its bots say to each other, in this thread or another. All of it is plain data, and moves go by their
// keys.

import type { Confidence } from '../bots/advice.ts';
import type { Verdict } from '../bots/review.ts';
import type { GameTypes, Seat } from '../kernel/game.ts';
import type { Term } from '../kernel/hints.ts';
import type { Rng } from '../kernel/random.ts';
import type { MatchFile } from '../match/types.ts';

type View = GameTypes['view'];
type Keys = readonly string[];

/** A bot gets what its seat may see, and chance of its own. Only a review looks at the whole match, when it is over. */
export interface Questions {
  /** `level`: or any other name of a bot; one that nobody knows plays as the stand-in. */
  decide: { readonly level: string; readonly view: View; readonly rng: Rng };
  advise: { readonly view: View; readonly rng: Rng };
  /** Decisions of a seat, one after another. */
  explain: { readonly thoughts: readonly Thought[] };
  review: { readonly file: MatchFile; readonly secret: string | undefined };
}

export interface Answers {
  decide: Decided;
  /** Undefined: the seat had better let be. */
  advise: Advised | undefined;
  /** The weightiest first. */
  explain: readonly Term[];
  review: Reviewed;
}

/** An empty plan: it lets be what it need not do. */
export interface Decided {
  readonly plan: Keys;
  readonly share: number;
}

/** A decision, with the view and the chance that it was made with. */
export interface Thought extends Decided {
  readonly view: View;
  readonly rng: Rng;
}

export interface Advised {
  readonly plan: Keys;
  readonly share: number;
  readonly confidence: Confidence;
  readonly terms: readonly Term[];
}

/** Moves of a seat, with what it saw before them: their words need that. */
export interface Retold {
  /** Of the move in question, counted from 0. */
  readonly index: number;
  readonly seat: Seat;
  readonly view: View;
}

export interface RetoldTurning extends Retold {
  /** So many moves had been made when it was over. */
  readonly end: number;
  readonly keys: Keys;
  /** By seat. */
  readonly change: readonly number[];
}

export interface RetoldFlaw extends Retold {
  readonly played: Keys;
  readonly better: Keys;
  readonly loss: number;
  readonly verdict: Exclude<Verdict, 'good' | 'close'>;
}

export interface Reviewed {
  /** By seat, before the first move and after every one. */
  readonly chances: readonly (readonly number[])[];
  /** Who made the moves. */
  readonly seats: readonly Seat[];
  readonly turnings: readonly RetoldTurning[];
  readonly flaws: readonly RetoldFlaw[];
  /** By seat. */
  readonly luck: readonly number[];
  readonly lost: readonly number[];
}

export type Kind = keyof Questions;
export type QuestionOf<Which extends Kind> = {
  readonly kind: Which;
  readonly game: string;
} & Questions[Which];
export type Question = { [Which in Kind]: QuestionOf<Which> }[Kind];

/** Whoever can answer. `progress` is told how far it is, 0 … 1, where that takes long. */
export type Ask = <Which extends Kind>(
  question: QuestionOf<Which>,
  progress?: (share: number) => void,
) => Promise<Answers[Which]>;

/** Loads the game before it is needed. */
export interface Preparation {
  readonly prepare: string;
  readonly rules: number;
}

export interface Request {
  readonly id: number;
  /** The version of the game's rules that it is about. */
  readonly rules: number;
  readonly question: Question;
}

export type Reply =
  | { readonly id: number; readonly answer: Answers[Kind] }
  /** 0 … 1, of what takes long. */
  | { readonly id: number; readonly progress: number }
  | { readonly id: number; readonly problem: string };
