// Whole games by random or sensible players, counted.

import type { GameModule } from '../games/whole.ts';
import { ignore, type Seat } from '../kernel/game.ts';
import type { Options } from '../kernel/options.ts';
import { randomInt, rngFromSeed } from '../kernel/random.ts';
import { anySeat } from '../kernel/wander.ts';
import { Problem } from './problem.ts';

const playerKinds = ['random', 'sensible'] as const;
export type PlayerKind = (typeof playerKinds)[number];

export function readPlayers(flag: string, text: string): PlayerKind {
  const kind = playerKinds.find((known) => known === text);
  if (!kind) throw new Problem('badPlayers', `--${flag} is one of: ${playerKinds.join(', ')}`);
  return kind;
}

export interface Simulation {
  readonly seats: number;
  readonly options: Options;
  readonly games: number;
  readonly seed: string;
  readonly players: PlayerKind;
}

export interface Tally {
  games: number;
  /** Games that came to an outcome within the game's own limit of moves. */
  finished: number;
  moves: number;
  /** Moves that were chosen among two or more. */
  decisions: number;
  cpuSeconds: number;
  decisionsPerCpuSecond: number;
  gamesPerCpuSecond: number;
  meanMoves: number;
  /** By seat; a shared first place counts as a fraction. */
  wins: number[];
  meanScores: number[];
  /** How games ended, by key. */
  reasons: Record<string, number>;
}

export function simulate(module: GameModule, simulation: Simulation): Tally {
  const { seats, games } = simulation;
  const sums = { finished: 0, moves: 0, decisions: 0 };
  const wins = new Array<number>(seats).fill(0);
  const scores = new Array<number>(seats).fill(0);
  const reasons: Record<string, number> = {};
  const started = process.cpuUsage();
  for (let index = 0; index < games; index++) {
    const state = playOut(module, simulation, index, sums);
    const outcome = module.game.outcome(state);
    if (!outcome) continue;
    sums.finished++;
    const winners = outcome.places.filter((place) => place === 1).length;
    outcome.places.forEach((place, seat) => {
      if (place === 1) wins[seat]! += 1 / winners;
      scores[seat]! += outcome.scores[seat]!;
    });
    reasons[outcome.reason] = (reasons[outcome.reason] ?? 0) + 1;
  }
  const used = process.cpuUsage(started);
  const cpuSeconds = (used.user + used.system) / 1e6;
  return {
    games,
    ...sums,
    cpuSeconds,
    decisionsPerCpuSecond: Math.round(sums.decisions / cpuSeconds),
    gamesPerCpuSecond: rounded(games / cpuSeconds),
    meanMoves: rounded(sums.moves / games),
    wins: wins.map(rounded),
    meanScores: scores.map((sum) => rounded(sum / Math.max(1, sums.finished))),
    reasons,
  };
}

function playOut(
  { game, hints }: GameModule,
  { seats, options, seed, players }: Simulation,
  index: number,
  sums: { moves: number; decisions: number },
) {
  const state = game.setup(seats, options, rngFromSeed(`${seed}/${index}`));
  const chance = rngFromSeed(`${seed}/${index}/players`);
  const imagination = rngFromSeed(`${seed}/${index}/imagination`);
  for (let count = 0; count < game.moveLimit; count++) {
    const seat = anySeat(game, state, chance);
    if (seat === undefined) break;
    const moves = game.legalMoves(state, seat);
    sums.moves++;
    let move = moves[0]!;
    if (moves.length > 1) {
      sums.decisions++;
      move = players === 'random' ? moves[randomInt(chance, moves.length)]! : sensible(seat);
    }
    game.apply(state, seat, move, ignore);
  }
  return state;

  // A policy is shown an imagined world, never the true one.
  function sensible(seat: Seat) {
    return hints.policy(game.determinize(game.view(state, seat), imagination), seat, chance);
  }
}

function rounded(number: number): number {
  return Math.round(number * 1000) / 1000;
}
