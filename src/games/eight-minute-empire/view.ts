// What a viewer may know, and the worlds that fit to it. All but the bag and sealed bids lies open (ALL-3).

import type { Seat, Viewer } from '../../kernel/game.ts';
import { type Rng, randomInt } from '../../kernel/random.ts';
import { boards } from './boards.ts';
import { cardNumber, cards, type Good, goods } from './components.ts';
import { cardsFor, cloneResult } from './setup.ts';
import { cardInHand, none, ownersOf } from './state.ts';
import type { Event, State, View } from './types.ts';

type Acting = Pick<View, 'step' | 'card' | 'action' | 'left' | 'other' | 'otherLeft' | 'chosen'>;

export function view(state: State, viewer: Viewer): View {
  return {
    viewer,
    ...actingOf(state),
    seats: state.seats,
    side: state.side,
    longGame: state.longGame,
    goodsTokens: state.goodsTokens,
    neutralArmies: state.neutralArmies,
    ageOrder: state.ageOrder.slice(),
    game: state.results.length + 1,
    results: state.results.map(cloneResult),
    turn: orNull(state.turn),
    first: orNull(state.first),
    neutralsLeft: state.neutralsLeft,
    hasBid: state.bids.map((bid) => bid !== null),
    bids: state.bids.map((bid, seat) => (state.step !== 'bid' || seat === viewer ? bid : null)),
    coins: state.coins.slice(),
    supply: state.supply.slice(),
    citiesLeft: state.citiesLeft.slice(),
    armies: bySeat(state, state.armies),
    cities: bySeat(state, state.cities),
    neutrals: state.neutralArmies
      ? state.armies.filter((_, index) => index % ownersOf(state) === state.seats)
      : [],
    tokens: tokensOf(state),
    deck: state.deck.length,
    row: state.row.map((number) => (number === none ? null : cards[number]!.id)),
    cards: cardsOf(state),
  };
}

function orNull(number: number): number | null {
  return number === none ? null : number;
}

function actingOf(state: State): Acting {
  const { step } = state;
  if (step !== 'act' && step !== 'endTurn') {
    return { step, card: null, action: null, left: 0, other: null, otherLeft: 0, chosen: null };
  }
  const { id, actions, mode } = cardInHand(state);
  const open = actions.flatMap(({ type }, index) =>
    state.left[index]! > 0 ? [{ type, left: state.left[index]! }] : [],
  );
  const several = mode === 'or' ? 'actEither' : 'actBoth';
  return {
    step: step === 'act' && open.length > 1 ? several : step,
    card: id,
    action: open[0]?.type ?? null,
    left: open[0]?.left ?? 0,
    other: open[1]?.type ?? null,
    otherLeft: open[1]?.left ?? 0,
    chosen: state.left.includes(none) ? actions[1 - state.left.indexOf(none)]!.type : null,
  };
}

function bySeat(state: State, pieces: readonly number[]): number[][] {
  const owners = ownersOf(state);
  return boards[state.side].regions.map((_, region) =>
    pieces.slice(region * owners, region * owners + state.seats),
  );
}

function tokensOf(state: State): Record<string, Good> {
  const tokens: Record<string, Good> = {};
  for (const region of boards[state.side].triangles) {
    const good = state.tokens[region]!;
    if (good !== none) tokens[boards[state.side].regions[region]!] = goods[good]!;
  }
  return tokens;
}

function cardsOf(state: State): string[][] {
  const lists: string[][] = Array.from({ length: state.seats }, () => []);
  state.taken.forEach((number, index) => {
    lists[(state.first + index) % state.seats]!.push(cards[number]!.id);
  });
  return lists;
}

/** Everybody sees everything that happens; a sealed bid is not in its event. */
export function viewEvent(event: Event): Event {
  return event;
}

export function determinize(view: View, rng: Rng): State {
  const row = view.row.map((id) => (id === null ? none : cardNumber(id)));
  const taken = takenIn(view);
  return {
    rng,
    seats: view.seats,
    side: view.side,
    longGame: view.longGame,
    goodsTokens: view.goodsTokens,
    neutralArmies: view.neutralArmies,
    ageOrder: view.ageOrder.slice(),
    results: view.results.map(cloneResult),
    step: view.step === 'actEither' || view.step === 'actBoth' ? 'act' : view.step,
    turn: view.turn ?? none,
    first: view.first ?? none,
    neutralsLeft: view.neutralsLeft,
    bids: view.hasBid.map((has, seat) => (has ? (view.bids[seat] ?? imaginedBid(view, seat, rng)) : null)),
    coins: view.coins.slice(),
    supply: view.supply.slice(),
    citiesLeft: view.citiesLeft.slice(),
    armies: byOwner(view, view.armies, view.neutrals),
    cities: byOwner(view, view.cities, []),
    tokens: boards[view.side].regions.map((id) => tokenNumber(view.tokens[id])),
    deck: othersOf(cardsFor(view.seats), row, taken),
    row,
    taken,
    left: leftIn(view),
  };
}

function byOwner(view: View, pieces: readonly (readonly number[])[], neutrals: readonly number[]): number[] {
  const list: number[] = [];
  for (let region = 0; region < pieces.length; region++) {
    const here = pieces[region]!;
    for (let seat = 0; seat < here.length; seat++) list.push(here[seat]!);
    if (view.neutralArmies) list.push(neutrals[region] ?? 0);
  }
  return list;
}

function tokenNumber(good: Good | undefined): number {
  return good === undefined ? none : goods.indexOf(good);
}

/** The bag holds what lies nowhere else. */
function othersOf(deck: readonly number[], row: readonly number[], taken: readonly number[]): number[] {
  const lies = cards.map(() => false);
  for (const number of row) if (number !== none) lies[number] = true;
  for (const number of taken) lies[number] = true;
  return deck.filter((number) => !lies[number]);
}

/** Any bid that the coins allow (EE-S4). */
function imaginedBid(view: View, seat: Seat, rng: Rng): number {
  return randomInt(rng, view.coins[seat]! + 1);
}

function takenIn({ cards, first, seats }: View): number[] {
  const total = cards.reduce((sum, list) => sum + list.length, 0);
  return Array.from({ length: total }, (_, index) =>
    cardNumber(cards[(first! + index) % seats]![Math.floor(index / seats)]!),
  );
}

function leftIn(view: View): number[] {
  const left = [0, 0];
  if (view.card === null) return left;
  cards[cardNumber(view.card)]!.actions.forEach(({ type }, index) => {
    if (view.chosen !== null && type !== view.chosen) left[index] = none;
    if (type === view.action) left[index] = view.left;
    if (type === view.other) left[index] = view.otherLeft;
  });
  return left;
}
