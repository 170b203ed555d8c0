// The bodies of HTTP, beside the socket: who one is, tables, results. docs/protocol.md tells it in words.

import { type Static, Type } from 'typebox';
import { Clock, exactly, Id, Level, LinkKey, Look, Name, Options, SeatNumber, Time } from './basics.ts';
import { ChairWish, Room } from './room.ts';

export const Fault = exactly({
  error: exactly({
    /** Stable: programs may rely on it. */
    code: Type.String(),
    /** For engineers, in English. */
    message: Type.String(),
  }),
});

export const Me = exactly({ id: Id, name: Name, look: Look });
export type Me = Static<typeof Me>;
export const WhoAmI = exactly({ person: Type.Union([Me, Type.Null()]) });
export const MyWish = exactly({ name: Name, look: Look });

/** A link for another device of the same person: `<site>#/device/<key>`, good once, until `expires`. */
export const DeviceLink = exactly({ key: LinkKey, expires: Time });
export const Redeem = exactly({ key: LinkKey });

export const NewTable = exactly({
  game: Id,
  options: Options,
  clock: Clock,
  isListed: Type.Boolean(),
  talk: Type.Enum(['phrases', 'free']),
  chairs: Type.Array(ChairWish, { minItems: 1, maxItems: 10 }),
});
export type NewTable = Static<typeof NewTable>;

/** For those who sit at the table: what opens it to others. */
export const Links = exactly({ join: LinkKey, watch: LinkKey });
export const RoomAnswer = exactly({ room: Room, links: Type.Optional(Links) });

export const Sit = exactly({
  seat: SeatNumber,
  /** Of a table that is not listed. */
  key: Type.Optional(LinkKey),
  name: Type.Optional(Name),
  look: Type.Optional(Look),
});
export const Leave = exactly({ seat: SeatNumber });
export const SetChair = exactly({
  seat: SeatNumber,
  to: Type.Union([
    exactly({ kind: Type.Literal('open') }),
    exactly({ kind: Type.Literal('bot'), level: Level }),
  ]),
});
export const Swap = exactly({ seats: Type.Array(SeatNumber, { minItems: 2, maxItems: 2 }) });

export const Lobby = exactly({ tables: Type.Array(Room) });

export const Result = exactly({
  match: Id,
  table: Id,
  game: Id,
  at: Time,
  names: Type.Array(Type.String()),
  places: Type.Array(Type.Integer()),
  scores: Type.Array(Type.Number()),
  mine: Type.Array(SeatNumber),
});
export type Result = Static<typeof Result>;

/** Weng–Lin. `shown` is what people are told: surely at least so strong. */
export const Rating = exactly({
  game: Id,
  mu: Type.Number(),
  sigma: Type.Number(),
  games: Type.Integer(),
  shown: Type.Integer(),
});
export type Rating = Static<typeof Rating>;

/** "Your turn" first, then the latest. */
export const MyPage = exactly({
  underWay: Type.Array(exactly({ room: Room, isMyTurn: Type.Boolean(), since: Type.Optional(Time) })),
  finished: Type.Array(Result),
  ratings: Type.Array(Rating),
});

export const Ratings = exactly({
  game: Id,
  list: Type.Array(
    exactly({
      kind: Type.Enum(['person', 'bot']),
      name: Type.String(),
      shown: Type.Integer(),
      games: Type.Integer(),
    }),
  ),
});

/** As src/match writes it: whoever has it can check the whole match, and replay it. */
export const MatchFile = exactly({ header: Type.Unknown(), log: Type.Array(Type.Unknown()) });

export const Site = exactly({ addresses: Type.Array(Type.String()) });
export const Health = exactly({ status: Type.Literal('ok') });
