// What the server needs of a database. Each store (SQLite here, PostgreSQL one day) is one small file that meets this;
// everything else is written once. `contract.ts` in test/server/store holds every store to it.

/** An entry of a match's log as it is stored. */
export interface Row {
  readonly seq: number;
  /** The id of the submission that it came of; '' for what the table did by itself. */
  readonly action: string;
  /** Binds the entry to everything before it (chain.ts). */
  readonly chain: string;
  /** As src/match writes entries, in JSON. */
  readonly body: string;
}

/** What follows from the log for whoever does not hold the match: derived, and kept in the same commit. */
export interface Now {
  readonly at: number;
  /** When somebody's time runs out. */
  readonly due: number | null;
  /** The seats that the table waits for: ',0,2,'. */
  readonly awaited: string;
  readonly isOver: boolean;
}

export interface NewEntry extends Row {
  readonly match: string;
  /** The chain of the entry before. Of the first: that of the header. */
  readonly prev: string;
  readonly now: Now;
}

export interface MatchRow {
  readonly id: string;
  readonly room: string;
  readonly header: string;
  readonly secret: string | null;
}

export interface Head {
  readonly match: string;
  readonly seq: number;
}

export interface Log {
  /** Compare and append. True: stored, for good, and visible to all. False: that place is taken, or the log before it is
   *  another one. Rejects where nobody can say: then it may be stored, and reading tells. */
  append(entry: NewEntry): Promise<boolean>;
  /** The entries after `seq`, in order. */
  since(match: string, seq: number): Promise<readonly Row[]>;
  heads(matches: readonly string[]): Promise<readonly Head[]>;
  load(match: string): Promise<MatchRow | undefined>;
  create(match: MatchRow): Promise<void>;
}

export type Value = string | number | null;
export type Statement = readonly [sql: string, ...values: readonly Value[]];

/** For everything but the log: statements that both databases understand, with `?` for values. */
export interface Sql {
  all<Result>(...statement: Statement): Promise<readonly Result[]>;
  /** How many rows were changed. Stored when it resolves. */
  run(...statement: Statement): Promise<number>;
  /** All or none. */
  batch(statements: readonly Statement[]): Promise<readonly number[]>;
}

export interface Store extends Log, Sql {
  /** Does what was begun, then lets go. */
  close(): Promise<void>;
}
