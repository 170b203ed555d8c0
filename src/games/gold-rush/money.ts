// Dollars never come from nowhere: bank and players have 200 together (GR-C3).

import type { Seat } from '../../kernel/game.ts';
import type { State } from './types.ts';

/** GR-I4: what the bank has. Returns what was paid. */
export function takeFromBank(state: State, seat: Seat, dollars: number): number {
  const paid = dollars < state.bank ? dollars : state.bank;
  state.bank -= paid;
  state.money[seat]! += paid;
  if (state.bank < state.lowestBank) {
    state.lowestBank = state.bank; // ALL-5
    state.hasProgress = true;
  }
  return paid;
}

/** GR-I4: nobody pays more than they have. Returns what was paid. */
export function payBank(state: State, seat: Seat, dollars: number): number {
  const own = state.money[seat]!;
  const paid = dollars < own ? dollars : own;
  state.money[seat] = own - paid;
  state.bank += paid;
  return paid;
}

export function payPlayer(state: State, seat: Seat, to: Seat, dollars: number): number {
  const own = state.money[seat]!;
  const paid = dollars < own ? dollars : own;
  state.money[seat] = own - paid;
  state.money[to]! += paid;
  return paid;
}
