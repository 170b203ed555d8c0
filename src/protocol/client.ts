// What a client says on the socket /live/<table>. docs/protocol.md tells it in words.

import { type Static, Type } from 'typebox';
import {
  ActionId,
  Digest,
  exactly,
  Id,
  Level,
  LinkKey,
  MoveKey,
  Phrase,
  SeatNumber,
  Sequence,
  ViewerName,
} from './basics.ts';

/** The first message, and again whenever the client wants the whole table or looks with other eyes. */
export const Hello = exactly({
  t: Type.Literal('hello'),
  /** `protocolVersion`. */
  v: Type.String({ maxLength: 20 }),
  /** Seats that this person holds, and `spectator` for whoever sits at the table or has the key to watch. */
  viewers: Type.Array(ViewerName, { maxItems: 11 }),
  /** What the client has shown already, so that it is told what happened since. */
  match: Type.Optional(Id),
  have: Type.Optional(Sequence),
  watch: Type.Optional(LinkKey),
});

/** What a seat wants to do. */
export const Doing = Type.Union([
  exactly({ type: Type.Literal('move'), key: MoveKey }),
  exactly({ type: Type.Literal('takeBack'), steps: Type.Integer({ minimum: 1, maximum: 200 }) }),
  /** `bot`: one's own seat, or that of somebody who is away. `person`: one's own seat, back from a bot. */
  exactly({ type: Type.Literal('handOver'), to: Type.Literal('bot'), level: Level }),
  exactly({ type: Type.Literal('handOver'), to: Type.Literal('person') }),
  exactly({ type: Type.Literal('resign') }),
  exactly({ type: Type.Literal('commit'), commit: Digest }),
  exactly({ type: Type.Literal('open'), open: Digest }),
]);
export type Doing = Static<typeof Doing>;

export const Submit = exactly({
  t: Type.Literal('submit'),
  /** Kept until it is answered, and sent again after every `table`: twice is once. */
  id: ActionId,
  seat: SeatNumber,
  /** The last entry that the client had shown when its person decided. */
  after: Sequence,
  do: Doing,
});
export type Submit = Static<typeof Submit>;

export const Say = exactly({
  t: Type.Literal('say'),
  seat: Type.Optional(SeatNumber),
  phrase: Type.Optional(Phrase),
  /** Where the table allows free words. */
  text: Type.Optional(Type.String({ minLength: 1, maxLength: 300 })),
});

export const Ping = exactly({ t: Type.Literal('ping') });

export const ClientMessage = Type.Union([Hello, Submit, Say, Ping]);
export type ClientMessage = Static<typeof ClientMessage>;
