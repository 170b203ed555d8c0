import type { Viewer } from '../../kernel/game.ts';
import type { Rng } from '../../kernel/random.ts';
import { type CardId, type Colour, cardOf, type Deck, deckNames, gems } from './components.ts';
import { gemAt, gemCells } from './field.ts';
import { columnName, namesAlong, rowName } from './names.ts';
import { decksInPlay, drawMany } from './setup.ts';
import type { Event, HandView, State, View } from './types.ts';

/** ALL-3 */
export function view(state: State, viewer: Viewer): View {
  return {
    viewer,
    mirror: state.mirror,
    referee: state.referee,
    soloDeck: state.soloDeck,
    goal: state.goal,
    gameGoal: state.gameGoal,
    step: state.step,
    turn: state.turn,
    field: state.field.slice(),
    origin: { ...state.origin },
    columns: namesAlong(state.origin.x, state.field[0]!.length, columnName),
    rows: namesAlong(state.origin.y, state.field.length, rowName),
    open: state.open.slice(),
    stackSize: state.stack.length,
    held: state.held,
    change: state.change && { ...state.change },
    hand: viewer === 'spectator' ? [] : state.hands[viewer]!.slice(),
    hands: state.hands.map(backsOf),
    deckSizes: { simple: state.decks.simple.length, complex: state.decks.complex.length },
    fulfilled: state.fulfilled.map((tasks) => tasks.slice()),
    discarded: state.discarded.slice(),
    gamePile: state.gamePile.slice(),
    claiming: state.claiming,
    pointed: state.pointed.map((cell) => ({ ...cell })),
    fulfilledNow: state.fulfilledNow,
    drawnNow: state.drawnNow,
    deeds: state.deeds,
    idleTurns: state.idleTurns,
    idleRounds: Math.floor(state.idleTurns / state.hands.length),
    end: state.end,
  };
}

function backsOf(hand: readonly CardId[]): HandView {
  const simple = hand.filter((id) => cardOf(id).deck === 'simple').length;
  return { simple, complex: hand.length - simple };
}

export function viewEvent(event: Event, viewer: Viewer): Event {
  if (event.type !== 'taskDrawn' || event.seat === viewer) return event;
  return { type: event.type, seat: event.seat, deck: event.deck };
}

/** Whatever lies open is known; the rest of each deck is dealt anew to the hands by the backs of their cards. */
export function determinize(view: View, rng: Rng): State {
  const decks = unseenTasks(view);
  const hands = view.hands.map((backs, seat) =>
    seat === view.viewer
      ? view.hand.slice()
      : deckNames.flatMap((deck) => drawMany(rng, decks[deck], backs[deck])),
  );
  return {
    rng,
    mirror: view.mirror,
    referee: view.referee,
    soloDeck: view.soloDeck,
    goal: view.goal,
    gameGoal: view.gameGoal,
    step: view.step,
    turn: view.turn,
    field: view.field.slice(),
    origin: { ...view.origin },
    open: view.open.slice(),
    stack: unseenGems(view),
    held: view.held,
    change: view.change && { ...view.change },
    hands,
    decks,
    fulfilled: view.fulfilled.map((tasks) => tasks.slice()),
    discarded: view.discarded.slice(),
    gamePile: view.gamePile.slice(),
    claiming: view.claiming,
    pointed: view.pointed.map((cell) => ({ ...cell })),
    fulfilledNow: view.fulfilledNow,
    drawnNow: view.drawnNow,
    deeds: view.deeds,
    idleTurns: view.idleTurns,
    end: view.end,
  };
}

function unseenTasks(view: View): Record<Deck, CardId[]> {
  const seen = new Set<CardId>([
    ...view.hand,
    ...view.fulfilled.flat(),
    ...view.discarded,
    ...view.gamePile,
    ...(view.claiming ? [view.claiming] : []),
  ]);
  const all = decksInPlay(view.hands.length, view.soloDeck);
  return {
    simple: all.simple.filter((id) => !seen.has(id)),
    complex: all.complex.filter((id) => !seen.has(id)),
  };
}

function unseenGems(view: View): Colour[] {
  const stack = gems.slice();
  const onField = gemCells(view.field).map(({ x, y }) => gemAt(view.field, x, y)!);
  for (const colour of [...onField, ...view.open, view.held]) {
    if (colour) stack.splice(stack.indexOf(colour), 1);
  }
  return stack;
}
