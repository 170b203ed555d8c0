import {
  actionCopies,
  blankCopies,
  type Card,
  type CardNumber,
  hasAction,
  numberOf,
  numberOfAction,
} from '../components.ts';
import type { State, View } from '../types.ts';

/** Of the backs of cards, by counting: each card of a number that has not been turned is as likely as any other
 *  of them to have an action, wherever it lies. */
export function odds(view: View): ReadonlyMap<string, number> {
  const expected = new Map<string, number>();
  for (const [place, { number }] of view.common.entries())
    expected.set(`common ${place}`, chanceOfAction(view, number, 1));
  for (const [seat, mine] of view.mines.entries())
    for (const [place, { number }] of mine.entries())
      expected.set(`mine ${seat} ${place}`, chanceOfAction(view, number, 1));
  if (view.top !== null) expected.set('top', chanceOfAction(view, view.top, 1));
  for (const number of new Set(view.unseen)) {
    const lying = view.unseen.filter((other) => other === number).length;
    expected.set(`out of play ${number}`, chanceOfAction(view, number, lying));
  }
  return expected;
}

/** That of so many cards of the number, all unseen, one at least has an action. */
function chanceOfAction(view: View, number: CardNumber, cards: number): number {
  const isOfNumber = (one: number) => one === number;
  const blank = blankCopies - view.seenBlank.filter(isOfNumber).length;
  const turned = view.seenAction.filter(isOfNumber).length;
  const held = view.held.flat().map(numberOfAction).filter(isOfNumber).length;
  const unseen = blank + actionCopies - turned - held;
  let none = 1;
  for (let taken = 0; taken < cards; taken++) none *= Math.max(0, blank - taken) / (unseen - taken);
  return 1 - none;
}

/** What of it is so in a world. */
export function facts(state: State): ReadonlyMap<string, number> {
  const so = new Map<string, number>();
  const tell = (fact: string, card: Card) => {
    if (hasAction(card)) so.set(fact, 1);
  };
  for (const [place, { card }] of state.common.entries()) tell(`common ${place}`, card);
  for (const [seat, mine] of state.mines.entries())
    for (const [place, { card }] of mine.entries()) tell(`mine ${seat} ${place}`, card);
  if (state.top !== null) tell('top', state.top);
  for (const card of state.unseen) tell(`out of play ${numberOf(card)}`, card);
  return so;
}
