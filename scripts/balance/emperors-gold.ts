// The tables of docs/balance/emperors-gold.md, by sensible players and fixed seeds:
//   npx node scripts/balance/emperors-gold.ts [games]

import { hints } from '../../src/games/emperors-gold/bot.ts';
import { namesOf, type Task, tasks } from '../../src/games/emperors-gold/components.ts';
import { game } from '../../src/games/emperors-gold/index.ts';
import { sideCount, sideOf } from '../../src/games/emperors-gold/rows.ts';
import { compare } from '../../src/games/emperors-gold/scoring.ts';
import type { Event, Move, Options, State } from '../../src/games/emperors-gold/types.ts';
import { type Rng, rngFromSeed } from '../../src/kernel/random.ts';

type Policy = (state: State, rng: Rng) => Move;

const games = Number(process.argv[2] ?? 1000);
const plain: Options = { firstSeat: 0, children: false, twoSided: false, timer: false, teams: false };
const sensible: Policy = (state, rng) => hints.policy(state, state.turn, rng);

/** Sensible, but blind to the open tasks that it does not care for. */
function caresFor(isWanted: (task: Task) => boolean): Policy {
  return (state, rng) => {
    const blind = game.clone(state);
    blind.openTasks = state.openTasks.filter(isWanted);
    return sensible(blind, rng);
  };
}

interface Claim {
  readonly task: Task;
  /** Turns in which the row was extended, and its cards. */
  readonly turns: number;
  readonly cards: number;
}

interface Played {
  readonly end: State;
  readonly claims: readonly Claim[];
  /** All tasks that lay open at some time. */
  readonly opened: readonly Task[];
  readonly turns: number;
  readonly discardedRows: number;
  /** The sides' tasks when the last one had been taken, and by which side. */
  readonly atLastTask: { readonly side: number; readonly piles: readonly (readonly Task[])[] };
}

/** `policies` are by side. */
function playOut(
  seats: number,
  options: Partial<Options>,
  seed: string,
  policies: readonly Policy[],
): Played {
  const state = game.setup(seats, { ...plain, ...options }, rngFromSeed(`balance/${seed}`));
  const rng = rngFromSeed(`balance/${seed}/players`);
  const claims: Claim[] = [];
  const opened = [...state.openTasks];
  const ages = state.rows.map(() => 0);
  let turns = 0;
  let discardedRows = 0;
  let isFirstCard = true;
  let atLastTask: Played['atLastTask'] = { side: 0, piles: [] };
  const watch = (event: Event): void => {
    const place = 'row' in event ? 2 * sideOf(state, event.seat) + event.row : 0;
    switch (event.type) {
      case 'emperorMoved':
        turns++;
        isFirstCard = true;
        break;
      case 'cardAdded':
        if (isFirstCard) ages[place]!++;
        isFirstCard = false;
        break;
      case 'rowDiscarded':
        discardedRows++;
        ages[place] = 0;
        break;
      case 'taskClaimed':
        claims.push({ task: event.task, turns: ages[place]!, cards: event.cards.length });
        ages[place] = 0;
        break;
      case 'lastTaskTaken':
        atLastTask = {
          side: sideOf(state, event.seat),
          piles: state.tasks.map((pile) => pile.slice()),
        };
        break;
      case 'tasksOpened':
        opened.push(...event.tasks);
        break;
      default:
        break;
    }
  };
  while (state.step !== 'gameOver') {
    game.apply(state, state.turn, policies[sideOf(state, state.turn)]!(state, rng), watch);
  }
  return { end: state, claims, opened, turns, discardedRows, atLastTask };
}

function mean(numbers: readonly number[]): number {
  return numbers.reduce((sum, number) => sum + number, 0) / Math.max(1, numbers.length);
}

function percent(part: number): string {
  return `${(100 * part).toFixed(1)} %`;
}

/** Half the width of the 95 % interval. */
function margin(part: number, count: number): string {
  return (196 * Math.sqrt((part * (1 - part)) / count)).toFixed(1);
}

function table(head: readonly string[], rows: readonly (readonly string[])[]): string {
  return [head, head.map(() => '---'), ...rows].map((cells) => `| ${cells.join(' | ')} |`).join('\n');
}

const kinds = [
  ['pair', '3+ = 4'],
  ['triple', '5+ = 7'],
  ['quadruple', '6+ = 9'],
  ['full set', '6+ = 10'],
  ['full set', '7+ = 11'],
] as const;
const kindPoints = [4, 7, 9, 10, 11] as const;

function kindRows(played: readonly Played[]): string[][] {
  const claims = played.flatMap((one) => one.claims);
  const opened = played.flatMap((one) => one.opened);
  const allPoints = claims.reduce((sum, { task }) => sum + tasks[task]!.points, 0);
  return kinds.map(([name, make], kind) => {
    const points = kindPoints[kind]!;
    const own = claims.filter(({ task }) => tasks[task]!.points === points);
    const lay = opened.filter((task) => tasks[task]!.points === points).length;
    const turns = mean(own.map((claim) => claim.turns));
    const cards = mean(own.map((claim) => claim.cards));
    return [
      `${name}, ${make}`,
      percent(own.length / claims.length),
      percent(own.length / lay),
      turns.toFixed(2),
      cards.toFixed(2),
      (points / turns).toFixed(2),
      percent((points * own.length) / allPoints),
    ];
  });
}

function taskRows(played: readonly Played[]): string[][] {
  const claims = played.flatMap((one) => one.claims);
  const opened = played.flatMap((one) => one.opened);
  return tasks.map(({ wanted, length, points }, task) => {
    const own = claims.filter((claim) => claim.task === task);
    const lay = opened.filter((one) => one === task).length;
    const name = namesOf(wanted).length === 5 ? (task < 17 ? 'all shapes' : 'all colours') : namesOf(wanted);
    return [
      Array.isArray(name) ? name.join(' ') : String(name),
      `${length}+ = ${points}`,
      percent(own.length / lay),
      mean(own.map((claim) => claim.turns)).toFixed(2),
    ];
  });
}

function lengthRow(name: string, played: readonly Played[]): string[] {
  const lengths = played.map(({ turns }) => turns).toSorted((a, b) => a - b);
  const seats = played[0]!.end.seats;
  const at = (part: number) => String(lengths[Math.floor(part * (lengths.length - 1))]);
  const idle = played.filter(({ end }) => game.outcome(end)!.reason === 'noProgress').length;
  const claims = played.map((one) => one.claims.length);
  const best = played.map(({ end }) => Math.max(...game.outcome(end)!.scores));
  return [
    name,
    mean(lengths).toFixed(1),
    `${at(0.05)}–${at(0.95)}`,
    (mean(lengths) / seats).toFixed(1),
    mean(claims).toFixed(1),
    mean(best).toFixed(1),
    mean(played.map(({ discardedRows }) => discardedRows)).toFixed(2),
    String(idle),
  ];
}

/** By side: shared first places count as parts. */
function winShares(played: readonly Played[]): number[] {
  const shares = Array<number>(sideCount(played[0]!.end)).fill(0);
  for (const { end } of played) {
    const places = game.outcome(end)!.places.slice(0, shares.length);
    const winners = places.filter((place) => place === 1).length;
    for (const [side, place] of places.entries()) if (place === 1) shares[side]! += 1 / winners;
  }
  return shares.map((share) => share / played.length);
}

function seatRow(name: string, played: readonly Played[]): string[] {
  const shares = winShares(played).map((share) => `${percent(share)} ± ${margin(share, played.length)}`);
  return [name, ...Array.from({ length: 4 }, (_, side) => shares[side] ?? '')];
}

/** Teams, if the second team's last task ended the game at once: then turns would be equal. */
function equalTurnsRow(played: readonly Played[]): string[] {
  const wins = played.map(({ end, atLastTask }) => {
    const [first, second] = atLastTask.side === 1 ? atLastTask.piles : end.tasks;
    return (1 + Math.sign(compare(first!, second!))) / 2;
  });
  const shares = [mean(wins), 1 - mean(wins)];
  return [
    'teams, if turns were equal',
    ...shares.map((share) => `${percent(share)} ± ${margin(share, played.length)}`),
    '',
    '',
  ];
}

/** How a peculiar player fares against a sensible one, sitting now first, now second. */
function peculiarRow(name: string, isWanted: (task: Task) => boolean): string[] {
  const peculiar = caresFor(isWanted);
  let share = 0;
  for (let side = 0; side < 2; side++) {
    const policies = side === 0 ? [peculiar, sensible] : [sensible, peculiar];
    const played = Array.from({ length: games / 2 }, (_, i) => playOut(2, {}, `peculiar/${i}`, policies));
    share += winShares(played)[side]! / 2;
  }
  return [name, `${percent(share)} ± ${margin(share, games)}`];
}

const series = (
  [
    ['2 players', 2, {}],
    ['3 players', 3, {}],
    ['4 players', 4, {}],
    ['4 players, teams', 4, { teams: true }],
    ['2 players, children', 2, { children: true }],
    ['2 players, two-sided', 2, { twoSided: true }],
    ['4 players, children', 4, { children: true }],
    ['4 players, two-sided', 4, { twoSided: true }],
  ] as const
).map(([name, seats, options]) => {
  const policies = Array<Policy>(seats).fill(sensible);
  const played = Array.from({ length: games }, (_, i) => playOut(seats, options, `${name}/${i}`, policies));
  return { name, played };
});

const kindHead = [
  'task',
  'of all claims',
  'taken when open',
  'turns',
  'cards',
  'points per turn',
  'of all points',
];
const sections = [
  `${games} games a table.`,
  '## Kinds of tasks',
  ...series.slice(0, 6).flatMap(({ name, played }) => [`### ${name}`, table(kindHead, kindRows(played))]),
  '## Each task (2, 3 and 4 players together)',
  table(
    ['wanted', 'task', 'taken when open', 'turns'],
    taskRows(series.slice(0, 3).flatMap(({ played }) => played)),
  ),
  '## Length',
  table(
    ['table', 'turns', '5–95 %', 'turns a player', 'tasks', 'best score', 'rows discarded', 'ended by ALL-5'],
    series.map(({ name, played }) => lengthRow(name, played)),
  ),
  '## Seats (win share; the first player sits first)',
  table(
    ['table', 'first', 'second', 'third', 'fourth'],
    [...series.map(({ name, played }) => seatRow(name, played)), equalTurnsRow(series[3]!.played)],
  ),
  '## Peculiar players against a sensible one (2 players)',
  table(
    ['cares for', 'win share'],
    [
      peculiarRow('all tasks', () => true),
      peculiarRow('no pairs', (task) => tasks[task]!.points !== 4),
      peculiarRow('no triples', (task) => tasks[task]!.points !== 7),
      peculiarRow('no quadruples', (task) => tasks[task]!.points !== 9),
      peculiarRow('no full sets', (task) => tasks[task]!.points < 10),
      peculiarRow('pairs only', (task) => tasks[task]!.points === 4),
      peculiarRow('pairs and triples only', (task) => tasks[task]!.points <= 7),
      peculiarRow('shapes only', (task) => task < 17),
    ],
  ),
];
process.stdout.write(`${sections.join('\n\n')}\n`);
