import type { Viewer } from '../../kernel/game.ts';
import { drawFrom, type Rng } from '../../kernel/random.ts';
import {
  actionCopies,
  blankCopies,
  type Card,
  type CardNumber,
  hasAction,
  numberOf,
  numberOfAction,
  numbers,
} from './components.ts';
import { awaitedSeat } from './rules.ts';
import type { Event, Spot, State, View, ViewSpot } from './types.ts';

/** ALL-3: numbers lie open everywhere but in the deck, where they follow by counting. */
export function view(state: State, viewer: Viewer): View {
  return {
    viewer,
    step: state.choice ?? state.step,
    turnStep: state.step,
    turn: state.turn,
    awaited: awaitedSeat(state),
    asked: state.asked,
    owing: state.owing,
    bank: state.bank,
    lowestBank: state.lowestBank,
    hasProgress: state.hasProgress,
    idleTurns: state.idleTurns,
    idleRounds: Math.floor(state.idleTurns / state.money.length),
    money: state.money.slice(),
    prospectors: state.prospectors.slice(),
    guards: state.guards.slice(),
    held: state.held.map((cards) => cards.slice()),
    mules: state.mules.slice(),
    common: state.common.map(viewSpot),
    mines: state.mines.map((mine) => mine.map(viewSpot)),
    top: state.top === null ? null : numberOf(state.top),
    deckSize: state.top === null ? 0 : 1 + state.bag.length,
    unseen: facesOf(state.unseen),
    seenBlank: facesOf(state.seen.filter((card) => !hasAction(card))),
    seenAction: facesOf(state.seen.filter(hasAction)),
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

function viewSpot(spot: Spot): ViewSpot {
  return { number: numberOf(spot.card), die: spot.die, guarded: spot.guarded };
}

function facesOf(cards: readonly Card[]): CardNumber[] {
  return cards.map(numberOf).sort((a, b) => a - b);
}

/** A turned card is turned for all to see. */
export function viewEvent(event: Event): Event {
  return event;
}

export function determinize(view: View, rng: Rng): State {
  const hidden = hiddenCards(view);
  const draw = (number: CardNumber) => drawFrom(rng, hidden[number]!);
  const spotsOf = (mine: readonly ViewSpot[]) => {
    const spots: Spot[] = [];
    for (const { number, die, guarded } of mine) spots.push({ card: draw(number), die, guarded });
    return spots;
  };
  const common = spotsOf(view.common);
  const mines = view.mines.map(spotsOf);
  const unseen = view.unseen.map(draw);
  const top = view.top === null ? null : draw(view.top);
  const choice = view.step === view.turnStep ? null : (view.step as State['choice']);
  return {
    rng,
    step: view.turnStep,
    turn: view.turn,
    asked: view.asked,
    owing: view.owing,
    choice,
    bank: view.bank,
    lowestBank: view.lowestBank,
    hasProgress: view.hasProgress,
    idleTurns: view.idleTurns,
    money: view.money.slice(),
    prospectors: view.prospectors.slice(),
    guards: view.guards.slice(),
    held: view.held.map((cards) => cards.slice()),
    mules: view.mules.slice(),
    common,
    mines,
    top,
    bag: hidden.flat(),
    unseen,
    seen: [...view.seenBlank, ...view.seenAction.map((number) => number + 10)],
    dueProspectors: view.dueProspectors,
    dueGuards: view.dueGuards,
    hasRolled: view.hasRolled,
    rolled: view.rolled.slice(),
    waitingPlain: view.waitingPlain,
    waitingDynamite: view.waitingDynamite,
    asidePlain: view.asidePlain,
    asideDynamite: view.asideDynamite,
    lame: view.lame,
  };
}

/** By number: the box without the cards of which the viewers know both sides. */
function hiddenCards(view: View): Card[][] {
  const blanks = Array<number>(9).fill(blankCopies);
  const withAction = Array<number>(9).fill(actionCopies);
  for (const number of view.seenBlank) blanks[number]!--;
  for (const number of view.seenAction) withAction[number]!--;
  for (const action of view.held.flat()) withAction[numberOfAction(action)]!--;
  const hidden: Card[][] = [[]];
  for (const number of numbers) {
    hidden.push([
      ...Array<Card>(blanks[number]!).fill(number),
      ...Array<Card>(withAction[number]!).fill(number + 10),
    ]);
  }
  return hidden;
}
