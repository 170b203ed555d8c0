// Rolling, placing and setting aside (GR-T3 … GR-T6).

import type { Emit, Seat } from '../../kernel/game.ts';
import { randomInt } from '../../kernel/random.ts';
import {
  type CardNumber,
  type Die,
  dynamiteFaces,
  faceOf,
  isPlain,
  type Kind,
  plainFaces,
} from './components.ts';
import { freeNumbers, freeSpot, hasFreeAnywhere, mineOf } from './mines.ts';
import { place, setAside } from './moves.ts';
import type { Event, Mine, Move, State } from './types.ts';

const dynamite = 9;

/** GR-T3 */
export function rollDice(state: State, emit: Emit<Event>): void {
  const { rolled, rng } = state;
  for (; state.waitingPlain > 0; state.waitingPlain--) rolled.push(plainFaces[randomInt(rng, 8)]!);
  for (; state.waitingDynamite > 0; state.waitingDynamite--) rolled.push(dynamiteFaces[randomInt(rng, 8)]!);
  state.hasRolled = true;
  state.step = 'place';
  emit({ type: 'diceRolled', seat: state.turn, dice: rolled.slice() });
}

export function placeDie(state: State, die: Die, mine: Mine, card: CardNumber, emit: Emit<Event>): void {
  freeSpot(mineOf(state, mine), card).die = die;
  gatherRolled(state);
  if (isPlain(die)) state.waitingPlain--;
  else state.waitingDynamite--;
  state.step = 'roll';
  emit({ type: 'diePlaced', seat: state.turn, die, mine, card });
}

/** GR-T6: which face it shows is all one, for the others are rolled again. */
export function setDieAside(state: State, kind: Kind, emit: Emit<Event>): void {
  gatherRolled(state);
  if (kind === 'plain') {
    state.waitingPlain--;
    state.asidePlain++;
  } else {
    state.waitingDynamite--;
    state.asideDynamite++;
  }
  state.step = 'roll';
  emit({ type: 'dieSetAside', seat: state.turn, kind });
}

function gatherRolled(state: State): void {
  const { rolled } = state;
  while (rolled.length > 0) {
    if (isPlain(rolled.pop()!)) state.waitingPlain++;
    else state.waitingDynamite++;
  }
}

/** Where the turn stands after anything that may have changed the dice or the free cards. */
export function settleDice(state: State, emit: Emit<Event>): void {
  const dice = state.rolled.length + state.waitingPlain + state.waitingDynamite;
  if (dice === 0)
    finish(state); // GR-A7: a turn without dice goes on as after its roll
  else if (!hasFreeAnywhere(state)) {
    gatherRolled(state);
    state.asidePlain += state.waitingPlain;
    state.asideDynamite += state.waitingDynamite;
    state.waitingPlain = 0;
    state.waitingDynamite = 0;
    finish(state);
    emit({ type: 'diceOut', seat: state.turn, dice }); // GR-T3
  } else if (state.step === 'finish') state.step = 'roll'; // GR-T8: a prospector came late
}

function finish(state: State): void {
  state.step = 'finish';
  state.hasRolled = true;
}

/** GR-T3 … GR-T6. Equal dice are listed once. */
export function placingMoves(state: State, moves: Move[]): void {
  const { rolled, turn } = state;
  const common = freeNumbers(state.common);
  const own = freeNumbers(state.mines[turn]!);
  let canPlaceNumber = false;
  for (let index = 0; index < rolled.length; index++) {
    const die = rolled[index]!;
    if (rolled.indexOf(die) < index) continue;
    const before = moves.length;
    for (const card of common) moves.push(place(die, 'common', card));
    for (const card of own) moves.push(place(die, turn, card));
    for (let owner = 0; owner < state.mines.length; owner++) {
      if (owner === turn || state.mines[owner]!.length === 0) continue;
      for (const card of freeNumbers(state.mines[owner]!, faceOf(die))) moves.push(place(die, owner, card));
    }
    if (moves.length > before && faceOf(die) !== dynamite) canPlaceNumber = true;
  }
  if (canPlaceNumber) return;
  if (rolled.some(isPlain)) moves.push(setAside('plain')); // GR-T6
  if (!rolled.every(isPlain)) moves.push(setAside('dynamite'));
}

/** After income all dice lie beside the common mine again. */
export function collectDice(state: State, plain: number, dynamiteDice: number): void {
  state.rolled.length = 0;
  state.waitingPlain = plain;
  state.waitingDynamite = dynamiteDice;
  state.asidePlain = 0;
  state.asideDynamite = 0;
}

/** A new figure brings its die at once, in its owner's own turn (GR-T7). */
export function addDynamiteDie(state: State, seat: Seat): void {
  if (seat === state.turn) state.waitingDynamite++;
}
