// Setting a game up (EE-S1 … EE-S3), and copying it.

import { cloneRng, drawFrom, type Rng, shuffle } from '../../kernel/random.ts';
import { boards } from './boards.ts';
import {
  armiesEach,
  cards,
  citiesEach,
  goods,
  neutralArmies,
  prices,
  startArmies,
  startCoins,
  tokensOfEachGood,
} from './components.ts';
import { none, ownersOf } from './state.ts';
import type { Options, Result, State } from './types.ts';

export function setup(seats: number, options: Options, rng: Rng): State {
  const state: State = {
    rng,
    seats,
    side: options.side,
    longGame: options.longGame,
    goodsTokens: options.goodsTokens,
    neutralArmies: options.neutralArmies,
    ageOrder: options.ageOrder === 'random' ? seatList(seats) : [...options.ageOrder],
    results: [],
    step: 'bid',
    turn: none,
    first: none,
    neutralsLeft: 0,
    bids: [],
    coins: [],
    supply: [],
    citiesLeft: [],
    armies: [],
    cities: [],
    tokens: [],
    deck: [],
    row: [],
    taken: [],
    left: [],
  };
  if (options.ageOrder === 'random') shuffle(rng, state.ageOrder);
  layOut(state);
  return state;
}

/** Everything that a new game of the series begins with; the order of age stays (EE-V1). */
export function layOut(state: State): void {
  const { rng, seats } = state;
  state.bids = Array<null>(seats).fill(null);
  state.first = none;
  state.coins = Array<number>(seats).fill(startCoins[seats]!);
  state.supply = Array<number>(seats).fill(armiesEach - startArmies);
  state.citiesLeft = Array<number>(seats).fill(citiesEach);
  layOutBoard(state);
  state.deck = cardsFor(seats).slice();
  state.row = prices.map(() => drawFrom(rng, state.deck));
  state.taken = [];
  state.left = [0, 0];
  state.neutralsLeft = state.neutralArmies ? neutralArmies : 0;
  state.step = state.neutralArmies ? 'placeNeutral' : 'bid';
  state.turn = state.neutralArmies ? 0 : none;
}

function layOutBoard(state: State): void {
  const board = boards[state.side];
  const owners = ownersOf(state);
  state.armies = Array<number>(board.regions.length * owners).fill(0);
  state.cities = Array<number>(board.regions.length * owners).fill(0);
  for (let seat = 0; seat < state.seats; seat++) state.armies[board.start * owners + seat] = startArmies;
  state.tokens = board.regions.map(() => none);
  if (!state.goodsTokens) return;
  const bag = goods.flatMap((_, good) => Array<number>(tokensOfEachGood).fill(good));
  for (const region of board.triangles) state.tokens[region] = drawFrom(state.rng, bag);
}

/** EE-S1: the numbers of the cards that play. */
export function cardsFor(seats: number): readonly number[] {
  return seats < 5 ? smallDeck : wholeDeck;
}

const wholeDeck = cards.map((_, number) => number);
const smallDeck = wholeDeck.filter((number) => !cards[number]!.fiveOnly);

function seatList(seats: number): number[] {
  return Array.from({ length: seats }, (_, seat) => seat);
}

export function clone(state: State): State {
  return {
    rng: cloneRng(state.rng),
    seats: state.seats,
    side: state.side,
    longGame: state.longGame,
    goodsTokens: state.goodsTokens,
    neutralArmies: state.neutralArmies,
    ageOrder: state.ageOrder.slice(),
    results: state.results.map(cloneResult),
    step: state.step,
    turn: state.turn,
    first: state.first,
    neutralsLeft: state.neutralsLeft,
    bids: state.bids.slice(),
    coins: state.coins.slice(),
    supply: state.supply.slice(),
    citiesLeft: state.citiesLeft.slice(),
    armies: state.armies.slice(),
    cities: state.cities.slice(),
    tokens: state.tokens.slice(),
    deck: state.deck.slice(),
    row: state.row.slice(),
    taken: state.taken.slice(),
    left: state.left.slice(),
  };
}

export function cloneResult(result: Result): Result {
  return {
    points: result.points.slice(),
    coins: result.coins.slice(),
    armies: result.armies.slice(),
    regions: result.regions.slice(),
  };
}
