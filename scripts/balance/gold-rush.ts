// The tables of docs/balance/gold-rush.md, by sensible players and fixed seeds:
//   npx node scripts/balance/gold-rush.ts [games]

import { hints } from '../../src/games/gold-rush/bot.ts';
import { type Action, actions, numberOfAction } from '../../src/games/gold-rush/components.ts';
import { game } from '../../src/games/gold-rush/index.ts';
import type { Event, Move, State } from '../../src/games/gold-rush/types.ts';
import { type Emit, ignore, type Seat } from '../../src/kernel/game.ts';
import { type Rng, randomInt, rngFromSeed } from '../../src/kernel/random.ts';

type Policy = (state: State, seat: Seat) => Move;

const games = Number(process.argv[2] ?? 2000);
const ties: Rng = rngFromSeed('balance/ties');
const sensible: Policy = (state, seat) => hints.policy(state, seat, ties);

/** Sensible, but never buys more than so many prospectors. */
function buysAtMost(limit: number): Policy {
  return (state, seat) => {
    const move = sensible(state, seat);
    if (move.type !== 'buy' || state.prospectors[seat]! < limit) return move;
    const sated = game.clone(state);
    sated.prospectors[seat] = 2;
    return sensible(sated, seat);
  };
}

/** Sensible, and buys a guard as soon as the prospectors are there and a card would be lost. */
const buysGuards: Policy = (state, seat) => {
  const move = sensible(state, seat);
  const wants = move.type === 'endTurn' && state.prospectors[seat] === 2 && state.guards[seat]! < 2;
  const guard = { type: 'buy', figure: 'guard' } as const;
  const isLegal = () => game.legalMoves(state, seat).some((legal) => game.moveKey(legal) === 'buy:guard');
  return wants && state.mines[seat]!.some((spot) => !spot.guarded && spot.die === null) && isLegal()
    ? guard
    : move;
};

/** Sensible, but leaves its action cards of one kind on the table. */
function leaves(action: Action): Policy {
  return (state, seat) => {
    if (!state.held[seat]!.includes(action) || state.owing !== null) return sensible(state, seat);
    const without = game.clone(state);
    without.held[seat] = without.held[seat]!.filter((held) => held !== action);
    return sensible(without, seat);
  };
}

interface Played {
  readonly state: State;
  readonly turns: number;
  readonly decisions: number;
}

function playOut(state: State, policies: readonly Policy[], emit: Emit<Event> = ignore): Played {
  let turns = 0;
  let decisions = 0;
  while (state.step !== 'gameOver') {
    const seat = game.awaitedSeats(state)[0]!;
    if (game.legalMoves(state, seat).length > 1) decisions++;
    const move = policies[seat]!(state, seat);
    if (move.type === 'endTurn') turns++;
    game.apply(state, seat, move, emit);
  }
  return { state, turns, decisions };
}

function begin(seats: number, seed: string): State {
  return game.setup(seats, { firstSeat: 0 }, rngFromSeed(`balance/${seed}`));
}

/** A shared first place counts as a part of it. */
function winShare(state: State, seat: Seat): number {
  const places = game.outcome(state)!.places;
  return places[seat] === 1 ? 1 / places.filter((place) => place === 1).length : 0;
}

function lead(state: State, seat: Seat): number {
  const others = state.money.reduce((sum, dollars) => sum + dollars, -state.money[seat]!);
  return state.money[seat]! - others / (state.money.length - 1);
}

function mean(values: readonly number[]): number {
  return values.reduce((sum, value) => sum + value, 0) / values.length;
}

/** Half the width of the 95 % interval of the mean. */
function margin(values: readonly number[]): number {
  const middle = mean(values);
  const squares = values.reduce((sum, value) => sum + (value - middle) * (value - middle), 0);
  return (1.96 * Math.sqrt(squares / (values.length - 1))) / Math.sqrt(values.length);
}

function quantile(values: readonly number[], part: number): number {
  return values.toSorted((a, b) => a - b)[Math.floor(part * (values.length - 1))]!;
}

function table(title: string, head: readonly string[], rows: readonly (readonly string[])[]): void {
  const line = (cells: readonly string[]) => `| ${cells.join(' | ')} |`;
  console.log(
    `### ${title}\n\n${line(head)}\n${line(head.map(() => '---'))}\n${rows.map(line).join('\n')}\n`,
  );
}

const percent = (values: readonly number[]) =>
  `${(100 * mean(values)).toFixed(1)} % ± ${(100 * margin(values)).toFixed(1)}`;
const dollars = (values: readonly number[]) => `${mean(values).toFixed(2)} ± ${margin(values).toFixed(2)}`;

const unsigned = (text: string) => (Number(text) === 0 ? text.replace('-', '') : text);

const seen = new Map<string, number>();
const count = (key: string) => seen.set(key, (seen.get(key) ?? 0) + 1);

function lengths(): void {
  const rows = game.seatCounts.map((seats) => {
    const policies = Array<Policy>(seats).fill(sensible);
    const all = Array.from({ length: games }, (_, seed) =>
      playOut(begin(seats, `length/${seed}`), policies, (event) => countEvent(seats, event)),
    );
    const turns = all.map((played) => played.turns);
    const shares = Array.from({ length: seats }, (_, seat) =>
      mean(all.map(({ state }) => winShare(state, seat))),
    );
    const scores = all.map(({ state }) => state.money.toSorted((a, b) => b - a));
    return [
      String(seats),
      mean(turns).toFixed(1),
      `${quantile(turns, 0.05)} – ${quantile(turns, 0.95)}`,
      (mean(turns) / seats).toFixed(1),
      mean(all.map((played) => played.decisions)).toFixed(0),
      String(all.filter(({ state }) => state.bank === 0).length),
      shares.map((share) => (100 * share).toFixed(0)).join(' / '),
      mean(scores.map(([first]) => first!)).toFixed(0),
      mean(scores.map(([first, second]) => first! - second!)).toFixed(0),
    ];
  });
  const head = [
    'players',
    'turns in all',
    '5 – 95 %',
    'turns each',
    'decisions',
    `ended by an empty bank, of ${games}`,
  ];
  table('Length', [...head, 'win share by seat, %', 'winner’s dollars', 'lead over the second'], rows);
}

function countEvent(seats: number, event: Event): void {
  if (event.type === 'cardTurned') count(`${seats}/${event.back}`);
  if (event.type === 'actionUsed') count(`${seats}/used/${event.action}`);
  if (event.type === 'actionPassed') count(`${seats}/passed/${event.action}`);
}

function sightings(): void {
  const perGame = (key: string) => ((seen.get(key) ?? 0) / games).toFixed(2);
  const rows = [...actions, 'blank' as const].map((back) => [
    back === 'blank' ? 'blank' : `${numberOfAction(back)} ${back}`,
    ...game.seatCounts.map((seats) => perGame(`${seats}/${back}`)),
    ...[2, 4].map((seats) => `${perGame(`${seats}/used/${back}`)} / ${perGame(`${seats}/passed/${back}`)}`),
  ]);
  const head = ['back', ...game.seatCounts.map((seats) => `turned up, ${seats} players`)];
  table('How often an action is seen (per game)', [...head, 'used / passed, 2 players', '4 players'], rows);
}

/** A position at the beginning of some turn of the middle game, before its first roll. */
function middle(seats: number, seed: number, chance: Rng): State {
  const state = begin(seats, `gift/${seed}`);
  const turns = 3 + randomInt(chance, 9);
  for (let turn = 0; turn < turns || state.step !== 'roll' || state.hasRolled; ) {
    const seat = game.awaitedSeats(state)[0]!;
    const move = sensible(state, seat);
    if (move.type === 'endTurn') turn++;
    game.apply(state, seat, move, ignore);
  }
  return state;
}

/** The same position with and without the card in a player's hand; in both it is missing from the deck. */
function gift(seats: number, action: Action, seed: number): { share: number; lead: number } | undefined {
  const chance = rngFromSeed(`balance/middle/${seats}/${seed}`);
  const without = middle(seats, seed, chance);
  const at = without.bag.indexOf(numberOfAction(action) + 10);
  if (at < 0) return undefined;
  without.bag.splice(at, 1);
  const withCard = game.clone(without);
  const seat = randomInt(chance, seats);
  withCard.held[seat]!.push(action);
  const policies = Array<Policy>(seats).fill(sensible);
  const [rich, poor] = [playOut(withCard, policies).state, playOut(without, policies).state];
  return { share: winShare(rich, seat) - winShare(poor, seat), lead: lead(rich, seat) - lead(poor, seat) };
}

function worths(): void {
  const rows = actions.map((action) => {
    const cells = [2, 4].flatMap((seats) => {
      const all = Array.from({ length: games }, (_, seed) => gift(seats, action, seed)).filter(
        (one) => !!one,
      );
      return [dollars(all.map((one) => one.lead)), percent(all.map((one) => one.share))];
    });
    return [`${numberOfAction(action)} ${action}`, ...cells];
  });
  const head = ['a card in hand', 'lead, 2 players', 'win share', 'lead, 4 players', 'win share'];
  table('What an action is worth (paired positions of the middle game)', head, rows);
}

/** One player of another kind among sensible ones, in every seat in turn. */
function against(kinds: Readonly<Record<string, Policy>>, title: string): void {
  const rows = Object.entries(kinds).map(([name, policy]) => {
    const cells = game.seatCounts.flatMap((seats) => {
      const rounds = Math.ceil(games / seats);
      const all = Array.from({ length: rounds * seats }, (_, index) => {
        const own = index % seats;
        const policies = Array<Policy>(seats).fill(sensible).with(own, policy);
        const { state } = playOut(begin(seats, `against/${Math.floor(index / seats)}`), policies);
        return { share: winShare(state, own), lead: lead(state, own) };
      });
      return [
        `${percent(all.map((one) => one.share))}, ${unsigned(mean(all.map((one) => one.lead)).toFixed(1))} $`,
      ];
    });
    return [name, ...cells];
  });
  table(
    title,
    ['one player among sensible ones', ...game.seatCounts.map((seats) => `${seats} players`)],
    rows,
  );
}

lengths();
sightings();
worths();
against(
  {
    'as sensible as the others': sensible,
    'never buys': buysAtMost(0),
    'buys one prospector': buysAtMost(1),
    'buys guards too': buysGuards,
  },
  'How much hiring pays (win share, mean lead)',
);
against(
  Object.fromEntries(actions.map((action) => [`leaves ${action} unplayed`, leaves(action)])),
  'How much playing each action pays (win share, mean lead)',
);
