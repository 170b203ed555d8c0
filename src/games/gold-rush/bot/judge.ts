// The chances to win, by seat, at any moment of the game.

import type { Seat } from '../../../kernel/game.ts';
import { commonSize } from '../components.ts';
import { spotOf } from '../setup.ts';
import type { State } from '../types.ts';
import { bestUse } from './placing.ts';
import { chances, holdingsOf } from './standing.ts';
import { isNearEnd, usualIncome } from './targets.ts';
import { lyingDollars, turnOf } from './turn.ts';

export function shares(state: State): readonly number[] {
  const { turn, step } = state;
  if (step === 'answer' || step === 'upkeep') return chancesWhen(state, turn, 0);
  const next = (turn + 1) % state.money.length;
  if (!isNearEnd(state)) return chancesWhen(state, next, restOfTurn(state) + lyingDollars(state));
  const own = shareWith(state, restOfTurn(state));
  const usual = chancesWhen(state, next, usualIncome);
  const others = 1 - usual[turn]!;
  return usual.map((share, seat) =>
    seat === turn ? own : others > 0 ? (share / others) * (1 - own) : (1 - own) / (usual.length - 1),
  );
}

/** The share of the seat whose turn it is, if the dice that do not lie yet are good for so much (see `turnOf`). */
export function shareWith(state: State, value: number): number {
  if (isNearEnd(state)) return value < 0 ? 0 : value > 1 ? 1 : value;
  return chancesWhen(state, (state.turn + 1) % state.money.length, value + lyingDollars(state))[state.turn]!;
}

/** Who begins next; `lead`: what the present turn is good for. It is not over, and it takes of the bank what turns
 *  take as a rule, so that plans are compared by what they are good for and not by when the bank runs dry. */
function chancesWhen(state: State, next: Seat, lead: number): readonly number[] {
  const isOver = next !== state.turn;
  const money = state.money.slice();
  money[state.turn]! += lead;
  const bank = isOver ? Math.max(1, state.bank - usualIncome) : state.bank;
  const holdings = holdingsOf(state, next, (spot, owner) => !isOver || owner !== state.turn || spot.guarded);
  return chances({ bank, money, prospectors: state.prospectors, next }, holdings);
}

/** What the dice that do not lie yet are good for (see `turnOf`). */
export function restOfTurn(state: State): number {
  if (state.rolled.length > 0) return bestUse(state).value;
  const { throws, free, made } = turnOf(state);
  return throws(state.waitingPlain, state.waitingDynamite, free, made);
}

/** The common mine will be full: the card on the deck comes first, then middling ones. */
const middling = [5, 3, 6] as const;

/** The state as it will about be when figures are paid and cards are dealt. Of `clone`, which is changed. */
export function afterUpkeep(clone: State, prospectors: number, guards: number): State {
  const seat = clone.turn;
  const paid = prospectors + guards;
  clone.money[seat]! -= paid;
  clone.bank += paid;
  clone.waitingDynamite -= clone.dueProspectors - prospectors;
  clone.prospectors[seat] = prospectors;
  clone.guards[seat] = guards;
  clone.step = 'roll';
  for (let fresh = 0; clone.common.length < commonSize; fresh++) {
    clone.common.push(spotOf(fresh === 0 && clone.top !== null ? clone.top : middling[fresh]!));
  }
  return clone;
}
