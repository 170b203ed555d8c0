// That imagined worlds are drawn fairly among what is possible, held against counting.

import { pickOne } from '../../../src/kernel/random.ts';
import { first } from '../messages.ts';
import type { Moment } from '../table.ts';
import { worldsOf } from './worlds.ts';

const worlds = 300;
/** By Chernoff's bound a fair deal is less likely than e to the minus so much to look as unfair as that. */
const mostSurprising = 16;

/** Each fact of hidden things is so in as many imagined worlds as counting expects. */
export function imaginedAsOftenAsCounted({ table, views }: Moment): string | undefined {
  const viewer = pickOne(table.dice, table.viewers);
  const view = views.get(viewer)!;
  const expected = table.odds(view);
  const found = averages([...worldsOf(table, view, worlds)].map(table.facts));
  return first(new Set([...expected.keys(), ...found.keys()]), (fact) => {
    const [share, so] = [expected.get(fact) ?? 0, found.get(fact) ?? 0];
    if (worlds * divergence(so, share) < mostSurprising) return undefined;
    return `imagined by ${viewer}, "${fact}" is so ${so} times of 1, and by counting ${share}`;
  });
}

function averages(all: readonly ReturnType<Moment['table']['facts']>[]): ReadonlyMap<string, number> {
  const sums = new Map<string, number>();
  for (const facts of all)
    for (const [fact, value] of facts) sums.set(fact, (sums.get(fact) ?? 0) + value / all.length);
  return sums;
}

/** Kullback and Leibler's, of two chances of one thing. */
function divergence(so: number, expected: number): number {
  return excess(so, expected) + excess(1 - so, 1 - expected);
}

function excess(so: number, expected: number): number {
  if (so < 1e-9) return 0;
  return expected < 1e-9 ? Number.POSITIVE_INFINITY : so * Math.log(so / expected);
}
