// Speed, as ratios in one run: our rules alone, and the same rule functions inside boardgame.io.

import { spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import type { Contender } from '../../bench/peers/boardgame-io.ts';
import type { GameModule } from '../games/whole.ts';
import { type GameTypes, ignore } from '../kernel/game.ts';
import { pickOne, type Rng, rngFromSeed } from '../kernel/random.ts';
import { anySeat } from '../kernel/wander.ts';
import { randomPlayouts } from './benchPlayouts.ts';
import { tableOptions } from './load.ts';
import { Problem } from './problem.ts';

type State = GameTypes['state'];

export interface BenchRow {
  readonly game: string;
  readonly seats: number;
  readonly games: number;
  readonly decisionsPerCpuSecond: number;
  readonly clonesPerCpuSecond: number;
  /** Uniformly random ones through the search, and how many times as many that is as boardgame.io's MCTSBot makes. */
  readonly playouts: { readonly perCpuSecond: number; readonly ratio?: number };
  /** Decisions per CPU-second of each peer, and how many times faster we are. */
  readonly peers: Readonly<Record<string, { decisionsPerCpuSecond: number; ratio: number }>>;
}

export async function benchGame(
  { game }: GameModule,
  { seats, seconds, withPeers }: { seats: number; seconds: number; withPeers: boolean },
): Promise<BenchRow> {
  const options = tableOptions(game, seats, {});
  const begin = (seed: string) => game.setup(seats, options, rngFromSeed(seed));
  const ours: Contender = (seed) => wholeGame(game, begin(seed), rngFromSeed(`${seed}/players`));
  const chances = new Map<string, Rng>();
  const choose = (state: State, seed: string) => {
    const chance = chances.get(seed) ?? rngFromSeed(`${seed}/players`);
    chances.set(seed, chance);
    const seat = anySeat(game, state, chance)!;
    const moves = game.legalMoves(state, seat);
    return { seat, move: pickOne(chance, moves), among: moves.length };
  };
  const loaded = withPeers ? await loadPeers() : undefined;
  const rivals = loaded?.contenders({ game, seats, begin, choose }) ?? {};
  const rates = measure({ larets: ours, ...rivals }, seconds);
  const own = rates.get('larets')!;
  const peers = Object.fromEntries(
    Object.keys(rivals).map((name) => {
      const rate = rates.get(name)!.rate;
      return [
        name,
        { decisionsPerCpuSecond: Math.round(rate), ratio: Math.round((own.rate / rate) * 10) / 10 },
      ];
    }),
  );
  return {
    game: game.id,
    seats,
    games: own.games,
    decisionsPerCpuSecond: Math.round(own.rate),
    clonesPerCpuSecond: Math.round(cloneRate(game, begin('mid-game'), seconds)),
    playouts: playoutRates(
      game,
      begin,
      seconds,
      loaded?.playouts({ game, seats, begin, choose }, playoutDepth),
    ),
    peers,
  };
}

function wholeGame(game: GameModule['game'], state: State, chance: Rng): number {
  let decisions = 0;
  for (let seat = anySeat(game, state, chance); seat !== undefined; seat = anySeat(game, state, chance)) {
    const moves = game.legalMoves(state, seat);
    if (moves.length > 1) decisions++;
    game.apply(state, seat, pickOne(chance, moves), ignore);
  }
  return decisions;
}

/** boardgame.io's own default. */
const playoutDepth = 50;

function playoutRates(
  game: GameModule['game'],
  begin: (seed: string) => State,
  seconds: number,
  peer: Contender | undefined,
): BenchRow['playouts'] {
  const rates = measure(
    { larets: randomPlayouts(game, begin, playoutDepth), ...(peer && { peer }) },
    seconds,
  );
  const own = rates.get('larets')!.rate;
  const other = rates.get('peer')?.rate;
  return {
    perCpuSecond: Math.round(own),
    ...(other !== undefined && { ratio: Math.round((own / other) * 10) / 10 }),
  };
}

/** Interleaved rounds after a warm-up, so that all contenders see the same machine. */
function measure(contenders: Record<string, Contender>, seconds: number) {
  const rounds = 4;
  const sums = new Map(Object.keys(contenders).map((name) => [name, { decisions: 0, cpu: 0, games: 0 }]));
  for (let round = -1; round < rounds; round++) {
    for (const [name, contender] of Object.entries(contenders)) {
      const sum = sums.get(name)!;
      const started = process.cpuUsage();
      const until = performance.now() + (seconds * 1000) / rounds;
      let decisions = 0;
      let games = 0;
      while (performance.now() < until) decisions += contender(`${round}/${games++}`);
      if (round < 0) continue;
      sum.decisions += decisions;
      sum.games += games;
      sum.cpu += cpuSince(started);
    }
  }
  return new Map([...sums].map(([name, sum]) => [name, { rate: sum.decisions / sum.cpu, games: sum.games }]));
}

function cloneRate(game: GameModule['game'], state: State, seconds: number): number {
  const chance = rngFromSeed('mid-game/players');
  const whole = game.clone(state);
  const half = Math.floor(wholeGame(game, whole, rngFromSeed('mid-game/players')) / 2);
  for (let move = 0; move < half; move++) {
    const seat = anySeat(game, state, chance);
    if (seat === undefined) break;
    game.apply(state, seat, pickOne(chance, game.legalMoves(state, seat)), ignore);
  }
  let clones = 0;
  let kept: State = state;
  const started = process.cpuUsage();
  const until = performance.now() + seconds * 500;
  while (performance.now() < until) for (let i = 0; i < 1000; i++, clones++) kept = game.clone(kept);
  return clones / cpuSince(started);
}

function cpuSince(started: NodeJS.CpuUsage): number {
  const used = process.cpuUsage(started);
  return (used.user + used.system) / 1e6;
}

async function loadPeers() {
  const folder = fileURLToPath(new URL('../../bench/peers/', import.meta.url));
  if (!existsSync(`${folder}node_modules/boardgame.io`)) {
    process.stderr.write('Installing the peers to measure against …\n');
    const installed = spawnSync('npm', ['ci', '--no-audit', '--no-fund'], { cwd: folder, stdio: 'ignore' });
    if (installed.status !== 0)
      throw new Problem('noPeers', 'the peers could not be installed; try --no-peers');
  }
  process.env.NODE_ENV = 'production';
  return import('../../bench/peers/boardgame-io.ts');
}
