// What counts besides points in The Big Build (`bot/shares.ts`), fitted to who wins games of `quick` against itself:
//   npx node scripts/balance/big-build-shares.ts <players> [games] [seed]
// Half of the games are for fitting, the other half tells how well it foresees.

import { promisesTo, shares, sooner } from '../../src/games/big-build/bot/shares.ts';
import { tableOf } from '../../src/games/big-build/bot/table.ts';
import { hints } from '../../src/games/big-build/bot.ts';
import { rankOf } from '../../src/games/big-build/hand.ts';
import { game } from '../../src/games/big-build/index.ts';
import type { State } from '../../src/games/big-build/types.ts';
import { ignore } from '../../src/kernel/game.ts';
import { pickOne, randomInt, rngFork, rngFromSeed } from '../../src/kernel/random.ts';
import { sharesAtEnd, sharesOf } from '../../src/kernel/shares.ts';

const [playerCount = '4', gameCount = '2000', seed = 'shares'] = process.argv.slice(2);
const [players, games] = [Number(playerCount), Number(gameCount)];
if (!(players >= 2 && players <= 5 && Number.isInteger(players) && Number.isInteger(games) && games > 1)) {
  console.error('big-build-shares: two to five players, and two games or more');
  process.exit(2);
}
const { quick, plans } = hints.search!;
/** So often, of a hundred turns, one of the best few is made instead of the best. */
const whims = 15;
const bestFew = 6;
/** All points of the house and two: what is left is the root of the scale. */
const allPoints = 39;

interface Position {
  /** By seat: points, promise, being next and being last in ties. */
  readonly parts: readonly (readonly number[])[];
  readonly root: number;
  /** By seat: what `shares` foresees today. */
  readonly today: readonly number[];
}

interface Row extends Position {
  readonly won: readonly number[];
}

function playOut(number: number): Row[] {
  const rng = rngFromSeed(`${seed}/${players}/${number}`);
  const state = game.setup(players, { firstSeat: 'random' }, rngFork(rng, 'setup'));
  const positions: Position[] = [];
  let turns = -1;
  while (state.step !== 'gameOver') {
    if (state.step === 'move' && state.turnsPlayed > turns) {
      turns = state.turnsPlayed;
      if (state.tokens.filter(Boolean).length > 1) positions.push(positionOf(state));
      if (randomInt(rng, 100) < whims) {
        const { moves } = pickOne(rng, plans!(state, state.turn, bestFew, rng));
        for (const move of moves) game.apply(state, state.turn, move, ignore);
        continue;
      }
    }
    game.apply(state, state.turn, quick!(state, state.turn, rng), ignore);
  }
  const won = sharesAtEnd(game.outcome(state)!);
  return positions.map((position) => ({ ...position, won }));
}

function positionOf(state: State): Position {
  const table = tableOf(state, state.turn);
  const promised = promisesTo(
    table,
    state.hands.map((hand) => hand.map(rankOf)),
  );
  const parts = promised.map((promise, seat) => [
    state.points[seat]!,
    promise,
    sooner(table, seat),
    ((seat - state.firstSeat + players) % players) / (players - 1),
  ]);
  const left = state.points.reduce((rest, points) => rest - points, allPoints);
  return { parts, root: Math.sqrt(left), today: shares(state) };
}

/** Of promise, tempo, tie and scale. */
function surprise(rows: readonly Row[], [promise, tempo, tie, scale]: readonly number[]): number {
  return meanSurprise(rows, ({ parts, root }) =>
    sharesOf(
      parts.map(
        ([points, promised, next, last]) => points! + promise! * promised! + tempo! * next! + tie! * last!,
      ),
      scale! * root,
    ),
  );
}

function meanSurprise(rows: readonly Row[], foresee: (row: Row) => readonly number[]): number {
  let sum = 0;
  for (const row of rows) {
    const foreseen = foresee(row);
    for (const [seat, share] of row.won.entries()) if (share > 0) sum -= share * Math.log(foreseen[seat]!);
  }
  return sum / rows.length;
}

/** One number after the other goes up or down as long as that helps, by smaller and smaller steps. */
function fit(rows: readonly Row[]): readonly number[] {
  let best: readonly number[] = [2, 0.6, players > 2 ? 0.6 : 0, 0.6];
  let least = surprise(rows, best);
  for (let step = 0.3; step > 0.005; step /= 2) {
    for (let improved = true; improved; ) {
      improved = false;
      for (const [i, value] of best.entries()) {
        if (players === 2 && i === 2) continue;
        for (const tried of [value * (1 + step), value * (1 - step)]) {
          const next = best.with(i, tried);
          const found = surprise(rows, next);
          if (found < least) [best, least, improved] = [next, found, true];
        }
      }
    }
  }
  return best;
}

const played = Array.from({ length: games }, (_, number) => playOut(number));
const fitting = played.filter((_, number) => number % 2 === 0).flat();
const judging = played.filter((_, number) => number % 2 === 1).flat();
const found = fit(fitting);
const [promise, tempo, tie, scale] = found.map((value) => value.toFixed(2));
console.log(
  `${players} players, ${games} games: { promise: ${promise}, tempo: ${tempo}, tie: ${tie}, scale: ${scale} }`,
);
console.log(`surprise in other games: ${surprise(judging, found).toFixed(4)} fitted,`);
console.log(
  `  ${meanSurprise(judging, ({ today }) => today).toFixed(4)} as it is, ${Math.log(players).toFixed(4)} by guessing`,
);
