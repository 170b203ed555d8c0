// Every way to set a game up that is worth a look: each seat count, and each value of each option.

import type { AnyGame } from '../kernel/game.ts';
import { checkOptions, type OptionSpec, type Options, type OptionValue } from '../kernel/options.ts';

export interface Setting {
  readonly seats: number;
  /** Those that are not the default. */
  readonly options: Options;
}

/** The plain game at every seat count, then each option's other values at the least seat count that allows it. */
export function settingsOf(game: AnyGame): readonly Setting[] {
  const settings: Setting[] = game.seatCounts.map((seats) => ({ seats, options: {} }));
  for (const spec of game.options) {
    for (const value of otherValues(spec)) {
      const seats = game.seatCounts.find(
        (count) => checkOptions(game, count, { [spec.name]: fit(value, count) }).ok,
      );
      if (seats !== undefined) settings.push({ seats, options: { [spec.name]: fit(value, seats) } });
    }
  }
  return settings;
}

type Other = OptionValue | 'everySeatReversed';

function otherValues(spec: OptionSpec): readonly Other[] {
  switch (spec.kind) {
    case 'flag':
      return [!spec.default];
    case 'choice':
      return spec.values.filter((value) => value !== spec.default);
    case 'seat':
      return [0];
    case 'seatOrder':
      return ['everySeatReversed'];
  }
}

function fit(value: Other, seats: number): OptionValue {
  return value === 'everySeatReversed' ? Array.from({ length: seats }, (_, i) => seats - 1 - i) : value;
}
