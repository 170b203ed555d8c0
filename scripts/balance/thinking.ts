// Which way of thinking chooses best: in positions of games between sensible players (`policy`), each way chooses a
// plan, and futures in other worlds tell what that was worth over the first plan.
//   npx node scripts/balance/thinking.ts <game> <seats> <way,way,…> [games] [futures] [their turns] [seed] [judge]
// A way is horizon/simulations/guard. The futures go on for so many turns, by default to the end of the game: that is
// the truth, and takes the most futures. One such gain is far surer than a win or a loss: a few games say more than a
// hundred matches, because all ways are asked in the same positions.
// The judge is `imagined`, futures as the search makes its own, which is blind to what both get wrong; or `real`: the
// hands as they are, the others as `greedy`, and the seat by its first plans.

import { performance } from 'node:perf_hooks';
import { type Knowledge, knowledgeOf } from '../../src/bots/knowledge.ts';
import { botOf } from '../../src/bots/levels.ts';
import { gainOf, meanOf, type Trial } from '../../src/bots/search.ts';
import { imagineWorld, tryPlan } from '../../src/bots/worlds.ts';
import { loadGame, readOptions } from '../../src/cli/load.ts';
import { type GameTypes, ignore, type Seat } from '../../src/kernel/game.ts';
import type { Plan } from '../../src/kernel/hints.ts';
import { type Rng, rngFork, rngFromSeed } from '../../src/kernel/random.ts';

const [
  id = 'gold-rush',
  seatCount = '3',
  wayList = '1/900/1,3/900/1',
  gameCount = '8',
  futureCount = '700',
  turnCount = '9999',
  seed = 'thinking',
  judge = 'imagined',
] = process.argv.slice(2);
const [seats, games, futures, turns] = [seatCount, gameCount, futureCount, turnCount].map(Number) as [
  number,
  number,
  number,
  number,
];
const ways = wayList.split(',').map((name) => ({ name, numbers: name.split('/').map(Number) }));
const isWay = ({ numbers: [horizon, simulations, guard, ...more] }: (typeof ways)[number]) =>
  isCount(horizon) && isCount(simulations) && guard! >= 0 && more.length === 0;
const isReal = judge === 'real';
if (
  ![seats, games, futures, turns].every(isCount) ||
  !ways.every(isWay) ||
  !(isReal || judge === 'imagined')
) {
  console.error(
    'thinking: seats, games, futures and turns are whole numbers above nothing, a way is like 3/900/1, a judge is imagined or real',
  );
  process.exit(2);
}

function isCount(number: number | undefined): boolean {
  return Number.isInteger(number) && number! > 0;
}

const { game, hints } = await loadGame(id);
const known: Knowledge<GameTypes> = knowledgeOf(game, hints);
const judging = { ...known, horizon: turns, ...(isReal && { quick: asInMatches, finish: asInMatches }) };
const tried = ways.map(({ name, numbers: [horizon, simulations, guard] }) => ({
  name,
  expert: botOf({ ...known, horizon: horizon!, guard: guard! }, 'expert', simulations),
  /** By game: the sum of what its choices were worth. */
  gains: Array<number>(games).fill(0),
  milliseconds: 0,
}));

/** Who is asked in this game. */
let asked: Seat = 0;
/** So many plans the seat glances at when it goes on by the first of them. */
const glance = 48;

function asInMatches(state: GameTypes['state'], seat: Seat, rng: Rng): GameTypes['move'] {
  const [first] = seat === asked ? known.plans(state, seat, glance, rng) : [];
  return first?.moves[0] ?? hints.policy(state, seat, rng);
}

let decisions = 0;
for (let number = 0; number < games; number++) {
  const state = game.setup(seats, readOptions(game, seats, []), rngFromSeed(`${seed}/${number}`));
  const ties = rngFromSeed(`${seed}/${number}/ties`);
  asked = number % seats;
  for (let move = 0; game.outcome(state) === undefined; move++) {
    const seat = game.awaitedSeats(state)[0]!;
    const isAsked = seat === asked && game.legalMoves(state, seat).length > 1;
    if (isAsked) compare(number, state, seat, `${seed}/${number}/${move}`);
    game.apply(state, seat, hints.policy(state, seat, ties), ignore);
  }
}

function compare(number: number, state: GameTypes['state'], seat: Seat, position: string): void {
  const view = game.view(state, seat);
  const rng = rngFromSeed(position);
  const thoughts = tried.map((one) => {
    const started = performance.now();
    const thought = one.expert.decide(view, rng);
    one.milliseconds += performance.now() - started;
    return thought;
  });
  decisions++;
  const first = thoughts[0]!.trials[0]?.plan;
  if (!first) return; // there was nothing to choose
  const key = ({ moves }: Plan<GameTypes>) => moves.map((move) => game.moveKey(move)).join(' ');
  const plans = new Map([first, ...thoughts.map(({ chosen }) => chosen!)].map((plan) => [key(plan), plan]));
  if (plans.size === 1) return;
  const trials = new Map(
    [...plans].map(([name, plan]): [string, Trial<GameTypes>] => [name, { plan, shares: [] }]),
  );
  const fresh = rngFromSeed(`${position}/end`);
  for (let future = 0; future < futures; future++) {
    // A face-down pile has no order yet (`drawFrom`), so nothing but the hands is given away.
    const world = isReal
      ? { state, key: rngFork(fresh, `real/${future}`).key }
      : imagineWorld(judging, view, fresh, future);
    for (const { plan, shares } of trials.values())
      shares.push(tryPlan(judging, world, seat, plan.moves)[seat]!);
  }
  for (const [index, { chosen }] of thoughts.entries()) {
    tried[index]!.gains[number]! += gainOf(trials.get(key(chosen!))!, trials.get(key(first))!).mean;
  }
}

/** In 100 games, with 95 %. */
function told(gains: readonly number[]): string {
  const mean = meanOf(gains);
  const variance = meanOf(gains.map((gain) => (gain - mean) ** 2)) / Math.max(1, games - 1);
  return `${(100 * mean).toFixed(1)} ± ${(196 * Math.sqrt(variance)).toFixed(1)}`;
}

console.log(
  `${id}, ${seats} seats: ${decisions} decisions in ${games} games; wins in 100 games over the first plans`,
);
const width = Math.max(...tried.map(({ name }) => name.length));
for (const { name, gains, milliseconds } of tried) {
  const more = gains.map((gain, number) => gain - tried[0]!.gains[number]!);
  const versus = gains === tried[0]!.gains ? '' : `, than ${tried[0]!.name} more by ${told(more)}`;
  const time = (milliseconds / decisions).toFixed(0);
  console.log(`  ${name.padEnd(width)}: ${told(gains)}${versus}; ${time} ms a decision`);
}
