// Which tables the laws are tried at: every seat count, and every pair of option values that can occur together.

import type { GameTypes, Seat } from '../../src/kernel/game.ts';
import { checkOptions, type OptionSpec, type Options, type OptionValue } from '../../src/kernel/options.ts';
import type { Proven } from './games.ts';

export interface Case {
  readonly seats: number;
  readonly options: GameTypes['options'];
}

export function casesOf({ game }: Pick<Proven, 'game'>): readonly Case[] {
  return game.seatCounts.flatMap((seats) =>
    pairwise(validOptions(game, seats)).map((options) => ({ seats, options })),
  );
}

/** The values that are worth a table of their own. */
export function valuesOf(spec: OptionSpec, seats: number): readonly OptionValue[] {
  switch (spec.kind) {
    case 'flag':
      return [spec.default, !spec.default];
    case 'choice':
      return [spec.default, ...spec.values.filter((value) => value !== spec.default)];
    case 'seat':
      return seats === 1 ? ['random', 0] : ['random', 0, seats - 1];
    case 'seatOrder':
      return ['random', Array.from({ length: seats }, (_, seat): Seat => seats - 1 - seat)];
  }
}

/** Every combination that `checkOptions` lets pass, complete; the defaults first. */
function validOptions(game: Proven['game'], seats: number): readonly Options[] {
  let combinations: Record<string, OptionValue>[] = [{}];
  for (const spec of game.options) {
    combinations = combinations.flatMap((options) =>
      valuesOf(spec, seats).map((value) => ({ ...options, [spec.name]: value })),
    );
  }
  return combinations.flatMap((options) => {
    const checked = checkOptions(game, seats, options);
    return checked.ok ? [checked.options] : [];
  });
}

/** A few of the combinations that hold every pair of values that occurs in any of them. */
function pairwise(all: readonly Options[]): readonly Options[] {
  const open = new Set(all.flatMap(pairsOf));
  const chosen = all.slice(0, 1);
  for (const pair of chosen.flatMap(pairsOf)) open.delete(pair);
  while (open.size > 0) {
    let best = all[0]!;
    let most = -1;
    for (const options of all) {
      const fresh = pairsOf(options).filter((pair) => open.has(pair)).length;
      if (fresh > most) [best, most] = [options, fresh];
    }
    chosen.push(best);
    for (const pair of pairsOf(best)) open.delete(pair);
  }
  return chosen;
}

function pairsOf(options: Options): string[] {
  const values = Object.entries(options).map(([name, value]) => `${name}=${JSON.stringify(value)}`);
  return values.flatMap((left, index) => values.slice(index).map((right) => `${left} ${right}`));
}
