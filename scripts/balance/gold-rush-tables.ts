// The constants of src/games/gold-rush/bot/tables.ts, fitted to the ends of games between sensible players:
//   npx node scripts/balance/gold-rush-tables.ts <seats> [games]
// By least squares: what else than dollars gave somebody more than the others, from the beginning of each turn on to
// the end. Then, by likelihood: the lead that makes e : 1 of the odds, on games of another seed.

import { outlook } from '../../src/games/gold-rush/bot/standing.ts';
import { bankStep, prospectorBanks, scaleStep } from '../../src/games/gold-rush/bot/tables.ts';
import { hints } from '../../src/games/gold-rush/bot.ts';
import {
  commonSize,
  figureLimit,
  figurePrice,
  numberOf,
  numberOfAction,
} from '../../src/games/gold-rush/components.ts';
import { game } from '../../src/games/gold-rush/index.ts';
import type { State } from '../../src/games/gold-rush/types.ts';
import { ignore, type Seat } from '../../src/kernel/game.ts';
import { rngFromSeed } from '../../src/kernel/random.ts';
import { sharesAtEnd, sharesOf } from '../../src/kernel/shares.ts';

const seats = Number(process.argv[2] ?? 2);
const games = Number(process.argv[3] ?? 4000);

/** Dollars in the bank up to which it matters whose turn comes first. */
const turnBanks: readonly number[] = [0, 0, 60, 80, 100, 110];
const turnSteps = turnBanks[seats]! / bankStep + 1;
const scaleSteps = 20;

const numbers = [1, 2, 3, 4, 5, 6, 7, 8] as const;
const names: string[] = [];
for (let distance = 0; distance < seats - 1; distance++) {
  for (let step = 0; step < turnSteps; step++) names.push(`turn${distance}.${step}`);
}
for (const index of prospectorBanks.keys()) names.push(`prospector.${index}`);
for (const table of ['now', 'later', 'common', 'action']) {
  for (const number of numbers) names.push(`${table}.${number}`);
}
names.push('fresh', 'mule', 'towardsFigure');
const indexOf = new Map(names.map((name, index) => [name, index]));

/** What is looked at, for one seat, when a turn begins. */
function featuresOf(state: State, seat: Seat): Float64Array {
  const features = new Float64Array(names.length);
  const add = (name: string, value: number) => {
    features[indexOf.get(name)!]! += value;
  };
  const between = (name: string, at: number, value: number) => {
    const below = Math.floor(at);
    add(`${name}.${below}`, (1 - at + below) * value);
    if (at > below) add(`${name}.${below + 1}`, (at - below) * value);
  };
  const { bank } = state;
  const distance = (seat - state.turn + seats) % seats;
  const isNext = distance === 0;
  const ahead = outlook(bank, seats);
  if (distance < seats - 1) between(`turn${distance}`, Math.min(bank / bankStep, turnSteps - 1), 1);
  between('prospector', prospectorAt(bank / seats), state.prospectors[seat]!);
  for (const { card } of state.mines[seat]!) add(`${isNext ? 'now' : 'later'}.${numberOf(card)}`, ahead);
  if (isNext) {
    const cards = state.common.map(({ card }) => card);
    if (cards.length < commonSize && state.top !== null) cards.push(state.top);
    for (const card of cards) add(`common.${numberOf(card)}`, ahead);
    add('fresh', (commonSize - cards.length) * ahead);
  }
  for (const action of state.held[seat]!) add(`action.${numberOfAction(action)}`, 1);
  add('mule', (state.mules[seat]! + (isNext ? state.lame : 0)) * ahead);
  const missing = figureLimit - state.prospectors[seat]!;
  if (missing > 0 && bank > 20 * seats)
    add('towardsFigure', Math.min(state.money[seat]!, figurePrice * missing));
  return features;
}

function prospectorAt(perSeat: number): number {
  for (let index = 1; index < prospectorBanks.length; index++) {
    const from = prospectorBanks[index - 1]!;
    const to = prospectorBanks[index]!;
    if (perSeat < to) return index - 1 + (perSeat - from) / (to - from);
  }
  return prospectorBanks.length - 1;
}

interface Moment {
  readonly features: readonly Float64Array[];
  readonly money: readonly number[];
  readonly bank: number;
}

interface Played {
  readonly moments: readonly Moment[];
  readonly money: readonly number[];
  readonly shares: readonly number[];
}

function play(seed: string): Played {
  const state = game.setup(seats, { firstSeat: 'random' }, rngFromSeed(seed));
  const ties = rngFromSeed(`${seed}/ties`);
  const moments: Moment[] = [];
  for (let last = state.turn; state.step !== 'gameOver'; ) {
    const seat = game.awaitedSeats(state)[0]!;
    game.apply(state, seat, hints.policy(state, seat, ties), ignore);
    if (state.turn === last || (state.step as string) === 'gameOver') continue;
    last = state.turn;
    const features = state.money.map((_, one) => featuresOf(state, one));
    moments.push({ features, money: state.money.slice(), bank: state.bank });
  }
  return { moments, money: state.money, shares: sharesAtEnd(game.outcome(state)!) };
}

/** The weights that tell best how much more than the others each seat gets. */
function fitted(): Float64Array {
  const size = names.length;
  const squares = Array.from({ length: size }, (_, row) => {
    const line = new Float64Array(size + 1);
    line[row] = 1; // what hardly ever occurs stays near nothing
    return line;
  });
  for (let index = 0; index < games; index++) {
    const { moments, money } = play(`tables/${index}`);
    for (const moment of moments) {
      const means = new Float64Array(size);
      for (const features of moment.features) {
        for (const [at, value] of features.entries()) means[at]! += value / seats;
      }
      const gains = money.map((dollars, seat) => dollars - moment.money[seat]!);
      const mean = gains.reduce((sum, gain) => sum + gain, 0) / seats;
      for (const [seat, features] of moment.features.entries()) {
        const values = features.map((value, at) => value - means[at]!);
        const present = [...values.keys()].filter((at) => values[at] !== 0);
        for (const row of present) {
          const line = squares[row]!;
          for (const column of present) line[column]! += values[row]! * values[column]!;
          line[size]! += values[row]! * (gains[seat]! - mean);
        }
      }
    }
  }
  return solve(squares);
}

/** Of a positive definite matrix with the right side as its last column. */
function solve(lines: readonly Float64Array[]): Float64Array {
  const size = lines.length;
  for (let pivot = 0; pivot < size; pivot++) {
    for (let row = 0; row < size; row++) {
      if (row === pivot) continue;
      const factor = lines[row]![pivot]! / lines[pivot]![pivot]!;
      if (factor === 0) continue;
      for (let column = pivot; column <= size; column++)
        lines[row]![column]! -= factor * lines[pivot]![column]!;
    }
  }
  return Float64Array.from(lines, (line, row) => line[size]! / line[row]!);
}

/** By `scaleStep` dollars in the bank. */
function scales(weights: Float64Array): string[] {
  const bins = Array.from(
    { length: scaleSteps },
    () => [] as { values: number[]; shares: readonly number[] }[],
  );
  for (let index = 0; index < games / 3; index++) {
    const { moments, shares } = play(`scale/${index}`);
    for (const { features, money, bank } of moments) {
      const values = features.map((one, seat) =>
        one.reduce((sum, value, at) => sum + value * weights[at]!, money[seat]!),
      );
      bins[Math.min(scaleSteps - 1, Math.floor(bank / scaleStep))]!.push({ values, shares });
    }
  }
  return bins.map((bin) => {
    let best = 0;
    let most = Number.NEGATIVE_INFINITY;
    for (let scale = 0.6; scale < 20; scale *= 1.06) {
      let likelihood = 0;
      for (const { values, shares } of bin) {
        for (const [seat, chance] of sharesOf(values, scale).entries())
          likelihood += shares[seat]! * Math.log(Math.max(1e-9, chance));
      }
      if (likelihood > most) [most, best] = [likelihood, scale];
    }
    return best.toFixed(1);
  });
}

const weights = fitted();
const tables = [...new Set(names.map((name) => name.split('.')[0]!))];
for (const table of tables) {
  const own = names.flatMap((name, at) => (name.split('.')[0] === table ? [weights[at]!.toFixed(2)] : []));
  console.log(`${table}: ${own.join(', ')}`);
}
console.log(`scale: ${scales(weights).join(', ')}`);
