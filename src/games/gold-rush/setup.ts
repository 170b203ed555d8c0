import { cloneRng, drawFrom, type Rng, randomInt } from '../../kernel/random.ts';
import { type Action, type Card, commonSize, deck, plainDice, treasure } from './components.ts';
import type { Options, Spot, State } from './types.ts';

/** GR-S1. Nobody holds an action card yet and no figure is due, so the first turn begins with its roll (GR-T0). */
export function setup(seats: number, options: Options, rng: Rng): State {
  const turn = options.firstSeat === 'random' ? randomInt(rng, seats) : options.firstSeat; // ALL-1
  const bag = deck.slice();
  const common = Array.from({ length: commonSize }, () => spotOf(drawFrom(rng, bag)));
  const top = drawFrom(rng, bag);
  return {
    rng,
    step: 'roll',
    turn,
    asked: null,
    owing: null,
    choice: null,
    bank: treasure,
    lowestBank: treasure,
    hasProgress: false,
    idleTurns: 0,
    money: Array<number>(seats).fill(0),
    prospectors: Array<number>(seats).fill(0),
    guards: Array<number>(seats).fill(0),
    held: Array.from({ length: seats }, () => []),
    mules: Array<number>(seats).fill(0),
    common,
    mines: Array.from({ length: seats }, () => []),
    top,
    bag,
    unseen: [],
    seen: [],
    dueProspectors: 0,
    dueGuards: 0,
    hasRolled: false,
    rolled: [],
    waitingPlain: plainDice,
    waitingDynamite: 0,
    asidePlain: 0,
    asideDynamite: 0,
    lame: 0,
  };
}

export function spotOf(card: Card): Spot {
  return { card, die: null, guarded: false };
}

export function clone(state: State): State {
  return {
    rng: cloneRng(state.rng),
    step: state.step,
    turn: state.turn,
    asked: state.asked,
    owing: state.owing,
    choice: state.choice,
    bank: state.bank,
    lowestBank: state.lowestBank,
    hasProgress: state.hasProgress,
    idleTurns: state.idleTurns,
    money: state.money.slice(),
    prospectors: state.prospectors.slice(),
    guards: state.guards.slice(),
    held: cloneEach(state.held, cloneCards),
    mules: state.mules.slice(),
    common: cloneMine(state.common),
    mines: cloneEach(state.mines, cloneMine),
    top: state.top,
    bag: state.bag.slice(),
    unseen: state.unseen.slice(),
    seen: state.seen.slice(),
    dueProspectors: state.dueProspectors,
    dueGuards: state.dueGuards,
    hasRolled: state.hasRolled,
    rolled: state.rolled.slice(),
    waitingPlain: state.waitingPlain,
    waitingDynamite: state.waitingDynamite,
    asidePlain: state.asidePlain,
    asideDynamite: state.asideDynamite,
    lame: state.lame,
  };
}

/** Arrays made by `slice` are all of one kind to the engine, by `map` of two: then whatever reads them is slower. */
function cloneEach<Item>(items: readonly Item[], cloneOne: (item: Item) => Item): Item[] {
  const copies = items.slice();
  for (let index = 0; index < copies.length; index++) copies[index] = cloneOne(copies[index]!);
  return copies;
}

function cloneCards(cards: Action[]): Action[] {
  return cards.slice();
}

function cloneMine(mine: Spot[]): Spot[] {
  return cloneEach(mine, cloneSpot);
}

function cloneSpot({ card, die, guarded }: Spot): Spot {
  return { card, die, guarded };
}
