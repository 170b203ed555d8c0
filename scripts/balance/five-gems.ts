// The tables of docs/balance/five-gems.md, by sensible players and fixed seeds:
//   npx node scripts/balance/five-gems.ts [games]

import { hints } from '../../src/games/five-gems/bot.ts';
import { game } from '../../src/games/five-gems/index.ts';
import type { Move, Options, State } from '../../src/games/five-gems/types.ts';
import { ignore } from '../../src/kernel/game.ts';
import { pickOne, type Rng, rngFromSeed } from '../../src/kernel/random.ts';

type Policy = (state: State, rng: Rng) => Move;

const games = Number(process.argv[2] ?? 1000);
const plain: Options = {
  firstSeat: 'random',
  mirror: false,
  referee: 'automatic',
  soloDeck: 'simple',
  goal: 10,
  gameGoal: 10,
};

const sensible: Policy = (state, rng) => hints.policy(state, state.turn, rng);
const aimless: Policy = (state, rng) => pickOne(rng, game.legalMoves(state, state.turn));

/** Sensible, but while acting with only so many tasks in mind: those that are longest in hand. */
function mindful(tasks: number): Policy {
  return (state, rng) => {
    if (state.step !== 'chooseAction' && state.step !== 'placeGem') return sensible(state, rng);
    const narrow = game.clone(state);
    narrow.hands[state.turn]!.length = Math.min(tasks, state.hands[state.turn]!.length);
    return sensible(narrow, rng);
  };
}

/** Sensible, but drawing from one deck as long as it lasts. */
function drawsOnly(deck: 'simple' | 'complex'): Policy {
  return (state, rng) => {
    const move = sensible(state, rng);
    return move.type === 'draw' && state.decks[deck].length > 0 ? { type: 'draw', deck } : move;
  };
}

interface Played {
  readonly end: State;
  readonly first: number;
  readonly turns: number;
  /** Turns by their action. */
  readonly actions: Readonly<Record<string, number>>;
}

/** `policies` are by seat. */
function playOut(
  seats: number,
  options: Partial<Options>,
  seed: string,
  policies: readonly Policy[],
): Played {
  const state = game.setup(seats, { ...plain, ...options }, rngFromSeed(`balance/${seed}`));
  const rng = rngFromSeed(`balance/${seed}/players`);
  const first = state.turn;
  const actions: Record<string, number> = { take: 0, takeBlind: 0, swap: 0, move: 0, pass: 0 };
  let turns = 0;
  while (state.end === null) {
    const move = policies[state.turn]!(state, rng);
    if (state.step === 'chooseAction') {
      turns++;
      actions[move.type]!++;
    }
    game.apply(state, state.turn, move, ignore);
  }
  return { end: state, first, turns, actions };
}

function series(
  name: string,
  seats: number,
  options: Partial<Options>,
  policies: readonly Policy[],
): Played[] {
  return Array.from({ length: games }, (_, number) => playOut(seats, options, `${name}/${number}`, policies));
}

function sumOf(values: readonly number[]): number {
  return values.reduce((sum, value) => sum + value, 0);
}

function mean(values: readonly number[]): number {
  return sumOf(values) / values.length;
}

function share(played: readonly Played[], isCounted: (one: Played) => boolean): string {
  return `${((100 * played.filter(isCounted).length) / played.length).toFixed(1)} %`;
}

function quantile(values: readonly number[], part: number): number {
  return values.toSorted((a, b) => a - b)[Math.floor(part * (values.length - 1))]!;
}

function winnerOf({ end }: Played): number {
  return game.outcome(end)!.places.indexOf(1);
}

function print(
  title: string,
  head: readonly string[],
  rows: readonly (readonly (string | number)[])[],
): void {
  console.log(`\n### ${title}\n\n| ${head.join(' | ')} |\n|${' --- |'.repeat(head.length)}`);
  for (const row of rows) console.log(`| ${row.join(' | ')} |`);
}

function lengths(): void {
  const rows = [2, 3, 4, 5].map((seats) => {
    const played = series(`length/${seats}`, seats, {}, Array(seats).fill(sensible));
    const turns = played.map((one) => one.turns);
    return [
      seats,
      mean(turns).toFixed(1),
      `${quantile(turns, 0.05)}–${quantile(turns, 0.95)}`,
      share(played, ({ end }) => end.end === 'points'),
      share(played, ({ end }) => end.end === 'tasks'),
      share(played, ({ end }) => end.end === 'noProgress'),
      mean(played.map((one) => one.end.fulfilled[winnerOf(one)]!.length)).toFixed(1),
      share(played, (one) => winnerOf(one) === one.first),
    ];
  });
  const head = [
    'players',
    'turns in all',
    '5–95 %',
    'by points',
    'by seven tasks',
    'ALL-5',
    'tasks of the winner',
  ];
  print('Several players', [...head, 'won by who began'], rows);
}

/** By how many tasks all players have in mind. */
function lengthsByAttention(): void {
  const rows = [2, 3, 4, 5].map((seats) => {
    const played = [1, 2, 3].map((tasks) =>
      series(`attention/${seats}`, seats, {}, Array(seats).fill(mindful(tasks))),
    );
    const turns = played.map((some) => mean(some.map((one) => one.turns)).toFixed(1));
    return [seats, ...turns, share(played.flat(), ({ end }) => end.end === 'noProgress')];
  });
  const head = ['players', 'one', 'two', 'all three', 'ALL-5'];
  print('Turns in all, by how many tasks players have in mind', head, rows);
}

function actionsTaken(): void {
  const rows = [1, 2, 3, 5].map((seats) => {
    const played = series(`length/${seats}`, seats, {}, Array(seats).fill(sensible));
    const all = sumOf(played.map(({ turns }) => turns));
    const percent = (action: string) =>
      `${((100 * sumOf(played.map(({ actions }) => actions[action]!))) / all).toFixed(0)} %`;
    return [seats, percent('take'), percent('takeBlind'), percent('swap'), percent('move')];
  });
  print('What turns are used for', ['players', 'open gem', 'blind gem', 'swap', 'move'], rows);
}

function strengths(): void {
  const opponents: Readonly<Record<string, Policy>> = {
    aimless,
    'one task in mind': mindful(1),
    'two tasks in mind': mindful(2),
    'draws simple tasks only': drawsOnly('simple'),
    'draws complex tasks only': drawsOnly('complex'),
  };
  const rows = Object.entries(opponents).map(([name, policy]) => {
    const asFirst = series('strength/0', 2, {}, [sensible, policy]);
    const asSecond = series('strength/1', 2, {}, [policy, sensible]);
    const wins = sumOf(asFirst.map((one) => winOf(one, 0))) + sumOf(asSecond.map((one) => winOf(one, 1)));
    const lost = [
      ...asFirst.filter((one) => winOf(one, 1) === 1),
      ...asSecond.filter((one) => winOf(one, 0) === 1),
    ];
    const byTasks = lost.length === 0 ? '–' : share(lost, ({ end }) => end.end === 'tasks');
    return [name, `${((100 * wins) / (2 * games)).toFixed(1)} %`, byTasks];
  });
  const head = ['opponent', 'won by sensible play', 'of the others, by seven tasks'];
  print('Sensible play against others, two players', head, rows);
}

/** 1, or a part of it where several share the first place. */
function winOf({ end }: Played, seat: number): number {
  const { places } = game.outcome(end)!;
  return places[seat] === 1 ? 1 / places.filter((place) => place === 1).length : 0;
}

function solo(): void {
  const goals = [
    { goal: 10, gameGoal: 10 },
    { goal: 9, gameGoal: 10 },
    { goal: 10, gameGoal: 9 },
  ];
  const rows = (['simple', 'complex'] as const).flatMap((soloDeck) =>
    goals.map(({ goal, gameGoal }) => [
      soloDeck,
      goal,
      gameGoal,
      ...[1, 2, 3].map((tasks) =>
        share(
          series('solo', 1, { soloDeck, goal, gameGoal }, [mindful(tasks)]),
          ({ end }) => end.end === 'soloWon',
        ),
      ),
    ]),
  );
  print(
    'Alone: games won',
    ['deck', 'own goal', 'the game’s goal', 'one task in mind', 'two', 'all three'],
    rows,
  );
}

console.log(`${games} games a row`);
lengths();
lengthsByAttention();
actionsTaken();
strengths();
solo();
