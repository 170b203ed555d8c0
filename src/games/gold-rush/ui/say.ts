// What a move would come to, in one short sentence. Pure.

import type { Seat } from '../../../kernel/game.ts';
import type { Tell } from '../../../ui-kit/board.ts';
import { type Action, type CardNumber, type Die, faceOf, figurePrice, figureUpkeep } from '../components.ts';
import type { Mine, Move, View } from '../types.ts';
import { billOf, isAtRisk, netOf, yieldOf } from './bill.ts';
import { dollarsOf } from './showing.ts';

/** What the move comes to, for the banner and for the ear. */
export function say(move: Move, view: View, tell: Tell): string | undefined {
  switch (move.type) {
    case 'place':
      return sayPlace(move.die, move.mine, move.card, view, tell);
    case 'use':
      return sayAction(move.action, seatOf(view), view, tell);
    case 'pass':
      return sayAction(move.action, move.to, view, tell);
    case 'endTurn':
      return sayEnd(view, tell);
    case 'keep': {
      const cost = figureUpkeep * (move.prospectors + move.guards);
      return tell('say.keep', { cost, left: view.money[view.turn]! - cost });
    }
    case 'buy':
    case 'hire':
      return tell(`say.${move.type}`, { figure: move.figure, price: figurePrice });
    case 'guard':
      return tell('say.guard', { card: move.card });
    case 'claim':
      return tell('say.claim', { card: move.card });
    case 'turnDie':
      return tell('say.turnDie', { die: move.die, to: move.to });
    case 'fuse':
    case 'setAside':
    case 'letBe':
    case 'roll':
      return undefined;
  }
}

function seatOf(view: View): Seat {
  return view.viewer === 'spectator' ? view.awaited : view.viewer;
}

function sayPlace(die: Die, mine: Mine, card: CardNumber, view: View, tell: Tell): string {
  const brings = yieldOf(view.turn, die, mine, card);
  return tell('say.place', { die, card, mine, ...brings });
}

function sayAction(action: Action, seat: Seat, view: View, tell: Tell): string {
  const dollars = dollarsOf(view, action, seat);
  const you = seat === seatOf(view);
  return tell(`say.card.${action}`, { seat, you, dollars: dollars === undefined ? 0 : Math.abs(dollars) });
}

/** What is collected, and which cards that costs. */
function sayEnd(view: View, tell: Tell): string {
  const lost = view.mines[view.turn]!.filter((_, index) => isAtRisk(view, view.turn, index));
  const low = view.mines[view.turn]!.filter(({ die, number }) => die !== null && faceOf(die) < number);
  const cards = [...lost, ...low].map(({ number }) => number).sort((a, b) => a - b);
  return tell('say.endTurn', { dollars: netOf(billOf(view)), count: cards.length, cards });
}
