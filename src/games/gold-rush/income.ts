// What the dice bring at the end of a turn (GR-I1 … GR-I5). Order: common mine, own, others'; then the fees.

import type { Emit, Seat } from '../../kernel/game.ts';
import { actionOf, faceOf, hasAction, numberOf, ownerFee, worth } from './components.ts';
import { payPlayer, takeFromBank } from './money.ts';
import type { Event, Mine, Spot, State } from './types.ts';

export function resolveIncome(state: State, emit: Emit<Event>): void {
  const seat = state.turn;
  const ownCards = state.mines[seat]!.length; // GR-I2: without those that this income brings
  mineCommon(state, emit);
  mineOwn(state, ownCards, emit);
  const creditors: Seat[] = [];
  const seats = state.mines.length;
  for (let next = 1; next < seats; next++) mineOther(state, (seat + next) % seats, creditors, emit);
  for (const to of creditors) {
    const dollars = payPlayer(state, seat, to, ownerFee); // GR-I4
    if (dollars > 0) emit({ type: 'feePaid', seat, to, dollars });
  }
}

/** GR-I1 */
function mineCommon(state: State, emit: Emit<Event>): void {
  const mine = state.common;
  for (let index = 0; index < mine.length; ) {
    const spot = mine[index]!;
    if (spot.die === null) index++;
    else if (faceOf(spot.die) < numberOf(spot.card)) {
      spot.die = null;
      index++;
    } else bringIn(state, mine, index, 'common', emit);
  }
}

/** GR-I3: a die lies there only if it equals or beats the card (GR-T4). */
function mineOther(state: State, owner: Seat, creditors: Seat[], emit: Emit<Event>): void {
  const mine = state.mines[owner]!;
  for (let index = 0; index < mine.length; ) {
    if (mine[index]!.die === null) index++;
    else {
      creditors.push(owner);
      bringIn(state, mine, index, owner, emit);
    }
  }
}

/** The card of a die that equals it comes into the own mine, back unseen; that of a higher one is out. */
function bringIn(state: State, mine: Spot[], index: number, from: Mine, emit: Emit<Event>): void {
  const seat = state.turn;
  const spot = mine[index]!;
  const number = numberOf(spot.card);
  const isEqual = faceOf(spot.die!) === number;
  mine.splice(index, 1);
  spot.die = null;
  if (isEqual) state.mines[seat]!.push(spot);
  else state.unseen.push(spot.card);
  const dollars = takeFromBank(state, seat, worth[number]!);
  emit({ type: 'cardMined', seat, mine: from, card: number, dollars, fate: isEqual ? 'taken' : 'gone' });
}

/** GR-I2 */
function mineOwn(state: State, count: number, emit: Emit<Event>): void {
  const seat = state.turn;
  const mine = state.mines[seat]!;
  let index = 0;
  for (let left = count; left > 0; left--) {
    const spot = mine[index]!;
    const number = numberOf(spot.card);
    const face = spot.die === null ? 0 : faceOf(spot.die);
    if (spot.guarded) index++;
    else if (face < number) {
      mine.splice(index, 1);
      state.unseen.push(spot.card);
      emit({ type: 'cardLost', seat, card: number });
    } else if (face === number) {
      const dollars = takeFromBank(state, seat, worth[number]!);
      spot.die = null;
      emit({ type: 'cardMined', seat, mine: seat, card: number, dollars, fate: 'turning' });
      turnOver(state, mine, index, emit);
    } else {
      mine.splice(index, 1);
      state.unseen.push(spot.card);
      const dollars = takeFromBank(state, seat, worth[number]!);
      emit({ type: 'cardMined', seat, mine: seat, card: number, dollars, fate: 'gone' });
    }
  }
}

function turnOver(state: State, mine: Spot[], index: number, emit: Emit<Event>): void {
  const seat = state.turn;
  const { card } = mine[index]!;
  const number = numberOf(card);
  mine.splice(index, 1);
  if (hasAction(card)) state.held[seat]!.push(actionOf(number));
  else state.seen.push(card);
  const back = hasAction(card) ? actionOf(number) : 'blank';
  emit({ type: 'cardTurned', seat, card: number, back }, { reveals: true });
}
