// Learns what a position of Five Gems is worth (`bot/learned.ts`) from who wins games of three and four, each seat played
// by `quick` or `greedy`, as chance has it:
//   npx node scripts/balance/five-gems-net.ts [games] [seed] [file]
// One game in twenty is kept apart, to tell how well the net foresees, before and after its weights are rounded.
// The match that justifies the new weights is played afterwards, and written into the file by hand.

import { writeFileSync } from 'node:fs';
import { improve, newPupil, type Pupil, stored } from '../../src/cli/train/learn.ts';
import { featureCount, mostFeatures, writeFeatures } from '../../src/games/five-gems/bot/features.ts';
import { valueByTables } from '../../src/games/five-gems/bot/shares.ts';
import { lookAt } from '../../src/games/five-gems/bot/sight.ts';
import { hints } from '../../src/games/five-gems/bot.ts';
import { game } from '../../src/games/five-gems/index.ts';
import type { Options, State } from '../../src/games/five-gems/types.ts';
import { ignore } from '../../src/kernel/game.ts';
import { type Net, netOf } from '../../src/kernel/net.ts';
import { type Rng, randomInt, rngFork, rngFromSeed } from '../../src/kernel/random.ts';
import { sharesAtEnd, sharesOf } from '../../src/kernel/shares.ts';

const [gameCount = '200000', seed = 'net', file = 'src/games/five-gems/bot/net.json'] = process.argv.slice(2);
const games = Number(gameCount);
if (!(Number.isInteger(games) && games >= 100)) {
  console.error('five-gems-net: a hundred games or more');
  process.exit(2);
}

const options: Options = {
  firstSeat: 'random',
  mirror: false,
  referee: 'automatic',
  soloDeck: 'simple',
  goal: 10,
  gameGoal: 10,
};
const mostSeats = 4;
const hidden = 16;
const epochs = 6;
const batchSize = 512;
const rate = 0.003;
const apart = 20;

/** Positions one after another: by seat, the features that are there. */
interface Book {
  count: number;
  readonly seats: Uint8Array;
  readonly winner: Uint8Array;
  readonly lengths: Uint8Array;
  readonly features: Uint16Array;
  /** What the tables foresee for the winner. */
  readonly byTables: Float32Array;
}

function newBook(most: number): Book {
  return {
    count: 0,
    seats: new Uint8Array(most),
    winner: new Uint8Array(most),
    lengths: new Uint8Array(most * mostSeats),
    features: new Uint16Array(most * mostSeats * mostFeatures),
    byTables: new Float32Array(most),
  };
}

/** Only positions at the beginning of a turn; a game without a winner tells nothing. */
function playOut(number: number, book: Book): void {
  const rng = rngFromSeed(`${seed}/${number}`);
  const seats = 3 + (number % 2);
  const state = game.setup(seats, options, rngFork(rng, 'setup'));
  const players = Array.from({ length: seats }, () =>
    randomInt(rng, 2) === 0 ? hints.policy : hints.search!.quick!,
  );
  const first = book.count;
  const foreseen: (readonly number[])[] = [];
  while (state.end === null) {
    if (state.step === 'chooseAction') {
      note(state, book);
      if (isApart(number))
        foreseen.push(
          sharesOf(
            state.hands.map((_, seat) => valueByTables(state, seat)),
            1,
          ),
        );
    }
    game.apply(state, state.turn, players[state.turn]!(state, state.turn, rng), ignore);
  }
  const winner = sharesAtEnd(game.outcome(state)!).indexOf(1);
  if (winner < 0) book.count = first;
  for (let position = first; position < book.count; position++) {
    book.winner[position] = winner;
    book.byTables[position] = foreseen[position - first]?.[winner] ?? 0;
  }
}

function isApart(number: number): boolean {
  return Math.floor(number / 2) % apart === 0;
}

function note(state: State, book: Book): void {
  lookAt(state);
  const position = book.count++;
  if (position >= book.seats.length) throw new Error('The games are longer than expected.');
  book.seats[position] = state.hands.length;
  for (let seat = 0; seat < state.hands.length; seat++) {
    const at = position * mostSeats + seat;
    book.lengths[at] = writeFeatures(state, seat, book.features, at * mostFeatures);
  }
}

const sums = Array.from({ length: mostSeats }, () => new Float64Array(hidden));
const chances = new Float64Array(mostSeats);

/** What the net foresees at a position, by seat, in `chances`. */
function foresee([first, last]: Net, book: Book, position: number): void {
  const seats = book.seats[position]!;
  let total = 0;
  for (let seat = 0; seat < seats; seat++) {
    const at = position * mostSeats + seat;
    const own = sums[seat]!;
    for (let sum = 0; sum < hidden; sum++) own[sum] = first!.weights[featureCount * hidden + sum]!;
    for (let i = at * mostFeatures; i < at * mostFeatures + book.lengths[at]!; i++) {
      const row = book.features[i]! * hidden;
      for (let sum = 0; sum < hidden; sum++) own[sum]! += first!.weights[row + sum]!;
    }
    let value = last!.weights[hidden]!;
    for (let sum = 0; sum < hidden; sum++) {
      if (own[sum]! < 0) own[sum] = 0;
      value += own[sum]! * last!.weights[sum]!;
    }
    chances[seat] = Math.exp(value);
    total += chances[seat]!;
  }
  for (let seat = 0; seat < seats; seat++) chances[seat]! /= total;
}

/** Adds what every weight has to do with the error. */
function blame({ net, gradients }: Pupil, book: Book, position: number): void {
  foresee(net, book, position);
  const [slopes, lastSlopes] = gradients as [Float64Array, Float64Array];
  const last = net[1]!.weights;
  for (let seat = 0; seat < book.seats[position]!; seat++) {
    const error = chances[seat]! - (seat === book.winner[position] ? 1 : 0);
    const at = position * mostSeats + seat;
    const own = sums[seat]!;
    const end = at * mostFeatures + book.lengths[at]!;
    for (let sum = 0; sum < hidden; sum++) {
      if (own[sum] === 0) continue;
      lastSlopes[sum]! += error * own[sum]!;
      const slope = error * last[sum]!;
      slopes[featureCount * hidden + sum]! += slope;
      for (let i = at * mostFeatures; i < end; i++) slopes[book.features[i]! * hidden + sum]! += slope;
    }
  }
}

function learn(book: Book, rng: Rng): Pupil {
  const pupil = newPupil([featureCount, hidden, 1], rng);
  const order = Uint32Array.from({ length: book.count }, (_, i) => i);
  const batches = Math.floor(book.count / batchSize);
  for (let epoch = 0; epoch < epochs; epoch++) {
    for (let i = order.length - 1; i > 0; i--) {
      const other = randomInt(rng, i + 1);
      [order[i], order[other]] = [order[other]!, order[i]!];
    }
    for (let batch = 0; batch < batches; batch++) {
      for (let i = batch * batchSize; i < (batch + 1) * batchSize; i++) blame(pupil, book, order[i]!);
      improve(pupil, rate * (1 - (epoch * batches + batch) / (epochs * batches)), batchSize);
    }
    console.error(`epoch ${epoch + 1} of ${epochs}`);
  }
  return pupil;
}

/** The mean loss (cross-entropy) at tables of this size. */
function loss(book: Book, seats: number, chanceOf: (position: number) => number): number {
  let [sum, count] = [0, 0];
  for (let position = 0; position < book.count; position++) {
    if (book.seats[position] !== seats) continue;
    sum -= Math.log(Math.max(1e-9, chanceOf(position)));
    count++;
  }
  return sum / count;
}

function chanceBy(net: Net, book: Book): (position: number) => number {
  return (position) => {
    foresee(net, book, position);
    return chances[book.winner[position]!]!;
  };
}

/** By how much rounding changes what is foreseen, on the mean over all seats. */
function roundingError(exact: Net, rounded: Net, book: Book): number {
  let [sum, count] = [0, 0];
  for (let position = 0; position < book.count; position++) {
    foresee(exact, book, position);
    const before = chances.slice();
    foresee(rounded, book, position);
    for (let seat = 0; seat < book.seats[position]!; seat++) {
      sum += Math.abs(chances[seat]! - before[seat]!);
      count++;
    }
  }
  return sum / count;
}

/** Ten bins of what was foreseen, with what came: by how much they differ at most. */
function worstBin(net: Net, book: Book): number {
  const bins = Array.from({ length: 10 }, () => ({ foreseen: 0, came: 0, count: 0 }));
  for (let position = 0; position < book.count; position++) {
    foresee(net, book, position);
    for (let seat = 0; seat < book.seats[position]!; seat++) {
      const bin = bins[Math.min(9, Math.floor(10 * chances[seat]!))]!;
      bin.foreseen += chances[seat]!;
      if (seat === book.winner[position]) bin.came++;
      bin.count++;
    }
  }
  return Math.max(...bins.map(({ foreseen, came, count }) => Math.abs(foreseen - came) / Math.max(1, count)));
}

const mostTurns = 120;
const [lessons, exam] = [newBook(games * 24), newBook(Math.ceil(games / apart) * mostTurns)];
for (let number = 0; number < games; number++) {
  playOut(number, isApart(number) ? exam : lessons);
  if (number % 10_000 === 0) console.error(`${number} games of ${games}`);
}

const pupil = learn(lessons, rngFromSeed(`${seed}/learn`));
const weights = stored(pupil);
const rounded = netOf(weights);
const losses = [3, 4].map((seats) => {
  const [tables, net, kept] = [
    loss(exam, seats, (position) => exam.byTables[position]!),
    loss(exam, seats, chanceBy(pupil.net, exam)),
    loss(exam, seats, chanceBy(rounded, exam)),
  ].map((one) => one.toFixed(4));
  return `${seats} players: ${tables} by the tables, ${net} by the net, ${kept} rounded`;
});
const command = `npx node scripts/balance/five-gems-net.ts ${games} ${seed}`;
const date = new Date().toISOString().slice(0, 10);
const positions = [lessons.count, exam.count];
for (const line of losses) console.error(line);
console.error(`rounding changes a share by ${roundingError(pupil.net, rounded, exam).toFixed(5)}`);
console.error(`of ten bins, the worst is off by ${worstBin(rounded, exam).toFixed(4)}`);
writeFileSync(file, `${JSON.stringify({ command, date, positions, losses, ...weights })}\n`);
