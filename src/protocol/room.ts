// A table as everybody sees it who may know of it: its settings, and who sits where.

import { type Static, Type } from 'typebox';
import { Clock, exactly, Id, Level, Look, Name, Options, SeatNumber } from './basics.ts';

export const Chair = exactly({
  seat: SeatNumber,
  kind: Type.Enum(['open', 'person', 'bot']),
  /** Of a person. */
  person: Type.Optional(Id),
  /** A name may stand at a chair, apart from that of the person: two children at one tablet. */
  name: Type.Optional(Name),
  look: Type.Optional(Look),
  /** Of a bot. */
  level: Type.Optional(Level),
  /** A device of this person looks at the table now. */
  isHere: Type.Optional(Type.Boolean()),
});
export type Chair = Static<typeof Chair>;

export const Room = exactly({
  id: Id,
  game: Id,
  options: Options,
  clock: Clock,
  /** Found in the lobby, or by its link alone. */
  isListed: Type.Boolean(),
  /** `phrases`: ready phrases only. `free`: words of one's own as well. */
  talk: Type.Enum(['phrases', 'free']),
  host: Id,
  chairs: Type.Array(Chair),
  /** Undefined: it is still being gathered. */
  match: Type.Optional(Id),
  isOver: Type.Boolean(),
  /** The table to which everybody goes on. */
  next: Type.Optional(Id),
  watching: Type.Integer(),
});
export type Room = Static<typeof Room>;

/** What a chair is set to. `me`: the person who asks, under a name of their own if they like. */
export const ChairWish = Type.Union([
  exactly({ kind: Type.Literal('open') }),
  exactly({ kind: Type.Literal('bot'), level: Level }),
  exactly({ kind: Type.Literal('me'), name: Type.Optional(Name), look: Type.Optional(Look) }),
]);
export type ChairWish = Static<typeof ChairWish>;
