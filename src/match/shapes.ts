// The form of a header and of every entry, field by field: for files, and for what a table is set up with.

import {
  type Check,
  either,
  fields,
  integer,
  is,
  list,
  table,
  text,
  tuple,
  value,
  variants,
  withOrWithout,
} from './shape.ts';
import { formatVersion, longLog } from './types.ts';

const mostSeats = 10;
const mostEntries = 10 * longLog;
const month = 31 * 24 * 60 * 60;

const digest = text(/^[0-9a-f]{64}$/);
const hash = text(/^[0-9a-f]{16}$/);
const name = text(/^[^\p{Cc}\p{Cs}]{1,60}$/u);
const level = text(/^[\w-]{1,30}$/);
const seat = integer(0, mostSeats - 1);
const seq = integer(1, Number.MAX_SAFE_INTEGER);
const key = text(/^\S{1,200}$/u);
const flag = value((given) => typeof given === 'boolean');
const number = value((given) => Number.isFinite(given) && !Object.is(given, -0));

const optionsShape = table(either(flag, number, text(/^.{0,100}$/u), list(seat, mostSeats)));

/** Who holds a seat. */
export const sitterShape: Check = variants('who', {
  person: fields({ who: is('person'), name }),
  bot: fields({ who: is('bot'), name, level }),
});

export const headerShape: Check = fields({
  format: integer(formatVersion, formatVersion),
  table: text(/^[\w-]{1,64}$/),
  game: text(/^[\w-]{1,64}$/),
  rulesVersion: integer(0, 1_000_000),
  options: optionsShape,
  sitters: list(sitterShape, mostSeats),
  clock: variants('kind', {
    none: fields({ kind: is('none') }),
    turn: fields({ kind: is('turn'), seconds: integer(1, month) }),
    bank: fields({ kind: is('bank'), seconds: integer(1, month), increment: integer(0, month) }),
  }),
  deal: variants('kind', {
    fair: fields({ kind: is('fair'), commitment: digest }),
    seed: fields({ kind: is('seed'), seed: text(/^[^\p{Cc}\p{Cs}]{1,100}$/u) }),
    key: fields({ kind: is('key'), key: digest }),
  }),
});

function entry(type: string, checks: Readonly<Record<string, Check>>, optional = {}): Check {
  const at = integer(0, Number.MAX_SAFE_INTEGER);
  return fields({ seq, type: is(type), ...checks }, { at, ...optional });
}

const entryShape: Check = variants('type', {
  entropy: withOrWithout(
    'commit',
    entry('entropy', { seat, commit: digest }),
    entry('entropy', { seat, open: digest }),
  ),
  deal: entry('deal', { hash }),
  move: entry('move', { seat, key, hash }),
  takeBack: entry('takeBack', { seat, to: seq }),
  timeout: withOrWithout(
    'key',
    entry('timeout', { seat, key, hash }),
    entry('timeout', { seat, level, hash }),
  ),
  resign: entry('resign', { seat, level }),
  handOver: entry('handOver', { seat, to: sitterShape }),
  away: entry('away', { ms: integer(1, Number.MAX_SAFE_INTEGER) }),
  end: entry('end', { digest }, { secret: digest }),
});

export const fileShape: Check = fields({ header: headerShape, log: list(entryShape, mostEntries) });

/** What a link says of its game (link.ts). */
export const titleShape: Check = tuple([
  text(/^[\w-]{1,64}$/),
  integer(0, 1_000_000),
  optionsShape,
  list(either(name, tuple([name, level])), mostSeats),
  list(seat, mostSeats),
]);
