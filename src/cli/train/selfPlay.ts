// Games to learn from: played by the static judgement of the game, later by what has been learned.

import type { Knowledge } from '../../bots/knowledge.ts';
import { type GameTypes, ignore, type Seat } from '../../kernel/game.ts';
import type { Features, Plan } from '../../kernel/hints.ts';
import type { Net } from '../../kernel/net.ts';
import type { Options } from '../../kernel/options.ts';
import { nextUint32, pickOne, type Rng, randomInt, rngFork } from '../../kernel/random.ts';
import { foretell, type Sample } from './learn.ts';

export interface School {
  readonly knowledge: Knowledge<GameTypes>;
  readonly features: Features<GameTypes>;
  /** Undefined in the first generation. */
  readonly net: Net | undefined;
}

/** One decision in so many leaves the judgement of the game, to see what else there is. */
const straying = 8;
/** How far whims reach among the plans that the net thinks alike. */
const whim = 0.025;
/** How much of a target is what came in the end; the rest is what was foretold on the way. */
const lambda = 0.85;
const width = 160;

/** A whole game, as a sample after every plan. */
export function lesson(school: School, seats: number, options: Options, rng: Rng): Sample[] {
  const { game, shares } = school.knowledge;
  const state = game.setup(seats, options, rngFork(rng, 'deal'));
  const whims = rngFork(rng, 'whims');
  const features: Float32Array[][] = [];
  while (!game.outcome(state)) {
    const [seat] = game.awaitedSeats(state) as [Seat];
    const plans = school.knowledge.plans(state, seat, width, whims);
    for (const move of choose(school, state, seat, plans, whims).moves) game.apply(state, seat, move, ignore);
    if (!game.outcome(state)) features.push(featuresOf(school, state, seats));
  }
  return withTargets(school, features, shares(state));
}

function featuresOf({ features }: School, state: GameTypes['state'], seats: number): Float32Array[] {
  return Array.from({ length: seats }, (_, seat) => {
    const into = new Float32Array(features.count);
    features.write(state, seat, into);
    return into;
  });
}

function choose(
  school: School,
  state: GameTypes['state'],
  seat: Seat,
  plans: readonly Plan<GameTypes>[],
  whims: Rng,
): Plan<GameTypes> {
  if (!school.net) return randomInt(whims, straying) === 0 ? pickOne(whims, plans.slice(0, 12)) : plans[0]!;
  let best = plans[0]!;
  let most = Number.NEGATIVE_INFINITY;
  for (const plan of plans) {
    const value = foreseen(school, state, seat, plan, whims) - whim * Math.log(-Math.log(chance(whims)));
    if (value <= most) continue;
    most = value;
    best = plan;
  }
  return best;
}

/** With chance of its own: what the game will really draw is nobody's to know. */
function foreseen(
  { knowledge, features, net }: School,
  state: GameTypes['state'],
  seat: Seat,
  plan: Plan<GameTypes>,
  whims: Rng,
): number {
  const { game, shares } = knowledge;
  const next = game.clone(state);
  next.rng = { key: whims.key, drawn: 0x1_0000_0000 + whims.drawn };
  for (const move of plan.moves) game.apply(next, seat, move, ignore);
  const seats = shares(next).length;
  if (game.outcome(next)) return shares(next)[seat]!;
  return foretell(net!, featuresOf({ knowledge, features, net }, next, seats))[seat]!;
}

function chance(rng: Rng): number {
  return (nextUint32(rng) + 0.5) / 0x1_0000_0000;
}

function withTargets(
  { net }: School,
  positions: readonly Float32Array[][],
  final: readonly number[],
): Sample[] {
  const samples: Sample[] = [];
  let target: readonly number[] = final;
  for (const features of positions.toReversed()) {
    samples.push({ features, shares: target });
    if (!net) continue;
    const foretold = foretell(net, features);
    target = target.map((share, seat) => lambda * share + (1 - lambda) * foretold[seat]!);
  }
  return samples;
}
