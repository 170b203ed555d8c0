import { cloneRng, drawFrom, type Rng, randomInt } from '../../kernel/random.ts';
import { type CardId, type Colour, cardsOfDeck, type Deck, gems, handSize, openGems } from './components.ts';
import type { Deed, Options, State } from './types.ts';

/** What never changes may be shared by all states. */
export const noDecks: readonly Deck[] = Object.freeze([]);
const noDeeds: readonly Deed[] = Object.freeze([]);

export function setup(seats: number, options: Options, rng: Rng): State {
  const turn = options.firstSeat === 'random' ? randomInt(rng, seats) : options.firstSeat; // ALL-1
  const stack = gems.slice();
  const square = drawMany(rng, stack, 4);
  const open: (Colour | null)[] = drawMany(rng, stack, openGems); // FG-S2
  const decks = decksInPlay(seats, options.soloDeck);
  const hands = Array.from({ length: seats }, () => deal(seats, options.soloDeck, decks, rng));
  return {
    rng,
    mirror: options.mirror,
    referee: options.referee,
    soloDeck: options.soloDeck,
    goal: options.goal,
    gameGoal: options.gameGoal,
    step: 'chooseAction',
    turn,
    field: [square.slice(0, 2).join(''), square.slice(2).join('')], // FG-S1
    origin: { x: 0, y: 0 },
    open,
    stack,
    held: null,
    change: null,
    hands,
    decks,
    fulfilled: hands.map(() => []),
    discarded: [],
    gamePile: [],
    claiming: null,
    pointed: [],
    fulfilledNow: 0,
    drawnNow: noDecks,
    deeds: noDeeds,
    idleTurns: 0,
    end: null,
  };
}

/** FG-V1: one player uses one deck. */
export function decksInPlay(seats: number, soloDeck: Deck): Record<Deck, CardId[]> {
  return {
    simple: seats > 1 || soloDeck === 'simple' ? cardsOfDeck.simple.slice() : [],
    complex: seats > 1 || soloDeck === 'complex' ? cardsOfDeck.complex.slice() : [],
  };
}

/** FG-S3, FG-V1 */
function deal(seats: number, soloDeck: Deck, decks: Record<Deck, CardId[]>, rng: Rng): CardId[] {
  if (seats === 1) return drawMany(rng, decks[soloDeck], handSize);
  return [...drawMany(rng, decks.simple, 2), ...drawMany(rng, decks.complex, 1)];
}

export function drawMany<Item>(rng: Rng, bag: Item[], count: number): Item[] {
  return Array.from({ length: count }, () => drawFrom(rng, bag));
}

export function clone(state: State): State {
  const { change, hands, fulfilled } = state;
  return {
    rng: cloneRng(state.rng),
    mirror: state.mirror,
    referee: state.referee,
    soloDeck: state.soloDeck,
    goal: state.goal,
    gameGoal: state.gameGoal,
    step: state.step,
    turn: state.turn,
    field: state.field.slice(),
    origin: { x: state.origin.x, y: state.origin.y },
    open: state.open.slice(),
    stack: state.stack.slice(),
    held: state.held,
    change: change && {
      action: change.action,
      seat: change.seat,
      x: change.x,
      y: change.y,
      toX: change.toX,
      toY: change.toY,
    },
    hands: hands.map((hand) => hand.slice()),
    decks: { simple: state.decks.simple.slice(), complex: state.decks.complex.slice() },
    fulfilled: fulfilled.map((tasks) => tasks.slice()),
    discarded: state.discarded.slice(),
    gamePile: state.gamePile.slice(),
    claiming: state.claiming,
    pointed: state.pointed.map(({ x, y }) => ({ x, y })),
    fulfilledNow: state.fulfilledNow,
    drawnNow: state.drawnNow,
    deeds: state.deeds,
    idleTurns: state.idleTurns,
    end: state.end,
  };
}
