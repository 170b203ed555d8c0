// Turns that were thought through before: the many futures of one decision come to the same few again and again.

import { numberOf, numberOfAction } from '../components.ts';
import type { Spot, State } from '../types.ts';

const places = 512;
/** More than all cards and dollars of a game can fill. */
const situation = new Int32Array(256);
let length = 0;

interface Known<Item> {
  readonly situation: Int32Array;
  readonly item: Item;
}

/** Remembers what follows from a state without its dice, and from a number of one's own. A new one takes the place of
 *  an old one. */
export function recallOf<Item>(
  make: (state: State, besides: number) => Item,
): (state: State, besides: number) => Item {
  const known = Array<Known<Item> | undefined>(places);
  return (state, besides) => {
    const place = describe(state, besides) & (places - 1);
    const found = known[place];
    if (found && isSituation(found.situation)) return found.item;
    const item = make(state, besides);
    known[place] = { situation: situation.slice(0, length), item };
    return item;
  };
}

function isSituation(other: Int32Array): boolean {
  if (other.length !== length) return false;
  for (let index = 0; index < length; index++) if (other[index] !== situation[index]) return false;
  return true;
}

/** Fills `situation`; returns its hash. */
function describe(state: State, besides: number): number {
  const seats = state.money.length;
  length = 0;
  add(besides);
  add(seats);
  add(state.turn);
  add(state.bank);
  for (let seat = 0; seat < seats; seat++) {
    add(state.money[seat]!);
    add(state.prospectors[seat]!);
    add(state.mules[seat]!);
    for (const action of state.held[seat]!) add(numberOfAction(action));
    addSpots(state.mines[seat]!);
  }
  addSpots(state.common);
  for (const card of state.seen) add(card);
  let hash = 0;
  for (let index = 0; index < length; index++) hash = Math.imul(hash ^ situation[index]!, 0x01000193);
  return hash ^ (hash >>> 16);
}

function add(number: number): void {
  situation[length++] = number;
}

const end = -1;

function addSpots(spots: readonly Spot[]): void {
  add(end);
  for (const spot of spots) add(spot.guarded ? -numberOf(spot.card) - 1 : numberOf(spot.card));
  add(end);
}
