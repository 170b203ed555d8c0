// A match: one game being played by people and bots. A value, like everything here: each function gives a new
// one or says what is wrong, and neither time nor chance is made here; both come in from outside.

import type { GameTypes, Refusal, Seat, Viewer } from '../kernel/game.ts';
import type { Options, OptionsProblem } from '../kernel/options.ts';
import type { Shown } from '../kernel/play.ts';

/** Raised when a file of before cannot be read as it is. */
export const formatVersion = 1;

/** In a log of so many entries nothing is taken back any more, and nobody comes back: it must not grow for ever. */
export const longLog = 10_000;

/** Who holds a seat. `level` is what the bots call it. */
export type Sitter =
  | { readonly who: 'person'; readonly name: string }
  | { readonly who: 'bot'; readonly name: string; readonly level: string };

/** `turn`: so many seconds each time the table waits for a seat.
 *  `bank`: so many for the whole match, and `increment` more whenever the seat has done its part. */
export type ClockSettings =
  | { readonly kind: 'none' }
  | { readonly kind: 'turn'; readonly seconds: number }
  | { readonly kind: 'bank'; readonly seconds: number; readonly increment: number };

/** `fair`: nobody can choose or change a draw, and afterwards everybody can check it (see fairness.ts).
 *  `seed`: a known deal. Whoever knows the seed knows the cards: no rating, no proof.
 *  `key`: the deal of another match, played once more; known likewise. */
export type Deal =
  | { readonly kind: 'fair'; readonly commitment: string }
  | { readonly kind: 'seed'; readonly seed: string }
  | { readonly kind: 'key'; readonly key: string };

/** All that is settled before the first entry of the log. Everybody may see it. */
export interface Header {
  readonly format: number;
  readonly table: string;
  readonly game: string;
  readonly rulesVersion: number;
  /** Complete and checked. */
  readonly options: Options;
  /** By seat, as they sat down. */
  readonly sitters: readonly Sitter[];
  readonly clock: ClockSettings;
  readonly deal: Deal;
}

/** What may happen at a table. */
export type Action =
  /** A person's own share of chance: first its commitment, then, when all have committed, what it was. */
  | { readonly type: 'entropy'; readonly seat: Seat; readonly commit: string }
  | { readonly type: 'entropy'; readonly seat: Seat; readonly open: string }
  | { readonly type: 'deal' }
  | { readonly type: 'move'; readonly seat: Seat; readonly key: string }
  /** The seat's moves from the entry `to` on have not been made. */
  | { readonly type: 'takeBack'; readonly seat: Seat; readonly to: number }
  /** `level`: of the bot that takes the seat where the game knows no move for this. */
  | { readonly type: 'timeout'; readonly seat: Seat; readonly level: string }
  /** For good: a bot of this level plays the seat on, and the seat is placed last. */
  | { readonly type: 'resign'; readonly seat: Seat; readonly level: string }
  | { readonly type: 'handOver'; readonly seat: Seat; readonly to: Sitter }
  /** The table itself was not there for so long, until now: it costs nobody any time. */
  | { readonly type: 'away'; readonly ms: number }
  /** After it nothing happens. Opens the secret, of an abandoned match too. */
  | { readonly type: 'end' };

type Only<Type extends Action['type']> = Extract<Action, { readonly type: Type }>;
type Hashed = { readonly hash: string };

/** What did happen. `hash`: of the state after it, for whoever plays the log again. The log is the table's
 *  own until the end: it holds sealed bids. */
export type Entry = {
  readonly seq: number;
  /** Milliseconds, from whatever clock the table uses; it never runs back. Needed where there are clocks. */
  readonly at?: number;
} & (
  | Only<'entropy'>
  | (Only<'deal'> & Hashed)
  | (Only<'move'> & Hashed)
  | Only<'takeBack'>
  /** With `key` the game's move for it, otherwise with the `level` of the bot. */
  | ({ readonly type: 'timeout'; readonly seat: Seat; readonly key: string } & Hashed)
  | (Only<'timeout'> & Hashed)
  | Only<'resign'>
  | Only<'handOver'>
  | Only<'away'>
  /** `digest`: of everything else in the file. */
  | (Only<'end'> & { readonly secret?: string; readonly digest: string })
);

/** What is stored and passed on. */
export interface MatchFile {
  readonly header: Header;
  readonly log: readonly Entry[];
}

export interface SeatClock {
  /** Milliseconds: what there was when it began to run, or will be when it begins. */
  readonly left: number;
  /** It runs, since this time. `spell`: the entry that set it running. */
  readonly running?: { readonly since: number; readonly spell: number };
}

/** Before a move that can be taken back. */
export interface Step<T extends GameTypes> {
  readonly seq: number;
  readonly state: T['state'];
  readonly clocks: readonly SeatClock[];
}

/** The file, and what follows from it. Holds secrets: it stays with the table. */
export interface Match<T extends GameTypes> extends MatchFile {
  /** 32 bytes as hexadecimal text. A known deal has none, nor has a file opened without it. */
  readonly secret: string | undefined;
  /** By seat. */
  readonly commits: readonly (string | undefined)[];
  readonly openings: readonly (string | undefined)[];
  /** Where all chance comes from, and the state: once dealt. */
  readonly key: readonly number[] | undefined;
  readonly state: T['state'] | undefined;
  /** Who holds the seats now. */
  readonly holders: readonly Sitter[];
  /** In the order in which they did. */
  readonly resigned: readonly Seat[];
  /** Moves of one seat that can still be taken back, the oldest first. */
  readonly takeable: { readonly seat: Seat; readonly steps: readonly Step<T>[] };
  readonly clocks: readonly SeatClock[];
  /** The entry that last changed the state or who holds a seat. */
  readonly changed: number;
  readonly isEnded: boolean;
}

export type ProblemCode =
  /** Before the deal. */
  | 'noEntropyHere'
  | 'badEntropy'
  | 'alreadyCommitted'
  | 'notAllCommitted'
  | 'alreadyOpened'
  | 'wrongOpening'
  | 'notAllOpened'
  | 'secretMissing'
  | 'notDealt'
  | 'alreadyDealt'
  /** During the game. */
  | 'noSuchSeat'
  | 'heldByBot'
  | 'heldByPerson'
  | 'hasResigned'
  | 'badSitter'
  | 'logIsLong'
  | 'nothingToTakeBack'
  | 'pastBarrier'
  | 'noClock'
  | 'timeNotUp'
  | 'timeIsUp'
  | 'badTime'
  | 'gameOver'
  | 'ended';

/** Why something did not happen. Nothing has changed then. */
export type Problem =
  | { readonly code: ProblemCode }
  /** By the rules of the game. */
  | { readonly code: 'refused'; readonly refusal: Refusal }
  | { readonly code: 'badOptions'; readonly options: OptionsProblem }
  | { readonly code: 'badHeader'; readonly field: string };

export type Failed = { readonly ok: false; readonly problem: Problem };

export type Result<T extends GameTypes> =
  | {
      readonly ok: true;
      readonly match: Match<T>;
      /** For the viewers that were asked for, where there is something new to see. */
      readonly shown: ReadonlyMap<Viewer, Shown<T>>;
    }
  | Failed;
