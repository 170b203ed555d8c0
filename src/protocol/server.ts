// What the server says on the socket /live/<table>.

import { type Static, Type } from 'typebox';
import { ActionId, exactly, Id, Phrase, SeatNumber, Sequence, Time } from './basics.ts';
import { Room } from './room.ts';

/** A view or an event of the game: plain JSON, its form is the game's. */
const OfGame = Type.Unknown();

/** By viewer: '0', '1', … 'spectator'. */
const ByViewer = <Value extends Parameters<typeof Type.Array>[0]>(value: Value) =>
  Type.Record(Type.String(), value);

/** By seat: milliseconds left; `since`: it runs, since this time. */
export const Clocks = Type.Array(exactly({ left: Type.Number(), since: Type.Optional(Time) }));

export const Holder = exactly({
  who: Type.Enum(['person', 'bot']),
  name: Type.String(),
  level: Type.Optional(Type.String()),
});

/** What follows from the log and is the same for everybody. */
export const Standing = exactly({
  /** `entropy`: everybody brings their share of chance. `ended`: everything lies open. */
  phase: Type.Enum(['entropy', 'play', 'ended']),
  /** By seat. */
  holders: Type.Array(Holder),
  resigned: Type.Array(SeatNumber),
  /** Whose move the table waits for. */
  awaited: Type.Array(SeatNumber),
  /** The seat that can take moves back, and how many. */
  takeable: Type.Optional(exactly({ seat: SeatNumber, steps: Type.Integer() })),
  /** Seats that have committed to their entropy, and that have opened it. */
  committed: Type.Array(SeatNumber),
  opened: Type.Array(SeatNumber),
  outcome: Type.Optional(
    exactly({
      places: Type.Array(Type.Integer()),
      scores: Type.Array(Type.Number()),
      reason: Type.String(),
      resigned: Type.Array(SeatNumber),
    }),
  ),
});
export type Standing = Static<typeof Standing>;

const Told = exactly({ seq: Sequence, seat: Type.Optional(SeatNumber), event: OfGame });

/** What happened after `from` and was not taken back, the oldest first. */
export const Recap = exactly({
  from: Sequence,
  /** There was more than is told here: the oldest of it is left out. */
  isCut: Type.Boolean(),
  told: ByViewer(Type.Array(Told)),
  /** Points by seat after an entry. */
  scores: Type.Array(exactly({ seq: Sequence, totals: Type.Array(Type.Number()) })),
});
export type Recap = Static<typeof Recap>;

/** Replaces everything that the client knew of the match, with a smaller n or another match too. */
export const TableMessage = exactly({
  t: Type.Literal('table'),
  match: Id,
  n: Sequence,
  now: Time,
  /** Of the match file: options, sitters, clock, commitment of the table. */
  header: Type.Unknown(),
  /** Only where the match is dealt. */
  views: ByViewer(OfGame),
  recap: Recap,
  clocks: Clocks,
  standing: Standing,
});

/** What a viewer is shown: the events they may know of, each with a patch that makes the view right after it
 *  out of the one before (patch.ts), and `end` for the view in the end. */
export const ShownTo = exactly({
  frames: Type.Array(exactly({ event: OfGame, view: Type.Optional(Type.Unknown()) })),
  end: Type.Optional(Type.Unknown()),
});

/** One for every entry of the log. */
export const ShownMessage = exactly({
  t: Type.Literal('shown'),
  n: Sequence,
  kind: Type.Enum(['entropy', 'deal', 'move', 'takeBack', 'timeout', 'resign', 'handOver', 'away', 'end']),
  seat: Type.Optional(SeatNumber),
  /** Of a take-back: the seat's moves from this entry on have not been made. */
  to: Type.Optional(Sequence),
  /** `entropy`: what was committed or opened, so that everybody can check it afterwards. */
  commit: Type.Optional(Type.String()),
  open: Type.Optional(Type.String()),
  shown: Type.Optional(ByViewer(ShownTo)),
  /** Points by seat, where they may have changed. */
  totals: Type.Optional(Type.Array(Type.Number())),
  /** Only what is not as it was in the message before. */
  clocks: Type.Optional(Clocks),
  standing: Type.Optional(Type.Partial(Standing)),
  /** Together with `clocks`. */
  now: Type.Optional(Time),
});

export const problemCodes = [
  /** The key is not possible by the rules: `refusal` says why. */
  'refused',
  /** Something else has happened since `after`. */
  'stale',
  'notYours',
  'notAway',
  'noMatch',
  'notHeld',
  'tooFast',
  'badMessage',
  'notAllowed',
] as const;

export const Problem = exactly({
  /** One of `problemCodes`, or a code of the match (src/match/types.ts: ProblemCode). */
  code: Type.String(),
  refusal: Type.Optional(Type.Unknown()),
});

export const Done = exactly({ t: Type.Literal('done'), id: ActionId, n: Sequence });
export const Refused = exactly({ t: Type.Literal('refused'), id: ActionId, n: Sequence, problem: Problem });
/** The server cannot say yet: send it again after a while, with the same id. */
export const Later = exactly({ t: Type.Literal('later'), id: ActionId });

/** Who sits here and who is there, before the match begins and while it goes on. Replaces what was known. */
export const People = exactly({ t: Type.Literal('people'), room: Room });

export const Said = exactly({
  t: Type.Literal('said'),
  n: Type.Integer(),
  at: Time,
  person: Id,
  name: Type.String(),
  seat: Type.Optional(SeatNumber),
  phrase: Type.Optional(Phrase),
  text: Type.Optional(Type.String()),
});
export type Said = Static<typeof Said>;

export const Pong = exactly({ t: Type.Literal('pong'), now: Time });

/** The server goes: come back after so many milliseconds. */
export const Leaving = exactly({ t: Type.Literal('leaving'), inMs: Type.Integer() });

/** A message could not be taken, and was none that has an id. */
export const Trouble = exactly({ t: Type.Literal('trouble'), problem: Problem });

export const ServerMessage = Type.Union([
  TableMessage,
  ShownMessage,
  Done,
  Refused,
  Later,
  People,
  Said,
  Pong,
  Leaving,
  Trouble,
]);
export type ServerMessage = Static<typeof ServerMessage>;

export type TableMessage = Static<typeof TableMessage>;
export type ShownMessage = Static<typeof ShownMessage>;
