// Where the players stand when a turn begins: dollars, and what the rest of the game is likely to add to them.

import type { Seat } from '../../../kernel/game.ts';
import { sharesOf } from '../../../kernel/shares.ts';
import { commonSize, figureLimit, figurePrice, numberOf, numberOfAction } from '../components.ts';
import type { Spot, State } from '../types.ts';
import { bankStep, prospectorBanks, scaleStep, tablesFor } from './tables.ts';

/** What differs between the moments that one turn is thought through for. */
export interface Moment {
  readonly bank: number;
  readonly money: readonly number[];
  readonly prospectors: readonly number[];
  /** Who begins. */
  readonly next: Seat;
}

/** By seat: dollars that do not depend on the bank any more, and cards, which count for less when it is low. */
export interface Holdings {
  readonly actions: readonly number[];
  readonly cards: readonly number[];
}

/** So much of what cards are good for is left when the bank is low. */
export function outlook(bank: number, seats: number): number {
  const perSeat = bank / seats;
  return perSeat >= 12 ? 1 : perSeat <= 0 ? 0 : perSeat / 12;
}

/** `isSpared`: a card that will still lie there. */
export function holdingsOf(
  state: State,
  next: Seat,
  isSpared: (spot: Spot, owner: Seat) => boolean,
): Holdings {
  const tables = tablesFor(state.money.length);
  const actions = state.held.map((held) =>
    held.reduce((sum, one) => sum + tables.action[numberOfAction(one)]!, 0),
  );
  const cards = state.mines.map((mine, owner) => {
    const table = owner === next ? tables.now : tables.later;
    let sum = tables.mule * state.mules[owner]!;
    for (const spot of mine) if (isSpared(spot, owner)) sum += table[numberOf(spot.card)]!;
    return sum;
  });
  let common = (commonSize - state.common.length) * tables.fresh;
  for (const { card } of state.common) common += tables.common[numberOf(card)]!;
  cards[next]! += common;
  return { actions, cards };
}

/** By seat: dollars as they are likely to be in the end, but for what all have in common. */
export function standings(moment: Moment, { actions, cards }: Holdings): number[] {
  const seats = moment.money.length;
  const tables = tablesFor(seats);
  const ahead = outlook(moment.bank, seats);
  const perProspector = prospectorValue(moment.bank, seats);
  return moment.money.map((dollars, seat) => {
    const distance = (seat - moment.next + seats) % seats;
    const turn = distance === seats - 1 ? 0 : between(tables.turn[distance]!, moment.bank / bankStep);
    const figures = moment.prospectors[seat]!;
    let sum = dollars + turn + perProspector * figures + ahead * cards[seat]! + actions[seat]!;
    if (figures < figureLimit && moment.bank > 20 * seats) {
      sum += tables.towardsFigure * Math.min(dollars, figurePrice * (figureLimit - figures));
    }
    return sum;
  });
}

/** Dollars that a prospector will bring beyond his pay. */
export function prospectorValue(bank: number, seats: number): number {
  return between(tablesFor(seats).prospector, prospectorAt(bank / seats));
}

function scaleAt(bank: number, seats: number): number {
  return between(tablesFor(seats).scale, bank / scaleStep - 0.5);
}

/** By seat: the chances at the beginning of a turn, or those of a game that is over. */
export function chances(moment: Moment, holdings: Holdings): readonly number[] {
  if (moment.bank <= 0) return finalShares(moment.money);
  return sharesOf(standings(moment, holdings), scaleAt(moment.bank, moment.money.length));
}

function finalShares(money: readonly number[]): number[] {
  let most = 0;
  let first = 0;
  for (const dollars of money) {
    if (dollars > most) {
      most = dollars;
      first = 1;
    } else if (dollars === most) first++;
  }
  return money.map((dollars) => (dollars === most ? 1 / first : 0));
}

function prospectorAt(perSeat: number): number {
  for (let index = 1; index < prospectorBanks.length; index++) {
    const from = prospectorBanks[index - 1]!;
    const to = prospectorBanks[index]!;
    if (perSeat < to) return index - 1 + (perSeat - from) / (to - from);
  }
  return prospectorBanks.length - 1;
}

/** Of a table with an entry for every whole number: the value at `at`, which need not be one. */
function between(table: readonly number[], at: number): number {
  if (at <= 0) return table[0]!;
  const below = Math.floor(at);
  if (below >= table.length - 1) return table[table.length - 1]!;
  return table[below]! + (at - below) * (table[below + 1]! - table[below]!);
}
