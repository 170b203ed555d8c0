// What the messages are made of. Whoever speaks the protocol may rely on every bound that stands here.

import { type Static, type TObject, type TProperties, Type } from 'typebox';
import { phrases } from './words.ts';

/** In characters: the longest message that a client may send. */
export const longestMessage = 8192;

/** Exactly these fields. */
export function exactly<Fields extends TProperties>(fields: Fields): TObject<Fields> {
  return Type.Object(fields, { additionalProperties: false });
}

/** Of a table, a match, a person. */
export const Id = Type.String({ pattern: '^[A-Za-z0-9_-]{1,64}$' });

/** Of something that a client wants: 128 random bits or more, as hexadecimal or base64url text. */
export const ActionId = Type.String({ pattern: '^[A-Za-z0-9_-]{21,64}$' });

/** A key that opens a link: join, watch, device. */
export const LinkKey = Type.String({ pattern: '^[A-Za-z0-9_-]{22,64}$' });

export const SeatNumber = Type.Integer({ minimum: 0, maximum: 9 });
export const ViewerName = Type.Union([SeatNumber, Type.Literal('spectator')]);
export const Name = Type.String({ pattern: '^[^\\p{Cc}\\p{Cs}]{1,60}$' });
export const Digest = Type.String({ pattern: '^[0-9a-f]{64}$' });
export const MoveKey = Type.String({ pattern: '^\\S{1,200}$' });

/** 0: before the first entry. */
export const Sequence = Type.Integer({ minimum: 0, maximum: 1_000_000 });

/** Milliseconds since 1970, by the server's clock. */
export const Time = Type.Integer({ minimum: 0 });

export const looks = ['fox', 'whale', 'turtle', 'lion', 'owl', 'rabbit'] as const;
export const Look = Type.Enum(looks);
export type Look = Static<typeof Look>;

export const levels = ['child', 'easy', 'normal', 'hard', 'expert'] as const;
export const Level = Type.Enum(levels);
export type Level = Static<typeof Level>;

const month = 31 * 24 * 60 * 60;

/** `turn` with many seconds is a game over days. */
export const Clock = Type.Union([
  exactly({ kind: Type.Literal('none') }),
  exactly({ kind: Type.Literal('turn'), seconds: Type.Integer({ minimum: 5, maximum: month }) }),
  exactly({
    kind: Type.Literal('bank'),
    seconds: Type.Integer({ minimum: 5, maximum: month }),
    increment: Type.Integer({ minimum: 0, maximum: month }),
  }),
]);

/** Checked by the game itself (`checkOptions`). */
export const Options = Type.Record(
  Type.String({ pattern: '^[A-Za-z]\\w{0,39}$' }),
  Type.Union([
    Type.Boolean(),
    Type.Number(),
    Type.String({ maxLength: 100 }),
    Type.Array(SeatNumber, { maxItems: 10 }),
  ]),
  { maxProperties: 50 },
);

export const Phrase = Type.Enum(phrases);
