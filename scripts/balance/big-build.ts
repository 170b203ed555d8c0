// The tables of docs/balance/big-build.md, by sensible players and fixed seeds:
//   npx node scripts/balance/big-build.ts [games per player count]

import { starts } from '../../src/games/big-build/board.ts';
import { hints } from '../../src/games/big-build/bot.ts';
import { game } from '../../src/games/big-build/index.ts';
import type { CellId, State } from '../../src/games/big-build/types.ts';
import { ignore, type Outcome } from '../../src/kernel/game.ts';
import { pickOne, rngFromSeed } from '../../src/kernel/random.ts';

const games = Number(process.argv[2] ?? 2500);
const ties = rngFromSeed('balance/ties');

interface Played {
  /** The last one, cut short by the fifteenth token, included. */
  readonly turns: number;
  /** By seat; seat 0 begins. */
  readonly from: readonly CellId[];
  readonly outcome: Outcome;
}

/** Sensible players throughout; only their START cells are dealt at random. */
function playOut(seats: number, seed: string): Played {
  const state = game.setup(seats, { firstSeat: 0 }, rngFromSeed(`balance/${seats}/${seed}`));
  let from: readonly CellId[] = [];
  while (state.step !== 'gameOver') {
    if (state.step === 'move' && state.turnsPlayed === 0 && from.length === 0) from = state.cells.map(String);
    game.apply(state, state.turn, chosen(state), ignore);
  }
  return { turns: state.turnsPlayed + 1, from, outcome: game.outcome(state)! };
}

function chosen(state: State) {
  return state.step === 'chooseStart'
    ? pickOne(ties, game.legalMoves(state, state.turn))
    : hints.policy(state, state.turn, ties);
}

/** How likely chance alone gives counts as uneven as these. */
function evenness(counts: readonly number[]): number {
  const expected = sum(counts) / counts.length;
  const chiSquare = sum(counts.map((count) => (count - expected) ** 2 / expected));
  return 1 - lowerGamma((counts.length - 1) / 2, chiSquare / 2);
}

/** The regularized incomplete gamma function, for whole and half a. */
function lowerGamma(a: number, x: number): number {
  let gamma = a % 1 === 0 ? 1 : Math.sqrt(Math.PI);
  for (let k = a % 1 === 0 ? 1 : 0.5; k <= a; k++) gamma *= k;
  let term = 1;
  let total = 1;
  for (let n = 1; n < 500; n++) {
    term *= x / (a + n);
    total += term;
  }
  return (x ** a * Math.exp(-x) * total) / gamma;
}

function sum(numbers: readonly number[]): number {
  return numbers.reduce((total, number) => total + number, 0);
}

function percent(part: number, whole: number): string {
  return `${((100 * part) / whole).toFixed(1)} %`;
}

function lengthRow(seats: number, played: readonly Played[]): string {
  const turns = played.map((one) => one.turns).toSorted((a, b) => a - b);
  const at = (share: number) => turns[Math.floor(share * (turns.length - 1))]!;
  const inside = turns.filter((count) => count >= 45 && count <= 75).length;
  const stalled = played.filter((one) => one.outcome.reason === 'noProgress').length;
  const mean = (sum(turns) / turns.length).toFixed(1);
  const cells = [seats, games, mean, at(0.05), at(0.5), at(0.95), at(1), percent(inside, games), stalled];
  return `| ${cells.join(' | ')} |`;
}

function startRow(seats: number, played: readonly Played[]): string {
  const wins = starts.map(
    (start) => played.filter(({ from, outcome }) => from[outcome.places.indexOf(1)] === start.id).length,
  );
  return `| ${[seats, ...wins.map((count) => percent(count, games)), evenness(wins).toFixed(3)].join(' | ')} |`;
}

/** Wins by place in turn order; with the tie-break, and with tied wins shared. */
function seatRow(seats: number, played: readonly Played[]): string {
  const wins = Array<number>(seats).fill(0);
  const shared = Array<number>(seats).fill(0);
  let tied = 0;
  for (const { outcome } of played) {
    const most = Math.max(...outcome.scores);
    const first = outcome.scores.flatMap((score, seat) => (score === most ? [seat] : []));
    wins[outcome.places.indexOf(1)]!++;
    for (const seat of first) shared[seat]! += 1 / first.length;
    if (first.length > 1) tied++;
  }
  const shares = (counts: readonly number[]) => counts.map((count) => percent(count, games)).join(', ');
  const cells = [shares(wins), evenness(wins).toFixed(3), shares(shared), evenness(shared).toFixed(3)];
  return `| ${[seats, ...cells, percent(tied, games)].join(' | ')} |`;
}

const rows = { lengths: [] as string[], starts: [] as string[], seats: [] as string[] };
for (const seats of game.seatCounts) {
  const played = Array.from({ length: games }, (_, index) => playOut(seats, String(index)));
  rows.lengths.push(lengthRow(seats, played));
  rows.starts.push(startRow(seats, played));
  rows.seats.push(seatRow(seats, played));
}
console.log(`
| players | games | mean turns | 5 % | median | 95 % | longest | 45–75 turns | stalled |
| --- | --- | --- | --- | --- | --- | --- | --- | --- |
${rows.lengths.join('\n')}

| players | ${starts.map((start) => start.id).join(' | ')} | p |
| --- | ${starts.map(() => '---').join(' | ')} | --- |
${rows.starts.join('\n')}

| players | wins by turn order | p | wins, ties shared | p | games tied for first |
| --- | --- | --- | --- | --- | --- |
${rows.seats.join('\n')}`);
