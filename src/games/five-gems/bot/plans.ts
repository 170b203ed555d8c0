// Whole turns of a seat, the most promising first: an action with all that it fulfils, up to the first thing that
// chance brings.

import { ignore, type Seat } from '../../../kernel/game.ts';
import type { Plan } from '../../../kernel/hints.ts';
import { apply } from '../apply.ts';
import { deckNames } from '../components.ts';
import { indexAt } from '../grid.ts';
import { draw, endTurn, pass, takeBlind } from '../moves.ts';
import { mustDraw } from '../rules.ts';
import { clone } from '../setup.ts';
import type { Move, State, Types } from '../types.ts';
import { type Action, isUndoing, make, movesOf, openCodes, placements, shifts, takeBack } from './action.ts';
import { blindValue } from './blind.ts';
import { newCards } from './decks.ts';
import { nextClaim, nextPointing } from './quick.ts';
import { type Share, shareWith } from './shares.ts';
import { codeOf, lookAt } from './sight.ts';
import { offerTo, threatTo } from './threats.ts';
import { found, type Standing, standingOf, valueAfter, worthAfter } from './value.ts';

/** An action with what it is worth to the seat, and what it offers the others (by seat). */
interface Rated {
  readonly moves: readonly Move[];
  readonly value: number;
  readonly offers: readonly number[];
}

/** To shift gems to and fro brings nothing on: the longer nobody has fulfilled a task, the less it is worth. */
const shiftCost = 0.01;

/** Whoever wants the best few plans only looks closer than who takes in many at a glance. */
function isThorough(most: number): boolean {
  return most <= 12;
}

/** So many actions are looked at with the eyes of the others too. */
function lookedAtTwice(most: number): number {
  return isThorough(most) ? 36 : 12;
}

export function plans(state: State, seat: Seat, most: number): readonly Plan<Types>[] {
  if (state.turn !== seat) return [];
  const share = shareWith(state, seat);
  if (state.step !== 'chooseAction' && state.step !== 'placeGem') return middle(state, seat, most, share);
  const all: Plan<Types>[] = [];
  for (const { moves, value, offers } of rated(state, seat, most, share)) {
    if (all.length >= most) break;
    if (moves[0] === takeBlind || moves[0] === pass) all.push({ moves, share: share(value, offers) });
    else all.push(...endings(state, seat, moves, (ending) => share(value + ending, offers)));
  }
  return all.slice(0, most);
}

/** The action is made; what is left is to claim and to draw. */
function middle(state: State, seat: Seat, most: number, share: Share): readonly Plan<Types>[] {
  const threat = threatTo(state, seat, isThorough(most));
  lookAt(state);
  const { step, change } = state;
  const isClaiming = (step === 'claimTasks' || step === 'pointAtGems') && change !== null;
  const at = isClaiming ? indexAt(change.toX, change.toY) : -1;
  const other = isClaiming && change.action === 'swap' ? indexAt(change.x, change.y) : -1;
  const value = valueAfter(standingOf(state, seat), at, other);
  const offers = threat ? offerTo(threat).values : [];
  return endings(state, seat, [], (ending) => share(value + ending, offers));
}

function rated(state: State, seat: Seat, most: number, share: Share): readonly Rated[] {
  const threat = threatTo(state, seat, isThorough(most));
  lookAt(state);
  const standing = standingOf(state, seat);
  const now = threat ? offerTo(threat).values : [];
  const twice = lookedAtTwice(most);
  const all: Rated[] = ownBest(state, standing).map(({ action, value }, place) => {
    if (!threat || place >= twice) return { moves: movesOf(action, state.held !== null), value, offers: now };
    make(action);
    const offers = offerTo(threat).values;
    takeBack(action);
    return { moves: movesOf(action, state.held !== null), value, offers };
  });
  if (state.held === null && state.stack.length > 0) {
    all.push({ moves: [takeBlind], value: blindValue(state, standing), offers: now });
  }
  if (all.length === 0) return [{ moves: [pass], value: 0, offers: now }];
  return all.sort((a, b) => share(b.value, b.offers) - share(a.value, a.offers));
}

/** The actions by what they bring the seat itself. The last change is not undone for nothing. */
function ownBest(state: State, standing: Standing): readonly { action: Action; value: number }[] {
  const actions =
    state.held !== null ? placements([codeOf(state.held)]) : [...placements(openCodes()), ...shifts()];
  const all = actions.map((action) => {
    const value = worthAfter(standing, action);
    const fulfils = found.complex + found.simple > 0;
    const cost = action.kind === 'place' || fulfils ? 0 : shiftCost * state.idleTurns;
    return { action, value: value - cost, isIdle: !fulfils && isUndoing(action, state.change) };
  });
  const sensible = all.filter(({ isIdle }) => !isIdle);
  return (sensible.length > 0 ? sensible : all).sort((a, b) => b.value - a.value);
}

/** The moves and what follows from them: everything is claimed, and each deck may be drawn from. */
function endings(
  before: State,
  seat: Seat,
  moves: readonly Move[],
  share: (value: number) => number,
): readonly Plan<Types>[] {
  const state = clone(before);
  const made = [...moves];
  for (const move of moves) apply(state, seat, move, ignore);
  for (let move = nextForced(state, seat); move; move = nextForced(state, seat)) {
    apply(state, seat, move, ignore);
    made.push(move);
  }
  if (state.end !== null) return [{ moves: made, share: share(0) }];
  if (!mustDraw(state)) return [{ moves: [...made, endTurn], share: share(0) }];
  const worth = newCards(standingOf(state, seat));
  const best = Math.max(worth.simple, worth.complex);
  return deckNames
    .filter((deck) => state.decks[deck].length > 0)
    .sort((a, b) => worth[b] - worth[a])
    .map((deck) => ({ moves: [...made, draw[deck]], share: share(worth[deck] - best) }));
}

function nextForced(state: State, seat: Seat): Move | undefined {
  if (state.step === 'pointAtGems') return nextPointing(state, seat);
  return state.step === 'claimTasks' ? nextClaim(state, seat) : undefined;
}
