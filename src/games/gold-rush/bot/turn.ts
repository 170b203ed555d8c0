// A turn thought through: the cards that dice may go on, and what the dice are good for.

import { faceOf, numberOf, worth } from '../components.ts';
import { isFree } from '../mines.ts';
import type { Spot, State } from '../types.ts';
import { recallOf } from './recall.ts';
import { chances, holdingsOf } from './standing.ts';
import { type Found, isNearEnd, targetsOf } from './targets.ts';
import { mostDollars, mostTargets, type Target, type Throws, throwsOn, twinsOf } from './throws.ts';

/** The cards of a turn. */
interface Cards {
  readonly targets: readonly Target[];
  /** By target, in bits: equal cards before it, of which the first free one stands for all. */
  readonly twins: readonly number[];
  readonly throws: Throws;
  /** By spot, those of the common mine first: the bit of its target, or nothing. */
  readonly bits: readonly number[];
}

export interface Turn extends Omit<Cards, 'bits'> {
  /** In bits: the targets on which no die lies yet. */
  readonly free: number;
  /** On the account, by dice that lie already. */
  readonly made: number;
}

/** Dollars that a die brings as a rule. */
const perDie = 3;

/** Even where nothing depends on dollars any more, more of them are better. */
const leastPerDollar = 1e-3;

const noAccount: readonly number[] = [0];

/** Of the seat whose turn it is: in dollars of lead, or near the end in shares of the win. */
export function turnOf(state: State): Turn {
  const isShort = isNearEnd(state);
  const made = isShort ? lyingDollars(state) : 0;
  const dice = state.waitingPlain + state.waitingDynamite + state.rolled.length;
  const likely = isShort ? Math.min(state.bank - 1, made + perDie * dice) : 0;
  const isCrowded = countDiggable(state) > mostTargets;
  const { targets, twins, throws, bits } = isCrowded
    ? cardsOf(state, likely, isFree)
    : allCards(state, likely);
  return { targets, twins, throws, made, free: freeOf(state, bits) };
}

/** With those on which dice lie already, so that all throws of a turn are reckoned on the same ones. */
const allCards = recallOf((state, likely) => cardsOf(state, likely, isDiggable));

function isDiggable(spot: Spot): boolean {
  return !spot.guarded;
}

function countDiggable(state: State): number {
  let count = state.common.length;
  for (const mine of state.mines) for (const spot of mine) if (isDiggable(spot)) count++;
  return count;
}

/** `likely`: dollars that the turn brings in all, which matter near the end. */
function cardsOf(state: State, likely: number, isAmong: (spot: Spot) => boolean): Cards {
  if (!isNearEnd(state)) return withThrows(state, targetsOf(state, 1, isAmong), noAccount);
  const account = accountOf(state);
  const perDollar = (account[likely + 2]! - account[Math.max(0, likely - 2)]!) / 4;
  return withThrows(state, targetsOf(state, Math.max(leastPerDollar, perDollar), isAmong), account);
}

function withThrows(state: State, found: readonly Found[], account: readonly number[]): Cards {
  const targets = found.map(({ target }) => target);
  const bits = [state.common, ...state.mines].flat().map((spot) => {
    const index = found.findIndex((one) => one.spot === spot);
    return index < 0 ? 0 : 1 << index;
  });
  return { targets, twins: twinsOf(targets), throws: throwsOn(targets, account), bits };
}

function freeOf(state: State, bits: readonly number[]): number {
  let free = 0;
  let at = 0;
  for (let owner = -1; owner < state.mines.length; owner++) {
    const spots = owner < 0 ? state.common : state.mines[owner]!;
    for (let index = 0; index < spots.length; index++, at++)
      if (spots[index]!.die === null) free |= bits[at]!;
  }
  return free;
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
