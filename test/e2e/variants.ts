// Which tables the whole games are played at: every variant and every value of every option once.

import type { GameModule } from '../../src/games/whole.ts';
import { type Case, casesOf } from '../conformance/cases.ts';

/** As few as hold each seat count's own rules aside: every value of every option. Two players come first. */
export function variantsOf(module: GameModule): readonly Case[] {
  const all = casesOf(module as Parameters<typeof casesOf>[0]);
  const fewFirst = all.toSorted((a, b) => Math.abs(a.seats - 2) - Math.abs(b.seats - 2));
  const open = new Set(all.flatMap(valuesIn));
  const chosen: Case[] = [];
  while (open.size > 0) {
    const fresh = (one: Case): number => valuesIn(one).filter((value) => open.has(value)).length;
    const best = fewFirst.reduce((most, one) => (fresh(one) > fresh(most) ? one : most));
    chosen.push(best);
    for (const value of valuesIn(best)) open.delete(value);
  }
  return chosen.length > 0 ? chosen : [{ seats: 2, options: {} }];
}

/** Who begins is no variant. */
function valuesIn({ options }: Case): string[] {
  return Object.entries(options)
    .filter(([name, value]) => name !== 'firstSeat' && !Array.isArray(value))
    .map(([name, value]) => `${name}=${value}`);
}
