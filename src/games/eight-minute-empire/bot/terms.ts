// What speaks for a plan, in parts of the static estimate.

import type { Seat } from '../../../kernel/game.ts';
import type { Plan, Term } from '../../../kernel/hints.ts';
import { boards } from '../boards.ts';
import { cards, goods, prices } from '../components.ts';
import { continentOwners, regionOwners } from '../scoring.ts';
import { turnsLeft } from '../state.ts';
import type { Move, State, Types } from '../types.ts';
import { sharesOfFirst } from './auction.ts';
import {
  ampleCoin,
  army,
  city,
  coin,
  continent,
  goodHope,
  goodPoint,
  ownTurnsLeft,
  region,
  usefulCoin,
} from './features.ts';
import { goodOf, hopeFor, pointsFor, pointsOf, symbolsTaken, wild } from './stock.ts';
import { afterUnits } from './turns.ts';
import { weightsOf } from './weights.ts';

const most = 4;
/** Less than this is not worth a word. */
const least = 0.02;

export function terms(state: State, seat: Seat, { moves }: Plan<Types>): readonly Term[] {
  const [first] = moves;
  switch (first?.type) {
    case undefined:
    case 'nextGame':
    case 'endTurn':
      return [];
    case 'placeNeutral':
      return [{ key: 'neutral', worth: 0, params: { region: first.region } }];
    case 'bid':
      return [bidTerm(state, first.amount)];
    default:
      return turnTerms(state, seat, moves);
  }
}

function bidTerm({ seats }: State, amount: number): Term {
  const shares = sharesOfFirst(seats);
  const share = Math.round(100 * shares[Math.min(amount, shares.length - 1)]!);
  return { key: 'bid', worth: 0, params: { amount, share } };
}

function turnTerms(state: State, seat: Seat, moves: readonly Move[]): Term[] {
  const after = afterUnits(state, seat, moves);
  const weights = weightsOf(state, turnsLeft(after));
  const found = [
    ...landTerms(state, after, seat, weights),
    ...unitTerms(moves, weights),
    ...cardTerms(state, after, seat, moves, weights),
  ];
  found.push(...endTerm(after, found));
  return found
    .filter(({ worth }) => worth > least)
    .sort((a, b) => b.worth - a.worth)
    .slice(0, most);
}

/** What changes hands. */
function landTerms(state: State, after: State, seat: Seat, weights: Float64Array): Term[] {
  const { regions, continents } = boards[state.side];
  const before = regionOwners(state);
  const owners = regionOwners(after);
  const won = regions.filter((_, place) => owners[place] === seat && before[place] !== seat);
  const lost = regions.flatMap((id, place) =>
    before[place] !== owners[place] && before[place]! >= 0 && before[place] !== seat
      ? [{ id, loser: before[place]! }]
      : [],
  );
  const former = continentOwners(state, before);
  const lands = continents.flatMap(({ id }, index) =>
    continentOwners(after, owners)[index] === seat && former[index] !== seat ? [id] : [],
  );
  const found: Term[] = [];
  const held = weights[region + 3]!;
  if (won.length > 0)
    found.push({ key: 'regions', worth: won.length * held, params: { regions: won, count: won.length } });
  if (lands.length > 0) {
    const worth = lands.length * weights[continent + 2]!;
    found.push({ key: 'continents', worth, params: { continents: lands, count: lands.length } });
  }
  const [victim] = lost.filter(({ loser }) => loser < state.seats);
  if (victim) {
    const theirs = lost.filter(({ loser }) => loser === victim.loser).map(({ id }) => id);
    const worth = (theirs.length * held) / (state.seats - 1);
    found.push({
      key: 'taken',
      worth,
      params: { seat: victim.loser, regions: theirs, count: theirs.length },
    });
  }
  return found;
}

function unitTerms(moves: readonly Move[], weights: Float64Array): Term[] {
  const found: Term[] = [];
  const placed = moves.filter(({ type }) => type === 'placeArmy').length;
  if (placed > 0) found.push({ key: 'armies', worth: placed * weights[army]!, params: { count: placed } });
  for (const move of moves) {
    if (move.type === 'buildCity')
      found.push({ key: 'city', worth: weights[city]!, params: { region: move.region } });
  }
  return found;
}

/** The card's good, and its price. */
function cardTerms(
  state: State,
  after: State,
  seat: Seat,
  moves: readonly Move[],
  weights: Float64Array,
): Term[] {
  const [take] = moves;
  if (take?.type !== 'takeCard') return [];
  const number = state.row[take.place - 1]!;
  const found: Term[] = [];
  const before = symbolsTaken(state, seat);
  const symbols = symbolsTaken(after, seat);
  const points = pointsOf(symbols) - pointsOf(before);
  const good = goodOf[number]!;
  if (good === wild) {
    found.push({
      key: 'wild',
      worth: weights[goodPoint]! * (points + 0.5),
      params: { card: cards[number]!.id, points },
    });
  } else {
    const have = symbols[good]!;
    const hope = hopeFor[good]![have]! - hopeFor[good]![before[good]!]!;
    const worth = weights[goodPoint]! * points + weights[goodHope]! * hope;
    const name = { good: goods[good]!, symbols: have };
    if (points > 0) found.push({ key: 'goods', worth, params: { ...name, points } });
    else if (hopeFor[good]![have]! > 0)
      found.push({ key: 'collecting', worth, params: { ...name, ...nextStep(good, have) } });
  }
  const price = prices[take.place - 1]!;
  if (price === 0) {
    const worth = weights[coin]! + weights[usefulCoin]! + weights[ampleCoin]!;
    found.push({ key: 'price', worth, params: { price, coins: after.coins[seat]! } });
  }
  return found;
}

/** How many symbols are missing to the next points of a good. */
function nextStep(good: number, have: number): { missing: number; points: number } {
  const table = pointsFor[good]!;
  const next = table.findIndex((points) => points > table[have]!);
  return next < 0 ? { missing: 0, points: table[have]! } : { missing: next - have, points: table[next]! };
}

/** Towards the end it is told how few turns are left. */
function endTerm(after: State, found: readonly Term[]): Term[] {
  const turns = Math.max(...after.coins.map((_, seat) => ownTurnsLeft(after, seat)));
  if (turns > 2) return [];
  const worth = 0.5 * found.reduce((sum, term) => Math.max(sum, term.worth), 0.1);
  return [{ key: 'end', worth, params: { turns } }];
}
