// Learns the weights of Eight-Minute Empire's static estimate from games of its quick player against itself, and
// writes src/games/eight-minute-empire/bot/weights.json. It goes on from the weights it finds there, and adds itself to
// the commands that made them. Games of better players teach more, so run it several times, with another seed each; but
// not every time is one step up: keep what wins most against `greedy` without a search (`normal`).
//   npx node scripts/balance/eight-minute-empire-weights.ts [games per player count] [seed] [player counts]

import { writeFileSync } from 'node:fs';
import { type Side, sides } from '../../src/games/eight-minute-empire/boards.ts';
import { featureCount, featuresOf } from '../../src/games/eight-minute-empire/bot/features.ts';
import found from '../../src/games/eight-minute-empire/bot/weights.json' with { type: 'json' };
import { knots, knownWeights, nearness } from '../../src/games/eight-minute-empire/bot/weights.ts';
import { hints } from '../../src/games/eight-minute-empire/bot.ts';
import { cardsEach } from '../../src/games/eight-minute-empire/components.ts';
import { game } from '../../src/games/eight-minute-empire/index.ts';
import { turnsLeft } from '../../src/games/eight-minute-empire/state.ts';
import type { State } from '../../src/games/eight-minute-empire/types.ts';
import { ignore } from '../../src/kernel/game.ts';
import { pickOne, type Rng, randomInt, rngFromSeed } from '../../src/kernel/random.ts';
import { sharesAtEnd, sharesOf } from '../../src/kernel/shares.ts';

const games = Number(process.argv[2] ?? 4000);
const seed = process.argv[3] ?? 'weights';
const counts = (process.argv[4] ?? '2,3,4,5').split(',').map(Number);

/** What the weights were pulls at them a little: where games say nothing, they stay. */
const inertia = 0.003;

/** A position: by seat its features, and what came of it. */
interface Sample {
  readonly near: readonly number[];
  readonly features: readonly Float64Array[];
  readonly shares: readonly number[];
}

/** In so many of a hundred turns any card at all is taken, so that odd positions occur too. All seats are odd alike:
 *  otherwise the poor would be those who go on playing badly, and coins would seem worth more than they are. */
const oddness = 12;

function samplesOf(side: Side, seats: number, number: number): Sample[] {
  const rng = rngFromSeed(`${seed}/${side}${seats}/${number}`);
  const options = {
    side,
    longGame: false,
    goodsTokens: false,
    neutralArmies: false,
    ageOrder: 'random',
  } as const;
  const state = game.setup(seats, options, rngFromSeed(`${seed}/deal/${side}${seats}/${number}`));
  const seen: Omit<Sample, 'shares'>[] = [];
  while (state.step !== 'gameOver') {
    if (state.step === 'chooseCard') seen.push(sampleOf(state));
    const seat = game.awaitedSeats(state)[0]!;
    game.apply(state, seat, chosen(state, seat, rng), ignore);
  }
  const shares = sharesAtEnd(game.outcome(state)!);
  return seen.map((one) => ({ ...one, shares }));
}

function sampleOf(state: State): Omit<Sample, 'shares'> {
  const time = turnsLeft(state) / (state.seats * cardsEach[state.seats]!);
  return { near: nearness(time), features: featuresOf(state) };
}

function chosen(state: State, seat: number, rng: Rng) {
  const isOdd = state.step === 'chooseCard' && randomInt(rng, 100) < oddness;
  if (state.step === 'bid') return game.legalMoves(state, seat)[randomInt(rng, 3)]!;
  return isOdd ? pickOne(rng, game.legalMoves(state, seat)) : hints.search!.quick!(state, seat, rng);
}

/** Steepest descent with steps of their own size for every weight (Adam), towards what came of the positions. */
function fit(samples: readonly Sample[], start: readonly (readonly number[])[]): number[][] {
  const size = knots.length * featureCount;
  const weights = Float64Array.from(start.flat());
  const first = weights.slice();
  const mean = new Float64Array(size);
  const square = new Float64Array(size);
  const gradient = new Float64Array(size);
  for (let round = 1; round <= 150; round++) {
    gradient.fill(0);
    let loss = 0;
    for (const sample of samples) loss += addGradient(sample, weights, gradient);
    const rate = 0.02 * Math.min(1, (160 - round) / 80);
    for (let i = 0; i < size; i++) {
      const slope = gradient[i]! / samples.length + inertia * (weights[i]! - first[i]!);
      mean[i] = 0.9 * mean[i]! + 0.1 * slope;
      square[i] = 0.99 * square[i]! + 0.01 * slope * slope;
      weights[i]! -=
        (rate * mean[i]!) / (1 - 0.9 ** round) / (Math.sqrt(square[i]! / (1 - 0.99 ** round)) + 1e-6);
    }
    if (round % 50 === 0 || round === 1)
      console.log(`  round ${round}: loss ${(loss / samples.length).toFixed(4)}`);
  }
  return knots.map((_, knot) =>
    Array.from(weights.slice(knot * featureCount, (knot + 1) * featureCount), rounded),
  );
}

/** By tenths of what was expected: what was expected on average, and what came of it. */
function calibration(samples: readonly Sample[], weights: readonly (readonly number[])[]): string {
  const flat = Float64Array.from(weights.flat());
  const bins = Array.from({ length: 10 }, () => ({ expected: 0, observed: 0, count: 0 }));
  for (const sample of samples) {
    for (const [seat, expected] of expectedShares(sample, flat).entries()) {
      const bin = bins[Math.min(9, Math.floor(expected * 10))]!;
      bin.expected += expected;
      bin.observed += sample.shares[seat]!;
      bin.count++;
    }
  }
  const percent = (sum: number, count: number) => (count === 0 ? '–' : ((100 * sum) / count).toFixed(0));
  return bins
    .map(({ expected, observed, count }) => `${percent(expected, count)}:${percent(observed, count)}`)
    .join(' ');
}

function rounded(weight: number): number {
  return Math.round(weight * 1000) / 1000;
}

function expectedShares({ near, features }: Sample, weights: Float64Array): number[] {
  const values = features.map((list) => {
    let value = 0;
    for (let knot = 0; knot < near.length; knot++) {
      if (near[knot] === 0) continue;
      for (let i = 0; i < featureCount; i++)
        value += near[knot]! * list[i]! * weights[knot * featureCount + i]!;
    }
    return value;
  });
  return sharesOf(values, 1);
}

function addGradient(sample: Sample, weights: Float64Array, gradient: Float64Array): number {
  const { near, features, shares } = sample;
  const expected = expectedShares(sample, weights);
  let loss = 0;
  for (let seat = 0; seat < shares.length; seat++) {
    const error = expected[seat]! - shares[seat]!;
    if (shares[seat]! > 0) loss -= shares[seat]! * Math.log(Math.max(1e-9, expected[seat]!));
    for (let knot = 0; knot < near.length; knot++) {
      if (near[knot] === 0) continue;
      const factor = error * near[knot]!;
      const list = features[seat]!;
      for (let i = 0; i < featureCount; i++) gradient[knot * featureCount + i]! += factor * list[i]!;
    }
  }
  return loss;
}

const weights: Record<string, number[][]> = {};
for (const side of sides) {
  for (const seats of [2, 3, 4, 5]) {
    const name = `${side}${seats}`;
    weights[name] = counts.includes(seats)
      ? learned(side, seats)
      : knownWeights(side, seats).map((list) => [...list]);
  }
}

function learned(side: Side, seats: number): number[][] {
  const count = Math.ceil((games * 26) / (seats * cardsEach[seats]!));
  const samples = Array.from({ length: count }, (_, number) => samplesOf(side, seats, number)).flat();
  console.log(`side ${side}, ${seats} players: ${count} games, ${samples.length} positions`);
  const unseen = samples.splice(0, Math.floor(samples.length / 8));
  const fitted = fit(samples, knownWeights(side, seats));
  console.log(`  expected:observed of unseen games ${calibration(unseen, fitted)}`);
  return fitted;
}

const file = new URL('../../src/games/eight-minute-empire/bot/weights.json', import.meta.url);
const command = `npx node scripts/balance/eight-minute-empire-weights.ts ${games} ${seed} ${counts}`;
const { note, commands } = found;
const date = new Date().toISOString().slice(0, 10);
writeFileSync(
  file,
  `${JSON.stringify({ note, commands: [...commands, command], date, weights }, undefined, 2)}\n`,
);
