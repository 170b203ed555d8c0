// How far a game's expert should look: in positions of games between sensible players (`policy`), each horizon chooses a
// plan, and futures to the end of the game, in other worlds, tell what that was worth over the first plan.
//   npx node scripts/balance/horizons.ts <game> <seats> <horizon,horizon,…> [games] [futures to the end] [seed]
// One such gain is far surer than a win or a loss: a few games say more than a hundred matches.

import { performance } from 'node:perf_hooks';
import { type Knowledge, knowledgeOf } from '../../src/bots/knowledge.ts';
import { botOf } from '../../src/bots/levels.ts';
import { gainOf, type Trial } from '../../src/bots/search.ts';
import { imagineWorld, tryPlan } from '../../src/bots/worlds.ts';
import { loadGame, readOptions } from '../../src/cli/load.ts';
import { type GameTypes, ignore, type Seat } from '../../src/kernel/game.ts';
import type { Plan } from '../../src/kernel/hints.ts';
import { rngFromSeed } from '../../src/kernel/random.ts';

const [
  id = 'gold-rush',
  seatCount = '3',
  horizonList = '1,2,3',
  gameCount = '8',
  futureCount = '700',
  seed = 'horizons',
] = process.argv.slice(2);
const [seats, games, endings, ...horizons] = [
  seatCount,
  gameCount,
  futureCount,
  ...horizonList.split(','),
].map(Number) as [number, number, number, ...number[]];
if (![seats, games, endings, ...horizons].every((number) => Number.isInteger(number) && number > 0)) {
  console.error('horizons: seats, horizons, games and futures are whole numbers above nothing');
  process.exit(2);
}
const toTheEnd = 9999;

const { game, hints } = await loadGame(id);
const known: Knowledge<GameTypes> = knowledgeOf(game, hints);
const endless = { ...known, horizon: toTheEnd };
const tried = horizons.map((horizon) => {
  return { horizon, expert: botOf({ ...known, horizon }, 'expert'), gains: [] as number[], milliseconds: 0 };
});

let decisions = 0;
for (let number = 0; number < games; number++) {
  const state = game.setup(seats, readOptions(game, seats, []), rngFromSeed(`${seed}/${number}`));
  const ties = rngFromSeed(`${seed}/${number}/ties`);
  for (let move = 0; game.outcome(state) === undefined; move++) {
    const seat = game.awaitedSeats(state)[0]!;
    const isAsked = seat === number % seats && game.legalMoves(state, seat).length > 1;
    if (isAsked) compare(game.view(state, seat), seat, `${seed}/${number}/${move}`);
    game.apply(state, seat, hints.policy(state, seat, ties), ignore);
  }
}

function compare(view: GameTypes['view'], seat: Seat, position: string): void {
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
  for (let number = 0; number < endings; number++) {
    const world = imagineWorld(endless, view, fresh, number);
    for (const { plan, shares } of trials.values())
      shares.push(tryPlan(endless, world, seat, plan.moves)[seat]!);
  }
  for (const [index, { chosen }] of thoughts.entries()) {
    tried[index]!.gains.push(gainOf(trials.get(key(chosen!))!, trials.get(key(first))!).mean);
  }
}

console.log(
  `${id}, ${seats} seats: ${decisions} decisions in ${games} games; wins in 100 games over the first plans`,
);
for (const { horizon, gains, milliseconds } of tried) {
  const sum = (100 * gains.reduce((total, gain) => total + gain, 0)) / games;
  const doubt = (196 * Math.sqrt(gains.reduce((total, gain) => total + gain * gain, 0))) / games;
  const time = (milliseconds / decisions).toFixed(0);
  console.log(
    `  ${String(horizon).padStart(3)} turns: ${sum.toFixed(1)} ± ${doubt.toFixed(1)}, ${time} ms a decision`,
  );
}
