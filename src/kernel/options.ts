// Options of a game as data, and the one place where they are validated.

import type { RuleId, Seat } from './game.ts';

/** `readonly Seat[]` is an order of all seats. */
export type OptionValue = boolean | number | string | readonly Seat[];
export type Options = Readonly<Record<string, OptionValue>>;

interface Spec {
  /** As in code, links and commands. Told by the messages `option.<name>` and `option.<name>.help`. */
  readonly name: string;
  /** The paragraph that this option switches or sets. */
  readonly rule: RuleId;
  /** Where the option has a meaning; elsewhere it has its default. It sees the options before it only. */
  when?(seats: number, options: Options): boolean;
}

export type OptionSpec =
  | (Spec & { readonly kind: 'flag'; readonly default: boolean })
  /** Told by `option.<name>.<value>`. */
  | (Spec & {
      readonly kind: 'choice';
      readonly values: readonly (string | number)[];
      readonly default: string | number;
    })
  /** A seat's number, or chance. */
  | (Spec & { readonly kind: 'seat'; readonly default: 'random' })
  /** All seats in some order, or chance. */
  | (Spec & { readonly kind: 'seatOrder'; readonly default: 'random' });

export type OptionsProblem =
  | { readonly code: 'badSeats'; readonly seats: number; readonly allowed: readonly number[] }
  | { readonly code: 'unknownOption'; readonly name: string; readonly allowed: readonly string[] }
  | { readonly code: 'badOption'; readonly name: string; readonly allowed: string }
  | { readonly code: 'optionNotApplicable'; readonly name: string };

export type CheckedOptions =
  | { readonly ok: true; readonly options: Options }
  | { readonly ok: false; readonly problem: OptionsProblem };

/** ALL-1, for the games in which somebody simply begins. */
export const firstSeatOption: OptionSpec = {
  name: 'firstSeat',
  rule: 'ALL-1',
  kind: 'seat',
  default: 'random',
};

interface WithOptions {
  readonly seatCounts: readonly number[];
  readonly options: readonly OptionSpec[];
}

/** Complete options for `setup`, or the first thing that is wrong with what was given. */
export function checkOptions(
  game: WithOptions,
  seats: number,
  given: Readonly<Record<string, unknown>>,
): CheckedOptions {
  if (!game.seatCounts.includes(seats)) {
    return { ok: false, problem: { code: 'badSeats', seats, allowed: game.seatCounts } };
  }
  const names = game.options.map((spec) => spec.name);
  for (const name of Object.keys(given)) {
    if (!names.includes(name)) return { ok: false, problem: { code: 'unknownOption', name, allowed: names } };
  }
  const options: Record<string, OptionValue> = {};
  for (const spec of game.options) {
    const value = Object.hasOwn(given, spec.name) ? given[spec.name] : undefined;
    if (value === undefined) {
      options[spec.name] = spec.default;
      continue;
    }
    if (!isAllowed(spec, seats, value)) {
      return {
        ok: false,
        problem: { code: 'badOption', name: spec.name, allowed: allowedText(spec, seats) },
      };
    }
    if (value !== spec.default && spec.when && !spec.when(seats, options)) {
      return { ok: false, problem: { code: 'optionNotApplicable', name: spec.name } };
    }
    options[spec.name] = Array.isArray(value) ? [...value] : value;
  }
  return { ok: true, options };
}

function isAllowed(spec: OptionSpec, seats: number, value: unknown): value is OptionValue {
  switch (spec.kind) {
    case 'flag':
      return typeof value === 'boolean';
    case 'choice':
      return spec.values.some((allowed) => Object.is(allowed, value));
    case 'seat':
      return value === 'random' || isSeat(value, seats);
    case 'seatOrder':
      return (
        value === 'random' ||
        (Array.isArray(value) &&
          value.length === seats &&
          [...value].every((seat) => isSeat(seat, seats)) &&
          new Set(value).size === seats)
      );
  }
}

function isSeat(value: unknown, seats: number): value is Seat {
  // -0 is a seat to every comparison, and is not what JSON makes of it.
  return (
    Number.isInteger(value) && (value as number) >= 0 && (value as number) < seats && !Object.is(value, -0)
  );
}

function allowedText(spec: OptionSpec, seats: number): string {
  switch (spec.kind) {
    case 'flag':
      return 'true, false';
    case 'choice':
      return spec.values.join(', ');
    case 'seat':
      return `random, 0 … ${seats - 1}`;
    case 'seatOrder':
      return `random, or the seats 0 … ${seats - 1} in some order`;
  }
}
