// The five levels. Nobody is weak by luck or by nonsense: a weaker one looks at less, and thinks less far.

import type { GameTypes, Seat } from '../kernel/game.ts';
import type { LevelName, Plan, Thinking } from '../kernel/hints.ts';
import { type Rng, randomInt, rngFork } from '../kernel/random.ts';
import type { Bot, Decision } from './bot.ts';
import type { Knowledge } from './knowledge.ts';
import { clearlyBest, type Trial, tryPlans } from './search.ts';

const usual: Readonly<Record<LevelName, Thinking>> = {
  child: { width: 48, simulations: 0, attention: 0.35, cap: 0.25 },
  easy: { width: 48, simulations: 0, attention: 0.6, cap: 0.15 },
  normal: { width: 48, simulations: 0, attention: 1, cap: 0.08 },
  hard: { width: 8, simulations: 64, attention: 1, cap: 1 },
  expert: { width: 12, simulations: 256, attention: 1, cap: 1 },
};

/** A decision with what it came from. */
export interface Thought<T extends GameTypes> extends Decision<T> {
  readonly chosen: Plan<T> | undefined;
  /** Empty where nothing was tried out. */
  readonly trials: readonly Trial<T>[];
}

export interface Thinker<T extends GameTypes> extends Bot<T> {
  decide(view: T['view'], rng: Rng): Thought<T>;
}

export function botOf<T extends GameTypes>(
  knowledge: Knowledge<T>,
  level: LevelName,
  simulations?: number,
): Thinker<T> {
  const thinking = { ...usual[level], ...knowledge.levels?.[level], ...(simulations && { simulations }) };
  return { decide: (view, rng) => think(knowledge, level, thinking, view, rng) };
}

function think<T extends GameTypes>(
  knowledge: Knowledge<T>,
  level: LevelName,
  thinking: Thinking,
  view: T['view'],
  rng: Rng,
): Thought<T> {
  const seat = view.viewer as Seat;
  const state = knowledge.game.determinize(view, rngFork(rng, 'plans'));
  const all = knowledge.plans(state, seat, thinking.width, rngFork(rng, 'ties'));
  const plans = noticed(knowledge, level, thinking, state, seat, all, rngFork(rng, 'attention'));
  const simulations = simulationsAt(knowledge.game.scoreParts(view).length, thinking);
  if (plans.length < 2 || simulations === 0) return thoughtOf(plans[0], []);
  const trials = tryPlans(knowledge, view, plans, simulations, rng);
  return thoughtOf(clearlyBest(trials, knowledge.guard).plan, trials);
}

function simulationsAt(seats: number, { simulations }: Thinking): number {
  return typeof simulations === 'number' ? simulations : (simulations[seats - 1] ?? simulations.at(-1)!);
}

function thoughtOf<T extends GameTypes>(
  chosen: Plan<T> | undefined,
  trials: readonly Trial<T>[],
): Thought<T> {
  return { plan: chosen?.moves ?? [], chosen, trials };
}

/** The plans that this level sees, in their order. If nothing catches its eye it takes the first that it would not
 *  overlook; and if all of these lose too much, it sees the best one after all. */
function noticed<T extends GameTypes>(
  { overlooks }: Knowledge<T>,
  level: LevelName,
  { attention, cap }: Thinking,
  state: T['state'],
  seat: Seat,
  plans: readonly Plan<T>[],
  rng: Rng,
): readonly Plan<T>[] {
  let best = plans[0];
  for (const plan of plans) if (plan.share > best!.share) best = plan;
  if (!best) return plans;
  const thinkable = plans.filter(
    (plan) => plan.share >= best.share - cap && !overlooks?.(level, state, seat, plan),
  );
  if (thinkable.length === 0) return [best];
  const seen = thinkable.filter(() => attention >= 1 || randomInt(rng, 1000) < attention * 1000);
  return seen.length > 0 ? seen : thinkable.slice(0, 1);
}
