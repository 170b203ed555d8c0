// A turn thought through: the cards that dice may go on, and what they are good for, now and later.

import type { Seat } from '../../../kernel/game.ts';
import {
  actionCopies,
  blankCopies,
  type CardNumber,
  faceOf,
  numberOf,
  numberOfAction,
  worth,
} from '../components.ts';
import { isFree } from '../mines.ts';
import type { Mine, Spot, State } from '../types.ts';
import { chances, holdingsOf, outlook } from './standing.ts';
import { tablesFor } from './tables.ts';
import { mostDollars, mostTargets, type Target, type Throws, throwsOn } from './throws.ts';

/** Dollars that a turn brings as a rule. */
export const usualIncome = 8;

export interface Turn {
  readonly targets: readonly Target[];
  /** All are free. */
  readonly all: number;
  /** On the account, by dice that lie already. */
  readonly made: number;
  readonly throws: Throws;
}

/** Dollars that a die brings as a rule. */
const perDie = 3;

/** Even where nothing depends on dollars any more, more of them are better. */
const leastPerDollar = 1e-3;

const noAccount: readonly number[] = [0];

/** While the bank holds so many dollars for each player, one dollar is as good as another. */
const plenty = 8;

/** Whether a turn is thought through for the share of the win, and not for dollars, which is faster. */
export function isNearEnd(state: State): boolean {
  return state.bank < plenty * state.money.length;
}

/** Of the seat whose turn it is: in dollars of lead, or near the end in shares of the win. Valid until it is called
 *  again. */
export function turnOf(state: State): Turn {
  if (!isNearEnd(state)) {
    const targets = targetsOf(state, 1, false);
    return { targets, all: (1 << targets.length) - 1, made: 0, throws: throwsOn(targets, noAccount) };
  }
  const made = lyingDollars(state);
  const account = accountOf(state);
  const dice = state.waitingPlain + state.waitingDynamite + state.rolled.length;
  const likely = Math.min(state.bank - 1, made + perDie * dice);
  const perDollar = (account[likely + 2]! - account[Math.max(0, likely - 2)]!) / 4;
  const targets = targetsOf(state, Math.max(leastPerDollar, perDollar), true);
  return { targets, all: (1 << targets.length) - 1, made, throws: throwsOn(targets, account) };
}

/** By dollars that this turn brings in all: the share of the win after it. GR-I4: the bank pays no more than it has. */
function accountOf(state: State): number[] {
  const { turn, bank, prospectors } = state;
  const next = (turn + 1) % state.money.length;
  const holdings = holdingsOf(state, next, (spot, owner) => owner !== turn || spot.guarded);
  const money = state.money.slice();
  const account: number[] = [];
  for (let dollars = 0; dollars <= 2 * mostDollars; dollars++) {
    if (dollars > bank) account.push(account[dollars - 1]!);
    else {
      money[turn] = state.money[turn]! + dollars;
      account.push(chances({ bank: bank - dollars, money, prospectors, next }, holdings)[turn]!);
    }
  }
  return account;
}

/** Dollars of the dice that lie on cards; what else they do is left out. */
export function lyingDollars(state: State): number {
  let dollars = 0;
  for (const mine of [state.common, ...state.mines]) {
    for (const { card, die } of mine) {
      if (die !== null && faceOf(die) >= numberOf(card)) dollars += worth[numberOf(card)]!;
    }
  }
  return dollars;
}

/** `perDollar`: what a dollar besides the account is good for. */
function targetsOf(state: State, perDollar: number, isShort: boolean): Target[] {
  const seats = state.money.length;
  const tables = tablesFor(seats);
  const ahead = outlook(state.bank - usualIncome, seats);
  const next = (state.turn + 1) % seats;
  const rivalry = rivalryOf(state, next);
  const targets: Target[] = [];
  const add = (
    spots: readonly Spot[],
    mine: Mine,
    besides: number,
    onEqual: (card: CardNumber) => number,
  ) => {
    const from = targets.length;
    const kept = mine === 'common' ? tables.common : mine === next ? tables.now : tables.later;
    const fresh = mine === 'common' ? tables.fresh : 0;
    const user = mine === 'common' ? next : mine;
    const takesLower = mine === 'common' || mine === state.turn;
    for (const spot of spots) {
      if (!isFree(spot)) continue;
      const card = numberOf(spot.card);
      const denied = mine === state.turn ? 0 : ahead * rivalry[user]! * (kept[card]! - fresh);
      const higher = denied + besides + (isShort ? 0 : worth[card]!);
      const dollars = isShort ? worth[card]! : 0;
      insert(targets, from, {
        mine,
        card,
        takesLower,
        dollars,
        equal: perDollar * (higher + ahead * onEqual(card)),
        higher: perDollar * higher,
      });
    }
  };
  add(state.common, 'common', 0, (card) => tables.later[card]!);
  add(state.mines[state.turn]!, state.turn, 0, (card) => actionChance(state, card) * tables.action[card]!);
  for (let owner: Seat = 0; owner < seats; owner++) {
    if (owner === state.turn) continue;
    add(state.mines[owner]!, owner, -1 - rivalry[owner]!, (card) => tables.later[card]!);
  }
  return targets.length <= mostTargets ? targets : worthiest(targets);
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
function insert(targets: Target[], from: number, target: Target): void {
  let place = targets.length;
  while (place > from && targets[place - 1]!.card > target.card) place--;
  targets.splice(place, 0, target);
}

/** Cards that are easy to hit count more: what matters is what a middling die brings. */
function worthiest(targets: readonly Target[]): Target[] {
  const promise = ({ card, equal, higher }: Target) => equal + higher * (8.5 - card);
  const least = targets.map(promise).sort((a, b) => b - a)[mostTargets - 1]!;
  return targets.filter((target) => promise(target) >= least).slice(0, mostTargets);
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
