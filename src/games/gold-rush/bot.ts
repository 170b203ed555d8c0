import type { Seat } from '../../kernel/game.ts';
import type { Hints } from '../../kernel/hints.ts';
import { bestUse } from './bot/placing.ts';
import { search } from './bot/search.ts';
import { chosen, isBurden, isHiringTime, wishedCard } from './botCards.ts';
import { actionWorth, bestPlacing, promiseOf } from './botDice.ts';
import {
  faceOf,
  figureLimit,
  figurePrice,
  figureUpkeep,
  numberOf,
  numberOfAction,
  worth,
} from './components.ts';
import { freeNumbers } from './mines.ts';
import { buyProspector, endTurn, guard, keep, letBe, roll } from './moves.ts';
import { idleGuards, legalMoves } from './rules.ts';
import type { Move, State, Types } from './types.ts';

export const hints: Hints<Types> = {
  evaluate,
  policy,
  references: { neverBuys },
  search: { ...search, finish },
};

/** A prospector is kept while the bank holds more than this. */
const keepingBank = 5;

/** The richest card in the own mine makes a guard worth his dollar from this worth on. */
const guardedWorth = 4;

/** The lead in dollars over the mean of the others, with what figures, cards and mines promise. */
function evaluate(state: State, seat: Seat): number {
  const seats = state.money.length;
  let others = 0;
  for (let other = 0; other < seats; other++) if (other !== seat) others += wealth(state, other);
  return wealth(state, seat) - others / (seats - 1);
}

function wealth(state: State, seat: Seat): number {
  if (state.step === 'gameOver') return state.money[seat]!;
  const turnsLeft = state.bank / (8 * state.money.length);
  let dollars = state.money[seat]! + state.prospectors[seat]! * 1.2 * turnsLeft - state.mules[seat]!;
  for (const action of state.held[seat]!) dollars += actionWorth[numberOfAction(action)]!;
  for (const spot of state.mines[seat]!) dollars += 0.4 * worth[numberOf(spot.card)]!;
  return seat === state.turn ? dollars + turnPromise(state) : dollars;
}

/** The dice of the present turn: those that lie, and those still in hand. */
function turnPromise(state: State): number {
  let dollars = 0;
  for (const mine of [state.common, ...state.mines]) {
    for (const { card, die } of mine) {
      if (die === null || faceOf(die) < numberOf(card)) continue;
      const isOther = mine !== state.common && mine !== state.mines[state.turn];
      dollars += worth[numberOf(card)]! - (isOther ? 1 : 0);
    }
  }
  if (state.step === 'place') return dollars + bestPlacing(state).value;
  return dollars + promiseOf(state);
}

/** Where a die of the throw goes. */
type Placer = (state: State) => Move;

const byRoll: Placer = (state) => bestPlacing(state).move;
const byTurn: Placer = (state) => bestUse(state).move;

function policy(state: State, seat: Seat): Move {
  return moveOf(state, seat, byRoll);
}

function moveOf(state: State, seat: Seat, placer: Placer): Move {
  if (state.owing === seat) return chosen(state, state.choice!, seat);
  const card = wishedCard(state, seat);
  if (card) return card;
  if (state.asked === seat) return letBe;
  if (state.turn === seat && state.step !== 'answer') return turnMove(state, seat, placer);
  return leastBad(legalMoves(state, seat));
}

/** As the policy, but no dollar goes to a prospector. */
function neverBuys(state: State, seat: Seat): Move {
  const move = policy(state, seat);
  return move === buyProspector ? stepMove(state, seat, byRoll) : move;
}

/** As the policy, but among three the dice go where the whole turn is worth most. Between two, where futures are short,
 *  it is not worth its time; among more, with all their cards, it would take too much. */
function finish(state: State, seat: Seat): Move {
  return moveOf(state, seat, state.money.length === 3 ? byTurn : byRoll);
}

/** Out of turn one cannot say no: rather a gift to oneself or a burden for another than the reverse. */
function leastBad(moves: readonly Move[]): Move {
  const good = moves.find((move) =>
    move.type === 'pass' ? isBurden(move.action) : move.type === 'use' && !isBurden(move.action),
  );
  return good ?? moves[0]!;
}

function turnMove(state: State, seat: Seat, placer: Placer): Move {
  return state.step !== 'upkeep' && wantsProspector(state, seat)
    ? buyProspector
    : stepMove(state, seat, placer);
}

function stepMove(state: State, seat: Seat, placer: Placer): Move {
  switch (state.step) {
    case 'upkeep':
      return upkeep(state, seat);
    case 'place':
      return placer(state);
    case 'roll':
      return roll;
    case 'finish':
      return guarding(state, seat) ?? endTurn;
    case 'answer':
    case 'gameOver':
      throw new Error('It is nobody’s turn to decide.');
  }
}

function wantsProspector(state: State, seat: Seat): boolean {
  if (state.prospectors[seat]! >= figureLimit || state.money[seat]! < figurePrice) return false;
  return isHiringTime(state);
}

function upkeep(state: State, seat: Seat): Move {
  const affordable = Math.floor(state.money[seat]! / figureUpkeep);
  const prospectors = state.bank > keepingBank ? Math.min(state.dueProspectors, affordable) : 0;
  const wantsGuard = freeNumbers(state.mines[seat]!).some((number) => worth[number]! >= guardedWorth);
  const guards = wantsGuard ? Math.min(state.dueGuards, affordable - prospectors) : 0;
  return keep(prospectors, guards);
}

/** An idle guard keeps the richest card that would be lost. */
function guarding(state: State, seat: Seat): Move | undefined {
  const free = freeNumbers(state.mines[seat]!);
  return idleGuards(state) > 0 && free.length > 0 ? guard(free[free.length - 1]!) : undefined;
}
