// Random legal play, and hostile: keys of other seats, of other steps, mutated keys, garbage.

import type { GameModule } from '../games/whole.ts';
import type { GameTypes, Seat } from '../kernel/game.ts';
import { deepEqual } from '../kernel/json.ts';
import { checkOptions, type OptionSpec, type Options, type OptionValue } from '../kernel/options.ts';
import { play } from '../kernel/play.ts';
import { pickOne, type Rng, randomInt, rngFromSeed, shuffle } from '../kernel/random.ts';
import type { LoggedMove } from '../kernel/replay.ts';
import { anySeat } from '../kernel/wander.ts';

export interface Fuzzing {
  readonly seed: string;
  /** Asked before each game: go on? */
  goOn(games: number): boolean;
}

export interface Failure {
  readonly seats: number;
  readonly options: Options;
  readonly seed: string;
  readonly moves: readonly LoggedMove[];
  readonly message: string;
}

export interface FuzzReport {
  games: number;
  moves: number;
  hostile: number;
  failure?: Failure;
}

type Check = (state: GameTypes['state']) => void;

/** One hostile try in so many moves. */
const hostility = 3;

export function fuzz(module: GameModule, check: Check, { seed, goOn }: Fuzzing): FuzzReport {
  const report: FuzzReport = { games: 0, moves: 0, hostile: 0 };
  const corpus: string[] = [];
  while (report.failure === undefined && goOn(report.games)) {
    const failure = fuzzOne(module, check, `${seed}/${report.games}`, corpus, report);
    if (failure) report.failure = failure;
    report.games++;
  }
  return report;
}

function fuzzOne(
  { game }: GameModule,
  check: Check,
  seed: string,
  corpus: string[],
  report: FuzzReport,
): Failure | undefined {
  const chance = rngFromSeed(`${seed}/fuzz`);
  const seats = pickOne(chance, game.seatCounts);
  const options = anyOptions(game, seats, chance);
  const moves: LoggedMove[] = [];
  try {
    let state = game.setup(seats, options, rngFromSeed(seed));
    check(state);
    for (let count = 0; ; count++) {
      const seat = anySeat(game, state, chance);
      if (seat === undefined) break;
      if (count >= game.moveLimit) throw new Error(`the game goes on after ${count} moves`);
      if (randomInt(chance, hostility) === 0) {
        tryHostile(game, state, seats, chance, corpus);
        report.hostile++;
      }
      const key = game.moveKey(pickOne(chance, game.legalMoves(state, seat)));
      remember(corpus, key, chance);
      moves.push({ seat, key });
      const played = play(game, state, seat, key, [seat, 'spectator']);
      if (!played.ok) throw new Error('a legal move was refused');
      state = played.state;
      check(state);
      report.moves++;
    }
    const outcome = game.outcome(state);
    if (outcome?.places.length !== seats) throw new Error('nobody can move, and there is no outcome');
    return undefined;
  } catch (error) {
    return { seats, options, seed, moves, message: describe(error) };
  }
}

function describe(error: unknown): string {
  if (!(error instanceof Error)) return String(error);
  return error.cause instanceof Error ? `${error.message}: ${error.cause.message}` : error.message;
}

function tryHostile(
  game: GameModule['game'],
  state: GameTypes['state'],
  seats: number,
  chance: Rng,
  corpus: readonly string[],
): void {
  const seat = randomInt(chance, seats);
  const key = hostileKey(game, state, seats, chance, corpus);
  const legal = game.legalMoves(state, seat).some((move) => game.moveKey(move) === key);
  const before = game.clone(state);
  const result = play(game, state, seat, key, ['spectator']);
  if (result.ok !== legal) throw new Error(`seat ${seat} ${JSON.stringify(key)}: played though not legal`);
  if (!deepEqual(before, state)) throw new Error(`seat ${seat} ${JSON.stringify(key)}: changed the state`);
  if (!result.ok && 'rule' in result.refusal && !game.ruleIds.includes(result.refusal.rule)) {
    throw new Error(`refused by ${result.refusal.rule}, which is no paragraph of the game`);
  }
}

function hostileKey(
  game: GameModule['game'],
  state: GameTypes['state'],
  seats: number,
  chance: Rng,
  corpus: readonly string[],
): string {
  const other: Seat = randomInt(chance, seats);
  const theirs = game.legalMoves(state, other).map((move) => game.moveKey(move));
  const known =
    theirs.length > 0 && randomInt(chance, 2) === 0 ? theirs : corpus.length > 0 ? corpus : ['pass'];
  const key = pickOne(chance, known);
  return randomInt(chance, 2) === 0 ? key : mutated(key, chance);
}

const oddities = [
  '',
  ' ',
  '-1',
  '00',
  '1e3',
  'NaN',
  '__proto__',
  'constructor',
  '\u0000',
  '🂡',
  ':',
  '>',
  ',',
  '9'.repeat(40),
];

function mutated(key: string, chance: Rng): string {
  const at = randomInt(chance, key.length + 1);
  switch (randomInt(chance, 5)) {
    case 0:
      return key.slice(0, at) + key.slice(at + 1);
    case 1:
      return key.slice(0, at) + pickOne(chance, oddities) + key.slice(at);
    case 2:
      return key.slice(0, at) + String.fromCharCode(32 + randomInt(chance, 95)) + key.slice(at + 1);
    case 3:
      return key + key.slice(at);
    default:
      return pickOne(chance, oddities);
  }
}

function remember(corpus: string[], key: string, chance: Rng): void {
  if (corpus.length < 2000) corpus.push(key);
  else corpus[randomInt(chance, corpus.length)] = key;
}

function anyOptions(game: GameModule['game'], seats: number, chance: Rng): Options {
  const given: Record<string, OptionValue> = {};
  for (const spec of game.options) {
    const tried = { ...given, [spec.name]: anyValue(spec, seats, chance) };
    if (checkOptions(game, seats, tried).ok) Object.assign(given, tried);
  }
  const checked = checkOptions(game, seats, given);
  if (!checked.ok)
    throw new Error(`options that were accepted one by one are refused: ${checked.problem.code}`);
  return checked.options;
}

function anyValue(spec: OptionSpec, seats: number, chance: Rng): OptionValue {
  switch (spec.kind) {
    case 'flag':
      return randomInt(chance, 2) === 0;
    case 'choice':
      return pickOne(chance, spec.values);
    case 'seat':
      return randomInt(chance, 2) === 0 ? 'random' : randomInt(chance, seats);
    case 'seatOrder': {
      const order = Array.from({ length: seats }, (_, i) => i);
      shuffle(chance, order);
      return order;
    }
  }
}
