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
import { outlook } from './standing.ts';
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

/** GR-I4: the bank pays no more than it has. While it has plenty, the account stays empty: that is faster. */
const accounts: readonly (readonly number[])[] = Array.from({ length: mostDollars + 1 }, (_, bank) =>
  Array.from({ length: 2 * mostDollars + 1 }, (_, dollars) => (dollars < bank ? dollars : bank)),
);
const noAccount: readonly number[] = [0];

/** Of the seat whose turn it is: in dollars of lead. Valid until it is called again. */
export function turnOf(state: State): Turn {
  const isShort = state.bank <= mostDollars;
  const targets = targetsOf(state, isShort);
  const throws = throwsOn(targets, isShort ? accounts[state.bank]! : noAccount);
  return { targets, all: (1 << targets.length) - 1, made: isShort ? lyingDollars(state) : 0, throws };
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

function targetsOf(state: State, isShort: boolean): Target[] {
  const seats = state.money.length;
  const tables = tablesFor(seats);
  const ahead = outlook(state.bank - usualIncome, seats);
  const perOther = 1 / (seats - 1);
  const next = (state.turn + 1) % seats;
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
    const takesLower = mine === 'common' || mine === state.turn;
    for (const spot of spots) {
      if (!isFree(spot)) continue;
      const card = numberOf(spot.card);
      const denied = mine === state.turn ? 0 : ahead * perOther * (kept[card]! - fresh);
      const higher = denied + besides + (isShort ? 0 : worth[card]!);
      const dollars = isShort ? worth[card]! : 0;
      insert(targets, from, {
        mine,
        card,
        takesLower,
        dollars,
        equal: higher + ahead * onEqual(card),
        higher,
      });
    }
  };
  add(state.common, 'common', 0, (card) => tables.later[card]!);
  add(state.mines[state.turn]!, state.turn, 0, (card) => actionChance(state, card) * tables.action[card]!);
  for (let owner: Seat = 0; owner < seats; owner++) {
    if (owner !== state.turn) add(state.mines[owner]!, owner, -1 - perOther, (card) => tables.later[card]!);
  }
  return targets.length <= mostTargets ? targets : worthiest(targets);
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
