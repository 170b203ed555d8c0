// A table at which a law is tried, a moment at it, and how a broken law is told.

import type { GameTypes, Outcome, Seat, Viewer } from '../../src/kernel/game.ts';
import { deepFreeze } from '../../src/kernel/json.ts';
import { type Rng, rngFromSeed } from '../../src/kernel/random.ts';
import type { Corpus } from './corpus.ts';
import type { Proven } from './games.ts';

export interface Table extends Proven {
  readonly seats: number;
  readonly options: GameTypes['options'];
  readonly seed: string;
  readonly viewers: readonly Viewer[];
  readonly corpus: Corpus;
  /** For the choices of the one who tries, not of the game. */
  readonly dice: Rng;
  /** The one law that is tried; all of them, if none is named. */
  readonly only?: string;
}

/** What the game answers about one state. */
export interface Moment {
  readonly table: Table;
  /** 0 before the first move. */
  readonly number: number;
  readonly state: GameTypes['state'];
  /** A copy through JSON that nobody can write to. */
  readonly frozen: GameTypes['state'];
  readonly active: readonly Seat[];
  readonly awaited: readonly Seat[];
  readonly outcome: Outcome | undefined;
  /** By seat. */
  readonly legal: readonly (readonly GameTypes['move'][])[];
  readonly views: ReadonlyMap<Viewer, GameTypes['view']>;
}

/** A move that was made. */
export interface Deed {
  readonly before: Moment;
  readonly seat: Seat;
  readonly move: GameTypes['move'];
  readonly key: string;
  /** It came from `onTimeout`. */
  readonly isTimeout: boolean;
}

export class LawBroken extends Error {
  readonly law: string;

  constructor(law: string, where: string, what: string, options?: ErrorOptions) {
    super(`The law "${law}" is broken. ${where}: ${what}`, options);
    this.law = law;
  }
}

export function tableOf(proven: Proven, seats: number, options: object, seed: string, corpus: Corpus): Table {
  const viewers: Viewer[] = [...Array(seats).keys(), 'spectator'];
  return { ...proven, seats, options, seed, viewers, corpus, dice: rngFromSeed(`${seed}/dice`) };
}

export function momentOf(table: Table, state: GameTypes['state'], number: number): Moment {
  const { game, seats, viewers } = table;
  const all = [...Array(seats).keys()];
  return {
    table,
    number,
    state,
    active: game.activeSeats(state),
    awaited: game.awaitedSeats(state),
    outcome: game.outcome(state),
    legal: all.map((seat) => game.legalMoves(state, seat)),
    views: new Map(viewers.map((viewer) => [viewer, game.view(state, viewer)])),
    frozen: deepFreeze(jsonCopy(state)),
  };
}

export function whereIs(table: Table, number: number, deed?: Deed): string {
  const { game, seats, options, seed } = table;
  const move = deed ? ` (seat ${deed.seat} plays ${deed.key})` : '';
  return `${game.id}, ${seats} seats, options ${JSON.stringify(options)}, seed "${seed}", move ${number}${move}`;
}

/** Runs one law; a thrown error is as broken as a told difference. */
export function hold(law: string, where: string, check: () => string | undefined): void {
  let what: string | undefined;
  try {
    what = check();
  } catch (cause) {
    throw new LawBroken(law, where, String(cause), { cause });
  }
  if (what !== undefined) throw new LawBroken(law, where, what);
}

export function jsonCopy<Value>(value: Value): Value {
  return JSON.parse(JSON.stringify(value));
}
