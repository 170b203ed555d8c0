import type { Viewer } from '../../kernel/game.ts';
import { drawFrom, pickOne, type Rng } from '../../kernel/random.ts';
import { type Card, deck, numbers } from './components.ts';
import type { Event, State, View } from './types.ts';

/** ALL-3 */
export function view(state: State, viewer: Viewer): View {
  const mayLook = state.isShown || state.laid.length === 0 || viewer === state.turn;
  return {
    viewer,
    step: state.step,
    goal: state.goal,
    quiet: state.quiet,
    turn: state.turn,
    bar: state.bar,
    bagSize: state.bag.length,
    handSizes: state.hands.map((hand) => hand.length),
    hand: viewer === 'spectator' ? [] : state.hands[viewer]!.slice(),
    laidCount: state.laid.length,
    laid: mayLook ? state.laid.slice() : null,
    isShown: state.isShown,
    trusted: state.trusted.slice(),
    caught: state.caught.slice(),
    idleTurns: state.idleTurns,
  };
}

export function viewEvent(event: Event, viewer: Viewer): Event {
  if (viewer === event.seat) return event;
  switch (event.type) {
    case 'cardLaid':
    case 'raised':
      return { type: event.type, seat: event.seat };
    case 'cardsDrawn':
      return { type: event.type, seat: event.seat, count: event.count };
    case 'passed':
    case 'turnEnded':
    case 'believed':
    case 'cardsShown':
    case 'pointsScored':
    case 'barTurnedUp':
      return event;
  }
}

export function determinize(view: View, rng: Rng): State {
  const bag = deck.slice();
  take(bag, view.bar);
  for (const card of view.hand) take(bag, card);
  for (const card of view.laid ?? []) take(bag, card);
  const laid = view.laid?.slice() ?? drawEqual(rng, bag, view.laidCount);
  const hands = view.handSizes.map((size, seat) =>
    seat === view.viewer ? view.hand.slice() : Array.from({ length: size }, () => drawFrom(rng, bag)),
  );
  return {
    rng,
    goal: view.goal,
    quiet: view.quiet,
    step: view.step,
    turn: view.turn,
    bar: view.bar,
    bag,
    hands,
    laid,
    isShown: view.isShown,
    trusted: view.trusted.slice(),
    caught: view.caught.slice(),
    idleTurns: view.idleTurns,
  };
}

function take(bag: Card[], card: Card): void {
  bag.splice(bag.indexOf(card), 1);
}

/** Cards of one number (TP-T2), each number as likely as there are ways to draw it from the bag. */
function drawEqual(rng: Rng, bag: Card[], count: number): Card[] {
  const chances = numbers.flatMap((card) => {
    const unseen = bag.filter((other) => other === card).length;
    return Array<Card>(waysToDraw(unseen, count)).fill(card);
  });
  const laid = Array<Card>(count).fill(pickOne(rng, chances));
  for (const card of laid) take(bag, card);
  return laid;
}

/** The order counts; it changes no proportion. */
function waysToDraw(unseen: number, count: number): number {
  if (count > unseen) return 0;
  return count === 0 ? 1 : unseen * waysToDraw(unseen - 1, count - 1);
}
