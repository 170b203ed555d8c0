// What the cards are good for, now and later, to whoever digs on them.

import type { Seat } from '../../../kernel/game.ts';
import {
  actionCopies,
  blankCopies,
  type CardNumber,
  numberOf,
  numberOfAction,
  worth,
} from '../components.ts';
import type { Mine, Spot, State } from '../types.ts';
import { chances, holdingsOf, outlook } from './standing.ts';
import { tablesFor } from './tables.ts';
import { mostTargets, type Target } from './throws.ts';

/** Dollars that a turn brings as a rule. */
export const usualIncome = 8;

/** While the bank holds so many dollars for each player, one dollar is as good as another. */
const plenty = 8;

/** Whether a turn is thought through for the share of the win, and not for dollars, which is faster. */
export function isNearEnd(state: State): boolean {
  return state.bank < plenty * state.money.length;
}

export interface Found {
  readonly spot: Spot;
  readonly target: Target;
}

/** `perDollar`: what a dollar besides the account is good for. */
export function targetsOf(
  state: State,
  perDollar: number,
  isAmong: (spot: Spot) => boolean,
): readonly Found[] {
  const isShort = isNearEnd(state);
  const seats = state.money.length;
  const tables = tablesFor(seats);
  const ahead = outlook(state.bank - usualIncome, seats);
  const next = (state.turn + 1) % seats;
  const rivalry = rivalryOf(state, next);
  const found: Found[] = [];
  const add = (
    spots: readonly Spot[],
    mine: Mine,
    besides: number,
    onEqual: (card: CardNumber) => number,
  ) => {
    const from = found.length;
    const kept = mine === 'common' ? tables.common : mine === next ? tables.now : tables.later;
    const fresh = mine === 'common' ? tables.fresh : 0;
    const user = mine === 'common' ? next : mine;
    const takesLower = mine === 'common' || mine === state.turn;
    for (const spot of spots) {
      if (!isAmong(spot)) continue;
      const card = numberOf(spot.card);
      const denied = mine === state.turn ? 0 : ahead * rivalry[user]! * (kept[card]! - fresh);
      const higher = denied + besides + (isShort ? 0 : worth[card]!);
      const dollars = isShort ? worth[card]! : 0;
      const equal = perDollar * (higher + ahead * onEqual(card));
      insert(found, from, {
        spot,
        target: { mine, card, takesLower, dollars, equal, higher: perDollar * higher },
      });
    }
  };
  add(state.common, 'common', 0, (card) => tables.later[card]!);
  add(state.mines[state.turn]!, state.turn, 0, (card) => actionChance(state, card) * tables.action[card]!);
  for (let owner: Seat = 0; owner < seats; owner++) {
    if (owner === state.turn) continue;
    add(state.mines[owner]!, owner, -1 - rivalry[owner]!, (card) => tables.later[card]!);
  }
  return found.length <= mostTargets ? found : worthiest(found);
}

/** By seat: what a dollar less in their hands is good for. It is the more, the likelier they are to win instead. */
function rivalryOf(state: State, next: Seat): readonly number[] {
  const { turn, money, prospectors } = state;
  const bank = Math.max(1, state.bank - usualIncome);
  const holdings = holdingsOf(state, next, (spot, owner) => owner !== turn || spot.guarded);
  const shares = chances({ bank, money, prospectors, next }, holdings);
  let others = 0;
  for (let seat = 0; seat < shares.length; seat++) if (seat !== turn) others += shares[seat]!;
  return shares.map((share) => share / others);
}

/** Ascending from the place `from` on, so that equal cards stand side by side. */
function insert(found: Found[], from: number, next: Found): void {
  let place = found.length;
  while (place > from && found[place - 1]!.target.card > next.target.card) place--;
  found.splice(place, 0, next);
}

/** Cards that are easy to hit count more: what matters is what a middling die brings. */
function worthiest(found: readonly Found[]): Found[] {
  const promise = ({ target: { card, equal, higher } }: Found) => equal + higher * (8.5 - card);
  const least = found.map(promise).sort((a, b) => b - a)[mostTargets - 1]!;
  return found.filter((one) => promise(one) >= least).slice(0, mostTargets);
}

/** GR-C1: how likely a back that nobody has seen carries the action of its number. */
export function actionChance(state: State, number: CardNumber): number {
  let withAction = actionCopies;
  let blank = blankCopies;
  for (const card of state.seen) {
    if (card === number) blank--;
    else if (card === number + 10) withAction--;
  }
  for (const held of state.held)
    for (const action of held) if (numberOfAction(action) === number) withAction--;
  return withAction + blank === 0 ? 0 : withAction / (withAction + blank);
}
