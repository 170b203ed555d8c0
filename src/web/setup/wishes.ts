// The set-up as data: who sits where and how it is played, always in a form that can be started.

import type { Rules } from '../../games/index.ts';
import type { LevelName } from '../../kernel/hints.ts';
import type { Options, OptionValue } from '../../kernel/options.ts';
import { type LookName, lookNames } from '../../ui-kit/board.ts';
import type { Wishes } from '../begin.ts';

export type Sitting = 'person' | LevelName;

export interface Place {
  readonly name: string;
  readonly look: LookName;
  readonly sitting: Sitting;
}

export interface Draft {
  readonly seats: number;
  /** For as many seats as the game can have; those beyond `seats` wait. */
  readonly places: readonly Place[];
  readonly options: Options;
  readonly seed: string;
}

type Tell = (key: string, values?: Readonly<Record<string, unknown>>) => string;

/** `name`: of the person at this device, if they have said it. */
export function firstDraft({ game }: Rules, tell: Tell, name = ''): Draft {
  const most = Math.max(...game.seatCounts);
  return {
    seats: game.seatCounts.find((count) => count >= 2) ?? game.seatCounts[0]!,
    places: Array.from({ length: most }, (_, seat) => ({
      name: seat === 0 ? name || tell('setup.you') : tell(`bot.${(seat + 4) % 5}`),
      look: lookNames[seat]!,
      sitting: seat === 0 ? 'person' : 'normal',
    })),
    options: {},
    seed: '',
  };
}

/** Whoever has the look gives theirs for it: no two look alike. */
export function withLook(draft: Draft, seat: number, look: LookName): Draft {
  const given = draft.places[seat]!.look;
  return {
    ...draft,
    places: draft.places.map((place, i) => {
      if (i === seat) return { ...place, look };
      return place.look === look ? { ...place, look: given } : place;
    }),
  };
}

/** A name that nobody chose follows who sits there. */
export function withSitting(draft: Draft, seat: number, sitting: Sitting, tell: Tell): Draft {
  const place = draft.places[seat]!;
  const botName = tell(`bot.${(seat + 4) % 5}`);
  const personName = seat === 0 ? tell('setup.you') : tell('setup.playerN', { seat: seat + 1 });
  const isUntouched = place.name === botName || place.name === personName;
  const name = isUntouched ? (sitting === 'person' ? personName : botName) : place.name;
  return { ...draft, places: draft.places.with(seat, { ...place, sitting, name }) };
}

export function withOption(draft: Draft, name: string, value: OptionValue): Draft {
  return { ...draft, options: { ...draft.options, [name]: value } };
}

/** One place further up. */
export function raised(order: readonly number[], index: number): readonly number[] {
  return order.with(index - 1, order[index]!).with(index, order[index - 1]!);
}

/** The options that mean something here, with their values; others are left to their defaults. */
export function applicable({ game }: Rules, draft: Draft): Options {
  const options: Record<string, OptionValue> = {};
  const seen: Record<string, OptionValue> = {};
  for (const spec of game.options) {
    const isMeant = spec.when?.(draft.seats, seen) ?? true;
    const wished = draft.options[spec.name];
    const fits = spec.kind !== 'seat' || typeof wished !== 'number' || wished < draft.seats;
    const ordered = spec.kind !== 'seatOrder' || !Array.isArray(wished) || isOrderOf(wished, draft.seats);
    seen[spec.name] = isMeant && wished !== undefined && fits && ordered ? wished : spec.default;
    if (isMeant) options[spec.name] = seen[spec.name]!;
  }
  return options;
}

export function wishesOf(module: Rules, draft: Draft, tell: Tell): Wishes {
  const places = draft.places.slice(0, draft.seats);
  return {
    players: places.map(({ name, look, sitting }, seat) => ({
      seat,
      name: name.trim() || tell('setup.playerN', { seat: seat + 1 }),
      look,
      kind: sitting === 'person' ? 'person' : 'bot',
    })),
    levels: places.map(({ sitting }) => (sitting === 'person' ? 'normal' : sitting)),
    options: applicable(module, draft),
    seed: draft.seed.trim(),
  };
}

function isOrderOf(order: readonly unknown[], seats: number): boolean {
  return (
    order.length === seats && new Set(order).size === seats && order.every((seat) => Number(seat) < seats)
  );
}
