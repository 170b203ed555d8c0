// Solves the auction of Eight-Minute Empire (EE-S4), and writes src/games/eight-minute-empire/bot/bids.json:
//   npx node scripts/balance/eight-minute-empire-auction.ts [games per bid] [seed]
// Quick players play on after every winning bid; what going first is worth with the coins gone makes a small game
// of its own, whose mixed bids come from regret matching.

import { writeFileSync } from 'node:fs';
import { hints } from '../../src/games/eight-minute-empire/bot.ts';
import { game } from '../../src/games/eight-minute-empire/index.ts';
import { ignore } from '../../src/kernel/game.ts';
import { randomInt, rngFromSeed } from '../../src/kernel/random.ts';
import { sharesAtEnd } from '../../src/kernel/shares.ts';

const games = Number(process.argv[2] ?? 400);
const seed = process.argv[3] ?? 'auction';
/** Nobody sane pays more. */
const highest = 5;
const rounds = 200_000;
/** A coin less is never better, whatever few games say. */
const coinWorth = 0.005;

/** The part of the wins of who begins after paying so much. */
function shareOfFirst(seats: number, bid: number): number {
  let sum = 0;
  for (let number = 0; number < games; number++) sum += playOut(seats, bid, number);
  return sum / games;
}

function playOut(seats: number, bid: number, number: number): number {
  const first = number % seats;
  const others = [...Array(seats).keys()].filter((seat) => seat !== first);
  const side = Math.floor(number / seats) % 2 === 0 ? 'A' : 'B';
  const rest = { longGame: false, goodsTokens: false, neutralArmies: false };
  // The same deals for every bid.
  const rng = rngFromSeed(`${seed}/${seats}/${Math.floor(number / seats)}`);
  const state = game.setup(seats, { side, ...rest, ageOrder: [first, ...others] }, rng);
  for (let seat = 0; seat < seats; seat++) {
    game.apply(state, seat, { type: 'bid', amount: seat === first ? bid : 0 }, ignore);
  }
  const ties = rngFromSeed(`${seed}/ties`);
  while (state.step !== 'gameOver') {
    game.apply(state, state.turn, hints.search!.quick!(state, state.turn, ties), ignore);
  }
  return sharesAtEnd(game.outcome(state)!)[first]!;
}

/** A straight line through the measured shares: single ones are noisier than their differences. */
function smoothed(shares: readonly number[]): number[] {
  const middle = (shares.length - 1) / 2;
  const mean = shares.reduce((sum, share) => sum + share, 0) / shares.length;
  let rise = 0;
  let run = 0;
  for (const [bid, share] of shares.entries()) {
    rise += (bid - middle) * (share - mean);
    run += (bid - middle) * (bid - middle);
  }
  return shares.map((_, bid) => mean + (bid - middle) * Math.min(-coinWorth, rise / run));
}

/** By age, the youngest first, then by bid: how often to bid so. */
function solve(seats: number, first: readonly number[]): number[][] {
  const rng = rngFromSeed(`${seed}/regrets/${seats}`);
  const regrets = Array.from({ length: seats }, () => first.map(() => 0));
  const sums = Array.from({ length: seats }, () => first.map(() => 0));
  for (let round = 0; round < rounds; round++) {
    const mixes = regrets.map(mixOf);
    const bids = mixes.map((mix) => drawn(mix, randomInt(rng, 1 << 20) / (1 << 20)));
    for (let age = 0; age < seats; age++) {
      const made = shareWith(first, bids, age, bids[age]!);
      for (let bid = 0; bid < first.length; bid++) {
        regrets[age]![bid]! += shareWith(first, bids, age, bid) - made;
        if (round > rounds / 10) sums[age]![bid]! += mixes[age]![bid]!;
      }
    }
  }
  return sums.map((sum) => {
    const total = sum.reduce((a, b) => a + b, 0);
    return sum.map((part) => Math.round((1000 * part) / total) / 1000);
  });
}

function mixOf(regrets: readonly number[]): number[] {
  const wishes = regrets.map((regret) => Math.max(0, regret));
  const total = wishes.reduce((sum, wish) => sum + wish, 0);
  return wishes.map((wish) => (total > 0 ? wish / total : 1 / wishes.length));
}

function drawn(mix: readonly number[], chance: number): number {
  let rest = chance;
  for (const [bid, part] of mix.entries()) {
    if (rest < part) return bid;
    rest -= part;
  }
  return 0;
}

/** The share of one age when it bids so among these bids; equal bids go to the youngest. */
function shareWith(first: readonly number[], bids: readonly number[], age: number, bid: number): number {
  let winner = age;
  let most = bid;
  for (const [other, theirs] of bids.entries()) {
    if (other === age) continue;
    if (theirs > most || (theirs === most && other < winner)) {
      most = theirs;
      winner = other;
    }
  }
  return winner === age ? first[most]! : (1 - first[most]!) / (bids.length - 1);
}

const shares: Record<string, number[]> = {};
const mixes: Record<string, number[][]> = {};
for (const seats of [2, 3, 4, 5]) {
  const measured = Array.from({ length: highest + 1 }, (_, bid) => shareOfFirst(seats, bid));
  const first = smoothed(measured);
  shares[seats] = first.map((share) => Math.round(1000 * share) / 1000);
  mixes[seats] = solve(seats, first);
  console.log(seats, measured.map((share) => share.toFixed(3)).join(' '), JSON.stringify(mixes[seats]));
}
const command = `npx node scripts/balance/eight-minute-empire-auction.ts ${games} ${seed}`;
const file = new URL('../../src/games/eight-minute-empire/bot/bids.json', import.meta.url);
const table = { command, seed, date: new Date().toISOString().slice(0, 10), shares, mixes };
writeFileSync(file, `${JSON.stringify(table, undefined, 2)}\n`);
