// The search: a few plans are tried in the same imagined worlds, the worse half drops out again and again, and the
// plan that would have been made anyway is left only on a clear gain.

import type { GameTypes, Seat } from '../kernel/game.ts';
import type { Plan } from '../kernel/hints.ts';
import type { Rng } from '../kernel/random.ts';
import type { Knowledge } from './knowledge.ts';
import { imagineWorld, tryPlan } from './worlds.ts';

/** A plan, and how it fared. */
export interface Trial<T extends GameTypes> {
  readonly plan: Plan<T>;
  /** By world: the seat's share of the win. All trials went through the same worlds, some through fewer. */
  readonly shares: number[];
}

/** Sequential halving: as many futures in every round, for half as many plans. The first plan stays to the end, to
 *  be compared with. */
export function tryPlans<T extends GameTypes>(
  knowledge: Knowledge<T>,
  view: T['view'],
  plans: readonly Plan<T>[],
  simulations: number,
  rng: Rng,
): Trial<T>[] {
  const seat = view.viewer as Seat;
  const trials: Trial<T>[] = plans.map((plan) => ({ plan, shares: [] }));
  let alive = trials.slice();
  let worlds = 0;
  const rounds = roundsFor(plans.length);
  for (let round = 0; round < rounds; round++) {
    const share = Math.max(1, Math.floor(simulations / (rounds * alive.length)));
    for (const last = worlds + share; worlds < last; worlds++) {
      const world = imagineWorld(knowledge, view, rng, worlds);
      for (const { plan, shares } of alive) shares.push(tryPlan(knowledge, world, seat, plan.moves)[seat]!);
    }
    const [first, ...others] = alive as [Trial<T>, ...Trial<T>[]];
    others.sort((a, b) => meanOf(b.shares) - meanOf(a.shares));
    alive = [first, ...others.slice(0, Math.max(1, Math.ceil(alive.length / 2) - 1))];
  }
  return trials;
}

function roundsFor(plans: number): number {
  let rounds = 1;
  for (let left = plans; left > 2; left = Math.ceil(left / 2)) rounds++;
  return rounds;
}

/** The plan to make: the best of those that came to the end, if it is clearly better than the first. */
export function clearlyBest<T extends GameTypes>(trials: readonly Trial<T>[], guard: number): Trial<T> {
  const [first] = trials;
  const worlds = first!.shares.length;
  let best = first!;
  for (const trial of trials) {
    if (trial.shares.length === worlds && meanOf(trial.shares) > meanOf(best.shares)) best = trial;
  }
  return best === first || isClear(gainOf(best, first!), guard) ? best : first!;
}

/** The difference of two trials in the worlds that both went through. */
export interface Gain {
  readonly mean: number;
  /** Of the mean, squared. */
  readonly variance: number;
  readonly worlds: number;
}

export function gainOf<T extends GameTypes>(better: Trial<T>, worse: Trial<T>): Gain {
  const worlds = Math.min(better.shares.length, worse.shares.length);
  let sum = 0;
  let squares = 0;
  for (let world = 0; world < worlds; world++) {
    const difference = better.shares[world]! - worse.shares[world]!;
    sum += difference;
    squares += difference * difference;
  }
  const mean = sum / worlds;
  const variance = worlds > 1 ? Math.max(0, squares / worlds - mean * mean) / (worlds - 1) : 1;
  return { mean, variance, worlds };
}

export function isClear({ mean, variance }: Gain, guard: number): boolean {
  return mean > 0 && mean * mean > guard * guard * variance;
}

export function meanOf(numbers: readonly number[]): number {
  let sum = 0;
  for (const number of numbers) sum += number;
  return sum / numbers.length;
}
