// Positions as a drawing: 'C4:aaab W5:aA' is three armies of seat 0 and one of seat 1 in C4, an army and a city
// of seat 0 in W5; n is a neutral army. Supplies and the bag hold the rest.

import assert from 'node:assert/strict';
import { fixedRng } from '../../../kernel/play.ts';
import { boards, regionNumber } from '../boards.ts';
import { armiesEach, cardNumber, citiesEach, type Good, goods, startCoins } from '../components.ts';
import { cardsFor } from '../setup.ts';
import { none } from '../state.ts';
import type { State } from '../types.ts';

interface Details extends Partial<Omit<State, 'rng' | 'row' | 'taken' | 'deck' | 'tokens'>> {
  /** From the left: 'CA8 WO1'; whatever is left fills the row. */
  readonly row?: string;
  /** By seat, in the order of taking: ['RU1 RU2', 'CA1 CA2']. */
  readonly cards?: readonly string[];
  readonly tokens?: Readonly<Record<string, Good>>;
}

/** Two players on side A; the auction is over, nobody paid, and the next seat is to take a card. */
export function position(drawing: string, details: Details = {}): State {
  const { row = '', cards = [], tokens = {}, ...rest } = details;
  const seats = rest.seats ?? 2;
  const first = rest.first ?? 0;
  const taken = interleave(cards.map(words), first, seats);
  const open = words(row).map(cardNumber);
  const others = cardsFor(seats).filter((number) => ![...taken, ...open].includes(number));
  const all = Array.from({ length: seats }, (_, seat) => seat);
  const state: State = {
    rng: fixedRng(),
    seats,
    side: 'A',
    longGame: false,
    goodsTokens: Object.keys(tokens).length > 0,
    neutralArmies: drawing.includes('n'),
    ageOrder: all,
    results: [],
    step: 'chooseCard',
    turn: (first + taken.length) % seats,
    first,
    neutralsLeft: 0,
    bids: all.map(() => 0),
    coins: all.map(() => startCoins[seats]!),
    supply: all.map(() => armiesEach),
    citiesLeft: all.map(() => citiesEach),
    armies: [],
    cities: [],
    tokens: [],
    left: [0, 0],
    ...rest,
    row: [...open, ...others].slice(0, 6),
    deck: others.slice(6 - open.length),
    taken,
  };
  putTokens(state, tokens);
  putPieces(state, drawing);
  return state;
}

function interleave(lists: readonly string[][], first: number, seats: number): number[] {
  const total = lists.flat().length;
  return Array.from({ length: total }, (_, index) => {
    const id = lists[(first + index) % seats]![Math.floor(index / seats)];
    assert.ok(id !== undefined, 'everybody has as many cards, or one more from the first seat on');
    return cardNumber(id);
  });
}

function putTokens(state: State, tokens: Readonly<Record<string, Good>>): void {
  state.tokens = boards[state.side].regions.map((id) => (tokens[id] ? goods.indexOf(tokens[id]) : none));
}

function putPieces(state: State, drawing: string): void {
  const owners = state.seats + (state.neutralArmies ? 1 : 0);
  const size = boards[state.side].regions.length * owners;
  state.armies = Array<number>(size).fill(0);
  state.cities = Array<number>(size).fill(0);
  for (const place of words(drawing)) {
    const [region, pieces] = place.split(':') as [string, string];
    for (const piece of pieces) putPiece(state, regionNumber(region) * owners, piece);
  }
}

function putPiece(state: State, base: number, piece: string): void {
  const army = 'abcde'.indexOf(piece);
  const city = 'ABCDE'.indexOf(piece);
  if (piece === 'n') state.armies[base + state.seats]!++;
  else if (army >= 0) {
    state.armies[base + army]!++;
    state.supply[army]!--;
  } else {
    state.cities[base + city]!++;
    state.citiesLeft[city]!--;
  }
}

function words(text: string): string[] {
  return text.split(/\s+/).filter((word) => word !== '');
}
